//! One game at the terminal: who is asked, and what is understood.

use std::io::{BufRead, Read as _, Write};
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::{Result, bail};
use bots::Chooser;
use table::{Host, HostError, PlayoutLuck, Seat, Turn, Viewer};
use words::{Arg, Words, key};

use super::answer::{Answer, Aside, understand};
use super::audience::Audience;
use super::hints::Hints;
use super::saving::Saving;
use super::teller::{Shown, Teller, chosen, without_asking};
use super::width;
use crate::cli::MapStyle;
use crate::game::{Playable, TerminalStyle};

/// Nobody types more in one line.
const MAX_LINE: u64 = 4096;

/// What happens to the game after an answer.
#[derive(PartialEq, Eq)]
pub(super) enum Next {
    GoesOn,
    Stops,
}

/// How players are spoken to.
pub(super) struct Manner {
    pub(super) words: Words,
    pub(super) map: MapStyle,
    pub(super) hints: Hints,
}

/// A game that is played at the terminal.
pub(super) struct Session<G: Playable, I, O> {
    pub(super) host: Host<G>,
    pub(super) words: Words,
    pub(super) map: MapStyle,
    pub(super) hints: Hints,
    pub(super) saving: Saving,
    input: I,
    pub(super) output: O,
    /// For seats that choose by themselves: not secret, and not what dice and draws come from.
    bot_seed: u64,
    pub(super) bots: bots::BotPlayer<G>,
    pub(super) audience: Audience<G::Seen>,
    pub(super) shown: Shown<G>,
    /// What was asked for and has to be asked for again to be sure.
    pub(super) unsure: Option<Aside>,
}

impl<G: Playable, I: BufRead, O: Write> Session<G, I, O> {
    pub(super) fn new(
        host: Host<G>,
        Manner { words, map, hints }: Manner,
        saving: Saving,
        (input, output): (I, O),
        bot_seed: u64,
    ) -> Self {
        let audience = Audience::new(G::has_secrets(), host.seating().person_seats());
        let bots = bots::BotPlayer::new(host.rules());
        let (shown, unsure) = (None, None);
        Self {
            host,
            words,
            map,
            hints,
            saving,
            input,
            output,
            bot_seed,
            bots,
            audience,
            shown,
            unsure,
        }
    }

    /// Plays until the game is over, somebody quits, or the input ends.
    pub(super) fn play(mut self) -> Result<()> {
        let played = self.play_to_end();
        self.output.flush()?;
        played
    }

    fn play_to_end(&mut self) -> Result<()> {
        self.saving.keep(&self.host)?;
        if self.host.turn() != Turn::Over {
            self.greet()?;
            self.promise_dice()?;
            let done = self.host.begin();
            self.tell(&done)?;
            self.introduce()?;
        }
        loop {
            let next = match self.host.turn() {
                Turn::Over => break,
                Turn::Chance => self.ask_draw()?,
                Turn::Seat(seat) => match self.chooser(seat) {
                    Chooser::Human => self.decide(seat)?,
                    Chooser::Bot(bot) => self.let_choose(bot, seat)?,
                },
            };
            if next == Next::Stops {
                self.keep()?;
                if let Some(path) = self.saving.path().filter(|_| !self.saving.failed()) {
                    let file = Arg::text(path.display().to_string());
                    writeln!(self.output, "{}", self.words.say(key::UI_SAVED, &[("file", file)]))?;
                }
                self.say_line(key::UI_GOODBYE, &[])?;
                return self.finished();
            }
        }
        self.show_end()?;
        self.keep()?;
        self.finished()
    }

