//! Writes the saved games that the browser tests begin with: one for every state the table can be in.
//!
//! `cargo run -p karak-web --example states`, whenever a rule changes; they lie in `xtask/browser/data`.

use std::fs;
use std::path::Path;

use bots::{Bot, Chooser, Player};
use dungeon::{Action, Content, Decision, Dungeon, Hero, Phase, Setup, View};
use table::{FairDice, PlayoutLuck, Recorded as _, Viewer};
use web::local::{Asks, LocalTable};
use web::think::{self, Asked, Question};

/// A state to look for.
struct Wanted {
    name: &'static str,
    /// The hero of the person, who sits first, and of the bots.
    heroes: &'static str,
    found: fn(&View, &[Action]) -> bool,
}

/// Games with something on the table.
const BEGUN: u16 = 25;
const SEEDS: u64 = 3000;
const FOUR: &str = "argentus, horan, taia, aderyn";

const STATES: &[Wanted] = &[
    Wanted { name: "begin", heroes: FOUR, found: |view, _| is_walk(view) },
    Wanted {
        name: "walk",
        heroes: FOUR,
        found: |view, legal| {
            let moves = legal.iter().filter(|action| matches!(action, Action::Move(_))).count();
            is_walk(view) && view.turn.number >= BEGUN && view.turn.moves == 4 && moves > 2
        },
    },
    Wanted {
        name: "lay",
        heroes: FOUR,
        found: |view, legal| {
            matches!(view.turn.phase, Phase::Seat(Decision::LayTile { .. }))
                && view.turn.number >= BEGUN
                && legal.len() > 2
        },
    },
    Wanted {
        name: "token",
        heroes: "taia, horan, xanros",
        found: |view, legal| {
            matches!(view.turn.phase, Phase::Seat(Decision::ChooseToken { .. })) && legal.len() > 1
        },
    },
    Wanted {
        name: "fight",
        heroes: FOUR,
        found: |view, legal| undecided(view) && legal.contains(&Action::Bolt),
    },
    Wanted {
        name: "again",
        heroes: "horan, argentus, taia, victorius",
        found: |view, _| matches!(view.turn.phase, Phase::Seat(Decision::SecondRoll(_))),
    },
    Wanted {
        name: "sacrifice",
        heroes: "xanros, argentus, taia",
        found: |view, legal| undecided(view) && legal.contains(&Action::Sacrifice),
    },
    Wanted {
        name: "loot",
        heroes: FOUR,
        found: |_, legal| has(legal, |a| matches!(a, Action::Leave(_))),
    },
    Wanted {
        name: "curse",
        heroes: FOUR,
        found: |_, legal| has(legal, |a| matches!(a, Action::Curse(_))),
    },
    Wanted {
        name: "rise",
        heroes: "horan, argentus, taia, victorius",
        found: |_, legal| legal.len() > 1 && has(legal, |a| matches!(a, Action::Rise(_))),
    },
    Wanted {
        name: "portal",
        heroes: FOUR,
        found: |_, legal| has(legal, |a| matches!(a, Action::Portal(..))),
    },
    Wanted {
        name: "swap",
        heroes: "xanros, argentus, taia",
        found: |view, legal| {
            view.turn.number >= BEGUN && has(legal, |a| matches!(a, Action::Swap(_)))
        },
    },
    Wanted { name: "chest", heroes: FOUR, found: |_, legal| legal.contains(&Action::Open) },
    Wanted { name: "collect", heroes: FOUR, found: |_, legal| legal.contains(&Action::Collect) },
    Wanted {
        name: "cursed",
        heroes: FOUR,
        found: |view, _| {
            is_walk(view)
                && view.heroes[0].cursed
                && view.heroes.iter().any(|hero| hero.hit_points == 0)
        },
    },
    Wanted { name: "over", heroes: FOUR, found: |view, _| view.result.is_some() },
];

/// Games that need no looking for: people with their own dice and tiles, who roll for a fight, and two who pass a device.
const BY_HAND: [(&str, &str); 2] = [
    (
        "own",
        "game: dungeon\nheroes: horan, taia\nfirst: 1\nseats: human, human\ndraws: own\n\n\
         1 explore n > tile room cross\n1 lay nesw > token mummy\n",
    ),
    ("two", "game: dungeon\nheroes: horan, taia\nfirst: 2\nseats: human, human\ndraws: own\n"),
];

