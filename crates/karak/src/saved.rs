//! A hosted game as a record, and back.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use dungeon::{Action, Chance, Dungeon, Setup};
use table::{FairDice, Host, MAX_RECORD_BYTES, Record, Secrets, hex, unhex};

use crate::cli::Player;
use crate::files;

/// A record of the dungeon game.
pub(crate) type DungeonRecord = Record<Action, Chance>;

/// Lines of a record that say who plays and with which dice, beside those of the set-up.
const SEATS: &str = "seats";
const DRAWS: &str = "draws";
const HOST_SECRET: &str = "dice-host";
const SEAT_SECRETS: &str = "dice-seats";
const KNOWN: [&str; 12] = [
    "game",
    "rules",
    "content",
    "content-file",
    "heroes",
    "first",
    "goals",
    "turn-limit",
    SEATS,
    DRAWS,
    HOST_SECRET,
    SEAT_SECRETS,
];

/// A record that was read, with what its lines mean.
pub(crate) struct Saved {
    pub(crate) record: DungeonRecord,
    pub(crate) rules: Dungeon,
    /// `None` when the draws were typed in or the record does not say.
    pub(crate) dice: Option<FairDice>,
    pub(crate) own_draws: bool,
    /// Empty when the record does not say.
    pub(crate) players: Vec<Player>,
}

/// The record of a hosted game.
pub(crate) fn record(host: &Host<Dungeon>, players: &[Player]) -> DungeonRecord {
    let rules = host.rules();
    let mut header = rules.setup().header(rules.content());
    let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
    header.push(SEATS, names.join(", "));
    if let Some(dice) = host.dice() {
        header.push(HOST_SECRET, hex(&dice.secrets().host));
        let secrets: Vec<String> = dice.secrets().seats.iter().map(|bytes| hex(bytes)).collect();
        header.push(SEAT_SECRETS, secrets.join(", "));
    } else {
        header.push(DRAWS, "own");
    }
    Record::new(header, host.entries().to_vec())
}

/// Reads a record from a file.
pub(crate) fn load(path: &Path) -> Result<Saved> {
    let text = files::read_text(path, MAX_RECORD_BYTES)?;
    parse(&text).with_context(|| format!("{} is not a record that can be used", path.display()))
}

fn parse(text: &str) -> Result<Saved> {
    let record: DungeonRecord = text.parse()?;
    if let Some(key) = record.header.keys().find(|key| !KNOWN.contains(key)) {
        bail!("there is no line `{key}:` in a record; known are {}", KNOWN.join(", "));
    }
    let (setup, content) =
        Setup::from_header(&record.header).map_err(|faults| anyhow!("{faults}"))?;
    let seats = setup.heroes.len();
    let set_up = setup.hash(&content);
    let rules = Dungeon::new(content, setup).map_err(|faults| anyhow!("{faults}"))?;
    let own_draws = match record.header.get(DRAWS) {
        None => false,
        Some("own") => true,
        Some(_) => bail!("`{DRAWS}` is `own` or is left out"),
    };
    let dice = read_secrets(&record, seats)?.map(|secrets| FairDice::new(secrets, set_up));
    if own_draws && dice.is_some() {
        bail!("a record with `{DRAWS}: own` has no dice");
    }
    let players = read_players(&record, seats)?;
    Ok(Saved { record, rules, dice, own_draws, players })
}

fn read_secrets(record: &DungeonRecord, seats: usize) -> Result<Option<Secrets>> {
    let (host, own) = (record.header.get(HOST_SECRET), record.header.get(SEAT_SECRETS));
    let (Some(host), Some(own)) = (host, own) else {
        if host.is_some() || own.is_some() {
            bail!("`{HOST_SECRET}` and `{SEAT_SECRETS}` belong together");
        }
        return Ok(None);
    };
    let host = unhex(host).with_context(|| format!("`{HOST_SECRET}` has 64 hexadecimal digits"))?;
    let own: Option<Vec<[u8; 16]>> = own.split(',').map(|bytes| unhex(bytes.trim())).collect();
    let own = own.filter(|own| own.len() == seats);
    let own =
        own.with_context(|| format!("`{SEAT_SECRETS}` has 32 hexadecimal digits for each seat"))?;
    Ok(Some(Secrets { host, seats: own }))
}

fn read_players(record: &DungeonRecord, seats: usize) -> Result<Vec<Player>> {
    let Some(list) = record.header.get(SEATS) else { return Ok(Vec::new()) };
    let players: Option<Vec<Player>> = list
        .split(',')
        .map(|name| {
            [Player::Human, Player::Random].into_iter().find(|player| player.name() == name.trim())
        })
        .collect();
    let players = players.filter(|players| players.len() == seats);
    players.with_context(|| format!("`{SEATS}` is human or random for each hero"))
}
