//! From what players chose to a table.

use bots::{Bot, Chooser};
use dungeon::{Content, Dungeon, First, Goals, Hero, Setup, SetupFaults};
use table::Seat;

use crate::session::begin;
use crate::shell::{Navigation, Person, Saves};

/// What was chosen for a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Who sits at the table, and with which hero: `None` is drawn at random.
    pub seats: Vec<(Chooser, Option<Hero>)>,
    /// What else wins.
    pub goals: Goals,
    /// The short dungeon (K12.3).
    pub short: bool,
    /// Players roll and draw themselves, and type in what turned up.
    pub own_draws: bool,
    /// Who begins.
    pub first: First,
}

impl NewGame {
    /// What *Play now* begins: one person against three bots of this level, heroes at random. The person
    /// begins: a player who wants to play now should not have to watch first.
    pub fn quick(bot: Bot) -> Self {
        let bot = (Chooser::Bot(bot), None);
        Self {
            seats: vec![(Chooser::Human, None), bot, bot, bot],
            goals: Goals::default(),
            short: false,
            own_draws: false,
            first: First::Seat(Seat::new(0)),
        }
    }

    /// Sets the table for these people, by seat, and goes there. Screens offer only what a game can be set up with.
    pub fn begin(&self, people: &[Person], saves: Saves, navigation: Navigation) {
        let Ok(rules) = self.rules() else { return };
        let players = self.seats.iter().map(|&(player, _)| player).collect();
        begin(rules, players, people, self.own_draws, saves, navigation);
    }

    /// The rules of this game.
    ///
    /// # Errors
    /// Everything that is wrong with what was chosen.
    pub fn rules(&self) -> Result<Dungeon, SetupFaults> {
        let content = if self.short { Content::short() } else { Content::karak() };
        let heroes = self.seats.iter().map(|&(_, hero)| hero).collect();
        let setup = Setup { heroes, goals: self.goals, first: self.first, ..Setup::default() };
        Dungeon::new(content, setup)
    }
}
