//! All there is to know about one moment of a game.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::deck::{bits, nth_bit};
use crate::number::{GATEKEEPERS, ORDINARY, first_of};
use crate::{
    ByLevel, ByPotion, Card, CardSet, Curse, Curses, Decision, Deck, Draw, Effect, EquipmentKind,
    Hero, Keys, Level, MAX_CARDS, Monster, MonsterKind, Phase, Potion, Potions, Spot, Won,
};

/// The most seats (G1.1).
pub const SEATS: usize = 4;
/// Monsters in a row (G1.4).
pub const ROW: usize = 5;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Cards in hand: which starting cards, only the owner knows (G3.4).
    pub hand: CardSet,
    /// The discard pile, open to all.
    pub discard: CardSet,
    /// The draw deck.
    pub deck: Deck,
    /// Who plays.
    pub hero: Hero,
    /// Hearts.
    pub hit_points: u8,
    /// All hit points there can be (G1.3, G9.10).
    pub full: u8,
    /// At most one (G5.3).
    pub weapon: Option<Won>,
    /// At most one (G5.3).
    pub armor: Option<Won>,
    /// By level (G5.6).
    pub keys: Keys,
    /// At most one of each type (G7.1).
    pub potions: Potions,
}

impl Player {
    pub(crate) fn new(hero: Hero, full: u8) -> Self {
        Self {
            hand: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            deck: Deck::starting(),
            hero,
            hit_points: full,
            full,
            weapon: None,
            armor: None,
            keys: Keys::EMPTY,
            potions: Potions::EMPTY,
        }
    }

    /// The weapon or the armour.
    #[inline]
    pub const fn equipment(&self, kind: EquipmentKind) -> Option<Won> {
        match kind {
            EquipmentKind::Weapon => self.weapon,
            EquipmentKind::Armor => self.armor,
        }
    }

    #[inline]
    pub(crate) const fn equipment_mut(&mut self, kind: EquipmentKind) -> &mut Option<Won> {
        match kind {
            EquipmentKind::Weapon => &mut self.weapon,
            EquipmentKind::Armor => &mut self.armor,
        }
    }
}

/// One level of the caverns. What lies below a top card has no order until it is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cavern {
    /// Monsters of the deck that nobody has seen, by their place in the level.
    unseen: u32,
    /// Monsters to fight; a gap stays when the deck is empty (G5.4).
    pub row: [Option<Monster>; ROW],
    /// The deck's top card, visible but not to be fought (G1.4).
    pub top: Option<Monster>,
    /// The gatekeeper to fight.
    pub gate: Option<Monster>,
    /// Gatekeepers that nobody has seen: below the top one, or left out.
    unseen_gates: u8,
    /// How many gatekeepers lie below the top one.
    pub gates_below: u8,
}

impl Cavern {
    pub(crate) const fn new(level: Level, gatekeepers: u8) -> Self {
        Self {
            unseen: (1 << ORDINARY[level as usize]) - 1,
            row: [None; ROW],
            top: None,
            gate: None,
            unseen_gates: (1 << GATEKEEPERS) - 1,
            gates_below: gatekeepers,
        }
    }

    pub(crate) fn from_parts(
        row: [Option<Monster>; ROW],
        top: Option<Monster>,
        below: &[Monster],
        gate: Option<Monster>,
        unseen_gates: &[Monster],
        gates_below: u8,
    ) -> Self {
        let bits = |list: &[Monster]| list.iter().fold(0, |bits, it| bits | 1_u32 << it.place());
        let (unseen, unseen_gates) = (bits(below), bits(unseen_gates) as u8);
        Self { unseen, row, top, gate, unseen_gates, gates_below }
    }

    /// The monsters below the deck's top.
    pub fn unseen(&self, level: Level) -> impl Iterator<Item = Monster> {
        bits(u64::from(self.unseen)).map(move |place| Monster::from_index(first_of(level) + place))
    }

    /// How many cards lie below the deck's top.
    #[inline]
    pub const fn below(&self) -> usize {
        self.unseen.count_ones() as usize
    }

    /// The gatekeepers that nobody has seen.
    pub fn unseen_gates(&self, level: Level) -> impl Iterator<Item = Monster> {
        bits(u64::from(self.unseen_gates)).map(move |place| Monster::gatekeeper(level, place))
    }

