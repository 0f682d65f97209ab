//! `karak play --terminal`: the game as lines of text, on a terminal or through a pipe.

mod answer;
mod asides;
mod draws;
mod map;
mod saving;
pub(crate) mod sheets;
mod table;
mod wrap;

use std::io::Write as _;

use ::table::{FairDice, Host, Secrets, Turn};
use anyhow::{Context as _, Result, bail};
use words::{Arg, Language, Words};

use crate::cli::{Game, MapStyle, PlayArgs, Player};
use crate::saved::{self, ChanceSource};
use saving::Saving;
use table::Table;
use wrap::Wrapped;

const NO_RANDOM_NUMBERS: &str = "this system gives no random numbers; choose a --seed";

/// Against whom one plays unless told otherwise.
const DEFAULT_SEATS: [Player; 3] = [Player::Human, Player::Random, Player::Random];

pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    if !args.terminal {
        bail!("add --terminal to play here: the game in the browser is not part of this version");
    }
    match args.game {
        Game::Dungeon => {}
    }
    let words = Words::new(language(args.lang));
    let input = std::io::stdin().lock();
    let mut output = Wrapped::new(std::io::stdout().lock(), width());
    let (host, players, own_file) = if let Some(path) = &args.resume {
        let (host, players, sealed) = resume(path)?;
        if host.turn() != Turn::Over {
            let file = Arg::text(path.display().to_string());
            writeln!(output, "{}", words.say("ui-resumed", &[("file", file)]))?;
        }
        // What somebody wrote by hand is not written over.
        (host, players, sealed.then_some(path.as_path()))
    } else {
        let (host, players) = begin(args)?;
        (host, players, None)
    };
    let same_file = own_file.is_some() && (args.save.is_none() || args.save.as_deref() == own_file);
    let saved_at = same_file.then(|| host.sequence());
    let saving = Saving::new(args.save.as_deref(), own_file, saved_at)?;
    let map = if args.ascii { MapStyle::Ascii } else { args.map };
    let bot_seed = bot_seed(&host)?;
    Table::new(host, players, words, map, saving, (input, output), bot_seed).play()
}

/// How wide the terminal is, if there is one.
fn width() -> Option<usize> {
    terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))
}

/// What bots choose by: it follows from the dice, so that a seed gives the same game again.
fn bot_seed(host: &Host<dungeon::Dungeon>) -> Result<u64> {
    let mut bytes = [0; 8];
    match host.dice() {
        Some(dice) => bytes.copy_from_slice(&dice.commitment()[..8]),
        None => getrandom::fill(&mut bytes).ok().context(NO_RANDOM_NUMBERS)?,
    }
    Ok(u64::from_le_bytes(bytes))
}

fn begin(args: &PlayArgs) -> Result<(Host<dungeon::Dungeon>, Vec<Player>)> {
    let players = match (&args.seats[..], args.setup.heroes.len()) {
        ([], 0) => DEFAULT_SEATS.to_vec(),
        ([], seats) => {
            let mut players = vec![Player::Random; seats];
            players[0] = Player::Human;
            players
        }
        (seats, _) => seats.to_vec(),
    };
    let rules = args.setup.dungeon(players.len(), args.turn_limit)?;
    let set_up = rules.setup().hash(rules.content());
    let dice = match (args.own_draws, args.seed) {
        (true, _) => None,
        (false, Some(seed)) => Some(FairDice::from_seed(seed, players.len(), set_up)),
        (false, None) => Some(FairDice::new(secrets(players.len())?, set_up)),
    };
    Ok((Host::new(rules, dice), players))
}

/// The game of a record, who plays, and whether the record was sealed by this program.
fn resume(path: &std::path::Path) -> Result<(Host<dungeon::Dungeon>, Vec<Player>, bool)> {
    let saved = saved::load(path)?;
    let sealed = saved.record.seal.is_some();
    if sealed && !saved.record.seal_fits() {
        bail!(
            "{} was changed after it was saved; to play on from what it says now, delete its line `seal:`",
            path.display()
        );
    }
    let seats = saved.rules.setup().heroes.len();
    let players = if saved.players.is_empty() { vec![Player::Human; seats] } else { saved.players };
    let refused = || format!("{} cannot be played on", path.display());
    let entries = &saved.record.entries;
    let host = match saved.chance {
        ChanceSource::Dice(dice) => {
            Host::verify(saved.rules, entries, &dice).with_context(refused)?.with_dice(dice)
        }
        // A record by hand says nothing of dice: its next rolls are asked for like its first ones.
        ChanceSource::OwnDraws | ChanceSource::Unknown => {
            Host::replay(saved.rules, entries).with_context(refused)?
        }
    };
    Ok((host, players, sealed))
}

/// Bytes nobody can foresee.
fn secrets(seats: usize) -> Result<Secrets> {
    let mut host = [0; 32];
    getrandom::fill(&mut host).ok().context(NO_RANDOM_NUMBERS)?;
    let mut own = vec![[0; 16]; seats];
    for bytes in &mut own {
        getrandom::fill(bytes).ok().context(NO_RANDOM_NUMBERS)?;
    }
    Ok(Secrets { host, seats: own })
}

/// The language asked for, or the environment's, or English.
pub(crate) fn language(wanted: Option<Language>) -> Language {
    let environment = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|locale| Language::from_locale(&locale))
    };
    wanted.or_else(environment).unwrap_or(Language::English)
}
