//! What has changed around a game, in words.

use protocol::{GuestNow, SeatNow, Sitter, Stage, TableNow};
use words::{Arg, Key, Words, key};

use super::names;

/// A line for each thing that is different.
pub(super) fn changes(words: &Words, before: &TableNow, after: &TableNow) -> Vec<String> {
    let mut told = Told { words, before, after, lines: Vec::new() };
    for guest in &after.guests {
        told.guest(guest);
    }
    for (index, (old, new)) in before.seats.iter().zip(&after.seats).enumerate() {
        told.seat(index, old, new);
    }
    if before.host != after.host {
        told.named(key::JOIN_HOST_NOW, &Sitter::Guest(after.host));
    }
    if before.settings != after.settings {
        told.lines.push(words.text(key::JOIN_SETTINGS));
    }
    told.stage();
    if let Some(code) = after.rematch.as_ref().filter(|code| before.rematch.as_ref() != Some(code))
    {
        let code = Arg::text(names::harmless(code));
        told.lines.push(words.say(key::JOIN_NEXT_TABLE, &[("code", code)]));
    }
    // Somebody with two places is told of once.
    told.lines.dedup();
    told.lines
}

struct Told<'a> {
    words: &'a Words,
    before: &'a TableNow,
    after: &'a TableNow,
    lines: Vec<String>,
}

impl Told<'_> {
    fn named(&mut self, key: Key, sitter: &Sitter) {
        let name = Arg::text(names::of_sitter(self.words, self.after, sitter));
        self.lines.push(self.words.say(key, &[("name", name)]));
    }

    fn guest(&mut self, guest: &GuestNow) {
        let before = self.before.guests.iter().find(|known| known.number == guest.number);
        if let Some(before) = before
            && before.here
            && before.name != guest.name
        {
            let [old, new] = [self.before, self.after]
                .map(|table| Arg::text(names::of_guest(self.words, table, guest.number)));
            self.lines.push(self.words.say(key::JOIN_CALLED, &[("before", old), ("name", new)]));
        }
        match (before.is_some_and(|before| before.here), guest.here) {
            (false, true) => self.named(key::JOIN_CAME, &Sitter::Guest(guest.number)),
            (true, false) => self.named(key::JOIN_GONE, &Sitter::Guest(guest.number)),
            (false, false) | (true, true) => {}
        }
    }

    fn seat(&mut self, index: usize, old: &SeatNow, new: &SeatNow) {
        let number = ("number", Arg::Number(index as i64 + 1));
        if old.sitter != new.sitter {
            self.lines.push(if new.sitter == Sitter::Empty {
                self.words.say(key::JOIN_FREED, &[number])
            } else {
                let name = Arg::text(names::of_sitter(self.words, self.after, &new.sitter));
                self.words.say(key::JOIN_SAT, &[number, ("name", name)])
            });
        }
        if !matches!(new.sitter, Sitter::Guest(_)) {
            return;
        }
        let gathering = self.after.stage == Stage::Gathering;
        match (old.ready, new.ready) {
            (false, true) => self.named(key::JOIN_READY, &new.sitter),
            (true, false) if gathering && old.sitter == new.sitter => {
                self.named(key::JOIN_NOT_READY, &new.sitter);
            }
            _ => {}
        }
        if let Some(to) = new.wishes.filter(|_| old.wishes != new.wishes) {
            let name = Arg::text(names::of_sitter(self.words, self.after, &new.sitter));
            let other = ("number", Arg::Number(to.index() as i64 + 1));
            self.lines.push(self.words.say(key::JOIN_WISHES, &[("name", name), other]));
        }
        if !old.out_of_time && new.out_of_time {
            self.named(key::JOIN_OUT_OF_TIME, &new.sitter);
        }
        match (&old.lent_to, &new.lent_to) {
            (before, Some(bot)) if before.as_ref() != Some(bot) => {
                let name = Arg::text(names::of_sitter(self.words, self.after, &new.sitter));
                let bot = Arg::text(names::of_bot(self.words, bot));
                self.lines.push(self.words.say(key::JOIN_LENT, &[("name", name), ("bot", bot)]));
            }
            (Some(_), None) if !new.out_of_time => self.named(key::JOIN_TAKEN_BACK, &new.sitter),
            (None, None) if old.out_of_time && !new.out_of_time => {
                self.named(key::JOIN_TAKEN_BACK, &new.sitter);
            }
            _ => {}
        }
        if self.after.stage == Stage::Playing {
            match (old.agrees_to_end, new.agrees_to_end) {
                (false, true) => self.named(key::JOIN_AGREES, &new.sitter),
                // A move takes everybody's agreement back by itself.
                (true, false) => self.named(key::JOIN_PLAYS_ON, &new.sitter),
                _ => {}
            }
        }
    }

    fn stage(&mut self) {
        if self.before.stage == self.after.stage {
            return;
        }
        let key = match (self.before.stage, self.after.stage) {
            (_, Stage::Gathering) => key::JOIN_NO_DICE,
            (_, Stage::MakingDice) => key::JOIN_MAKING_DICE,
            (_, Stage::Playing) => key::JOIN_BEGINS,
            (_, Stage::Over) => key::JOIN_OVER,
            (_, Stage::Closed) => key::JOIN_CLOSED,
        };
        self.lines.push(self.words.text(key));
    }
}

#[cfg(test)]
mod tests {
    use protocol::{GuestNumber, Settings};
    use words::Language;

    use super::*;

    fn table() -> TableNow {
        let seat = |sitter| SeatNow {
            sitter,
            ready: false,
            lent_to: None,
            wishes: None,
            out_of_time: false,
            agrees_to_end: false,
            clock: None,
        };
        TableNow {
            code: "5CR7Q0XN".to_owned(),
            settings: Settings::default(),
            stage: Stage::Gathering,
            seats: vec![seat(Sitter::Guest(GuestNumber(0))), seat(Sitter::Empty)],
            guests: vec![GuestNow {
                number: GuestNumber(0),
                name: Some("Anna\u{1b}[2J".to_owned()),
                color: None,
                here: true,
            }],
            host: GuestNumber(0),
            rematch: None,
        }
    }

    #[test]
    fn each_difference_is_a_line() {
        let (words, before) = (Words::new(Language::English), table());
        assert_eq!(changes(&words, &before, &before), [""; 0]);
        let mut after = before.clone();
        after.guests.push(GuestNow { number: GuestNumber(1), name: None, color: None, here: true });
        after.seats[1].sitter = Sitter::Guest(GuestNumber(1));
        after.seats[0].ready = true;
        let lines = changes(&words, &before, &after);
        assert_eq!(
            lines,
            ["Guest 2 is here.", "Anna[2J is ready.", "Player 2 is now: Guest 2."],
            "and nothing that a terminal would obey"
        );
        let mut wishing = after.clone();
        wishing.seats[0].wishes = Some(table::Seat::new(1));
        let lines = changes(&words, &after, &wishing);
        assert_eq!(lines, ["Anna[2J would like to change places with player 2."]);
        let mut playing = after.clone();
        playing.stage = Stage::Playing;
        playing.seats[1].lent_to = Some("easy".to_owned());
        let lines = changes(&words, &after, &playing);
        assert_eq!(lines, ["Now a bot plays for Guest 2: easy bot.", "The game begins."]);
        let lines = changes(&words, &playing, &after);
        assert_eq!(lines[0], "Guest 2 plays again.");
    }
}
