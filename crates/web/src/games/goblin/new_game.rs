//! From what players chose to a table.

use bots::{Bot, Chooser};
use goblin::{Content, First, Goblin, Setup, SetupFaults};
use table::Seat;

use crate::session::begin;
use crate::shell::{Navigation, Person, Saves};

/// What was chosen for a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Who sits at the table.
    pub players: Vec<Chooser>,
    /// Their heroes, the edition and all settings.
    pub setup: Setup,
    /// The cards: those of the game, or of somebody's own file.
    pub content: Content,
    /// Players draw themselves, and type in what turned up.
    pub own_draws: bool,
}

impl NewGame {
    /// What *Play now* begins: one person against two bots of this level, heroes at random, by the standard
    /// edition. The person begins: a player who wants to play now should not have to watch first.
    pub fn quick(bot: Bot) -> Self {
        let bot = Chooser::Bot(bot);
        let first = First::Seat(Seat::new(0));
        Self {
            players: vec![Chooser::Human, bot, bot],
            setup: Setup { heroes: vec![None; 3], first, ..Setup::default() },
            content: Content::goblin(),
            own_draws: false,
        }
    }

    /// Sets the table for these people, by seat, and goes there. Screens offer only what a game can be set up with.
    pub fn begin(self, people: &[Person], saves: Saves, navigation: Navigation) {
        if let Ok(rules) = self.rules() {
            begin(rules, self.players, people, self.own_draws, saves, navigation);
        }
    }

    /// The rules of this game.
    ///
    /// # Errors
    /// Everything that is wrong with what was chosen.
    pub fn rules(&self) -> Result<Goblin, SetupFaults> {
        Goblin::new(self.content.clone(), self.setup.clone())
    }
}
