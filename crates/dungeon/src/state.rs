//! The whole state of one game: flat, copyable, without pointers.

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

use crate::{
    Content, Decision, Direction, Draw, Exits, Hero, Inventory, MAX_TILES, Monster, Phase, Piece,
    Place, TileKind, TileType, Token,
};

/// A hero's hit points at most (K5.1).
pub const FULL_HIT_POINTS: u8 = 5;
/// Moves of a turn (K2.1).
pub const MOVES: u8 = 4;

/// A laid tile, by the order of laying.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct TileIndex(NonZeroU8);

impl TileIndex {
    /// The start tile.
    pub const START: Self = Self(NonZeroU8::MIN);

    /// The tile that was laid as number `index`, the start tile being number 0.
    #[inline]
    pub(crate) fn new(index: usize) -> Option<Self> {
        NonZeroU8::new((index + 1) as u8).filter(|_| index < MAX_TILES).map(Self)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl From<TileIndex> for u8 {
    fn from(index: TileIndex) -> Self {
        index.0.get() - 1
    }
}

impl TryFrom<u8> for TileIndex {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, &'static str> {
        Self::new(usize::from(index)).ok_or("a tile beyond the last")
    }
}

/// What lies on a tile: never more than one thing. A room gets one token, a beaten monster leaves at
/// most one piece, and whoever collects leaves at most as many pieces as they took.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// Nothing.
    #[default]
    Nothing,
    /// A monster or a chest.
    Token(Token),
    /// A piece that was left behind.
    Piece(Piece),
}

impl Thing {
    /// The monster, if it is one.
    #[inline]
    pub const fn monster(self) -> Option<Monster> {
        match self {
            Self::Token(Token::Monster(monster)) => Some(monster),
            Self::Token(Token::Chest) | Self::Piece(_) | Self::Nothing => None,
        }
    }
}

/// A set of laid tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct TileSet(u128);

const _: () = assert!(MAX_TILES <= u128::BITS as usize);

impl TileSet {
    pub(crate) fn insert(&mut self, tile: TileIndex) {
        self.0 |= 1 << tile.index();
    }

    #[inline]
    pub(crate) const fn contains(self, tile: TileIndex) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// In the order of laying.
    #[inline]
    pub(crate) fn iter(mut self) -> impl Iterator<Item = TileIndex> {
        core::iter::from_fn(move || {
            let tile = TileIndex::new(self.0.trailing_zeros() as usize)?;
            self.0 &= self.0 - 1;
            Some(tile)
        })
    }
}

/// The tiles around a place, by direction.
pub(crate) type Surroundings = [Option<TileIndex>; 4];

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LaidTile {
    /// Where it lies.
    pub place: Place,
    /// Its open sides.
    pub exits: Exits,
    /// What it shows.
    pub kind: TileKind,
    /// What lies on it.
    pub thing: Thing,
    /// The tiles on its four sides, connected or not.
    pub(crate) neighbors: Surroundings,
}

impl LaidTile {
    /// The tile beyond this side, connected or not.
    #[inline]
    pub const fn neighbor(&self, direction: Direction) -> Option<TileIndex> {
        self.neighbors[direction as usize]
    }
}

/// A place on the table where no tile lies yet.
const UNLAID: LaidTile = LaidTile {
    place: Place::START,
    exits: Exits::of(&[]),
    kind: TileKind::Tunnel,
    thing: Thing::Nothing,
    neighbors: [None; 4],
};

/// A hero in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HeroState {
    /// Which one.
    pub hero: Hero,
    /// Where.
    pub tile: TileIndex,
    /// Where the hero's last move began; by rules version 1 the last tile without a monster that the hero left (K4.3).
    pub refuge: TileIndex,
    /// 0 is unconscious.
    pub hit_points: u8,
    /// What the hero carries.
    pub inventory: Inventory,
}

