//! What is still to be shown.

use std::collections::VecDeque;

use table::Viewer;

use super::{Beat, Staged};

/// What is still to be shown, and to whom.
pub(super) struct Queue<G: Staged> {
    /// One thing after the other.
    pub(super) beats: VecDeque<Beat<G>>,
    /// Who looks at the page.
    pub(super) viewer: Viewer,
    /// When something was shown last, in milliseconds.
    pub(super) drawn: f64,
    /// How often something was shown for a while: whoever waits for its end knows whether it is still the one.
    pub(super) shown: u32,
    /// The dice that come next were thrown by hand.
    pub(super) thrown: bool,
    /// Something was not shown step by step since somebody at this device was asked.
    pub(super) skipped: bool,
    /// Something has happened since the game was put on the stage.
    pub(super) begun: bool,
    /// Whose wish it was that was sent last.
    pub(super) sent: Sent,
    /// Of each seat whether somebody at this device plays for it, and whether a bot does, when that was drawn last.
    pub(super) plays: Vec<(bool, bool)>,
}

/// Whose wish something is that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sent {
    /// Somebody has chosen it.
    Chosen,
    /// There was nothing else to do.
    Foregone,
}

impl<G: Staged> Queue<G> {
    pub(super) const fn new(viewer: Viewer) -> Self {
        Self {
            beats: VecDeque::new(),
            viewer,
            drawn: 0.0,
            shown: 0,
            thrown: false,
            skipped: false,
            begun: false,
            sent: Sent::Chosen,
            plays: Vec::new(),
        }
    }
}
