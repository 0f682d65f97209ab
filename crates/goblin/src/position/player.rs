//! The line of a seat: what its player has.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::{Seat, plain_number};

use super::reader::{LineReader, clause, items};
use crate::{
    Card, CardSet, Deck, EquipmentKind, Hero, Keys, Level, Player, Potion, Potions, STARTING_CARDS,
    Slot, SlotCard, Won,
};

/// What a line says; the rest is filled in when all lines are read.
#[derive(Default)]
pub(super) struct SeatLine {
    pub(super) number: usize,
    pub(super) hero: Option<Hero>,
    pub(super) gone: bool,
    hit_points: Option<u8>,
    hand: Option<CardSet>,
    deck: Option<DeckClause>,
    discard: Option<CardSet>,
    weapon: Option<Won>,
    armor: Option<Won>,
    potions: Potions,
    keys: Keys,
}

/// A deck as a line lists it.
struct DeckClause {
    /// From the bottom to the top.
    slots: Vec<Slot>,
    /// Won cards in slots of which nothing is known.
    hidden: CardSet,
}

impl DeckClause {
    /// How many slots hold a starting card that nobody knows, if there can be so many.
    fn concealed(&self) -> Option<usize> {
        let concealed =
            |slot: &&Slot| matches!(slot.card(), SlotCard::Unknown | SlotCard::Starting);
        self.slots.iter().filter(concealed).count().checked_sub(self.hidden.len())
    }
}

/// Cards in the first hand (G1.6).
const HAND: usize = 4;

