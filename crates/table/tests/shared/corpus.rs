//! Saved records of any game: each replays, and the dice it names are proved.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use table::{FairDice, Host, Record, Recorded, Secrets};

/// A game that was saved.
pub(crate) struct Saved<R: Recorded> {
    /// As it stood.
    pub(crate) host: Host<R>,
    /// The record names its dice, and they gave what it says. Otherwise draws were typed in.
    pub(crate) proved: bool,
}

/// The games of all records in a folder.
pub(crate) fn all_replayed<R: Recorded>(folder: &Path) -> Vec<Saved<R>> {
    let files = std::fs::read_dir(folder).unwrap();
    let paths: BTreeSet<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    let read = |path: PathBuf| {
        println!("{}", path.display());
        replayed(&std::fs::read_to_string(path).unwrap())
    };
    paths.into_iter().map(read).collect()
}

fn replayed<R: Recorded>(text: &str) -> Saved<R> {
    let record: Record<R::Action, R::Chance> =
        text.parse().unwrap_or_else(|error| panic!("{error}"));
    assert!(record.seal_fits());
    let rules = R::from_header(&record.header).unwrap_or_else(|faults| panic!("{faults}"));
    let secrets = Secrets::read(&record.header, rules.seats()).unwrap();
    let proved = secrets.is_some();
    assert_ne!(proved, record.header.get("draws") == Some("own"));
    let host = match secrets.map(|secrets| FairDice::new(secrets, rules.setup_hash())) {
        Some(dice) => Host::verify(rules, &record.entries, &dice)
            .unwrap_or_else(|tampered| panic!("{tampered}")),
        None => {
            Host::replay(rules, &record.entries).unwrap_or_else(|impossible| panic!("{impossible}"))
        }
    };
    Saved { host, proved }
}
