//! One game at the terminal: who is asked, what is shown, what is understood.

use std::io::{BufRead, Read as _, Write};
use std::path::Path;

use anyhow::{Result, bail};
use dungeon::{Action, Decision, Dungeon, Event, Goals, Phase, Place, View};
use table::{Host, HostError, Luck as _, PlayoutLuck, Seat, Turn, Viewer};
use words::{Arg, Words, dungeon as say};

use super::answer::{Answer, Aside, understand};
use super::map::{self, Room};
use super::saving::Saving;
use super::{draws, sheets};
use crate::cli::{MapStyle, Player};

/// Nobody types more in one line.
const MAX_LINE: u64 = 4096;
/// Lines that prompt, choices and sheets take beside the map.
const LINES_BESIDE_MAP: usize = 14;

/// What happens to the game after an answer.
#[derive(PartialEq, Eq)]
pub(super) enum Next {
    GoesOn,
    Stops,
}

pub(super) struct Table<I, O> {
    pub(super) host: Host<Dungeon>,
    pub(super) players: Vec<Player>,
    pub(super) words: Words,
    pub(super) map: MapStyle,
    pub(super) saving: Saving,
    input: I,
    pub(super) output: O,
    /// For seats that choose at random: not secret, and not what dice and draws come from.
    bot_seed: u64,
    /// What the map showed last: heroes, tiles, turn.
    pub(super) shown: Option<(Vec<Place>, usize, u16)>,
    /// What was asked for and has to be asked for again to be sure.
    pub(super) unsure: Option<Aside>,
}

impl<I: BufRead, O: Write> Table<I, O> {
    pub(super) fn new(
        host: Host<Dungeon>,
        players: Vec<Player>,
        words: Words,
        map: MapStyle,
        saving: Saving,
        (input, output): (I, O),
        bot_seed: u64,
    ) -> Self {
        let (shown, unsure) = (None, None);
        Self { host, players, words, map, saving, input, output, bot_seed, shown, unsure }
    }

    /// Plays until the game is over, somebody quits, or the input ends.
    pub(super) fn play(mut self) -> Result<()> {
        let played = self.play_to_end();
        self.output.flush()?;
        played
    }

