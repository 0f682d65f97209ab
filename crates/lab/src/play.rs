//! One game.

use bots::{Bot, BotPlayer};
use table::{EventSink, Seat, Step, Turn, Viewer};

use crate::{DealLuck, GameRow, SeatRow, Study};

/// Looks on while a game is played.
pub trait Watch<G: Study> {
    /// A turn begins, in which somebody can do something: those that are missed are passed over.
    fn turn_begins(&mut self, _rules: &G, _state: &G::State) {}
    /// A seat is about to choose among several actions.
    fn asked(&mut self, _seat: Seat) {}
    /// It has chosen.
    fn chosen(&mut self, _seat: Seat) {}
    /// Whose decision it is is about to do this, chosen or because nothing else is legal.
    fn acts(&mut self, _rules: &G, _state: &G::State, _action: G::Action) {}
}

/// Nobody looks on.
impl<G: Study> Watch<G> for () {}

/// Plays one game after the other.
pub struct Simulator<'a, G: Study> {
    rules: &'a G,
    player: BotPlayer<G>,
    legal: Vec<G::Action>,
    keys: Vec<String>,
    counts: Vec<u32>,
}

impl<'a, G: Study> Simulator<'a, G> {
    /// A simulator of games by these rules.
    pub fn new(rules: &'a G) -> Self {
        let keys: Vec<String> = rules.counters().iter().map(crate::Counter::key).collect();
        let counts = vec![0; keys.len()];
        Self { rules, player: BotPlayer::new(rules), legal: Vec::new(), keys, counts }
    }

    /// Plays a game to its end: the same whenever and wherever it is played. The rules have to limit
    /// the turns.
    ///
    /// # Panics
    /// If there are fewer bots than seats.
    pub fn play(
        &mut self,
        game: u64,
        bots: &[Bot],
        mut luck: DealLuck,
        watch: &mut impl Watch<G>,
    ) -> GameRow {
        let rules = self.rules;
        let mut state = rules.start();
        let mut row = GameRow {
            game,
            seats: Vec::new(),
            turns: 0,
            ending: String::new(),
            steps: 0,
            decisions: 0,
            forced: 0,
            counts: std::collections::BTreeMap::new(),
        };
        let mut first = Seat::new(0);
        self.counts.fill(0);
        loop {
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(luck.sample(rules, &state)),
                Turn::Seat(seat) => {
                    rules.legal_actions(&state, &mut self.legal);
                    row.decisions += 1;
                    row.forced += u64::from(self.legal.len() == 1);
                    let bot = bots[seat.index()];
                    let action = self.choose(&state, seat, bot, &mut luck, watch);
                    watch.acts(rules, &state, action);
                    Step::Act(action)
                }
            };
            row.steps += 1;
            rules.advance(&mut state, step, &mut Counts { rules, counts: &mut self.counts });
            let turns = rules.turns(&state);
            if turns != row.turns {
                if row.turns == 0 {
                    first = G::active(&state);
                }
                row.turns = turns;
                if rules.turn(&state) != Turn::Over {
                    watch.turn_begins(rules, &state);
                }
            }
        }
        self.end(&mut row, &state, bots, first);
        row
    }

    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        bot: Bot,
        luck: &mut DealLuck,
        watch: &mut impl Watch<G>,
    ) -> G::Action {
        if let [only] = self.legal[..] {
            return only;
        }
        let (rules, luck) = (self.rules, luck.seat(seat));
        let view = || rules.view(state, Viewer::Seat(seat));
        watch.asked(seat);
        let action = self.player.choose(rules, bot, view, &self.legal, luck);
        watch.chosen(seat);
        action
    }

    fn end(&self, row: &mut GameRow, state: &G::State, bots: &[Bot], first: Seat) {
        let seats = self.rules.seats();
        let winners = self.rules.winners(state);
        row.ending.push_str(G::ended(state).unwrap_or_default());
        let seat_row = |seat: Seat| SeatRow {
            bot: bots[seat.index()],
            hero: G::hero(state, seat).to_owned(),
            order: ((seat.index() + seats - first.index()) % seats) as u8 + 1,
            score: G::score(state, seat),
            victory: if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 },
        };
        row.seats = Seat::first(seats).map(seat_row).collect();
        let counted = self.keys.iter().zip(&self.counts).filter(|&(_, &count)| count > 0);
        row.counts = counted.map(|(key, &count)| (key.clone(), count)).collect();
    }
}

