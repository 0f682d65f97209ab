//! A client's viewers follow the game.

use table::{FollowerOf, Recorded, UpdateOf, Viewer};

use super::{Client, Held, Lost, News};
use crate::Link;

impl<R: Recorded> Client<R> {
    /// A viewer begins anew.
    pub(super) fn fresh(
        &mut self,
        viewer: Viewer,
        link: Link,
        follower: FollowerOf<R>,
        undo: bool,
    ) {
        if !self.viewers().contains(&viewer) {
            return;
        }
        self.link(follower.sequence, link);
        self.held.retain(|held| held.viewer != viewer);
        self.held.push(Held { viewer, follower, undo });
        self.news.push_back(News::Fresh { viewer });
    }

    /// A viewer sees what happened.
    pub(super) fn update(&mut self, viewer: Viewer, link: Link, update: UpdateOf<R>, undo: bool) {
        if !self.viewers().contains(&viewer) {
            // A seat that was this client's a moment ago.
            return;
        }
        let Some(place) = self.held.iter().position(|held| held.viewer == viewer) else {
            return self.leave(Lost::Gap);
        };
        let held = &mut self.held[place];
        let sequence = update.to;
        if update.from < held.follower.sequence && sequence <= held.follower.sequence {
            // Known already: it crossed with a fresh start.
            return self.link(sequence, link);
        }
        if sequence < update.from || held.follower.follow(update.clone()).is_err() {
            self.held.swap_remove(place);
            return self.leave(Lost::Gap);
        }
        held.undo = undo;
        self.link(sequence, link);
        self.news.push_back(News::Updated { viewer, update });
    }

    fn link(&mut self, sequence: usize, link: Link) {
        let caught = self.witness.link(sequence, link);
        self.news.extend(caught.map(News::Caught));
    }
}