/// Everything about one moment of a game.
///
/// # Equality
/// Equal states go on alike. States that differ only in where heroes retreated from long ago may go
/// on alike too, and yet are not equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) tiles: [LaidTile; MAX_TILES],
    /// The places of the tiles once more, as numbers side by side: finding one is a single sweep.
    pub(crate) places: [i16; MAX_TILES],
    pub(crate) laid: u8,
    pub(crate) heroes: BySeat<HeroState>,
    /// Seats that have not withdrawn.
    pub(crate) playing: SeatSet,
    /// Seats that have a hero, or had one when they withdrew; the others' is only a placeholder.
    pub(crate) named: SeatSet,
    pub(crate) stack: [u8; TileType::COUNT],
    pub(crate) stack_total: u8,
    pub(crate) bag: [u8; Token::COUNT],
    pub(crate) bag_total: u8,
    /// Exits of laid tiles behind which no tile lies (K3.5).
    pub(crate) open_exits: u16,
    /// Discovered gates.
    pub(crate) gates: TileSet,
    /// Discovered fountains, the start tile's included.
    pub(crate) fountains: TileSet,
    /// A monster whose defeat ends the game was laid (K11.3).
    pub(crate) dragon_laid: bool,
    /// Who has the curse.
    pub(crate) cursed: Option<Seat>,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Moves left in this turn.
    pub(crate) moves: u8,
    /// Where the last move of this turn began (K4.3).
    pub(crate) came_from: Option<TileIndex>,
    /// Turns begun so far, missed ones included.
    pub(crate) turn: u16,
    pub(crate) phase: Phase,
    pub(crate) past: Past,
}

/// What led to a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Past {
    /// A game can have come to it.
    #[default]
    Played,
    /// Somebody made it up, as for a puzzle: what heroes carry, say, need not have been won anywhere.
    Supposed,
}

impl Past {
    /// Whether a game can have led here.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
    pub(crate) fn is_played(&self) -> bool {
        *self == Self::Played
    }
}

impl State {
    /// The table before the first hero is drawn or the first die rolls: the start tile alone.
    pub(crate) fn before_start(content: &Content, heroes: BySeat<HeroState>, seats: usize) -> Self {
        let mut state = Self {
            tiles: [UNLAID; MAX_TILES],
            places: [Place::START.number(); MAX_TILES],
            laid: 0,
            heroes,
            playing: SeatSet::first(seats),
            named: SeatSet::first(seats),
            stack: content.tiles,
            stack_total: content.tile_count() as u8,
            bag: content.tokens,
            bag_total: content.token_count() as u8,
            open_exits: 0,
            gates: TileSet::default(),
            fountains: TileSet::default(),
            dragon_laid: false,
            cursed: None,
            active: Seat::new(0),
            moves: 0,
            came_from: None,
            turn: 0,
            phase: Phase::Seat(Decision::Walk),
            past: Past::Played,
        };
        state.lay(Place::START, Exits::of(&Direction::ALL), TileKind::Fountain);
        state
    }

    /// Puts a tile on the table and keeps neighbors and open exits right.
    pub(crate) fn lay(&mut self, place: Place, exits: Exits, kind: TileKind) -> TileIndex {
        let index = TileIndex::new(usize::from(self.laid)).expect("content is checked to fit");
        let neighbors = self.surroundings(place);
        self.open_exits = self.open_exits_after(neighbors, exits);
        for (direction, neighbor) in Direction::ALL.into_iter().zip(neighbors) {
            if let Some(neighbor) = neighbor {
                self.tile_mut(neighbor).neighbors[direction.opposite() as usize] = Some(index);
            }
        }
        *self.tile_mut(index) = LaidTile { place, exits, kind, neighbors, ..UNLAID };
        self.places[index.index()] = place.number();
        self.laid += 1;
        match kind {
            TileKind::Gate => self.gates.insert(index),
            TileKind::Fountain => self.fountains.insert(index),
            TileKind::Room | TileKind::Tunnel => {}
        }
        index
    }

    /// The tiles around a place.
    #[inline]
    pub(crate) fn surroundings(&self, place: Place) -> Surroundings {
        Direction::ALL.map(|direction| self.tile_at(place.towards(direction)))
    }

    /// How many open exits there would be with a tile laid in these surroundings (K3.5).
    #[inline]
    pub(crate) fn open_exits_after(&self, surroundings: Surroundings, exits: Exits) -> u16 {
        let mut open = self.open_exits;
        for direction in Direction::ALL {
            match surroundings[direction as usize] {
                Some(neighbor) => {
                    open -= u16::from(self.tile(neighbor).exits.contains(direction.opposite()));
                }
                None => open += u16::from(exits.contains(direction)),
            }
        }
        open
    }

