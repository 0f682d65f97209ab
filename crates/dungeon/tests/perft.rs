//! Counts of reachable positions, the same in every build: native here, WebAssembly in the browser
//! test. `UPDATE=1 cargo test -p karak-dungeon --test perft` writes them anew.

use std::path::Path;

#[test]
fn counts_of_reachable_positions_are_as_recorded() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft.txt");
    let mut recorded = std::fs::read_to_string(&path).unwrap();
    let counted = dungeon::recount(&recorded);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &counted).unwrap();
        recorded.clone_from(&counted);
    }
    assert!(!counted.lines().skip(1).any(|line| line.starts_with('#')), "{counted}");
    for version in 1..=dungeon::RULES_VERSION {
        assert!(counted.contains(&format!("\n{version} | ")), "rules version {version} is counted");
    }
    assert_eq!(recorded, counted, "run with UPDATE=1 if the change is meant");
}
