//! `karak play --terminal`: the game as lines of text, on a terminal or through a pipe.

mod answer;
mod asides;
mod audience;
mod draws;
mod hand_over;
mod hints;
mod saving;
mod session;
mod show;
mod teller;
mod wrap;

use std::io::Write as _;

use ::table::{ChanceSource, FairDice, Host, Saved, Seating, Secrets, Turn};
use anyhow::{Context as _, Result, bail};
use bots::Chooser;
use words::{Arg, Language, Words, key};

pub(crate) use self::answer::{Answer, Aside, understand};
pub(crate) use self::audience::News;
pub(crate) use self::draws::read_draw;
pub(crate) use self::teller::{Shown, Teller, chosen, without_asking};
pub(crate) use self::wrap::Wrapped;

use self::hints::Hints;
use self::saving::{Resumed, Saving};
use self::session::{Manner, Session};
use crate::cli::{MapStyle, PlayArgs};
use crate::game::Playable;
use crate::saved::SavedFile;

const NO_RANDOM_NUMBERS: &str = "this system gives no random numbers; choose a --seed";

/// How many play unless told otherwise.
const DEFAULT_SEATS: usize = 3;

/// Plays a new game, or the one of this file.
pub(crate) fn run<G: Playable>(args: &PlayArgs, mut file: Option<SavedFile<'_>>) -> Result<()> {
    let words = Words::new(language(args.lang));
    let input = std::io::stdin().lock();
    let mut output = Wrapped::new(std::io::stdout().lock(), width());
    let (host, resumed) = if let Some(file) = &mut file {
        let (host, sealed) = resume::<G>(file)?;
        let claim = file.claim();
        // What somebody wrote by hand is not written over.
        (host, sealed.then_some(Resumed { path: file.path, claim }))
    } else {
        (begin::<G>(args, words.language())?, None)
    };
    let own_file = resumed.as_ref().map(|resumed| resumed.path);
    let same_file = own_file.is_some() && (args.save.is_none() || args.save.as_deref() == own_file);
    let saved_at = same_file.then(|| host.sequence());
    let saving = Saving::new(args.save.as_deref(), resumed, saved_at)?;
    let map = if args.ascii { MapStyle::Ascii } else { args.map };
    let hints = if args.no_hints { Hints::Off } else { Hints::Given };
    let bot_seed = bot_seed(&host)?;
    if let Some(file) = file.filter(|_| host.turn() != Turn::Over) {
        let name = Arg::text(file.path.display().to_string());
        writeln!(output, "{}", words.say(key::UI_RESUMED, &[("file", name)]))?;
    }
    let manner = Manner { words, map, hints };
    Session::new(host, manner, saving, (input, output), bot_seed).play()
}

/// How wide the terminal is, if there is one.
pub(crate) fn width() -> Option<usize> {
    terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))
}

/// What bots choose by: it follows from the dice, so that a seed gives the same game again.
fn bot_seed<G: Playable>(host: &Host<G>) -> Result<u64> {
    match host.dice() {
        Some(dice) => Ok(dice.bot_seed()),
        None => getrandom::u64().ok().context(NO_RANDOM_NUMBERS),
    }
}

fn begin<G: Playable>(args: &PlayArgs, language: Language) -> Result<Host<G>> {
    let against = |opponents: usize| {
        let mut players = vec![Chooser::OPPONENT; opponents];
        players.insert(0, Chooser::Human);
        players
    };
    let players = match (&args.seats[..], args.setup.heroes.len()) {
        ([], 0) => against(DEFAULT_SEATS - 1),
        ([], seats) => against(seats - 1),
        (seats, _) => seats.to_vec(),
    };
    let mut setup = args.setup.clone();
    G::suit(&mut setup, language);
    let rules = G::set_up(&setup, players.len(), args.turn_limit)?;
    let set_up = rules.setup_hash(None);
    let dice = match (args.own_draws, args.seed) {
        (true, _) => None,
        (false, Some(seed)) => Some(FairDice::from_seed(seed, players.len(), set_up)),
        (false, None) => Some(FairDice::new(secrets(players.len())?, set_up)),
    };
    Ok(Host::new(rules, dice).seated(Seating::named(&players)))
}

/// The game of a record, and whether the record was sealed by this program.
fn resume<G: Playable>(file: &SavedFile<'_>) -> Result<(Host<G>, bool)> {
    let saved: Saved<G> = file.read()?;
    let path = file.path.display();
    let sealed = saved.record.seal.is_some();
    if sealed && !saved.record.seal_fits() {
        bail!(
            "{path} was changed after it was saved; to play on from what it says now, delete its line `seal:`"
        );
    }
    let host = match &saved.chance {
        ChanceSource::Dice(dice) => saved.verify(dice),
        // Nothing was rolled yet, as in a position to be tried out: the program rolls.
        ChanceSource::Unknown if saved.record.entries.is_empty() => {
            let seats = saved.rules.seats();
            let set_up = saved.rules.setup_hash(saved.position.as_ref());
            let dice = FairDice::new(secrets(seats)?, set_up);
            saved.resume(|_, _| {}).map(|host| host.with_dice(dice))
        }
        // A record by hand says nothing of dice: its next rolls are asked for like its first ones.
        ChanceSource::OwnDraws | ChanceSource::Unknown => saved.resume(|_, _| {}),
    };
    Ok((host.with_context(|| format!("{path} cannot be played on"))?, sealed))
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
