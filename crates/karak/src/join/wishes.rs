//! What is typed at a table, and what is done about it.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use bots::BotPlayer;
use protocol::{ChatPolicy, Command, Stage};
use table::{Seat, Viewer};
use words::{Arg, EMOTES, Key, key};

use super::line::{Line, Wish};
use super::session::{Next, Session};
use crate::files;
use crate::game::Playable;
use crate::terminal::Aside;

/// Letters of a line of chat.
const LONGEST_LINE: usize = 200;

impl<G: Playable, O: Write> Session<G, O> {
    /// Somebody typed a line.
    pub(super) fn line(&mut self, text: &str) -> Result<()> {
        self.typed();
        let text = text.trim();
        if text.is_empty() {
            self.unsure = None;
            return self.ask_again();
        }
        if self.takes_choice(&text.to_lowercase())? {
            self.unsure = None;
            return Ok(());
        }
        let line = self.vocabulary.understand(text);
        let sure = self.unsure.take().as_ref() == Some(&line);
        match line {
            Line::Reply(reply) => self.reply(&reply),
            Line::Aside(Aside::Withdraw) if !sure && !self.playing_seats().is_empty() => {
                self.unsure = Some(Line::Aside(Aside::Withdraw));
                self.say(key::JOIN_LEAVE_CONFIRM, &[])
            }
            Line::Aside(aside) => self.aside(aside),
            Line::Wish(Wish::About(about)) if !sure && self.makes_sure(&about)? => {
                self.unsure = Some(Line::Wish(Wish::About(about)));
                Ok(())
            }
            Line::Wish(wish) => self.wish(wish),
        }
    }

    /// The own seats in a game that goes on. If there are none, it is said why nothing can be done.
    fn playing_seats(&mut self) -> Vec<Seat> {
        let playing = self.client.table().is_some_and(|table| table.stage == Stage::Playing);
        if playing { self.own_seats() } else { Vec::new() }
    }

    /// The same command for each own seat of a game that goes on.
    fn for_own_seats(
        &mut self,
        command: impl Fn(Seat) -> Command<G::Action, G::Chance>,
    ) -> Result<()> {
        let seats = self.playing_seats();
        if seats.is_empty() {
            return self.nothing_asked();
        }
        seats.into_iter().try_for_each(|seat| self.command(command(seat)))
    }

    fn aside(&mut self, aside: Aside) -> Result<()> {
        match aside {
            Aside::Quit => {
                self.next = Some(Next::Ends);
                Ok(())
            }
            Aside::Help => self.say(key::JOIN_HELP, &[]),
            Aside::Agree => self.wish(Wish::Agree(true)),
            Aside::Withdraw => self.for_own_seats(|seat| Command::Withdraw { seat }),
            Aside::Undo => self.undo(),
            Aside::Save(path) => self.save(path.as_deref()),
            Aside::Map | Aside::Sheets | Aside::Hint | Aside::Why(_) => self.look(aside),
        }
    }

    fn undo(&mut self) -> Result<()> {
        let seats = self.own_seats();
        let by = seats.iter().copied().find(|&seat| self.client.can_undo(Viewer::Seat(seat)));
        let own_draws = self.client.table().is_some_and(|table| table.settings.own_draws);
        match by {
            Some(seat) => {
                self.asked = None;
                self.hold = true;
                self.command(Command::Undo { seat })
            }
            None if own_draws && !self.playing_seats().is_empty() => {
                self.asked = None;
                self.command(Command::Correct)
            }
            None if self.playing_seats().is_empty() => self.nothing_asked(),
            None => self.say(key::UI_NOTHING_TO_UNDO, &[]),
        }
    }

    fn save(&mut self, path: Option<&Path>) -> Result<()> {
        let (record, path) = match (&self.past.record, path) {
            (None, _) => return self.say(key::JOIN_NO_RECORD, &[]),
            (Some(_), None) => return self.say(key::UI_SAVE_WHERE, &[]),
            (Some(record), Some(path)) => (record, path),
        };
        let file = Arg::text(path.display().to_string());
        if path.exists() {
            return self.say(key::UI_FILE_EXISTS, &[("file", file)]);
        }
        match files::write_private(path, record) {
            Ok(()) => self.say(key::UI_SAVED, &[("file", file)]),
            Err(error) => {
                let reason = Arg::text(error.root_cause().to_string());
                self.say(key::UI_NOT_SAVED, &[("file", file), ("reason", reason)])
            }
        }
    }

