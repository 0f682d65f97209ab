//! From what players chose to a table.

use bots::{Bot, Chooser};
use dungeon::{Content, Dungeon, First, Goals, Hero, Setup, SetupFaults};
use table::{FairDice, Recorded as _, Secrets};

use crate::app::{Navigation, Saves, Screen, Summary};
use crate::local::LocalTable;
use crate::platform::{address, random};

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
    /// What *Play now* begins: one person against three bots of the middle level, heroes at random.
    pub fn quick() -> Self {
        let bot = (Chooser::Bot(Bot::Normal), None);
        Self {
            seats: vec![(Chooser::Human, None), bot, bot, bot],
            goals: Goals::default(),
            short: false,
            own_draws: false,
            first: First::Roll,
        }
    }

    /// Sets the table and goes there. Screens offer only what a game can be set up with.
    pub fn begin(&self, saves: Saves, navigation: Navigation) {
        let Ok(table) = self.table() else { return };
        let id = saves.new_id();
        saves.save(id, &table.record(), Summary::of(&table));
        navigation.go(&Screen::Play(id));
    }

    /// Sets the table. Dice and draws come from random secrets, or from the seed in the address.
    ///
    /// # Errors
    /// Everything that is wrong with what was chosen.
    pub fn table(&self) -> Result<LocalTable<Dungeon>, SetupFaults> {
        let content = if self.short { Content::short() } else { Content::karak() };
        let heroes = self.seats.iter().map(|&(_, hero)| hero).collect();
        let setup = Setup { heroes, goals: self.goals, first: self.first, ..Setup::default() };
        let rules = Dungeon::new(content, setup)?;
        let players: Vec<Chooser> = self.seats.iter().map(|&(player, _)| player).collect();
        let set_up = rules.setup_hash();
        let dice = match address::seed() {
            _ if self.own_draws => None,
            Some(seed) => Some(FairDice::from_seed(seed, players.len(), set_up)),
            None => {
                let seats = players.iter().map(|_| random::bytes()).collect();
                Some(FairDice::new(Secrets { host: random::bytes(), seats }, set_up))
            }
        };
        let (table, _) = LocalTable::new(rules, players, dice);
        Ok(table)
    }
}
