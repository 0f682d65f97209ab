//! Arguments of `karak play`.

use bots::Chooser;
use std::path::PathBuf;

use clap::Args;
use words::Language;

use super::{Game, MapStyle, SetupArgs};

/// Where help lists what is only for one of the two ways to play.
const TERMINAL: &str = "Options of the terminal";
const PAGE: &str = "Options of the page";

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "switches of the command line")]
pub(crate) struct PlayArgs {
    /// Which game; in the browser it is chosen there [default: dungeon]
    pub(crate) game: Option<Game>,
    /// Play in this terminal instead of the browser
    #[arg(long)]
    pub(crate) terminal: bool,
    /// Language: en, cs, de or pl; otherwise the environment's or the browser's
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// Who sits on each seat: human, random, easy, normal, hard, or hard:N for a search of N
    /// iterations [default: a human and two normal bots, or bots for all other heroes named]
    #[arg(long, help_heading = TERMINAL, value_delimiter = ',', value_name = "PLAYER,…")]
    pub(crate) seats: Vec<Chooser>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// End the game after so many turns
    #[arg(long, help_heading = TERMINAL, value_name = "TURNS")]
    pub(crate) turn_limit: Option<u16>,
    /// Dice that can be had again; without it they cannot be foreseen
    #[arg(long, help_heading = TERMINAL)]
    pub(crate) seed: Option<u64>,
    /// Roll and draw with the real box: every roll and draw is asked for
    #[arg(long, help_heading = TERMINAL, conflicts_with = "seed")]
    pub(crate) own_draws: bool,
    /// Go on with a saved game; it is saved to the same file unless --save names another
    #[arg(long, help_heading = TERMINAL, value_name = "FILE", conflicts_with_all = ["seats", "heroes", "goal", "first", "short", "content", "turn_limit", "seed", "own_draws", "edition", "abilities", "cards", "setting"])]
    pub(crate) resume: Option<PathBuf>,
    /// Save the game here after every turn and at the end
    #[arg(long, help_heading = TERMINAL, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Give no hints
    #[arg(long, help_heading = TERMINAL)]
    pub(crate) no_hints: bool,
    /// How the map is drawn
    #[arg(long, help_heading = TERMINAL, value_enum, default_value_t = MapStyle::Unicode)]
    pub(crate) map: MapStyle,
    /// The same as --map ascii
    #[arg(long, help_heading = TERMINAL, conflicts_with = "map")]
    pub(crate) ascii: bool,
}

/// How the page is served.
#[derive(Args, Debug)]
pub(crate) struct PageArgs {
    /// Serve the page on this port, 0 for any [default: 5275 or the next free one]
    #[arg(long, help_heading = PAGE, conflicts_with = "terminal")]
    pub(crate) port: Option<u16>,
    /// Let everybody in the home network open the page, and show its address as a QR code
    #[arg(long, help_heading = PAGE, conflicts_with = "terminal")]
    pub(crate) lan: bool,
    /// The folder of the tables that friends join [default: the user's folder for such things]
    #[arg(long, help_heading = PAGE, conflicts_with = "terminal", env = "KARAK_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Open no browser
    #[arg(long, help_heading = PAGE, conflicts_with = "terminal")]
    pub(crate) no_open: bool,
}

impl PlayArgs {
    /// What was given that makes no sense without a terminal, as it was typed.
    pub(crate) fn only_for_terminal(&self) -> Option<String> {
        let setup = self.setup.to_string();
        let switches = [
            ("--seats", !self.seats.is_empty()),
            ("--turn-limit", self.turn_limit.is_some()),
            ("--seed", self.seed.is_some()),
            ("--own-draws", self.own_draws),
            ("--resume", self.resume.is_some()),
            ("--save", self.save.is_some()),
            ("--no-hints", self.no_hints),
            ("--map", self.map != MapStyle::Unicode),
            ("--ascii", self.ascii),
        ];
        let game = self.game.map(Game::name);
        let switch = || switches.iter().find(|(_, given)| *given).map(|&(name, _)| name);
        game.or_else(switch).or_else(|| setup.split_whitespace().next()).map(str::to_owned)
    }
}
