//! Hands, discard piles and draw decks: which cards, and who knows which lies where (G3).

use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::number::{REWARDS, STARTING_CARDS};
use crate::{Card, Starting, Won};

/// One player can own every reward, beside the six starting cards.
pub const MAX_CARDS: usize = REWARDS + STARTING_CARDS;

/// Action cards of one player whose order does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet {
    won: u64,
    starting: u8,
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self { won: 0, starting: 0 };
    /// The six a hero begins with.
    pub const STARTING: Self = Self { won: 0, starting: (1 << STARTING_CARDS) - 1 };

    #[inline]
    pub(crate) const fn from_bits(won: u64, starting: u8) -> Self {
        Self { won, starting }
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        match card {
            Card::Won(card) => self.won |= 1 << card.index(),
            Card::Starting(card) => self.starting |= 1 << card.index(),
        }
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        match card {
            Card::Won(card) => self.won &= !(1 << card.index()),
            Card::Starting(card) => self.starting &= !(1 << card.index()),
        }
    }

    /// Whether the card is there.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        match card {
            Card::Won(card) => self.won & (1 << card.index()) != 0,
            Card::Starting(card) => self.starting & (1 << card.index()) != 0,
        }
    }

    /// Adds all cards of another set.
    #[inline]
    pub const fn add(&mut self, other: Self) {
        self.won |= other.won;
        self.starting |= other.starting;
    }

    /// Those that are not in the other set.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self { won: self.won & !other.won, starting: self.starting & !other.starting }
    }

    /// Those that are in both.
    #[inline]
    pub const fn both(self, other: Self) -> Self {
        Self { won: self.won & other.won, starting: self.starting & other.starting }
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.won.count_ones() + self.starting.count_ones()) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.won == 0 && self.starting == 0
    }

    /// How many starting cards there are: everybody sees their backs (G3.4).
    #[inline]
    pub const fn starting_len(self) -> usize {
        self.starting.count_ones() as usize
    }

    /// How many won cards there are.
    #[inline]
    pub const fn won_len(self) -> usize {
        self.won.count_ones() as usize
    }

    /// The starting cards among them.
    #[inline]
    pub const fn only_starting(self) -> Self {
        Self { won: 0, starting: self.starting }
    }

    /// The won cards among them.
    #[inline]
    pub const fn only_won(self) -> Self {
        Self { won: self.won, starting: 0 }
    }

    #[inline]
    pub(crate) const fn starting_bits(self) -> u8 {
        self.starting
    }

    #[inline]
    pub(crate) const fn won_bits(self) -> u64 {
        self.won
    }

    /// The starting cards, in order.
    #[inline]
    pub fn starting(self) -> impl Iterator<Item = Starting> {
        bits(u64::from(self.starting)).map(Starting::from_index)
    }

    /// The won cards, in order.
    #[inline]
    pub fn won(self) -> impl Iterator<Item = Won> {
        bits(self.won).map(Won::from_index)
    }

    /// All cards, the starting ones first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.starting().map(Card::Starting).chain(self.won().map(Card::Won))
    }
}

impl Extend<Starting> for CardSet {
    fn extend<I: IntoIterator<Item = Starting>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(Card::Starting(card)));
    }
}

impl Extend<Won> for CardSet {
    fn extend<I: IntoIterator<Item = Won>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(Card::Won(card)));
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Compact formats write how many there are first.
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The places of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < u64::BITS).then_some(lowest as usize)
    })
}

/// The place of the `number`th bit that is set.
#[inline]
pub(crate) fn nth_bit(mut set: u64, number: u32) -> usize {
    for _ in 0..number {
        set &= set.wrapping_sub(1);
    }
    set.trailing_zeros() as usize
}

/// What is known of one card in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SlotCard {
    /// Nothing: it is one of the deck's hidden cards.
    Unknown,
    /// It is a starting card, nobody knows which.
    Starting,
    /// It is this starting card, and only the owner knows (G8.6). Its back is open.
    Peeked(Starting),
    /// It is this won card.
    Won(Won),
}

