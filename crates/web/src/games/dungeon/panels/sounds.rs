//! Which sound belongs to what happens.

use dungeon::{Event, FightResult};

use crate::platform::sound::Sound;

/// The sound of an event, if it has one.
pub fn sound_of(event: Event) -> Option<Sound> {
    Some(match event {
        Event::Moved { .. } | Event::Retreated { .. } => Sound::Step,
        Event::Rolled { .. } | Event::RolledForStart { .. } => Sound::Dice,
        Event::TileLaid { .. } | Event::TokenLaid { .. } | Event::TileReturned { .. } => {
            Sound::Tile
        }
        Event::FightBegan { .. } | Event::HitPointLost { .. } | Event::FellUnconscious { .. } => {
            Sound::Hit
        }
        Event::Fought { result: FightResult::Won, .. } | Event::ChestOpened { .. } => Sound::Win,
        Event::Fought { result: FightResult::Tied | FightResult::Lost, .. } => Sound::Lose,
        Event::Looted { .. } | Event::Collected { .. } => Sound::Chest,
        Event::Cursed { .. } => Sound::Curse,
        Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::BoltUsed { .. }
        | Event::Sacrificed { .. }
        | Event::Healed { .. }
        | Event::CurseLifted { .. }
        | Event::Rose { .. } => Sound::Magic,
        Event::GameEnded { .. } => Sound::Victory,
        Event::HeroDrawn { .. }
        | Event::StartTied
        | Event::TurnBegan { .. }
        | Event::TurnMissed { .. }
        | Event::TileDrawn { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenReturned { .. }
        | Event::RollsAgain { .. }
        | Event::LeftBehind { .. }
        | Event::CurseKept { .. }
        | Event::GoesOn { .. }
        | Event::TurnEnded { .. }
        | Event::Withdrew { .. } => return None,
    })
}
