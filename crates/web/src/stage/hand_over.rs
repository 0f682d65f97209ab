//! Who looks at the page, in games with secrets.
//!
//! One person alone at the device sees what that seat may see, all the time. Several people pass it on: the page shows a
//! person's secrets from when that person says "it is me" until somebody else is asked. In between it shows, and holds,
//! only what everybody may see.

use table::{Seat, Viewer};

use super::{Skipping, Stage, Staged, Waits};
use crate::platform::page;
use crate::prelude::*;
use crate::session::Session;

/// What has to happen to the page before somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Before {
    /// Nothing: the right one looks at it.
    Nothing,
    /// It is shown to this viewer.
    Look(Viewer),
    /// This player takes the device first.
    HandOver(Seat),
}

/// What has to happen before this person, or for `None` nobody in particular, is asked for something of their own.
///
/// Everybody around sees a device that is `open`: then nobody is alone at it.
fn before(people: &[Seat], open: bool, viewer: Viewer, asked: Option<Seat>) -> Before {
    let rightful = match (people, asked) {
        // Somebody left, who has the device.
        (&[alone], _) if !open && matches!(viewer, Viewer::Seat(other) if other != alone) => {
            return Before::HandOver(alone);
        }
        (&[alone], _) if !open => Viewer::Seat(alone),
        (_, Some(seat)) if viewer != Viewer::Seat(seat) => return Before::HandOver(seat),
        (_, Some(_)) => viewer,
        (_, None) => Viewer::Spectator,
    };
    if viewer == rightful { Before::Nothing } else { Before::Look(rightful) }
}

/// Who looks at a game that is opened.
pub(super) fn first_viewer<G: Staged>(session: Session<G>) -> Viewer {
    if let Some(eyes) = session.eyes() {
        return eyes;
    }
    match before(&session.people(), false, Viewer::Spectator, None) {
        Before::Look(viewer) if G::SECRETS => viewer,
        Before::Nothing | Before::Look(_) | Before::HandOver(_) => Viewer::Spectator,
    }
}

impl<G: Staged> Stage<G> {
    /// Sees to it that the right one looks at the page before this person, or for `None` nobody in particular, is asked.
    /// Whether the page waits until that person has the device.
    pub(super) fn hands_over(self, asked: Option<Seat>) -> bool {
        if !G::SECRETS {
            return false;
        }
        match before(&self.with_secrets(), self.is_open(), self.viewer(), asked) {
            Before::Nothing => false,
            Before::Look(viewer) => {
                self.show_to(viewer);
                false
            }
            Before::HandOver(seat) => {
                self.skipping.set(Skipping::Nothing);
                self.show_to(Viewer::Spectator);
                self.offered.ask(Waits::HandOver(seat));
                true
            }
        }
    }

    /// What one player has opened is not for the next.
    fn show_to(self, viewer: Viewer) {
        page::close_sheets();
        if self.viewer() != viewer {
            self.notice.set(None);
            self.look(viewer);
        }
    }

    /// The player who was waited for has the device.
    pub fn take_over(self) {
        if let Waits::HandOver(seat) = self.offered.waits.get_untracked() {
            self.look(Viewer::Seat(seat));
            self.go_on();
        }
    }

    /// Whether this player has the device.
    pub(super) fn has(self, seat: Seat) -> bool {
        self.viewer() == Viewer::Seat(seat)
    }

    /// Several people with secrets from each other share the device.
    pub fn is_shared(self) -> bool {
        let people = self.with_secrets().len();
        G::SECRETS && (people > 1 || (people == 1 && self.is_open()))
    }

    /// Whether this device is the table itself, which everybody around sees.
    fn is_open(self) -> bool {
        self.session.online().is_some_and(|online| online.screen)
    }

    /// Whose secrets this device may show. A server sends those of a seat also while it is lent.
    fn with_secrets(self) -> Vec<Seat> {
        if self.session.online().is_some() { self.session.owners() } else { self.session.people() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    #[test]
    fn one_person_alone_sees_their_own_all_the_time() {
        for asked in [None, Some(FIRST)] {
            let own = Viewer::Seat(FIRST);
            assert_eq!(before(&[FIRST], false, own, asked), Before::Nothing);
            assert_eq!(before(&[FIRST], false, Viewer::Spectator, asked), Before::Look(own));
            // The others have left, and one of them still has the device.
            let left = Viewer::Seat(SECOND);
            assert_eq!(before(&[FIRST], false, left, asked), Before::HandOver(FIRST));
        }
    }

    #[test]
    fn several_people_hand_the_device_over() {
        let people = [FIRST, SECOND];
        assert_eq!(before(&people, false, Viewer::Seat(FIRST), Some(FIRST)), Before::Nothing);
        for viewer in [Viewer::Spectator, Viewer::Seat(FIRST)] {
            assert_eq!(before(&people, false, viewer, Some(SECOND)), Before::HandOver(SECOND));
        }
    }

    #[test]
    fn nobody_is_alone_at_a_device_that_is_the_table() {
        let everybody = Viewer::Spectator;
        assert_eq!(before(&[FIRST], true, everybody, Some(FIRST)), Before::HandOver(FIRST));
        assert_eq!(before(&[FIRST], true, Viewer::Seat(FIRST), Some(FIRST)), Before::Nothing);
        assert_eq!(before(&[FIRST], true, Viewer::Seat(FIRST), None), Before::Look(everybody));
        assert_eq!(before(&[FIRST], true, everybody, None), Before::Nothing);
    }

    #[test]
    fn while_nobody_of_them_is_asked_nobodys_secrets_are_there() {
        let people = [FIRST, SECOND];
        let everybody = Before::Look(Viewer::Spectator);
        assert_eq!(before(&people, false, Viewer::Seat(FIRST), None), everybody);
        assert_eq!(before(&people, false, Viewer::Spectator, None), Before::Nothing);
        assert_eq!(before(&[], false, Viewer::Spectator, None), Before::Nothing);
    }
}
