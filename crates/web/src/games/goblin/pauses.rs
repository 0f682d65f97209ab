//! How long what happens in Goblin is shown.

use goblin::{Ending, Seen};

use crate::stage::{Pause, Whose};

/// How long an event is shown. Others' turns are short: a chain is one sweep, and nobody sees a deck arranged.
pub fn pause(event: Seen, whose: Whose) -> Pause {
    let either = |own, others| match whose {
        Whose::Own => own,
        Whose::Others => others,
    };
    match event {
        Seen::Defended { .. } | Seen::Struck { .. } | Seen::Won { .. } => {
            either(Pause::Roll, Pause::Look)
        }
        Seen::FightBegan { .. } | Seen::Beaten { .. } | Seen::Stayed { .. } => {
            either(Pause::Read, Pause::Step)
        }
        Seen::KeyWon { .. } | Seen::Fell { .. } => Pause::Read,
        Seen::CurseCountered { .. }
        | Seen::Named { .. }
        | Seen::HeadStart { .. }
        | Seen::Doubled { .. }
        | Seen::DrankHealing { .. }
        | Seen::Bought { .. }
        | Seen::Revived { .. }
        | Seen::Pawned { .. }
        | Seen::Equipped { .. } => either(Pause::Read, Pause::Look),
        Seen::Played { .. }
        | Seen::Discarded { .. }
        | Seen::MonsterTurnedUp { .. }
        | Seen::RowFilled { .. }
        | Seen::HealedByCard { .. }
        | Seen::HealedByEquipment { .. }
        | Seen::Paid { .. }
        | Seen::TurnBegan { .. } => either(Pause::Step, Pause::Glance),
        Seen::VisitedMerchant { .. } | Seen::HeroDrawn { .. } => Pause::Step,
        Seen::DeckMade { .. } | Seen::Shuffled { .. } => either(Pause::Step, Pause::No),
        Seen::Drew { .. }
        | Seen::Looked { .. }
        | Seen::PutUnder { .. }
        | Seen::NothingDrawn { .. } => either(Pause::Glance, Pause::No),
        Seen::Withdrew { .. } => Pause::Glance,
        Seen::Placed { .. } | Seen::BackSeen { .. } | Seen::TurnEnded { .. } => Pause::No,
        Seen::GameEnded { ending } => match ending {
            Ending::Lord(_) => Pause::Finale,
            Ending::TurnLimit | Ending::LastLeft(_) | Ending::Abandoned | Ending::Agreed => {
                Pause::No
            }
        },
    }
}
