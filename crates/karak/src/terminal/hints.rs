//! Hints: what the strongest bot would do, with its reason in numbers, for players who ask.

use std::io::{BufRead, Write};

use anyhow::Result;
use table::{Seat, Turn, Viewer};
use words::key;

use super::session::Session;
use super::teller::Teller;
use crate::game::Playable;

/// Whether players may ask for hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hints {
    Given,
    Off,
}

impl<G: Playable, I: BufRead, O: Write> Session<G, I, O> {
    /// The best choice for whose decision is asked for, from what their own view shows. Nothing of the
    /// game changes, and the same question has the same answer.
    pub(super) fn give_hint(&mut self, seat: Seat) -> Result<()> {
        if self.hints == Hints::Off {
            return self.say_line(key::UI_HINTS_OFF, &[]);
        }
        if self.host.turn() != Turn::Seat(seat) {
            return self.draw_first();
        }
        let (legal, view) = (self.host.legal_actions(), self.host.view(Viewer::Seat(seat)));
        let teller = Teller {
            rules: self.host.rules(),
            words: &self.words,
            view: &view,
            screen: self.screen(),
        };
        let text = teller.hint(&mut self.bots, &legal);
        write!(self.output, "{text}")?;
        Ok(())
    }
}
