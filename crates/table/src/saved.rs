//! A hosted game as a record with who sits where and where its chance comes from, and back.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::{Entry, FairDice, Host, Record, Recorded, Rules, Secrets};

/// A record of a game with these rules.
pub type RecordOf<G> = Record<<G as Rules>::Action, <G as Rules>::Chance>;

/// Lines of a record that say who plays and whether draws were typed in, beside those of the set-up
/// and of the dice.
const SEATS: &str = "seats";
const DRAWS: &str = "draws";
const OWN: &str = "own";

/// A record that was read, with what its lines mean.
#[derive(Clone, Debug)]
pub struct Saved<G: Rules> {
    /// All of it.
    pub record: RecordOf<G>,
    /// The game it is of.
    pub rules: G,
    /// Where its rolls and draws came from.
    pub chance: ChanceSource,
    /// Who sits on each seat, as whoever wrote the record names players. Empty when it does not say.
    pub seats: Vec<String>,
}

/// Where a record's rolls and draws came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChanceSource {
    /// From these dice.
    Dice(FairDice),
    /// Players typed them in.
    OwnDraws,
    /// The record does not say: it was written by hand.
    Unknown,
}

/// The name of the game that a record says it is of.
pub fn game_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.trim_start().strip_prefix("game:")).map(str::trim)
}

/// Why a text is not a record of this game: a sentence for who wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedError(String);

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for SavedError {}

impl<G: Recorded> Saved<G> {
    /// The record of a hosted game whose seats are taken by these players.
    pub fn record(host: &Host<G>, seats: &[impl ToString]) -> RecordOf<G> {
        let mut header = host.rules().header();
        let names: Vec<String> = seats.iter().map(ToString::to_string).collect();
        header.push(SEATS, names.join(", "));
        match host.dice() {
            Some(dice) => dice.secrets().write(&mut header),
            None => header.push(DRAWS, OWN),
        }
        Record::new(header, host.entries().to_vec())
    }

    /// Reads a record. Whether its entries are possible is only known when it is
    /// [resumed](Self::resume).
    ///
    /// # Errors
    /// A line that cannot be read, or that this game does not know.
    pub fn parse(text: &str) -> Result<Self, SavedError> {
        let error = |reason: &dyn fmt::Display| SavedError(reason.to_string());
        let record: RecordOf<G> = text.parse().map_err(|reason| error(&reason))?;
        let known = [G::LINES, &Secrets::LINES, &[SEATS, DRAWS]].concat();
        if let Some(key) = record.header.keys().find(|key| !known.contains(key)) {
            return Err(SavedError(format!(
                "there is no line `{key}:` in a record; known are {}",
                known.join(", ")
            )));
        }
        let rules = G::from_header(&record.header).map_err(|faults| error(&faults))?;
        let count = rules.seats();
        let secrets = Secrets::read(&record.header, count).map_err(|reason| error(&reason))?;
        let chance = match (record.header.get(DRAWS), secrets) {
            (None, Some(secrets)) => ChanceSource::Dice(FairDice::new(secrets, rules.setup_hash())),
            (None, None) => ChanceSource::Unknown,
            (Some(OWN), None) => ChanceSource::OwnDraws,
            (Some(OWN), Some(_)) => {
                return Err(SavedError(format!("a record with `{DRAWS}: {OWN}` has no dice")));
            }
            (Some(_), _) => {
                return Err(SavedError(format!("`{DRAWS}` is `{OWN}` or is left out")));
            }
        };
        let seats: Vec<String> = match record.header.get(SEATS) {
            Some(list) => list.split(',').map(|name| name.trim().to_owned()).collect(),
            None => Vec::new(),
        };
        if !seats.is_empty() && seats.len() != count {
            return Err(SavedError(format!(
                "`{SEATS}` names {} players for {count} seats",
                seats.len()
            )));
        }
        Ok(Self { record, rules, chance, seats })
    }

    /// The game as it stands, ready to go on, with a look at it and what has just happened after every
    /// step of its past.
    ///
    /// # Errors
    /// The first entry that is not possible.
    pub fn resume(self, look: impl FnMut(&Host<G>, &[G::Event])) -> Result<Host<G>, SavedError> {
        let entries: &[Entry<G::Action, G::Chance>] = &self.record.entries;
        let host = Host::replay_with(self.rules, entries, look)
            .map_err(|error| SavedError(error.to_string()))?;
        Ok(match self.chance {
            ChanceSource::Dice(dice) => host.with_dice(dice),
            ChanceSource::OwnDraws | ChanceSource::Unknown => host,
        })
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;
    use crate::Turn;
    use crate::example::Race;

    fn begun() -> Host<Race> {
        let mut host = Host::new(Race, Some(FairDice::from_seed(7, 2, Race.setup_hash())));
        host.begin();
        if let Turn::Seat(seat) = host.turn() {
            let action = *host.legal_actions().last().unwrap();
            host.play(seat, action).unwrap();
        }
        host
    }

    #[test]
    fn a_saved_game_goes_on_where_it_stopped() {
        let host = begun();
        let text = Saved::record(&host, &["human", "easy"]).to_string();
        let saved = Saved::<Race>::parse(&text).unwrap();
        assert_eq!(saved.seats, ["human", "easy"]);
        let mut looks = 0;
        let resumed = saved.resume(|_, _| looks += 1).unwrap();
        assert_eq!(resumed.state(), host.state());
        assert_eq!(resumed.dice(), host.dice());
        assert!(looks >= host.entries().len());
    }

    #[test]
    fn what_is_wrong_with_a_record_is_said() {
        let text = Saved::record(&begun(), &["human", "easy"]).to_string();
        let unsealed: Vec<&str> = text.lines().filter(|line| !line.starts_with("seal")).collect();
        let text = unsealed.join("\n");
        for (from, to, sentence) in [
            ("\nseats: human, easy", "\nseats: human", "`seats` names 1 players for 2 seats"),
            ("\nseats:", "\nchairs:", "there is no line `chairs:`"),
            ("\nseats:", "\ndraws: own\nseats:", "has no dice"),
        ] {
            let error = Saved::<Race>::parse(&text.replace(from, to)).unwrap_err().to_string();
            assert!(error.contains(sentence), "{error}");
        }
    }
}
