//! Which events are one thing, and so one line of the log.

use dungeon::{Event, Place, TileKind};

/// What an event is to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// A turn begins.
    Turn,
    /// The thing itself.
    Thing,
    /// On the way to it.
    Way,
    /// What comes of it.
    Rest,
}

const fn part(event: Event) -> Part {
    match event {
        Event::TurnBegan { .. } => Part::Turn,
        Event::TileLaid { tile, .. } => match tile.kind {
            TileKind::Gate | TileKind::Fountain => Part::Thing,
            TileKind::Tunnel | TileKind::Room => Part::Way,
        },
        Event::HeroDrawn { .. }
        | Event::RolledForStart { .. }
        | Event::StartTied
        | Event::TurnMissed { .. }
        | Event::FightBegan { .. }
        | Event::TokenLaid { .. }
        | Event::FellUnconscious { .. }
        | Event::Rose { .. }
        | Event::Collected { .. }
        | Event::ChestOpened { .. }
        | Event::Cursed { .. }
        | Event::CurseKept { .. }
        | Event::Healed { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::Withdrew { .. }
        | Event::GameEnded { .. } => Part::Thing,
        Event::Moved { .. }
        | Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::TileDrawn { .. }
        | Event::TileReturned { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenReturned { .. } => Part::Way,
        Event::Rolled { .. }
        | Event::RollsAgain { .. }
        | Event::BoltUsed { .. }
        | Event::Sacrificed { .. }
        | Event::Fought { .. }
        | Event::HitPointLost { .. }
        | Event::Retreated { .. }
        | Event::Looted { .. }
        | Event::LeftBehind { .. }
        | Event::CurseLifted { .. }
        | Event::GoesOn { .. }
        | Event::TurnEnded { .. } => Part::Rest,
    }
}

/// Whether an event belongs to this line.
pub(super) fn joins(line: &[Event], event: Event) -> bool {
    match part(event) {
        Part::Turn => false,
        Part::Rest => true,
        Part::Thing | Part::Way => line.iter().all(|other| part(*other) == Part::Way),
    }
}

/// Whether whoever did not see this line happen wants to know of it: what was found, gained and lost.
pub(super) fn is_news(line: &[Event]) -> bool {
    line.iter().any(|event| match event {
        Event::TokenLaid { .. }
        | Event::Fought { .. }
        | Event::Sacrificed { .. }
        | Event::CurseLifted { .. }
        | Event::FellUnconscious { .. }
        | Event::TurnMissed { .. }
        | Event::Rose { .. }
        | Event::Collected { .. }
        | Event::ChestOpened { .. }
        | Event::Cursed { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::Withdrew { .. } => true,
        Event::TileLaid { .. } => part(*event) == Part::Thing,
        Event::HeroDrawn { .. }
        | Event::RolledForStart { .. }
        | Event::StartTied
        | Event::TurnBegan { .. }
        | Event::Moved { .. }
        | Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::TileDrawn { .. }
        | Event::TileReturned { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenReturned { .. }
        | Event::FightBegan { .. }
        | Event::Rolled { .. }
        | Event::RollsAgain { .. }
        | Event::BoltUsed { .. }
        | Event::HitPointLost { .. }
        | Event::Retreated { .. }
        | Event::Looted { .. }
        | Event::LeftBehind { .. }
        | Event::CurseKept { .. }
        | Event::Healed { .. }
        | Event::GoesOn { .. }
        | Event::TurnEnded { .. }
        | Event::GameEnded { .. } => false,
    })
}

/// Whoever had the curse until somebody else got it is rid of it.
pub(super) fn implied(before: &[Event], line: &[Event]) -> Option<Event> {
    line.iter().find(|event| matches!(event, Event::Cursed { .. }))?;
    before.iter().rev().find_map(|event| {
        if let Event::Cursed { seat, .. } = *event {
            Some(Some(Event::CurseLifted { seat }))
        } else {
            matches!(event, Event::CurseLifted { .. }).then_some(None)
        }
    })?
}

/// Where the last of these things happened: a fight where the monster was, not where the hero fled to.
pub(super) fn place(log: &[Event]) -> Option<Place> {
    log.iter().rev().find_map(|event| {
        if let Event::Moved { to, .. }
        | Event::WalkedThroughWall { to, .. }
        | Event::Teleported { to, .. }
        | Event::PortalUsed { to, .. }
        | Event::TileLaid { at: to, .. }
        | Event::TokenLaid { at: to, .. }
        | Event::Rose { at: to, .. } = *event
        {
            Some(to)
        } else {
            None
        }
    })
}

#[cfg(test)]
mod tests {
    use dungeon::{Dice, FightResult, Monster, Token};
    use table::Seat;

    use super::*;

    #[test]
    fn a_curse_that_moves_on_leaves_somebody() {
        let [first, second] = [0, 1].map(Seat::new);
        let curse = |seat| Event::Cursed { by: first, seat };
        let lifted = Event::CurseLifted { seat: first };
        assert_eq!(implied(&[], &[curse(first)]), None);
        assert_eq!(implied(&[curse(first)], &[curse(second)]), Some(lifted));
        assert_eq!(implied(&[curse(first)], &[Event::TurnBegan { seat: second }]), None);
        assert_eq!(implied(&[curse(first), lifted], &[curse(second)]), None);
    }

    #[test]
    fn a_fight_with_the_way_to_it_is_one_line_and_so_is_what_was_found() {
        let (seat, to, monster) = (Seat::new(0), Place { x: 1, y: 0 }, Monster::Mummy);
        let dice = Dice(3, 4);
        let log = [
            Event::TurnBegan { seat },
            Event::Moved { seat, to: Place::START },
            Event::TokenDrawn { seat, token: Token::Monster(monster) },
            Event::TokenLaid { token: Token::Monster(monster), at: to },
            Event::FightBegan { seat, monster, strength: 7 },
            Event::Rolled { seat, dice, total: 7 },
            Event::Fought { seat, monster, total: 7, strength: 7, result: FightResult::Tied },
            Event::Retreated { seat, to: Place::START },
            Event::TurnEnded { seat },
        ];
        let begins: Vec<usize> = (0..log.len())
            .scan(0, |from, at| {
                let new = at == 0 || !joins(&log[*from..at], log[at]);
                if new {
                    *from = at;
                }
                Some(new.then_some(at))
            })
            .flatten()
            .collect();
        assert_eq!(begins, [0, 1, 4]);
        assert_eq!(place(&log), Some(to));
    }
}
