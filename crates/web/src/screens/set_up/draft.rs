//! What is chosen so far for a new game, and how it is remembered.

use bots::{Bot, Chooser};
use dungeon::{Content, First, Goals, Hero};
use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat};

use crate::dungeon::NewGame;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// Somebody at this device.
    Person,
    /// The weakest bot.
    Easy,
    /// The middle one.
    Normal,
    /// The strongest.
    Hard,
}

impl Who {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Person, Self::Easy, Self::Normal, Self::Hard];

    const fn chooser(self) -> Chooser {
        match self {
            Self::Person => Chooser::Human,
            Self::Easy => Chooser::Bot(Bot::Easy),
            Self::Normal => Chooser::Bot(Bot::Normal),
            Self::Hard => Chooser::Bot(Bot::HARD),
        }
    }
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatDraft {
    /// Who decides.
    pub who: Who,
    /// Which hero; nothing is a surprise.
    pub hero: Option<Hero>,
}

impl SeatDraft {
    const fn new(who: Who) -> Self {
        Self { who, hero: None }
    }
}

/// What wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// Points, when the dragon is beaten.
    Dragon,
    /// Enough treasures, at once (K12.1).
    Treasures,
}

impl Goal {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Dragon, Self::Treasures];
}

/// Everything that is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// One to five.
    pub seats: Vec<SeatDraft>,
    /// What wins.
    pub goal: Goal,
    /// Treasures take slots.
    pub inventory: bool,
    /// The short dungeon.
    pub short: bool,
    /// Players roll and draw themselves.
    pub own_draws: bool,
    /// Which seat begins; nothing leaves it to the dice.
    pub first: Option<usize>,
}

impl Draft {
    /// What is suggested at first: against three bots, or with two people.
    pub fn suggested(people: bool) -> Self {
        let seats: &[Who] = if people {
            &[Who::Person, Who::Person]
        } else {
            &[Who::Person, Who::Normal, Who::Normal, Who::Normal]
        };
        Self {
            seats: seats.iter().copied().map(SeatDraft::new).collect(),
            goal: Goal::Dragon,
            inventory: false,
            short: false,
            own_draws: false,
            first: None,
        }
    }

    /// What was chosen the last time, if it is still something that can be chosen.
    pub fn remembered(text: &str) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        let seats = (1..=MAX_SEATS).contains(&draft.seats.len());
        let heroes: Vec<Hero> = draft.seats.iter().filter_map(|seat| seat.hero).collect();
        let twice = heroes.iter().enumerate().any(|(index, hero)| heroes[..index].contains(hero));
        let first = draft.first.is_none_or(|first| first < draft.seats.len());
        (seats && !twice && first).then_some(draft)
    }

    /// One more plays, like the one before.
    pub fn add(&mut self) {
        if self.seats.len() < MAX_SEATS {
            let who = self.seats.last().map_or(Who::Normal, |seat| seat.who);
            self.seats.push(SeatDraft::new(who));
        }
    }

    /// One less plays; somebody always does.
    pub fn remove(&mut self, seat: usize) {
        if self.seats.len() > 1 && seat < self.seats.len() {
            self.seats.remove(seat);
            self.first = match self.first {
                Some(first) if first == seat => None,
                Some(first) if first > seat => Some(first - 1),
                kept => kept,
            };
        }
    }

    /// Which seat has this hero.
    pub fn seat_of(&self, hero: Hero) -> Option<usize> {
        self.seats.iter().position(|seat| seat.hero == Some(hero))
    }

    /// Gives a seat a hero. Whoever had that hero gets this seat's: no hero is in the game twice.
    pub fn choose_hero(&mut self, seat: usize, hero: Option<Hero>) {
        let Some(before) = self.seats.get(seat).map(|seat| seat.hero) else { return };
        if let Some(other) = hero.and_then(|hero| self.seat_of(hero)) {
            self.seats[other].hero = before;
        }
        self.seats[seat].hero = hero;
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.who == Who::Person).count()
    }

    /// How many treasures win at once, if they do.
    pub fn treasures_to_win(&self) -> u8 {
        let content = if self.short { Content::short() } else { Content::karak() };
        content.treasures_to_win
    }

    /// The game.
    pub fn game(&self) -> NewGame {
        NewGame {
            seats: self.seats.iter().map(|seat| (seat.who.chooser(), seat.hero)).collect(),
            goals: Goals { treasures: self.goal == Goal::Treasures, inventory: self.inventory },
            short: self.short,
            own_draws: self.own_draws,
            first: self.first.map_or(First::Roll, |seat| First::Seat(Seat::new(seat))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hero_that_is_taken_is_swapped() {
        let mut draft = Draft::suggested(false);
        draft.choose_hero(0, Some(Hero::Horan));
        draft.choose_hero(1, Some(Hero::Taia));
        draft.choose_hero(0, Some(Hero::Taia));
        assert_eq!(draft.seats[0].hero, Some(Hero::Taia));
        assert_eq!(draft.seats[1].hero, Some(Hero::Horan));
        draft.choose_hero(2, Some(Hero::Taia));
        assert_eq!(draft.seats[0].hero, None, "the third seat had none to give");
        draft.choose_hero(2, Some(Hero::Taia));
        assert_eq!(draft.seat_of(Hero::Taia), Some(2), "one's own hero stays");
        draft.choose_hero(2, None);
        assert_eq!(draft.seat_of(Hero::Taia), None);
    }

    #[test]
    fn one_to_five_play_and_who_begins_follows() {
        let mut draft = Draft::suggested(true);
        for _ in 0..9 {
            draft.add();
        }
        assert_eq!((draft.seats.len(), draft.people()), (MAX_SEATS, MAX_SEATS));
        draft.first = Some(3);
        draft.remove(1);
        assert_eq!(draft.first, Some(2));
        draft.remove(2);
        assert_eq!(draft.first, None);
        for _ in 0..9 {
            draft.remove(0);
        }
        assert_eq!(draft.seats.len(), 1);
    }

    #[test]
    fn what_was_chosen_is_remembered_unless_it_makes_no_sense() {
        let mut draft = Draft::suggested(false);
        draft.choose_hero(1, Some(Hero::Xanros));
        draft.first = Some(1);
        let text = serde_json::to_string(&draft).unwrap();
        assert_eq!(Draft::remembered(&text), Some(draft.clone()));
        assert_eq!(Draft::remembered(&text.replace("\"first\":1", "\"first\":4")), None);
        assert_eq!(Draft::remembered(&text.replace("Normal", "Genius")), None);
        assert_eq!(Draft::remembered(""), None);
        draft.seats[0].hero = Some(Hero::Xanros);
        assert_eq!(Draft::remembered(&serde_json::to_string(&draft).unwrap()), None);
    }
}
