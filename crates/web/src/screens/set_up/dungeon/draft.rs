//! The rules that are chosen so far, and how they are remembered.

use dungeon::{Content, First, Goals};
use table::Seat;

use crate::games::dungeon::NewGame;
use crate::screens::set_up::seats::Seats;
use crate::shell::lines::{add, flag, value};

/// What wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Goal {
    /// Points, when the dragon is beaten.
    #[default]
    Dragon,
    /// Enough treasures, at once (K12.1).
    Treasures,
}

impl Goal {
    /// All of them.
    pub(super) const ALL: [Self; 2] = [Self::Dragon, Self::Treasures];

    const fn name(self) -> &'static str {
        match self {
            Self::Dragon => "dragon",
            Self::Treasures => "treasures",
        }
    }
}

/// Everything that is chosen beside the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Draft {
    /// What wins.
    pub(super) goal: Goal,
    /// Treasures take slots.
    pub(super) inventory: bool,
    /// The short dungeon.
    pub(super) short: bool,
}

impl Draft {
    /// What was chosen the last time, if it is still something that can be chosen.
    pub(super) fn remembered(text: &str) -> Option<Self> {
        let goal = value(text, "goal")?;
        Some(Self {
            goal: Goal::ALL.into_iter().find(|known| known.name() == goal)?,
            inventory: flag(text, "inventory")?,
            short: flag(text, "short")?,
        })
    }

    /// How it is remembered.
    pub(super) fn lines(self) -> String {
        let mut text = String::new();
        add(&mut text, "goal", &self.goal.name());
        add(&mut text, "inventory", &self.inventory);
        add(&mut text, "short", &self.short);
        text
    }

    /// How many treasures win at once, if they do.
    pub(super) fn treasures_to_win(self) -> u8 {
        let content = if self.short { Content::short() } else { Content::karak() };
        content.treasures_to_win
    }

    /// The game of these seats.
    pub(super) fn game(self, seats: &Seats) -> NewGame {
        NewGame {
            seats: seats.players().into_iter().zip(seats.heroes()).collect(),
            goals: Goals { treasures: self.goal == Goal::Treasures, inventory: self.inventory },
            short: self.short,
            own_draws: seats.own_draws,
            first: seats.first.map_or(First::Roll, |seat| First::Seat(Seat::new(seat))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_remembered_unless_it_makes_no_sense() {
        let draft = Draft { goal: Goal::Treasures, inventory: false, short: true };
        let text = draft.lines();
        assert_eq!(text, "goal=treasures\ninventory=false\nshort=true\n");
        assert_eq!(Draft::remembered(&text), Some(draft));
        assert_eq!(Draft::remembered(&text.replace("treasures", "princess")), None);
        assert_eq!(Draft::remembered(&text.replace("short=true", "")), None);
        assert_eq!(Draft::remembered("{\"goal\":\"Dragon\"}"), None);
    }
}
