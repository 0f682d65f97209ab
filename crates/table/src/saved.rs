//! A hosted game as a record with its players and the source of its chance, and back.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::recorded::{POSITION_LINE, write_position};
use crate::{
    Done, Entry, EntryOf, FairDice, Header, Host, Lines, NotationError, Record, Recorded,
    ReplayError, Rules, Seating,
};

/// A record of a game with these rules.
pub type RecordOf<G> = Record<EntryOf<G>>;

/// Lines of a record that say who plays and whether draws were typed in, beside those of the set-up
/// and of the dice.
pub(crate) const SEATS_LINE: &str = "seats";
const DRAWS_LINE: &str = "draws";
const OWN: &str = "own";

/// A record that was read, with what its lines mean.
#[derive(Clone)]
pub struct Saved<G: Rules> {
    /// All of it.
    pub record: RecordOf<G>,
    /// The game it is of.
    pub rules: Arc<G>,
    /// The position it begins in, if that is not the rules' own.
    pub position: Option<G::State>,
    /// Where its rolls and draws came from.
    pub chance: ChanceSource,
    /// Who sits on each seat, as whoever wrote the record names players. Empty when it does not say.
    pub seats: Vec<String>,
    lines: Lines,
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
    value_of(text, "game:")
}

/// What stands behind this key in a text that may not be a whole record.
fn value_of<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.trim_start().strip_prefix(key)).map(str::trim)
}

/// Why a text is not a record of this game: a sentence for its author.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedError {
    /// What helps the owner of the text.
    pub kind: SavedErrorKind,
    reason: String,
}

/// Where a text can be read, if anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedErrorKind {
    /// In another version: this one does not know its rules or its content.
    OtherVersion,
    /// Nowhere: a line of it cannot be read or is not possible in this game.
    Damaged,
}

impl SavedError {
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self { kind: SavedErrorKind::Damaged, reason: reason.into() }
    }

    pub(crate) fn of(reason: &impl fmt::Display) -> Self {
        Self::new(reason.to_string())
    }

    /// The same, of this text: newer rules may have lines that nobody knows here.
    pub(crate) fn in_text<G: Recorded>(self, text: &str) -> Self {
        let rules = value_of(text, "rules:").and_then(|version| version.parse().ok());
        let newer = rules.is_some_and(|version: u32| version > G::RULES_VERSION);
        if newer { self.of_other_version() } else { self }
    }

    /// The same, of a set-up whose entries could be read, so that they are of this game.
    pub(crate) fn in_set_up<G: Recorded>(self, header: &Header) -> Self {
        let carried = header.block("content-file").is_some();
        let content = header.get("content").filter(|_| !carried);
        let unknown = content.is_some_and(|content| !G::brings(content));
        if unknown { self.of_other_version() } else { self }
    }

    fn of_other_version(self) -> Self {
        Self { kind: SavedErrorKind::OtherVersion, ..self }
    }
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl core::error::Error for SavedError {}

/// The set-up lines of a hosted game, with the players of its seats when it began.
pub(crate) fn header_of<G: Recorded>(host: &Host<G>, position: Option<&G::State>) -> Header {
    let mut header = host.rules().header();
    write_position(host.rules(), position, &mut header);
    let names: Vec<&str> = host.first_seating().names().collect();
    header.push(SEATS_LINE, names.join(", "));
    header
}

/// Says that players typed in what was rolled and drawn, if they did.
pub(crate) fn write_own_draws<G: Rules>(host: &Host<G>, header: &mut Header) {
    if host.own_draws() {
        header.push(DRAWS_LINE, OWN);
    }
}

/// The players that a line `seats:` names, if there is one.
pub(crate) fn read_seats(header: &Header, count: usize) -> Result<Vec<String>, SavedError> {
    let seats: Vec<String> = match header.get(SEATS_LINE) {
        Some(list) => list.split(',').map(|name| name.trim().to_owned()).collect(),
        None => Vec::new(),
    };
    if seats.is_empty() || seats.len() == count {
        Ok(seats)
    } else {
        let named = seats.len();
        Err(SavedError::new(format!("`{SEATS_LINE}` names {named} players for {count} seats")))
    }
}

/// Refuses lines that nobody knows.
pub(crate) fn only_known(header: &Header, known: &[&str]) -> Result<(), SavedError> {
    match header.keys().find(|key| !known.contains(key)) {
        None => Ok(()),
        Some(key) => Err(SavedError::new(format!(
            "there is no line `{key}:` in a record; known are {}",
            known.join(", ")
        ))),
    }
}

