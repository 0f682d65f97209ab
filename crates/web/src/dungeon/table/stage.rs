//! What the lower edge of the table is for right now.

use dungeon::{Decision, Phase};

use crate::play::Waits;

/// What is to be done there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
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
    /// Tell what was rolled or drawn.
    Draw,
    /// The game is over.
    Over,
}

/// Which it is.
pub fn stage(waits: Waits, phase: Phase, proposed: bool) -> Stage {
    match waits {
        Waits::Showing | Waits::Bot(_) | Waits::HandOver(_) => Stage::Wait,
        Waits::Draw => Stage::Draw,
        Waits::Nothing => Stage::Over,
        Waits::Person(_) => match phase {
            Phase::Chance(_) | Phase::Over(_) => Stage::Wait,
            Phase::Seat(Decision::Walk) if proposed => Stage::Confirm,
            Phase::Seat(Decision::Walk | Decision::MustFight) => Stage::Walk,
            Phase::Seat(Decision::LayTile { .. }) => Stage::Lay,
            Phase::Seat(
                Decision::ChooseToken { .. } | Decision::PlaceCurse { .. } | Decision::Rise,
            ) => Stage::Pick,
            Phase::Seat(Decision::Loot(_)) => Stage::Loot,
            Phase::Seat(Decision::SecondRoll(_) | Decision::Strengthen(_)) => Stage::Fight,
        },
    }
}
