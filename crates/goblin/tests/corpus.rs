//! Records of every rules version stay good: each replays, and its dice are proved.
//!
//! `tests/corpus/VERSION/` holds games saved under that version of the rules. Files are added, never
//! changed. Until the first release `UPDATE=1 cargo test -p karak-goblin --test corpus` writes those of
//! version 1 anew, for the cards they name may still change.

#[path = "../../table/tests/shared/corpus.rs"]
mod corpus;
mod keen;

use std::path::{Path, PathBuf};

use goblin::{Content, Edition, Ending, Goblin, Phase, RULES_VERSION, Setup, Switch};
use keen::Keen;
use table::{
    Entry, FairDice, Host, Luck as _, PlayoutLuck, Record, Recorded as _, Rules as _, Seat,
    SeatNote, Turn,
};

/// How a game is played that is to be saved.
struct Sample {
    name: &'static str,
    edition: Edition,
    heroes: &'static str,
    settings: &'static str,
    content: fn() -> Content,
    turns: u16,
    way: Way,
    seed: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Nothing unusual.
    Plain,
    /// Whatever may be taken back is, sometimes.
    Undoing,
    /// Draws are typed in, sometimes wrong.
    OwnDraws,
    /// The second seat leaves half-way.
    Leaving,
    /// All agree to end it half-way.
    Agreeing,
}

const SAMPLES: [Sample; 7] = [
    Sample {
        name: "en-4-seats",
        edition: Edition::En,
        heroes: "horan, random, taia, victorius",
        settings: "",
        content: Content::goblin,
        turns: 60,
        way: Way::Plain,
        seed: 1,
    },
    Sample {
        name: "cs-own-draws",
        edition: Edition::Cs,
        heroes: "taia, random",
        settings: "",
        content: Content::goblin,
        turns: 40,
        way: Way::OwnDraws,
        seed: 2,
    },
    Sample {
        name: "de-undo",
        edition: Edition::De,
        heroes: "xanros, taia",
        settings: "hit-points 7, cursed-hand base",
        content: Content::goblin,
        turns: 50,
        way: Way::Undoing,
        seed: 3,
    },
    Sample {
        name: "pl-withdraw",
        edition: Edition::Pl,
        heroes: "argentus, aderyn, random",
        settings: "first-strike on",
        content: Content::goblin,
        turns: 50,
        way: Way::Leaving,
        seed: 4,
    },
    Sample {
        name: "en-agreed",
        edition: Edition::En,
        heroes: "random, random",
        settings: "short-game on",
        content: Content::goblin,
        turns: 30,
        way: Way::Agreeing,
        seed: 5,
    },
    Sample {
        name: "own-cards-to-the-lord",
        edition: Edition::De,
        heroes: "argentus",
        settings: "",
        content: test_cards,
        turns: 300,
        way: Way::Plain,
        seed: 6,
    },
    Sample {
        name: "own-cards-undo",
        edition: Edition::Cs,
        heroes: "victorius",
        settings: "new-deck shuffled",
        content: test_cards,
        turns: 30,
        way: Way::Undoing,
        seed: 7,
    },
];

fn test_cards() -> Content {
    Content::parse(include_str!("data/test-cards.toml")).unwrap()
}

impl Sample {
    fn rules(&self) -> Goblin {
        let setup = Setup::with_heroes(self.heroes).unwrap().by(self.edition);
        let mut setup = Setup { abilities: Switch::On, turn_limit: Some(self.turns), ..setup };
        setup.options.change(self.settings).unwrap();
        Goblin::new((self.content)(), setup).unwrap()
    }

    /// Plays the game and gives what `karak play --save` would have written.
    fn record(&self) -> String {
        let rules = self.rules();
        let seats = rules.seats();
        let dice = FairDice::from_seed(self.seed, seats, rules.setup_hash());
        let mut host = Host::new(rules, (self.way != Way::OwnDraws).then_some(dice));
        let (mut keen, mut luck) = (Keen::new(self.seed), PlayoutLuck::new(self.seed));
        host.note(Seat::new(0), SeatNote::Taken("Anna".to_owned()));
        host.begin();
        let mut half_way = self.turns / 2;
        loop {
            match host.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = host.rules().sample(host.state(), &mut luck);
                    host.draw(chance).unwrap();
                    if luck.below(8) == 0 {
                        host.correct().unwrap();
                        let chance = host.rules().sample(host.state(), &mut luck);
                        host.draw(chance).unwrap();
                    }
                }
                Turn::Seat(_) if host.state().turn() > half_way && self.way == Way::Leaving => {
                    half_way = self.turns;
                    host.withdraw(Seat::new(1)).unwrap();
                }
                Turn::Seat(_) if host.state().turn() > half_way && self.way == Way::Agreeing => {
                    host.agree().unwrap();
                }
                Turn::Seat(seat) => {
                    let action = keen.choose(host.rules(), host.state());
                    host.play(seat, action).unwrap();
                    if self.way == Way::Undoing && host.can_undo(seat) && luck.below(4) == 0 {
                        host.undo(seat).unwrap();
                    }
                }
            }
        }
        let mut header = host.rules().header();
        header.push("seats", vec!["human"; seats].join(", "));
        match host.dice() {
            Some(dice) => dice.secrets().write(&mut header),
            None => header.push("draws", "own"),
        }
        Record::new(header, host.entries().to_vec()).to_string()
    }
}

fn folder(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{version}"))
}

#[test]
fn every_record_ever_saved_still_replays() {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(folder(1)).unwrap();
        for sample in SAMPLES {
            let path = folder(1).join(format!("{}.karak", sample.name));
            std::fs::write(path, sample.record()).unwrap();
        }
    }
    for version in 1..=RULES_VERSION {
        let games = corpus::all_replayed::<Goblin>(&folder(version));
        let games: Vec<(&Host<Goblin>, bool)> =
            games.iter().map(|game| (&game.host, game.proved)).collect();
        assert!(games.len() >= 5, "version {version} of the rules has {} records", games.len());
        let some = |what: &str, holds: &dyn Fn(&Host<Goblin>) -> bool| {
            assert!(games.iter().any(|(host, _)| holds(host)), "version {version}: no {what}");
        };
        for edition in Edition::ALL {
            some(edition.name(), &|host| host.rules().setup().edition == edition);
        }
        let released = |content: &Content| Content::released().any(|set| set == *content);
        some("carried cards", &|host| !released(host.rules().content()));
        some("released cards", &|host| released(host.rules().content()));
        some("end", &|host| matches!(host.state().phase(), Phase::Over(Ending::Lord(_))));
        let entry = |host: &Host<Goblin>, wanted: fn(&Entry<_, _>) -> bool| {
            host.entries().iter().any(wanted)
        };
        some("undo", &|host| entry(host, |entry| matches!(entry, Entry::Undo { .. })));
        some("correction", &|host| entry(host, |entry| matches!(entry, Entry::Correct { .. })));
        some("leaving", &|host| entry(host, |entry| matches!(entry, Entry::Withdraw { .. })));
        some("agreed end", &|host| entry(host, |entry| matches!(entry, Entry::Agree)));
        assert!(
            games.iter().any(|(_, proved)| *proved) && games.iter().any(|(_, proved)| !*proved)
        );
    }
}
