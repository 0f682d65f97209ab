//! From rules to a game that is played.

use bots::Chooser;
use table::{FairDice, Secrets};

use super::Staged;
use crate::app::{Navigation, Saves, Screen, Summary};
use crate::local::LocalTable;
use crate::platform::{address, random};

/// Sets the table and goes there.
pub fn begin<G: Staged>(
    rules: G,
    players: Vec<Chooser>,
    own_draws: bool,
    saves: Saves,
    navigation: Navigation,
) {
    let dice = (!own_draws).then(|| fresh_dice(&rules, players.len()));
    let (table, _) = LocalTable::new(rules, players, dice);
    let id = saves.new_id();
    saves.save(id, &table.record(), Summary::of(&table));
    navigation.go(&Screen::Play(id));
}

/// Dice and draws from random secrets, or from the seed in the address.
pub fn fresh_dice<G: Staged>(rules: &G, seats: usize) -> FairDice {
    let set_up = rules.setup_hash(None);
    if let Some(seed) = address::seed() {
        return FairDice::from_seed(seed, seats, set_up);
    }
    let seats = (0..seats).map(|_| random::bytes()).collect();
    FairDice::new(Secrets { host: random::bytes(), seats }, set_up)
}
