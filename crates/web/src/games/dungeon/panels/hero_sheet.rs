//! A hero's sheet: skills, hit points, points, inventory.

use dungeon::FULL_HIT_POINTS;
use table::Seat;
use words::Arg;
use words::dungeon as say;

use super::slots::Slots;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// Everything about one hero.
#[component]
pub(crate) fn HeroSheet(game: Game, seat: Seat) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (goals, weapons) = game.with_rules(|rules| (rules.setup().goals, rules.content().bonus));
    move || {
        let shown = game.shown.view.get();
        let hero = shown.heroes.get(seat.index())?.clone();
        let drawn = hero.hero?;
        let heart = |number: u8| {
            let lost = number >= hero.hit_points;
            view! { <span class="heart" class:lost=lost><Icon name="icon-heart"/></span> }
        };
        let skills = speech.with(|words| say::skills(words, drawn));
        let skill = |text: String| view! { <li class:void=hero.cursed>{text}</li> };
        let who = say::who(&shown, seat);
        let state = (hero.hit_points == 0).then(|| {
            let text = speech.say(key::UI_UNCONSCIOUS, &[("hero", who.clone())]);
            view! { <p class="state down"><Icon name="icon-unconscious"/>{text}</p> }
        });
        let curse = hero.cursed.then(|| {
            let text = speech.say(key::UI_CURSED, &[("hero", who)]);
            view! { <p class="state curse"><Icon name="icon-curse"/>{text}</p> }
        });
        let why = hero.cursed.then(|| view! { <p class="why">{t(key::WEB_CURSE_DOES)}</p> });
        let shared =
            goals.inventory.then(|| view! { <p class="why">{t(key::WEB_INVENTORY_SHARED)}</p> });
        Some(view! {
            <div class="hero-sheet" data-hero=drawn.name()>
                <span class="portrait big"><Icon name=pictures::hero(drawn)/></span>
                <div class="sheet-numbers">
                    <p class="hearts" role="img" aria-label=speech.say(key::WEB_HIT_POINTS, &[("count", hero.hit_points.into())])>
                        {(0..FULL_HIT_POINTS).map(heart).collect_view()}
                        <b>{format!("{} / {FULL_HIT_POINTS}", hero.hit_points)}</b>
                    </p>
                    <p class="points">
                        <Icon name="icon-points"/>
                        <b>{speech.say(key::UI_POINTS_COUNT, &[("points", Arg::Halves(hero.points.halves.into()))])}</b>
                    </p>
                    {state}
                    {curse}
                </div>
                <section>
                    <h3>{t(key::WEB_SKILLS)}</h3>
                    <ul class="skills">{skills.map(skill).collect_view()}</ul>
                    {why}
                </section>
                <section>
                    <h3>{t(key::WEB_INVENTORY)}</h3>
                    <Slots inventory=hero.inventory goals weapons/>
                    {shared}
                </section>
            </div>
        })
    }
}
