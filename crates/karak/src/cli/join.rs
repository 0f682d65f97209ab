//! Arguments of `karak join`.

use std::path::PathBuf;

use clap::Args;
use words::Language;

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
    /// End the game after so many turns
    #[arg(long, help_heading = NEW, value_name = "TURNS", requires = "new")]
    pub(crate) turn_limit: Option<u16>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
}
