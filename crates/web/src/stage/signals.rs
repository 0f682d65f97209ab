//! What components read: the table as it is shown, and what can be done.

use std::sync::Arc;

use table::Seat;

use super::Staged;
use crate::prelude::*;

/// What is on the table, as one viewer sees it.
pub struct Shown<G: Staged> {
    /// The table.
    pub view: RwSignal<Arc<G::View>>,
    /// What stays in sight while it goes on.
    pub scene: RwSignal<G::Scene>,
    /// Everything that happened, latest last.
    pub log: RwSignal<Vec<G::Seen>>,
    /// How often the log was written anew, from its beginning.
    pub log_edition: RwSignal<u32>,
    /// What happened last, for listeners.
    pub latest: RwSignal<Option<G::Seen>>,
    /// What is told beside it.
    pub aside: RwSignal<Option<Key>>,
    /// The part of the log that is told in short to whoever did not see it happen.
    pub since: RwSignal<Option<(usize, usize)>>,
    /// Where something happened that somebody asked about.
    pub pointed: RwSignal<Option<G::Spot>>,
}

impl<G: Staged> Shown<G> {
    pub(super) fn new(view: G::View, log: Vec<G::Seen>) -> Self {
        Self {
            scene: RwSignal::new(G::scene(&view)),
            view: RwSignal::new(Arc::new(view)),
            log: RwSignal::new(log),
            log_edition: RwSignal::new(0),
            latest: RwSignal::new(None),
            aside: RwSignal::new(None),
            since: RwSignal::new(None),
            pointed: RwSignal::new(None),
        }
    }

    /// Something happens: what was told and asked about the past is over.
    pub(super) fn go_on(&self) {
        if self.since.get_untracked().is_some() {
            self.since.set(None);
        }
        if self.pointed.get_untracked().is_some() {
            self.pointed.set(None);
        }
    }

    /// The table is another one, not because something happened.
    pub(super) fn look(&self, view: G::View, log: Vec<G::Seen>) {
        self.scene.set(G::scene(&view));
        self.view.set(Arc::new(view));
        self.latest.set(None);
        self.aside.set(None);
        self.since.set(None);
        self.pointed.set(None);
        // Whoever takes something back reads the same lines as before, without the last.
        let same = self.log.with_untracked(|before| before.iter().zip(&log).all(|(a, b)| a == b));
        if !same {
            self.log_edition.update(|edition| *edition += 1);
        }
        self.log.set(log);
    }
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// What happened is shown; nothing can be chosen.
    Showing,
    /// Somebody at this device chooses.
    Person(Seat),
    /// Somebody at this device throws the dice: what they show is decided, and not yet seen.
    Throw(Seat),
    /// Somebody types in what was rolled or drawn.
    Draw,
    /// A bot thinks.
    Bot(Seat),
    /// Somebody elsewhere chooses.
    Elsewhere(Seat),
    /// A server has been asked, and has not answered yet.
    Answer,
    /// The device is passed on to this player: until then nobody's secrets are on the page.
    HandOver(Seat),
    /// Somebody moves the time of a replay.
    Time,
    /// The game is over.
    Nothing,
}

/// What is shown as it ends, not step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skipping {
    /// Everything is shown.
    Nothing,
    /// The turn that goes on.
    Turn,
    /// Everything until somebody at this device is waited for.
    Turns,
}

/// What can be done now.
pub struct Offered<G: Staged> {
    /// What is waited for.
    pub waits: RwSignal<Waits>,
    /// Counts how often somebody was asked: the same may be offered again.
    pub asked: RwSignal<u32>,
    /// What may be chosen now; empty unless a person is waited for.
    pub legal: RwSignal<Vec<G::Action>>,
    /// What may turn up, when players roll and draw themselves.
    pub chances: RwSignal<Vec<G::Chance>>,
    /// What was tapped and is not yet confirmed.
    pub proposed: RwSignal<Option<G::Aim>>,
    /// Whether the last action can be taken back.
    pub undoable: RwSignal<bool>,
}

impl<G: Staged> Offered<G> {
    pub(super) fn new() -> Self {
        Self {
            waits: RwSignal::new(Waits::Showing),
            asked: RwSignal::new(0),
            legal: RwSignal::new(Vec::new()),
            chances: RwSignal::new(Vec::new()),
            proposed: RwSignal::new(None),
            undoable: RwSignal::new(false),
        }
    }

    /// From now on this is waited for, and something else can be chosen.
    pub(super) fn ask(&self, waits: Waits) {
        self.asked.update(|asked| *asked += 1);
        self.waits.set(waits);
    }

    /// From now on this is waited for, and nothing can be chosen. What is waited for already is not told again.
    pub(super) fn wait(&self, waits: Waits) {
        if self.waits.get_untracked() != waits {
            self.waits.set(waits);
        }
    }

    /// Nothing is offered any more. What was empty before is not told again: all that is drawn from it would be drawn anew.
    pub(super) fn clear(&self) {
        if self.legal.with_untracked(|legal| !legal.is_empty()) {
            self.legal.set(Vec::new());
        }
        if self.chances.with_untracked(|chances| !chances.is_empty()) {
            self.chances.set(Vec::new());
        }
        if self.proposed.with_untracked(Option::is_some) {
            self.proposed.set(None);
        }
        if self.undoable.get_untracked() {
            self.undoable.set(false);
        }
    }
}

/// Derived, these would ask the game itself to be `Copy`.
macro_rules! handles {
    ($($name:ident),*) => {
        $(
            #[expect(clippy::expl_impl_clone_on_copy, reason = "see above")]
            impl<G: Staged> Clone for $name<G> {
                fn clone(&self) -> Self {
                    *self
                }
            }

            impl<G: Staged> Copy for $name<G> {}
        )*
    };
}

handles!(Shown, Offered);
