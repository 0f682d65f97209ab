//! What stays in sight while it goes on: how a battle ended, and what was won.

use goblin::{Ending, Level, Monster, Seen, Won};
use table::Seat;

/// How a battle ended, blow by blow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BattleEnd {
    /// The monster has attacked.
    pub defended: Option<Defended>,
    /// The hero has struck.
    pub struck: Option<Struck>,
    /// Whether the monster is beaten, once that is known.
    pub beaten: Option<bool>,
    /// The last hit point is gone.
    pub fell: bool,
}

/// The monster's attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defended {
    /// How strong it was.
    pub strength: u8,
    /// The defence against it.
    pub defense: u16,
    /// The hit points it took.
    pub damage: u8,
}

/// The hero's attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Struck {
    /// How strong it was.
    pub attack: u16,
    /// What it takes to beat the monster.
    pub needed: u8,
}

/// Something that is shown over the table for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// The end of a battle.
    End(Seat, Monster, BattleEnd),
    /// A reward is turned over.
    Reward(Seat, Won),
    /// A key was won.
    Key(Seat, Level),
    /// The lord falls, and the champion stands there.
    Finale(Seat, Monster),
}

impl Scene {
    /// What is shown after this event, if anything is.
    pub(super) fn after(scene: Option<Self>, event: Seen) -> Option<Self> {
        let going = if let Some(Self::End(_, _, end)) = scene { end } else { BattleEnd::default() };
        let end = |seat, monster, end| Some(Self::End(seat, monster, end));
        if let Seen::Defended { seat, monster, strength, defense, damage, .. } = event {
            let defended = Some(Defended { strength, defense, damage });
            end(seat, monster, BattleEnd { defended, ..going })
        } else if let Seen::Struck { seat, monster, attack, needed } = event {
            end(seat, monster, BattleEnd { struck: Some(Struck { attack, needed }), ..going })
        } else if let Seen::Beaten { seat, monster } = event {
            end(seat, monster, BattleEnd { beaten: Some(true), ..going })
        } else if let Seen::Stayed { seat, monster } = event {
            end(seat, monster, BattleEnd { beaten: Some(false), ..going })
        } else if let (Seen::HealedByEquipment { .. }, Some(Self::End(..))) = (event, scene) {
            scene
        } else if let Seen::Won { seat, card } = event {
            Some(Self::Reward(seat, card))
        } else if let Seen::KeyWon { seat, level } = event {
            Some(Self::Key(seat, level))
        } else if let (
            Seen::GameEnded { ending: Ending::Lord(seat) },
            Some(Self::End(_, lord, _)),
        ) = (event, scene)
        {
            Some(Self::Finale(seat, lord))
        } else if let (Seen::Fell { .. }, Some(Self::End(seat, monster, end))) = (event, scene) {
            Some(Self::End(seat, monster, BattleEnd { fell: true, ..end }))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_battle_grows_and_goes() {
        let seat = Seat::new(0);
        let monster: Monster = "I.3".parse().unwrap();
        let defended =
            Seen::Defended { seat, monster, strength: 3, defense: 1, damage: 2, left: 0 };
        let after = |events: &[Seen]| events.iter().copied().fold(None, Scene::after);
        let blow = Defended { strength: 3, defense: 1, damage: 2 };
        let end = BattleEnd { defended: Some(blow), ..BattleEnd::default() };
        assert_eq!(after(&[defended]), Some(Scene::End(seat, monster, end)));
        let fell = BattleEnd { fell: true, beaten: Some(false), ..end };
        let lost = [defended, Seen::Fell { seat }, Seen::Stayed { seat, monster }];
        assert_eq!(after(&lost), Some(Scene::End(seat, monster, fell)));
        assert_eq!(after(&[defended, Seen::TurnEnded { seat }]), None);
        let won = [
            defended,
            Seen::Beaten { seat, monster },
            Seen::GameEnded { ending: Ending::Lord(seat) },
        ];
        assert_eq!(after(&won), Some(Scene::Finale(seat, monster)));
        assert_eq!(after(&[defended, Seen::GameEnded { ending: Ending::Agreed }]), None);
    }
}