    fn finished(&self) -> Result<()> {
        match self.saving.path() {
            Some(path) if self.saving.failed() => {
                bail!("the game is not saved to {}", path.display())
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Who chooses for this seat now.
    pub(super) fn chooser(&self, seat: Seat) -> Chooser {
        Chooser::at(self.host.seating(), seat)
    }

    /// Who chooses for each seat.
    pub(super) fn players(&self) -> Vec<Chooser> {
        Seat::first(self.host.rules().seats()).map(|seat| self.chooser(seat)).collect()
    }

    /// What whoever looks at the screen may know.
    pub(super) fn view(&self) -> G::View {
        self.host.view(self.audience.viewer())
    }

    /// Tells what this view shows.
    pub(super) fn teller<'a>(&'a self, view: &'a G::View) -> Teller<'a, G> {
        let (rules, words, screen) = (self.host.rules(), &self.words, self.screen());
        Teller { rules, words, view, screen }
    }

    /// What things are shown with and on.
    pub(super) fn screen(&self) -> TerminalStyle {
        TerminalStyle { lettering: self.map.lettering(), columns: width() }
    }

    fn let_choose(&mut self, bot: bots::Bot, seat: Seat) -> Result<Next> {
        // The same choice whether or not the game was saved and resumed in between.
        let mut luck = PlayoutLuck::for_game(self.bot_seed, self.host.sequence() as u64);
        let (host, legal) = (&self.host, self.host.legal_actions());
        let view = || host.view(Viewer::Seat(seat));
        let action = self.bots.choose(host.rules(), bot, view, &legal, &mut luck);
        let done = self.host.play(seat, action)?;
        self.tell(&done)?;
        Ok(Next::GoesOn)
    }

    /// A player decides, unless there is nothing to think about.
    fn decide(&mut self, seat: Seat) -> Result<Next> {
        let viewer = self.audience.as_seat(seat);
        let view = self.host.view(viewer);
        let legal = self.host.legal_actions();
        let Some(action) = without_asking::<G>(&view, &legal) else {
            return if self.hand_over(seat)? {
                self.ask(seat, &view, &legal)
            } else {
                Ok(Next::Stops)
            };
        };
        // What the choice says may be known to its player only.
        if viewer == self.audience.viewer() {
            let text = self.host.rules().choice(&self.words, &view, action);
            writeln!(self.output, "  > {text}")?;
        }
        let done = self.host.play(seat, action)?;
        self.tell(&done)?;
        Ok(Next::GoesOn)
    }

    /// One question to a player, until the game or the player has moved on.
    fn ask(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Result<Next> {
        self.show_changes(view)?;
        let question = self.teller(view).question(legal);
        write!(self.output, "{question}")?;
        loop {
            let reply = match self.read_reply(seat, view)? {
                ControlFlow::Continue(reply) => reply,
                ControlFlow::Break(next) => return Ok(next),
            };
            let Some(action) = chosen::<G>(&reply, legal) else {
                self.say_line(key::UI_NOT_A_CHOICE, &[("count", Arg::Number(legal.len() as i64))])?;
                continue;
            };
            match self.host.play(seat, action) {
                Ok(done) => {
                    self.tell(&done)?;
                    return Ok(Next::GoesOn);
                }
                Err(error) => self.refuse(error)?,
            }
        }
    }

    pub(super) fn reason(&self, error: HostError<G::Refusal>) -> String {
        self.host.rules().host_error(&self.words, &self.view(), error)
    }

    /// Says what has to be rolled or drawn before anything else can be done, and by whom.
    pub(super) fn draw_first(&mut self) -> Result<()> {
        let reason = self.reason(HostError::DrawFirst);
        writeln!(self.output, "{reason}")?;
        Ok(())
    }

    pub(super) fn refuse(&mut self, error: HostError<G::Refusal>) -> Result<()> {
        let reason = self.reason(error);
        self.say_line(key::UI_IMPOSSIBLE, &[("reason", Arg::text(reason))])
    }

    /// Keeps the game's own file up to date; trouble with it is told, and the game goes on.
    pub(super) fn keep(&mut self) -> Result<()> {
        match self.saving.keep(&self.host) {
            Ok(()) => Ok(()),
            Err(error) => {
                let path = self.saving.path().map(Path::to_path_buf).unwrap_or_default();
                self.not_saved(&path, &error)
            }
        }
    }

    pub(super) fn not_saved(&mut self, path: &Path, error: &anyhow::Error) -> Result<()> {
        let file = Arg::text(path.display().to_string());
        let reason = Arg::text(error.root_cause().to_string());
        self.say_line(key::UI_NOT_SAVED, &[("file", file), ("reason", reason)])
    }

    /// The next reply to the open question, after whatever else was asked for; or what became of the
    /// game meanwhile.
    pub(super) fn read_reply(
        &mut self,
        seat: Seat,
        view: &G::View,
    ) -> Result<ControlFlow<Next, String>> {
        loop {
            let Some(line) = self.read_line()? else { return Ok(ControlFlow::Break(Next::Stops)) };
            let answer = understand(&line);
            // Whoever types anything else is no longer sure.
            if !matches!((&answer, &self.unsure), (Answer::Aside(aside), Some(unsure)) if aside == unsure)
            {
                self.unsure = None;
            }
            match answer {
                Answer::Aside(aside) => {
                    if let Some(next) = self.aside(aside, seat, view)? {
                        return Ok(ControlFlow::Break(next));
                    }
                }
                Answer::Reply(reply) => {
                    let (rules, screen) = (self.host.rules(), self.screen());
                    match rules.aside(&self.words, view, &reply, screen) {
                        Some(text) => write!(self.output, "{text}")?,
                        None => return Ok(ControlFlow::Continue(reply)),
                    }
                }
            }
        }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn read_line(&mut self) -> Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
            writeln!(self.output)?;
            self.say_line(key::UI_END_OF_INPUT, &[])?;
            return Ok(None);
        }
        if !line.ends_with(b"\n") {
            // Nobody means the rest of such a line as an answer of its own.
            self.input.skip_until(b'\n')?;
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}
