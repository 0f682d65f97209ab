//! Hosted games: moves a second with the updates of four seats and a spectator, and with their JSON.
//!
//! `cargo xtask bench host`. One item is one command of a seat, with the dice it causes. Random players play; what they
//! choose is found out beforehand.

use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{FairDice, Host, Luck as _, PlayoutLuck, Recorded, Seat, Turn, UpdateOf, Viewer};

/// Games in one sample.
const GAMES: u64 = 20;
/// Games are cut after so many moves: as many as a long game of people has.
const MOVES: usize = 600;
const SEATS: usize = 4;

fn main() {
    divan::main();
}

/// A game, and what is done in it.
struct Script<G: Recorded> {
    host: Host<G>,
    moves: Vec<(Seat, G::Action)>,
}

fn scripts<G: Recorded>(rules: G) -> Vec<Script<G>> {
    let rules = Arc::new(rules);
    let script = |game| {
        let dice = FairDice::from_seed(game, SEATS, rules.setup_hash(None));
        let mut host = Host::new(Arc::clone(&rules), Some(dice));
        host.begin();
        let (begun, mut luck) = (host.clone(), PlayoutLuck::for_game(7, game));
        let mut moves = Vec::new();
        while let (Turn::Seat(seat), true) = (host.turn(), moves.len() < MOVES) {
            let legal = host.legal_actions();
            let action = legal[luck.below(legal.len() as u32) as usize];
            host.play(seat, action).expect("it is legal");
            moves.push((seat, action));
        }
        Script { host: begun, moves }
    };
    (0..GAMES).map(script).collect()
}

fn dungeon() -> Dungeon {
    let setup = dungeon::Setup::with_heroes("horan, taia, xanros, aderyn").expect("heroes");
    Dungeon::new(dungeon::Content::karak(), setup).expect("a set-up")
}

fn goblin() -> Goblin {
    let setup = goblin::Setup::with_heroes("horan, taia, xanros, aderyn").expect("heroes");
    let setup = goblin::Setup { abilities: goblin::Switch::On, ..setup };
    Goblin::new(goblin::Content::goblin(), setup).expect("a set-up")
}

/// Plays all scripts; `send` gets what each command's viewers are sent.
fn bench<G: Recorded>(
    bencher: Bencher<'_, '_>,
    rules: G,
    mut send: impl FnMut(&[Arc<UpdateOf<G>>]),
) {
    let scripts = scripts(rules);
    let moves: usize = scripts.iter().map(|script| script.moves.len()).sum();
    bencher.counter(ItemsCount::new(moves)).bench_local(|| {
        for Script { host, moves } in &scripts {
            let mut host = host.clone();
            for &(seat, action) in moves {
                let done = host.play(seat, action).expect("it was played before");
                send(&done.updates(host.rules(), Viewer::all(SEATS)));
            }
            black_box(&host);
        }
    });
}

/// Writes every update that is not the same as one before it.
fn write<G: Recorded>(buffer: &mut Vec<u8>, updates: &[Arc<UpdateOf<G>>]) {
    for (index, update) in updates.iter().enumerate() {
        if updates[..index].iter().any(|other| Arc::ptr_eq(other, update)) {
            continue;
        }
        buffer.clear();
        serde_json::to_writer(&mut *buffer, &**update).expect("an update is JSON");
        black_box(&buffer);
    }
}

#[divan::bench]
fn dungeon_updates(bencher: Bencher<'_, '_>) {
    bench(bencher, dungeon(), |updates| _ = black_box(updates));
}

#[divan::bench]
fn dungeon_json(bencher: Bencher<'_, '_>) {
    let mut buffer = Vec::new();
    bench(bencher, dungeon(), |updates| write::<Dungeon>(&mut buffer, updates));
}

#[divan::bench]
fn goblin_updates(bencher: Bencher<'_, '_>) {
    bench(bencher, goblin(), |updates| _ = black_box(updates));
}

#[divan::bench]
fn goblin_json(bencher: Bencher<'_, '_>) {
    let mut buffer = Vec::new();
    bench(bencher, goblin(), |updates| write::<Goblin>(&mut buffer, updates));
}
