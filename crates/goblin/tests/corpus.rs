//! Records of every rules version stay good: each replays, and its dice are proved.
//!
//! `tests/corpus/VERSION/` holds games saved under that version of the rules. Files are added, never
//! changed. Until the first release `UPDATE=1 cargo test -p karak-goblin --test corpus` writes those of the newest
//! version anew, for the cards they name may still change.

#[path = "../../table/tests/shared/corpus.rs"]
mod corpus;
mod keen;

use std::path::{Path, PathBuf};

use corpus::Way;
use goblin::{
    Action, Content, Edition, Ending, Goblin, HitPoints, Phase, RULES_VERSION, Setup, Switch,
};
use keen::Keen;
use table::{Entry, Host, Step};

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

const SAMPLES: [Sample; 9] = [
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
        settings: "hit-points 7, cursed-hand remaining",
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
    Sample {
        name: "en-head-start",
        edition: Edition::En,
        heroes: "taia, horan, xanros",
        settings: "head-start on, hit-points 5/4/7",
        content: Content::goblin,
        turns: 60,
        way: Way::Undoing,
        seed: 8,
    },
    Sample {
        name: "cs-xanros-names",
        edition: Edition::Cs,
        heroes: "xanros, horan",
        settings: "",
        content: test_cards,
        turns: 60,
        way: Way::Plain,
        seed: 9,
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

    fn record(&self) -> String {
        let mut keen = Keen::new(self.seed);
        let half_way = |host: &Host<Goblin>| host.state().turn() > self.turns / 2;
        corpus::saved(self.rules(), self.seed, self.way, half_way, |host| {
            keen.choose(host.rules(), host.state())
        })
    }
}

fn folder(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{version}"))
}

#[test]
fn every_record_ever_saved_still_replays() {
    if std::env::var_os("UPDATE").is_some() {
        for sample in SAMPLES {
            corpus::write(&folder(RULES_VERSION), sample.name, &sample.record());
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
            host.entries().any(|entry| wanted(&entry))
        };
        some("undo", &|host| entry(host, |entry| matches!(entry, Entry::Undo { .. })));
        some("correction", &|host| entry(host, |entry| matches!(entry, Entry::Correct { .. })));
        some("leaving", &|host| entry(host, |entry| matches!(entry, Entry::Withdraw { .. })));
        some("agreed end", &|host| entry(host, |entry| matches!(entry, Entry::Agree)));
        assert!(games.iter().all(|(host, _)| host.rules().setup().rules_version == version));
        if version > 1 {
            let plays = |host: &Host<Goblin>, wanted: fn(&Action) -> bool| {
                host.steps().iter().any(|step| matches!(step, Step::Act(action) if wanted(action)))
            };
            some("head start", &|host| plays(host, |action| matches!(action, Action::Choose(_))));
            some("late naming", &|host| plays(host, |action| matches!(action, Action::Name(..))));
            let handicap = |host: &Host<Goblin>| host.rules().setup().options.hit_points;
            some("handicap", &|host| matches!(handicap(host), HitPoints::Each(_)));
        }
        assert!(
            games.iter().any(|(_, proved)| *proved) && games.iter().any(|(_, proved)| !*proved)
        );
    }
}
