//! What the protocol's client has news of, told.

use std::io::Write;

use anyhow::Result;
use protocol::{
    Bye, Command, GuestNumber, Lost, News, NewsOf, Refused, Sitter, Stage, Verdict, Why,
};
use table::{Saved, UpdateOf, Viewer};
use words::{Arg, EMOTES, Key, key};

use super::changes::changes;
use super::names;
use super::proof;
use super::session::{Next, Session};
use crate::game::Playable;
use crate::recap::recap_text;
use crate::terminal::News as Told;

impl<G: Playable, O: Write> Session<G, O> {
    /// Tells all that is new.
    pub(super) fn tell_news(&mut self) -> Result<()> {
        while let Some(news) = self.client.next_news() {
            self.tell(news)?;
        }
        Ok(())
    }

    fn tell(&mut self, news: NewsOf<G>) -> Result<()> {
        match news {
            News::Online { again } => self.online(again),
            News::Lost(Lost::Connection | Lost::Gap) => self.offline(key::JOIN_OFFLINE),
            News::Lost(Lost::NotUnderstood) => self.ends(key::JOIN_BYE_NOT_UNDERSTOOD),
            News::Table => self.table_changed(),
            News::Fresh { viewer } => self.fresh(viewer),
            News::Updated { viewer, update } => self.updated(viewer, update),
            News::Acknowledged { .. } | News::Fair | News::Pong => Ok(()),
            News::GivenBack { command, refused } => {
                if command.answers.is_some() {
                    self.asked = None;
                    self.hold = true;
                }
                self.rematch &= command.command != Command::Rematch;
                self.refused(&refused)
            }
            News::Said { guest, text } => self.said(guest, &names::harmless(&text)),
            News::Emoted { guest, emote } => match EMOTES.get(usize::from(emote)) {
                Some(&key) => {
                    let text = self.plain.text(key);
                    self.said(guest, &text)
                }
                // A newer page has more of them.
                None => Ok(()),
            },
            News::Caught(cheat) => {
                let (heading, found) =
                    (self.plain.text(key::JOIN_CHEATED), proof::cheat(&self.plain, &cheat));
                self.write(&format!("{heading}\n  {found}\n"))
            }
            News::Proof { verdict, record } => self.proof(&verdict, record),
            News::Bye(bye) => self.bye(bye),
        }
    }

    fn online(&mut self, again: bool) -> Result<()> {
        let (Some(table), Some(you)) = (self.client.table().cloned(), self.client.you()) else {
            return Ok(());
        };
        if again {
            self.say(key::JOIN_AGAIN, &[])?;
            return self.table_changed();
        }
        self.learn_names(&table);
        let code = Arg::text(names::harmless(&table.code));
        let name = Arg::text(names::of_guest(&self.plain, &table, you));
        self.say(key::JOIN_ONLINE, &[("code", code), ("name", name)])?;
        if let Some(rules) = self.rules() {
            let lines = rules.greeting(&self.words);
            self.write(&format!("{}\n", lines.join("\n")))?;
        }
        self.past.table = Some(table);
        self.players()?;
        self.how_to_begin()
    }

    /// What somebody new has to type.
    fn how_to_begin(&mut self) -> Result<()> {
        let gathering =
            self.past.table.as_ref().is_some_and(|table| table.stage == Stage::Gathering);
        let host = self.past.table.as_ref().map(|table| table.host);
        if gathering {
            self.say(key::JOIN_HOW_TO_SIT, &[])?;
        }
        if gathering && host == self.client.you() {
            self.say(key::JOIN_HOW_TO_START, &[])?;
        }
        Ok(())
    }

