//! Tiles and tokens as data: read from TOML, every fault found at once.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::content::{ContentFaults, Reader, TomlTable, read};
use table::{hex, sha256};

use crate::{ByMonster, Monster, Piece, Shape, TileKind, TileType, Token, WeaponBonus};

/// The engine holds so many tiles, the start tile included.
pub const MAX_TILES: usize = 80;
/// More tokens than this cannot be in the bag: there are never more rooms.
const MAX_TOKENS: u32 = MAX_TILES as u32;
/// The strongest monster the engine can compare with a throw.
const MAX_STRENGTH: u32 = 99;
/// The best weapon.
const MAX_BONUS: u32 = 20;

/// What a monster's table can have.
const MONSTER_KEYS: [&str; 6] = ["name", "count", "strength", "back", "curse", "ends-game"];

const KARAK: &str = include_str!("../content/karak.toml");
const SHORT: &str = include_str!("../content/short.toml");
/// Every set that was ever released, newest first.
const RELEASED: [&str; 2] = [KARAK, SHORT];

/// What the game is played with: how many of which tiles and tokens, and their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The name of this set.
    pub id: String,
    /// The file it was read from, for records that carry their own content.
    pub source: String,
    /// How many of each type are in the stack.
    pub tiles: [u8; TileType::COUNT],
    /// How many of each token are in the bag.
    pub tokens: [u8; Token::COUNT],
    /// What has to be exceeded to beat each monster.
    pub strength: ByMonster<u8>,
    /// What each beaten monster turns into.
    pub back: ByMonster<Piece>,
    /// Which monsters bring the curse (K9.1).
    pub curses: ByMonster<bool>,
    /// Which monsters end the game when beaten (K4.5).
    pub ends_game: ByMonster<bool>,
    /// What each weapon adds.
    pub bonus: WeaponBonus,
    /// How many treasures win under K12.1.
    pub treasures_to_win: u8,
    hash: [u8; 32],
}

impl Content {
    /// The printed game.
    pub fn karak() -> Self {
        Self::embedded(KARAK)
    }

    /// The short dungeon of K12.3.
    pub fn short() -> Self {
        Self::embedded(SHORT)
    }

    /// Every set that was ever released, newest first: records name them by id and hash.
    pub fn released() -> impl Iterator<Item = Self> {
        RELEASED.into_iter().map(Self::embedded)
    }

    fn embedded(source: &str) -> Self {
        // A test reads both files; a broken one does not get this far.
        Self::parse(source).unwrap_or_else(|faults| panic!("embedded content: {faults}"))
    }

    /// The hash of the file, for records.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    /// Whether this is one of the sets that were released: records need not carry it.
    pub(crate) fn is_released(&self) -> bool {
        RELEASED.contains(&self.source.as_str())
    }

    /// The released set of this name, and of this hash where it is not empty.
    pub(crate) fn named(id: &str, hash: &str) -> Option<Self> {
        let known = |source: &&str| hash.is_empty() || hex(&sha256(source.as_bytes())) == hash;
        RELEASED.into_iter().filter(known).map(Self::embedded).find(|set| set.id == id)
    }

    /// Reads a content file.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(source: &str) -> Result<Self, ContentFaults> {
        read(source, content)
    }

    /// Whether the engine can hold all this.
    pub(crate) fn fits(&self) -> bool {
        let tiles = 1..MAX_TILES as u32;
        tiles.contains(&self.tile_count()) && self.token_count() <= MAX_TOKENS
    }

    /// Tiles in the stack.
    pub fn tile_count(&self) -> u32 {
        self.tiles.iter().copied().map(u32::from).sum()
    }

    /// Tokens in the bag.
    pub fn token_count(&self) -> u32 {
        self.tokens.iter().copied().map(u32::from).sum()
    }
}