    /// The tile at this place, if one lies there.
    #[inline]
    pub fn tile_at(&self, place: Place) -> Option<TileIndex> {
        // Every place is looked at, without a way out of the loop, so that the compiler compares
        // many at once. Places beyond the last tile are the start tile's, which comes first.
        let (number, mut found) = (place.number(), MAX_TILES as i16);
        for (index, &there) in self.places.iter().enumerate() {
            found = found.min(if there == number { index as i16 } else { MAX_TILES as i16 });
        }
        TileIndex::new(found as usize)
    }

    /// A laid tile.
    #[inline]
    pub fn tile(&self, index: TileIndex) -> &LaidTile {
        &self.tiles[index.index()]
    }

    #[inline]
    pub(crate) fn tile_mut(&mut self, index: TileIndex) -> &mut LaidTile {
        &mut self.tiles[index.index()]
    }

    /// All laid tiles in the order of laying.
    #[inline]
    pub fn tiles(&self) -> &[LaidTile] {
        &self.tiles[..usize::from(self.laid)]
    }

    /// The places of these tiles.
    #[inline]
    pub(crate) fn places_of(&self, tiles: TileSet) -> impl Iterator<Item = Place> {
        tiles.iter().map(|tile| self.tile(tile).place)
    }

    /// The fountain at this place, if there is one.
    pub(crate) fn fountain_at(&self, place: Place) -> Option<TileIndex> {
        self.tile_at(place).filter(|&tile| self.fountains.contains(tile))
    }

    /// The hero of a seat.
    #[inline]
    pub fn hero(&self, seat: Seat) -> &HeroState {
        &self.heroes[seat]
    }

    /// The hero whose turn it is.
    #[inline]
    pub(crate) fn active_hero(&self) -> &HeroState {
        &self.heroes[self.active]
    }

    #[inline]
    pub(crate) fn active_hero_mut(&mut self) -> &mut HeroState {
        &mut self.heroes[self.active]
    }

    /// The tile under the hero whose turn it is.
    #[inline]
    pub(crate) fn here(&self) -> &LaidTile {
        self.tile(self.active_hero().tile)
    }

    /// How many of this token somebody has drawn and not laid (K10.6).
    pub(crate) fn in_hand(&self, token: Token) -> usize {
        if let Phase::Chance(Draw::SecondToken { first }) = self.phase {
            usize::from(first == token)
        } else if let Phase::Seat(Decision::ChooseToken { tokens }) = self.phase {
            tokens.into_iter().filter(|&drawn| drawn == token).count()
        } else {
            0
        }
    }

    /// How many of this token are in the bag.
    #[inline]
    pub fn in_bag(&self, token: Token) -> u8 {
        self.bag[token.index()]
    }

    /// Tokens in the bag.
    #[inline]
    pub fn tokens_left(&self) -> u8 {
        self.bag_total
    }

    /// How many tiles of this type are in the stack.
    #[inline]
    pub fn in_stack(&self, tile: TileType) -> u8 {
        self.stack[tile.index()]
    }

    /// Tiles in the stack.
    #[inline]
    pub fn tiles_left(&self) -> u8 {
        self.stack_total
    }

    /// All laid tiles by number, in the order of laying.
    #[inline]
    pub fn indices(&self) -> impl Iterator<Item = TileIndex> + use<> {
        (0..usize::from(self.laid)).filter_map(TileIndex::new)
    }

    /// Nothing is left to discover (K3.4, K3.5).
    #[inline]
    pub fn exploring_over(&self) -> bool {
        self.stack_total == 0 || self.open_exits == 0
    }

    /// What the game waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// How many turns have begun.
    pub fn turn_number(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is, or was.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who has the curse.
    pub fn cursed(&self) -> Option<Seat> {
        self.cursed
    }

    /// Moves left in this turn.
    pub fn moves(&self) -> u8 {
        self.moves
    }

    /// Seats that are still in the game.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }
}
