//! Records of every rules version stay good: each replays, and its dice are proved.
//!
//! `tests/corpus/VERSION/` holds games saved by `karak play --save` under that version of the rules. Files are
//! added, never changed.

#[path = "../../table/tests/shared/corpus.rs"]
mod corpus;

use std::path::Path;

use dungeon::{Dungeon, RULES_VERSION};
use table::Turn;

#[test]
fn every_record_ever_saved_still_replays() {
    for version in 1..=RULES_VERSION {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{version}"));
        let games = corpus::all_replayed::<Dungeon>(&folder);
        assert!(games.iter().all(|game| game.proved && game.host.turn() == Turn::Over));
        assert!(games.len() >= 5, "version {version} of the rules has {} records", games.len());
    }
}
