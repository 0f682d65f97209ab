//! A combat as it is shown: it grows with what happens, and stays until it is decided.

use dungeon::{BattleView, Dice, Event, Fight, FightResult, Monster, View};
use table::Seat;

/// A combat on its sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FightScene {
    /// Who fights.
    pub seat: Seat,
    /// Against whom.
    pub monster: Monster,
    /// What has to be exceeded.
    pub strength: u8,
    /// The throw, once rolled.
    pub dice: Option<Dice>,
    /// What it adds up to with weapons, skills, bolts and the sacrifice so far.
    pub total: Option<u8>,
    /// Magic bolts used so far.
    pub bolts: u8,
    /// Xanros has given a hit point.
    pub sacrificed: bool,
    /// How it ended.
    pub result: Option<FightResult>,
    /// How often dice were thrown: each throw rolls anew.
    pub throws: u8,
}

impl FightScene {
    /// The combat a view shows, for a game that is opened in the middle of one.
    pub fn of(view: &View) -> Option<Self> {
        let BattleView { monster, strength, fight, total } = view.battle.clone()?;
        let dice = fight.map(|Fight { dice, .. }| dice);
        let throws = u8::from(dice.is_some());
        let seat = view.turn.seat;
        let bolts = fight.map_or(0, |fight| fight.bolts);
        let sacrificed = fight.is_some_and(|fight| fight.sacrificed);
        let result = None;
        Some(Self { seat, monster, strength, dice, total, bolts, sacrificed, result, throws })
    }

    /// Whether this event is part of a combat, from its beginning to its comparison.
    pub fn belongs(event: &Event) -> bool {
        Self::start(event).is_some()
            || matches!(
                event,
                Event::Rolled { .. }
                    | Event::RollsAgain { .. }
                    | Event::BoltUsed { .. }
                    | Event::Sacrificed { .. }
                    | Event::Fought { .. }
            )
    }

    /// The combat that this event begins.
    pub fn start(event: &Event) -> Option<Self> {
        let Event::FightBegan { seat, monster, strength } = *event else { return None };
        let (dice, total, result) = (None, None, None);
        let (bolts, sacrificed, throws) = (0, false, 0);
        Some(Self { seat, monster, strength, dice, total, bolts, sacrificed, result, throws })
    }

    /// The combat after this event.
    #[must_use]
    pub fn after(self, event: &Event) -> Self {
        if let Event::Rolled { dice, total, .. } = *event {
            Self { dice: Some(dice), total: Some(total), throws: self.throws + 1, ..self }
        } else if let Event::BoltUsed { total, .. } = *event {
            Self { total: Some(total), bolts: self.bolts + 1, ..self }
        } else if let Event::Sacrificed { total, .. } = *event {
            Self { total: Some(total), sacrificed: true, ..self }
        } else if let Event::Fought { total, result, .. } = *event {
            Self { total: Some(total), result: Some(result), ..self }
        } else {
            self
        }
    }
}