    /// Who is at the table, and how others come.
    pub(super) fn players(&mut self) -> Result<()> {
        let Some(table) = self.client.table() else { return Ok(()) };
        let (rules, eyes) = (self.rules(), self.eyes());
        let follower = eyes.and_then(|eyes| self.client.follower(eyes));
        let hero = |index: usize| {
            let (_, follower) = (rules.as_ref()?, follower?);
            G::hero_title(&self.words, &follower.view, table::Seat::new(index))
        };
        let text = names::all(&self.plain, table, self.client.you(), hero);
        let link = Arg::text(self.server.link(&names::harmless(&table.code)));
        self.write(&text)?;
        self.say(key::JOIN_LINK, &[("link", link)])
    }

    fn offline(&mut self, key: Key) -> Result<()> {
        self.asked = None;
        self.say(key, &[])
    }

    fn ends(&mut self, key: Key) -> Result<()> {
        self.next = Some(Next::Ends);
        self.say(key, &[])
    }

    fn bye(&mut self, bye: Bye) -> Result<()> {
        match bye {
            Bye::Stopping => self.offline(key::JOIN_STOPPING),
            Bye::TooSlow | Bye::Again => self.offline(key::JOIN_OFFLINE),
            Bye::OtherVersion => self.ends(key::JOIN_BYE_VERSION),
            Bye::NoSuchTable => self.ends(key::JOIN_BYE_NO_TABLE),
            Bye::Removed => self.ends(key::JOIN_BYE_REMOVED),
            Bye::Closed => self.ends(key::JOIN_CLOSED),
            Bye::NotUnderstood => self.ends(key::JOIN_BYE_NOT_UNDERSTOOD),
            Bye::TooMuch => self.ends(key::JOIN_BYE_TOO_MUCH),
        }
    }

    fn table_changed(&mut self) -> Result<()> {
        let Some(after) = self.client.table().cloned() else { return Ok(()) };
        self.learn_names(&after);
        let before = self.past.table.replace(after.clone());
        if let Some(before) = before {
            let lines = changes(&self.plain, &before, &after);
            if !lines.is_empty() {
                self.write(&format!("{}\n", lines.join("\n")))?;
            }
        }
        if let Some(code) = after.rematch.filter(|_| self.rematch) {
            self.next = Some(Next::Moves(code));
        }
        Ok(())
    }

    fn said(&mut self, guest: GuestNumber, text: &str) -> Result<()> {
        let Some(table) = self.client.table() else { return Ok(()) };
        let name = names::of_sitter(&self.plain, table, &Sitter::Guest(guest));
        self.say(key::JOIN_SAID, &[("name", Arg::text(name)), ("text", Arg::text(text))])
    }

    fn refused(&mut self, refused: &Refused) -> Result<()> {
        let reason = self.plain.text(match refused.why {
            Why::Stale => key::JOIN_WHY_STALE,
            Why::NotYourTurn => key::JOIN_WHY_NOT_YOUR_TURN,
            Why::AgainstTheRules => key::JOIN_WHY_RULES,
            Why::NotYourSeat => key::JOIN_WHY_NOT_YOURS,
            Why::OnlyTheHost => key::JOIN_WHY_ONLY_HOST,
            Why::Taken => key::JOIN_WHY_TAKEN,
            Why::NotNow => key::JOIN_WHY_NOT_NOW,
            Why::NothingToTakeBack => key::JOIN_WHY_NOTHING,
            Why::Unknown => key::JOIN_WHY_UNKNOWN,
            Why::NotAtThisTable => key::JOIN_WHY_NOT_HERE,
            Why::TooMuch => key::JOIN_WHY_TOO_MUCH,
            Why::NotKept => key::JOIN_WHY_NOT_KEPT,
        });
        self.say(key::JOIN_REFUSED, &[("reason", Arg::text(reason))])
    }

