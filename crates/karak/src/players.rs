//! The bots of a simulation.

use std::fmt;
use std::str::FromStr;

use bots::Bot;
use table::NotationError;

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
