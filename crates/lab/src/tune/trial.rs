//! How far a card set is from what is asked of it, by games of all kinds, and whether another is nearer.

use std::ops::ControlFlow;

use anyhow::{Result, anyhow};
use bots::Bot;
use goblin::{Content, Goblin, Setup};
use table::Rules as _;

use crate::look::Counter;
use crate::{Aim, Balance, Depth, aims, cores};

/// Games are counted in so many parts: how much these differ tells how sure the whole is.
const PARTS: usize = 16;

/// A kind of table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Heroes should be drawn, and turns limited.
    pub setup: Setup,
    /// Who sits there.
    pub bots: Vec<Bot>,
}

/// Which games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deals {
    /// Sets that are compared get the same deals.
    pub seed: u64,
    /// Games of each kind.
    pub games: u64,
    /// On so many threads; the result does not depend on it.
    pub threads: usize,
}

/// Games of a card set.
#[derive(Clone, Debug)]
pub struct Trial {
    kinds: Vec<Played>,
}

/// Games of one kind, by parts.
#[derive(Clone, Debug)]
struct Played {
    rules: Goblin,
    parts: Vec<Balance>,
}

/// How much better or worse one set is than another in the same deals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Apart {
    /// What it adds to how bad the set is: less than 0 is better.
    pub change: f64,
    /// The standard error of that.
    pub error: f64,
}

impl Kind {
    /// As reports call it: `3 seats, abilities on`.
    fn name(setup: &Setup) -> String {
        format!("{} seats, abilities {}", setup.heroes.len(), setup.abilities)
    }
}

impl Trial {
    /// Plays the games.
    ///
    /// # Errors
    /// If a kind of table cannot be set up with these cards.
    pub fn play(content: &Content, kinds: &[Kind], deals: Deals) -> Result<Self> {
        let played = kinds.iter().map(|kind| Played::play(content, kind, deals));
        Ok(Self { kinds: played.collect::<Result<_>>()? })
    }

    /// How far the set is from what is asked of it; 0 is well inside of all ranges.
    pub fn badness(&self) -> f64 {
        self.badness_without(None)
    }

    /// What is missed, by kind.
    pub fn misses(&self) -> Vec<String> {
        let misses = |played: &Played| {
            let name = Kind::name(played.rules.setup());
            let missed = played.aims(None).into_iter().filter(|aim| !aim.is_met());
            missed.map(|aim| format!("{name}: {aim}")).collect::<Vec<_>>()
        };
        self.kinds.iter().flat_map(misses).collect()
    }

    /// Compared with another set in the same deals: how it looks without each part in turn tells how sure the
    /// difference is (the jackknife).
    pub fn against(&self, base: &Self) -> Apart {
        let apart = |part| self.badness_without(part) - base.badness_without(part);
        let without: Vec<f64> = (0..PARTS).map(|part| apart(Some(part))).collect();
        let mean = without.iter().sum::<f64>() / PARTS as f64;
        let scatter: f64 = without.iter().map(|it| (it - mean).powi(2)).sum();
        let error = (scatter * (PARTS - 1) as f64 / PARTS as f64).sqrt();
        Apart { change: apart(None), error }
    }

    fn badness_without(&self, part: Option<usize>) -> f64 {
        let kinds = self.kinds.iter().flat_map(|played| played.aims(part));
        kinds.map(|aim| aim.badness()).sum()
    }
}

impl Played {
    fn play(content: &Content, kind: &Kind, deals: Deals) -> Result<Self> {
        let rules = Goblin::new(content.clone(), kind.setup.clone());
        let rules = rules.map_err(|faults| anyhow!("{faults}"))?;
        assert_eq!(rules.seats(), kind.bots.len(), "a bot for each seat");
        let mut parts = vec![Balance::default(); PARTS];
        let worker = || {
            let mut counter = Counter::new(&rules, &kind.bots, deals.seed, Depth::Events);
            move |game| counter.play(game)
        };
        let mut game = 0;
        cores::in_order(deals.games, deals.threads, worker, |balance| {
            parts[game % PARTS].add(&balance);
            game += 1;
            ControlFlow::Continue(())
        });
        Ok(Self { rules, parts })
    }

    /// The figures of all parts but one.
    fn aims(&self, without: Option<usize>) -> Vec<Aim> {
        let mut sum = Balance::default();
        let parts = self.parts.iter().enumerate().filter(|(part, _)| Some(*part) != without);
        parts.for_each(|(_, part)| sum.add(part));
        aims(&sum, &self.rules)
    }
}

impl Apart {
    /// How often chance alone makes a set look so much better that is not.
    pub fn chance(self) -> f64 {
        if self.error > 0.0 {
            0.5 * libm::erfc(-self.change / self.error / std::f64::consts::SQRT_2)
        } else {
            1.0
        }
    }
}

#[cfg(test)]
mod tests {
    use goblin::Switch;

    use super::*;

    #[test]
    fn the_same_cards_differ_by_nothing() {
        let setup = Setup {
            heroes: vec![None; 2],
            abilities: Switch::On,
            turn_limit: Some(200),
            ..Setup::default()
        };
        let kinds = [Kind { setup, bots: vec![Bot::Easy; 2] }];
        let play = |threads| {
            let deals = Deals { seed: 4, games: 32, threads };
            Trial::play(&Content::goblin(), &kinds, deals).unwrap()
        };
        let (one, other) = (play(1), play(2));
        assert!(one.badness() > 0.0, "easy bots do not play as asked");
        assert!(one.misses().iter().all(|miss| miss.starts_with("2 seats, abilities on: ")));
        assert_eq!(one.against(&other), Apart { change: 0.0, error: 0.0 });
        assert!((Apart { change: 0.0, error: 0.0 }.chance() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_chance_is_that_of_one_side() {
        let chance = |change| Apart { change, error: 1.0 }.chance();
        assert!((chance(-1.645) - 0.05).abs() < 1e-3);
        assert!((chance(1.645) - 0.95).abs() < 1e-3);
    }
}
