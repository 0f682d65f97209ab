//! Games for tests to play.

use dungeon::{Content, Dungeon, Setup};
use table::{FairDice, Host, Recorded as _, Rules as _};

/// A game with these heroes that has begun, with chance from this seed.
pub(crate) fn begun(heroes: &str, seed: u64) -> Host<Dungeon> {
    let rules = Dungeon::new(Content::karak(), Setup::with_heroes(heroes).unwrap()).unwrap();
    let dice = FairDice::from_seed(seed, rules.seats(), rules.setup_hash());
    let mut host = Host::new(rules, Some(dice));
    host.begin();
    host
}
