//! What is typed about others at a table, and what only its host may.

use std::io::Write;

use anyhow::Result;
use protocol::{Command, GuestNumber, Settings};
use table::Seat;
use words::{Arg, Key, key};

use super::line::{About, SETTINGS, Setting};
use super::names;
use super::session::Session;
use crate::game::Playable;

/// Somebody, for examples.
const SOMEBODY: &str = "Ben";

impl<G: Playable, O: Write> Session<G, O> {
    /// Says what cannot be taken back, if this is such a thing: then it has to be typed once more.
    pub(super) fn makes_sure(&mut self, about: &About) -> Result<bool> {
        let (key, who) = match about {
            About::Remove(who) => (key::JOIN_REMOVE_CONFIRM, who),
            About::HandOver(who) => (key::JOIN_HOST_CONFIRM, who),
            About::Close => {
                self.say(key::JOIN_CLOSE_CONFIRM, &[])?;
                return Ok(true);
            }
            About::Change(_) | About::Mute(..) | About::Give(_) | About::Set(_) => {
                return Ok(false);
            }
        };
        let Some(guest) = self.meant(who) else { return Ok(false) };
        let name = self.called(guest);
        self.say(key, &[("name", Arg::text(name))])?;
        Ok(true)
    }

    /// What concerns others, and is certain.
    pub(super) fn about(&mut self, about: About) -> Result<()> {
        match about {
            About::Change(to) => self.change(to),
            About::Mute(who, mute) => self.mute(&who, mute),
            About::Remove(who) => match self.meant(&who) {
                Some(guest) => self.command(Command::Remove { guest }),
                None => self.example(key::JOIN_WHICH_GUEST, key::JOIN_WORD_REMOVE, SOMEBODY),
            },
            About::HandOver(who) => match self.meant(&who) {
                Some(guest) => self.command(Command::HandOver { guest }),
                None => self.example(key::JOIN_WHICH_GUEST, key::JOIN_WORD_HOST, SOMEBODY),
            },
            About::Give(gift) => {
                let to = gift.and_then(|(seat, who)| Some((seat, self.meant(&who)?)));
                match to {
                    Some((seat, guest)) => self.command(Command::GiveSeat { seat, guest }),
                    None => self.example(
                        key::JOIN_WHICH_GIFT,
                        key::JOIN_WORD_GIVE,
                        &format!("2 {SOMEBODY}"),
                    ),
                }
            }
            About::Set(Some(setting)) => self.set(setting),
            About::Set(None) => self.list_settings(),
            About::Close => self.command(Command::Close),
        }
    }

    fn meant(&self, who: &str) -> Option<GuestNumber> {
        names::meant(&self.plain, self.client.table()?, who)
    }

    fn called(&self, guest: GuestNumber) -> String {
        let table = self.client.table();
        table.map(|table| names::of_guest(&self.plain, table, guest)).unwrap_or_default()
    }

    fn change(&mut self, to: Option<(Option<Seat>, Seat)>) -> Result<()> {
        match (to, &self.own_seats()[..]) {
            (Some((Some(from), to)), _) | (Some((None, to)), &[from]) => {
                self.command(Command::Swap { from, to })
            }
            (None, [_]) => self.example(key::JOIN_WHICH_PLAYER, key::JOIN_WORD_CHANGE, "2"),
            (Some((None, _)) | None, _) => {
                self.example(key::JOIN_WHICH_CHANGE, key::JOIN_WORD_CHANGE, "1 2")
            }
        }
    }

    fn mute(&mut self, who: &str, mute: bool) -> Result<()> {
        let (word, told): (Key, Key) = if mute {
            (key::JOIN_WORD_MUTE, key::JOIN_MUTED)
        } else {
            (key::JOIN_WORD_UNMUTE, key::JOIN_HEARD)
        };
        let Some(guest) = self.meant(who) else {
            return self.example(key::JOIN_WHICH_GUEST, word, SOMEBODY);
        };
        self.client.mute(guest, mute);
        let name = self.called(guest);
        self.say(told, &[("name", Arg::text(name))])
    }

    fn set(&mut self, setting: Setting) -> Result<()> {
        let Some(table) = self.client.table() else { return Ok(()) };
        let settings = table.settings.clone();
        let settings = match setting {
            Setting::Open(open) => Settings { open, ..settings },
            Setting::Hints(hints) => Settings { hints, ..settings },
            Setting::Chat(chat) => Settings { chat: Some(chat), ..settings },
        };
        self.command(Command::Keep { settings })
    }

    fn list_settings(&mut self) -> Result<()> {
        let first = |text: String| text.split(' ').next().unwrap_or_default().to_owned();
        let words = SETTINGS.map(|(key, _)| first(self.plain.text(key)));
        self.say(key::JOIN_WHICH_SETTING, &[("list", Arg::text(words.join(", ")))])
    }
}
