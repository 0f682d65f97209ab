//! What is counted: sums of whole numbers, so that the order of games does not matter.

use std::collections::BTreeMap;

use table::{EventSink, MAX_SEATS, Seat};

use crate::game::Playable;

/// The name of an ending every game has here: it was not over by then.
pub(crate) const TURN_LIMIT: &str = "turn_limit";

/// How often each of these names was counted, zeros included.
pub(crate) type Tally = BTreeMap<&'static str, u64>;

/// A game of which many can be counted.
pub(crate) trait Counted: Playable {
    /// The names of its endings, [`TURN_LIMIT`] among them.
    const ENDINGS: &'static [&'static str];
    /// The names of what only this game counts.
    const FIGURES: &'static [&'static str] = &[];

    /// The names of its heroes.
    fn heroes() -> Vec<&'static str>;
    /// How many turns a game took.
    fn turns(state: &Self::State) -> u16;
    /// Whom a seat plays.
    fn hero(state: &Self::State, seat: Seat) -> &'static str;
    /// How a game ended, if it has.
    fn ended(state: &Self::State) -> Option<&'static str>;
    /// Counts what only this game counts, as it happens.
    #[inline]
    fn count(_event: &Self::Event, _figures: &mut Tally) {}
}

/// Hands what happens in a game on to its own figures.
pub(super) struct Figures<'a, G> {
    pub(super) tally: &'a mut Tally,
    pub(super) game: std::marker::PhantomData<G>,
}

impl<G: Counted> EventSink<G::Event> for Figures<'_, G> {
    #[inline]
    fn push(&mut self, event: G::Event) {
        G::count(&event, self.tally);
    }
}

/// What was counted in some games.
#[derive(Clone, Debug)]
pub(super) struct Count {
    pub(super) games: u64,
    pub(super) shared: u64,
    pub(super) steps: u64,
    pub(super) decisions: u64,
    pub(super) forced: u64,
    pub(super) turns: u64,
    pub(super) by_seat: [u64; MAX_SEATS],
    pub(super) by_hero: Tally,
    pub(super) played_by_hero: Tally,
    pub(super) endings: Tally,
    pub(super) figures: Tally,
}

impl Count {
    /// Nothing yet.
    pub(super) fn of<G: Counted>() -> Self {
        let zeros = |names: &[&'static str]| names.iter().map(|&name| (name, 0)).collect();
        let heroes: Tally = zeros(&G::heroes());
        Self {
            games: 0,
            shared: 0,
            steps: 0,
            decisions: 0,
            forced: 0,
            turns: 0,
            by_seat: [0; MAX_SEATS],
            by_hero: heroes.clone(),
            played_by_hero: heroes,
            endings: zeros(G::ENDINGS),
            figures: zeros(G::FIGURES),
        }
    }

    /// Games that did not come to their end before the turn limit.
    pub(super) fn limited(&self) -> u64 {
        self.endings.get(TURN_LIMIT).copied().unwrap_or(0)
    }

    /// One more game was played to its end.
    pub(super) fn add_game<G: Counted>(&mut self, rules: &G, state: &G::State) {
        self.games += 1;
        self.turns += u64::from(G::turns(state));
        let winners = rules.winners(state);
        self.shared += u64::from(winners.len() > 1);
        for seat in Seat::first(rules.seats()) {
            let (hero, won) = (G::hero(state, seat), u64::from(winners.contains(seat)));
            self.by_seat[seat.index()] += won;
            *self.by_hero.entry(hero).or_default() += won;
            *self.played_by_hero.entry(hero).or_default() += 1;
        }
        if let Some(ending) = G::ended(state) {
            *self.endings.entry(ending).or_default() += 1;
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.shared += other.shared;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.turns += other.turns;
        self.by_seat.iter_mut().zip(other.by_seat).for_each(|(sum, more)| *sum += more);
        add_each(&mut self.by_hero, &other.by_hero);
        add_each(&mut self.played_by_hero, &other.played_by_hero);
        add_each(&mut self.endings, &other.endings);
        add_each(&mut self.figures, &other.figures);
    }
}

fn add_each(sums: &mut Tally, more: &Tally) {
    for (&name, more) in more {
        *sums.entry(name).or_default() += more;
    }
}
