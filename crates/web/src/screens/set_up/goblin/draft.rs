//! The rules that are chosen so far, and how they are remembered.

use goblin::{
    Content, CursedHand, Edition, First, HIT_POINTS, HitPoints, MAX_TURN_LIMIT, NewDeck, Options,
    Resolution, SEATS, Setup, Switch,
};
use table::Seat;

use crate::games::goblin::NewGame;
use crate::screens::set_up::seats::Seats;
use crate::shell::lines::{add, flag, value};

/// Everything that is chosen beside the seats and the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Draft {
    /// Whose rulebook.
    pub(super) edition: Edition,
    /// Its settings, with what was changed.
    pub(super) options: Options,
    /// Hit points by seat, if they are not the same for all (G9.10): of more seats than play, so that nothing is
    /// forgotten when one is taken away for a moment.
    pub(super) handicap: Option<[u8; SEATS]>,
    /// Special abilities (G8).
    pub(super) abilities: bool,
    /// The game ends with this turn (G5.8).
    pub(super) turn_limit: Option<u16>,
}

/// The values a setting can have, as records write them.
pub(super) fn values(name: &str) -> Vec<String> {
    let named = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    match name {
        "gatekeepers" => named(&["5", "4"]),
        "hit-points" => HIT_POINTS.map(|number| number.to_string()).collect(),
        "new-deck" => named(&NewDeck::ALL.map(NewDeck::name)),
        "resolution" => named(&Resolution::ALL.map(Resolution::name)),
        "cursed-hand" => named(&CursedHand::ALL.map(CursedHand::name)),
        _ => named(&[Switch::Off.name(), Switch::On.name()]),
    }
}

/// The hit points of every seat, as they are remembered.
fn seats_of(list: &str) -> Option<[u8; SEATS]> {
    let number = |word: &str| word.parse().ok().filter(|full| HIT_POINTS.contains(full));
    let numbers: Option<Vec<u8>> = list.split('/').map(number).collect();
    numbers?.try_into().ok()
}

impl Draft {
    /// What is suggested at first.
    pub(super) const fn suggested(edition: Edition) -> Self {
        let options = Options::of(edition);
        Self { edition, options, handicap: None, abilities: false, turn_limit: None }
    }

    /// What was chosen the last time, if it is still something that can be chosen.
    pub(super) fn remembered(text: &str) -> Option<Self> {
        let edition = value(text, "edition")?.parse().ok()?;
        let mut options = Options::of(edition);
        options.change(value(text, "settings")?).ok()?;
        let turn_limit = match value(text, "turn-limit")? {
            "off" => None,
            turns => Some(turns.parse().ok().filter(|turns| (1..=MAX_TURN_LIMIT).contains(turns))?),
        };
        let handicap = match value(text, "handicap")? {
            "off" => None,
            list => Some(seats_of(list)?),
        };
        Some(Self { edition, options, handicap, abilities: flag(text, "abilities")?, turn_limit })
    }

    /// How it is remembered.
    pub(super) fn lines(self) -> String {
        let mut text = String::new();
        add(&mut text, "edition", &self.edition.name());
        add(&mut text, "settings", &self.options.differences(&Options::of(self.edition)));
        let handicap = self.handicap.map(|seats| seats.map(|full| full.to_string()).join("/"));
        add(&mut text, "handicap", &handicap.as_deref().unwrap_or("off"));
        add(&mut text, "abilities", &self.abilities);
        let limit = self.turn_limit.map(|limit| limit.to_string());
        add(&mut text, "turn-limit", &limit.as_deref().unwrap_or("off"));
        text
    }

    /// Plays by another rulebook; what was changed by hand stays changed.
    pub(super) fn choose_edition(&mut self, edition: Edition) {
        let changed = self.options.differences(&Options::of(self.edition));
        self.edition = edition;
        self.options = Options::of(edition);
        // These are values that settings had a moment ago.
        let _: Result<(), _> = self.options.change(&changed);
    }

    /// How many settings are not as in the edition.
    pub(super) fn changes(&self) -> usize {
        let book = Options::of(self.edition);
        let changed = |name: &&str| self.options.value(name) != book.value(name);
        Options::NAMES.into_iter().filter(changed).count() + usize::from(self.handicap.is_some())
    }

    /// Everything as in the edition again.
    pub(super) const fn reset(&mut self) {
        (self.options, self.handicap) = (Options::of(self.edition), None);
    }

    /// The hit points of all seats from now on: of each seat, beginning with those of all, or the same for all.
    pub(super) fn set_handicap(&mut self, on: bool) {
        let full = match self.options.hit_points {
            HitPoints::All(full) => full,
            HitPoints::Each(seats) => seats[0],
        };
        self.handicap = on.then_some([full; SEATS]);
    }

