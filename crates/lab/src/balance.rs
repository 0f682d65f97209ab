//! What is counted of games of Karak: Goblin to tell how balanced they are (G10).

use bots::Bot;
use goblin::solver::{Effort, Goal, Solver};
use goblin::{Action, Goblin, Hero, MONSTERS, Monster, Phase, State};
use serde::Serialize;
use table::{Luck as _, PlayoutLuck};

use crate::{DealLuck, GameRow, Mean, Share, Simulator, Watch};

/// Longest game, in turns of one player, that is told apart.
const LONGEST: usize = 200;
/// What a fight is worth to its hero: won or not, and in what shape the hero comes out of it.
const OUTCOME: Goal = Goal { win: 1.0, survive: 0.2, hit_point: 0.05, potion: 0.1, card: 0.0 };
/// The worth of a card is asked in one fight of so many: it takes a solver for each card.
const ASKED: u32 = 10;
/// Keeps the luck of whoever looks on apart from that of the game.
const APART: u64 = 0x5851_f42d_4c95_7f2d;

/// What became of one card.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct CardCount {
    /// Fights against its monster.
    pub fought: u64,
    /// Those that were won.
    pub beaten: u64,
    /// How much less a fight promises its owner without it, where 1 is the difference between won and
    /// lost.
    pub lift: Mean,
}

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// Games that somebody won.
    pub finished: u64,
    /// Games that the turn limit ended.
    pub unfinished: u64,
    /// How often each hero won, by hero.
    pub heroes: [Share; Hero::ALL.len()],
    /// How often who began won, who came second, and so on.
    pub order: [Share; 4],
    /// Games that somebody won, by the turns each player had.
    pub turns: Vec<u64>,
    /// By the number of the monster.
    pub cards: Vec<CardCount>,
    /// Merchant visits, turns in all.
    pub merchant: Share,
    /// Revivals, turns in all.
    pub revived: Share,
}

impl Default for Balance {
    fn default() -> Self {
        Self {
            finished: 0,
            unfinished: 0,
            heroes: [Share::default(); Hero::ALL.len()],
            order: [Share::default(); 4],
            turns: vec![0; LONGEST],
            cards: vec![CardCount::default(); MONSTERS],
            merchant: Share::default(),
            revived: Share::default(),
        }
    }
}

impl Balance {
    /// Puts the counts of other games to these.
    pub fn add(&mut self, other: &Self) {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.heroes.iter_mut().zip(other.heroes).for_each(|(one, other)| one.add(other));
        self.order.iter_mut().zip(other.order).for_each(|(one, other)| one.add(other));
        self.turns.iter_mut().zip(&other.turns).for_each(|(one, other)| *one += other);
        for (one, other) in self.cards.iter_mut().zip(&other.cards) {
            one.fought += other.fought;
            one.beaten += other.beaten;
            one.lift.add(other.lift);
        }
        self.merchant.add(other.merchant);
        self.revived.add(other.revived);
    }

    /// The median of turns each player had in games that somebody won.
    pub fn median_turns(&self) -> usize {
        let mut left = self.finished.div_ceil(2);
        for (turns, &games) in self.turns.iter().enumerate() {
            if games >= left {
                return turns;
            }
            left -= games;
        }
        LONGEST
    }
}

/// Plays games and counts.
pub(crate) struct Counter<'a> {
    simulator: Simulator<'a, Goblin>,
    bots: &'a [Bot],
    seed: u64,
    look: Look,
}

/// Looks on while games are played.
struct Look {
    solver: Solver,
    luck: PlayoutLuck,
    balance: Balance,
}

impl<'a> Counter<'a> {
    pub(crate) fn new(rules: &'a Goblin, bots: &'a [Bot], seed: u64) -> Self {
        Self { simulator: Simulator::new(rules), bots, seed, look: Look::new() }
    }