fn is_walk(view: &View) -> bool {
    matches!(view.turn.phase, Phase::Seat(Decision::Walk))
}

fn undecided(view: &View) -> bool {
    let battle = view.battle.as_ref();
    matches!(view.turn.phase, Phase::Seat(Decision::Strengthen(_)))
        && battle.is_some_and(|battle| battle.total.is_some_and(|total| total <= battle.strength))
}

fn has(legal: &[Action], wanted: impl Fn(&Action) -> bool) -> bool {
    legal.iter().any(wanted)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/browser/data");
    fs::create_dir_all(&data)?;
    for wanted in STATES {
        let found = (1..SEEDS).find_map(|seed| reach(wanted, seed));
        let record = found.ok_or_else(|| format!("no game comes to `{}`", wanted.name))?.record();
        fs::write(data.join(format!("{}.karak", wanted.name)), record)?;
    }
    for (name, record) in BY_HAND {
        fs::write(data.join(format!("{name}.karak")), record)?;
    }
    fs::write(data.join("full.karak"), explore_everything().record())?;
    let walk = fs::read_to_string(data.join("walk.karak"))?;
    fs::write(data.join("question.bin"), question(&walk)?)?;
    Ok(())
}

fn set(heroes: &str, players: Vec<Chooser>, seed: u64) -> LocalTable<Dungeon> {
    // Set-ups of this file are sound.
    let setup = Setup::with_heroes(heroes).unwrap_or_default();
    let rules = Dungeon::new(Content::karak(), setup).unwrap_or_else(|faults| panic!("{faults}"));
    let dice = FairDice::from_seed(seed, players.len(), rules.setup_hash());
    LocalTable::new(rules, players, Some(dice)).0
}

/// Plays a game with bots until the first seat is in the state, if it ever is.
fn reach(wanted: &Wanted, seed: u64) -> Option<LocalTable<Dungeon>> {
    let seats = wanted.heroes.split(',').count();
    let mut players = vec![Chooser::Bot(Bot::Normal); seats];
    players[0] = Chooser::Human;
    let mut table = set(wanted.heroes, players, seed);
    let mut mind = Player::new(table.rules());
    let mut luck = PlayoutLuck::new(seed);
    loop {
        let (view, legal) = (table.view(Viewer::Spectator), table.legal_actions());
        let seat = match table.asks() {
            Asks::Person(seat) => {
                if (wanted.found)(&view, &legal) {
                    return Some(table);
                }
                seat
            }
            Asks::Bot(seat, _) => seat,
            Asks::Draw => return None,
            Asks::Nobody => return (wanted.found)(&view, &legal).then_some(table),
        };
        let action = mind.choose(table.rules(), Bot::Normal, || view, &legal, &mut luck);
        table.play(seat, action, Viewer::Spectator).ok()?;
    }
}

/// A thief alone lays every tile there is, and fights nobody.
fn explore_everything() -> LocalTable<Dungeon> {
    for seed in 1.. {
        let mut table = set(Hero::Aderyn.name(), vec![Chooser::Human], seed);
        let mut luck = PlayoutLuck::new(seed);
        for _ in 0..20_000 {
            let Asks::Person(seat) = table.asks() else { break };
            let view = table.view(Viewer::Spectator);
            if view.tiles.len() == 80 && is_walk(&view) {
                return table;
            }
            let mut legal = table.legal_actions();
            let explore = |action: &Action| matches!(action, Action::Explore(_) | Action::Lay(_));
            if has(&legal, explore) {
                legal.retain(explore);
            } else {
                legal.retain(|action| matches!(action, Action::Move(_) | Action::End));
            }
            let chosen = table::Luck::below(&mut luck, legal.len() as u32) as usize;
            if table.play(seat, legal[chosen], Viewer::Spectator).is_err() {
                break;
            }
        }
    }
    unreachable!("some seed has it")
}

/// What a bot that thinks hard is asked in a game.
fn question(record: &str) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let table = LocalTable::<Dungeon>::read(record)?;
    let Asks::Person(seat) = table.asks() else { return Err("nobody chooses".into()) };
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal_actions());
    let asked = Asked::Bot("hard:20000".parse()?);
    Ok(think::bytes(&Question::new(table.rules(), view, &legal, asked, 7)))
}