    /// Changes one setting. Hit points for all take the place of those by seat.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        if name == "hit-points" {
            self.handicap = None;
        }
        // What the screen offers are values the setting can have.
        let _: Result<(), _> = self.options.set(name, value);
    }

    /// The settings that so many seats play by: with the hit points of each.
    pub(super) fn played(self, seats: usize) -> Options {
        let each = self.handicap.and_then(|each| HitPoints::of(each.get(..seats)?));
        Options { hit_points: each.unwrap_or(self.options.hit_points), ..self.options }
    }

    /// The game of these seats and cards.
    pub(super) fn game(self, seats: &Seats, content: Content) -> NewGame {
        // Both games have the same heroes.
        let heroes = seats.heroes().map(|hero| hero.and_then(|hero| hero.name().parse().ok()));
        let heroes: Vec<_> = heroes.collect();
        let options = self.played(heroes.len());
        let setup = Setup {
            heroes,
            first: seats.first.map_or(First::Random, |seat| First::Seat(Seat::new(seat))),
            edition: self.edition,
            options,
            abilities: if self.abilities { Switch::On } else { Switch::Off },
            turn_limit: self.turn_limit,
            ..Setup::default()
        };
        NewGame { players: seats.players(), setup, content, own_draws: seats.own_draws }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::{Company, GameName};

    #[test]
    fn what_was_chosen_is_remembered_unless_it_makes_no_sense() {
        let mut draft = Draft::suggested(Edition::Pl);
        assert_eq!(
            draft.lines(),
            "edition=pl\nsettings=\nhandicap=off\nabilities=false\nturn-limit=off\n"
        );
        assert_eq!(Draft::remembered(&draft.lines()), Some(draft));
        draft.options.change("hit-points 6, new-deck arranged").unwrap();
        draft.abilities = true;
        draft.turn_limit = Some(40);
        let text = draft.lines();
        assert_eq!(Draft::remembered(&text), Some(draft));
        for (right, wrong) in [
            ("edition=pl", "edition=fr"),
            ("hit-points 6", "hit-points 8"),
            ("arranged", "eaten"),
            ("turn-limit=40", "turn-limit=0"),
            ("abilities=true", "abilities=some"),
        ] {
            assert!(text.contains(right));
            assert_eq!(Draft::remembered(&text.replace(right, wrong)), None, "{wrong}");
        }
        assert_eq!(Draft::remembered(""), None);
    }

    #[test]
    fn another_edition_keeps_what_was_changed_by_hand() {
        let mut draft = Draft::suggested(Edition::En);
        draft.options.change("hit-points 6").unwrap();
        draft.choose_edition(Edition::De);
        assert_eq!(draft.options.hit_points, HitPoints::All(6));
        assert_eq!(draft.options.gatekeepers, 4);
        assert_eq!(draft.changes(), 1);
        draft.choose_edition(Edition::En);
        assert_eq!(draft.changes(), 1);
        assert_eq!(Draft::suggested(Edition::Pl).changes(), 0);
    }

    #[test]
    fn every_setting_has_values_and_every_value_can_be_set() {
        for name in Options::NAMES {
            let mut options = Options::of(Edition::En);
            let values = values(name);
            assert!(values.len() > 1 && values.contains(&options.value(name).unwrap()), "{name}");
            for value in values {
                options.set(name, &value).unwrap();
                assert_eq!(options.value(name), Some(value));
            }
        }
    }

    #[test]
    fn what_is_chosen_is_what_is_played() {
        let mut seats = Seats::suggested(GameName::Goblin, Company::Bots);
        seats.choose_hero(0, Some(dungeon::Hero::Taia));
        seats.first = Some(2);
        let mut draft = Draft::suggested(Edition::Cs);
        draft.abilities = true;
        draft.turn_limit = Some(60);
        let table = draft.game(&seats, Content::goblin());
        assert_eq!(table.setup.heroes, [Some(goblin::Hero::Taia), None, None]);
        assert_eq!(table.setup.first, First::Seat(Seat::new(2)));
        assert_eq!(table.setup.options, Options::of(Edition::Cs));
        assert!(table.setup.abilities.is_on() && table.setup.turn_limit == Some(60));
        assert!(goblin::Goblin::new(table.content, table.setup).is_ok());
    }

    #[test]
    fn each_seat_may_have_its_own_hit_points() {
        let mut draft = Draft::suggested(Edition::En);
        draft.options.set("hit-points", "6").unwrap();
        draft.set_handicap(true);
        assert_eq!(draft.handicap, Some([6; SEATS]));
        draft.handicap = Some([3, 7, 5, 4]);
        assert_eq!(Draft::remembered(&draft.lines()), Some(draft));
        let seats = Seats::suggested(GameName::Goblin, Company::Bots);
        let setup = draft.game(&seats, Content::goblin()).setup;
        assert_eq!(setup.options.hit_points.to_string(), "3/7/5", "of the seats that play");
        assert!(goblin::Goblin::new(Content::goblin(), setup).is_ok());
        draft.reset();
        assert_eq!((draft.changes(), draft.handicap), (0, None));
        draft.set_handicap(true);
        draft.set("hit-points", "4");
        assert_eq!(draft.played(4).hit_points, HitPoints::All(4), "a number for all is for all");
        draft.reset();
        for wrong in ["3/7/5", "3/7/5/8", "3/7/5/x"] {
            let lines = draft.lines().replace("handicap=off", &format!("handicap={wrong}"));
            assert_eq!(Draft::remembered(&lines), None, "{wrong}");
        }
    }
}
