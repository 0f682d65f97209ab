//! Who sits on a seat.

use std::fmt;
use std::str::FromStr;

use bots::Bot;
use table::NotationError;

/// Who chooses for a seat. As text: `human`, or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    Human,
    /// Nobody has to be asked.
    Bot(Bot),
}

impl Player {
    /// Who plays against people unless told otherwise.
    pub(crate) const OPPONENT: Self = Self::Bot(Bot::Normal);

    /// Who chooses, unless it is somebody at this terminal.
    pub(crate) const fn bot(self) -> Option<Bot> {
        match self {
            Self::Human => None,
            Self::Bot(bot) => Some(bot),
        }
    }

    /// From a saved game: those of the first versions name a bot that `normal` grew out of.
    pub(crate) fn from_record(text: &str) -> Result<Self, NotationError> {
        if text == "greedy" { Ok(Self::Bot(Bot::Normal)) } else { text.parse() }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "human" { Ok(Self::Human) } else { text.parse().map(Self::Bot) }
    }
}

/// The bots around a table. As text: `normal,normal,easy`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bots(pub(crate) Vec<Bot>);

impl fmt::Display for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&names.join(","))
    }
}

impl FromStr for Bots {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seat = |name: &str| match name.trim() {
            "human" => Err("nobody can be asked in a simulation: name a bot for every seat".into()),
            name => name.parse().map_err(|error: NotationError| error.to_string()),
        };
        text.split(',').map(seat).collect::<Result<_, _>>().map(Self)
    }
}
