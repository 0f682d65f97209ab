//! What is to be seen of each part of the board. A part is drawn anew only when that has changed.

use goblin::{Action, CavernView, Goblin, Keys, Level, Monster, ROW, TownView, View};
use table::Viewer;
use words::FightChance;

use super::chances::Chances;

/// A monster that lies open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Foe {
    pub monster: Monster,
    /// It can be fought now.
    pub lit: bool,
    /// It is being fought.
    pub fought: bool,
    /// The best bot would fight it.
    pub hinted: bool,
    /// How likely the fight is won, as far as it is known.
    pub chance: Option<FightChance>,
}

/// One part of the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Part {
    /// The town: whether the merchant can be visited, and whether the best bot would.
    Town(TownView, bool, bool),
    /// A level of the caverns.
    Cavern(CavernPart),
    /// The lord's chamber: whether it is open to who looks, and with which keys.
    Chamber(Option<Foe>, bool, Keys),
}

/// A level of the caverns.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct CavernPart {
    pub level: Level,
    pub row: [Option<Foe>; ROW],
    pub top: Option<Foe>,
    pub gate: Option<Foe>,
    /// Cards of the deck, the visible one included.
    pub deck: usize,
    /// Gatekeepers, the visible one included.
    pub gates: usize,
    /// Who looks may fight here (G4.2).
    pub open: bool,
    /// Who looks has its key.
    pub key: bool,
}

/// How many parts there are.
pub(super) const PARTS: usize = Level::ALL.len() + 2;

/// What the parts are made from.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub rules: &'a Goblin,
    pub view: &'a View,
    /// What may be chosen now.
    pub legal: &'a [Action],
    pub chances: &'a Chances,
    /// What the best bot would do, if somebody has asked.
    pub hinted: Option<Action>,
}

impl Sight<'_> {
    /// A part, from the town down to the lord's chamber.
    pub(super) fn part(self, number: usize) -> Part {
        let keys = self.keys();
        let level = number.checked_sub(1).and_then(|number| self.view.caverns.get(number));
        match level {
            Some(cavern) => Part::Cavern(self.cavern(cavern, keys)),
            None if number == 0 => {
                let lit = self.legal.contains(&Action::Merchant);
                let hinted = self.hinted == Some(Action::Merchant);
                Part::Town(self.view.town.clone(), lit, hinted)
            }
            None => {
                let lord = self.view.town.lord.map(|lord| self.foe(lord));
                Part::Chamber(lord, self.rules.lord_is_open(keys), keys)
            }
        }
    }

    fn cavern(self, cavern: &CavernView, keys: Keys) -> CavernPart {
        let foe = |monster: Option<Monster>| monster.map(|monster| self.foe(monster));
        CavernPart {
            level: cavern.level,
            row: cavern.row.map(foe),
            top: foe(cavern.top),
            gate: foe(cavern.gate),
            deck: cavern.below.len() + usize::from(cavern.top.is_some()),
            gates: usize::from(cavern.gates_below) + usize::from(cavern.gate.is_some()),
            open: self.rules.is_open(keys, cavern.level),
            key: keys.contains(cavern.level),
        }
    }

    fn foe(self, monster: Monster) -> Foe {
        let action = Action::Fight(monster);
        let lit = self.legal.contains(&action);
        let known = self.chances.iter().find(|(found, _)| *found == monster);
        Foe {
            monster,
            lit,
            fought: self.view.battle.as_ref().is_some_and(|battle| battle.monster == monster),
            hinted: self.hinted == Some(action),
            chance: known.map(|&(_, chance)| chance).filter(|_| lit),
        }
    }

    /// The keys of who looks; those who only watch see whoever's turn it is.
    fn keys(self) -> Keys {
        let seat = match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.view.turn.seat,
        };
        self.view.players.get(seat.index()).map_or(Keys::EMPTY, |player| player.keys)
    }
}

#[cfg(test)]
mod tests {
    use table::{Seat, Turn};

    use super::*;
    use crate::begun;

    fn parts(rules: &Goblin, view: &View, legal: &[Action], chances: &Chances) -> Vec<Part> {
        let sight = Sight { rules, view, legal, chances, hinted: None };
        (0..PARTS).map(|number| sight.part(number)).collect()
    }

    #[test]
    fn a_card_that_is_played_leaves_the_board_as_it_is() {
        let mut host = begun::goblin("horan, taia", 5);
        let Turn::Seat(seat) = host.turn() else { panic!("somebody's turn") };
        let fight = host.legal_actions()[0];
        assert!(matches!(fight, Action::Fight(_)));
        let none = Chances::new();
        let look = |host: &table::Host<Goblin>| {
            let view = host.view(Viewer::Seat(seat));
            parts(host.rules(), &view, &host.legal_actions(), &none)
        };
        let before = look(&host);
        host.play(seat, fight).unwrap();
        let fought = look(&host);
        assert_ne!(before, fought, "one is fought, and nothing can be chosen on the board");
        let play =
            host.legal_actions().into_iter().find(|action| matches!(action, Action::Play(_)));
        host.play(seat, play.unwrap()).unwrap();
        assert_eq!(look(&host), fought);
    }

    #[test]
    fn a_chance_that_was_found_changes_only_its_part() {
        let host = begun::goblin("horan, taia", 5);
        let (view, legal) = (host.view(Viewer::Seat(Seat::new(0))), host.legal_actions());
        let Action::Fight(monster) = legal[0] else { panic!("a fight") };
        let before = parts(host.rules(), &view, &legal, &Chances::new());
        let found = vec![(monster, FightChance::Exact(0.5))];
        let after = parts(host.rules(), &view, &legal, &found);
        let changed: Vec<usize> = (0..PARTS).filter(|&part| before[part] != after[part]).collect();
        assert_eq!(changed, [1]);
    }
}
