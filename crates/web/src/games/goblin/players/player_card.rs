//! A hero at a glance: hit points, keys, potions, equipment, cards, and whose turn it is.

use goblin::{EquipmentKind, Goblin, Hero, Keys, Level, PlayerView, Potion, View};
use table::Seat;
use words::{Arg, Narrated, Words, goblin as say};

use crate::around::pictures as shared;
use crate::games::goblin::pictures;
use crate::prelude::*;
use crate::stage::Waits;
use crate::ui::Markup;
use crate::ui::html::{bold, element, escaped, heard, icon, span};

/// What there is to see of one player.
#[derive(Clone, PartialEq)]
pub(super) struct Glance {
    seat: Seat,
    player: PlayerView,
    acting: bool,
    bot: bool,
    /// What the person is called.
    name: Option<String>,
}

impl Glance {
    pub(super) fn of(
        view: &View,
        seat: Seat,
        waits: Waits,
        bot: bool,
        name: Option<String>,
    ) -> Option<Self> {
        let player = view.players.get(seat.index())?.clone();
        let acting = waits != Waits::Nothing && Goblin::acting(view) == seat;
        Some(Self { seat, player, acting, bot, name })
    }
}

/// The card of a player. Tapping it opens the sheet.
pub(super) fn player_card(
    words: &Words,
    rules: &Goblin,
    view: &View,
    glance: &Glance,
    inspected: RwSignal<Option<Seat>>,
) -> AnyView {
    let Glance { seat, ref player, acting, bot, name: ref called } = *glance;
    let mut class = "hero-card goblin-hero".to_owned();
    for (holds, name) in
        [(acting, " acting"), (player.hit_points == 0, " down"), (!player.playing, " gone")]
    {
        if holds {
            class.push_str(name);
        }
    }
    let name = player.hero.map(Hero::name);
    let icon_of_hero = icon(name.map_or("icon-question", shared::hero_named));
    let who = span("who", &icon(if bot { "icon-bot" } else { "icon-human" }));
    let down = if player.hit_points == 0 && player.playing {
        span("marks", &span("mark down", &icon("icon-unconscious")))
    } else {
        String::new()
    };
    let title = match player.hero {
        Some(hero) => say::hero(words, hero),
        None => words.say(key::SEAT, &[("label", Arg::text(seat.to_string()))]),
    };
    let owned =
        [player.weapon.map(|_| EquipmentKind::Weapon), player.armor.map(|_| EquipmentKind::Armor)];
    let owned = owned.into_iter().flatten().map(pictures::equipment).map(icon);
    let goods: String = owned.chain(player.potions.iter().map(potion)).collect();
    let hand = player.hand.won.len() + player.hand.starting;
    let piles = [
        ("icon-hand", hand),
        ("icon-draw-card", player.deck.slots.len()),
        ("icon-discard", player.discard.len()),
    ];
    let pile = |(name, count): (&'static str, usize)| {
        span("pile-count", &[icon(name), bold(&count.to_string())].concat())
    };
    let piles: String = piles.into_iter().map(pile).collect();
    let numbers = [hearts(player.hit_points, player.full), keys(rules, player.keys)].concat();
    let shown = [
        span("name", &[escaped(&title), person(called.as_deref())].concat()),
        span("numbers", &numbers),
        span("goods", &goods),
        span("piles", &piles),
    ];
    let unsaid = |class| [("class", class), ("aria-hidden", "true")];
    let portrait = element("span", &unsaid("portrait"), &[icon_of_hero, who, down].concat());
    let shown = element("span", &unsaid("card-words"), &shown.concat());
    view! {
        <li class=class data-hero=name>
            <button type="button" aria-haspopup="dialog" aria-current=acting.then_some("true") on:click=move |_| inspected.set(Some(seat))>
                {Markup(heard(&label(words, view, glance)))}
                {Markup(portrait)}
                {Markup(shown)}
            </button>
        </li>
    }
    .into_any()
}

/// The name of the person who plays a hero.
pub(crate) fn person(name: Option<&str>) -> String {
    name.map(|name| element("bdi", &[("class", "player")], &escaped(name))).unwrap_or_default()
}

/// Hearts with their number.
pub(super) fn hearts(hit_points: u8, full: u8) -> String {
    let heart = |number: u8| {
        let class = if number >= hit_points { "heart lost" } else { "heart" };
        span(class, &icon("icon-heart"))
    };
    let hearts: String = (0..full).map(heart).collect();
    let class = if hit_points <= 1 { "hearts few" } else { "hearts" };
    span(class, &[hearts, bold(&hit_points.to_string())].concat())
}

/// The keys by level: those that are won, and those still to win.
pub(crate) fn keys(rules: &Goblin, keys: Keys) -> String {
    let key = |level: Level| {
        let class = if keys.contains(level) { "key won" } else { "key" };
        span(class, &[icon("icon-piece-key"), bold(level.name())].concat())
    };
    let shown = |level: &Level| rules.needs_key(*level) || keys.contains(*level);
    span("keys", &Level::ALL.into_iter().filter(shown).map(key).collect::<String>())
}

fn potion(kind: Potion) -> String {
    let marks = [("class", "stock"), ("data-potion", kind.name())];
    element("span", &marks, &icon(pictures::potion(kind)))
}

/// All of it in words.
fn label(words: &Words, view: &View, glance: &Glance) -> String {
    let Glance { seat, ref player, acting, bot, name: ref called } = *glance;
    let count = |key: Key, count: usize| words.say(key, &[("count", Arg::Number(count as i64))]);
    let name = match player.hero {
        Some(hero) => say::hero_title(words, hero),
        None => words.say(key::SEAT, &[("label", Arg::text(seat.to_string()))]),
    };
    let won: Vec<&str> = player.keys.iter().map(Level::name).collect();
    let mut parts = vec![
        name,
        match called {
            _ if bot => words.text(key::UI_BOT),
            Some(name) => name.clone(),
            None => words.text(key::UI_SEAT_HUMAN),
        },
        words.say(key::WEB_HIT_POINTS, &[("count", player.hit_points.into())]),
        words.say(
            key::WEB_KEYS_OF,
            &[("keys", Arg::text(if won.is_empty() { "–".to_owned() } else { won.join(", ") }))],
        ),
        count(key::WEB_COUNT_HAND, player.hand.won.len() + player.hand.starting),
        count(key::WEB_COUNT_DECK, player.deck.slots.len()),
        count(key::WEB_COUNT_DISCARD, player.discard.len()),
    ];
    if acting {
        parts.push(words.text(key::WEB_ON_TURN));
    }
    if player.hit_points == 0 && player.playing {
        parts.push(words.say(key::UI_UNCONSCIOUS, &[("hero", say::who(view, seat))]));
    }
    if !player.playing {
        parts.push(words.text(key::UI_LEFT_GAME));
    }
    parts.join(", ")
}
