//! What players ask for beside the question: the map, help, reasons, saving, taking back, leaving.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use dungeon::{Action, Direction, View};
use table::{Seat, Turn, Viewer};
use words::{Arg, dungeon as say};

use super::answer::Aside;
use super::map::{self, Room};
use super::table::{Next, Table, without_asking};
use super::{sheets, width};
use crate::cli::{MapStyle, Player};

impl<I: BufRead, O: Write> Table<I, O> {
    /// What was asked for beside the question; `Some` if the question is no longer open.
    pub(super) fn aside(&mut self, aside: Aside, seat: Seat, view: &View) -> Result<Option<Next>> {
        let sure = self.unsure.take().as_ref() == Some(&aside);
        match aside {
            Aside::Undo => return self.take_back(seat),
            Aside::Map => {
                let content = self.host.rules().content();
                if self.map == MapStyle::None {
                    sheets::write_tiles(&mut self.output, &self.words, view, content)?;
                } else {
                    let room = width().map(|columns| Room { columns, lines: usize::MAX });
                    write!(self.output, "{}", map::draw(view, content, self.map, room))?;
                    sheets::write_legend(&mut self.output, &self.words, view, content, self.map)?;
                }
            }
            Aside::Sheets => self.show_heroes(view)?,
            Aside::Skills => self.show_skills(view)?,
            Aside::Help => self.say_line("ui-help-text", &[])?,
            Aside::Save(path) => self.save_as(path)?,
            Aside::Why(text) if text.is_empty() => self.why_not_all(seat, view)?,
            Aside::Why(text) => self.why(seat, &text)?,
            Aside::Withdraw if sure => match self.host.withdraw(seat) {
                Ok(events) => {
                    self.tell(&events)?;
                    return Ok(Some(Next::GoesOn));
                }
                Err(error) => self.refuse(error)?,
            },
            Aside::Withdraw => {
                self.say_line("ui-withdraw-confirm", &[("hero", say::who(view, seat))])?;
                self.unsure = Some(aside);
            }
            Aside::Agree if sure => {
                let events = self.host.agree()?;
                self.tell(&events)?;
                return Ok(Some(Next::GoesOn));
            }
            Aside::Agree => {
                self.say_line("ui-agree-confirm", &[])?;
                self.unsure = Some(aside);
            }
            Aside::Quit if sure || self.saving.path().is_some() => return Ok(Some(Next::Stops)),
            Aside::Quit if !self.saving.would_lose(&self.host) => return Ok(Some(Next::Stops)),
            Aside::Quit => {
                self.say_line("ui-quit-unsaved", &[])?;
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
            let by = trial.undoable_by().filter(|by| self.players[by.index()] == Player::Human);
            let key = if trial.undo(by.unwrap_or(seat)).is_ok() {
                "ui-undone"
            } else if trial.correct().is_ok() {
                "ui-corrected"
            } else {
                let key = if trial.has_begun() { "ui-nothing-to-undo" } else { "ui-nothing-yet" };
                self.say_line(key, &[])?;
                return Ok(None);
            };
            let asked = without_asking(&trial.view(Viewer::Spectator), &trial.legal_actions());
            if asked.is_none() {
                self.host = trial;
                self.shown = None;
                self.say_line(key, &[])?;
                return Ok(Some(Next::GoesOn));
            }
        }
    }

    fn show_skills(&mut self, view: &View) -> Result<()> {
        for hero in view.heroes.iter().filter_map(|hero| hero.hero) {
            let [first, second] = say::skills(&self.words, hero);
            writeln!(self.output, "{}: {first} {second}", say::hero_title(&self.words, hero))?;
        }
        Ok(())
    }

    fn why(&mut self, seat: Seat, text: &str) -> Result<()> {
        let Ok(mut action) = text.parse::<Action>() else {
            return self.say_line("ui-why-unknown", &[("text", Arg::text(text))]);
        };
        // Whoever asks about going where no tile lies means exploring.
        if let Action::Move(direction) = action
            && self.can(seat, Action::Explore(direction))
        {
            action = Action::Explore(direction);
        }
        match self.host.why_not(seat, action) {
            Some(error) => {
                let reason = self.reason(error);
                writeln!(self.output, "{reason}")?;
                Ok(())
            }
            None => self.say_line("ui-why-possible", &[]),
        }
    }

    fn can(&self, seat: Seat, action: Action) -> bool {
        self.host.why_not(seat, action).is_none()
    }

    /// Everything a player could think of that is not possible now, with the reason.
    fn why_not_all(&mut self, seat: Seat, view: &View) -> Result<()> {
        if self.host.turn() == Turn::Chance {
            return self.say_line("ui-draw-first", &[]);
        }
        self.say_line("ui-why-list", &[])?;
        let seats = Seat::first(view.heroes.len()).filter(|&other| other != seat);
        let ways = Direction::ALL.into_iter().filter(|&way| !self.can(seat, Action::Explore(way)));
        let mut actions: Vec<Action> = ways.map(Action::Move).collect();
        actions.extend([Action::Fight, Action::Open, Action::Collect, Action::Bolt]);
        actions.extend([Action::Sacrifice, Action::RollAgain, Action::End]);
        actions.extend(seats.map(Action::Swap));
        for action in actions {
            if let Some(error) = self.host.why_not(seat, action) {
                let (text, reason) = (say::action(&self.words, view, action), self.reason(error));
                writeln!(self.output, "  {text}: {reason}")?;
            }
        }
        Ok(())
    }

    fn save_as(&mut self, path: Option<PathBuf>) -> Result<()> {
        let own = self.saving.path().map(Path::to_path_buf);
        let Some(path) = path.or_else(|| own.clone()) else {
            return self.say_line("ui-save-where", &[]);
        };
        let file = Arg::text(path.display().to_string());
        if path.exists() && own.as_ref() != Some(&path) {
            return self.say_line("ui-file-exists", &[("file", file)]);
        }
        match self.saving.write(&path, &self.host, &self.players) {
            Ok(()) => self.say_line("ui-saved", &[("file", file)]),
            Err(error) => self.not_saved(&path, &error),
        }
    }
}
