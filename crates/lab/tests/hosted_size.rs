//! A hosted game is small: a server holds thousands of them.

use std::sync::Arc;

use allocation_counter::measure;
use bots::{Bot, BotPlayer, Bots};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{FairDice, Host, PlayoutLuck, Recorded, Saved, Turn, Viewer};

/// What a hosted game may take, its rules not included: those are shared.
const MOST_BYTES: u64 = 64 << 10;
const SEATS: usize = 4;

/// Plays a whole game of Normal bots.
fn played<G: Recorded + Bots>(rules: &Arc<G>) -> Host<G> {
    let dice = FairDice::from_seed(3, SEATS, rules.setup_hash(None));
    let mut host = Host::new(Arc::clone(rules), Some(dice));
    let (mut player, mut luck) = (BotPlayer::new(&**rules), PlayoutLuck::new(3));
    host.begin();
    while let Turn::Seat(seat) = host.turn() {
        let legal = host.legal_actions();
        let view = || host.view(Viewer::Seat(seat));
        let action = player.choose(rules, Bot::Normal, view, &legal, &mut luck);
        host.play(seat, action).expect("a bot plays what is legal");
    }
    host
}

/// The bytes that stay allocated when this gives a host.
fn bytes<G: Recorded>(make: impl FnOnce() -> Host<G>) -> u64 {
    let mut host = None;
    let measured = measure(|| host = Some(make()));
    drop(host);
    u64::try_from(measured.bytes_current).expect("more was allocated than freed")
        + size_of::<Host<G>>() as u64
}

fn is_small<G: Recorded + Bots>(rules: G) {
    let rules = Arc::new(rules);
    let host = played(&rules);
    let copied = bytes(|| host.clone());
    let saved = Saved::<G>::parse(&Saved::record(&host).to_string()).expect("it was written");
    let resumed = bytes(|| saved.resume(|_, _| {}).expect("it was played"));
    println!("{}: {} commands, {copied} bytes, resumed {resumed}", G::GAME, host.sequence());
    assert!(copied <= MOST_BYTES && resumed <= MOST_BYTES, "{copied}, resumed {resumed}");
}

#[test]
fn a_hosted_game_is_small_also_when_it_was_resumed() {
    let setup = dungeon::Setup::with_heroes("horan, taia, xanros, aderyn").unwrap();
    is_small(Dungeon::new(dungeon::Content::karak(), setup).unwrap());
    let setup = goblin::Setup::with_heroes("horan, taia, xanros, aderyn").unwrap();
    is_small(Goblin::new(goblin::Content::goblin(), setup).unwrap());
}
