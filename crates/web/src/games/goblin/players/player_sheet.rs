//! Everything a viewer may know of one player.

use goblin::{Card, Content, Goblin, Hero, Known, PlayerView, SlotView};
use table::{Seat, Viewer};
use words::{Arg, Words, goblin as say};

use super::player_card::{hearts, keys};
use crate::around::pictures as shared;
use crate::games::goblin::Game;
use crate::games::goblin::card::{Marks, card_face, listed, starting_back};
use crate::games::goblin::potion_entry;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::Markup;
use crate::ui::html::{element, escaped, icon, span, tag};

/// The sheet of a player.
#[component]
pub(super) fn PlayerSheet(game: Game, seat: Seat) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.shown.view.get();
        let player = view.players.get(seat.index())?;
        let text = speech.with(|words| {
            game.with_rules(|rules| {
                let own = view.viewer == Viewer::Seat(seat);
                let cards = Cards { words, content: rules.content(), hero: player.hero };
                cards.sheet(rules, player, own)
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
    fn sheet(&self, rules: &Goblin, player: &PlayerView, own: bool) -> String {
        let words = self.words;
        let able = rules.setup().abilities.is_on();
        let name = self.hero.map(Hero::name);
        let ability = self.hero.filter(|_| able).map(|hero| {
            let text = element("p", &[], &escaped(&say::ability(words, hero)));
            self.section(key::WEB_ABILITY, &text)
        });
        let potions: String =
            player.potions.iter().map(|kind| potion_entry(words, kind, "")).collect();
        let potions = (!potions.is_empty())
            .then(|| self.section(key::WEB_POTIONS, &tag("ul", "left", &potions)));
        let worn = player.weapon.into_iter().chain(player.armor).map(Card::Won);
        let in_hand = player.hand.own.iter().flatten().copied().map(Card::Starting);
        let in_hand = in_hand.chain(player.hand.won.iter().copied().map(Card::Won));
        let mut hand: String = in_hand.map(|card| self.card(card)).collect();
        if player.hand.own.is_none() {
            hand.extend((0..player.hand.starting).map(|_| self.back()));
        }
        let deck: String = player.deck.slots.iter().map(|slot| self.slot(*slot)).collect();
        let concealed: Vec<Card> = player.concealed.iter().copied().map(Card::Starting).collect();
        // The back of a won card tells it from the others: in the hand everybody sees it.
        let buried = player.deck.won.iter().copied().map(Card::Won);
        let in_deck = concealed.iter().copied().filter(|_| own).chain(buried);
        let anywhere = concealed.iter().copied().filter(|_| !own);
        let names: Vec<&str> = player.keys.iter().map(goblin::Level::name).collect();
        let names = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
        let keys_words = words.say(key::WEB_KEYS_OF, &[("keys", Arg::text(names))]);
        let hit_points = words.say(key::WEB_HIT_POINTS, &[("count", player.hit_points.into())]);
        let limit =
            words.say(key::WEB_HAND_LIMIT, &[("count", Arg::Number(player.hand.limit as i64))]);
        let image = |label: &str, shown: &str| {
            element("p", &[("role", "img"), ("aria-label", label)], shown)
        };
        let numbers = [
            image(&hit_points, &hearts(player.hit_points, player.full)),
            image(&keys_words, &keys(rules, player.keys)),
        ];
        let cards = |cards: &mut dyn Iterator<Item = Card>| -> String {
            cards.map(|card| self.card(card)).collect()
        };
        let parts = [
            span("portrait big", &icon(name.map_or("icon-question", shared::hero_named))),
            tag("div", "sheet-numbers", &numbers.concat()),
            ability.unwrap_or_default(),
            self.part(key::WEB_EQUIPMENT, "", &cards(&mut worn.into_iter())),
            potions.unwrap_or_default(),
            self.part(key::WEB_PILE_HAND, &limit, &hand),
            self.part(key::WEB_DECK, &words.text(key::WEB_DECK_ORDER), &deck),
            self.hidden(key::WEB_CONCEALED_OWN, &cards(&mut in_deck.into_iter())),
            self.hidden(key::WEB_CONCEALED, &cards(&mut anywhere.into_iter())),
            self.part(key::WEB_DISCARD, "", &cards(&mut player.discard.iter().copied())),
        ];
        let mut marks = vec![("class", "hero-sheet")];
        marks.extend(name.map(|name| ("data-hero", name)));
        element("div", &marks, &parts.concat())
    }

    fn section(&self, key: Key, inner: &str) -> String {
        let heading = element("h3", &[], &escaped(&self.words.text(key)));
        element("section", &[], &[&heading, inner].concat())
    }

    /// A heading and the cards below it.
    fn part(&self, key: Key, about: &str, cards: &str) -> String {
        let none = self.words.text(key::WEB_NO_CARDS);
        let about = tag("p", "about", &escaped(if cards.is_empty() { &none } else { about }));
        self.section(key, &[about, tag("ul", "cards", cards)].concat())
    }

    /// Cards of which it is not known where they lie, if there are any.
    fn hidden(&self, key: Key, cards: &str) -> String {
        if cards.is_empty() { String::new() } else { self.part(key, "", cards) }
    }

    fn card(&self, card: Card) -> String {
        let Self { words, content, hero } = *self;
        let line = say::card_line(words, content, hero, card);
        listed(&line, card_face(words, content, hero, card, Marks::default()))
    }

    fn back(&self) -> String {
        listed(&self.words.text(key::GOBLIN_STARTING_CARD), starting_back(self.hero))
    }

    /// One card of the deck, as far as it is known.
    fn slot(&self, slot: SlotView) -> String {
        match slot.known {
            Known::Card(card) => self.card(card),
            Known::Starting | Known::Peeked => self.back(),
            Known::Nothing => listed(&self.words.text(key::WEB_UNKNOWN_CARD), starting_back(None)),
        }
    }
}
