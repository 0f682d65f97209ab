//! What was chosen and is not yet confirmed.

use dungeon::Action;
use dungeon::reach::Target;

/// What can be proposed before it is confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The hero goes to a place on the board, and does there what its light says.
    Go(Target),
    /// The turn ends, though there are moves left or by a fight: by itself, or with what is done.
    End(Action),
}

impl Aim {
    /// The place on the board, if it is one.
    pub fn target(self) -> Option<Target> {
        match self {
            Self::Go(target) => Some(target),
            Self::End(_) => None,
        }
    }
}
