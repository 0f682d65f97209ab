//! `karak play --terminal`: the game as lines of text, on a terminal or through a pipe.

mod answer;
mod asides;
mod draws;
mod map;
mod saving;
pub(crate) mod sheets;
mod table;

use std::io::Write as _;

use ::table::{FairDice, Host, Secrets};
use anyhow::{Context as _, Result, bail};
use words::{Arg, Language, Words};

use crate::cli::{Game, MapStyle, PlayArgs, Player};
use crate::saved::{self, ChanceSource};
use saving::Saving;
use table::Table;

const NO_RANDOM_NUMBERS: &str = "this system gives no random numbers; choose a --seed";

/// Against whom one plays unless told otherwise.
const DEFAULT_SEATS: [Player; 3] = [Player::Human, Player::Random, Player::Random];

pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    if !args.terminal {
        bail!("add --terminal to play here: the game in the browser is not part of this version");
    }
    match args.game {
        None | Some(Game::Dungeon) => {}
    }
    let words = Words::new(language(args.lang));
    let input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let saving = Saving::new(args.save.as_deref(), args.resume.as_deref())?;
    let (host, players) = match &args.resume {
        Some(path) => {
            let (host, players) = resume(path)?;
            let file = Arg::text(path.display().to_string());
            writeln!(output, "{}", words.say("ui-resumed", &[("file", file)]))?;
            (host, players)
        }
        None => begin(args)?,
    };
    let map = if args.ascii { MapStyle::Ascii } else { args.map };
    let bot_seed = bot_seed(&host)?;
    Table::new(host, players, words, map, saving, (input, output), bot_seed).play()
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

fn resume(path: &std::path::Path) -> Result<(Host<dungeon::Dungeon>, Vec<Player>)> {
    let saved = saved::load(path)?;
    let seats = saved.rules.setup().heroes.len();
    let host = Host::replay(saved.rules, &saved.record.entries)
        .with_context(|| format!("{} cannot be played on", path.display()))?;
    let players = if saved.players.is_empty() { vec![Player::Human; seats] } else { saved.players };
    Ok(match saved.chance {
        ChanceSource::Dice(dice) => (host.with_dice(dice), players),
        // A record by hand says nothing of dice: its next rolls are asked for like its first ones.
        ChanceSource::OwnDraws | ChanceSource::Unknown => (host, players),
    })
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
