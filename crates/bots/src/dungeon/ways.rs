//! Ways over discovered tiles.

use dungeon::{Action, Direction, Hero, MAX_TILES, State, TileIndex, TileKind};
use table::Seat;

/// No way leads there.
const NEVER: u8 = u8::MAX;

/// The shortest way from where a hero stands to every tile. A monster ends a way, except the thief's.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    moves: [u8; MAX_TILES],
    /// The last step of the way, and the tile before it.
    last: [(Action, TileIndex); MAX_TILES],
}

impl Ways {
    pub(super) const fn new() -> Self {
        Self { moves: [NEVER; MAX_TILES], last: [(Action::End, TileIndex::START); MAX_TILES] }
    }

    /// Finds the ways of this seat's hero.
    pub(super) fn find(&mut self, state: &State, seat: Seat) {
        let hero = state.hero(seat);
        let skilled = state.cursed() != Some(seat);
        let through_walls = skilled && hero.hero == Hero::Argentus;
        let sneaks = skilled && hero.hero == Hero::Aderyn;
        self.moves = [NEVER; MAX_TILES];
        let mut queue = [hero.tile; MAX_TILES];
        let (mut head, mut tail) = (0, 1);
        self.moves[hero.tile.index()] = 0;
        while head < tail {
            let tile = queue[head];
            head += 1;
            let laid = state.tile(tile);
            if tile != hero.tile && !sneaks && laid.thing.monster().is_some() {
                continue;
            }
            let moves = self.moves[tile.index()] + 1;
            let mut reach = |to: TileIndex, action: Action| {
                if self.moves[to.index()] == NEVER {
                    self.moves[to.index()] = moves;
                    self.last[to.index()] = (action, tile);
                    queue[tail] = to;
                    tail += 1;
                }
            };
            for direction in Direction::ALL {
                let Some(to) = laid.neighbor(direction) else { continue };
                let open = laid.exits.contains(direction)
                    && state.tile(to).exits.contains(direction.opposite());
                if open || through_walls {
                    reach(to, Action::Move(direction));
                }
            }
            if laid.kind == TileKind::Gate {
                for gate in state.indices() {
                    let other = state.tile(gate);
                    if other.kind == TileKind::Gate {
                        reach(gate, Action::Gate(other.place));
                    }
                }
            }
        }
    }

    /// How many moves it takes.
    pub(super) fn moves(&self, to: TileIndex) -> Option<u8> {
        Some(self.moves[to.index()]).filter(|&moves| moves != NEVER)
    }

    /// The way backwards: each action with the number of moves it completes.
    pub(super) fn back_from(&self, to: TileIndex) -> impl Iterator<Item = (u8, Action)> {
        let mut tile = to;
        core::iter::from_fn(move || {
            let moves = self.moves[tile.index()];
            let (action, before) = self.last[tile.index()];
            tile = before;
            (moves > 0).then_some((moves, action))
        })
    }
}