    /// How many these are.
    pub(crate) const fn unseen_gates_len(&self) -> usize {
        self.unseen_gates.count_ones() as usize
    }

    #[inline]
    pub(crate) fn nth_unseen(&self, level: Level, number: u32) -> Monster {
        Monster::from_index(first_of(level) + nth_bit(u64::from(self.unseen), number))
    }

    #[inline]
    pub(crate) fn nth_unseen_gate(&self, level: Level, number: u32) -> Monster {
        Monster::gatekeeper(level, nth_bit(u64::from(self.unseen_gates), number))
    }

    /// Everybody has seen this monster now.
    #[inline]
    pub(crate) fn turned_up(&mut self, monster: Monster, spot: Spot) {
        let bit = 1_u32 << monster.place();
        match spot {
            Spot::Row(..) | Spot::Deck(_) => self.unseen &= !bit,
            Spot::Gate(_) => {
                self.unseen_gates &= !(bit as u8);
                self.gates_below -= 1;
            }
            Spot::Chamber => {}
        }
    }
}

/// An effect that a potion of strength doubled (G7.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Doubled {
    /// Which card of the chain, counted from 0.
    pub place: u8,
    /// Attack or defence.
    pub effect: Effect,
}

/// A curse that a potion lifted (G7.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Countered {
    /// Which.
    pub curse: Curse,
    /// How many cards had been played under it: what they should have drawn or healed is not made up for.
    pub after: u8,
}

/// A battle from the choice of the monster to the end of card play (G4).
///
/// # Equality
/// Behind its length the chain is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// The cards played so far.
    pub(crate) played: CardSet,
    /// Against whom.
    pub monster: Monster,
    /// Where it lies.
    pub spot: Spot,
    /// The curses that apply now.
    pub curses: Curses,
    /// What a potion lifted (G7.9).
    pub countered: Option<Countered>,
    /// The curse that Xanros defies, once declared or named (G8.3), and the card of the chain.
    pub defied: Option<(u8, Curse)>,
    /// What a potion doubled (G7.7).
    pub doubled: Option<Doubled>,
    /// Argentus has played a blue card out of order (G8.1), or Horan two attacks in a row (G8.2).
    pub ability_used: bool,
    /// Cards Taia looks at (G8.6): hers alone.
    pub(crate) looked: [Option<Card>; 2],
    /// Printed attack of the cards, doubled where a potion did.
    pub(crate) attack: u16,
    /// Printed defence likewise.
    pub(crate) defense: u16,
    /// The part of them that counts whatever the curses (G8.3).
    pub(crate) defying_attack: u8,
    /// Likewise.
    pub(crate) defying_defense: u8,
    pub(crate) len: u8,
    pub(crate) chain: [Option<Card>; MAX_CARDS],
}

impl Battle {
    pub(crate) const fn new(monster: Monster, spot: Spot, curses: Curses) -> Self {
        Self {
            played: CardSet::EMPTY,
            monster,
            spot,
            curses,
            countered: None,
            defied: None,
            doubled: None,
            ability_used: false,
            looked: [None; 2],
            attack: 0,
            defense: 0,
            defying_attack: 0,
            defying_defense: 0,
            len: 0,
            chain: [None; MAX_CARDS],
        }
    }

    /// Whether this curse applied when the card at this place was played (G7.9). What it does to a card that lies
    /// there now is another question: [`curses_on`](crate::BattleView::curses_on).
    pub(crate) fn held(&self, curse: Curse, place: u8) -> bool {
        let later = |it: Countered| it.curse == curse && it.after > place;
        self.curses.contains(curse) || self.countered.is_some_and(later)
    }

    /// The cards in the order they were played.
    pub fn chain(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.chain[..self.len as usize].iter().copied().flatten()
    }

    /// The card just played.
    #[inline]
    pub const fn last(&self) -> Option<Card> {
        if self.len == 0 { None } else { self.chain[self.len as usize - 1] }
    }

    #[inline]
    pub(crate) const fn push(&mut self, card: Card) {
        self.chain[self.len as usize] = Some(card);
        self.len += 1;
        self.played.insert(card);
    }
}

/// What was done at the merchant's in this visit (G7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Visit {
    /// Cards paid.
    pub paid: CardSet,
    /// Potions bought.
    pub potions: Potions,
    /// A card was bought.
    pub bought_card: bool,
}