    fn play_to_end(&mut self) -> Result<()> {
        self.saving.keep(&self.host, &self.players)?;
        if self.host.turn() != Turn::Over {
            self.greet()?;
            let events = self.host.begin();
            self.tell(&events)?;
            self.introduce()?;
        }
        loop {
            let next = match self.host.turn() {
                Turn::Over => break,
                Turn::Chance => self.ask_draw()?,
                Turn::Seat(seat) => match self.players[seat.index()] {
                    Player::Human => self.decide(seat)?,
                    Player::Random => self.choose_at_random(seat)?,
                },
            };
            if next == Next::Stops {
                self.keep()?;
                if let Some(path) = self.saving.path().filter(|_| !self.saving.failed()) {
                    let file = Arg::text(path.display().to_string());
                    writeln!(self.output, "{}", self.words.say("ui-saved", &[("file", file)]))?;
                }
                self.say_line("ui-goodbye", &[])?;
                return self.finished();
            }
        }
        let view = self.view();
        writeln!(self.output)?;
        sheets::write_table(
            &mut self.output,
            &self.words,
            &view,
            self.host.rules(),
            &self.players,
            self.map,
        )?;
        writeln!(self.output, "\n{}", say::ending(&self.words, &view))?;
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

    fn greet(&mut self) -> Result<()> {
        self.say_line("ui-title", &[])?;
        self.say_line("ui-subtitle", &[])?;
        self.say_line("ui-goal-dragon", &[])?;
        let Goals { treasures, inventory } = self.host.rules().setup().goals;
        if treasures {
            let count = i64::from(self.host.rules().content().treasures_to_win);
            self.say_line("ui-goal-treasures", &[("count", Arg::Number(count))])?;
        }
        if inventory {
            self.say_line("ui-goal-inventory", &[])?;
        }
        writeln!(self.output)?;
        self.say_line("ui-help-text", &[])?;
        writeln!(self.output).map_err(Into::into)
    }

    /// Who plays which hero.
    fn introduce(&mut self) -> Result<()> {
        let view = self.view();
        for (seat, hero) in Seat::first(view.heroes.len()).zip(&view.heroes) {
            let Some(hero) = hero.hero else { continue };
            let kind = match self.players[seat.index()] {
                Player::Human => "ui-seat-human",
                Player::Random => "ui-seat-random-bot",
            };
            let args = [
                ("seat", Arg::labeled("seat", seat.to_string())),
                ("hero", Arg::text(say::hero_title(&self.words, hero))),
                ("kind", Arg::text(self.words.text(kind))),
            ];
            self.say_line("ui-seat-line", &args)?;
        }
        Ok(())
    }

    fn view(&self) -> View {
        self.host.view(Viewer::Spectator)
    }

    pub(super) fn say_line(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<()> {
        writeln!(self.output, "{}", self.words.say(key, args))?;
        Ok(())
    }

    pub(super) fn tell(&mut self, events: &[Event]) -> Result<()> {
        let view = self.view();
        let mut turn = view.turn.number.saturating_sub(turns_begun(events));
        for event in events {
            if let Event::TurnBegan { seat } = *event {
                turn = turn.saturating_add(1);
                let number = Arg::Number(i64::from(turn));
                let args = [("number", number), ("hero", say::who(&view, seat))];
                writeln!(self.output, "\n{}", self.words.say("ui-turn-heading", &args))?;
            } else {
                writeln!(self.output, "  {}", say::event(&self.words, &view, event))?;
            }
        }
        if turns_begun(events) > 0 { self.keep() } else { Ok(()) }
    }

    /// As much of the map as the terminal has room for; in words all of it is told on demand only.
    fn show_map(&mut self, view: &View) -> Result<()> {
        let room = terminal_size::terminal_size().map(|(width, height)| Room {
            columns: usize::from(width.0),
            lines: usize::from(height.0).saturating_sub(LINES_BESIDE_MAP),
        });
        let content = self.host.rules().content();
        let map = map::draw(view, content, self.map, room);
        if !map.is_empty() {
            write!(self.output, "\n{map}")?;
        }
        Ok(())
    }

    /// Shows the map when it has changed, and the sheets at the beginning of a turn.
    fn show_changes(&mut self, view: &View) -> Result<()> {
        let places: Vec<Place> = view.heroes.iter().map(|hero| hero.place).collect();
        let now = (places, view.tiles.len(), view.turn.number);
        let before = self.shown.replace(now.clone());
        if before.as_ref() == Some(&now) {
            return Ok(());
        }
        self.show_map(view)?;
        if before.is_none_or(|before| before.2 != now.2) {
            writeln!(self.output)?;
            self.show_heroes(view)?;
        }
        Ok(())
    }

    pub(super) fn show_heroes(&mut self, view: &View) -> Result<()> {
        let (rules, players) = (self.host.rules(), &self.players);
        sheets::write_heroes(&mut self.output, &self.words, view, rules, players)
    }

    fn choose_at_random(&mut self, seat: Seat) -> Result<Next> {
        // The same choice whether or not the game was saved and resumed in between.
        let mut luck = PlayoutLuck::for_game(self.bot_seed, self.host.sequence() as u64);
        let legal = self.host.legal_actions();
        let action = legal[luck.below(legal.len() as u32) as usize];
        let events = self.host.play(seat, action)?;
        self.tell(&events)?;
        Ok(Next::GoesOn)
    }

    /// A player decides, unless there is nothing to think about.
    fn decide(&mut self, seat: Seat) -> Result<Next> {
        let view = self.view();
        let legal = self.host.legal_actions();
        match without_asking(&view, &legal) {
            Some(action) => {
                let text =
                    say::action_with_odds(&self.words, &view, self.host.rules().content(), action);
                writeln!(self.output, "  > {text}")?;
                let events = self.host.play(seat, action)?;
                self.tell(&events)?;
                Ok(Next::GoesOn)
            }
            None => self.ask(seat, &view, &legal),
        }
    }

    /// One question to a player, until the game or the player has moved on.
    fn ask(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Result<Next> {
        self.show_changes(view)?;
        writeln!(self.output, "\n{}", say::prompt(&self.words, view))?;
        for (number, action) in (1..).zip(legal) {
            let content = self.host.rules().content();
            let text = say::action_with_odds(&self.words, view, content, *action);
            writeln!(self.output, "{number:>3}. {text}")?;
        }
        loop {
            let Some(answer) = self.read_answer()? else { return Ok(Next::Stops) };
            let reply = match answer {
                Answer::Reply(reply) => reply,
                Answer::Aside(aside) => match self.aside(aside, seat, view)? {
                    Some(next) => return Ok(next),
                    None => continue,
                },
            };
            // A number of the list, or the action's notation.
            let chosen = match reply.parse::<usize>() {
                Ok(number) => number.checked_sub(1).and_then(|index| legal.get(index)).copied(),
                Err(_) => reply.parse().ok(),
            };
            let Some(action) = chosen else {
                self.say_line("ui-not-a-choice", &[("count", Arg::Number(legal.len() as i64))])?;
                continue;
            };
            match self.host.play(seat, action) {
                Ok(events) => {
                    self.tell(&events)?;
                    return Ok(Next::GoesOn);
                }
                Err(error) => self.refuse(error)?,
            }
        }
    }

    /// Asks for a roll or draw.
    fn ask_draw(&mut self) -> Result<Next> {
        let view = self.view();
        let question = draws::question(&self.words, &self.host, &view);
        writeln!(self.output, "\n{}", question.prompt)?;
        for (number, (_, name)) in (1..).zip(&question.answers) {
            writeln!(self.output, "{number:>3}. {name}")?;
        }
        loop {
            let Some(answer) = self.read_answer()? else { return Ok(Next::Stops) };
            let reply = match answer {
                Answer::Reply(reply) => reply,
                Answer::Aside(aside) => match self.aside(aside, question.seat, &view)? {
                    Some(next) => return Ok(next),
                    None => continue,
                },
            };
            let Some(chance) = question.read(&reply) else {
                if question.answers.is_empty() {
                    self.say_line("ui-die-range", &[])?;
                } else {
                    self.say_line("ui-not-on-list", &[("text", Arg::text(reply))])?;
                }
                continue;
            };
            match self.host.draw(chance) {
                Ok(events) => {
                    self.tell(&events)?;
                    return Ok(Next::GoesOn);
                }
                Err(error) => self.refuse(error)?,
            }
        }
    }

    pub(super) fn reason(&self, error: HostError<dungeon::Refusal>) -> String {
        match error {
            HostError::Refused(refusal) => say::refusal(&self.words, refusal),
            HostError::DrawFirst => self.words.text("ui-draw-first"),
            HostError::TurnOf(_)
            | HostError::NothingToDraw
            | HostError::Over
            | HostError::NotOwnDraws
            | HostError::NothingToUndo
            | HostError::Begun => error.to_string(),
        }
    }

    pub(super) fn refuse(&mut self, error: HostError<dungeon::Refusal>) -> Result<()> {
        let reason = self.reason(error);
        self.say_line("ui-impossible", &[("reason", Arg::text(reason))])
    }

    /// Keeps the game's own file up to date; trouble with it is told, and the game goes on.
    fn keep(&mut self) -> Result<()> {
        match self.saving.keep(&self.host, &self.players) {
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
        self.say_line("ui-not-saved", &[("file", file), ("reason", reason)])
    }

    /// The next line, understood; `None` at the end of the input.
    fn read_answer(&mut self) -> Result<Option<Answer>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
            writeln!(self.output)?;
            self.say_line("ui-end-of-input", &[])?;
            return Ok(None);
        }
        if !line.ends_with(b"\n") {
            // Nobody means the rest of such a line as an answer of its own.
            self.input.skip_until(b'\n')?;
        }
        let answer = understand(&String::from_utf8_lossy(&line));
        // Whoever types anything else is no longer sure.
        if !matches!((&answer, &self.unsure), (Answer::Aside(aside), Some(unsure)) if aside == unsure)
        {
            self.unsure = None;
        }
        Ok(Some(answer))
    }
}

fn turns_begun(events: &[Event]) -> u16 {
    events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count() as u16
}

/// What a player would only confirm: the one choice there is, or a blow that has already won.
pub(super) fn without_asking(view: &View, legal: &[Action]) -> Option<Action> {
    if let [only] = legal {
        return Some(*only);
    }
    let battle = view.battle.as_ref()?;
    let strengthening = matches!(view.turn.phase, Phase::Seat(Decision::Strengthen(_)));
    let won = strengthening && battle.total.is_some_and(|total| total > battle.strength);
    won.then_some(Action::Strike)
}
