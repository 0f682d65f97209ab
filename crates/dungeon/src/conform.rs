//! What the conformance kit of `table` needs to know about this game.

use alloc::string::String;
use alloc::vec::Vec;

use table::conformance::Conformance;
use table::{Luck, Viewer};

use crate::{Action, Direction, Dungeon, Piece, Place, Shape, State, Token};

impl Conformance for Dungeon {
    fn candidates(&self, state: &State, buffer: &mut Vec<Action>) {
        candidates(state, buffer);
    }

    fn reshuffled(&self, state: &State, _: Viewer, _: &mut impl Luck) -> State {
        // Nothing is hidden (K1.6).
        *state
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        self.counted(state)?;
        self.sound(state).map_err(String::from)
    }
}

/// Every action that could ever make sense in this state, legal or not.
fn candidates(state: &State, list: &mut Vec<Action>) {
    list.extend(Direction::ALL.map(Action::Move));
    list.extend(Direction::ALL.map(Action::Explore));
    for shape in Shape::ALL {
        list.extend(shape.turnings().iter().map(|&exits| Action::Lay(exits)));
    }
    list.extend(Token::all().map(Action::Choose));
    list.extend(Piece::ALL.map(Action::Leave));
    list.extend([
        Action::Fight,
        Action::RollAgain,
        Action::Stand,
        Action::Bolt,
        Action::Sacrifice,
        Action::Strike,
        Action::KeepCurse,
        Action::Open,
        Action::Collect,
        Action::End,
    ]);
    let mut places: Vec<Place> = state.tiles().iter().map(|tile| tile.place).collect();
    places.push(Place { x: 100, y: 100 });
    list.extend(places.iter().copied().map(Action::Gate));
    list.extend(places.iter().copied().map(Action::Rise));
    for seat in table::Seat::first(table::MAX_SEATS) {
        list.extend([Action::Curse(seat), Action::Swap(seat)]);
        list.extend(places.iter().map(|&place| Action::Portal(seat, place)));
    }
}
