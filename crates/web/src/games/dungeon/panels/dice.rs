//! Two dice that roll.

use dungeon::Dice;

use crate::prelude::*;

/// Where the pips of a face are, on a grid of three by three.
const fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(1, 1)],
        2 => &[(0, 0), (2, 2)],
        3 => &[(0, 0), (1, 1), (2, 2)],
        4 => &[(0, 0), (2, 0), (0, 2), (2, 2)],
        5 => &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
        6 => &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
        0 | 7.. => &[],
    }
}

/// One face of a die.
#[component]
pub(crate) fn Face(shows: u8) -> impl IntoView {
    let pip = |&(column, row): &(u8, u8)| {
        view! { <circle cx=26 + 24 * u32::from(column) cy=26 + 24 * u32::from(row) r="9"/> }
    };
    view! {
        <svg class="face" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            {pips(shows).iter().map(pip).collect_view()}
        </svg>
    }
}

/// The class of a throw: it changes with each, which is what makes the style roll the dice anew.
pub(super) const fn throw_class(throws: u8) -> &'static str {
    if throws.is_multiple_of(2) { "even" } else { "odd" }
}

/// A throw.
#[component]
pub(crate) fn RolledDice(
    dice: Dice,
    /// How often dice were thrown.
    throws: u8,
) -> impl IntoView {
    let cube = |(shows, class): (u8, &'static str)| {
        let side =
            |face: u8| view! { <span class=format!("side side-{face}")><Face shows=face/></span> };
        view! {
            <span class=format!("die {class}")>
                <span class="cube" data-shows=shows.to_string()>{(1..=6).map(side).collect_view()}</span>
            </span>
        }
    };
    view! {
        <span class=format!("dice {}", throw_class(throws)) role="img" aria-label=format!("{}, {}", dice.0, dice.1)>
            {[(dice.0, "left"), (dice.1, "right")].map(cube).collect_view()}
        </span>
    }
}
