//! A hosted game as a record, and back.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use clap::ValueEnum as _;
use table::{FairDice, Host, MAX_RECORD_BYTES, Record, Recorded, Rules, Secrets};

use crate::cli::Game;
use crate::files;
use crate::players::Player;

/// A record of a game.
pub(crate) type RecordOf<G> = Record<<G as Rules>::Action, <G as Rules>::Chance>;

/// Lines of a record that say who plays and whether draws were typed in, beside those of the set-up
/// and of the dice.
const SEATS: &str = "seats";
const DRAWS: &str = "draws";

/// The text of a record and the game it is of: only that game can make sense of the rest.
pub(crate) struct SavedFile<'a> {
    pub(crate) path: &'a Path,
    pub(crate) game: Game,
    text: String,
}

/// A record that was read, with what its lines mean.
pub(crate) struct Saved<G: Rules> {
    pub(crate) record: RecordOf<G>,
    pub(crate) rules: G,
    pub(crate) chance: ChanceSource,
    /// Empty when the record does not say.
    pub(crate) players: Vec<Player>,
}

/// Where a record's rolls and draws came from.
pub(crate) enum ChanceSource {
    Dice(FairDice),
    /// Players typed them in.
    OwnDraws,
    /// The record does not say: it was written by hand.
    Unknown,
}

/// The record of a hosted game.
pub(crate) fn record<G: Recorded>(host: &Host<G>, players: &[Player]) -> RecordOf<G> {
    let mut header = host.rules().header();
    let names: Vec<String> = players.iter().map(ToString::to_string).collect();
    header.push(SEATS, names.join(", "));
    match host.dice() {
        Some(dice) => dice.secrets().write(&mut header),
        None => header.push(DRAWS, "own"),
    }
    Record::new(header, host.entries().to_vec())
}

impl<'a> SavedFile<'a> {
    /// Reads a file as far as to know which game it is of.
    pub(crate) fn open(path: &'a Path) -> Result<Self> {
        let text = files::read_text(path, MAX_RECORD_BYTES)?;
        let game = game_of(&text).with_context(|| unusable(path))?;
        Ok(Self { path, game, text })
    }

    /// Reads all of it as a record of this game.
    pub(crate) fn read<G: Recorded>(&self) -> Result<Saved<G>> {
        parse(&self.text).with_context(|| unusable(self.path))
    }
}

fn unusable(path: &Path) -> String {
    format!("{} is not a record that can be used", path.display())
}

/// The game that a record's line `game:` names.
fn game_of(text: &str) -> Result<Game> {
    let games = Game::value_variants();
    let known = |shown: fn(&str) -> String| {
        let shown: Vec<String> = games.iter().map(|game| shown(game.name())).collect();
        shown.join(" or ")
    };
    let Some(line) = text.lines().find_map(|line| line.trim_start().strip_prefix("game:")) else {
        let lines = known(|name| format!("`game: {name}`"));
        bail!("it has no line {lines}, so it was not written by or for this program");
    };
    // The rest of the line is a comment.
    let name = line.split('#').next().unwrap_or_default().trim();
    let game = games.iter().find(|game| game.name() == name);
    game.copied().with_context(|| {
        format!("`game` this is not a record of {}", known(|name| format!("`{name}`")))
    })
}

fn parse<G: Recorded>(text: &str) -> Result<Saved<G>> {
    let record: RecordOf<G> = text.parse()?;
    let known = [G::LINES, &Secrets::LINES, &[SEATS, DRAWS]].concat();
    if let Some(key) = record.header.keys().find(|key| !known.contains(key)) {
        bail!("there is no line `{key}:` in a record; known are {}", known.join(", "));
    }
    let rules = G::from_header(&record.header).map_err(|faults| anyhow!("{faults}"))?;
    let seats = rules.seats();
    let secrets = Secrets::read(&record.header, seats).map_err(|reason| anyhow!("{reason}"))?;
    let chance = match (record.header.get(DRAWS), secrets) {
        (None, Some(secrets)) => ChanceSource::Dice(FairDice::new(secrets, rules.setup_hash())),
        (None, None) => ChanceSource::Unknown,
        (Some("own"), None) => ChanceSource::OwnDraws,
        (Some("own"), Some(_)) => bail!("a record with `{DRAWS}: own` has no dice"),
        (Some(_), _) => bail!("`{DRAWS}` is `own` or is left out"),
    };
    let players = read_players(record.header.get(SEATS), seats)?;
    Ok(Saved { record, rules, chance, players })
}

fn read_players(list: Option<&str>, seats: usize) -> Result<Vec<Player>> {
    let Some(list) = list else { return Ok(Vec::new()) };
    let players: Result<Vec<Player>, _> =
        list.split(',').map(|name| Player::from_record(name.trim())).collect();
    let players = players.map_err(|error| anyhow!("`{SEATS}`: human, or {error}"))?;
    ensure!(players.len() == seats, "`{SEATS}` names {} players for {seats} seats", players.len());
    Ok(players)
}