/// One card of a deck: what is known, and whether everybody has seen its back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    const OPEN: u8 = 0x80;
    const STARTING: u8 = 1;
    const PEEKED: u8 = 2;
    const WON: u8 = Self::PEEKED + STARTING_CARDS as u8;

    /// Nobody knows anything.
    pub const UNKNOWN: Self = Self(0);

    /// Only the owner knows.
    #[inline]
    pub const fn private(card: SlotCard) -> Self {
        Self(match card {
            SlotCard::Unknown => 0,
            SlotCard::Starting => Self::STARTING,
            SlotCard::Peeked(card) => Self::PEEKED + card.index() as u8,
            SlotCard::Won(card) => Self::WON + card.index() as u8,
        })
    }

    /// Everybody has seen the back.
    #[inline]
    pub const fn open(card: SlotCard) -> Self {
        Self(Self::private(card).0 | Self::OPEN)
    }

    /// Whether everybody has seen the back.
    #[inline]
    pub const fn is_open(self) -> bool {
        self.0 & Self::OPEN != 0
    }

    /// Whether only the owner knows something of it.
    #[inline]
    pub(crate) const fn is_private(self) -> bool {
        self.0 != Self::UNKNOWN.0 && !self.is_open()
    }

    /// A number for hashing: equal for equal slots only.
    #[inline]
    pub(crate) const fn code(self) -> u64 {
        self.0 as u64
    }

    /// What is known.
    #[inline]
    pub const fn card(self) -> SlotCard {
        match self.0 & !Self::OPEN {
            0 => SlotCard::Unknown,
            Self::STARTING => SlotCard::Starting,
            code if code < Self::WON => {
                SlotCard::Peeked(Starting::from_index((code - Self::PEEKED) as usize))
            }
            code => SlotCard::Won(Won::from_index((code - Self::WON) as usize)),
        }
    }
}

const _: () = assert!(Slot::WON as usize + REWARDS <= Slot::OPEN as usize);

/// A draw deck: slots from the bottom to the top, and the cards whose slot nobody knows. An order
/// that nobody knows does not exist.
///
/// # Equality
/// Slots above the top are always [`Slot::UNKNOWN`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// The won cards that lie in unknown slots, and the starting cards that lie in slots that are
    /// unknown or known to be some starting card.
    hidden: CardSet,
    len: u8,
    unknown: u8,
    slots: [Slot; MAX_CARDS],
}

impl Default for Deck {
    fn default() -> Self {
        Self { hidden: CardSet::EMPTY, len: 0, unknown: 0, slots: [Slot::UNKNOWN; MAX_CARDS] }
    }
}

impl Deck {
    /// The six starting cards, shuffled (G1.6).
    pub(crate) fn starting() -> Self {
        let mut deck = Self::default();
        deck.put_under(CardSet::STARTING);
        deck
    }

    /// A deck of these slots, from the bottom to the top; `None` if they cannot hold these cards.
    pub(crate) fn from_slots(slots: &[Slot], hidden: CardSet) -> Option<Self> {
        let mut deck = Self { hidden, ..Self::default() };
        deck.slots.get_mut(..slots.len())?.copy_from_slice(slots);
        deck.len = slots.len() as u8;
        let count = |card| slots.iter().filter(|slot| slot.card() == card).count();
        let (unknown, starting) = (count(SlotCard::Unknown), count(SlotCard::Starting));
        deck.unknown = unknown as u8;
        (unknown + starting == hidden.len() && hidden.won_len() <= unknown).then_some(deck)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// From the bottom to the top.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len()]
    }

    /// The cards whose slot is not known.
    #[inline]
    pub const fn hidden(&self) -> CardSet {
        self.hidden
    }

    /// How many slots nothing is known of.
    #[inline]
    pub const fn unknown(&self) -> usize {
        self.unknown as usize
    }

    /// What may lie in a slot nothing is known of, if there is no choice.
    #[inline]
    pub(crate) fn only_card(&self) -> Option<SlotCard> {
        match (self.hidden.won_len(), self.unknown_starting()) {
            (0, 1..) => Some(SlotCard::Starting),
            (1, 0) => self.hidden.won().next().map(SlotCard::Won),
            (_, _) => None,
        }
    }

