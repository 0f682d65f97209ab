//! Passing the device on, where players have secrets from each other.

use std::io::{BufRead, Write};

use anyhow::Result;
use table::{Seat, Viewer};

use super::session::Session;
use super::width;
use crate::game::Playable;

/// Clears the screen and what could be scrolled back to.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

impl<G: Playable, I: BufRead, O: Write> Session<G, I, O> {
    /// Sees to it that the person on this seat looks at the screen, and tells what they have missed.
    /// `false` if the input ended before that.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<bool> {
        let viewer = self.audience.as_seat(seat);
        let Some([pass_on, take]) = G::HAND_OVER.filter(|_| self.audience.viewer() != viewer)
        else {
            return Ok(true);
        };
        let next = [("hero", G::who(&self.view(), seat))];
        // Whoever looks has to have the time to read, and what they read must be gone then.
        if matches!(self.audience.viewer(), Viewer::Seat(_)) {
            writeln!(self.output)?;
            self.say_line(pass_on, &next)?;
            if self.read_line()?.is_none() {
                return Ok(false);
            }
        }
        if width().is_some() {
            write!(self.output, "{CLEAR}")?;
        }
        self.say_line(take, &next)?;
        if self.read_line()?.is_none() {
            return Ok(false);
        }
        self.audience.pass_to(viewer);
        self.shown = None;
        self.tell_news()?;
        Ok(true)
    }
}
