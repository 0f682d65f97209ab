//! The saved games that the browser tests begin with can be read, and each waits for somebody or is over.

use std::fs;
use std::path::Path;

use dungeon::{Dungeon, View};
use web::local::{Asks, LocalTable};
use web::think::{self, Question};

#[test]
fn the_browser_tests_have_games_to_begin_with() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/browser/data");
    let mut games = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let again = "write them anew: cargo run -p karak-web --example states";
        if path.extension().is_some_and(|extension| extension == "karak") {
            let text = String::from_utf8(bytes).unwrap();
            let table = LocalTable::<Dungeon>::read(&text)
                .unwrap_or_else(|error| panic!("{}: {error}; {again}", path.display()));
            let over = path.file_stem().is_some_and(|name| name == "over");
            assert_eq!(table.asks() == Asks::Nobody, over, "{}; {again}", path.display());
            games += 1;
        } else {
            let question: Result<Question<View>, _> = think::read(&bytes);
            assert!(question.is_ok(), "{}; {again}", path.display());
        }
    }
    assert!(games > 15);
}
