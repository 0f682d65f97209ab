//! Tiles and tokens as data: read from TOML, every fault found at once.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use table::{Faults, sha256};
use toml::de::DeTable;

use crate::{Monster, Piece, Shape, TileKind, TileType, Token};

/// The engine holds so many tiles, the start tile included.
pub const MAX_TILES: usize = 80;
/// More tokens than this cannot be in the bag: there are never more rooms.
const MAX_TOKENS: u32 = MAX_TILES as u32;
/// The strongest monster the engine can compare with a throw.
const MAX_STRENGTH: u32 = 99;
/// The best weapon.
const MAX_BONUS: u32 = 20;

/// Nobody mends more at once; a file that is nothing but faults is not worth more time.
const MAX_FAULTS: usize = 100;
/// What a monster's table can have.
const MONSTER_KEYS: [&str; 6] = ["name", "count", "strength", "back", "curse", "ends-game"];

const KARAK: &str = include_str!("../content/karak.toml");
const SHORT: &str = include_str!("../content/short.toml");

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
    pub strength: [u8; Monster::ALL.len()],
    /// What each beaten monster turns into.
    pub back: [Piece; Monster::ALL.len()],
    /// Which monsters bring the curse (K9.1).
    pub curses: [bool; Monster::ALL.len()],
    /// Which monsters end the game when beaten (K4.5).
    pub ends_game: [bool; Monster::ALL.len()],
    /// What each weapon adds.
    pub bonus: [u8; Piece::WEAPONS.len()],
    /// How many treasures win under K12.1.
    pub treasures_to_win: u8,
}

/// One thing that is wrong with a content file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentFault {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub reason: String,
}

/// Everything that is wrong with a content file: at least one fault.
pub type ContentFaults = Faults<ContentFault>;

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
        [KARAK, SHORT].into_iter().map(Self::embedded)
    }

    fn embedded(source: &str) -> Self {
        // A test reads both files; a broken one does not get this far.
        Self::parse(source).unwrap_or_else(|faults| panic!("embedded content: {faults}"))
    }

    /// The hash of the file, for records.
    pub fn hash(&self) -> [u8; 32] {
        sha256(self.source.as_bytes())
    }

    /// Reads a content file.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(source: &str) -> Result<Self, ContentFaults> {
        // A file keeps its name and hash whichever way its lines end.
        let source = &source.replace("\r\n", "\n");
        let (table, errors) = DeTable::parse_recoverable(source);
        let mut reader = Reader { source, faults: Vec::new() };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            reader.fault(at, error.message().to_owned());
        }
        let content = reader.content(table.get_ref());
        if reader.faults.is_empty() {
            Ok(content)
        } else {
            reader.faults.sort_by_key(|fault| fault.line);
            Err(Faults(reader.faults))
        }
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

struct Reader<'a> {
    source: &'a str,
    faults: Vec<ContentFault>,
}

