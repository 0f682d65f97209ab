//! Ways over discovered tiles.

use alloc::vec::Vec;

use table::Seat;

use crate::{Action, Direction, Hero, MAX_TILES, State, TileIndex, TileKind};

/// No way leads there.
const NEVER: u8 = u8::MAX;

/// The shortest way from where a hero stands to every tile, however many turns it takes. A monster
/// ends a way, except the thief's (K4.1, K10.4).
#[derive(Clone, Debug)]
pub struct Ways {
    moves: [u8; MAX_TILES],
    last: [Last; MAX_TILES],
    /// The tiles that can be reached, nearest first; the hero's own comes before them.
    reached: [TileIndex; MAX_TILES],
    count: usize,
    through_monsters: bool,
}

/// The last step of a way, and the tile before it.
#[derive(Clone, Copy, Debug)]
struct Last {
    action: Action,
    from: TileIndex,
}

/// A step of a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WayStep {
    /// Counted from 1.
    pub number: u8,
    /// What to do.
    pub action: Action,
}

impl Default for Ways {
    fn default() -> Self {
        Self::new()
    }
}

impl Ways {
    /// No ways yet.
    pub const fn new() -> Self {
        Self {
            moves: [NEVER; MAX_TILES],
            last: [Last { action: Action::End, from: TileIndex::START }; MAX_TILES],
            reached: [TileIndex::START; MAX_TILES],
            count: 0,
            through_monsters: false,
        }
    }

    /// Finds the ways of this seat's hero.
    pub fn find(&mut self, state: &State, seat: Seat) {
        let hero = state.hero(seat);
        let through_walls = state.skilled(seat) && hero.hero == Hero::Argentus;
        self.through_monsters = state.skilled(seat) && hero.hero == Hero::Aderyn;
        self.moves = [NEVER; MAX_TILES];
        self.moves[hero.tile.index()] = 0;
        self.reached[0] = hero.tile;
        let mut tail = 1;
        let mut head = 0;
        while head < tail {
            let tile = self.reached[head];
            head += 1;
            if !self.leads_on(state, tile) {
                continue;
            }
            let laid = state.tile(tile);
            let moves = self.moves[tile.index()] + 1;
            let mut reach = |to: TileIndex, action: Action| {
                if self.moves[to.index()] == NEVER {
                    self.moves[to.index()] = moves;
                    self.last[to.index()] = Last { action, from: tile };
                    self.reached[tail] = to;
                    tail += 1;
                }
            };
            for direction in Direction::ALL {
                let Some(to) = laid.neighbor(direction) else { continue };
                if through_walls || laid.exits.connect(direction, state.tile(to).exits) {
                    reach(to, Action::Move(direction));
                }
            }
            if laid.kind == TileKind::Gate {
                for gate in state.gates.iter() {
                    reach(gate, Action::Gate(state.tile(gate).place));
                }
            }
        }
        self.count = tail;
    }

    /// Whether the hero can go on from a tile of the way: from where it stands, and where no monster has to be fought.
    #[inline]
    pub(crate) fn leads_on(&self, state: &State, tile: TileIndex) -> bool {
        self.through_monsters
            || tile == self.reached[0]
            || state.tile(tile).thing.monster().is_none()
    }

    /// How many moves it takes.
    #[inline]
    pub fn moves(&self, to: TileIndex) -> Option<u8> {
        Some(self.moves[to.index()]).filter(|&moves| moves != NEVER)
    }

    /// The tiles that can be reached, nearest first: the first is the hero's own.
    pub fn reached(&self) -> &[TileIndex] {
        &self.reached[..self.count]
    }

    /// Whether the way to a tile ends with this action on that tile.
    pub(crate) fn is_last_step(&self, action: Action, from: TileIndex, to: TileIndex) -> bool {
        let last = self.last[to.index()];
        self.moves(to).is_some_and(|moves| moves > 0) && last.action == action && last.from == from
    }

    /// The way to a tile, step by step.
    pub(crate) fn to(&self, tile: TileIndex) -> Vec<Action> {
        let mut steps: Vec<Action> = self.back_from(tile).map(|step| step.action).collect();
        steps.reverse();
        steps
    }

    /// The way to a tile, from its last step back to the first.
    #[inline]
    pub fn back_from(&self, to: TileIndex) -> impl Iterator<Item = WayStep> {
        let mut tile = to;
        core::iter::from_fn(move || {
            let number = self.moves[tile.index()];
            let Last { action, from } = self.last[tile.index()];
            tile = from;
            (number > 0).then_some(WayStep { number, action })
        })
    }
}
