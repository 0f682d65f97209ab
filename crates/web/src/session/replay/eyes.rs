//! Whose eyes a replay is watched with.

use table::{Rules, Seat, Viewer};

/// Whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Those of one viewer.
    Of(Viewer),
    /// Everybody's at once: all cards lie open.
    All,
}

impl Eyes {
    /// What these eyes see happen.
    pub(super) fn seen<R: Rules>(self, rules: &R, event: &R::Event) -> Option<R::Seen> {
        let open = rules.seen(event, self.viewer());
        if self != Self::All {
            return open;
        }
        // Whoever knows more than a spectator knows all of it.
        let seats = Seat::first(rules.seats()).map(Viewer::Seat);
        let mut known = seats.map(|viewer| rules.seen(event, viewer));
        known.find(|known| *known != open).unwrap_or(open)
    }

    /// The one viewer; for all of them the one who sees least.
    pub const fn viewer(self) -> Viewer {
        match self {
            Self::Of(viewer) => viewer,
            Self::All => Viewer::Spectator,
        }
    }
}
