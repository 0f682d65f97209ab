//! What one viewer sees, and how it is shown: everything that is drawn or told comes from here.

use goblin::{Goblin, PlayerView, View};
use table::{Seat, Viewer};
use words::{Arg, Key, Words, key};

use super::faces::Faces;
use crate::game::TerminalStyle;
use crate::layout::{USUAL_COLUMNS, wrapped};

#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) words: &'a Words,
    pub(super) rules: &'a Goblin,
    pub(super) view: &'a View,
    pub(super) faces: Faces<'a>,
    pub(super) columns: usize,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        words: &'a Words,
        rules: &'a Goblin,
        view: &'a View,
        screen: TerminalStyle,
    ) -> Self {
        let faces = Faces { words, content: rules.content(), lettering: screen.lettering };
        let columns = screen.columns.unwrap_or(USUAL_COLUMNS);
        Self { words, rules, view, faces, columns }
    }

    pub(super) fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view.players.get(seat.index())
    }

    /// Whose things are of most interest: the viewer's, or those of whose turn it is.
    pub(super) fn own_seat(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.view.turn.seat,
        }
    }

    pub(super) fn players(&self) -> impl Iterator<Item = (Seat, &'a PlayerView)> + use<'a> {
        Seat::first(self.view.players.len()).zip(&self.view.players)
    }

    /// A list, or "nothing".
    pub(super) fn list(&self, items: &[String]) -> String {
        if items.is_empty() { self.words.text(key::UI_NOTHING) } else { items.join(", ") }
    }

    /// A text with one list in it.
    pub(super) fn listing(&self, key: Key, items: &[String]) -> String {
        self.words.say(key, &[("list", Arg::text(self.list(items)))])
    }

    /// A line as broad as the screen allows.
    pub(super) fn line(&self, line: &str) -> String {
        wrapped(&format!("{line}\n"), self.columns).into_owned()
    }
}
