//! What the lower edge of the table is for right now.

use dungeon::{Decision, Phase};

use crate::stage::Waits;

/// What is to be done there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarTask {
    /// Nothing: something is shown, or a bot thinks.
    Wait,
    /// Walk, or do what the tile offers.
    Walk,
    /// Confirm the place that was tapped.
    Confirm,
    /// Turn and lay the tile in hand.
    Lay,
    /// Choose one of a few pictures.
    Pick,
    /// Choose what stays on the tile.
    Loot,
    /// Choose on the sheet of the combat.
    Fight,
    /// Throw the dice there.
    Throw,
    /// Tell what was rolled or drawn.
    Draw,
    /// The game is over.
    Over,
}

/// Which it is.
pub fn bar_task(waits: Waits, phase: Phase, proposed: bool) -> BarTask {
    match waits {
        Waits::Showing
        | Waits::Bot(_)
        | Waits::Elsewhere(_)
        | Waits::Answer
        | Waits::HandOver(_) => BarTask::Wait,
        Waits::Throw(_) => BarTask::Throw,
        Waits::Draw => BarTask::Draw,
        Waits::Time | Waits::Nothing => BarTask::Over,
        Waits::Person(_) => match phase {
            Phase::Chance(_) | Phase::Over(_) => BarTask::Wait,
            Phase::Seat(Decision::Walk) if proposed => BarTask::Confirm,
            Phase::Seat(Decision::Walk | Decision::MustFight) => BarTask::Walk,
            Phase::Seat(Decision::LayTile { .. }) => BarTask::Lay,
            Phase::Seat(
                Decision::ChooseToken { .. } | Decision::PlaceCurse { .. } | Decision::Rise,
            ) => BarTask::Pick,
            Phase::Seat(Decision::Loot(_)) => BarTask::Loot,
            Phase::Seat(Decision::SecondRoll(_) | Decision::Strengthen(_)) => BarTask::Fight,
        },
    }
}
