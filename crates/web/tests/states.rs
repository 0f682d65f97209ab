//! The saved games that the browser tests begin with can be read, and each waits for somebody or is over.

use std::fs;
use std::path::{Path, PathBuf};

use dungeon::Dungeon;
use goblin::Goblin;
use table::Recorded;
use web::local::{Asks, LocalTable};

const AGAIN: &str = "write them anew: cargo run -p karak-web --example states";

/// A saved game of this game, or what a bot is asked in one.
fn check<G: Recorded>(path: &Path) {
    let place = path.display();
    let text = fs::read_to_string(path).unwrap();
    let question = path.extension().is_some_and(|extension| extension == "txt");
    let record =
        text.split_once("\n\n").filter(|_| question).map_or(text.as_str(), |(_, record)| record);
    let table =
        LocalTable::<G>::read(record).unwrap_or_else(|error| panic!("{place}: {error}; {AGAIN}"));
    let over = path.file_stem().is_some_and(|name| name == "over" || name == "goblin-over");
    assert_eq!(table.asks() == Asks::Nobody, over, "{place}; {AGAIN}");
}

#[test]
fn the_browser_tests_have_games_to_begin_with() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/browser/data");
    let files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let (goblin, dungeon): (Vec<_>, Vec<_>) = files.into_iter().partition(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("goblin-"))
    });
    assert!(goblin.len() > 25 && dungeon.len() > 15);
    for path in &dungeon {
        check::<Dungeon>(path);
    }
    for path in &goblin {
        check::<Goblin>(path);
    }
}
