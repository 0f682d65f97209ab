//! Records of every rules version stay good: each replays, and its dice are proved.
//!
//! `tests/corpus/VERSION/` holds games saved under that version of the rules. Files are added, never changed.
//! Until the first release `UPDATE=1 cargo test -p karak-dungeon --test corpus` writes those of the newest
//! version anew.

#[path = "../../table/tests/shared/corpus.rs"]
mod corpus;

use std::path::{Path, PathBuf};

use corpus::{Saved, Way};
use dungeon::{Action, Content, Dungeon, Event, Hero, MOVES, RULES_VERSION, Setup};
use table::{Entry, Host, Luck as _, PlayoutLuck, Rules as _, Seat, Turn, Viewer};

/// How a game is played that is to be saved.
struct Sample {
    name: &'static str,
    heroes: &'static str,
    goals: &'static str,
    content: fn() -> Content,
    turns: u16,
    way: Way,
    seed: u64,
}

const SAMPLES: [Sample; 7] = [
    Sample {
        name: "a-thief-among-monsters",
        heroes: "aderyn, xanros",
        goals: "dragon",
        content: Content::karak,
        turns: 120,
        way: Way::Plain,
        seed: 1,
    },
    Sample {
        name: "alone-to-the-dragon",
        heroes: "argentus",
        goals: "dragon",
        content: Content::short,
        turns: 400,
        way: Way::Plain,
        seed: 131,
    },
    Sample {
        name: "five-with-full-bags",
        heroes: "random, horan, random, taia, random",
        goals: "inventory",
        content: Content::karak,
        turns: 150,
        way: Way::Plain,
        seed: 3,
    },
    Sample {
        name: "own-draws",
        heroes: "victorius, random",
        goals: "dragon",
        content: Content::karak,
        turns: 60,
        way: Way::OwnDraws,
        seed: 4,
    },
    Sample {
        name: "taken-back",
        heroes: "taia, xanros, horan",
        goals: "treasures, inventory",
        content: Content::karak,
        turns: 60,
        way: Way::Undoing,
        seed: 5,
    },
    Sample {
        name: "one-leaves",
        heroes: "aderyn, argentus, random",
        goals: "dragon",
        content: Content::short,
        turns: 60,
        way: Way::Leaving,
        seed: 6,
    },
    Sample {
        name: "agreed",
        heroes: "xanros, victorius, taia, horan",
        goals: "treasures",
        content: Content::karak,
        turns: 60,
        way: Way::Agreeing,
        seed: 7,
    },
];

impl Sample {
    fn record(&self) -> String {
        let setup = Setup::with_heroes(self.heroes).unwrap();
        let setup =
            Setup { goals: self.goals.parse().unwrap(), turn_limit: Some(self.turns), ..setup };
        let rules = Dungeon::new((self.content)(), setup).unwrap();
        let mut luck = PlayoutLuck::new(self.seed);
        let half_way = |host: &Host<Dungeon>| host.state().turn_number() > self.turns / 2;
        corpus::saved(rules, self.seed, self.way, half_way, |host| {
            let legal = host.legal_actions();
            // Thieves sneak up to monsters and fight them in their next turn (K10.4).
            let fresh = host.state().moves() == MOVES;
            let wanted = |action: &Action| {
                (*action == Action::Fight && fresh)
                    || (*action == Action::End && !fresh && legal.contains(&Action::Fight))
                    || matches!(action, Action::Explore(_))
            };
            let first: Vec<Action> = legal.iter().copied().filter(wanted).collect();
            let list = if first.is_empty() || luck.below(3) == 0 { &legal } else { &first };
            list[luck.below(list.len() as u32) as usize]
        })
    }
}

fn folder(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{version}"))
}

/// Whether a thief who had not moved in her turn was sent back onto a monster (K4.3).
fn sends_a_thief_back_onto_a_monster(host: &Host<Dungeon>) -> bool {
    let rules = host.rules();
    let mut state = rules.start();
    host.steps().into_iter().any(|step| {
        let mut events: Vec<Event> = Vec::new();
        let moved = rules.view(&state, Viewer::Spectator).turn.came_from.is_some();
        rules.apply(&mut state, step, &mut events).unwrap();
        let thief = |seat: Seat| state.hero(seat).hero == Hero::Aderyn;
        !moved
            && events.iter().any(|event| {
                let Event::Retreated { seat, to } = event else { return false };
                let there = state.tile_at(*to).map(|tile| state.tile(tile).thing);
                thief(*seat) && there.is_some_and(|thing| thing.monster().is_some())
            })
    })
}

#[test]
fn every_record_ever_saved_still_replays() {
    if std::env::var_os("UPDATE").is_some() {
        for sample in SAMPLES {
            corpus::write(&folder(RULES_VERSION), sample.name, &sample.record());
        }
    }
    for version in 1..=RULES_VERSION {
        let games: Vec<Saved<Dungeon>> = corpus::all_replayed(&folder(version));
        assert!(games.iter().all(|game| game.host.turn() == Turn::Over));
        assert!(games.iter().all(|game| game.host.rules().setup().rules_version == version));
        assert!(games.len() >= 5, "version {version} of the rules has {} records", games.len());
    }
    are_of_every_kind(&corpus::all_replayed(&folder(RULES_VERSION)));
}

fn are_of_every_kind(games: &[Saved<Dungeon>]) {
    let some = |what: &str, holds: &dyn Fn(&Saved<Dungeon>) -> bool| {
        assert!(games.iter().any(holds), "no {what}");
    };
    let entry = |game: &Saved<Dungeon>, wanted: fn(&Entry<_, _>) -> bool| {
        game.host.entries().any(|entry| wanted(&entry))
    };
    some("proved dice", &|game| game.proved);
    some("own draws", &|game| !game.proved);
    some("thief sent back onto a monster", &|game| sends_a_thief_back_onto_a_monster(&game.host));
    some("undo", &|game| entry(game, |entry| matches!(entry, Entry::Undo { .. })));
    some("correction", &|game| entry(game, |entry| matches!(entry, Entry::Correct { .. })));
    some("leaving", &|game| entry(game, |entry| matches!(entry, Entry::Withdraw { .. })));
    some("agreed end", &|game| entry(game, |entry| matches!(entry, Entry::Agree)));
    some("dragon's end", &|game| {
        matches!(game.host.state().phase(), dungeon::Phase::Over(dungeon::Ending::Dragon))
    });
}
