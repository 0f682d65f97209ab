//! Why a turn is over: players who did not end it themselves want to know.

use dungeon::{Event, FightResult, Piece};

use crate::prelude::*;

/// Why the turn is over with the last of these events, which one command led to; nothing where somebody ended it.
pub fn why(told: &[Event]) -> Option<Key> {
    let (last, before) = told.split_last()?;
    if !matches!(last, Event::TurnEnded { .. }) {
        return None;
    }
    before.iter().rev().copied().find_map(reason)
}

/// What ends a turn by itself, the latest first.
const fn reason(event: Event) -> Option<Key> {
    Some(match event {
        Event::Fought { result: FightResult::Lost, .. } | Event::Rose { .. } => {
            key::WEB_TURN_OVER_LOST
        }
        Event::Fought { result: FightResult::Tied, .. } => key::WEB_TURN_OVER_TIED,
        Event::Fought { result: FightResult::Won, .. }
        | Event::Cursed { .. }
        | Event::CurseKept { .. } => key::WEB_TURN_OVER_WON,
        Event::ChestOpened { .. } | Event::Collected { piece: Piece::Treasure, .. } => {
            key::WEB_TURN_OVER_TREASURE
        }
        Event::Collected { .. } | Event::LeftBehind { .. } => key::WEB_TURN_OVER_TAKEN,
        Event::FellUnconscious { .. } => key::WEB_TURN_OVER_DOWN,
        Event::Moved { .. }
        | Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::TileLaid { .. }
        | Event::TokenLaid { .. } => key::WEB_TURN_OVER_STEPS,
        Event::HeroDrawn { .. }
        | Event::RolledForStart { .. }
        | Event::StartTied
        | Event::TurnBegan { .. }
        | Event::TurnMissed { .. }
        | Event::TileDrawn { .. }
        | Event::TileReturned { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenReturned { .. }
        | Event::FightBegan { .. }
        | Event::Rolled { .. }
        | Event::RollsAgain { .. }
        | Event::BoltUsed { .. }
        | Event::Sacrificed { .. }
        | Event::HitPointLost { .. }
        | Event::Retreated { .. }
        | Event::Looted { .. }
        | Event::CurseLifted { .. }
        | Event::Healed { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::GoesOn { .. }
        | Event::TurnEnded { .. }
        | Event::Withdrew { .. }
        | Event::GameEnded { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use dungeon::{Monster, Place};
    use table::Seat;

    use super::*;

    const SEAT: Seat = Seat::new(0);
    const ENDED: Event = Event::TurnEnded { seat: SEAT };

    #[test]
    fn what_ended_a_turn_is_told_and_what_a_player_ended_is_not() {
        let fought = |result| Event::Fought {
            seat: SEAT,
            monster: Monster::Mummy,
            total: 5,
            strength: 7,
            result,
        };
        let moved = Event::Moved { seat: SEAT, to: Place::START };
        let back = Event::Retreated { seat: SEAT, to: Place::START };
        assert_eq!(why(&[moved, ENDED]), Some(key::WEB_TURN_OVER_STEPS));
        let lost = [moved, fought(FightResult::Lost), back, ENDED];
        assert_eq!(why(&lost), Some(key::WEB_TURN_OVER_LOST));
        assert_eq!(why(&lost[..3]), None);
        assert_eq!(why(&[fought(FightResult::Tied), back, ENDED]), Some(key::WEB_TURN_OVER_TIED));
        let treasure = [moved, Event::ChestOpened { seat: SEAT }, ENDED];
        assert_eq!(why(&treasure), Some(key::WEB_TURN_OVER_TREASURE));
        let taken = |piece| why(&[Event::Collected { seat: SEAT, piece }, ENDED]);
        assert_eq!(taken(Piece::Treasure), Some(key::WEB_TURN_OVER_TREASURE));
        assert_eq!(taken(Piece::Axe), Some(key::WEB_TURN_OVER_TAKEN));
        assert_eq!(why(&[ENDED]), None);
        assert_eq!(why(&[Event::Healed { seat: SEAT }, ENDED]), None);
    }
}
