//! What is told and drawn without being asked for.

use std::io::{BufRead, Write};

use anyhow::Result;
use table::{Done, Seat, hex};
use words::{Arg, Key, Words, key};

use super::audience::News;
use super::session::Session;
use crate::game::{Playable, TerminalStyle, TextArea};
use crate::recap::recap_text;
use bots::{Bot, Chooser};

/// Lines that prompt, choices and sheets take beside the map.
const LINES_BESIDE_MAP: usize = 14;

/// All of the table, drawn or in words, and the sheets. `players` may be empty where nobody knows them.
pub(crate) fn table_text<G: Playable>(
    rules: &G,
    words: &Words,
    view: &G::View,
    players: &[Chooser],
    screen: TerminalStyle,
) -> String {
    let table = match screen.lettering {
        Some(lettering) => rules.picture(words, view, lettering, None),
        None => rules.in_words(words, view),
    };
    let now = rules.close_up(words, view, screen).map_or_else(String::new, |now| now + "\n");
    format!("{table}\n{now}{}", rules.sheets(words, view, players, screen))
}

impl<G: Playable, I: BufRead, O: Write> Session<G, I, O> {
    pub(super) fn greet(&mut self) -> Result<()> {
        for line in self.host.rules().greeting(&self.words) {
            writeln!(self.output, "{line}")?;
        }
        writeln!(self.output)?;
        self.say_line(G::HELP, &[])?;
        writeln!(self.output).map_err(Into::into)
    }

    /// Before the first roll: what the host's secret can be held to afterwards, or that everybody can have these dice.
    pub(super) fn promise_dice(&mut self) -> Result<()> {
        let Some(dice) = self.host.dice().filter(|_| !self.host.has_begun()) else { return Ok(()) };
        let (key, name, value) = match dice.seed() {
            Some(seed) => (key::UI_DICE_SEED, "seed", seed.to_string()),
            None => (key::UI_DICE_COMMITMENT, "commitment", hex(&dice.commitment())),
        };
        self.say_line(key, &[(name, Arg::text(value))])
    }

    /// Who plays which hero.
    pub(super) fn introduce(&mut self) -> Result<()> {
        let view = self.view();
        for seat in Seat::first(self.host.rules().seats()) {
            let Some(title) = G::hero_title(&self.words, &view, seat) else { continue };
            let kind = match self.chooser(seat) {
                Chooser::Human => key::UI_SEAT_HUMAN,
                Chooser::Bot(Bot::Random) => key::UI_SEAT_RANDOM_BOT,
                Chooser::Bot(Bot::Easy) => key::UI_SEAT_EASY_BOT,
                Chooser::Bot(Bot::Normal) => key::UI_SEAT_NORMAL_BOT,
                Chooser::Bot(Bot::Hard(_)) => key::UI_SEAT_HARD_BOT,
            };
            let args = [
                ("seat", Arg::labeled(key::SEAT, seat.to_string())),
                ("hero", Arg::text(title)),
                ("kind", Arg::text(self.words.text(kind))),
            ];
            self.say_line(key::UI_SEAT_LINE, &args)?;
        }
        Ok(())
    }

    pub(super) fn say_line(&mut self, key: Key, args: &[(&str, Arg<'_>)]) -> Result<()> {
        writeln!(self.output, "{}", self.words.say(key, args))?;
        Ok(())
    }

    /// Something happened: whoever looks is told now, the others when they look.
    pub(super) fn tell(&mut self, done: &Done<G>) -> Result<()> {
        let rules = self.host.rules();
        for event in done.events() {
            self.audience.hear(|viewer| rules.seen(event, viewer));
        }
        if self.tell_news()? { self.keep() } else { Ok(()) }
    }

    /// Tells whoever looks what they have not been told yet, and gives whether a turn began in it.
    pub(super) fn tell_news(&mut self) -> Result<bool> {
        let (news, view) = (self.audience.news(), self.view());
        let begins = |news: &News<G::Seen>| match news {
            News::Happened(event) => G::turn_began(event),
            News::TakenBack => None,
        };
        let begun = news.iter().filter(|news| begins(news).is_some()).count();
        let mut turn = G::turn_number(&view).saturating_sub(begun as u16);
        for news in &news {
            if let Some(seat) = begins(news) {
                turn = turn.saturating_add(1);
                let number = Arg::Number(i64::from(turn));
                let args = [("number", number), ("hero", G::who(&view, seat))];
                writeln!(self.output, "\n{}", self.words.say(key::UI_TURN_HEADING, &args))?;
                continue;
            }
            let text = match news {
                News::Happened(event) => self.host.rules().event(&self.words, &view, event),
                News::TakenBack => self.words.text(key::UI_UNDONE),
            };
            writeln!(self.output, "  {text}")?;
        }
        Ok(begun > 0)
    }

    /// Draws the table when it has changed, and shows the sheets at the beginning of a turn.
    pub(super) fn show_changes(&mut self, view: &G::View) -> Result<()> {
        let (glance, turn) = (G::glance(view), G::turn_number(view));
        let before = self.shown.replace((glance, turn));
        let same_turn = before.as_ref().is_some_and(|(_, before)| *before == turn);
        if same_turn && before == self.shown {
            return Ok(());
        }
        self.show_picture(view)?;
        if !same_turn {
            writeln!(self.output)?;
            self.show_sheets(view)?;
        }
        Ok(())
    }

    /// As much of the picture as the terminal has room for; in words all of it is told on demand only.
    /// A close-up takes the place of the picture.
    fn show_picture(&mut self, view: &G::View) -> Result<()> {
        let screen = self.screen();
        if let Some(now) = self.host.rules().close_up(&self.words, view, screen) {
            write!(self.output, "\n{now}")?;
            return Ok(());
        }
        let Some(lettering) = screen.lettering else { return Ok(()) };
        let room = terminal_size::terminal_size().map(|(width, height)| TextArea {
            columns: usize::from(width.0),
            lines: usize::from(height.0).saturating_sub(LINES_BESIDE_MAP),
        });
        let picture = self.host.rules().picture(&self.words, view, lettering, room);
        write!(self.output, "\n{picture}")?;
        Ok(())
    }

    /// The table as it is at the end, who has won, and a look back.
    pub(super) fn show_end(&mut self) -> Result<()> {
        let (rules, view) = (self.host.rules(), self.host.view(self.audience.everybody()));
        let table = table_text(rules, &self.words, &view, &self.players(), self.screen());
        writeln!(self.output, "\n{table}\n{}", rules.ending(&self.words, &view))?;
        let recap = recap_text(&self.words, &self.host, &view);
        if !recap.is_empty() {
            write!(self.output, "\n{recap}")?;
        }
        Ok(())
    }

    pub(super) fn show_sheets(&mut self, view: &G::View) -> Result<()> {
        let (rules, screen) = (self.host.rules(), self.screen());
        let sheets = rules.sheets(&self.words, view, &self.players(), screen);
        write!(self.output, "{sheets}")?;
        Ok(())
    }
}
