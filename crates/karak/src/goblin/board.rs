//! The caverns, the lord and the merchant as tables, or in words.

use goblin::{CavernView, Keys, Level, Monster};
use table::Seat;
use words::{Arg, goblin as say, key};

use super::scene::Scene;
use crate::layout::Grid;

/// Which levels are shown with all their monsters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    All,
    /// Those that are open to whoever looks; of the others only the names.
    Open,
}

impl Scene<'_> {
    /// Everything that lies open; where that is too much, closed levels take a line each.
    pub(super) fn board(&self, lines: usize) -> String {
        let whole = self.levels(Detail::All) + &self.town();
        if whole.lines().count() <= lines {
            return whole;
        }
        self.levels(Detail::Open) + &self.town()
    }

    fn levels(&self, detail: Detail) -> String {
        let mut grid = Grid::default();
        grid.row(self.faces.monster_heading());
        for cavern in &self.view.caverns {
            if detail == Detail::Open && !self.is_open(cavern.level) {
                grid.line(self.closed_line(cavern));
                continue;
            }
            grid.line(self.level_line(cavern));
            for monster in monsters(cavern) {
                grid.row(self.faces.monster(monster));
            }
        }
        if let Some(lord) = self.view.town.lord {
            grid.line(self.words.text(key::UI_LORD));
            grid.row(self.faces.monster(lord));
        }
        grid.text(2, self.columns)
    }

    /// Whether whoever looks may fight on this level (G4.2).
    fn is_open(&self, level: Level) -> bool {
        let keys = self.player(self.own_seat()).map_or(Keys::EMPTY, |player| player.keys);
        Level::ALL.into_iter().take(level as usize).all(|above| keys.contains(above))
    }

    fn heading(&self, level: Level) -> String {
        let key = if self.is_open(level) { key::UI_LEVEL } else { key::UI_LEVEL_CLOSED };
        self.words.say(key, &[("level", Arg::text(level.name()))])
    }

    /// "Level I. Deck: Moss toad on top, 14 below; gatekeepers below the top one: 4".
    fn level_line(&self, cavern: &CavernView) -> String {
        let count = |count: usize| Arg::Number(count as i64);
        let deck = match cavern.top {
            Some(top) => {
                let name = Arg::text(self.monster_name(top));
                let args = [("monster", name), ("count", count(cavern.below.len()))];
                self.words.say(key::UI_LEVEL_DECK, &args)
            }
            None if cavern.below.is_empty() => self.words.text(key::UI_LEVEL_DECK_EMPTY),
            None => self.words.say(key::UI_DECK, &[("count", count(cavern.below.len()))]),
        };
        let below = [("count", count(usize::from(cavern.gates_below)))];
        let gates = self.words.say(key::UI_GATEKEEPERS_BELOW, &below);
        format!("{}. {deck}; {gates}", self.heading(cavern.level))
    }

    /// "Level II (closed): Bog slime, Goblin archer, …".
    fn closed_line(&self, cavern: &CavernView) -> String {
        let names: Vec<String> =
            monsters(cavern).map(|monster| self.monster_name(monster)).collect();
        format!("{}: {}", self.heading(cavern.level), names.join(", "))
    }

    fn monster_name(&self, monster: Monster) -> String {
        say::monster_name(self.words, self.rules.content(), monster)
    }

    /// What the merchant has.
    pub(super) fn town(&self) -> String {
        let (words, content) = (self.words, self.rules.content());
        let potions = self.view.town.potions;
        let potions =
            potions.map(|(potion, count)| format!("{count} × {}", say::potion(words, potion)));
        let pawned = self.view.town.pawnshop.iter();
        let pawned: Vec<String> =
            pawned.map(|&card| format!("{card} {}", say::won_line(words, content, card))).collect();
        self.line(&self.listing(key::UI_MERCHANT, &potions))
            + &self.line(&self.listing(key::UI_PAWNSHOP, &pawned))
    }

    /// All that lies open, a line each, for players who do not see tables.
    pub(super) fn board_in_words(&self) -> String {
        let mut text = String::new();
        let monster_line = |monster: Monster| {
            let line = say::monster_line(self.words, self.rules.content(), monster);
            self.line(&format!("  {monster}: {line}"))
        };
        for cavern in &self.view.caverns {
            text.push_str(&self.line(&self.level_line(cavern)));
            text.extend(monsters(cavern).map(monster_line));
        }
        if let Some(lord) = self.view.town.lord {
            text.push_str(&self.line(&self.words.text(key::UI_LORD)));
            text.push_str(&monster_line(lord));
        }
        text + &self.town()
    }

    /// "1* Horan, warrior".
    pub(super) fn seat_name(&self, seat: Seat) -> String {
        let turn = if self.view.turn.seat == seat { '*' } else { ' ' };
        let name = self.words.say(key::HERO_TITLE, &[("hero", say::who(self.view, seat))]);
        format!("{seat}{turn} {name}")
    }
}

/// The monsters of a level that can be fought: the row, then the gatekeeper.
fn monsters(cavern: &CavernView) -> impl Iterator<Item = Monster> {
    cavern.row.into_iter().flatten().chain(cavern.gate)
}
