//! Two bots against each other: every deal is played with every way to seat them, each once.

use std::ops::ControlFlow;
use std::time::Duration;

use bots::Bot;
use table::{MAX_SEATS, Seat};

use crate::{DealLuck, GameRow, Simulator, Study, Watch, cores};

/// How long somebody thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// Decisions with a choice.
    pub decisions: u64,
    /// Together.
    pub total: Duration,
    /// The longest.
    pub slowest: Duration,
}

impl Thinking {
    /// Puts the decisions of another to these.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// On average.
    pub fn mean(&self) -> Duration {
        self.total / u32::try_from(self.decisions.max(1)).unwrap_or(u32::MAX)
    }
}

/// One deal, played once for each way to sit around the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// The mean share of victories of the first bot's seats, from 0 to 1.
    pub score: f64,
    /// Games.
    pub games: u64,
    /// How long the first bot thought, and the others.
    pub thinking: [Thinking; 2],
}

/// Who sits where before anybody moves on, and which of them are the first bot's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    bots: Vec<Bot>,
    first: Vec<bool>,
}

impl Seating {
    /// One bot against others.
    pub fn one_against(one: Bot, other: Bot, seats: usize) -> Self {
        let bots = (0..seats).map(|seat| if seat == 0 { one } else { other }).collect();
        Self { bots, first: (0..seats).map(|seat| seat == 0).collect() }
    }

    /// Two bots that take turns around the table.
    pub fn alternating(one: Bot, other: Bot, seats: usize) -> Self {
        let bots = (0..seats).map(|seat| if seat % 2 == 0 { one } else { other }).collect();
        Self { bots, first: (0..seats).map(|seat| seat % 2 == 0).collect() }
    }

    /// This table; every seat of its first bot counts.
    pub fn table(bots: Vec<Bot>) -> Self {
        let first = bots.iter().map(|bot| *bot == bots[0]).collect();
        Self { bots, first }
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.bots.len()
    }

    /// The first bot's share if all play alike.
    pub fn even(&self) -> f64 {
        self.first.iter().filter(|first| **first).count() as f64 / self.bots.len() as f64
    }

    /// How many ways to sit there are when everybody moves on around the table: fewer than seats if it
    /// looks the same again before it has gone around.
    pub fn ways(&self) -> usize {
        let seats = self.seats();
        let looks_the_same = |moved: usize| {
            let at = |seat: usize| (self.bots[seat % seats], self.first[seat % seats]);
            (0..seats).all(|seat| at(seat) == at(seat + moved))
        };
        (1..seats).find(|&moved| looks_the_same(moved)).unwrap_or(seats)
    }

    /// The variance of a deal's score if all play alike and its games were independent.
    pub fn variance(&self) -> f64 {
        self.even() * (1.0 - self.even()) / self.ways() as f64
    }

    /// Everybody moves on by one seat.
    fn move_on(&mut self) {
        self.bots.rotate_right(1);
        self.first.rotate_right(1);
    }
}

/// Plays deals until there are so many or `take` has enough, and hands them on in order. `now` is the
/// caller's clock.
pub fn duel<G: Study>(
    rules: &G,
    seating: &Seating,
    seed: u64,
    deals: u64,
    threads: usize,
    now: impl Fn() -> Duration + Copy + Sync,
    take: impl FnMut(Deal) -> ControlFlow<()>,
) {
    let worker = || {
        let mut simulator = Simulator::new(rules);
        move |number| play(&mut simulator, seating, seed, number, now)
    };
    cores::in_order(deals, threads, worker, take);
}

fn play<G: Study>(
    simulator: &mut Simulator<'_, G>,
    seating: &Seating,
    seed: u64,
    number: u64,
    now: impl Fn() -> Duration,
) -> Deal {
    let ways = seating.ways() as u64;
    let mut deal = Deal { score: 0.0, games: ways, thinking: Default::default() };
    let mut seating = seating.clone();
    for way in 0..ways {
        let mut clock = Clock { now: &now, asked: Duration::ZERO, seats: Default::default() };
        let game = number * ways + way;
        let row = simulator.play(game, &seating.bots, DealLuck::new(seed, number), &mut clock);
        deal.score += score(&row, &seating.first, seating.even()) / ways as f64;
        for (thinking, &first) in clock.seats.into_iter().zip(&seating.first) {
            deal.thinking[usize::from(!first)].add(thinking);
        }
        seating.move_on();
    }
    deal
}

/// A game that nobody won is as good as an even one.
fn score(row: &GameRow, first: &[bool], even: f64) -> f64 {
    let shares = row.seats.iter().zip(first).filter(|(_, first)| **first);
    if row.is_won() { shares.map(|(seat, _)| f64::from(seat.victory)).sum() } else { even }
}

/// Measures how long each seat thinks.
struct Clock<'a, F> {
    now: &'a F,
    asked: Duration,
    seats: [Thinking; MAX_SEATS],
}

impl<G: Study, F: Fn() -> Duration> Watch<G> for Clock<'_, F> {
    fn asked(&mut self, _: Seat) {
        self.asked = (self.now)();
    }

    fn chosen(&mut self, seat: Seat) {
        let time = (self.now)().saturating_sub(self.asked);
        self.seats[seat.index()].add(Thinking { decisions: 1, total: time, slowest: time });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody who sits anywhere in the games of a deal.
    fn seatings(mut seating: Seating) -> Vec<Vec<Bot>> {
        let ways = 0..seating.ways();
        let mut next = || {
            let bots = seating.bots.clone();
            seating.move_on();
            bots
        };
        ways.map(|_| next()).collect()
    }

    #[test]
    fn no_seating_of_a_deal_comes_twice_and_every_seat_is_sat_on() {
        let (one, other) = (Bot::Normal, Bot::Random);
        for (seating, ways) in [
            (Seating::alternating(one, other, 2), 2),
            (Seating::alternating(one, other, 4), 2),
            (Seating::one_against(one, other, 4), 4),
            (Seating::table(vec![one, other, one, other]), 2),
            (Seating::table(vec![one, one, other, other]), 4),
            (Seating::table(vec![one, other, other]), 3),
        ] {
            let found = seatings(seating.clone());
            assert_eq!(found.len(), ways, "{found:?}");
            for (index, bots) in found.iter().enumerate() {
                assert!(!found[..index].contains(bots), "{found:?}");
            }
            let often = |seat: usize| found.iter().filter(|bots| bots[seat] == one).count();
            assert!((0..seating.seats()).all(|seat| often(seat) == often(0)), "{found:?}");
            let wanted = seating.even() * (1.0 - seating.even()) / ways as f64;
            assert!((seating.variance() - wanted).abs() < 1e-12);
        }
    }

    #[test]
    fn a_deal_counts_the_games_that_differ() {
        let setup = dungeon::Setup {
            heroes: vec![None; 4],
            turn_limit: Some(20),
            ..dungeon::Setup::default()
        };
        let rules = dungeon::Dungeon::new(dungeon::Content::karak(), setup).unwrap();
        let seating = Seating::alternating(Bot::Easy, Bot::Random, 4);
        let (mut games, mut scores) = (0, Vec::new());
        duel(
            &rules,
            &seating,
            1,
            3,
            1,
            || Duration::ZERO,
            |deal| {
                games += deal.games;
                scores.push(deal.score);
                ControlFlow::Continue(())
            },
        );
        assert_eq!(games, 6);
        assert_eq!(scores, [0.5; 3], "the turn limit stopped them: even, whoever leads");
    }
}
