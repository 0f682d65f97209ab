//! Playing a game with bots until it is in the state that is looked for: alike for both games.

use std::cell::Cell;
use std::fs;
use std::num::NonZeroU32;
use std::path::Path;

use bots::{Bot, BotPlayer, Bots, Budget, Chooser};
use table::{FairDice, Luck as _, PlayoutLuck, Recorded, Rules, Seat, Viewer};
use web::session::think::{self, Asked, BotLuck};
use web::session::{Asks, LocalTable};

const SEEDS: u64 = 3000;
/// Longer games have gone past every state.
const STEPS: usize = 5000;

/// A state to look for.
pub(crate) struct Wanted<G: Rules> {
    /// What its file is called.
    pub(crate) name: &'static str,
    /// The game.
    pub(crate) rules: fn() -> G,
    /// So many people sit on the first seats, bots on the others.
    pub(crate) people: usize,
    /// People draw themselves, and type in what turned up.
    pub(crate) own_draws: bool,
    /// Whether this is it, as whoever is waited for sees it.
    pub(crate) found: fn(&G::View, &[G::Action]) -> bool,
}

/// Writes a saved game for every state.
pub(crate) fn write<G: Bots + Recorded>(
    folder: &Path,
    states: &[Wanted<G>],
) -> Result<(), Box<dyn std::error::Error>> {
    for wanted in states {
        let found = (1..SEEDS).find_map(|seed| reach(wanted, seed));
        let table = found.ok_or_else(|| format!("no game comes to `{}`", wanted.name))?;
        fs::write(folder.join(format!("{}.karak", wanted.name)), table.record())?;
    }
    Ok(())
}

/// A new game.
pub(crate) fn set<G: Recorded>(rules: G, players: Vec<Chooser>, seed: u64) -> LocalTable<G> {
    let dice = FairDice::from_seed(seed, players.len(), rules.setup_hash(None));
    LocalTable::new(rules, players, Some(dice)).0
}

/// Plays a game with bots until a person is in the state, if one ever is.
fn reach<G: Bots + Recorded>(wanted: &Wanted<G>, seed: u64) -> Option<LocalTable<G>> {
    let rules = (wanted.rules)();
    let mut players = vec![Chooser::Bot(Bot::Normal); rules.seats()];
    players[..wanted.people].fill(Chooser::Human);
    let mut table = if wanted.own_draws {
        LocalTable::new(rules, players, None).0
    } else {
        set(rules, players, seed)
    };
    // People who choose at random come to what good players avoid, such as a wound and a potion that could heal it.
    let person = if seed.is_multiple_of(2) { Bot::Random } else { Bot::Normal };
    let mut mind = BotPlayer::new(table.rules());
    let mut luck = PlayoutLuck::new(seed);
    for _ in 0..STEPS {
        let legal = table.legal_actions();
        let (seat, view) = match table.asks() {
            Asks::Person(seat) => {
                let view = table.view(Viewer::Seat(seat));
                if (wanted.found)(&view, &legal) {
                    return Some(table);
                }
                (seat, view)
            }
            Asks::Bot(seat, _) => (seat, table.view(Viewer::Seat(seat))),
            Asks::Draw => {
                if (wanted.found)(&table.view(Viewer::Spectator), &legal) {
                    return Some(table);
                }
                let chances = table.chances();
                let drawn = chances[luck.below(chances.len() as u32) as usize].chance;
                table.draw(drawn, Viewer::Spectator).ok()?;
                continue;
            }
            Asks::Elsewhere(_) | Asks::Answer | Asks::Time | Asks::Nobody => {
                let over = (wanted.found)(&table.view(Viewer::Spectator), &legal);
                return over.then_some(table);
            }
        };
        let bot = if table.is_person(seat) { person } else { Bot::Normal };
        let action = mind.choose(table.rules(), bot, || view, &legal, &mut luck);
        table.play(seat, action, Viewer::Spectator).ok()?;
    }
    None
}

/// How long a bot thinks about the questions that are measured.
const ITERATIONS: NonZeroU32 = NonZeroU32::new(20_000).expect("is not zero");

/// Writes what a worker is taught and asked in a state in which looking ahead comes to no end before its iterations are used
/// up: where everything is known sooner, the way to the worker would be measured and not its thinking.
pub(crate) fn write_question<G: Bots + Recorded>(
    file: &Path,
    wanted: &Wanted<G>,
) -> Result<(), Box<dyn std::error::Error>> {
    let deep = |table: &LocalTable<G>| takes_all(table).unwrap_or(false);
    let found = (1..SEEDS).filter_map(|seed| reach(wanted, seed)).find(deep);
    let table = found.ok_or("no game comes to a question that takes long")?;
    let seat = asked(&table).ok_or("nobody is asked")?;
    let (asked, luck) = (Asked::Bot(Bot::Hard(ITERATIONS)), BotLuck { seed: 7, moment: 7 });
    let view = table.view(Viewer::Seat(seat));
    let question = think::question::<G>(1, asked, luck, &view, &table.legal_actions());
    let text = [think::lesson(1, table.rules()), question, String::new()].join("\n");
    Ok(fs::write(file, text)?)
}

/// Whether a search of what is asked uses all its iterations.
fn takes_all<G: Bots + Recorded>(table: &LocalTable<G>) -> Option<bool> {
    let view = table.view(Viewer::Seat(asked(table)?));
    // A search asks whether to stop at even distances: half as many iterations are half as many times.
    let times = |iterations: NonZeroU32| {
        let asked = Cell::new(0_u32);
        let stop = || {
            asked.set(asked.get() + 1);
            false
        };
        let (mut mind, mut luck) = (BotPlayer::new(table.rules()), PlayoutLuck::new(7));
        let budget = Budget { iterations, stop: &stop };
        mind.hint(table.rules(), &view, &table.legal_actions(), &mut luck, budget);
        asked.get()
    };
    let half = NonZeroU32::new(ITERATIONS.get() / 2)?;
    Some(times(ITERATIONS) > times(half) * 19 / 10)
}

/// Whose decision is waited for.
fn asked<G: Bots + Recorded>(table: &LocalTable<G>) -> Option<Seat> {
    match table.asks() {
        Asks::Person(seat) | Asks::Bot(seat, _) => Some(seat),
        Asks::Draw | Asks::Elsewhere(_) | Asks::Answer | Asks::Time | Asks::Nobody => None,
    }
}
