//! What lies on each part of the board. A part is drawn anew only when that has changed.

use goblin::{CavernView, Goblin, Keys, Level, Monster, ROW, TownView, View};
use table::Viewer;

/// One part of the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Part {
    /// The town.
    Town(TownView),
    /// A level of the caverns.
    Cavern(CavernPart),
    /// The lord's chamber: whether it is open to the viewer, and with which keys.
    Chamber(Option<Monster>, bool, Keys),
}

/// A level of the caverns.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct CavernPart {
    pub level: Level,
    pub row: [Option<Monster>; ROW],
    pub top: Option<Monster>,
    pub gate: Option<Monster>,
    /// Cards of the deck, the visible one included.
    pub deck: usize,
    /// Gatekeepers, the visible one included.
    pub gates: usize,
    /// The viewer may fight here (G4.2).
    pub open: bool,
    /// What about its key.
    pub key: Key,
}

/// Whether the viewer has a key, or needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Won,
    Missing,
    /// The way to the lord is open without it (G9.11).
    Needless,
}

/// How many parts there are.
pub(super) const PARTS: usize = Level::ALL.len() + 2;

/// A part, from the town down to the lord's chamber.
pub(super) fn part(rules: &Goblin, view: &View, number: usize) -> Part {
    let keys = keys(view);
    let level = number.checked_sub(1).and_then(|number| view.caverns.get(number));
    match level {
        Some(cavern) => Part::Cavern(CavernPart::of(rules, cavern, keys)),
        None if number == 0 => Part::Town(view.town.clone()),
        None => Part::Chamber(view.town.lord, rules.lord_is_open(keys), keys),
    }
}

impl Key {
    fn of(rules: &Goblin, keys: Keys, level: Level) -> Self {
        match (keys.contains(level), rules.needs_key(level)) {
            (true, _) => Self::Won,
            (false, true) => Self::Missing,
            (false, false) => Self::Needless,
        }
    }
}

impl CavernPart {
    fn of(rules: &Goblin, cavern: &CavernView, keys: Keys) -> Self {
        Self {
            level: cavern.level,
            row: cavern.row,
            top: cavern.top,
            gate: cavern.gate,
            deck: cavern.below.len() + usize::from(cavern.top.is_some()),
            gates: usize::from(cavern.gates_below) + usize::from(cavern.gate.is_some()),
            open: rules.is_open(keys, cavern.level),
            key: Key::of(rules, keys, cavern.level),
        }
    }

    /// All monsters that lie open.
    pub(super) fn foes(&self) -> Vec<Monster> {
        self.row.into_iter().chain([self.top, self.gate]).flatten().collect()
    }
}

/// The keys of the viewer; those who only watch see whoever's turn it is.
fn keys(view: &View) -> Keys {
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.turn.seat,
    };
    view.players.get(seat.index()).map_or(Keys::EMPTY, |player| player.keys)
}

#[cfg(test)]
mod tests {
    use goblin::Action;
    use table::Turn;

    use super::*;
    use crate::session::begun;

    #[test]
    fn nothing_is_drawn_anew_while_a_battle_goes_on() {
        let mut host = begun::goblin("horan, taia", 5);
        let Turn::Seat(seat) = host.turn() else { panic!("somebody's turn") };
        let look = |host: &table::Host<Goblin>| -> Vec<Part> {
            let view = host.view(Viewer::Seat(seat));
            (0..PARTS).map(|number| part(host.rules(), &view, number)).collect()
        };
        let before = look(&host);
        let fight = host.legal_actions()[0];
        assert!(matches!(fight, Action::Fight(_)));
        host.play(seat, fight).unwrap();
        let play =
            host.legal_actions().into_iter().find(|action| matches!(action, Action::Play(_)));
        host.play(seat, play.unwrap()).unwrap();
        assert_eq!(look(&host), before);
    }
}
