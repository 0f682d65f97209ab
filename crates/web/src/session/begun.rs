//! Games for tests to play.

use dungeon::Dungeon;
use goblin::Goblin;
use table::{FairDice, Host, Luck as _, PlayoutLuck, Recorded, Seat, Turn};

/// A game of the dungeon with these heroes that has begun, with chance from this seed.
pub(crate) fn dungeon(heroes: &str, seed: u64) -> Host<Dungeon> {
    begun(dungeon_rules(heroes), seed)
}

/// A game of Goblin with these heroes that has begun, with chance from this seed.
pub(crate) fn goblin(heroes: &str, seed: u64) -> Host<Goblin> {
    begun(goblin_rules(heroes), seed)
}

/// The rules of the dungeon with these heroes.
pub(crate) fn dungeon_rules(heroes: &str) -> Dungeon {
    let setup = dungeon::Setup::with_heroes(heroes).unwrap();
    Dungeon::new(dungeon::Content::karak(), setup).unwrap()
}

/// The rules of Goblin with these heroes.
pub(crate) fn goblin_rules(heroes: &str) -> Goblin {
    let setup = goblin::Setup::with_heroes(heroes).unwrap();
    Goblin::new(goblin::Content::goblin(), setup).unwrap()
}

/// Plays so many actions at random, or until the game is over, and looks at every decision before it is made.
pub(crate) fn at_random<G: Recorded>(
    mut host: Host<G>,
    luck: u64,
    actions: usize,
    mut look: impl FnMut(&Host<G>, Seat, &[G::Action]),
) {
    let mut luck = PlayoutLuck::new(luck);
    for _ in 0..actions {
        let Turn::Seat(seat) = host.turn() else { break };
        let legal = host.legal_actions();
        look(&host, seat, &legal);
        host.play(seat, legal[luck.below(legal.len() as u32) as usize]).unwrap();
    }
}

fn begun<G: Recorded>(rules: G, seed: u64) -> Host<G> {
    let dice = FairDice::from_seed(seed, rules.seats(), rules.setup_hash(None));
    let mut host = Host::new(rules, Some(dice));
    host.begin();
    host
}
