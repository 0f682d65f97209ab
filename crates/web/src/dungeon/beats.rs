//! How what happened is shown: one thing after the other, each for a while.

use dungeon::{Dungeon, Event, View};

use super::fight::FightScene;
use crate::local::Frame;

/// One thing to show.
#[derive(Clone, PartialEq, Debug)]
pub struct Beat {
    /// What happened.
    pub event: Option<Event>,
    /// The table as it is from now on, where it changes with this.
    pub view: Option<View>,
    /// How long it stays.
    pub pause: Pause,
}

/// How long something is shown, at normal speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// It goes on at once.
    No,
    /// A glance.
    Glance,
    /// One step of a figure.
    Step,
    /// Long enough to read a short sentence.
    Read,
    /// As long as dice roll and come to rest.
    Roll,
}

impl Pause {
    /// In milliseconds, at normal speed.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::No => 0,
            Self::Glance => 180,
            Self::Step => 340,
            Self::Read => 1000,
            Self::Roll => 1300,
        }
    }
}

/// What frames show, in order. The dice of a combat roll and are compared on the table as it was before: only then
/// heroes fall, monsters turn over and the next turn begins.
pub fn beats(frames: Vec<Frame<Dungeon>>) -> Vec<Beat> {
    let mut beats = Vec::new();
    for Frame { view, events } in frames {
        let mut view = Some(view);
        for event in events {
            let shown = if FightScene::belongs(&event) { None } else { view.take() };
            beats.push(Beat { event: Some(event), view: shown, pause: pause(event) });
        }
        if view.is_some() {
            beats.push(Beat { event: None, view, pause: Pause::No });
        }
    }
    beats
}

/// How long an event is shown.
fn pause(event: Event) -> Pause {
    match event {
        Event::Rolled { .. } | Event::RolledForStart { .. } => Pause::Roll,
        Event::Fought { .. }
        | Event::FightBegan { .. }
        | Event::FellUnconscious { .. }
        | Event::TurnMissed { .. }
        | Event::TileReturned { .. }
        | Event::ChestOpened { .. }
        | Event::Cursed { .. }
        | Event::Rose { .. }
        | Event::GoesOn { .. }
        | Event::StartTied => Pause::Read,
        Event::Moved { .. }
        | Event::WalkedThroughWall { .. }
        | Event::Teleported { .. }
        | Event::Retreated { .. }
        | Event::TileLaid { .. }
        | Event::TileDrawn { .. }
        | Event::TokenLaid { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenReturned { .. }
        | Event::PortalUsed { .. }
        | Event::Swapped { .. }
        | Event::Healed { .. }
        | Event::Looted { .. }
        | Event::Collected { .. }
        | Event::LeftBehind { .. }
        | Event::BoltUsed { .. }
        | Event::Sacrificed { .. }
        | Event::HeroDrawn { .. }
        | Event::TurnBegan { .. } => Pause::Step,
        Event::RollsAgain { .. }
        | Event::HitPointLost { .. }
        | Event::CurseKept { .. }
        | Event::CurseLifted { .. }
        | Event::Withdrew { .. } => Pause::Glance,
        Event::TurnEnded { .. } | Event::GameEnded { .. } => Pause::No,
    }
}

#[cfg(test)]
mod tests {
    use bots::Chooser;
    use dungeon::{Content, Setup};
    use table::{FairDice, Luck as _, PlayoutLuck, Recorded as _, Viewer};

    use super::*;
    use crate::local::{Asks, LocalTable};

    #[test]
    fn beats_tell_every_event_once_and_end_in_the_present() {
        let setup = Setup::with_heroes("horan, xanros").unwrap();
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let dice = FairDice::from_seed(9, 2, rules.setup_hash());
        let (mut table, _) = LocalTable::new(rules, vec![Chooser::Human; 2], Some(dice));
        let mut luck = PlayoutLuck::new(9);
        let mut fights = 0;
        for _ in 0..300 {
            let Asks::Person(seat) = table.asks() else { break };
            let legal = table.legal_actions();
            let action = legal[luck.below(legal.len() as u32) as usize];
            let frames = table.play(seat, action, Viewer::Spectator).unwrap();
            let events: Vec<Event> = frames.iter().flat_map(|frame| frame.events.clone()).collect();
            let beats = beats(frames);
            assert_eq!(beats.iter().filter_map(|beat| beat.event).collect::<Vec<_>>(), events);
            let last = beats.iter().rev().find_map(|beat| beat.view.clone());
            assert_eq!(last, Some(table.view(Viewer::Spectator)));
            let fought = |beat: &&Beat| matches!(beat.event, Some(Event::Fought { .. }));
            fights += beats.iter().filter(fought).count();
            assert!(beats.iter().filter(fought).all(|beat| beat.view.is_none()));
        }
        assert!(fights > 3);
    }
}