    /// What can be told of the game as it stands, through the eyes of whoever is asked.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method itself is of one lifetime, and any is needed"
    )]
    fn look(&mut self, aside: Aside) -> Result<()> {
        let viewer = match &self.asked {
            Some(asked) => Some(Viewer::Seat(asked.seat)),
            None => self.eyes(),
        };
        let Some(viewer) = viewer.filter(|&viewer| self.client.follower(viewer).is_some()) else {
            return self.nothing_asked();
        };
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let text = match (aside, seat) {
            (Aside::Map, _) => self.telling(viewer, |teller| teller.whole_picture()),
            (Aside::Sheets, _) => return self.sheets(viewer),
            (Aside::Hint, Some(seat)) => return self.hint(seat),
            (Aside::Why(text), Some(seat)) => self.telling(viewer, |teller| {
                let why_not = |action| self.why_not(seat, action);
                if text.is_empty() {
                    teller.why_not_all(seat, &why_not)
                } else {
                    teller.why(&text, &why_not)
                }
            }),
            _ => return self.nothing_asked(),
        };
        self.write(&text.unwrap_or_default())
    }

    fn hint(&mut self, seat: Seat) -> Result<()> {
        let allowed = self.client.table().is_some_and(|table| table.settings.hints);
        if !allowed {
            return self.say(key::UI_HINTS_OFF, &[]);
        }
        let viewer = Viewer::Seat(seat);
        let legal = self.client.follower(viewer).map(|it| it.legal.clone()).unwrap_or_default();
        let Some(rules) = self.rules().filter(|_| !legal.is_empty()) else {
            return self.nothing_asked();
        };
        let mut bots = self.bots.take().unwrap_or_else(|| BotPlayer::new(&rules));
        let text = self.telling(viewer, |teller| teller.hint(&mut bots, &legal));
        self.bots = Some(bots);
        self.write(&text.unwrap_or_default())
    }

    fn wish(&mut self, wish: Wish) -> Result<()> {
        match wish {
            Wish::Say(text) => self.chat(text),
            Wish::Emote(None) => self.list_emotes(),
            Wish::Emote(Some(number)) => {
                let sent = self.client.emote(number - 1);
                self.sent(sent)
            }
            Wish::Claim(Some(seat)) => self.command(Command::Claim { seat }),
            Wish::Free(seat) => match (seat, &self.own_seats()[..]) {
                (Some(seat), _) | (None, &[seat]) => self.command(Command::Free { seat }),
                (None, _) => self.example(key::JOIN_WHICH_PLAYER, key::JOIN_WORD_FREE, "2"),
            },
            Wish::Claim(None) => self.example(key::JOIN_WHICH_PLAYER, key::JOIN_WORD_CLAIM, "2"),
            Wish::Bot(Some((seat, bot))) => self.command(Command::SeatBot { seat, bot }),
            Wish::Bot(None) => self.example(key::JOIN_WHICH_BOT, key::JOIN_WORD_BOT, "2 normal"),
            Wish::Ready(ready) => self.command(Command::Ready { ready }),
            Wish::Start => self.command(Command::Start),
            Wish::Lend(bot) => {
                self.asked = None;
                self.for_own_seats(|seat| Command::Lend { seat, bot: bot.clone() })
            }
            Wish::TakeBack => self.take_back(),
            Wish::Agree(agrees) => self.for_own_seats(|seat| Command::AgreeToEnd { seat, agrees }),
            Wish::Rematch => self.go_to_rematch(),
            Wish::Players => self.players(),
            Wish::Name(name) => {
                let name = Some(name).filter(|name| !name.is_empty());
                self.command(Command::Introduce { name, color: self.color })
            }
            Wish::About(about) => self.about(about),
        }
    }

    pub(super) fn example(&mut self, key: Key, word: Key, rest: &str) -> Result<()> {
        let word = self.plain.text(word);
        let word = word.split(' ').next().unwrap_or_default();
        self.say(key, &[("example", Arg::text(format!("{word} {rest}")))])
    }

    fn chat(&mut self, text: String) -> Result<()> {
        let allowed = self.client.table().map(|table| table.settings.chat());
        match allowed {
            Some(ChatPolicy::Emotes) => return self.say(key::JOIN_EMOTES_ONLY, &[]),
            Some(ChatPolicy::Silent) => return self.say(key::JOIN_SILENT, &[]),
            Some(ChatPolicy::Lines) | None => {}
        }
        if text.chars().count() > LONGEST_LINE {
            let count = Arg::Number(LONGEST_LINE as i64);
            return self.say(key::JOIN_TOO_LONG, &[("count", count)]);
        }
        let sent = self.client.say(text);
        self.sent(sent)
    }

    fn list_emotes(&mut self) -> Result<()> {
        let emote =
            |(number, key): (usize, &Key)| format!("{number:>3}. {}\n", self.plain.text(*key));
        let text: String = (1..).zip(&EMOTES).map(emote).collect();
        self.write(&text)
    }

    fn take_back(&mut self) -> Result<()> {
        let Some(table) = self.client.table() else { return self.nothing_asked() };
        let lent = self.own_seats().into_iter().filter(|seat| {
            let seat = table.seats.get(seat.index());
            seat.is_some_and(|seat| seat.lent_to.is_some() || seat.out_of_time)
        });
        let lent: Vec<Seat> = lent.collect();
        if lent.is_empty() {
            return self.say(key::JOIN_NOTHING_LENT, &[]);
        }
        lent.into_iter().try_for_each(|seat| self.command(Command::TakeBack { seat }))
    }

    /// Goes to the table of the next game, which is opened if need be.
    fn go_to_rematch(&mut self) -> Result<()> {
        self.rematch = true;
        match self.client.table().and_then(|table| table.rematch.clone()) {
            Some(code) => {
                self.next = Some(Next::Moves(code));
                Ok(())
            }
            None => self.command(Command::Rematch),
        }
    }
}
