//! The drawn tile, while a player turns it before it is laid.

use dungeon::{Action, Decision, Exits, Phase, Place, TileType, View};

/// To which side a tile in hand is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// To its next way to lie.
    Right,
    /// To the one before.
    Left,
}

/// A tile in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laying {
    /// Where it will lie.
    pub place: Place,
    /// Which tile it is.
    pub tile: TileType,
    /// Every way it can lie: at least one.
    pub turnings: Vec<Exits>,
}

impl Laying {
    /// The tile that is to be laid now, if one is.
    pub fn of(view: &View, legal: &[Action]) -> Option<Self> {
        let Phase::Seat(Decision::LayTile { direction, tile }) = view.turn.phase else {
            return None;
        };
        let hero = view.heroes.get(view.turn.seat.index())?;
        let place = hero.place.towards(direction);
        let turning = |action: &Action| {
            if let Action::Lay(exits) = *action { Some(exits) } else { None }
        };
        let turnings: Vec<Exits> = legal.iter().filter_map(turning).collect();
        (!turnings.is_empty()).then_some(Self { place, tile, turnings })
    }

    /// One of the ways it can lie; further ones come around to the first.
    pub fn turned(&self, turning: usize) -> Exits {
        self.turnings[turning % self.turnings.len()]
    }
}
