//! `karak lab balance`: a search for better numbers on the cards, written down as it goes.

mod log;

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use goblin::{Content, Goblin};
use lab::tune::{Entry, Kind, Search, nonsense};
use table::hex;

use self::log::{Log, Start};
use crate::cli::{BalanceArgs, Game};
use crate::files;
use crate::game::Playable as _;
use crate::sim::threads;

pub(crate) fn run(args: &BalanceArgs) -> Result<()> {
    let (kinds, cards) = kinds(args)?;
    if let Some(sentence) = nonsense(&cards) {
        crate::tell(&format!("these cards would surprise players already: {sentence}"));
    }
    files::check_writable(&args.out)?;
    let start =
        Start { command: command(args), cards: format!("{} {}", cards.id, hex(&cards.hash())) };
    let (mut log, known) = Log::open(&args.log, &start)?;
    let search = Search {
        kinds,
        seed: args.common.seed,
        id: args.id.clone(),
        rounds: args.rounds,
        candidates: args.candidates.into(),
        changes: args.changes.into(),
        stages: args.stages,
        games: args.games,
        threads: threads(args.common.threads),
    };
    let best = search.run(&cards, known, |entry, best| {
        println!("{}", told(entry));
        if matches!(entry, Entry::Adopted { candidate: Some(_), .. }) {
            files::write_text(&args.out, &best.source)?;
        }
        log.write(entry)
    })?;
    files::write_text(&args.out, &best.source)
}

/// The tables that are played at, and the cards to begin with: those of the first table.
fn kinds(args: &BalanceArgs) -> Result<(Vec<Kind>, Content)> {
    let mut setups = Vec::new();
    for options in &args.with {
        setups.push(args.setup.with(options, Game::Goblin)?);
    }
    if setups.is_empty() {
        setups.push(args.setup.clone());
    }
    let (mut kinds, mut cards) = (Vec::new(), None);
    for setup in &setups {
        for bots in &args.seats {
            ensure!(bots.0.len() > 1, "a lone player wins against nobody: name two bots or more");
            let rules = Goblin::set_up(setup, bots.0.len(), Some(args.common.turn_limit))?;
            kinds.push(Kind { setup: rules.setup().clone(), bots: bots.0.clone() });
            cards.get_or_insert_with(|| rules.content().clone());
        }
    }
    Ok((kinds, cards.unwrap_or_else(Content::goblin)))
}

/// Everything that decides what the search finds, as it was typed.
fn command(args: &BalanceArgs) -> String {
    let mut text = format!("karak lab balance --id {}", args.id);
    for bots in &args.seats {
        let _ = write!(text, " --seats {bots}");
    }
    let _ = write!(text, "{}", args.setup);
    for options in &args.with {
        let _ = write!(text, " --with {options}");
    }
    let _ = write!(
        text,
        " --rounds {} --candidates {} --changes {} --stages {} --games {} --seed {} --turn-limit {}",
        args.rounds,
        args.candidates,
        args.changes,
        args.stages,
        args.games,
        args.common.seed,
        args.common.turn_limit,
    );
    text
}

fn told(entry: &Entry) -> String {
    match entry {
        Entry::Tried(tried) => format!(
            "{}.{} {:44} {:7.2} {:+7.2} ± {:.2}, chance alone {:.3}",
            tried.round,
            tried.stage,
            tried.candidate,
            tried.before,
            tried.change,
            tried.error,
            tried.chance
        ),
        Entry::Adopted { round, candidate: Some(candidate) } => {
            format!("round {round}: {candidate} is adopted")
        }
        Entry::Adopted { round, candidate: None } => {
            format!("round {round}: nothing is surely better")
        }
    }
}
