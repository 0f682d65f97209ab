//! A hosted game as a record, and back.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use dungeon::{Action, Chance, Dungeon, Setup};
use table::{FairDice, Host, MAX_RECORD_BYTES, Record, Secrets};

use crate::cli::Player;
use crate::files;

/// A record of the dungeon game.
pub(crate) type DungeonRecord = Record<Action, Chance>;

/// Lines of a record that say who plays and whether draws were typed in, beside those of the set-up
/// and of the dice.
const SEATS: &str = "seats";
const DRAWS: &str = "draws";

/// A record that was read, with what its lines mean.
pub(crate) struct Saved {
    pub(crate) record: DungeonRecord,
    pub(crate) rules: Dungeon,
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
pub(crate) fn record(host: &Host<Dungeon>, players: &[Player]) -> DungeonRecord {
    let rules = host.rules();
    let mut header = rules.setup().header(rules.content());
    let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
    header.push(SEATS, names.join(", "));
    match host.dice() {
        Some(dice) => dice.secrets().write(&mut header),
        None => header.push(DRAWS, "own"),
    }
    Record::new(header, host.entries().to_vec())
}

/// Reads a record from a file.
pub(crate) fn load(path: &Path) -> Result<Saved> {
    let text = files::read_text(path, MAX_RECORD_BYTES)?;
    parse(&text).with_context(|| format!("{} is not a record that can be used", path.display()))
}

fn parse(text: &str) -> Result<Saved> {
    if !text.lines().any(|line| line.trim_start().starts_with("game:")) {
        bail!("it has no line `game: dungeon`, so it was not written by or for this program");
    }
    let record: DungeonRecord = text.parse()?;
    let known = [&Setup::LINES[..], &Secrets::LINES, &[SEATS, DRAWS]].concat();
    if let Some(key) = record.header.keys().find(|key| !known.contains(key)) {
        bail!("there is no line `{key}:` in a record; known are {}", known.join(", "));
    }
    let (setup, content) =
        Setup::from_header(&record.header).map_err(|faults| anyhow!("{faults}"))?;
    let seats = setup.heroes.len();
    let set_up = setup.hash(&content);
    let rules = Dungeon::new(content, setup).map_err(|faults| anyhow!("{faults}"))?;
    let secrets = Secrets::read(&record.header, seats).map_err(|reason| anyhow!("{reason}"))?;
    let chance = match (record.header.get(DRAWS), secrets) {
        (None, Some(secrets)) => ChanceSource::Dice(FairDice::new(secrets, set_up)),
        (None, None) => ChanceSource::Unknown,
        (Some("own"), None) => ChanceSource::OwnDraws,
        (Some("own"), Some(_)) => bail!("a record with `{DRAWS}: own` has no dice"),
        (Some(_), _) => bail!("`{DRAWS}` is `own` or is left out"),
    };
    let players = read_players(&record, seats)?;
    Ok(Saved { record, rules, chance, players })
}

fn read_players(record: &DungeonRecord, seats: usize) -> Result<Vec<Player>> {
    let Some(list) = record.header.get(SEATS) else { return Ok(Vec::new()) };
    let named = |name: &str| {
        [Player::Human, Player::Random].into_iter().find(|player| player.name() == name.trim())
    };
    let players: Option<Vec<Player>> = list.split(',').map(named).collect();
    let players = players.filter(|players| players.len() == seats);
    players.with_context(|| format!("`{SEATS}` is human or random for each hero"))
}
