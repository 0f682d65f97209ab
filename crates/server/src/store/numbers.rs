//! How games, stages and numbers without a sign are kept: the same in every kind of database.

use protocol::{GameName, Stage};

/// In the order of their numbers.
pub(super) const GAMES: [GameName; 2] = [GameName::Dungeon, GameName::Goblin];
pub(super) const STAGES: [Stage; 5] =
    [Stage::Gathering, Stage::MakingDice, Stage::Playing, Stage::Over, Stage::Closed];

pub(super) const fn number_of_game(game: GameName) -> u8 {
    match game {
        GameName::Dungeon => 0,
        GameName::Goblin => 1,
    }
}

pub(super) const fn number_of_stage(stage: Stage) -> u8 {
    match stage {
        Stage::Gathering => 0,
        Stage::MakingDice => 1,
        Stage::Playing => 2,
        Stage::Over => 3,
        Stage::Closed => 4,
    }
}

/// The one of this number.
pub(super) fn known<T: Copy, const N: usize>(all: [T; N], number: i64) -> Option<T> {
    usize::try_from(number).ok().and_then(|number| all.get(number)).copied()
}

/// A number whose order matters: a time, or a place in a log. There are none that do not fit; whatever comes, it must not
/// spoil a commit that holds what others have asked for.
pub(super) fn ordered(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{GAMES, STAGES, number_of_game, number_of_stage};

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(GAMES.map(number_of_game), [0, 1]);
        assert_eq!(STAGES.map(number_of_stage), [0, 1, 2, 3, 4]);
    }
}
