//! From rules to a game that is played.

use bots::Chooser;
use table::{FairDice, Secrets};

use super::{LocalTable, Played, summary};
use crate::platform::{address, random};
use crate::shell::{Navigation, Saves, Screen};

/// Sets the table and goes there.
pub fn begin<G: Played>(
    rules: G,
    players: Vec<Chooser>,
    own_draws: bool,
    saves: Saves,
    navigation: Navigation,
) {
    let dice = (!own_draws).then(|| fresh_dice(rules.setup_hash(None), players.len()));
    let (table, _) = LocalTable::new(rules, players, dice);
    let id = saves.new_id();
    saves.save(id, &table.record(), summary(&table));
    navigation.go(&Screen::Play(id));
}

/// Dice and draws for a set-up from random secrets, or from the seed in the address.
pub fn fresh_dice(set_up: [u8; 32], seats: usize) -> FairDice {
    if let Some(seed) = address::seed() {
        return FairDice::from_seed(seed, seats, set_up);
    }
    let seats = (0..seats).map(|_| random::bytes()).collect();
    FairDice::new(Secrets { host: random::bytes(), seats }, set_up)
}
