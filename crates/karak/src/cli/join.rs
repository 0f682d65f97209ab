//! Arguments of `karak join`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use protocol::ClockSettings;
use words::Language;

use super::serve::Span;
use super::{Game, MapStyle, SetupArgs};

/// Where help lists what is only for tables that are opened.
const NEW: &str = "Options of a new table";

#[derive(Args, Debug)]
pub(crate) struct JoinArgs {
    /// The link to a table, such as `http://192.168.1.7:5275/#/table/5CR7Q0XN`; without a table the address of a server, whose open tables are shown
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    /// The table's code, where the address does not have it
    pub(crate) code: Option<String>,
    /// Go by this name
    #[arg(long = "as", value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Language: en, cs, de or pl; otherwise the environment's
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// How the map is drawn
    #[arg(long, value_enum, default_value_t = MapStyle::None)]
    pub(crate) map: MapStyle,
    /// Connect to this address, whatever the server's name means: before the name leads there, or from inside
    #[arg(long, value_name = "IP")]
    pub(crate) at: Option<std::net::IpAddr>,
    /// The folder that keeps who you are at which server [default: the user's folder for such things]
    #[arg(long, env = "KARAK_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Open a new table for this game, and sit down there
    #[arg(long, help_heading = NEW, value_name = "GAME", conflicts_with = "code")]
    pub(crate) new: Option<Game>,
    /// How many players it is for [default: the heroes named, or 2]
    #[arg(long, help_heading = NEW, value_name = "N", requires = "new")]
    pub(crate) seats: Option<usize>,
    /// Let everybody find it in the lobby
    #[arg(long, help_heading = NEW, requires = "new")]
    pub(crate) open: bool,
    /// Roll and draw with the real box: players type in what came up
    #[arg(long, help_heading = NEW, requires = "new", conflicts_with = "open")]
    pub(crate) own_draws: bool,
    /// A clock for each player, and what a turn adds to it: `10m`, or `10m+30s`. Whoever loses the connection has three minutes beside it
    #[arg(long, help_heading = NEW, value_name = "TIME[+TIME]", requires = "new")]
    pub(crate) clock: Option<Clock>,
    /// End the game after so many turns
    #[arg(long, help_heading = NEW, value_name = "TURNS", requires = "new")]
    pub(crate) turn_limit: Option<u16>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
}

/// A clock as people write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock(pub(crate) ClockSettings);

/// What a player may be without a connection, in seconds, as at tables that are opened in the page.
const LOST_CONNECTION: u32 = 180;

impl FromStr for Clock {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (bank, increment) =
            text.split_once('+').map_or((text, None), |(bank, each)| (bank, Some(each)));
        let bank = seconds(bank)?;
        let increment = increment.map_or(Ok(0), seconds)?;
        Ok(Self(ClockSettings { bank, increment, lost_connection: LOST_CONNECTION }))
    }
}

fn seconds(text: &str) -> Result<u32, String> {
    let Span(time) = text.trim().parse()?;
    if time.subsec_nanos() > 0 {
        return Err(format!("`{text}` is no whole number of seconds"));
    }
    u32::try_from(time.as_secs()).map_err(|_| format!("`{text}` is too long"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_a_time_and_what_a_turn_adds() {
        let clock =
            |text: &str| text.parse::<Clock>().map(|Clock(clock)| (clock.bank, clock.increment));
        assert_eq!(clock("10m"), Ok((600, 0)));
        assert_eq!(clock("10m+30s"), Ok((600, 30)));
        assert_eq!(clock("1h30m + 1m"), Ok((5_400, 60)));
        for wrong in ["", "10", "10m+", "+5s", "500ms", "10m+5s+5s", "1000y"] {
            assert!(clock(wrong).is_err(), "{wrong}");
        }
    }
}