/// Why cards are being drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawing {
    /// Nothing is drawn.
    No,
    /// A card's effect (G4.4).
    Effect {
        /// How many are left to draw.
        left: u8,
        /// What the card heals afterwards.
        heal: u8,
    },
    /// Up to the hand limit at the end of the turn (G2.6).
    Refill,
}

/// All there is to know about one moment of a game.
///
/// # Equality
/// Equal states go on alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: [Player; SEATS],
    pub(crate) caverns: ByLevel<Cavern>,
    pub(crate) battle: Option<Battle>,
    /// Cards anybody may buy (G7.1).
    pub(crate) pawnshop: CardSet,
    /// What left the game with its owner.
    pub(crate) gone: CardSet,
    pub(crate) visit: Visit,
    pub(crate) lord: Option<Monster>,
    /// Potions in their piles, by type.
    pub(crate) piles: ByPotion<u8>,
    /// Seats whose hero is known.
    pub(crate) named: SeatSet,
    /// Seats that have not left.
    pub(crate) playing: SeatSet,
    pub(crate) drawing: Drawing,
    pub(crate) active: Seat,
    /// Turns begun so far.
    pub(crate) turn: u16,
    pub(crate) phase: Phase,
}

impl State {
    /// What the game waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, or was when the game ended.
    #[inline]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Turns begun so far.
    #[inline]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Seats that have not left.
    #[inline]
    pub const fn playing(&self) -> SeatSet {
        self.playing
    }

    /// Why cards are being drawn.
    #[inline]
    pub const fn drawing(&self) -> Drawing {
        self.drawing
    }

    /// The same moment if the player whose turn it is owned this potion too: for those who think
    /// about buying it.
    pub fn with_potion(mut self, potion: Potion) -> Self {
        self.active_player_mut().potions.insert(potion);
        self
    }

    /// The same moment if the player whose turn it is did not have this card in hand or on: for those
    /// who ask what it is good for.
    pub fn without(mut self, card: Won) -> Self {
        let player = self.active_player_mut();
        player.hand.remove(Card::Won(card));
        for equipment in [&mut player.weapon, &mut player.armor] {
            *equipment = equipment.filter(|&owned| owned != card);
        }
        self
    }

    /// The same table if the player whose turn it is were to choose what the turn is for: for those
    /// at the merchant's who think about the next fight.
    pub fn at_turn(mut self) -> Self {
        self.phase = Phase::Seat(Decision::Turn);
        self
    }

    /// What a seat's player has.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub const fn active_player(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) const fn active_player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// One level.
    #[inline]
    pub fn cavern(&self, level: Level) -> &Cavern {
        &self.caverns[level]
    }

    #[inline]
    pub(crate) fn cavern_mut(&mut self, level: Level) -> &mut Cavern {
        &mut self.caverns[level]
    }

    /// The lord, once drawn (G1.5).
    #[inline]
    pub const fn lord(&self) -> Option<Monster> {
        self.lord
    }

    /// Cards anybody may buy (G7.1).
    #[inline]
    pub const fn pawnshop(&self) -> CardSet {
        self.pawnshop
    }

    /// How many potions of a type are left.
    #[inline]
    pub fn pile(&self, potion: Potion) -> u8 {
        self.piles[potion]
    }

    /// The battle that is going on.
    #[inline]
    pub const fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// A reward that belongs to nobody yet: its monster is beaten, or it waits to be kept or pawned.
    pub(crate) fn pending(&self) -> Option<Won> {
        match (self.phase, self.battle.map(|battle| battle.monster.kind())) {
            (Phase::Seat(Decision::Equip(card, _)), _) => Some(card),
            (Phase::Chance(Draw::Monster(Spot::Deck(_))), Some(MonsterKind::Ordinary(card))) => {
                Some(card)
            }
            (_, _) => None,
        }
    }

    /// Where a monster lies that could be fought, if it does.
    pub fn spot_of(&self, monster: Monster) -> Option<Spot> {
        let Some(level) = monster.level() else {
            return (self.lord == Some(monster)).then_some(Spot::Chamber);
        };
        let cavern = self.cavern(level);
        if cavern.gate == Some(monster) {
            return Some(Spot::Gate(level));
        }
        let place = cavern.row.iter().position(|&other| other == Some(monster))?;
        Some(Spot::Row(level, place as u8))
    }
}
