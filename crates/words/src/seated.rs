//! Who sits at the table: heroes and seats have the same names in every game.

use table::Seat;

use crate::{Arg, Words};

/// The key of a hero, by the name that notation has for it.
pub(crate) fn hero_key(name: &str) -> String {
    format!("hero-{name}")
}

/// "Horan, warrior".
pub(crate) fn hero_title(words: &Words, name: &str) -> String {
    words.say("hero-title", &[("hero", Arg::noun(hero_key(name)))])
}

/// "Seat 2", whoever plays there.
pub(crate) fn seat_noun(seat: Seat) -> Arg<'static> {
    Arg::labeled("seat", seat.to_string())
}

/// "Horan, Taia and Aderyn".
pub(crate) fn list(words: &Words, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => {
            let args = [("list", Arg::text(others.join(", "))), ("last", Arg::text(last.as_str()))];
            words.say("list-and", &args)
        }
    }
}