/// Counts what happens.
struct Counts<'a, G> {
    rules: &'a G,
    counts: &'a mut [u32],
}

impl<G: Study> EventSink<G::Event> for Counts<'_, G> {
    #[inline]
    fn push(&mut self, event: G::Event) {
        self.rules.count(&event, self.counts);
    }
}

#[cfg(test)]
mod tests {
    use dungeon::{Content, Dungeon, Setup};

    use super::*;
    use crate::{Gathered, Played, Sampler, TURN_LIMIT, TurnWatch};

    fn rules() -> Dungeon {
        let heroes = vec![None; 3];
        let setup = Setup { heroes, turn_limit: Some(80), ..Setup::default() };
        Dungeon::new(Content::karak(), setup).unwrap()
    }

    #[test]
    fn a_game_is_the_same_whatever_was_played_before_and_whoever_looks_on() {
        let rules = rules();
        let bots = [Bot::Normal, Bot::Random, Bot::Easy];
        let mut simulator = Simulator::new(&rules);
        let mut play = |game| simulator.play(game, &bots, DealLuck::new(5, game), &mut ());
        let (one, two) = (play(1), play(2));
        let mut watch = TurnWatch::new::<Dungeon>();
        let mut simulator = Simulator::new(&rules);
        let again = simulator.play(2, &bots, DealLuck::new(5, 2), &mut watch);
        assert_eq!(again, two);
        assert_ne!(again, one);
        let turns = watch.end(&again);
        let most = 3 * usize::from(again.turns);
        assert!(turns.len().is_multiple_of(3) && (most / 2..=most).contains(&turns.len()));
        let sums = turns.chunks(3).map(|rows| rows.iter().map(|row| row.chance).sum::<f32>());
        assert!(sums.into_iter().all(|sum| (sum - 1.0).abs() < 1e-4));
    }

    #[test]
    fn a_game_that_the_turn_limit_stops_is_not_won() {
        let setup = Setup { heroes: vec![None; 3], turn_limit: Some(9), ..Setup::default() };
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let mut simulator = Simulator::new(&rules);
        let mut led = 0;
        for game in 0..20 {
            let (mut turns, mut sampler) = (TurnWatch::new::<Dungeon>(), Sampler::new(1, 4, game));
            let row = simulator.play(game, &[Bot::Normal; 3], DealLuck::new(4, game), &mut turns);
            simulator.play(game, &[Bot::Normal; 3], DealLuck::new(4, game), &mut sampler);
            assert_eq!(row.ending, TURN_LIMIT);
            led += u32::from(row.seats.iter().any(|seat| seat.victory > 0.0));
            assert!(!row.is_won());
            assert!(sampler.end(&row).positions.is_empty());
            let turns = turns.end(&row);
            assert!(!turns.is_empty() && turns.iter().all(|turn| turn.victory <= 0.0));
            let mut gathered = Gathered::default();
            gathered.add(&Played { row, turns });
            assert_eq!(gathered.course.calibration.total(), 0);
        }
        assert!(led > 0, "by the rules who leads wins");
    }

    #[test]
    fn a_row_adds_up() {
        let rules = rules();
        let row = Simulator::new(&rules).play(3, &[Bot::Normal; 3], DealLuck::new(1, 3), &mut ());
        let mut orders: Vec<u8> = row.seats.iter().map(|seat| seat.order).collect();
        orders.sort_unstable();
        assert_eq!(orders, [1, 2, 3]);
        let victory: f32 = row.seats.iter().map(|seat| seat.victory).sum();
        assert!((victory - 1.0).abs() < 1e-6);
        assert!(row.steps > row.decisions && row.decisions >= row.forced);
        let sum = |deed: &str| -> u32 {
            row.counts.iter().filter(|(key, _)| key.starts_with(deed)).map(|(_, count)| count).sum()
        };
        let count = |key: &str| row.counts.get(key).copied().unwrap_or(0);
        assert_eq!(sum("fought."), sum("beaten.") + count("fights_lost") + count("fights_tied"));
    }
}
