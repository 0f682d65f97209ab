//! Writes the saved games that the browser tests begin with: one for every state the tables can be in.
//!
//! `cargo run -p karak-web --example states`, whenever a rule changes; they lie in `xtask/browser/data`. With `questions`
//! only those two that `cargo xtask bench web thinking` asks.

mod dungeon;
mod goblin;
mod reach;

use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/browser/data");
    fs::create_dir_all(&data)?;
    if std::env::args().nth(1).as_deref() != Some("questions") {
        dungeon::write(&data)?;
        goblin::write(&data)?;
    }
    dungeon::write_question(&data)?;
    goblin::write_question(&data)
}