fn content(reader: &mut Reader<'_>, root: &TomlTable<'_>) -> Content {
    let mut content = Content {
        id: String::new(),
        source: reader.source().to_owned(),
        tiles: [0; TileType::COUNT],
        tokens: [0; Token::COUNT],
        strength: ByMonster::default(),
        back: ByMonster::new([Piece::Treasure; Monster::ALL.len()]),
        curses: ByMonster::default(),
        ends_game: ByMonster::default(),
        bonus: WeaponBonus::default(),
        treasures_to_win: 0,
        hash: sha256(reader.source().as_bytes()),
    };
    reader.known_keys(root, "the file", &["id", "treasures-to-win", "weapons", "tile", "token"]);
    content.id = reader.id(root);
    content.treasures_to_win =
        reader.number(root, "treasures-to-win", 0, 1..=30).unwrap_or(0) as u8;
    if let Some((at, weapons)) = reader.table(root, "weapons") {
        let names: Vec<&str> = Piece::WEAPONS.iter().map(|weapon| weapon.name()).collect();
        reader.known_keys(weapons, "`weapons`", &names);
        let mut bonus = |weapon: Piece| {
            reader.number(weapons, weapon.name(), at, 0..=MAX_BONUS).unwrap_or(0) as u8
        };
        content.bonus = WeaponBonus {
            daggers: bonus(Piece::Daggers),
            sword: bonus(Piece::Sword),
            axe: bonus(Piece::Axe),
        };
    }
    for (at, table) in reader.tables(root, "tile") {
        tile(reader, at, table, &mut content);
    }
    let mut seen = [false; Token::COUNT];
    for (at, table) in reader.tables(root, "token") {
        token(reader, at, table, &mut content, &mut seen);
    }
    totals(reader, &content);
    content
}

fn totals(reader: &mut Reader<'_>, content: &Content) {
    let tiles = content.tile_count();
    if tiles == 0 {
        reader.missing(0, "there are no tiles: add some under [[tile]]");
    }
    if tiles as usize >= MAX_TILES {
        let most = MAX_TILES - 1;
        reader.fault(
            0,
            format!("there are {tiles} tiles, but the engine holds {most} and the start tile"),
        );
    }
    let tokens = content.token_count();
    if tokens > MAX_TOKENS {
        reader.fault(0, format!("there are {tokens} tokens, but the engine holds {MAX_TOKENS}"));
    }
    let in_bag = |monster: Monster| content.tokens[Token::Monster(monster).index()] > 0;
    let ends =
        Monster::ALL.into_iter().any(|monster| content.ends_game[monster] && in_bag(monster));
    if !ends {
        reader.missing(0, "no monster in the bag ends the game: give one `ends-game = true`");
    }
}

fn tile(reader: &mut Reader<'_>, at: usize, tile: &TomlTable<'_>, content: &mut Content) {
    let mut known: Vec<&str> = Shape::ALL.iter().map(|shape| shape.name()).collect();
    known.push("kind");
    reader.known_keys(tile, "a tile", &known);
    let kind = reader.named::<TileKind>(at, tile, "kind");
    for shape in Shape::ALL.into_iter().filter(|shape| tile.get(shape.name()).is_some()) {
        let count =
            reader.number(tile, shape.name(), at, 0..=MAX_TILES as u32 - 1).unwrap_or(0) as u8;
        if let Some(kind) = kind {
            let total = &mut content.tiles[TileType { kind, shape }.index()];
            *total = total.saturating_add(count);
        }
    }
}

fn token(
    reader: &mut Reader<'_>,
    at: usize,
    token: &TomlTable<'_>,
    content: &mut Content,
    seen: &mut [bool],
) {
    let count = reader.number(token, "count", at, 0..=MAX_TOKENS).unwrap_or(0) as u8;
    let Some(name) = reader.named::<Token>(at, token, "name") else {
        return reader.known_keys(token, "a monster", &MONSTER_KEYS);
    };
    if core::mem::replace(&mut seen[name.index()], true) {
        reader.fault(at, format!("{name} is given twice"));
    }
    content.tokens[name.index()] = count;
    let Token::Monster(monster) = name else {
        return reader.known_keys(token, "a chest", &["name", "count"]);
    };
    reader.known_keys(token, "a monster", &MONSTER_KEYS);
    content.strength[monster] =
        reader.number(token, "strength", at, 1..=MAX_STRENGTH).unwrap_or(0) as u8;
    if let Some(back) = reader.named::<Piece>(at, token, "back") {
        content.back[monster] = back;
    }
    content.curses[monster] = reader.flag(token, "curse");
    content.ends_game[monster] = reader.flag(token, "ends-game");
    if content.back[monster] == Piece::DragonTreasure && !content.ends_game[monster] {
        reader.fault(
            at,
            format!("{name}: only a monster that ends the game can carry dragon-treasure"),
        );
    }
}
