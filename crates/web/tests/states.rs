//! The saved games that the browser tests begin with can be read, and each waits for somebody or is over.

use std::fs;
use std::path::{Path, PathBuf};

use dungeon::Dungeon;
use goblin::Goblin;
use table::Recorded;
use web::session::{Asks, LocalTable, think};

const AGAIN: &str = "write them anew: cargo run -p karak-web --example states";

/// A saved game of this game.
fn check<G: Recorded>(path: &Path) {
    let place = path.display();
    let text = fs::read_to_string(path).unwrap();
    let table =
        LocalTable::<G>::read(&text).unwrap_or_else(|error| panic!("{place}: {error}; {AGAIN}"));
    let over = path
        .file_stem()
        .is_some_and(|name| ["over", "long", "goblin-over"].iter().any(|over| name == *over));
    assert_eq!(table.asks() == Asks::Nobody, over, "{place}; {AGAIN}");
}

#[test]
fn the_browser_tests_have_games_to_begin_with() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/browser/data");
    let files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let (questions, files): (Vec<_>, Vec<_>) = files
        .into_iter()
        .partition(|path| path.extension().is_some_and(|extension| extension == "txt"));
    for path in &questions {
        // Easier than what is measured, but about the same situation.
        let text = fs::read_to_string(path).unwrap().replace("hard:20000", "normal");
        let answered = think::Asking::read(&text).and_then(|asking| asking.answer());
        assert!(answered.is_ok(), "{}: {answered:?}; {AGAIN}", path.display());
    }
    assert_eq!(questions.len(), 2);
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