    /// One game, the same whenever and wherever it is played.
    pub(crate) fn play(&mut self, game: u64) -> Balance {
        let luck = DealLuck::new(self.seed, game);
        self.look.luck = PlayoutLuck::for_game(self.seed ^ APART, game);
        let row = self.simulator.play(game, self.bots, luck, &mut self.look);
        self.look.end(&row);
        std::mem::take(&mut self.look.balance)
    }
}

impl Watch<Goblin> for Look {
    /// Counts what a player is about to do.
    fn acts(&mut self, rules: &Goblin, state: &State, action: Action) {
        if state.phase() == Phase::Seat(goblin::Decision::Turn) {
            self.balance.merchant.count(action == Action::Merchant);
            self.balance.revived.count(action == Action::Revive);
        }
        if let Action::Fight(monster) = action {
            self.balance.cards[monster.index()].fought += 1;
            if self.luck.below(ASKED) == 0 {
                self.weigh_cards(rules, state, monster);
            }
        }
    }
}

impl Look {
    fn new() -> Self {
        let solver = Solver::with_effort(Effort::QUICK);
        Self { solver, luck: PlayoutLuck::new(APART), balance: Balance::default() }
    }

    /// How much worse the fight would look without each card of the player.
    fn weigh_cards(&mut self, rules: &Goblin, state: &State, monster: Monster) {
        let mut chance = |state: &State| {
            let advice = self.solver.scout(rules, state, monster, OUTCOME);
            advice.map_or(0.0, |advice| advice.prospect.value)
        };
        let with = chance(state);
        let mut cards = state.active_player().hand.only_won();
        let player = state.active_player();
        cards.extend([player.weapon, player.armor].into_iter().flatten());
        for card in cards.won() {
            let lift = with - chance(&state.without(card));
            self.balance.cards[card.index()].lift.count(lift);
        }
    }

    fn end(&mut self, row: &GameRow) {
        for monster in Monster::all() {
            let beaten = row.counts.get(&format!("beaten.{monster}"));
            self.balance.cards[monster.index()].beaten += u64::from(beaten.copied().unwrap_or(0));
        }
        if !row.is_won() {
            self.balance.unfinished += 1;
            return;
        }
        self.balance.finished += 1;
        for seat in &row.seats {
            let won = seat.victory > 0.0;
            if let Some(hero) = Hero::ALL.into_iter().find(|hero| hero.name() == seat.hero) {
                self.balance.heroes[hero as usize].count(won);
            }
            self.balance.order[usize::from(seat.order) - 1].count(won);
        }
        let turns = usize::from(row.turns).div_ceil(row.seats.len());
        self.balance.turns[turns.min(LONGEST - 1)] += 1;
    }
}

#[cfg(test)]
mod tests {
    use goblin::{Content, Setup, Switch};

    use super::*;

    #[test]
    fn games_are_the_same_when_they_are_counted_and_nothing_is_missed() {
        let heroes = vec![None; 3];
        let abilities = Switch::On;
        let setup = Setup { heroes, abilities, turn_limit: Some(60), ..Setup::default() };
        let rules = Goblin::new(Content::goblin(), setup).unwrap();
        let bots = [Bot::Easy, Bot::Random, Bot::Normal];
        let (mut simulator, mut look) = (Simulator::new(&rules), Look::new());
        let mut counted = std::collections::BTreeMap::<String, u64>::new();
        for game in 0..6 {
            let row = simulator.play(game, &bots, DealLuck::new(2, game), &mut look);
            assert_eq!(row, simulator.play(game, &bots, DealLuck::new(2, game), &mut ()));
            for (key, count) in row.counts {
                *counted.entry(key).or_default() += u64::from(count);
            }
        }
        let Balance { merchant, revived, cards, .. } = look.balance;
        assert!(revived.hits > 0, "heroes fall");
        assert_eq!(revived.hits, counted["revivals"]);
        assert_eq!(merchant.hits, counted["merchant_visits"]);
        let fought: u64 = cards.iter().map(|card| card.fought).sum();
        assert_eq!(fought, counted["fights"]);
    }
}
