//! How long what happens in the dungeon is shown.

use dungeon::{Event, Piece};

use crate::stage::{Pause, Whose};

/// How long an event is shown: one's own fights are looked at, others' turns are short.
pub fn pause(event: Event, whose: Whose) -> Pause {
    let either = |own, others| match whose {
        Whose::Own => own,
        Whose::Others => others,
    };
    match event {
        Event::Rolled { .. } | Event::RolledForStart { .. } => Pause::Roll,
        Event::Fought { .. } => either(Pause::Verdict, Pause::Read),
        Event::FellUnconscious { .. }
        | Event::TurnMissed { .. }
        | Event::TileReturned { .. }
        | Event::Cursed { .. }
        | Event::Rose { .. }
        | Event::StartTied => Pause::Read,
        Event::GoesOn { .. } => either(Pause::Read, Pause::Glance),
        Event::FightBegan { .. } => either(Pause::Read, Pause::Step),
        Event::BoltUsed { .. } | Event::Sacrificed { .. } => Pause::Look,
        // What one came for.
        Event::ChestOpened { .. }
        | Event::Looted { piece: Piece::Treasure | Piece::DragonTreasure, .. }
        | Event::Collected { piece: Piece::Treasure | Piece::DragonTreasure, .. } => {
            either(Pause::Verdict, Pause::Look)
        }
        Event::Looted { .. } | Event::Collected { .. } => either(Pause::Look, Pause::Step),
        Event::HitPointLost { .. } => either(Pause::Look, Pause::Glance),
        Event::Moved { .. }
        | Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::Retreated { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::Healed { .. }
        | Event::LeftBehind { .. }
        | Event::HeroDrawn { .. } => Pause::Step,
        Event::TurnBegan { .. } | Event::TileLaid { .. } | Event::TokenLaid { .. } => {
            either(Pause::Step, Pause::Glance)
        }
        Event::TileDrawn { .. } | Event::TokenDrawn { .. } | Event::TokenReturned { .. } => {
            either(Pause::Step, Pause::No)
        }
        Event::RollsAgain { .. }
        | Event::CurseKept { .. }
        | Event::CurseLifted { .. }
        | Event::Withdrew { .. } => Pause::Glance,
        Event::TurnEnded { .. } | Event::GameEnded { .. } => Pause::No,
    }
}
