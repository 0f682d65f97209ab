//! Looks on while games of Karak: Goblin are played, and asks what players do not say.

use bots::{Bot, Model};
use goblin::solver::{Effort, Goal, Solver};
use goblin::{Action, Decision, Goblin, Hero, Level, Monster, MonsterKind, Phase, State};
use table::{Luck as _, PlayoutLuck, Seat};

use crate::{Balance, DealLuck, GameRow, Simulator, Watch};

/// What a fight is worth to its hero: won or not, and in what shape the hero comes out of it.
const OUTCOME: Goal = Goal { win: 1.0, survive: 0.2, hit_point: 0.05, potion: 0.1, card: 0.0 };
/// The worth of a card is asked in one fight of so many: it takes a solver for each card.
const FIGHTS_ASKED: u32 = 10;
/// What monsters promise is asked in one turn of so many: it takes a solver for each monster.
const TURNS_ASKED: u32 = 30;
/// As good as beaten is a monster with this chance to win, and to survive.
const SAFE: f64 = 0.95;
/// Keeps the luck of whoever looks on apart from that of the game.
const APART: u64 = 0x5851_f42d_4c95_7f2d;

/// How much is asked of each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Only what happens.
    Events,
    /// Also what monsters promise and rewards are good for, by the battle solver.
    Cards,
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
    depth: Depth,
    model: Model,
    scratch: Vec<f32>,
    /// The turn, and who stood best when it began.
    leaders: Vec<(u16, Hero)>,
    balance: Balance,
}

impl<'a> Counter<'a> {
    pub(crate) fn new(rules: &'a Goblin, bots: &'a [Bot], seed: u64, depth: Depth) -> Self {
        Self { simulator: Simulator::new(rules), bots, seed, look: Look::new(depth) }
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
    fn turn_begins(&mut self, rules: &Goblin, state: &State) {
        let chances = self.model.chances(rules, state, &mut self.scratch);
        let chance = |seat: &Seat| chances[seat.index()];
        let best =
            state.playing().iter().max_by(|one, other| chance(one).total_cmp(&chance(other)));
        if let Some(best) = best {
            self.leaders.push((state.turn(), state.player(best).hero));
        }
        if self.depth == Depth::Cards && self.luck.below(TURNS_ASKED) == 0 {
            self.look_around(rules, state);
        }
    }

    /// Counts what a player is about to do.
    fn acts(&mut self, rules: &Goblin, state: &State, action: Action) {
        if state.phase() == Phase::Seat(Decision::Turn) {
            self.balance.merchant.count(action == Action::Merchant);
            self.balance.revived.count(action == Action::Revive);
        }
        if let Action::Fight(monster) = action {
            self.balance.cards[monster.index()].fought += 1;
            if self.depth == Depth::Cards && self.luck.below(FIGHTS_ASKED) == 0 {
                self.weigh_cards(rules, state, monster);
            }
        }
    }
}

impl Look {
    fn new(depth: Depth) -> Self {
        Self {
            solver: Solver::with_effort(Effort::QUICK),
            luck: PlayoutLuck::new(APART),
            depth,
            model: Model::fitted::<Goblin>(),
            scratch: Vec::new(),
            leaders: Vec::new(),
            balance: Balance::default(),
        }
    }

    /// What the monsters of the rows promise the hero whose turn it is. Late is a game for a hero to whom every level
    /// is open.
    fn look_around(&mut self, rules: &Goblin, state: &State) {
        let player = state.active_player();
        if player.hit_points == 0 {
            return;
        }
        let open = |level: &Level| rules.is_open(player.keys, *level);
        let Some(highest) = Level::ALL.into_iter().rfind(open) else { return };
        for level in Level::ALL.into_iter().filter(open) {
            let late = highest == Level::III;
            if !late && level != highest {
                continue;
            }
            for monster in state.cavern(level).row.into_iter().flatten() {
                let advice = self.solver.scout(rules, state, monster, OUTCOME);
                let Some(prospect) = advice.map(|advice| advice.prospect) else { continue };
                let tension = &mut self.balance.tension;
                if late {
                    let safe = prospect.win.min(prospect.survive) >= SAFE;
                    tension.safe[level as usize].count(safe);
                }
                if let MonsterKind::Ordinary(card) = monster.kind()
                    && level == highest
                {
                    tension.promised[card.index()].count(prospect.value);
                }
            }
        }
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
        let before_half = self.leaders.iter().rfind(|(turn, _)| *turn <= row.turns / 2);
        let leader = before_half.map(|&(_, hero)| hero);
        self.balance.end(row, leader);
        self.leaders.clear();
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
        let (mut simulator, mut look) = (Simulator::new(&rules), Look::new(Depth::Cards));
        let mut counted = std::collections::BTreeMap::<String, u64>::new();
        for game in 0..6 {
            let row = simulator.play(game, &bots, DealLuck::new(2, game), &mut look);
            assert_eq!(row, simulator.play(game, &bots, DealLuck::new(2, game), &mut ()));
            for (key, count) in row.counts {
                *counted.entry(key).or_default() += u64::from(count);
            }
        }
        let Balance { merchant, revived, cards, .. } = &look.balance;
        assert!(revived.hits > 0, "heroes fall");
        assert_eq!(revived.hits, counted["revivals"]);
        assert_eq!(merchant.hits, counted["merchant_visits"]);
        let fought: u64 = cards.iter().map(|card| card.fought).sum();
        assert_eq!(fought, counted["fights"]);
    }
}
