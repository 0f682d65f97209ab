//! A hero at a glance: hit points, keys, potions, equipment, cards, and whose turn it is.

use goblin::{Goblin, Hero, Keys, Level, PlayerView, Potion, Potions, View};
use table::Seat;
use words::{Arg, Words, goblin as say};

use crate::goblin::pictures;
use crate::play::{Staged, Waits};
use crate::prelude::*;
use crate::ui::{picture, pictures as shared};

/// What there is to see of one player.
#[derive(Clone, PartialEq)]
pub(super) struct Glance {
    seat: Seat,
    player: PlayerView,
    /// All hit points there can be.
    full: u8,
    acting: bool,
    bot: bool,
}

impl Glance {
    pub(super) fn of(view: &View, seat: Seat, full: u8, waits: Waits, bot: bool) -> Option<Self> {
        let player = view.players.get(seat.index())?.clone();
        let acting = waits != Waits::Nothing && Goblin::acting(view) == seat;
        Some(Self { seat, player, full, acting, bot })
    }
}

/// The card of a player. Tapping it opens the sheet.
pub(super) fn player_card(
    words: &Words,
    view: &View,
    glance: &Glance,
    inspected: RwSignal<Option<Seat>>,
) -> AnyView {
    let Glance { seat, ref player, full, acting, bot } = *glance;
    let mut class = "hero-card goblin-hero".to_owned();
    for (holds, name) in
        [(acting, " acting"), (player.hit_points == 0, " down"), (!player.playing, " gone")]
    {
        if holds {
            class.push_str(name);
        }
    }
    let name = player.hero.map(Hero::name);
    let down = (player.hit_points == 0 && player.playing).then(|| {
        view! { <span class="marks"><span class="mark down">{picture("icon-unconscious")}</span></span> }
            .into_any()
    });
    let title = match player.hero {
        Some(hero) => say::hero(words, hero),
        None => words.say("seat", &[("label", Arg::text(seat.to_string()))]),
    };
    let owned = [player.weapon.map(|_| "icon-piece-sword"), player.armor.map(|_| "icon-armour")];
    let owned: Vec<AnyView> = owned.into_iter().flatten().map(picture).collect();
    let pile = |(icon, count): (&'static str, usize)| {
        view! { <span class="pile-count">{picture(icon)}<b>{count.to_string()}</b></span> }
            .into_any()
    };
    let hand = player.hand.won.len() + player.hand.starting;
    let piles = [
        ("icon-hand", hand),
        ("icon-draw-card", player.deck.slots.len()),
        ("icon-discard", player.discard.len()),
    ];
    let piles: Vec<AnyView> = piles.into_iter().map(pile).collect();
    view! {
        <li class=class data-hero=name>
            <button type="button" aria-haspopup="dialog" aria-current=acting.then_some("true") on:click=move |_| inspected.set(Some(seat))>
                <span class="heard">{label(words, view, glance)}</span>
                <span class="portrait" aria-hidden="true">
                    {picture(name.map_or("icon-question", shared::hero_named))}
                    <span class="who">{picture(if bot { "icon-bot" } else { "icon-human" })}</span>
                    {down}
                </span>
                <span class="card-words" aria-hidden="true">
                    <span class="name">{title}</span>
                    <span class="numbers">{hearts(player.hit_points, full)}{keys(player.keys)}</span>
                    <span class="goods">{owned}{potions(player.potions)}</span>
                    <span class="piles">{piles}</span>
                </span>
            </button>
        </li>
    }
    .into_any()
}

/// Hearts with their number.
pub(super) fn hearts(hit_points: u8, full: u8) -> AnyView {
    let heart = |number: u8| {
        let class = if number >= hit_points { "heart lost" } else { "heart" };
        view! { <span class=class>{picture("icon-heart")}</span> }.into_any()
    };
    let hearts: Vec<AnyView> = (0..full).map(heart).collect();
    let class = if hit_points <= 1 { "hearts few" } else { "hearts" };
    view! { <span class=class>{hearts}<b>{hit_points.to_string()}</b></span> }.into_any()
}

/// The keys by level: those that are won, and those still to win.
pub(super) fn keys(keys: Keys) -> AnyView {
    let key = |level: Level| {
        let class = if keys.contains(level) { "key won" } else { "key" };
        view! { <span class=class>{picture("icon-piece-key")}<b>{level.name()}</b></span> }
            .into_any()
    };
    let keys: Vec<AnyView> = Level::ALL.into_iter().map(key).collect();
    view! { <span class="keys">{keys}</span> }.into_any()
}

fn potions(potions: Potions) -> Vec<AnyView> {
    let potion = |kind: Potion| {
        view! { <span class="stock" data-potion=kind.name()>{picture(pictures::potion(kind))}</span> }
            .into_any()
    };
    potions.iter().map(potion).collect()
}

/// All of it in words.
fn label(words: &Words, view: &View, glance: &Glance) -> String {
    let Glance { seat, ref player, acting, bot, .. } = *glance;
    let count = |key: &str, count: usize| words.say(key, &[("count", Arg::Number(count as i64))]);
    let name = match player.hero {
        Some(hero) => say::hero_title(words, hero),
        None => words.say("seat", &[("label", Arg::text(seat.to_string()))]),
    };
    let won: Vec<&str> = player.keys.iter().map(Level::name).collect();
    let mut parts = vec![
        name,
        words.text(if bot { "ui-bot" } else { "ui-seat-human" }),
        words.say("web-hit-points", &[("count", player.hit_points.into())]),
        words.say(
            "web-keys-of",
            &[("keys", Arg::text(if won.is_empty() { "–".to_owned() } else { won.join(", ") }))],
        ),
        count("web-count-hand", player.hand.won.len() + player.hand.starting),
        count("web-count-deck", player.deck.slots.len()),
        count("web-count-discard", player.discard.len()),
    ];
    if acting {
        parts.push(words.text("web-on-turn"));
    }
    if player.hit_points == 0 && player.playing {
        parts.push(words.say("ui-unconscious", &[("hero", say::who(view, seat))]));
    }
    if !player.playing {
        parts.push(words.text("ui-left-game"));
    }
    parts.join(", ")
}
