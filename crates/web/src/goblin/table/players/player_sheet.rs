//! Everything a viewer may know of one player.

use goblin::{Card, Content, Hero, Known, PlayerView, Potion, SlotView};
use table::{Seat, Viewer};
use words::{Arg, Words, goblin as say};

use super::player_card::{hearts, keys};
use crate::app::Speech;
use crate::goblin::table::card::{Marks, card_face, listed, starting_back};
use crate::goblin::{Game, pictures};
use crate::prelude::*;
use crate::ui::html::{element, escaped, icon, span, tag};
use crate::ui::{Markup, pictures as shared};

/// The sheet of a player.
#[component]
pub(super) fn PlayerSheet(game: Game, seat: Seat) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.view.get();
        let player = view.players.get(seat.index())?;
        let text = speech.with(|words| {
            game.ask(|table| {
                let rules = table.rules();
                let able = rules.setup().abilities.is_on();
                let own = view.viewer == Viewer::Seat(seat);
                let cards = Cards { words, content: rules.content(), hero: player.hero };
                cards.sheet(player, rules.full(), able, own)
            })
        });
        Some(Markup(text).into_any())
    }
}

/// What cards of one player are drawn with.
struct Cards<'a> {
    words: &'a Words,
    content: &'a Content,
    hero: Option<Hero>,
}

impl Cards<'_> {
    fn sheet(&self, player: &PlayerView, full: u8, able: bool, own: bool) -> String {
        let words = self.words;
        let name = self.hero.map(Hero::name);
        let ability = self.hero.filter(|_| able).map(|hero| {
            let text = element("p", &[], &escaped(&say::ability(words, hero)));
            self.section("web-ability", &text)
        });
        let potion = |kind: Potion| {
            let name = element("b", &[("class", "capital")], &escaped(&say::potion(words, kind)));
            let said = [&name, "<br>", &escaped(&say::potion_rule(words, kind))].concat();
            let portrait = span("portrait", &icon(pictures::potion(kind)));
            element("li", &[], &[portrait, element("span", &[], &said)].concat())
        };
        let potions: String = player.potions.iter().map(potion).collect();
        let potions = (!potions.is_empty())
            .then(|| self.section("web-potions", &tag("ul", "left", &potions)));
        let worn = player.weapon.into_iter().chain(player.armor).map(Card::Won);
        let in_hand = player.hand.own.iter().flatten().copied().map(Card::Starting);
        let in_hand = in_hand.chain(player.hand.won.iter().copied().map(Card::Won));
        let mut hand: String = in_hand.map(|card| self.card(card)).collect();
        if player.hand.own.is_none() {
            hand.extend((0..player.hand.starting).map(|_| self.back()));
        }
        let deck: String = player.deck.slots.iter().map(|slot| self.slot(*slot)).collect();
        let concealed = player.concealed.iter().copied().map(Card::Starting);
        let concealed = concealed.chain(player.deck.won.iter().copied().map(Card::Won));
        let concealed_key = if own { "web-concealed-own" } else { "web-concealed" };
        let names: Vec<&str> = player.keys.iter().map(goblin::Level::name).collect();
        let names = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
        let keys_words = words.say("web-keys-of", &[("keys", Arg::text(names))]);
        let hit_points = words.say("web-hit-points", &[("count", player.hit_points.into())]);
        let limit =
            words.say("web-hand-limit", &[("count", Arg::Number(player.hand.limit as i64))]);
        let image = |label: &str, shown: &str| {
            element("p", &[("role", "img"), ("aria-label", label)], shown)
        };
        let numbers = [
            image(&hit_points, &hearts(player.hit_points, full)),
            image(&keys_words, &keys(player.keys)),
        ];
        let cards = |cards: &mut dyn Iterator<Item = Card>| -> String {
            cards.map(|card| self.card(card)).collect()
        };
        let parts = [
            span("portrait big", &icon(name.map_or("icon-question", shared::hero_named))),
            tag("div", "sheet-numbers", &numbers.concat()),
            ability.unwrap_or_default(),
            self.part("web-equipment", "", &cards(&mut worn.into_iter())),
            potions.unwrap_or_default(),
            self.part("web-pile-hand", &limit, &hand),
            self.part("web-deck", &words.text("web-deck-order"), &deck),
            self.part(concealed_key, "", &cards(&mut concealed.into_iter())),
            self.part("web-discard", "", &cards(&mut player.discard.iter().copied())),
        ];
        let mut marks = vec![("class", "hero-sheet")];
        marks.extend(name.map(|name| ("data-hero", name)));
        element("div", &marks, &parts.concat())
    }

    fn section(&self, key: &str, inner: &str) -> String {
        let heading = element("h3", &[], &escaped(&self.words.text(key)));
        element("section", &[], &[&heading, inner].concat())
    }

    /// A heading and the cards below it.
    fn part(&self, key: &str, about: &str, cards: &str) -> String {
        let none = self.words.text("web-no-cards");
        let about = tag("p", "about", &escaped(if cards.is_empty() { &none } else { about }));
        self.section(key, &[about, tag("ul", "cards", cards)].concat())
    }

    fn card(&self, card: Card) -> String {
        let Self { words, content, hero } = *self;
        let line = say::card_line(words, content, hero, card);
        listed(&line, card_face(words, content, hero, card, Marks::default()))
    }

    fn back(&self) -> String {
        listed(&self.words.text("goblin-starting-card"), starting_back(self.hero))
    }

    /// One card of the deck, as far as it is known.
    fn slot(&self, slot: SlotView) -> String {
        match slot.known {
            Known::Card(card) => self.card(card),
            Known::Starting | Known::Peeked => self.back(),
            Known::Nothing => listed(&self.words.text("web-unknown-card"), starting_back(None)),
        }
    }
}
