//! What is told and drawn without being asked for.

use std::io::{BufRead, Write};

use anyhow::Result;
use table::{Done, Seat, hex};
use words::{Arg, Key, key};

use super::session::Session;
use crate::game::Playable;
use crate::recap::recap_text;
use bots::{Bot, Chooser};

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
        let (text, begun) = self.teller(&view).news(&news);
        write!(self.output, "{text}")?;
        Ok(begun > 0)
    }

    /// Draws the table when it has changed, and shows the sheets at the beginning of a turn.
    pub(super) fn show_changes(&mut self, view: &G::View) -> Result<()> {
        let (mut shown, players) = (self.shown.take(), self.players());
        let text = self.teller(view).changes(&mut shown, &players);
        self.shown = shown;
        write!(self.output, "{text}")?;
        Ok(())
    }

    /// The table as it is at the end, who has won, and a look back.
    pub(super) fn show_end(&mut self) -> Result<()> {
        let view = self.host.view(self.audience.everybody());
        let end = self.teller(&view).end(&self.players());
        write!(self.output, "{end}")?;
        let recap = recap_text(&self.words, &self.host, &view);
        if !recap.is_empty() {
            write!(self.output, "\n{recap}")?;
        }
        Ok(())
    }

    pub(super) fn show_sheets(&mut self, view: &G::View) -> Result<()> {
        let sheets = self.teller(view).sheets(&self.players());
        write!(self.output, "{sheets}")?;
        Ok(())
    }
}
