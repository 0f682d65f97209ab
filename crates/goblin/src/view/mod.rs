//! What a viewer sees, in sections: exactly what G1.8 and G3.4 let them know.

mod build;
mod changes;
mod draws;
mod possible;

#[cfg(feature = "conformance")]
pub(crate) use build::{Eyes, concealed};
#[cfg(feature = "conformance")]
pub(crate) use possible::shuffle;

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Sections, Viewer};

use crate::play::payments;
use crate::{
    Card, CardSet, Colors, Countered, Curse, Curses, Doubled, Drawing, Ending, Hero, Keys, Level,
    Monster, Phase, Potion, Potions, ROW, Shown, Starting, Totals, Visit, Won,
};

/// One level of the caverns (G1.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CavernView {
    /// Which.
    pub level: Level,
    /// Monsters to fight; a gap stays when the deck is empty.
    pub row: [Option<Monster>; ROW],
    /// The deck's top card: visible, not to be fought.
    pub top: Option<Monster>,
    /// What lies below it, in no order anybody knows.
    pub below: Vec<Monster>,
    /// The gatekeeper to fight.
    pub gate: Option<Monster>,
    /// How many gatekeepers lie below that one.
    pub gates_below: u8,
    /// Those that nobody has seen: below, or left out of the game (G1.2).
    pub unseen_gates: Vec<Monster>,
}

/// What is common to all: the lord, potions, pawnshop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TownView {
    /// The lord of this game (G1.5).
    pub lord: Option<Monster>,
    /// Potions in their piles.
    pub potions: [(Potion, u8); Potion::ALL.len()],
    /// Cards anybody may buy.
    pub pawnshop: Vec<Won>,
    /// Cards that left the game with their owner.
    pub gone: Vec<Won>,
}

/// A hand (G3.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandView {
    /// Won cards: everybody sees their backs.
    pub won: Vec<Won>,
    /// How many starting cards there are.
    pub starting: usize,
    /// Which these are: for the owner alone.
    pub own: Option<Vec<Starting>>,
    /// How many cards it is filled up to (G2.7).
    pub limit: usize,
}

/// What a viewer knows of one card of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// Nothing.
    Nothing,
    /// It is a starting card.
    Starting,
    /// It is a starting card that its owner has looked at (G8.6).
    Peeked,
    /// It is this card.
    Card(Card),
}

/// One card of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SlotView {
    /// What this viewer knows of it.
    pub known: Known,
    /// Everybody has seen its back.
    pub open: bool,
}

/// A draw deck (G3.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckView {
    /// From the top card downwards.
    pub slots: Vec<SlotView>,
    /// Won cards that lie in slots of which this viewer knows nothing.
    pub won: Vec<Won>,
}

/// One player's things.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// Which hero; `None` until one is drawn.
    pub hero: Option<Hero>,
    /// The seat has not withdrawn.
    pub playing: bool,
    /// Hearts.
    pub hit_points: u8,
    /// All hearts there can be (G9.10).
    pub full: u8,
    /// At most one.
    pub weapon: Option<Won>,
    /// At most one.
    pub armor: Option<Won>,
    /// By level.
    pub keys: Keys,
    /// At most one of each type.
    pub potions: Potions,
    /// The hand.
    pub hand: HandView,
    /// The deck.
    pub deck: DeckView,
    /// The discard pile, open to all.
    pub discard: Vec<Card>,
    /// The starting cards of which this viewer cannot tell where they are: for the owner those in
    /// the deck, for all others those in hand and deck together (G3.4).
    pub concealed: Vec<Starting>,
}

impl PlayerView {
    /// What can be paid with (G7.2).
    pub fn payments(&self) -> impl Iterator<Item = Won> {
        let hand: CardSet = self.hand.won.iter().copied().map(Card::Won).collect();
        payments(hand, [self.weapon, self.armor]).won()
    }
}

/// Whose turn it is and what is to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Turns begun so far.
    pub number: u16,
    /// What the game waits for.
    pub phase: Phase,
    /// Why cards are being drawn.
    pub drawing: Drawing,
    /// What was done at the merchant's in this turn.
    pub visit: Visit,
}

/// The battle that is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BattleView {
    /// Against whom.
    pub monster: Monster,
    /// The curses that apply.
    pub curses: Curses,
    /// What a potion lifted.
    pub countered: Option<Countered>,
    /// What Xanros defied or named, with the place of the card in the chain.
    pub defied: Option<(u8, Curse)>,
    /// What a potion doubled.
    pub doubled: Option<Doubled>,
    /// The cards played, in order.
    pub chain: Vec<Card>,
    /// The cards Taia looks at: for others backs.
    pub looked: Vec<Shown>,
    /// The colors that may be played next: the chain and abilities allow them, and no curse forbids them, or it can be
    /// defied (G8.3).
    pub next: Colors,
    /// How many cards of the hand stay when a curse takes a bonus (G6.4); else as many as there are.
    pub stay: usize,
    /// What it adds up to if card play ended now.
    pub totals: Totals,
    /// Hit points that equipment would give back after that.
    pub mended: u8,
}

impl BattleView {
    /// The curses that hold for a card of the chain: what Xanros defied there does not (G8.3), and what kept it from
    /// drawing or healing still does although it was lifted later (G7.9).
    pub fn curses_on(&self, place: usize) -> Curses {
        let mut curses = self.curses;
        if let Some(Countered { curse: curse @ (Curse::Draw | Curse::Heal), after }) =
            self.countered
            && place < usize::from(after)
        {
            curses.insert(curse);
        }
        if let Some((_, defied)) = self.defied.filter(|&(at, _)| usize::from(at) == place) {
            curses.remove(defied);
        }
        curses
    }
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultView {
    /// Why.
    pub ending: Ending,
    /// Who won.
    pub winners: SeatSet,
    /// Turns played: in a solo game fewer are better (G1.1).
    pub turns: u16,
}

/// All a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// By level.
    pub caverns: Vec<CavernView>,
    /// What is common to all.
    pub town: TownView,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// The turn.
    pub turn: TurnView,
    /// The battle, if there is one.
    pub battle: Option<BattleView>,
    /// The result, when the game is over.
    pub result: Option<ResultView>,
}

/// A part of [`View`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// A level.
    Cavern(CavernView),
    /// What is common to all.
    Town(TownView),
    /// A seat's player.
    Player(Seat, PlayerView),
    /// The turn.
    Turn(TurnView),
    /// The battle.
    Battle(Option<BattleView>),
    /// The result.
    Result(Option<ResultView>),
}

impl Sections for View {
    type Section = Section;

    fn replace(&mut self, section: Section) {
        match section {
            Section::Cavern(cavern) => {
                if let Some(old) = self.caverns.get_mut(cavern.level as usize) {
                    *old = cavern;
                }
            }
            Section::Town(town) => self.town = town,
            Section::Player(seat, player) => {
                if let Some(old) = self.players.get_mut(seat.index()) {
                    *old = player;
                }
            }
            Section::Turn(turn) => self.turn = turn,
            Section::Battle(battle) => self.battle = battle,
            Section::Result(result) => self.result = result,
        }
    }
}
