//! The figures of G10 as a table people can read.

use std::fmt;

use goblin::{Goblin, Hero, Level, Monster, Won};
use serde::Serialize;
use table::Rules as _;

use crate::{Aim, Balance, Share, aims};

/// A balance with what it should be.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// What was counted.
    pub balance: &'a Balance,
    /// With which cards and options.
    pub rules: &'a Goblin,
}

/// The same for programs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures<'a> {
    #[serde(flatten)]
    balance: &'a Balance,
    aims: Vec<Aim>,
    misses: Vec<String>,
}

impl<'a> Report<'a> {
    /// All that was counted, what was asked for, and what was missed.
    pub fn figures(&self) -> Figures<'a> {
        Figures {
            balance: self.balance,
            aims: aims(self.balance, self.rules),
            misses: self.misses(),
        }
    }

    fn even(&self) -> f64 {
        1.0 / self.rules.seats() as f64
    }

    /// The hero whose share of wins is farthest from even, and how far.
    pub fn farthest_hero(&self) -> (Hero, f64) {
        let off = |hero: Hero| (self.balance.heroes[hero as usize].value() - self.even()).abs();
        let heroes = Hero::ALL.map(|hero| (hero, off(hero)));
        heroes.into_iter().fold(heroes[0], |one, other| if other.1 > one.1 { other } else { one })
    }

    /// How much more often than even who begins wins.
    pub fn first_advantage(&self) -> f64 {
        self.balance.order[0].value() - self.even()
    }

    /// Monsters nobody fought.
    pub fn never_fought(&self) -> impl Iterator<Item = Monster> {
        Monster::all().filter(|monster| self.balance.cards[monster.index()].fought == 0)
    }

    /// Rewards that made no measurable difference to their owners' fights.
    pub fn idle_rewards(&self) -> impl Iterator<Item = Won> {
        Won::all().filter(|card| {
            let lift = self.balance.cards[card.index()].lift;
            lift.of == 0 || lift.value() - lift.error() <= 0.0
        })
    }

    /// Everything of G10.8 that does not hold.
    pub fn misses(&self) -> Vec<String> {
        let aims = aims(self.balance, self.rules);
        let mut misses: Vec<String> =
            aims.iter().filter(|aim| !aim.is_met()).map(Aim::to_string).collect();
        let names = |list: Vec<String>| list.join(", ");
        let idle: Vec<String> = self.never_fought().map(|monster| monster.to_string()).collect();
        if !idle.is_empty() {
            misses.push(format!("never fought: {}", names(idle)));
        }
        let idle: Vec<String> = self.idle_rewards().map(|card| card.to_string()).collect();
        if !idle.is_empty() {
            misses.push(format!("rewards without a measurable difference: {}", names(idle)));
        }
        misses
    }
}

impl Report<'_> {
    /// Whether there is suspense.
    fn write_tension(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tension = &self.balance.tension;
        writeln!(f, "  chosen fights won {}", percent(tension.fights))?;
        writeln!(f, "  games won by whoever stood best at half-time {}", percent(tension.leader))?;
        writeln!(f, "  lord beaten at the first attempt {}", percent(tension.lord))?;
        for level in Level::ALL {
            let safe = percent(tension.safe[level as usize]);
            write!(f, "  level {:3} safe monsters late in the game {safe}", level.name())?;
            match tension.reward_for_risk(level, &self.balance.cards) {
                Some(correlation) => writeln!(f, ", reward for risk {correlation:+.2}")?,
                None => writeln!(f)?,
            }
        }
        Ok(())
    }
}

fn percent(share: Share) -> String {
    let (low, high) = share.interval();
    format!(
        "{:5.1} % ({:.1}–{:.1}) of {}",
        100.0 * share.value(),
        100.0 * low,
        100.0 * high,
        share.of
    )
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { balance, rules } = *self;
        let (content, seats) = (rules.content(), rules.seats());
        writeln!(
            f,
            "cards {}, {} seats, {} games finished, {} not; even is {:.1} %",
            content.id,
            seats,
            balance.finished,
            balance.unfinished,
            100.0 * self.even(),
        )?;
        for hero in Hero::ALL {
            writeln!(f, "  {:10} wins {}", hero.name(), percent(balance.heroes[hero as usize]))?;
        }
        for (place, share) in balance.order.iter().take(seats).enumerate() {
            writeln!(f, "  place {:4} wins {}", place + 1, percent(*share))?;
        }
        writeln!(f, "  median turns per player {}", balance.median_turns())?;
        writeln!(
            f,
            "  turns at the merchant {}, reviving {}",
            percent(balance.merchant),
            percent(balance.revived)
        )?;
        self.write_tension(f)?;
        writeln!(
            f,
            "  monster: fought, beaten; its reward: fights weighed, points of a victory lost without it"
        )?;
        for monster in Monster::all() {
            let count = &balance.cards[monster.index()];
            write!(
                f,
                "    {:7} {:28} {:7} {:7}",
                monster.to_string(),
                content.monster_name(monster),
                count.fought,
                count.beaten,
            )?;
            if let goblin::MonsterKind::Ordinary(card) = monster.kind() {
                let lift = count.lift;
                write!(
                    f,
                    "  {:28} {:6} {:5.1} ± {:.1}",
                    content.reward_name(card),
                    lift.of,
                    100.0 * lift.value(),
                    100.0 * lift.error(),
                )?;
            }
            writeln!(f)?;
        }
        let misses = self.misses();
        if misses.is_empty() {
            writeln!(f, "all of G10.8 holds")
        } else {
            misses.iter().try_for_each(|miss| writeln!(f, "  misses G10.8: {miss}"))
        }
    }
}
