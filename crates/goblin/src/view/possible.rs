//! From a view back to a state that looks like it: what the viewer cannot know is drawn at random.

use alloc::vec::Vec;

use table::{Luck, Rules, Seat, SeatSet, Viewer};

use super::{BattleView, CavernView, Known, PlayerView, View};
use crate::state::{Battle, Cavern, SEATS};
use crate::{
    Card, CardSet, Curse, Deck, Effect, Goblin, Hero, Level, MAX_CARDS, Monster, Player, Shown,
    Slot, SlotCard, State, Won,
};

/// What is said of a view that cannot be.
const NOT_POSSIBLE: &str = "this is not a view of this game";

type Possible<T> = Result<T, &'static str>;

impl View {
    /// Some state that looks to the viewer exactly like this.
    pub(crate) fn to_state(&self, rules: &Goblin, luck: &mut impl Luck) -> Possible<State> {
        if self.players.len() != rules.seats() || self.caverns.len() != 3 {
            return Err(NOT_POSSIBLE);
        }
        let mut state = rules.start();
        let mut looked = Vec::new();
        for (seat, view) in Seat::first(SEATS).zip(&self.players) {
            let looking = self.battle.as_ref().filter(|_| self.turn.seat == seat);
            let shown = looking.map_or(&[][..], |battle| &battle.looked);
            let (player, cards) = self.player(seat, view, shown, luck)?;
            state.players[seat.index()] = player;
            if looking.is_some() {
                looked = cards;
            }
        }
        for (level, view) in Level::ALL.into_iter().zip(&self.caverns) {
            state.caverns[level] = view.to_cavern();
        }
        state.lord = self.town.lord;
        for (potion, count) in self.town.potions {
            state.piles[potion] = count;
        }
        state.pawnshop = won_set(&self.town.pawnshop);
        state.gone = won_set(&self.town.gone);
        let seats = |holds: fn(&PlayerView) -> bool| -> SeatSet {
            let views = Seat::first(SEATS).zip(&self.players);
            views.filter(|(_, view)| holds(view)).map(|(seat, _)| seat).collect()
        };
        state.named = seats(|view| view.hero.is_some());
        state.playing = seats(|view| view.playing);
        state.active = self.turn.seat;
        state.turn = self.turn.number;
        state.phase = self.turn.phase;
        state.drawing = self.turn.drawing;
        state.visit = self.turn.visit;
        if self.turn.seat.index() >= rules.seats() {
            return Err(NOT_POSSIBLE);
        }
        state.battle = match &self.battle {
            Some(view) => Some(view.to_battle(rules, &state, &looked)?),
            None => None,
        };
        Ok(state)
    }

    /// Like [`to_state`](Self::to_state), but doubts what it is told if the feature says so.
    pub(crate) fn to_sound_state(&self, rules: &Goblin, luck: &mut impl Luck) -> Possible<State> {
        let state = self.to_state(rules, luck)?;
        if cfg!(feature = "doubt") && !self.can_be(rules, &state) {
            return Err(NOT_POSSIBLE);
        }
        Ok(state)
    }

    /// Whether this is a view of the state, and the state one that a game can come to.
    fn can_be(&self, rules: &Goblin, state: &State) -> bool {
        let fits = rules.counted(state).is_ok() && rules.is_sound(state);
        fits && rules.view(state, self.viewer) == *self
    }