impl Reader<'_> {
    fn fault(&mut self, at: usize, reason: String) {
        if self.faults.len() >= MAX_FAULTS {
            return;
        }
        let line = 1 + self.source.bytes().take(at).filter(|&byte| byte == b'\n').count();
        self.faults.push(ContentFault { line, reason });
    }

    fn content(&mut self, root: &DeTable<'_>) -> Content {
        let mut content = Content {
            id: String::new(),
            source: self.source.to_owned(),
            tiles: [0; TileType::COUNT],
            tokens: [0; Token::COUNT],
            strength: [0; Monster::ALL.len()],
            back: [Piece::Treasure; Monster::ALL.len()],
            curses: [false; Monster::ALL.len()],
            ends_game: [false; Monster::ALL.len()],
            bonus: [0; Piece::WEAPONS.len()],
            treasures_to_win: 0,
        };
        self.known_keys(root, "the file", &["id", "treasures-to-win", "weapons", "tile", "token"]);
        content.id = self.id(root);
        content.treasures_to_win = self.number(root, "treasures-to-win", 0, 1..=30) as u8;
        if let Some((at, weapons)) = self.table(root, "weapons") {
            let names: Vec<&str> = Piece::WEAPONS.iter().map(|weapon| weapon.name()).collect();
            self.known_keys(weapons, "`weapons`", &names);
            for (bonus, name) in content.bonus.iter_mut().zip(names) {
                *bonus = self.number(weapons, name, at, 0..=MAX_BONUS) as u8;
            }
        }
        for (at, tile) in self.tables(root, "tile") {
            self.tile(at, tile, &mut content);
        }
        let mut seen = [false; Token::COUNT];
        for (at, token) in self.tables(root, "token") {
            self.token(at, token, &mut content, &mut seen);
        }
        self.totals(&content);
        content
    }

    fn totals(&mut self, content: &Content) {
        let tiles = content.tile_count();
        if tiles == 0 {
            self.fault(0, "there are no tiles: add some under [[tile]]".to_owned());
        }
        if tiles as usize >= MAX_TILES {
            let most = MAX_TILES - 1;
            self.fault(
                0,
                format!("there are {tiles} tiles, but the engine holds {most} and the start tile"),
            );
        }
        let tokens = content.token_count();
        if tokens > MAX_TOKENS {
            self.fault(0, format!("there are {tokens} tokens, but the engine holds {MAX_TOKENS}"));
        }
        let ends = (0..Monster::ALL.len())
            .any(|index| content.ends_game[index] && content.tokens[index] > 0);
        if !ends {
            self.fault(
                0,
                "no monster in the bag ends the game: give one `ends-game = true`".to_owned(),
            );
        }
    }

    fn tile(&mut self, at: usize, tile: &DeTable<'_>, content: &mut Content) {
        let mut known: Vec<&str> = Shape::ALL.iter().map(|shape| shape.name()).collect();
        known.push("kind");
        self.known_keys(tile, "a tile", &known);
        let kind = self.named::<TileKind>(at, tile, "kind");
        for shape in Shape::ALL.into_iter().filter(|shape| tile.get(shape.name()).is_some()) {
            let count = self.number(tile, shape.name(), at, 0..=MAX_TILES as u32 - 1) as u8;
            if let Some(kind) = kind {
                let total = &mut content.tiles[TileType { kind, shape }.index()];
                *total = total.saturating_add(count);
            }
        }
    }

    fn token(&mut self, at: usize, token: &DeTable<'_>, content: &mut Content, seen: &mut [bool]) {
        let count = self.number(token, "count", at, 0..=MAX_TOKENS) as u8;
        let Some(name) = self.named::<Token>(at, token, "name") else {
            return self.known_keys(token, "a monster", &MONSTER_KEYS);
        };
        if core::mem::replace(&mut seen[name.index()], true) {
            self.fault(at, format!("{name} is given twice"));
        }
        content.tokens[name.index()] = count;
        let Token::Monster(monster) = name else {
            return self.known_keys(token, "a chest", &["name", "count"]);
        };
        self.known_keys(token, "a monster", &MONSTER_KEYS);
        let index = monster as usize;
        content.strength[index] = self.number(token, "strength", at, 1..=MAX_STRENGTH) as u8;
        if let Some(back) = self.named::<Piece>(at, token, "back") {
            content.back[index] = back;
        }
        content.curses[index] = self.flag(token, "curse");
        content.ends_game[index] = self.flag(token, "ends-game");
        if content.back[index] == Piece::DragonTreasure && !content.ends_game[index] {
            self.fault(
                at,
                format!("{name}: only a monster that ends the game can carry dragon-treasure"),
            );
        }
    }

    fn known_keys(&mut self, table: &DeTable<'_>, what: &str, known: &[&str]) {
        for (key, _) in table {
            if !known.contains(&key.get_ref().as_ref()) {
                let list = known.join(", ");
                self.fault(
                    key.span().start,
                    format!("{what} has no `{}`; it can have: {list}", key.get_ref()),
                );
            }
        }
    }

    fn id(&mut self, root: &DeTable<'_>) -> String {
        let Some(value) = root.get("id") else {
            self.fault(0, "the file has no `id`: give the set a name".to_owned());
            return String::new();
        };
        match value.get_ref().as_str() {
            Some(id) if !id.is_empty() && id.len() <= 40 && id.bytes().all(is_id_byte) => {
                id.to_owned()
            }
            Some(_) | None => {
                let reason = "`id` is text of at most 40 small letters, digits and hyphens";
                self.fault(value.span().start, reason.to_owned());
                String::new()
            }
        }
    }

    fn number(
        &mut self,
        table: &DeTable<'_>,
        key: &str,
        at: usize,
        range: core::ops::RangeInclusive<u32>,
    ) -> u32 {
        let (low, high) = (*range.start(), *range.end());
        let Some(value) = table.get(key) else {
            self.fault(at, format!("`{key}` is missing: a number from {low} to {high}"));
            return low;
        };
        let number =
            value.get_ref().as_integer().and_then(|text| text.to_string().parse::<u32>().ok());
        if let Some(number) = number.filter(|number| range.contains(number)) {
            number
        } else {
            self.fault(value.span().start, format!("`{key}` is a number from {low} to {high}"));
            low
        }
    }

    fn flag(&mut self, table: &DeTable<'_>, key: &str) -> bool {
        let Some(value) = table.get(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.fault(value.span().start, format!("`{key}` is true or false"));
            false
        })
    }

    fn named<T>(&mut self, at: usize, table: &DeTable<'_>, key: &str) -> Option<T>
    where
        T: core::str::FromStr<Err = table::NotationError>,
    {
        let Some(value) = table.get(key) else {
            self.fault(at, format!("`{key}` is missing"));
            return None;
        };
        let Some(text) = value.get_ref().as_str() else {
            self.fault(value.span().start, format!("`{key}` is a name in quotes"));
            return None;
        };
        text.parse().map_err(|error: T::Err| self.fault(value.span().start, error.to_string())).ok()
    }

    fn table<'t, 'd>(
        &mut self,
        root: &'t DeTable<'d>,
        key: &str,
    ) -> Option<(usize, &'t DeTable<'d>)> {
        let Some(value) = root.get(key) else {
            self.fault(0, format!("the file has no [{key}]"));
            return None;
        };
        let at = value.span().start;
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.fault(at, format!("`{key}` is a table: write [{key}]"));
        }
        Some((at, table?))
    }

    fn tables<'t, 'd>(
        &mut self,
        root: &'t DeTable<'d>,
        key: &str,
    ) -> Vec<(usize, &'t DeTable<'d>)> {
        let Some(value) = root.get(key) else { return Vec::new() };
        let Some(array) = value.get_ref().as_array() else {
            self.fault(value.span().start, format!("`{key}` is a list: write [[{key}]]"));
            return Vec::new();
        };
        let mut tables = Vec::new();
        for entry in array {
            match entry.get_ref().as_table() {
                Some(table) => tables.push((entry.span().start, table)),
                None => {
                    self.fault(
                        entry.span().start,
                        format!("`{key}` holds tables: write [[{key}]]"),
                    );
                }
            }
        }
        tables
    }
}

const fn is_id_byte(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}
