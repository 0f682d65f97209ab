//! Who sits at the table: heroes and seats have the same names in every game.

use table::Seat;

use crate::{Arg, Key, Words, key};

/// "Horan, warrior".
pub(crate) fn hero_title(words: &Words, hero: Key) -> String {
    words.say(key::HERO_TITLE, &[("hero", Arg::noun(hero))])
}

/// "Player 2", whoever plays there.
pub(crate) fn seat_noun(seat: Seat) -> Arg<'static> {
    Arg::labeled(key::SEAT, seat.to_string())
}

/// "Horan, Taia and Aderyn".
pub(crate) fn list(words: &Words, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => {
            let args = [("list", Arg::text(others.join(", "))), ("last", Arg::text(last.as_str()))];
            words.say(key::LIST_AND, &args)
        }
    }
}