    /// A seat's player, and the cards that lie before Taia's eyes.
    fn player(
        &self,
        seat: Seat,
        view: &PlayerView,
        looked: &[Shown],
        luck: &mut impl Luck,
    ) -> Possible<(Player, Vec<Card>)> {
        let own = self.viewer == Viewer::Seat(seat);
        let mut concealed = view.concealed.clone();
        shuffle(&mut concealed, luck);
        let mut draw = || concealed.pop().ok_or(NOT_POSSIBLE);
        let mut hand = won_set(&view.hand.won);
        match (&view.hand.own, own) {
            (Some(cards), true) => hand.extend(cards.iter().copied()),
            (None, false) => {
                for _ in 0..view.hand.starting.min(MAX_CARDS) {
                    hand.insert(Card::Starting(draw()?));
                }
            }
            (_, _) => return Err(NOT_POSSIBLE),
        }
        let mut slots = Vec::with_capacity(view.deck.slots.len());
        for slot in view.deck.slots.iter().rev() {
            let place = match slot.known {
                Known::Nothing => SlotCard::Unknown,
                Known::Starting => SlotCard::Starting,
                Known::Peeked => SlotCard::Peeked(draw()?),
                Known::Card(Card::Starting(card)) => SlotCard::Peeked(card),
                Known::Card(Card::Won(card)) => SlotCard::Won(card),
            };
            slots.push(if slot.open { Slot::open(place) } else { Slot::private(place) });
        }
        let mut cards = Vec::new();
        for shown in looked {
            cards.push(match *shown {
                Shown::Starting => Card::Starting(draw()?),
                Shown::Card(card) => card,
            });
        }
        let mut hidden = won_set(&view.deck.won);
        hidden.extend(concealed);
        let deck = Deck::from_slots(&slots, hidden).ok_or(NOT_POSSIBLE)?;
        let player = Player {
            hand,
            discard: view.discard.iter().copied().collect(),
            deck,
            hero: view.hero.unwrap_or(Hero::Argentus),
            hit_points: view.hit_points,
            full: view.full,
            weapon: view.weapon,
            armor: view.armor,
            keys: view.keys,
            potions: view.potions,
        };
        Ok((player, cards))
    }
}

impl CavernView {
    fn to_cavern(&self) -> Cavern {
        Cavern::from_parts(
            self.row,
            self.top,
            &self.below,
            self.gate,
            &self.unseen_gates,
            self.gates_below,
        )
    }
}

impl BattleView {
    fn to_battle(&self, rules: &Goblin, state: &State, looked: &[Card]) -> Possible<Battle> {
        let spot = state.spot_of(self.monster).or_else(|| beaten_spot(self.monster));
        let mut battle = Battle::new(self.monster, spot.ok_or(NOT_POSSIBLE)?, self.curses);
        battle.countered = self.countered;
        battle.defied = self.defied;
        battle.doubled = self.doubled;
        if looked.len() > 2 {
            return Err(NOT_POSSIBLE);
        }
        let player = state.active_player();
        let mut battle = battle.with_chain(rules, player, &self.chain).ok_or(NOT_POSSIBLE)?;
        for (place, &card) in battle.looked.iter_mut().zip(looked) {
            *place = Some(card);
        }
        Ok(battle)
    }
}

impl Battle {
    /// The same battle after these cards were played in it, whatever they drew and healed; `None`
    /// if no hand can have held them.
    pub(crate) fn with_chain(
        mut self,
        rules: &Goblin,
        player: &Player,
        chain: &[Card],
    ) -> Option<Self> {
        if chain.len() > MAX_CARDS {
            return None;
        }
        for (place, &card) in chain.iter().enumerate() {
            if self.played.contains(card) {
                return None;
            }
            self.ability_used |= rules.uses_ability(player, &self, card);
            self.push(card);
            let face = rules.action_card(player.hero, card);
            let twice = |effect| {
                let doubled = self.doubled;
                doubled.is_some_and(|it| usize::from(it.place) == place && it.effect == effect)
            };
            let attack = face.attack << u8::from(twice(Effect::Attack));
            let defense = face.defense << u8::from(twice(Effect::Defense));
            self.attack += u16::from(attack);
            self.defense += u16::from(defense);
            if self.defied == Some((place as u8, Curse::Attack)) {
                self.defying_attack = attack;
            }
            if self.defied == Some((place as u8, Curse::Defense)) {
                self.defying_defense = defense;
            }
        }
        Some(self)
    }
}

/// Where a monster lay that is beaten: nothing depends on it.
fn beaten_spot(monster: Monster) -> Option<crate::Spot> {
    monster.level().map(crate::Spot::Gate)
}

fn won_set(cards: &[Won]) -> CardSet {
    cards.iter().copied().map(Card::Won).collect()
}

/// Every order is equally likely.
pub(crate) fn shuffle<T>(list: &mut [T], luck: &mut impl Luck) {
    for last in (1..list.len()).rev() {
        list.swap(last, luck.below(last as u32 + 1) as usize);
    }
}
