//! What players ask for beside the question: the map, help, hints, reasons, saving, taking back, leaving.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use table::{Host, Seat, Turn};
use words::{Arg, key};

use super::answer::Aside;
use super::session::{Next, Session};
use super::teller::without_asking;
use crate::game::Playable;

impl<G: Playable, I: BufRead, O: Write> Session<G, I, O> {
    /// What was asked for beside the question; `Some` if the question is no longer open.
    pub(super) fn aside(
        &mut self,
        aside: Aside,
        seat: Seat,
        view: &G::View,
    ) -> Result<Option<Next>> {
        let sure = self.unsure.take().as_ref() == Some(&aside);
        match aside {
            Aside::Undo => return self.take_back(seat),
            Aside::Map => {
                let text = self.teller(view).whole_picture();
                write!(self.output, "{text}")?;
            }
            Aside::Sheets => self.show_sheets(view)?,
            Aside::Help => self.say_line(G::HELP, &[])?,
            Aside::Hint => self.give_hint(seat)?,
            Aside::Save(path) => self.save_as(path)?,
            Aside::Why(text) => self.why(seat, view, &text)?,
            Aside::Withdraw if sure => match self.host.withdraw(seat) {
                Ok(done) => {
                    self.tell(&done)?;
                    return Ok(Some(Next::GoesOn));
                }
                Err(error) => self.refuse(error)?,
            },
            Aside::Withdraw => {
                self.say_line(key::UI_WITHDRAW_CONFIRM, &[("hero", G::who(view, seat))])?;
                self.unsure = Some(aside);
            }
            Aside::Agree if sure => {
                let done = self.host.agree()?;
                self.tell(&done)?;
                return Ok(Some(Next::GoesOn));
            }
            Aside::Agree => {
                self.say_line(key::UI_AGREE_CONFIRM, &[])?;
                self.unsure = Some(aside);
            }
            Aside::Quit if sure || self.saving.path().is_some() => return Ok(Some(Next::Stops)),
            Aside::Quit if !self.saving.would_lose(&self.host) => return Ok(Some(Next::Stops)),
            Aside::Quit => {
                self.say_line(key::UI_QUIT_UNSAVED, &[])?;
                self.unsure = Some(aside);
            }
        }
        Ok(None)
    }

    /// Takes an action back, or with own draws what was typed in last: as far as to something that
    /// is asked, or not at all.
    fn take_back(&mut self, seat: Seat) -> Result<Option<Next>> {
        let mut trial = self.host.clone();
        loop {
            // Whoever at this terminal acted last may take it back, also when the turn has passed on.
            let by = trial.undoable_by().filter(|by| self.host.seating().is_person(*by));
            let key = if trial.undo(by.unwrap_or(seat)).is_ok() {
                key::UI_UNDONE
            } else if trial.correct().is_ok() {
                key::UI_CORRECTED
            } else {
                let key =
                    if trial.has_begun() { key::UI_NOTHING_TO_UNDO } else { key::UI_NOTHING_YET };
                self.say_line(key, &[])?;
                return Ok(None);
            };
            if self.is_asked(&trial) {
                self.host = trial;
                self.shown = None;
                self.audience.take_back();
                self.say_line(key, &[])?;
                return Ok(Some(Next::GoesOn));
            }
        }
    }

    /// Whether somebody would be asked for how this game goes on.
    fn is_asked(&self, host: &Host<G>) -> bool {
        match host.turn() {
            Turn::Seat(seat) => {
                let view = host.view(self.audience.as_seat(seat));
                without_asking::<G>(&view, &host.legal_actions()).is_none()
            }
            Turn::Chance | Turn::Over => true,
        }
    }

    /// Why something is not possible, or without a text everything that is not.
    fn why(&mut self, seat: Seat, view: &G::View, text: &str) -> Result<()> {
        if text.is_empty() && self.host.turn() == Turn::Chance {
            return self.draw_first();
        }
        let (teller, why_not) = (self.teller(view), |action| self.host.why_not(seat, action));
        let text = if text.is_empty() {
            teller.why_not_all(seat, &why_not)
        } else {
            teller.why(text, &why_not)
        };
        write!(self.output, "{text}")?;
        Ok(())
    }

    fn save_as(&mut self, path: Option<PathBuf>) -> Result<()> {
        let own = self.saving.path().map(Path::to_path_buf);
        let Some(path) = path.or_else(|| own.clone()) else {
            return self.say_line(key::UI_SAVE_WHERE, &[]);
        };
        let file = Arg::text(path.display().to_string());
        if path.exists() && own.as_ref() != Some(&path) {
            return self.say_line(key::UI_FILE_EXISTS, &[("file", file)]);
        }
        match self.saving.write(&path, &self.host) {
            Ok(()) => self.say_line(key::UI_SAVED, &[("file", file)]),
            Err(error) => self.not_saved(&path, &error),
        }
    }
}
