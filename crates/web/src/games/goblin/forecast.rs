//! What a fight promises: the chance to win it, and the hit points it will probably cost.

use goblin::solver::Prospect;
use words::{Arg, FightChance, Words};

use crate::prelude::*;
use crate::ui::html::{escaped, icon, span};

/// What a fight promises if it is played well.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Forecast {
    /// To beat the monster.
    pub(super) chance: FightChance,
    /// What it does to the hit points; unknown where nothing was weighed, since nothing can be won.
    cost: Option<Cost>,
}

/// What a fight does to the hit points, on average and rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cost {
    /// More of them are left than before.
    Heals,
    /// So many are lost.
    Loses(u8),
    /// All of them are, more likely than not.
    All,
}

impl Forecast {
    /// There is nothing to win.
    pub(super) const HOPELESS: Self = Self { chance: FightChance::Exact(0.0), cost: None };

    /// For a hero with so many hit points; the chance may be off by so much.
    pub(super) fn new(prospect: Prospect, error: f64, now: u8) -> Self {
        let lost = f64::from(now) - prospect.hit_points;
        let cost = if prospect.survive < 0.5 {
            Cost::All
        } else if lost <= -0.5 {
            Cost::Heals
        } else {
            // Fewer than it has: the hero survives.
            Cost::Loses((lost.max(0.0).round() as u8).min(now.saturating_sub(1)))
        };
        let chance = FightChance::within((prospect.win, error));
        Self { chance, cost: Some(cost) }
    }

    /// Whether it cannot be won, for certain.
    pub(super) fn is_hopeless(self) -> bool {
        matches!(self.chance, FightChance::Exact(win) if win <= 0.0)
    }

    /// How good it looks.
    pub(super) fn outlook(self) -> &'static str {
        let (FightChance::Exact(win) | FightChance::Estimated(win)) = self.chance;
        if win >= 0.7 {
            "good"
        } else if win >= 0.3 {
            "fair"
        } else {
            "poor"
        }
    }

    /// The cost as a picture and a number, where there is room for no more.
    pub(super) fn sign(self) -> String {
        let (picture, number) = match self.cost {
            None => return String::new(),
            Some(Cost::Heals) => ("icon-heart", "+".to_owned()),
            Some(Cost::Loses(0)) => ("icon-shield", String::new()),
            Some(Cost::Loses(lost)) => ("icon-heart-broken", lost.to_string()),
            Some(Cost::All) => ("icon-unconscious", String::new()),
        };
        span("cost", &[icon(picture), escaped(&number)].concat())
    }

    /// The cost as a sentence.
    pub(super) fn cost(self, words: &Words) -> Option<String> {
        Some(match self.cost? {
            Cost::Heals => words.text(key::WEB_FIGHT_HEALS),
            Cost::Loses(lost) => words.say(key::WEB_FIGHT_COSTS, &[("count", lost.into())]),
            Cost::All => words.text(key::WEB_FIGHT_FALLS),
        })
    }

    /// Chance and cost as one line: two sentences, or a figure and a sentence.
    pub(super) fn line(self, words: &Words) -> String {
        let chance = if self.is_hopeless() {
            words.text(key::WEB_FIGHT_HOPELESS)
        } else {
            words.say(key::WEB_CHANCE, &[("chance", Arg::text(self.chance.percent()))])
        };
        match self.cost(words) {
            Some(cost) if self.is_hopeless() => [chance, cost].join(" "),
            Some(cost) => [chance, cost].join(" · "),
            None => chance,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(survive: f64, hit_points: f64) -> Option<Cost> {
        let prospect = Prospect { value: 0.0, win: 1.0, survive, hit_points };
        Forecast::new(prospect, 0.0, 5).cost
    }

    #[test]
    fn what_a_fight_costs_is_told_as_people_count() {
        assert_eq!(cost(1.0, 5.0), Some(Cost::Loses(0)));
        assert_eq!(cost(1.0, 3.4), Some(Cost::Loses(2)));
        assert_eq!(cost(1.0, 5.6), Some(Cost::Heals));
        assert_eq!(cost(0.2, 0.3), Some(Cost::All));
        assert_eq!(cost(0.6, 0.4), Some(Cost::Loses(4)), "more likely than not one is left");
        assert!(Forecast::HOPELESS.is_hopeless() && Forecast::HOPELESS.sign().is_empty());
    }
}
