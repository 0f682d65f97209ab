//! Saved games: each is a record, kept under its own number together with a summary for the list.

use std::fmt;
use std::str::FromStr;

use super::lines;
use crate::platform::storage::{self, NotKept};
use crate::platform::{file, random, timer};
use crate::prelude::*;

const RECORD: &str = "karak.game.";
const SUMMARY: &str = "karak.about.";

/// The number of a saved game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameId(u32);

impl GameId {
    /// The number of a game that is over: the same in every tab that has seen its end.
    pub fn of_record(record: &str) -> Self {
        let [a, b, c, d, ..] = table::sha256(record.as_bytes());
        Self(u32::from_le_bytes([a, b, c, d]))
    }
}

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
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Which game, by its name in records.
    pub game: String,
    /// The names of the heroes, by seat; empty where none is drawn yet.
    pub heroes: Vec<String>,
    /// Who plays them, as records say it.
    pub players: Vec<String>,
    /// What people are called, by seat; empty where nobody is called anything.
    pub names: Vec<String>,
    /// The colors they chose, by seat; empty where they chose none.
    pub colors: Vec<String>,
    /// The seats that have won, counted from 0.
    pub winners: Vec<usize>,
    /// Turns begun.
    pub turn: u16,
    /// The game is over.
    pub over: bool,
    /// It is what one viewer saw: to be watched only.
    pub watched: bool,
    /// When it was saved, in milliseconds since 1970.
    pub saved: f64,
}

impl Summary {
    fn parse(text: &str) -> Self {
        let number = |name| lines::value(text, name).and_then(|number| number.parse::<u64>().ok());
        let all = |name| lines::all(text, name).map(str::to_owned).collect();
        Self {
            game: lines::value(text, "game").unwrap_or_default().to_owned(),
            heroes: all("hero"),
            players: all("player"),
            names: all("name"),
            colors: all("color"),
            winners: lines::all(text, "won").filter_map(|seat| seat.parse().ok()).collect(),
            turn: number("turn").unwrap_or(0) as u16,
            over: lines::flag(text, "over").unwrap_or(false),
            watched: lines::flag(text, "watched").unwrap_or(false),
            saved: number("saved").unwrap_or(0) as f64,
        }
    }

    fn lines(&self) -> String {
        let mut text = String::new();
        lines::add(&mut text, "game", &self.game);
        for hero in &self.heroes {
            lines::add(&mut text, "hero", hero);
        }
        for player in &self.players {
            lines::add(&mut text, "player", player);
        }
        for name in &self.names {
            lines::add(&mut text, "name", name);
        }
        for color in &self.colors {
            lines::add(&mut text, "color", color);
        }
        for seat in &self.winners {
            lines::add(&mut text, "won", seat);
        }
        lines::add(&mut text, "turn", &self.turn);
        lines::add(&mut text, "over", &self.over);
        lines::add(&mut text, "watched", &self.watched);
        lines::add(&mut text, "saved", &(self.saved as u64));
        text
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

/// Records of the few games that a tab has to do with.
#[derive(Clone, Default)]
struct Records(Vec<(GameId, String)>);

impl Records {
    fn get(&self, id: GameId) -> Option<String> {
        self.0.iter().find(|(known, _)| *known == id).map(|(_, record)| record.clone())
    }

    fn insert(&mut self, id: GameId, record: &str) {
        self.remove(id);
        self.0.push((id, record.to_owned()));
    }

    fn remove(&mut self, id: GameId) {
        self.0.retain(|(known, _)| *known != id);
    }
}

/// The saved games of this browser.
#[derive(Clone, Copy)]
pub struct Saves {
    /// Latest first.
    pub games: RwSignal<Vec<SavedGame>>,
    /// Why the last game was not saved, until one is.
    pub trouble: RwSignal<Option<NotKept>>,
    /// Records that the browser did not keep: they are played on, and can be downloaded, until the tab is closed.
    unkept: StoredValue<Records>,
    /// What this tab last knew to be kept: what another tab has kept since is never overwritten.
    known: StoredValue<Records>,
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
            unkept: StoredValue::new(Records::default()),
            known: StoredValue::new(Records::default()),
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
        // Colors are known here alone: records do not have them.
        if summary.colors.is_empty() {
            summary.colors = self.summary(id).colors;
        }
        let kept = self.keep(id, record, &summary.lines());
        let trouble = kept.err();
        self.unkept.update_value(|unkept| match trouble {
            Some(_) => unkept.insert(id, record),
            None => unkept.remove(id),
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
        let known = self.known.with_value(|known| known.get(id));
        if known.is_some() && storage::get(&name) != known {
            return Err(NotKept::Elsewhere);
        }
        storage::set(&name, record)?;
        self.known.update_value(|known| known.insert(id, record));
        storage::set(&format!("{SUMMARY}{id}"), about)
    }

    /// What is known of a game without opening it.
    pub fn summary(self, id: GameId) -> Summary {
        let games = self.games.read_untracked();
        games.iter().find(|game| game.id == id).map(|game| game.summary.clone()).unwrap_or_default()
    }

    /// The finished game with just this record, if it is kept.
    pub fn with_record(self, record: &str) -> Option<GameId> {
        let over: Vec<GameId> = {
            let games = self.games.read_untracked();
            games.iter().filter(|game| game.summary.over).map(|game| game.id).collect()
        };
        over.into_iter().find(|&id| self.record(id).as_deref() == Some(record))
    }

    /// The record of a game.
    pub fn record(self, id: GameId) -> Option<String> {
        let unkept = self.unkept.with_value(|unkept| unkept.get(id));
        unkept.or_else(|| {
            let record = storage::get(&format!("{RECORD}{id}"))?;
            self.known.update_value(|known| known.insert(id, &record));
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
        self.unkept.update_value(|unkept| unkept.remove(id));
        self.known.update_value(|known| known.remove(id));
        self.games.update(|games| games.retain(|game| game.id != id));
    }
}

/// Every game that has a record, latest first. A summary that cannot be read costs only the summary.
fn list() -> Vec<SavedGame> {
    let ids = storage::names(RECORD).into_iter().filter_map(|name| name.parse().ok());
    let mut games: Vec<SavedGame> = ids
        .map(|id: GameId| {
            let about = storage::get(&format!("{SUMMARY}{id}")).unwrap_or_default();
            let mut summary = Summary::parse(&about);
            if summary.game.is_empty() {
                let record = storage::get(&format!("{RECORD}{id}")).unwrap_or_default();
                table::game_of(&record).unwrap_or_default().clone_into(&mut summary.game);
            }
            SavedGame { id, summary }
        })
        .collect();
    games.sort_by(|a, b| b.summary.saved.total_cmp(&a.summary.saved).then(a.id.cmp(&b.id)));
    games
}

#[cfg(test)]
mod tests {
    use super::Summary;

    #[test]
    fn a_summary_reads_back_and_nonsense_is_an_empty_one() {
        let summary = Summary {
            game: "dungeon".to_owned(),
            heroes: vec!["taia".to_owned(), String::new()],
            players: vec!["human".to_owned(), "hard".to_owned()],
            names: vec!["A=b".to_owned(), String::new()],
            colors: vec![String::new(), "red".to_owned()],
            winners: vec![1],
            turn: 12,
            over: true,
            watched: true,
            saved: 1_792_137_600_000.0,
        };
        assert_eq!(Summary::parse(&summary.lines()), summary);
        assert_eq!(Summary::parse("{\"game\":\"dungeon\"}"), Summary::default());
    }
}
