//! Saved games: each is a record, kept under its own number together with a summary for the list.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use dungeon::{Dungeon, Hero};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Viewer;

use crate::local::LocalTable;
use crate::platform::storage::{self, NotKept};
use crate::platform::{file, random, timer};

const RECORD: &str = "karak.game.";
const SUMMARY: &str = "karak.about.";

/// The number of a saved game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameId(u32);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u32::from_str_radix(text, 16).map(Self)
    }
}

/// What the list of saved games says about one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// Which game: `dungeon`.
    pub game: String,
    /// The names of the heroes, by seat; empty where none is drawn yet.
    pub heroes: Vec<String>,
    /// Who plays them, as records say it.
    pub players: Vec<String>,
    /// Turns begun.
    pub turn: u16,
    /// The game is over.
    pub over: bool,
    /// When it was saved, in milliseconds since 1970.
    pub saved: f64,
}

impl Summary {
    /// About this game.
    pub fn of(table: &LocalTable<Dungeon>) -> Self {
        let view = table.view(Viewer::Spectator);
        let name = |hero: Option<Hero>| hero.map_or("", Hero::name).to_owned();
        Self {
            game: "dungeon".to_owned(),
            heroes: view.heroes.iter().map(|hero| name(hero.hero)).collect(),
            players: table.players().iter().map(ToString::to_string).collect(),
            turn: view.turn.number,
            over: view.result.is_some(),
            saved: 0.0,
        }
    }
}

/// A saved game in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame {
    /// Its number.
    pub id: GameId,
    /// What is known without opening it.
    pub summary: Summary,
}

/// There is no such game, or this version cannot go on with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotReadable {
    /// It was deleted, or saved by another browser.
    Missing,
    /// What the record's reader says: it was saved by another version.
    OtherVersion(String),
}

/// The saved games of this browser.
#[derive(Clone, Copy)]
pub struct Saves {
    /// Latest first.
    pub games: RwSignal<Vec<SavedGame>>,
    /// Why the last game was not saved, until one is.
    pub trouble: RwSignal<Option<NotKept>>,
    /// Records that the browser did not keep: they are played on, and can be downloaded, until the tab is closed.
    unkept: StoredValue<BTreeMap<GameId, String>>,
    /// What this tab last knew to be kept: what another tab has kept since is never overwritten.
    known: StoredValue<BTreeMap<GameId, String>>,
}

impl Default for Saves {
    fn default() -> Self {
        Self::new()
    }
}

impl Saves {
    /// Reads the list.
    pub fn new() -> Self {
        Self {
            games: RwSignal::new(list()),
            trouble: RwSignal::new(None),
            unkept: StoredValue::new(BTreeMap::new()),
            known: StoredValue::new(BTreeMap::new()),
        }
    }

    /// A number for a new game.
    pub fn new_id(self) -> GameId {
        let known = self.games.read_untracked();
        loop {
            let id = GameId(u32::from_le_bytes(random::bytes()));
            if known.iter().all(|game| game.id != id) {
                return id;
            }
        }
    }

    /// Keeps a game. If that fails the game goes on, and [`trouble`](Self::trouble) says why.
    pub fn save(self, id: GameId, record: &str, mut summary: Summary) {
        summary.saved = timer::now();
        let about = serde_json::to_string(&summary).unwrap_or_default();
        let kept = self.keep(id, record, &about);
        let trouble = kept.err();
        self.unkept.update_value(|unkept| match trouble {
            Some(_) => drop(unkept.insert(id, record.to_owned())),
            None => drop(unkept.remove(&id)),
        });
        if self.trouble.get_untracked() != trouble {
            self.trouble.set(trouble);
        }
        self.games.update(|games| {
            games.retain(|game| game.id != id);
            games.insert(0, SavedGame { id, summary });
        });
    }

    fn keep(self, id: GameId, record: &str, about: &str) -> Result<(), NotKept> {
        let name = format!("{RECORD}{id}");
        let known = self.known.with_value(|known| known.get(&id).cloned());
        if known.is_some() && storage::get(&name) != known {
            return Err(NotKept::Elsewhere);
        }
        storage::set(&name, record)?;
        self.known.update_value(|known| drop(known.insert(id, record.to_owned())));
        storage::set(&format!("{SUMMARY}{id}"), about)
    }

    /// The record of a game.
    pub fn record(self, id: GameId) -> Option<String> {
        let unkept = self.unkept.with_value(|unkept| unkept.get(&id).cloned());
        unkept.or_else(|| {
            let record = storage::get(&format!("{RECORD}{id}"))?;
            self.known.update_value(|known| drop(known.insert(id, record.clone())));
            Some(record)
        })
    }

    /// Offers the record of a game as a file to download.
    pub fn offer(self, id: GameId) {
        if let Some(record) = self.record(id) {
            file::offer(&format!("karak-{id}.txt"), &record);
        }
    }

    /// Deletes a game for good.
    pub fn delete(self, id: GameId) {
        storage::remove(&format!("{RECORD}{id}"));
        storage::remove(&format!("{SUMMARY}{id}"));
        self.unkept.update_value(|unkept| drop(unkept.remove(&id)));
        self.known.update_value(|known| drop(known.remove(&id)));
        self.games.update(|games| games.retain(|game| game.id != id));
    }
}

/// Every game that has a record, latest first. A summary that cannot be read costs only the summary.
fn list() -> Vec<SavedGame> {
    let ids = storage::names(RECORD).into_iter().filter_map(|name| name.parse().ok());
    let mut games: Vec<SavedGame> = ids
        .map(|id: GameId| {
            let about = storage::get(&format!("{SUMMARY}{id}")).unwrap_or_default();
            SavedGame { id, summary: serde_json::from_str(&about).unwrap_or_default() }
        })
        .collect();
    games.sort_by(|a, b| b.summary.saved.total_cmp(&a.summary.saved).then(a.id.cmp(&b.id)));
    games
}
