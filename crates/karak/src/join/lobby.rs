//! The open tables of a server.

use std::io::Write;

use anyhow::Result;
use axum::http::Method;
use protocol::{GameName, Stage};
use serde::Deserialize;
use words::{Arg, Words, key};

use super::names::harmless;
use super::{Visit, address, http};
use crate::cli::JoinArgs;
use crate::terminal::language;

/// A table as its server lists it.
#[derive(Deserialize)]
pub(super) struct Listed {
    code: String,
    pub(super) game: GameName,
    stage: Stage,
    seats: u8,
    free: u8,
}

impl Visit {
    /// Shows the open tables, and gives the one that is chosen; nothing if somebody only looks.
    pub(crate) fn lobby(&mut self, args: &JoinArgs) -> Result<Option<String>> {
        let words = Words::new(language(args.lang));
        let secret = Some(self.guest.secret.as_str());
        let asked = http::ask(&self.server, Method::GET, "api/tables", secret, String::new());
        let tables: Vec<Listed> = self.runtime.block_on(asked)?.read()?;
        let server = [("server", Arg::text(self.server.name()))];
        let mut out = std::io::stdout().lock();
        if tables.is_empty() {
            writeln!(out, "{}", plain(&words.say(key::JOIN_LOBBY_EMPTY, &server)))?;
            return Ok(None);
        }
        writeln!(out, "{}", plain(&words.say(key::JOIN_LOBBY, &server)))?;
        for (number, table) in (1..).zip(&tables) {
            writeln!(out, "{}", plain(&line(&words, number, table)))?;
        }
        loop {
            writeln!(out, "{}", words.text(key::JOIN_LOBBY_WHICH))?;
            write!(out, "> ")?;
            out.flush()?;
            let typed = self.runtime.block_on(self.lines.recv()).unwrap_or_default();
            let (typed, code) = (typed.trim(), chosen(&tables, typed.trim()));
            if typed.is_empty() || code.is_some() {
                return Ok(code);
            }
        }
    }
}

/// The table that was typed, if one was.
fn chosen(tables: &[Listed], typed: &str) -> Option<String> {
    let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match number.and_then(|index| tables.get(index)) {
        Some(table) => Some(harmless(&table.code)),
        None => address::code_of(typed).ok(),
    }
}

fn line(words: &Words, number: i64, table: &Listed) -> String {
    let game = words.text(match table.game {
        GameName::Dungeon => key::UI_TITLE,
        GameName::Goblin => key::UI_GOBLIN_TITLE,
    });
    let known = [
        ("number", Arg::Number(number)),
        ("game", Arg::text(game)),
        ("code", Arg::text(harmless(&table.code))),
    ];
    if table.stage == Stage::Gathering {
        let [number, game, code] = known;
        let free = ("free", Arg::Number(i64::from(table.free)));
        let seats = ("seats", Arg::Number(i64::from(table.seats)));
        words.say(key::JOIN_LOBBY_FREE, &[number, game, code, free, seats])
    } else {
        words.say(key::JOIN_LOBBY_PLAYING, &known)
    }
}

/// Without marks around names, which terminals do not know.
fn plain(text: &str) -> String {
    text.replace(super::session::MARKS, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_chosen_by_its_number_or_its_code() {
        let listed = |code: &str| Listed {
            code: code.to_owned(),
            game: GameName::Goblin,
            stage: Stage::Gathering,
            seats: 2,
            free: 1,
        };
        let tables = [listed("5CR7Q0XN"), listed("00000007")];
        let code = |typed| chosen(&tables, typed);
        assert_eq!((code(""), code("?")), (None, None));
        assert_eq!(code("2").as_deref(), Some("00000007"));
        assert_eq!(code("5cr7-q0xn").as_deref(), Some("5CR7Q0XN"));
    }
}