impl<G: Recorded> Saved<G> {
    /// The record of a hosted game. It gives the secrets of its dice, so it is not for players while the game goes on:
    /// theirs is [`record_for`](crate::record_for).
    pub fn record(host: &Host<G>) -> RecordOf<G> {
        let mut header = header_of(host, host.position());
        match host.dice() {
            Some(dice) => dice.write(&mut header),
            None => write_own_draws(host, &mut header),
        }
        Record::new(header, host.entries().collect())
    }

    /// A record of a game that begins in this position, with the same rules and players. It is for playing on from
    /// what may be changed by hand, so it has no seal.
    pub fn from_position(&self, position: &G::State) -> RecordOf<G> {
        let mut header = self.rules.header();
        write_position(&*self.rules, Some(position), &mut header);
        if !self.seats.is_empty() {
            header.push(SEATS_LINE, self.seats.join(", "));
        }
        Record { header, entries: Vec::new(), seal: None }
    }

    /// Reads a record. Whether its entries are possible is only known when it is
    /// [resumed](Self::resume).
    ///
    /// # Errors
    /// A line that cannot be read, or that this game does not know.
    pub fn parse(text: &str) -> Result<Self, SavedError> {
        Self::read(text).map_err(|error| error.in_text::<G>(text))
    }

    fn read(text: &str) -> Result<Self, SavedError> {
        let (record, lines) = RecordOf::<G>::read(text).map_err(|error| SavedError::of(&error))?;
        let header = &record.header;
        let own_lines = [SEATS_LINE, DRAWS_LINE, POSITION_LINE];
        only_known(header, &[G::LINES, &FairDice::LINES, &own_lines].concat())
            .map_err(|error| error.in_set_up::<G>(header))?;
        let rules = G::from_header(header)
            .map_err(|faults| SavedError::of(&faults).in_set_up::<G>(header))?;
        let position = match header.block(POSITION_LINE) {
            Some(position) => Some(rules.read_position(position).map_err(|faults| {
                SavedError::new(format!("`{POSITION_LINE}` is no position of this game:\n{faults}"))
            })?),
            None => None,
        };
        let count = rules.seats();
        let dice = FairDice::read(header, count, rules.setup_hash(position.as_ref()))
            .map_err(|error| SavedError::of(&error))?;
        let chance = match (header.get(DRAWS_LINE), dice) {
            (None, Some(dice)) => ChanceSource::Dice(dice),
            (None, None) => ChanceSource::Unknown,
            (Some(OWN), None) => ChanceSource::OwnDraws,
            (Some(OWN), Some(_)) => {
                return Err(SavedError::new(format!(
                    "a record with `{DRAWS_LINE}: {OWN}` has no dice"
                )));
            }
            (Some(_), _) => {
                return Err(SavedError::new(format!("`{DRAWS_LINE}` is `{OWN}` or is left out")));
            }
        };
        let seats = read_seats(header, count)?;
        Ok(Self { rules: Arc::new(rules), position, chance, seats, lines, record })
    }

    /// Whether nothing was changed by accident since a program saved the record. One by hand has no seal to say so.
    ///
    /// # Errors
    /// It carries a seal that does not fit.
    pub fn unchanged(&self) -> Result<(), SavedError> {
        if self.record.seal.is_none() || self.record.seal_fits() {
            Ok(())
        } else {
            Err(SavedError::new("the record was changed after it was saved: its seal does not fit"))
        }
    }

    /// The game before its first entry.
    pub fn beginning(&self) -> Host<G> {
        let rules = Arc::clone(&self.rules);
        let host = match self.position {
            Some(position) => Host::at(rules, position, None),
            None => Host::new(rules, None),
        };
        let typed_in =
            |entry: &EntryOf<G>| matches!(entry, Entry::Draw { .. } | Entry::Correct { .. });
        let host = match self.chance {
            ChanceSource::Dice(_) => host.by_record(),
            // Dice that were not written down decided, unless players typed something in.
            ChanceSource::Unknown if !self.record.entries.iter().any(typed_in) => host.by_record(),
            ChanceSource::OwnDraws | ChanceSource::Unknown => host,
        };
        if self.seats.is_empty() { host } else { host.seated(Seating::named(&self.seats)) }
    }

