//! Golden transcripts: whole games of random players, for every number of seats and every goal, with
//! all that happened and what viewers see.
//!
//! `UPDATE=1 cargo test -p karak-dungeon --test golden` writes them anew; read the difference like code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use dungeon::{Content, Dungeon, Setup};
use table::{FairDice, Host, Luck, PlayoutLuck, Record, Turn, Viewer, hex, sha256};

/// Every hero plays in some transcript, and some are drawn.
const HEROES: [&str; 5] = [
    "horan",
    "aderyn, victorius",
    "taia, random, xanros",
    "argentus, horan, aderyn, taia",
    "victorius, random, xanros, argentus, aderyn",
];
const GOALS: [&str; 4] = ["dragon", "treasures", "inventory", "treasures, inventory"];

fn transcript(content: Content, heroes: &str, goals: &str, seed: u64) -> String {
    let goals = goals.parse().unwrap();
    let setup = Setup { goals, turn_limit: Some(60), ..Setup::with_heroes(heroes).unwrap() };
    let rules = Dungeon::new(content, setup).unwrap();
    let seats = rules.setup().heroes.len();
    let dice = FairDice::from_seed(seed, seats, rules.setup().hash(rules.content()));
    let mut luck = PlayoutLuck::new(seed);
    let mut host = Host::new(rules, Some(dice));
    let mut text = String::new();
    let mut events = host.begin();
    loop {
        if let Some(entry) = host.entries().last() {
            writeln!(text, "{} {entry}", host.entries().len()).unwrap();
        }
        for event in &events {
            writeln!(text, "    {}", serde_json::to_string(event).unwrap()).unwrap();
        }
        let view = serde_json::to_string(&host.view(Viewer::Spectator)).unwrap();
        for viewer in Viewer::all(seats) {
            let shown = serde_json::to_string(&host.view(viewer)).unwrap();
            assert_eq!(shown, view, "everything is open to all (K1.6)");
        }
        writeln!(text, "    view {}", &hex(&sha256(view.as_bytes()))[..12]).unwrap();
        let Turn::Seat(seat) = host.turn() else { break };
        let legal = host.legal_actions();
        let action = legal[luck.below(legal.len() as u32) as usize];
        events = host.play(seat, action).unwrap();
    }
    let view = serde_json::to_string_pretty(&host.view(Viewer::Spectator)).unwrap();
    let header = host.rules().setup().header(host.rules().content());
    let record = Record::new(header, host.entries().to_vec());
    format!("{record}\n{text}\n{view}\n")
}

fn compare(name: &str, transcript: &str) -> Result<(), String> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, transcript).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
    let mut lines = recorded.lines().zip(transcript.lines()).enumerate();
    match lines.find(|(_, (recorded, now))| recorded != now) {
        Some((index, (recorded, now))) => {
            Err(format!("{name}, line {}: recorded `{recorded}`, now `{now}`", index + 1))
        }
        None if recorded.len() != transcript.len() => Err(format!("{name}: another length")),
        None => Ok(()),
    }
}

#[test]
fn games_go_as_recorded() {
    let mut faults = Vec::new();
    for (seats, heroes) in (1..).zip(HEROES) {
        for (number, goals) in (0..).zip(GOALS) {
            let name = format!("{seats}-{}", goals.replace(", ", "-"));
            let text = transcript(Content::karak(), heroes, goals, 100 * seats + number);
            faults.extend(compare(&name, &text).err());
        }
        let text = transcript(Content::short(), heroes, "dragon", 100 * seats + 50);
        faults.extend(compare(&format!("{seats}-short"), &text).err());
    }
    assert!(faults.is_empty(), "run with UPDATE=1 if the change is meant\n{}", faults.join("\n"));
}
