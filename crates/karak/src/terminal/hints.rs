//! Hints: what the strongest bot would do, with its reason in numbers, for players who ask.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::{Budget, DEFAULT_ITERATIONS, Grounds, Hint};
use table::{PlayoutLuck, Seat, Turn, Viewer};
use words::{HintReason, key};

use super::session::Session;
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
        let (rules, legal) = (self.host.rules(), self.host.legal_actions());
        let view = self.host.view(Viewer::Seat(seat));
        let mut luck = PlayoutLuck::new(0);
        let budget = Budget::iterations(DEFAULT_ITERATIONS);
        let hint = self.bots.hint(rules, &view, &legal, &mut luck, budget);
        // As it stands on the list.
        let choice = |action: G::Action| {
            let text = rules.action(&self.words, &view, action);
            let place = legal.iter().position(|&legal| legal == action);
            place.map_or(text.clone(), |place| format!("{}. {text}", place + 1))
        };
        let reason = match hint {
            Hint { grounds: Grounds::Only, .. } => HintReason::Only,
            Hint { win: Some(win), other, .. } => {
                let other = other.map(|(action, win)| (choice(action), win));
                HintReason::Win { win, other }
            }
            Hint { win: None, .. } => HintReason::Unweighed,
        };
        let fight = rules.fight_chance(&view, hint.action);
        let text = words::hint(&self.words, &choice(hint.action), &reason, fight, None);
        writeln!(self.output, "{text}")?;
        Ok(())
    }
}
