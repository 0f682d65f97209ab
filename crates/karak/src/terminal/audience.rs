//! Who looks at the screen, and what everybody else has not been told yet.

use table::{Seat, SeatSet, Viewer};

/// Something to tell.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum News<S> {
    /// This happened, as the one who is told may know it.
    Happened(S),
    /// What happened before was taken back.
    TakenBack,
}

/// The people at one screen. Where players have secrets, one of them looks at a time, and what happens
/// meanwhile is kept for the others in the form that each may know.
pub(super) struct Audience<S> {
    secrets: bool,
    /// Who looks when all look.
    everybody: Viewer,
    viewer: Viewer,
    /// Everyone who will look again, with what they are still to be told.
    untold: Vec<(Viewer, Vec<News<S>>)>,
}

impl<S: PartialEq> Audience<S> {
    /// All look at first. A single person is never asked to look away.
    pub(super) fn new(secrets: bool, people: SeatSet) -> Self {
        let everybody = match people.iter().next() {
            Some(alone) if secrets && people.len() == 1 => Viewer::Seat(alone),
            Some(_) | None => Viewer::Spectator,
        };
        let mut viewers = vec![everybody];
        if secrets && people.len() > 1 {
            viewers.extend(people.iter().map(Viewer::Seat));
        }
        let untold = viewers.into_iter().map(|viewer| (viewer, Vec::new())).collect();
        Self { secrets, everybody, viewer: everybody, untold }
    }

    /// Who looks now.
    pub(super) const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Who looks when all look.
    pub(super) const fn everybody(&self) -> Viewer {
        self.everybody
    }

    /// As whom a person on this seat has to look to see all they may.
    pub(super) const fn as_seat(&self, seat: Seat) -> Viewer {
        if self.secrets { Viewer::Seat(seat) } else { Viewer::Spectator }
    }

    /// From now on this one looks.
    pub(super) fn pass_to(&mut self, viewer: Viewer) {
        if self.viewer == Viewer::Spectator {
            // All together look again only when the game is over, and are told no more than its end.
            self.untold.retain(|(untold, _)| *untold != Viewer::Spectator);
        }
        self.viewer = viewer;
    }

    /// Something happened: `seen` says what of it a viewer may know.
    pub(super) fn hear(&mut self, seen: impl Fn(Viewer) -> Option<S>) {
        let seen_now = seen(self.viewer);
        let all_look = self.viewer == self.everybody;
        for (viewer, untold) in &mut self.untold {
            let own = seen(*viewer);
            // While all look, the others need to be told only what they know better.
            if *viewer == self.viewer || !all_look || own != seen_now {
                untold.extend(own.map(News::Happened));
            }
        }
    }

    /// The last thing that happened was taken back. Whoever looks has seen it.
    pub(super) fn take_back(&mut self) {
        for (viewer, untold) in &mut self.untold {
            if *viewer != self.viewer {
                untold.push(News::TakenBack);
            }
        }
    }

    /// What is to be told to the one who looks; it counts as told.
    pub(super) fn news(&mut self) -> Vec<News<S>> {
        let own = self.untold.iter_mut().find(|(viewer, _)| *viewer == self.viewer);
        own.map(|(_, untold)| std::mem::take(untold)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BERT: Seat = Seat::new(2);

    fn people(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    /// A card is drawn: Anna's own, so only she knows which.
    fn card(viewer: Viewer) -> &'static str {
        if viewer == Viewer::Seat(ANNA) { "a sword" } else { "a card" }
    }

    #[test]
    fn without_secrets_or_alone_nobody_looks_away() {
        let open = Audience::<&str>::new(false, people(&[ANNA, BERT]));
        assert_eq!((open.viewer(), open.as_seat(BERT)), (Viewer::Spectator, Viewer::Spectator));
        let alone = Audience::<&str>::new(true, people(&[BERT]));
        assert_eq!((alone.viewer(), alone.as_seat(BERT)), (Viewer::Seat(BERT), Viewer::Seat(BERT)));
        assert_eq!(Audience::<&str>::new(true, people(&[])).viewer(), Viewer::Spectator);
    }

    #[test]
    fn everybody_is_told_what_they_missed_and_may_know_once() {
        use News::{Happened, TakenBack};
        let mut audience = Audience::new(true, people(&[ANNA, BERT]));
        audience.hear(|_| Some("the game begins"));
        audience.hear(|viewer| Some(card(viewer)));
        assert_eq!(audience.news(), [Happened("the game begins"), Happened("a card")], "all look");
        audience.pass_to(Viewer::Seat(ANNA));
        assert_eq!(audience.news(), [Happened("a sword")], "what all saw is not told again");
        audience.hear(|viewer| Some(card(viewer)));
        assert_eq!(audience.news(), [Happened("a sword")]);
        audience.take_back();
        assert_eq!(audience.news(), [], "who took it back knows");
        audience.pass_to(Viewer::Seat(BERT));
        assert_eq!(audience.news(), [Happened("a card"), TakenBack]);
        assert_eq!(audience.news(), []);
    }
}
