//! What guests are called.

use protocol::{GuestNumber, Sitter, TableNow};
use words::Arg;

use crate::prelude::*;
use crate::shell::Speech;

/// A guest's name; who gave none has a number.
pub(super) fn name(speech: Speech, table: &TableNow, number: GuestNumber) -> String {
    let guest = table.guests.iter().find(|guest| guest.number == number);
    let name = guest.and_then(|guest| guest.name.clone());
    let number = Arg::Number(i64::from(number.0) + 1);
    name.unwrap_or_else(|| speech.say(key::WEB_GUEST, &[("number", number)]))
}

/// Whether a device of theirs is connected.
pub(super) fn is_here(table: &TableNow, number: GuestNumber) -> bool {
    table.guests.iter().any(|guest| guest.number == number && guest.here)
}

/// Who sits on a seat, by name.
pub(super) fn sitter(speech: Speech, table: &TableNow, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Empty => speech.text(key::WEB_SEAT_EMPTY),
        Sitter::Guest(number) => name(speech, table, *number),
        Sitter::Bot(level) => speech.text(level_name(level)),
    }
}

/// The levels that can be seated, by the names that records have.
pub(super) fn levels() -> [(String, Key); 3] {
    let [easy, normal, hard] = [bots::Bot::Easy, bots::Bot::Normal, bots::Bot::HARD];
    [(easy, key::WEB_WHO_EASY), (normal, key::WEB_WHO_NORMAL), (hard, key::WEB_WHO_HARD)]
        .map(|(bot, name)| (bot.to_string(), name))
}

fn level_name(level: &str) -> Key {
    let known = levels().into_iter().find(|(name, _)| name == level);
    known.map_or(key::WEB_WHO_NORMAL, |(_, name)| name)
}
