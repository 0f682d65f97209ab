//! Own draws: what was rolled and drawn at a real table is typed in.

use std::io::{BufRead, Write};
use std::ops::ControlFlow;

use anyhow::Result;
use bots::Chooser;
use table::Viewer;
use words::Arg;

use super::session::{Next, Session};
use crate::game::{Playable, Question};

impl<G: Playable, I: BufRead, O: Write> Session<G, I, O> {
    /// Asks for a roll or draw.
    pub(super) fn ask_draw(&mut self) -> Result<Next> {
        let seat = G::acting(&self.view());
        let somebody = self.chooser(seat) == Chooser::Human;
        if somebody && !self.hand_over(seat)? {
            return Ok(Next::Stops);
        }
        let view = self.view();
        let mut chances = Vec::new();
        self.host.rules().chances(self.host.state(), &mut chances);
        // Whoever draws for a bot has seen its hand.
        let drawn = self.host.view(Viewer::Seat(seat));
        let question = self.host.rules().question(&self.words, &drawn, &chances);
        writeln!(self.output, "\n{}", question.prompt)?;
        for (number, (_, name)) in (1..).zip(&question.listed) {
            writeln!(self.output, "{number:>3}. {name}")?;
        }
        loop {
            let reply = match self.read_reply(seat, &view)? {
                ControlFlow::Continue(reply) => reply,
                ControlFlow::Break(next) => return Ok(next),
            };
            let Some(chance) = read_draw::<G>(&question, &reply) else {
                self.say_line(question.not_understood, &[("text", Arg::text(reply))])?;
                continue;
            };
            match self.host.draw(chance) {
                Ok(done) => {
                    self.tell(&done)?;
                    return Ok(Next::GoesOn);
                }
                Err(error) => self.refuse(error)?,
            }
        }
    }
}

/// What an answer in small letters means: a number or name of the list, notation, or a short form of it.
pub(crate) fn read_draw<G: Playable>(
    question: &Question<G::Chance>,
    line: &str,
) -> Option<G::Chance> {
    let listed = &question.listed;
    let number = line.parse().ok().and_then(|number: usize| number.checked_sub(1));
    let by_number = || listed.get(number?);
    let by_name = || listed.iter().find(|(_, name)| name.to_lowercase() == line);
    if let Some((chance, _)) = by_number().or_else(by_name) {
        return Some(*chance);
    }
    let line = G::as_notation(line);
    line.parse().ok().or_else(|| G::short_draw(&line, listed))
}
