//! Records of every rules version stay good: each replays, and its dice are proved.
//!
//! `tests/corpus/VERSION/` holds games saved by `karak play --save` under that version of the rules. Files are
//! added, never changed.

use std::fs;
use std::path::Path;

use dungeon::{Action, Chance, Dungeon, RULES_VERSION, Setup};
use table::{FairDice, Host, Record, Secrets, Turn, unhex};

fn verify(text: &str) {
    let record: Record<Action, Chance> = text.parse().unwrap();
    assert!(record.seal_fits());
    let (setup, content) = Setup::from_header(&record.header).unwrap();
    let secrets = Secrets {
        host: record.header.get("dice-host").and_then(unhex).unwrap(),
        seats: record
            .header
            .get("dice-seats")
            .unwrap()
            .split(", ")
            .map(|own| unhex(own).unwrap())
            .collect(),
    };
    let dice = FairDice::new(secrets, setup.hash(&content));
    let rules = Dungeon::new(content, setup).unwrap();
    let host =
        Host::verify(rules, &record.entries, &dice).unwrap_or_else(|tampered| panic!("{tampered}"));
    assert_eq!(host.turn(), Turn::Over);
}

#[test]
fn every_record_ever_saved_still_replays() {
    for version in 1..=RULES_VERSION {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{version}"));
        let mut count = 0;
        for file in fs::read_dir(&folder).unwrap() {
            let path = file.unwrap().path();
            println!("{}", path.display());
            verify(&fs::read_to_string(path).unwrap());
            count += 1;
        }
        assert!(count >= 5, "version {version} of the rules has {count} records");
    }
}
