//! One game at the terminal: who is asked, what is shown, what is understood.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use dungeon::odds::Fighter;
use dungeon::{Action, Dungeon, Event, Place, View};
use table::{Host, HostError, Luck as _, PlayoutLuck, Rules as _, Seat, Turn, Viewer};
use words::{Arg, Words, dungeon as say};

use super::answer::{Answer, Aside, understand};
use super::{draws, sheets};
use crate::cli::{MapStyle, Player};
use crate::{files, saved};

/// What happens to the game after an answer.
#[derive(PartialEq, Eq)]
enum Next {
    GoesOn,
    Stops,
}

pub(super) struct Table<I, O> {
    host: Host<Dungeon>,
    players: Vec<Player>,
    words: Words,
    map: MapStyle,
    save: Option<PathBuf>,
    input: I,
    output: O,
    /// For seats that choose at random: not secret, and not what dice and draws come from.
    luck: PlayoutLuck,
    /// What the map showed last: heroes and tiles.
    shown: Option<(Vec<Place>, usize, u16)>,
}

impl<I: BufRead, O: Write> Table<I, O> {
    pub(super) fn new(
        host: Host<Dungeon>,
        players: Vec<Player>,
        words: Words,
        map: MapStyle,
        save: Option<PathBuf>,
        input: I,
        output: O,
    ) -> Self {
        let seed = host.dice().map_or(0, |dice| {
            let bytes = dice.commitment();
            u64::from_le_bytes([
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
            ])
        });
        // A resumed game must not choose again what it chose before.
        let luck = PlayoutLuck::for_game(seed, host.entries().len() as u64);
        Self { host, players, words, map, save, input, output, luck, shown: None }
    }

    /// Plays until the game is over, somebody quits, or the input ends.
    pub(super) fn play(&mut self) -> Result<()> {
        self.say_line("ui-title", &[])?;
        self.say_line("ui-subtitle", &[])?;
        sheets::write_legend(&mut self.output, &self.words, self.host.rules().content(), self.map)?;
        writeln!(self.output)?;
        let events = self.host.begin();
        self.tell(&events)?;
        loop {
            let next = match self.host.turn() {
                Turn::Over => break,
                Turn::Chance => self.ask_draw()?,
                Turn::Seat(seat) => match self.players[seat.index()] {
                    Player::Human => self.ask(seat)?,
                    Player::Random => self.choose_at_random(seat)?,
                },
            };
            if next == Next::Stops {
                self.save_quietly()?;
                return self.say_line("ui-goodbye", &[]);
            }
        }
        let view = self.view();
        self.show_table(&view)?;
        writeln!(self.output, "\n{}", say::ending(&self.words, &view))?;
        self.save_quietly()
    }

    fn view(&self) -> View {
        self.host.view(Viewer::Spectator)
    }

    fn say_line(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<()> {
        writeln!(self.output, "{}", self.words.say(key, args))?;
        Ok(())
    }

    fn tell(&mut self, events: &[Event]) -> Result<()> {
        let view = self.view();
        for event in events {
            writeln!(self.output, "  {}", say::event(&self.words, &view, event))?;
        }
        if events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
            self.save_quietly()?;
        }
        Ok(())
    }

    fn show_table(&mut self, view: &View) -> Result<()> {
        writeln!(self.output)?;
        let content = self.host.rules().content();
        sheets::write_table(&mut self.output, &self.words, view, content, self.map)
    }

    /// Shows the map when it has changed, and the sheets at the beginning of a turn.
    fn show_changes(&mut self, view: &View) -> Result<()> {
        let places: Vec<Place> = view.heroes.iter().map(|hero| hero.place).collect();
        let now = (places, view.tiles.len(), view.turn.number);
        let before = self.shown.replace(now.clone());
        if before.as_ref() == Some(&now) {
            return Ok(());
        }
        if before.is_none_or(|before| before.2 != now.2) {
            return self.show_table(view);
        }
        let strength = sheets::strength(self.host.rules().content());
        write!(self.output, "\n{}", super::map::draw(view, strength, self.map))?;
        Ok(())
    }

    fn choose_at_random(&mut self, seat: Seat) -> Result<Next> {
        let legal = self.host.legal_actions();
        let action = legal[self.luck.below(legal.len() as u32) as usize];
        let events = self.host.play(seat, action)?;
        self.tell(&events)?;
        Ok(Next::GoesOn)
    }