    /// How many starting cards lie in slots nothing is known of.
    #[inline]
    pub const fn unknown_starting(&self) -> usize {
        self.unknown as usize - self.hidden.won_len()
    }

    /// All cards of the deck, the known ones included.
    pub fn cards(&self) -> CardSet {
        let mut cards = self.hidden;
        for slot in self.slots() {
            match slot.card() {
                SlotCard::Unknown | SlotCard::Starting => {}
                SlotCard::Peeked(card) => cards.insert(Card::Starting(card)),
                SlotCard::Won(card) => cards.insert(Card::Won(card)),
            }
        }
        cards
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Slot> {
        self.slots().last().copied()
    }

    /// The top card's back was turned up, or is open now because it is on top.
    #[inline]
    pub(crate) fn open_top(&mut self, card: SlotCard) {
        let top = self.len() - 1;
        self.set(top, card);
        self.slots[top] = Slot::open(card);
    }

    /// The owner puts this next, counted from the top (G3.3).
    pub(crate) fn arrange(&mut self, card: SlotCard) {
        let next = self.slots().iter().rposition(|slot| slot.card() == SlotCard::Unknown);
        self.set(next.expect("something is left to arrange"), card);
    }

    /// Whether the owner has put something in its place that not everybody has seen since (G3.3).
    #[inline]
    pub(crate) fn is_arranged(&self) -> bool {
        self.slots().iter().any(|&slot| slot.is_private())
    }

    fn set(&mut self, index: usize, card: SlotCard) {
        if self.slots[index].card() == SlotCard::Unknown {
            self.unknown -= 1;
            if let SlotCard::Won(card) = card {
                self.hidden.remove(Card::Won(card));
            }
        }
        self.slots[index] = Slot::private(card);
    }

    /// Takes the top card, which has to be `card`.
    #[inline]
    pub(crate) fn take_top(&mut self, card: Card) {
        self.len -= 1;
        let slot = core::mem::replace(&mut self.slots[self.len as usize], Slot::UNKNOWN);
        if slot.card() == SlotCard::Starting {
            self.hidden.remove(card);
        }
    }

    /// Which card the top one is, as far as the rules have to know: one of several only if a
    /// starting card has to be drawn by chance.
    #[inline]
    pub(crate) fn top_card(&self) -> Option<Card> {
        match self.top()?.card() {
            SlotCard::Starting if self.hidden.starting_len() == 1 => {
                self.hidden.starting().next().map(Card::Starting)
            }
            SlotCard::Unknown | SlotCard::Starting => None,
            SlotCard::Peeked(card) => Some(Card::Starting(card)),
            SlotCard::Won(card) => Some(Card::Won(card)),
        }
    }

    /// Lays a card on top, its back open to all (G7.4).
    pub(crate) fn put_on_top(&mut self, card: Won) {
        self.slots[self.len()] = Slot::open(SlotCard::Won(card));
        self.len += 1;
    }

    /// Lays a card that the owner has seen under the deck, its back open to all (G8.6).
    pub(crate) fn put_at_bottom(&mut self, card: Card) {
        let len = self.len();
        self.slots.copy_within(..len, 1);
        self.slots[0] = Slot::open(match card {
            Card::Starting(card) => SlotCard::Peeked(card),
            Card::Won(card) => SlotCard::Won(card),
        });
        self.len += 1;
    }

    /// Lays shuffled cards under what is left of the deck: nothing, or one card (G3.2, G8.6).
    pub(crate) fn put_under(&mut self, cards: CardSet) {
        // By elimination the owner knows which starting card is the last one (G8.6).
        if let (Some(slot), Some(Card::Starting(card))) = (self.top(), self.top_card())
            && slot.card() == SlotCard::Starting
        {
            self.slots[0] = Slot::open(SlotCard::Peeked(card));
            self.hidden.remove(Card::Starting(card));
        }
        let (left, more) = (self.len(), cards.len());
        self.slots.copy_within(..left, more);
        self.slots[..more].fill(Slot::UNKNOWN);
        self.len += more as u8;
        self.unknown = more as u8;
        self.hidden = cards;
    }
}
