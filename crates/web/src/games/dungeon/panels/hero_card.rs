//! A hero at a glance: hit points, points, curse, and whose turn it is.

use dungeon::{Event, FULL_HIT_POINTS, Goals, Hero, HeroView};
use table::Seat;
use words::Arg;
use words::dungeon as say;

use super::slots::Slots;
use crate::around::player;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::Waits;
use crate::ui::Icon;

/// The card of one hero. Tapping it opens the sheet.
#[component]
pub(crate) fn HeroCard(game: Game, seat: Seat, inspected: RwSignal<Option<Seat>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let hero = Memo::new(move |_| game.shown.view.read().heroes.get(seat.index()).cloned());
    let acting = Memo::new(move |_| {
        game.offered.waits.get() != Waits::Nothing && game.shown.view.read().acting() == Some(seat)
    });
    let hurt = Memo::new(move |_| {
        let lost = game.shown.latest.get();
        matches!(lost, Some(Event::HitPointLost { seat: hit, .. } | Event::Sacrificed { seat: hit, .. }) if hit == seat)
    });
    let goals = game.with_rules(|rules| rules.setup().goals);
    let bot = Memo::new(move |_| game.is_bot_now(seat));
    let label =
        move || hero.get().map(|hero| label(speech, game, seat, &hero, bot.get(), acting.get()));
    let title = move || {
        speech.with(|words| match hero.get().and_then(|hero| hero.hero) {
            Some(drawn) => say::hero(words, drawn),
            None => words.say(key::SEAT, &[("label", Arg::text(seat.to_string()))]),
        })
    };
    view! {
        <li
            class="hero-card"
            class:acting=move || acting.get()
            class:cursed=move || hero.get().is_some_and(|hero| hero.cursed)
            class:down=move || hero.get().is_some_and(|hero| hero.hit_points == 0)
            class:hurt=move || hurt.get()
            class:gone=move || hero.get().is_some_and(|hero| !hero.playing)
            data-hero=move || hero.get().and_then(|hero| hero.hero).map(Hero::name)
        >
            <button
                type="button"
                aria-current=move || acting.get().then_some("true")
                aria-haspopup="dialog"
                on:click=move |_| inspected.set(Some(seat))
            >
                <span class="heard">{label}</span>
                <span class="portrait" aria-hidden="true">
                    {move || view! {
                        <Icon name=hero.get().and_then(|hero| hero.hero)
                            .map_or("icon-question", pictures::hero)/>
                    }}
                    <span class="who"><Icon name=Signal::derive(move || if bot.get() { "icon-bot" } else { "icon-human" })/></span>
                    <span class="marks">
                        {move || hero.get().is_some_and(|hero| hero.cursed)
                            .then(|| view! { <span class="mark curse"><Icon name="icon-curse"/></span> })}
                        {move || hero.get().is_some_and(|hero| hero.hit_points == 0)
                            .then(|| view! { <span class="mark down"><Icon name="icon-unconscious"/></span> })}
                    </span>
                </span>
                <span class="card-words" aria-hidden="true">
                    <span class="name">{title}{player(game.name(seat))}</span>
                    {move || hero.get().map(|hero| numbers(speech, &hero, hurt.get()))}
                    {move || hero.get().map(|hero| pieces(&hero, goals))}
                </span>
            </button>
        </li>
    }
}

/// Hearts with their number, and points. The one that is being lost breaks.
fn numbers(speech: Speech, hero: &HeroView, hurt: bool) -> impl IntoView + use<> {
    let hit_points = hero.hit_points;
    let few = hit_points <= 1;
    let points = speech.say(key::WEB_POINTS, &[("points", Arg::Halves(hero.points.halves.into()))]);
    let heart = move |number: u8| {
        let lost = number >= hit_points;
        let breaks = hurt && number == hit_points;
        let icon = if breaks { "icon-heart-broken" } else { "icon-heart" };
        view! { <span class="heart" class:lost=lost class:breaks=breaks><Icon name=icon/></span> }
    };
    view! {
        <span class="numbers">
            <span class="hearts" class:few=few>
                {(0..FULL_HIT_POINTS).map(heart).collect_view()}
                <b>{hit_points}</b>
            </span>
            <span class="points"><Icon name="icon-points"/><b>{points}</b></span>
        </span>
    }
}

fn pieces(hero: &HeroView, goals: Goals) -> impl IntoView + use<> {
    view! { <Slots inventory=hero.inventory goals small=true/> }
}

/// All of it in words.
fn label(
    speech: Speech,
    game: Game,
    seat: Seat,
    hero: &HeroView,
    bot: bool,
    acting: bool,
) -> String {
    let who = say::who(&game.shown.view.read(), seat);
    let name = match hero.hero {
        Some(drawn) => speech.with(|words| say::hero_title(words, drawn)),
        None => speech.say(key::SEAT, &[("label", Arg::text(seat.to_string()))]),
    };
    let mut parts = vec![
        name,
        if bot {
            speech.text(key::UI_BOT)
        } else {
            game.name(seat).unwrap_or_else(|| speech.text(key::UI_SEAT_HUMAN))
        },
        speech.say(key::WEB_HIT_POINTS, &[("count", hero.hit_points.into())]),
        speech.say(key::UI_POINTS_COUNT, &[("points", Arg::Halves(hero.points.halves.into()))]),
    ];
    if acting {
        parts.push(speech.text(key::WEB_ON_TURN));
    }
    if hero.cursed {
        parts.push(speech.say(key::UI_CURSED, &[("hero", who.clone())]));
    }
    if hero.hit_points == 0 {
        parts.push(speech.say(key::UI_UNCONSCIOUS, &[("hero", who)]));
    }
    if !hero.playing {
        parts.push(speech.text(key::UI_LEFT_GAME));
    }
    parts.join(", ")
}