impl LineReader<'_> {
    pub(super) fn seat_line(&mut self, seat: Seat, text: &str) -> SeatLine {
        let mut line = SeatLine { number: self.line, ..SeatLine::default() };
        let mut said: Vec<&str> = Vec::new();
        for (key, rest) in text.split(';').map(clause).filter(|(key, _)| !key.is_empty()) {
            if said.contains(&key) {
                self.fault(format!("`{key}` is said twice"));
                continue;
            }
            said.push(key);
            match key {
                "gone" if rest.is_empty() => line.gone = true,
                "hero" => line.hero = self.parse(rest),
                "hit-points" => line.hit_points = self.hit_points(seat, rest),
                "hand" => line.hand = Some(self.cards(seat, rest)),
                "deck" => line.deck = Some(self.deck_clause(seat, rest)),
                "discard" => line.discard = Some(self.cards(seat, rest)),
                "weapon" => line.weapon = self.equipment(EquipmentKind::Weapon, rest),
                "armour" => line.armor = self.equipment(EquipmentKind::Armor, rest),
                "potions" => line.potions = self.list::<Potion>(rest).into_iter().collect(),
                "keys" => line.keys = self.list::<Level>(rest).into_iter().collect(),
                _ => self.fault(format!(
                    "`{key}` is not hit-points, hand, deck, discard, weapon, armour, potions, keys, \
                     hero or gone"
                )),
            }
        }
        if line.gone && said.iter().any(|&key| !matches!(key, "gone" | "hero")) {
            self.fault("a player who is gone has nothing");
        }
        line
    }

    fn hit_points(&mut self, seat: Seat, word: &str) -> Option<u8> {
        let full = self.rules.full(seat);
        let points = plain_number(word).filter(|&points| points <= full);
        if points.is_none() {
            self.fault(format!("`hit-points` is a number from 0 to {full}"));
        }
        points
    }

    fn equipment(&mut self, kind: EquipmentKind, word: &str) -> Option<Won> {
        let card = self.won(word)?;
        if self.rules.equipment(card).is_none_or(|face| face.kind != kind) {
            self.fault(format!("`{card}` is no {kind}"));
        }
        Some(card)
    }

    fn deck_clause(&mut self, seat: Seat, text: &str) -> DeckClause {
        let (listed, hiding) = text.split_once("hiding").unwrap_or((text, ""));
        let mut slots: Vec<Slot> = items(listed).filter_map(|word| self.slot(seat, word)).collect();
        slots.reverse();
        let hidden = self.cards(seat, hiding);
        if hidden.starting_len() > 0 {
            self.fault(
                "`hiding` names won cards; starting cards are hidden if they are in no list",
            );
        }
        DeckClause { slots, hidden }
    }

    fn slot(&mut self, seat: Seat, word: &str) -> Option<Slot> {
        let inner = word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let card = match inner.unwrap_or(word) {
            "?" => SlotCard::Unknown,
            "starting" => SlotCard::Starting,
            word => match self.card(seat, word)? {
                Card::Starting(card) => SlotCard::Peeked(card),
                Card::Won(card) => SlotCard::Won(card),
            },
        };
        match (inner, card) {
            (Some(_), SlotCard::Unknown | SlotCard::Peeked(_)) => {
                self.fault("in brackets is `starting` or a won card that was arranged");
                None
            }
            (Some(_), SlotCard::Starting | SlotCard::Won(_)) => Some(Slot::private(card)),
            (None, SlotCard::Unknown) => Some(Slot::UNKNOWN),
            (None, SlotCard::Starting | SlotCard::Peeked(_) | SlotCard::Won(_)) => {
                Some(Slot::open(card))
            }
        }
    }

    /// The player with everything in its place.
    pub(super) fn player(&mut self, seat: Seat, line: &SeatLine, hero: Hero) -> Player {
        self.line = line.number;
        let mut player = Player::new(hero, self.rules.full(seat));
        if line.gone {
            player.deck = Deck::default();
            player.hit_points = 0;
            return player;
        }
        player.hit_points = line.hit_points.unwrap_or(player.hit_points);
        (player.weapon, player.armor) = (line.weapon, line.armor);
        (player.potions, player.keys) = (line.potions, line.keys);
        if self.is_faulty() {
            return player;
        }
        let wanted = match line.deck.as_ref().map(DeckClause::concealed) {
            None => 0,
            Some(Some(wanted)) => wanted,
            Some(None) => {
                self.fault("the deck hides more cards than it has slots of which nothing is known");
                return player;
            }
        };
        let mut unnamed = self.unnamed(seat);
        player.hand = line.hand.unwrap_or_else(|| {
            let count = HAND.min(unnamed.len().saturating_sub(wanted));
            unnamed.iter().take(count).collect()
        });
        unnamed = unnamed.without(player.hand);
        player.discard = line.discard.unwrap_or_default();
        if line.deck.is_some() && line.discard.is_none() && wanted == 0 {
            player.discard = core::mem::take(&mut unnamed);
        }
        if let Some(deck) = self.deck(line.deck.as_ref(), unnamed) {
            player.deck = deck;
        }
        player
    }

    /// The deck in which these starting cards are hidden.
    fn deck(&mut self, clause: Option<&DeckClause>, starting: CardSet) -> Option<Deck> {
        let mut hidden = starting;
        hidden.add(clause.map_or(CardSet::EMPTY, |clause| clause.hidden));
        let unknown = [Slot::UNKNOWN; STARTING_CARDS];
        let slots = clause.map_or(&unknown[..starting.len()], |clause| &clause.slots);
        let Some(mut deck) = Deck::from_slots(slots, hidden) else {
            let places = clause.and_then(DeckClause::concealed).unwrap_or_default();
            let names: Vec<String> = starting.iter().map(|card| card.to_string()).collect();
            self.fault(format!(
                "the deck has {places} places for starting cards, and in no list are: {}",
                names.join(" ")
            ));
            return None;
        };
        match deck.top().filter(|slot| !slot.is_open()) {
            None => {}
            Some(Slot::UNKNOWN) if deck.only_card().is_some() => {
                deck.only_card().into_iter().for_each(|place| deck.open_top(place));
            }
            Some(_) => self.fault(
                "everybody sees the back of the top card: it is `starting` or a card's number (G3.4)",
            ),
        }
        if deck.is_arranged() && deck.unknown() > 0 {
            self.fault("a deck is arranged as a whole: with brackets in it there is no `?` (G3.3)");
        }
        Some(deck)
    }
}
