//! Golden transcripts: whole games of random players, for every number of seats and every goal, with
//! all that happened and what viewers see.
//!
//! `UPDATE=1 cargo test -p karak-dungeon --test golden` writes them anew; read the difference like code.

#[path = "../../table/tests/shared/golden.rs"]
mod golden;

use std::path::Path;

use dungeon::{Content, Dungeon, Setup};
use golden::{compare, transcript};
use table::{FairDice, Host, Luck, PlayoutLuck, Recorded as _, Viewer};

/// Every hero plays in some transcript, and some are drawn.
const HEROES: [&str; 5] = [
    "horan",
    "aderyn, victorius",
    "taia, random, xanros",
    "argentus, horan, aderyn, taia",
    "victorius, random, xanros, argentus, aderyn",
];
const GOALS: [&str; 4] = ["dragon", "treasures", "inventory", "treasures, inventory"];

fn play(content: Content, heroes: &str, goals: &str, seed: u64) -> String {
    let goals = goals.parse().unwrap();
    let setup = Setup { goals, turn_limit: Some(60), ..Setup::with_heroes(heroes).unwrap() };
    let rules = Dungeon::new(content, setup).unwrap();
    let seats = rules.setup().heroes.len();
    let dice = FairDice::from_seed(seed, seats, rules.setup_hash(None));
    let mut luck = PlayoutLuck::new(seed);
    let header = rules.header();
    let text =
        transcript(Host::new(rules, Some(dice)), header, &[Viewer::Spectator], |host, seat| {
            let legal = host.legal_actions();
            host.play(seat, legal[luck.below(legal.len() as u32) as usize]).unwrap()
        });
    assert!(!text.contains("\n    1: "), "everything is open to all (K1.6)");
    text
}

#[test]
fn games_go_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut faults = Vec::new();
    for (seats, heroes) in (1..).zip(HEROES) {
        for (number, goals) in (0..).zip(GOALS) {
            let name = format!("{seats}-{}", goals.replace(", ", "-"));
            let text = play(Content::karak(), heroes, goals, 100 * seats + number);
            faults.extend(compare(&folder, &name, &text).err());
        }
        let text = play(Content::short(), heroes, "dragon", 100 * seats + 50);
        faults.extend(compare(&folder, &format!("{seats}-short"), &text).err());
    }
    assert!(faults.is_empty(), "run with UPDATE=1 if the change is meant\n{}", faults.join("\n"));
}
