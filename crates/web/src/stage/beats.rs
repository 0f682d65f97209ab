//! How what happened is shown: one thing after the other, each for a while.

use super::Staged;
use crate::prelude::*;
use crate::session::Frame;

/// One thing to show.
#[derive(Clone, PartialEq, Debug)]
pub struct Beat<G: Staged> {
    /// What happened.
    pub event: Option<G::Seen>,
    /// The table as it is from now on, where it changes with this.
    pub view: Option<G::View>,
    /// How long it stays.
    pub pause: Pause,
    /// What is told beside it as long as it stays.
    pub aside: Option<Key>,
    /// It is shown even to those who skip: the end of the game begins with it.
    pub halts: bool,
}

/// Whose doing it is that something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Somebody's at this device, who wants to see what comes of it.
    Own,
    /// Somebody else's: others wait meanwhile.
    Others,
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
    /// Long enough to see what came of it.
    Look,
    /// Long enough to read a short sentence.
    Read,
    /// As long as dice roll and come to rest.
    Roll,
    /// A moment that was worth a whole game.
    Finale,
    /// As long as one's own fate is looked at.
    Verdict,
    /// Long enough to read a whole sentence that came unexpectedly.
    Sentence,
}

impl Pause {
    /// In milliseconds, at normal speed.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::No => 0,
            Self::Glance => 180,
            Self::Step => 340,
            Self::Look => 650,
            Self::Read => 1000,
            Self::Roll => 1300,
            Self::Finale => 4600,
            Self::Verdict => 1900,
            Self::Sentence => 3200,
        }
    }
}

/// What frames show, in order. What an event [holds](Staged::holds) is shown on the table as it was before: only then
/// heroes fall, monsters turn over and the next turn begins.
pub fn beats<G: Staged>(frames: Vec<Frame<G>>, whose: Whose) -> Vec<Beat<G>> {
    let mut beats = Vec::new();
    let mut told = Vec::new();
    for Frame { view, events } in frames {
        let mut view = Some(view);
        for event in events {
            told.push(event);
            let aside = if whose == Whose::Own { G::aside(&told) } else { None };
            let pause = if aside.is_some() { Pause::Sentence } else { G::pause(&event, whose) };
            let shown = if G::holds(&event) { None } else { view.take() };
            beats.push(Beat { event: Some(event), view: shown, pause, aside, halts: false });
        }
        if view.is_some() {
            beats.push(Beat { event: None, view, pause: Pause::No, aside: None, halts: false });
        }
    }
    beats
}

/// Marks where those who skip begin to look: at the last fight, or at the beginning where there is none; and at the very end, for those
/// who skip the fight when it is shown.
pub(super) fn halt<G: Staged>(beats: &mut [Beat<G>]) {
    let begins = |beat: &Beat<G>| beat.event.as_ref().is_some_and(G::begins_fight);
    let fight = beats.iter().rposition(begins).unwrap_or(0);
    let end = beats.iter().rposition(|beat| beat.event.is_some()).unwrap_or(0);
    for place in [fight, end] {
        if let Some(beat) = beats.get_mut(place) {
            beat.halts = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Chooser;
    use dungeon::{Dungeon, Event};
    use goblin::Seen;
    use table::{FairDice, Luck as _, PlayoutLuck, Viewer};

    use super::*;
    use crate::session::begun::{dungeon_rules, goblin_rules};
    use crate::session::{Asks, LocalTable};

    /// The beats of every action of a game that is played at random.
    fn shown<G: Staged<View: std::fmt::Debug>>(rules: G) -> Vec<Vec<Beat<G>>> {
        let dice = FairDice::from_seed(9, 2, rules.setup_hash(None));
        let (mut table, _) = LocalTable::new(rules, vec![Chooser::Human; 2], Some(dice));
        let mut luck = PlayoutLuck::new(9);
        let mut all = Vec::new();
        while let (Asks::Person(seat), true) = (table.asks(), all.len() < 400) {
            let legal = table.legal_actions();
            let action = legal[luck.below(legal.len() as u32) as usize];
            let viewer = Viewer::Seat(seat);
            let frames = table.play(seat, action, viewer).unwrap();
            let events: Vec<G::Seen> =
                frames.iter().flat_map(|frame| frame.events.clone()).collect();
            let beats = beats(frames, Whose::Own);
            assert_eq!(beats.iter().filter_map(|beat| beat.event).collect::<Vec<_>>(), events);
            let last = beats.iter().rev().find_map(|beat| beat.view.clone());
            assert_eq!(last, Some(table.view(viewer)));
            all.push(beats);
        }
        all
    }

    #[test]
    fn every_event_is_told_once_and_dice_roll_on_the_table_as_it_was() {
        let beats = shown(dungeon_rules("horan, xanros"));
        let fought = |beat: &&Beat<Dungeon>| matches!(beat.event, Some(Event::Fought { .. }));
        let fights: Vec<_> = beats.iter().flatten().filter(fought).collect();
        assert!(fights.len() > 3 && fights.iter().all(|beat| beat.view.is_none()));
    }

    #[test]
    fn nobody_skips_the_last_fight_nor_what_it_comes_to() {
        let mut beats: Vec<Beat<Dungeon>> =
            shown(dungeon_rules("horan, xanros")).into_iter().flatten().collect();
        halt(&mut beats);
        let halts: Vec<usize> = (0..beats.len()).filter(|&at| beats[at].halts).collect();
        let fights =
            beats.iter().rposition(|beat| matches!(beat.event, Some(Event::FightBegan { .. })));
        assert_eq!(halts, [fights.unwrap(), beats.len() - 1]);
    }

    #[test]
    fn a_battle_stays_on_the_table_until_it_is_told_how_it_ended() {
        let beats = shown(goblin_rules("horan, taia"));
        let mut ends = 0;
        for beats in beats {
            let place = |kind: fn(&Seen) -> bool| {
                beats.iter().position(|beat| beat.event.as_ref().is_some_and(kind))
            };
            let Some(begin) = place(|event| matches!(event, Seen::Defended { .. })) else {
                continue;
            };
            let end = place(|event| matches!(event, Seen::Beaten { .. } | Seen::Stayed { .. }));
            let end = end.unwrap_or(begin);
            assert!(beats[begin..=end].iter().all(|beat| beat.view.is_none()), "{beats:?}");
            ends += 1;
        }
        assert!(ends > 20);
    }
}