    /// A viewer has a new start: what was not told of its past is told, or where it would be too much, its last turn.
    fn fresh(&mut self, viewer: Viewer) -> Result<()> {
        if self.asked.as_ref().is_some_and(|asked| viewer == Viewer::Seat(asked.seat)) {
            self.asked = None;
        }
        let Some(follower) = self.client.follower(viewer) else { return Ok(()) };
        if self.eyes() != Some(viewer) {
            return Ok(());
        }
        self.past.shown = None;
        let log = follower.log.clone();
        let known = self.past.events > 0 && self.past.events <= log.len();
        // Whoever saw the table before the game has missed nothing of it.
        let first =
            self.past.table.is_some() && self.past.acting.is_none() && follower.sequence <= 1;
        let last_turn = log.iter().rposition(|event| G::turn_began(event).is_some());
        let from = match (known, first) {
            (true, _) => self.past.events,
            (false, true) => 0,
            (false, false) => last_turn.unwrap_or(0),
        };
        self.past.events = log.len();
        if !known && !first {
            self.say(key::JOIN_AS_IT_STANDS, &[])?;
        }
        let news: Vec<Told<G::Seen>> = log.into_iter().skip(from).map(Told::Happened).collect();
        let text = self.telling(viewer, |teller| teller.news(&news).0).unwrap_or_default();
        self.write(&text)?;
        if !known && !first {
            self.sheets(viewer)?;
        }
        self.perhaps_over(viewer)
    }

    /// What everybody has.
    pub(super) fn sheets(&mut self, viewer: Viewer) -> Result<()> {
        let players = self.client.table().map(names::choosers).unwrap_or_default();
        let text = self.telling(viewer, |teller| teller.sheets(&players)).unwrap_or_default();
        self.write(&text)
    }

    /// A viewer has seen this. Of a further own seat only what the first one does not know is told.
    fn updated(&mut self, viewer: Viewer, update: UpdateOf<G>) -> Result<()> {
        let Some(eyes) = self.eyes() else { return Ok(()) };
        let first = eyes == viewer;
        if update.taken_back > 0 {
            self.past.shown = None;
        }
        let events = update.steps.into_iter().flat_map(|step| step.events);
        let news: Vec<Told<G::Seen>> = if first {
            let back = (update.taken_back > 0).then_some(Told::TakenBack);
            back.into_iter().chain(events.map(Told::Happened)).collect()
        } else {
            let known = self.client.follower(eyes).map(|follower| &follower.log[..]);
            let known = known.unwrap_or_default();
            events.filter(|event| !known.contains(event)).map(Told::Happened).collect()
        };
        if first {
            self.past.events = self.client.follower(eyes).map_or(0, |follower| follower.log.len());
        }
        let text = self.telling(viewer, |teller| teller.news(&news).0).unwrap_or_default();
        self.write(&text)?;
        if first { self.perhaps_over(viewer) } else { Ok(()) }
    }

    /// Tells how the game ended, once.
    fn perhaps_over(&mut self, viewer: Viewer) -> Result<()> {
        let over = self.client.follower(viewer).is_some_and(|it| G::outcome(&it.view).is_some());
        if !over || std::mem::replace(&mut self.past.ended, true) {
            return Ok(());
        }
        self.asked = None;
        let players = self.client.table().map(names::choosers).unwrap_or_default();
        let text = self.telling(viewer, |teller| teller.end(&players)).unwrap_or_default();
        self.write(&text)
    }

    /// The game is over: what its proof proves, and a look back.
    fn proof(&mut self, verdict: &Verdict, record: String) -> Result<()> {
        if self.past.record.as_ref() == Some(&record) {
            return Ok(());
        }
        let view = self.eyes().and_then(|eyes| self.client.follower(eyes)).map(|it| &it.view);
        let host = Saved::<G>::parse(&record).and_then(|saved| saved.resume(|_, _| {}));
        let recap = match (view, host) {
            (Some(view), Ok(host)) => recap_text(&self.words, &host, view),
            (None, _) | (_, Err(_)) => String::new(),
        };
        if !recap.is_empty() {
            self.write(&format!("\n{recap}"))?;
        }
        self.past.record = Some(record);
        let text = proof::verdict(&self.plain, verdict);
        self.write(&format!("\n{text}"))
    }
}
