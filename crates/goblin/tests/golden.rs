//! Golden transcripts: whole games for every edition and number of seats, with all that happened and
//! what each viewer saw.
//!
//! `UPDATE=1 cargo test -p karak-goblin --test golden` writes them anew; read the difference like code.
//! The recorded actions are played, so that a better solver changes no transcript; players are asked anew
//! with `UPDATE=players`.

mod coverage;
#[path = "../../table/tests/shared/golden.rs"]
mod golden;
mod keen;

use std::path::{Path, PathBuf};

use coverage::Coverage;
use goblin::{Content, Edition, Goblin, Setup, Switch};
use golden::{compare, transcript};
use keen::Keen;
use table::{
    Done, Entry, EntryOf, FairDice, Header, Host, Luck as _, PlayoutLuck, RecordOf, Recorded as _,
    Seat, Viewer,
};

/// By seats and by edition: every hero plays with and without abilities, and some are drawn.
const HEROES: [[&str; 4]; 4] = [
    ["taia", "victorius", "argentus", "random"],
    ["horan, xanros", "taia, aderyn", "random, victorius", "xanros, argentus"],
    [
        "aderyn, random, taia",
        "argentus, horan, xanros",
        "victorius, taia, horan",
        "taia, aderyn, random",
    ],
    [
        "victorius, argentus, taia, xanros",
        "random, taia, horan, aderyn",
        "xanros, aderyn, argentus, horan",
        "horan, taia, random, victorius",
    ],
];

/// Who plays.
enum Players {
    /// They get far; this seat leaves in this turn.
    Keen(Keen, Option<(Seat, u16)>),
    /// They do everything.
    Random(PlayoutLuck),
    /// They did this once.
    Recorded(std::vec::IntoIter<EntryOf<Goblin>>),
}

impl Players {
    fn go_on(&mut self, host: &mut Host<Goblin>, seat: Seat) -> Done<Goblin> {
        let done = match self {
            Self::Keen(keen, departure) => {
                match departure.take_if(|(_, turn)| *turn == host.state().turn()) {
                    Some((leaver, _)) => host.withdraw(leaver),
                    None => host.play(seat, keen.choose(host.rules(), host.state())),
                }
            }
            Self::Random(luck) => {
                let legal = host.legal_actions();
                host.play(seat, legal[luck.below(legal.len() as u32) as usize])
            }
            Self::Recorded(entries) => match entries.next() {
                Some(Entry::Play { acts, .. }) => host.play(seat, acts[0].action),
                Some(Entry::Withdraw { seat, .. }) => host.withdraw(seat),
                other => panic!("the record goes on with {other:?}"),
            },
        };
        done.unwrap_or_else(|error| panic!("{error}"))
    }
}

struct Game {
    edition: Edition,
    seats: usize,
}

impl Game {
    fn all() -> impl Iterator<Item = Self> {
        Edition::ALL
            .into_iter()
            .flat_map(|edition| (1..=4).map(move |seats| Self { edition, seats }))
    }

    fn name(&self) -> String {
        format!("{}-{}", self.edition, self.seats)
    }

    fn seed(&self) -> u64 {
        100 * self.edition as u64 + self.seats as u64
    }

    /// House rules of some games.
    fn settings(&self) -> &'static str {
        match self.seed() {
            3 => "head-start on",
            204 => "hit-points 3/7/5/4",
            303 => "cursed-hand remaining, head-start on",
            _ => "",
        }
    }

    /// Cards that never change with the balance of the game; abilities in every second game.
    fn rules(&self) -> Goblin {
        let content = Content::parse(include_str!("data/test-cards.toml")).unwrap();
        let heroes = HEROES[self.seats - 1][self.edition as usize];
        let able = (self.seats + self.edition as usize).is_multiple_of(2);
        let abilities = if able { Switch::Off } else { Switch::On };
        let turn_limit = Some(30);
        let mut setup = Setup::with_heroes(heroes).unwrap().by(self.edition);
        setup.options.change(self.settings()).unwrap();
        Goblin::new(content, Setup { abilities, turn_limit, ..setup }).unwrap()
    }

    fn players(&self) -> Players {
        if std::env::var_os("UPDATE").is_none_or(|update| update != "players") {
            let mut entries = self.record().entries;
            entries.remove(0);
            return Players::Recorded(entries.into_iter());
        }
        match self.seed() {
            // One game in eight is played at random.
            2 | 303 => Players::Random(PlayoutLuck::new(self.seed())),
            seed => {
                let leaves = (seed == 204).then_some((Seat::new(1), 12));
                Players::Keen(Keen::new(seed), leaves)
            }
        }
    }

    /// Without the cards, which all transcripts have in common.
    fn header(&self) -> Header {
        let (all, mut short) = (self.rules().header(), Header::default());
        for key in all.keys().filter(|&key| key != "content-file") {
            short.push(key, all.get(key).unwrap_or_default());
        }
        short
    }

    fn transcript(&self) -> String {
        let rules = self.rules();
        let dice = FairDice::from_seed(self.seed(), self.seats, rules.setup_hash(None));
        let host = Host::new(rules, Some(dice));
        let mut players = self.players();
        let full = [Viewer::Seat(Seat::new(self.seats - 1)), Viewer::Spectator];
        transcript(host, self.header(), &full, |host, seat| players.go_on(host, seat))
    }

    /// The record that the stored transcript begins with.
    fn record(&self) -> RecordOf<Goblin> {
        let path = folder().join(format!("{}.txt", self.name()));
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (record, _) = text.split_once("\n\n1 begin").expect("a transcript tells of the begin");
        let record: RecordOf<Goblin> = record.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(record.seal_fits());
        record
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn games_go_as_recorded_and_everything_happens_in_them() {
    let mut faults = Vec::new();
    let mut coverage = Coverage::default();
    for game in Game::all() {
        faults.extend(compare(&folder(), &game.name(), &game.transcript()).err());
        coverage.add(game.rules(), &game.record().entries);
    }
    assert!(faults.is_empty(), "run with UPDATE=1 if the change is meant\n{}", faults.join("\n"));
    let missing = coverage.missing();
    assert!(missing.is_empty(), "no transcript has {missing:?}: other seeds are needed");
}
