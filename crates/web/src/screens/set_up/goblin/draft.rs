//! The rules that are chosen so far, and how they are remembered.

use goblin::{
    Content, CursedHand, Edition, First, HIT_POINTS, MAX_TURN_LIMIT, NewDeck, Options, Resolution,
    Setup, Switch,
};
use table::Seat;

use crate::app::lines::{add, flag, value};
use crate::goblin::NewGame;
use crate::screens::set_up::seats::Seats;

/// Everything that is chosen beside the seats and the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Draft {
    /// Whose rulebook.
    pub(super) edition: Edition,
    /// Its settings, with what was changed.
    pub(super) options: Options,
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

impl Draft {
    /// What is suggested at first.
    pub(super) const fn suggested(edition: Edition) -> Self {
        let options = Options::of(edition);
        Self { edition, options, abilities: false, turn_limit: None }
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
        Some(Self { edition, options, abilities: flag(text, "abilities")?, turn_limit })
    }

    /// How it is remembered.
    pub(super) fn lines(self) -> String {
        let mut text = String::new();
        add(&mut text, "edition", &self.edition.name());
        add(&mut text, "settings", &self.options.differences(self.edition));
        add(&mut text, "abilities", &self.abilities);
        let limit = self.turn_limit.map(|limit| limit.to_string());
        add(&mut text, "turn-limit", &limit.as_deref().unwrap_or("off"));
        text
    }

    /// Plays by another rulebook; what was changed by hand stays changed.
    pub(super) fn choose_edition(&mut self, edition: Edition) {
        let changed = self.options.differences(self.edition);
        self.edition = edition;
        self.options = Options::of(edition);
        // These are values that settings had a moment ago.
        let _: Result<(), _> = self.options.change(&changed);
    }

    /// How many settings are not as in the edition.
    pub(super) fn changes(&self) -> usize {
        let book = Options::of(self.edition);
        let changed = |name: &&str| self.options.value(name) != book.value(name);
        Options::NAMES.into_iter().filter(changed).count()
    }

    /// The game of these seats and cards.
    pub(super) fn game(self, seats: &Seats, content: Content) -> NewGame {
        // Both games have the same heroes.
        let heroes = seats.heroes().map(|hero| hero.and_then(|hero| hero.name().parse().ok()));
        let setup = Setup {
            heroes: heroes.collect(),
            first: seats.first.map_or(First::Random, |seat| First::Seat(Seat::new(seat))),
            edition: self.edition,
            options: self.options,
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
    use crate::app::GameName;

    #[test]
    fn what_was_chosen_is_remembered_unless_it_makes_no_sense() {
        let mut draft = Draft::suggested(Edition::Pl);
        assert_eq!(draft.lines(), "edition=pl\nsettings=\nabilities=false\nturn-limit=off\n");
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
        assert_eq!((draft.options.hit_points, draft.options.gatekeepers), (6, 4));
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
        let mut seats = Seats::suggested(GameName::Goblin, false);
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
}