    /// One question to a player, until the game or the player has moved on.
    fn ask(&mut self, seat: Seat) -> Result<Next> {
        let view = self.view();
        self.show_changes(&view)?;
        let legal = self.host.legal_actions().to_vec();
        writeln!(self.output, "\n{}", say::prompt(&self.words, &view))?;
        for (number, action) in (1..).zip(&legal) {
            writeln!(self.output, "{number:>3}. {}", self.choice(&view, *action))?;
        }
        loop {
            let Some(answer) = self.read_answer()? else { return Ok(Next::Stops) };
            let reply = match answer {
                Answer::Reply(reply) => reply,
                Answer::Aside(aside) => match self.aside(aside, seat, &view)? {
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

    /// What the numbered choice says; with the odds where it leads into a combat.
    fn choice(&self, view: &View, action: Action) -> String {
        let content = self.host.rules().content();
        let text = say::action_with_strength(&self.words, view, content, action);
        let Some((fighter, strength)) = self.combat_ahead(view, action) else { return text };
        let odds = fighter.against(strength);
        let percent =
            |ratio: dungeon::odds::Ratio| Arg::Number((ratio.value() * 100.0).round() as i64);
        let odds =
            self.words.say("ui-odds", &[("win", percent(odds.win)), ("loss", percent(odds.loss))]);
        format!("{text} ({odds})")
    }

    /// Who would fight against what, if the action surely leads into a combat.
    fn combat_ahead(&self, view: &View, action: Action) -> Option<(Fighter, u8)> {
        let hero = view.heroes.get(view.turn.seat.index())?;
        let place = match action {
            Action::Move(direction) => hero.place.towards(direction),
            Action::Fight => hero.place,
            Action::Swap(seat) => view.heroes.get(seat.index())?.place,
            Action::Explore(_)
            | Action::Lay(_)
            | Action::Choose(_)
            | Action::Gate(_)
            | Action::RollAgain
            | Action::Stand
            | Action::Bolt
            | Action::Sacrifice
            | Action::Strike
            | Action::Leave(_)
            | Action::Curse(_)
            | Action::KeepCurse
            | Action::Portal(..)
            | Action::Open
            | Action::Collect
            | Action::Rise(_)
            | Action::End => return None,
        };
        let monster = view.tile_at(place)?.thing.monster()?;
        let content = self.host.rules().content();
        let weapons = dungeon::Piece::WEAPONS.into_iter().zip(content.bonus);
        let fighter = Fighter {
            hero: hero.hero?,
            cursed: hero.cursed,
            weapons: weapons.map(|(weapon, bonus)| hero.inventory.count(weapon) * bonus).sum(),
            bolts: hero.inventory.count(dungeon::Piece::MagicBolt),
            hit_points: hero.hit_points,
            first_move: view.turn.moves == dungeon::MOVES,
        };
        Some((fighter, content.strength[monster as usize]))
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
                Answer::Aside(aside) => match self.aside(aside, view.turn.seat, &view)? {
                    Some(next) => return Ok(next),
                    None => continue,
                },
            };
            let Some(chance) = question.read(&reply) else {
                writeln!(self.output, "{}", question.prompt)?;
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

    /// What was asked for beside the question; `Some` if the question is no longer open.
    fn aside(&mut self, aside: Aside, seat: Seat, view: &View) -> Result<Option<Next>> {
        match aside {
            Aside::Undo => {
                if self.host.undo(seat).is_ok() {
                    self.say_line("ui-undone", &[])?;
                    return Ok(Some(Next::GoesOn));
                }
                self.say_line("ui-nothing-to-undo", &[])?;
            }
            Aside::Map => {
                let content = self.host.rules().content();
                write!(
                    self.output,
                    "{}",
                    super::map::draw(view, sheets::strength(content), self.map)
                )?;
                sheets::write_legend(&mut self.output, &self.words, content, self.map)?;
            }
            Aside::Sheets => sheets::write_heroes(&mut self.output, &self.words, view)?,
            Aside::Skills => self.show_skills(view)?,
            Aside::Help => self.say_line("ui-help-text", &[])?,
            Aside::Save(path) => self.save_as(path)?,
            Aside::Why(text) => self.why(&text)?,
            Aside::Quit => return Ok(Some(Next::Stops)),
        }
        Ok(None)
    }

    fn show_skills(&mut self, view: &View) -> Result<()> {
        for hero in view.heroes.iter().filter_map(|hero| hero.hero) {
            let [first, second] = say::skills(&self.words, hero);
            writeln!(self.output, "{}: {first} {second}", say::hero_title(&self.words, hero))?;
        }
        Ok(())
    }

    fn why(&mut self, text: &str) -> Result<()> {
        if text.is_empty() {
            return self.say_line("ui-why-what", &[]);
        }
        let Ok(action) = text.parse::<Action>() else {
            return self.say_line("ui-why-unknown", &[("text", Arg::text(text))]);
        };
        match self.host.rules().why_not(self.host.state(), action) {
            Some(refusal) => writeln!(self.output, "{}", say::refusal(&self.words, refusal))?,
            None => self.say_line("ui-why-possible", &[])?,
        }
        Ok(())
    }

    fn refuse(&mut self, error: HostError<dungeon::Refusal>) -> Result<()> {
        let reason = match error {
            HostError::Refused(refusal) => say::refusal(&self.words, refusal),
            HostError::TurnOf(_)
            | HostError::DrawFirst
            | HostError::NothingToDraw
            | HostError::Over
            | HostError::NotOwnDraws
            | HostError::NothingToUndo
            | HostError::Begun => error.to_string(),
        };
        self.say_line("ui-impossible", &[("reason", Arg::text(reason))])
    }

    fn save_as(&mut self, path: Option<PathBuf>) -> Result<()> {
        match path.or_else(|| self.save.clone()) {
            None => self.say_line("ui-save-where", &[]),
            Some(path) => {
                let file = Arg::text(path.display().to_string());
                match self.write_record(&path) {
                    Ok(()) => self.say_line("ui-saved", &[("file", file)]),
                    Err(error) => {
                        let reason = Arg::text(format!("{error:#}"));
                        self.say_line("ui-not-saved", &[("file", file), ("reason", reason)])
                    }
                }
            }
        }
    }

    /// Keeps the file of `--save` up to date; trouble with it is told, and the game goes on.
    fn save_quietly(&mut self) -> Result<()> {
        let Some(path) = self.save.clone() else { return Ok(()) };
        match self.write_record(&path) {
            Ok(()) => Ok(()),
            Err(error) => {
                let file = Arg::text(path.display().to_string());
                let reason = Arg::text(format!("{error:#}"));
                self.say_line("ui-not-saved", &[("file", file), ("reason", reason)])
            }
        }
    }

    fn write_record(&self, path: &Path) -> Result<()> {
        files::write_text(path, &saved::record(&self.host, &self.players).to_string())
    }

    /// The next line, understood; `None` at the end of the input.
    fn read_answer(&mut self) -> Result<Option<Answer>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.output)?;
            self.say_line("ui-end-of-input", &[])?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        Ok(Some(understand(line.trim())))
    }
}
