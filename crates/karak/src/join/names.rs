//! Who is who at a table, in words.

use bots::{Bot, Chooser};
use protocol::{GuestNow, GuestNumber, SeatNow, Sitter, TableNow};
use words::{Arg, Key, Words, key};

/// Without what a terminal would obey.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// A guest's name, or their number.
pub(super) fn of_guest(words: &Words, table: &TableNow, guest: GuestNumber) -> String {
    let known = table.guests.iter().find(|known| known.number == guest);
    match known.and_then(|known| known.name.as_deref()).map(harmless) {
        Some(name) => name,
        // People count from 1.
        None => words.say(key::JOIN_GUEST, &[("number", Arg::Number(i64::from(guest.0) + 1))]),
    }
}

/// The guest who is meant: by the name that everybody sees, or by the number of the player.
pub(super) fn meant(words: &Words, table: &TableNow, text: &str) -> Option<GuestNumber> {
    let named = text.to_lowercase();
    let called = |guest: &&GuestNow| of_guest(words, table, guest.number).to_lowercase() == named;
    let mut called = table.guests.iter().filter(called);
    match (called.next(), called.next()) {
        (Some(guest), None) => return Some(guest.number),
        // Two have that name, and nobody should be meant by mistake.
        (Some(_), Some(_)) => return None,
        (None, _) => {}
    }
    let seat: table::Seat = text.parse().ok()?;
    match table.seats.get(seat.index())?.sitter {
        Sitter::Guest(guest) => Some(guest),
        Sitter::Empty | Sitter::Bot(_) => None,
    }
}

/// Who sits on a seat.
pub(super) fn of_sitter(words: &Words, table: &TableNow, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Empty => words.text(key::JOIN_SEAT_EMPTY),
        Sitter::Guest(guest) => of_guest(words, table, *guest),
        Sitter::Bot(bot) => of_bot(words, bot),
    }
}

/// A bot by its level.
pub(super) fn of_bot(words: &Words, bot: &str) -> String {
    bot.parse().map_or_else(|_| harmless(bot), |bot| words.text(level(bot)))
}

fn level(bot: Bot) -> Key {
    match bot {
        Bot::Random => key::UI_SEAT_RANDOM_BOT,
        Bot::Easy => key::UI_SEAT_EASY_BOT,
        Bot::Normal => key::UI_SEAT_NORMAL_BOT,
        Bot::Hard(_) => key::UI_SEAT_HARD_BOT,
    }
}

/// What people are called, by seat.
pub(super) fn by_seat(table: &TableNow) -> Vec<Option<String>> {
    let name = |seat: &SeatNow| match seat.sitter {
        Sitter::Guest(guest) => {
            let known = table.guests.iter().find(|known| known.number == guest);
            known.and_then(|known| known.name.as_deref()).map(harmless)
        }
        Sitter::Empty | Sitter::Bot(_) => None,
    };
    table.seats.iter().map(name).collect()
}

/// Who chooses for each seat.
pub(super) fn choosers(table: &TableNow) -> Vec<Chooser> {
    table.seats.iter().map(chooser).collect()
}

/// Who chooses for a seat now.
pub(super) fn chooser(seat: &SeatNow) -> Chooser {
    let bot = match (&seat.lent_to, &seat.sitter) {
        _ if seat.out_of_time => return Chooser::OPPONENT,
        (Some(bot), _) | (None, Sitter::Bot(bot)) => bot,
        (None, Sitter::Empty | Sitter::Guest(_)) => return Chooser::Human,
    };
    Chooser::from_record(bot).unwrap_or(Chooser::Human)
}

/// The table as it is: who sits where, and who else is there.
pub(super) fn all(
    words: &Words,
    table: &TableNow,
    you: Option<GuestNumber>,
    hero: impl Fn(usize) -> Option<String>,
) -> String {
    let mut text = String::new();
    for (index, seat) in table.seats.iter().enumerate() {
        let mut parts = vec![with_marks(words, table, you, &seat.sitter)];
        parts.extend(hero(index));
        if seat.ready && matches!(seat.sitter, Sitter::Guest(_)) && hero(index).is_none() {
            parts.push(words.text(key::JOIN_IS_READY));
        }
        if let Sitter::Guest(guest) = seat.sitter
            && table.guests.iter().any(|known| known.number == guest && !known.here)
        {
            parts.push(words.text(key::JOIN_IS_AWAY));
        }
        if let Some(bot) = &seat.lent_to {
            let bot = Arg::text(of_bot(words, bot));
            parts.push(words.say(key::JOIN_PLAYS_BOT, &[("bot", bot)]));
        }
        if seat.agrees_to_end {
            parts.push(words.text(key::JOIN_WOULD_END));
        }
        if let Some(clock) = seat.clock {
            let seconds = clock.left / 1000;
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            parts.push(words.say(key::JOIN_CLOCK, &[("time", Arg::text(time))]));
        }
        let number = Arg::Number(index as i64 + 1);
        let list = Arg::text(parts.join(", "));
        text +=
            &format!("{}\n", words.say(key::JOIN_SEAT_LINE, &[("number", number), ("list", list)]));
    }
    let sits = |guest: &GuestNow| table.seats_of(guest.number).next().is_some();
    let others = table.guests.iter().filter(|guest| guest.here && !sits(guest));
    let others: Vec<String> =
        others.map(|guest| with_marks(words, table, you, &Sitter::Guest(guest.number))).collect();
    if !others.is_empty() {
        let list = Arg::text(others.join(", "));
        text += &format!("{}\n", words.say(key::JOIN_WATCHING, &[("list", list)]));
    }
    text
}

/// The name, and whether it is you or the host.
fn with_marks(
    words: &Words,
    table: &TableNow,
    you: Option<GuestNumber>,
    sitter: &Sitter,
) -> String {
    let mut name = of_sitter(words, table, sitter);
    if let Sitter::Guest(guest) = sitter {
        if you == Some(*guest) {
            name = words.say(key::JOIN_YOU, &[("name", Arg::text(name))]);
        }
        if table.host == *guest {
            name = words.say(key::JOIN_HOST, &[("name", Arg::text(name))]);
        }
    }
    name
}