    /// The game after its first so many entries, with a look at it and at what was done after every command.
    ///
    /// # Errors
    /// The first entry that is not possible, by line and text.
    pub fn replay(
        &self,
        entries: usize,
        look: impl FnMut(&Host<G>, &Done<G>),
    ) -> Result<Host<G>, SavedError> {
        let entries = self.record.entries.iter().take(entries);
        self.beginning().replay_with(entries, look).map_err(|error| self.refused(&error))
    }

    /// The game as it stands, ready to go on, with a look at it and at what was done after every command.
    ///
    /// # Errors
    /// The first entry that is not possible, by line and text.
    pub fn resume(&self, look: impl FnMut(&Host<G>, &Done<G>)) -> Result<Host<G>, SavedError> {
        let host = self.replay(self.record.entries.len(), look)?;
        Ok(match &self.chance {
            ChanceSource::Dice(dice) => host.with_dice(dice.clone()),
            ChanceSource::OwnDraws | ChanceSource::Unknown => host.with_own_draws(),
        })
    }

    /// The game as it stands, if these dice gave every roll and draw.
    ///
    /// # Errors
    /// The first entry that is not possible or not proved, by line and text.
    pub fn verify(&self, dice: &FairDice) -> Result<Host<G>, SavedError> {
        let entries = &self.record.entries;
        self.beginning().verify(entries, dice).map_err(|error| self.refused(&error))
    }

    fn refused(&self, refused: &ReplayError<G::Refusal>) -> SavedError {
        let text = match self.record.entries.get(refused.entry.saturating_sub(1)) {
            Some(entry) => format!(", `{}`", NotationError::quote(&entry.to_string())),
            None => String::new(),
        };
        match self.lines.of(refused.entry) {
            Some(line) => SavedError::new(format!("line {line}{text}: {}", refused.error)),
            None => SavedError::new(format!("entry {}{text}: {}", refused.entry, refused.error)),
        }
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
        let dice = FairDice::from_seed(7, 2, Race.setup_hash(None));
        let mut host = Host::new(Race, Some(dice)).seated(Seating::named(&["human", "easy"]));
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
        let text = Saved::record(&host).to_string();
        let saved = Saved::<Race>::parse(&text).unwrap();
        assert_eq!(saved.seats, ["human", "easy"]);
        let mut looks = 0;
        let resumed = saved.resume(|_, _| looks += 1).unwrap();
        assert_eq!(resumed.state(), host.state());
        assert_eq!(resumed.dice(), host.dice());
        assert_eq!(looks, host.entries().count());
    }

    fn kind(text: &str) -> Option<SavedErrorKind> {
        Saved::<Race>::parse(text).err().map(|error| error.kind)
    }

    #[test]
    fn what_another_version_wrote_is_told_from_what_is_damaged() {
        let text = Saved::record(&begun()).to_string();
        let with = |line: &str| text.replacen("game: race", &format!("game: race\n{line}"), 1);
        let (other, damaged) = (SavedErrorKind::OtherVersion, SavedErrorKind::Damaged);
        for (line, expected) in [
            ("rules: 2", other),
            ("content: later", other),
            // Lines that only the other version knows stand before those that say so.
            ("weather: fine\nrules: 2", other),
            ("rules: 1", damaged),
            ("rules: many", damaged),
            ("weather: fine", damaged),
            ("content: own\ncontent-file:\n| own", damaged),
            // Somebody has written the name of this game over that of another one.
            ("content: other\n1 fly", damaged),
        ] {
            assert_eq!(kind(&with(line)), Some(expected), "{line}");
        }
        for damage in ["", "hello", &text.replace("race", "chess"), &text[..text.len() - 9]] {
            assert_eq!(kind(damage), Some(damaged), "{damage}");
        }
        let impossible = format!("{}\n9 fly", text.split("\nseal").next().unwrap());
        assert_eq!(kind(&impossible), Some(damaged));
    }

    #[test]
    fn what_is_wrong_with_a_record_is_said() {
        let text = Saved::record(&begun()).to_string();
        let unsealed: Vec<&str> = text.lines().filter(|line| !line.starts_with("seal")).collect();
        let text = unsealed.join("\n");
        for (from, to, sentence) in [
            ("\nseats: human, easy", "\nseats: human", "`seats` names 1 players for 2 seats"),
            ("\nseats:", "\nchairs:", "there is no line `chairs:`"),
            ("\nseats:", "\ndraws: own\nseats:", "has no dice"),
        ] {
            let error = Saved::<Race>::parse(&text.replace(from, to)).err().unwrap().to_string();
            assert!(error.contains(sentence), "{error}");
        }
    }
}
