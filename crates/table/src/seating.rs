//! Who sits where: what a record's line `seats:` and the notes of its log come to.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{SOMEBODY, Seat, SeatNote, SeatSet};

/// How a record names a person.
const PERSON: &str = "human";

/// Who sits on each seat of a table, and who plays for those who do not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    seats: Vec<Sitting>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// Whose seat it is.
    pub owner: Owner,
    /// Whether the owner plays. Bots are always there.
    pub presence: Presence,
}

/// Whose seat it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A person's, with the name they gave when they sat down.
    Person(Option<String>),
    /// A bot's, as the record names it.
    Bot(String),
}

/// Whether the owner of a seat plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Presence {
    /// At the table.
    Here,
    /// Gone for a while; the table waits.
    Away,
    /// The seat is lent to a bot of this name.
    Lent(String),
    /// Out of time; a bot plays on until the seat is taken back.
    OutOfTime,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider<'a> {
    /// The person the seat belongs to.
    Person,
    /// A bot of this name.
    Bot(&'a str),
    /// Whichever bot the table has for people whose time is up.
    StandIn,
}

impl Seating {
    /// A table with so many seats, all of people.
    pub fn people(seats: usize) -> Self {
        let person = Sitting { owner: Owner::Person(None), presence: Presence::Here };
        Self { seats: alloc::vec![person; seats] }
    }

    /// The table that these names describe, one for each seat: `human`, or a bot.
    pub fn named(names: &[impl ToString]) -> Self {
        let owner = |name: String| match &*name {
            PERSON => Owner::Person(None),
            // In a record commas stand between names, and `#` begins a comment.
            _ => Owner::Bot(name.replace([',', '#', '\n'], "")),
        };
        let sitting = |name: &_| Sitting {
            owner: owner(ToString::to_string(name)),
            presence: Presence::Here,
        };
        Self { seats: names.iter().map(sitting).collect() }
    }

    /// The name of each seat's player as [`named`](Self::named) reads it.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(|sitting| match &sitting.owner {
            Owner::Person(_) => PERSON,
            Owner::Bot(name) => name,
        })
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// Whether there is no seat.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// One seat, if there is one of this number.
    pub fn get(&self, seat: Seat) -> Option<&Sitting> {
        self.seats.get(seat.index())
    }

    /// Whether a person owns this seat, at the table or not: bots remember nothing, people do.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|sitting| matches!(sitting.owner, Owner::Person(_)))
    }

    /// The seats that people own.
    pub fn person_seats(&self) -> SeatSet {
        Seat::first(self.len()).filter(|&seat| self.is_person(seat)).collect()
    }

    /// The name that the person of this seat gave, if they gave one.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        match &self.get(seat)?.owner {
            Owner::Person(name) => name.as_deref().filter(|name| *name != SOMEBODY),
            Owner::Bot(_) => None,
        }
    }

    /// Who decides for this seat now.
    pub fn decides(&self, seat: Seat) -> Decider<'_> {
        let Some(sitting) = self.get(seat) else { return Decider::Person };
        match (&sitting.owner, &sitting.presence) {
            (Owner::Bot(name), _) | (Owner::Person(_), Presence::Lent(name)) => Decider::Bot(name),
            (Owner::Person(_), Presence::OutOfTime) => Decider::StandIn,
            (Owner::Person(_), Presence::Here | Presence::Away) => Decider::Person,
        }
    }

    /// The table after this note. A note for a seat that does not exist changes nothing.
    pub(crate) fn note(&mut self, seat: Seat, note: &SeatNote) {
        let Some(sitting) = self.seats.get_mut(seat.index()) else { return };
        match note {
            SeatNote::Taken(name) => {
                sitting.owner = Owner::Person(Some(name.to_owned()));
                sitting.presence = Presence::Here;
            }
            SeatNote::Lent(name) => sitting.presence = Presence::Lent(name.to_owned()),
            SeatNote::Back => sitting.presence = Presence::Here,
            SeatNote::Left => sitting.presence = Presence::Away,
            SeatNote::TimeOut => sitting.presence = Presence::OutOfTime,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(0);

    fn after(names: &[&str], notes: &[SeatNote]) -> Seating {
        let mut seating = Seating::named(names);
        for note in notes {
            seating.note(SEAT, note);
        }
        seating
    }

    #[test]
    fn a_lent_seat_is_played_by_the_bot_and_stays_a_persons() {
        let lent = after(&["human", "easy"], &[SeatNote::Left, SeatNote::Lent("hard".to_owned())]);
        assert_eq!(lent.decides(SEAT), Decider::Bot("hard"));
        assert!(lent.is_person(SEAT));
        let back = after(&["human"], &[SeatNote::Lent("hard".to_owned()), SeatNote::Back]);
        assert_eq!(back.decides(SEAT), Decider::Person);
    }

    #[test]
    fn the_table_waits_for_who_is_away_and_plays_on_without_time() {
        assert_eq!(after(&["human"], &[SeatNote::Left]).decides(SEAT), Decider::Person);
        assert_eq!(after(&["human"], &[SeatNote::TimeOut]).decides(SEAT), Decider::StandIn);
    }

    #[test]
    fn whoever_sits_down_on_a_bots_seat_is_a_person() {
        let taken = after(&["easy", "normal"], &[SeatNote::Taken("Anna".to_owned())]);
        assert_eq!(taken.person_seats(), [SEAT].into_iter().collect());
        assert_eq!(taken.names().collect::<Vec<_>>(), ["human", "normal"]);
        assert_eq!(taken.decides(Seat::new(1)), Decider::Bot("normal"));
        assert_eq!((taken.name(SEAT), taken.name(Seat::new(1))), (Some("Anna"), None));
        assert_eq!(after(&["human"], &[SeatNote::Taken(SOMEBODY.to_owned())]).name(SEAT), None);
    }
}
