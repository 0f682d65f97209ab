//! What shines on the board: what can be chosen now, what would be best, and what fights promise. It changes far
//! more often than what lies there.

use goblin::{Action, Monster};

use super::chances::Chances;
use crate::games::goblin::forecast::Forecast;

/// How something on the board shines.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Light {
    /// It can be chosen now.
    pub lit: bool,
    /// The best bot would choose it.
    pub hinted: bool,
    /// What the fight promises, as far as it is known.
    pub forecast: Option<Forecast>,
}

impl Light {
    /// The class of what shines like this.
    pub(super) fn class(self, kind: &str) -> String {
        let mut class = kind.to_owned();
        let hopeless = self.forecast.is_some_and(Forecast::is_hopeless);
        for (holds, name) in [
            (self.lit, " lit"),
            (self.hinted, " hinted"),
            (self.forecast.is_some(), " with-chance"),
            (hopeless, " hopeless"),
        ] {
            if holds {
                class.push_str(name);
            }
        }
        class
    }
}

/// The lights of the whole board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Lights {
    foes: Vec<(Monster, Light)>,
    /// The merchant's.
    pub merchant: Light,
}

impl Lights {
    /// Of what may be chosen now; somebody may have asked the best bot.
    pub(super) fn new(legal: &[Action], chances: &Chances, hinted: Option<Action>) -> Self {
        let mut lights = Self::default();
        for &action in legal {
            let mut light = Light { lit: true, hinted: hinted == Some(action), forecast: None };
            if let Action::Fight(monster) = action {
                let known = chances.iter().find(|(found, _)| *found == monster);
                light.forecast = known.map(|&(_, forecast)| forecast);
                lights.foes.push((monster, light));
            } else if action == Action::Merchant {
                lights.merchant = light;
            }
        }
        lights
    }

    /// A monster's.
    pub(super) fn of(&self, monster: Monster) -> Light {
        let found = self.foes.iter().find(|(foe, _)| *foe == monster);
        found.map_or_else(Light::default, |&(_, light)| light)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_chosen_shines() {
        let [rat, toad]: [Monster; 2] = ["I.3", "I.4"].map(|monster| monster.parse().unwrap());
        let legal = [Action::Fight(rat), Action::Merchant];
        let mut even = Forecast::HOPELESS;
        even.chance = words::FightChance::Exact(0.5);
        let mut chances = vec![(rat, even), (toad, Forecast::HOPELESS)];
        let lights = Lights::new(&legal, &chances, Some(Action::Merchant));
        assert_eq!(lights.of(rat).class("foe"), "foe lit with-chance");
        assert_eq!(lights.of(toad), Light::default(), "its chance is of no use");
        assert_eq!(lights.merchant.class("town"), "town lit hinted");
        chances[0].1 = Forecast::HOPELESS;
        let lights = Lights::new(&legal, &chances, None);
        assert_eq!(lights.of(rat).class("foe"), "foe lit with-chance hopeless");
    }
}
