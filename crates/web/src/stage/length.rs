//! How long bots' turns are shown: the sum of what the stage waits, without drawing and thinking.

use bots::{Bot, BotPlayer, Bots, Chooser};
use table::{FairDice, PlayoutLuck, Seat, Viewer};

use super::waiting::bot_thinks;
use super::{Staged, Whose, beats};
use crate::session::begun::{dungeon_rules, goblin_rules};
use crate::session::{Asks, LocalTable};

/// Games whose turns are counted.
const GAMES: u64 = 12;

/// What drawing and thinking may add to a turn of six seconds, in milliseconds.
const DRAWING: u32 = 1000;

/// How long each turn of a game of bots is shown at normal speed, in milliseconds, the shortest first.
fn turns<G: Staged + Bots>(rules: impl Fn() -> G, bot: Bot) -> Vec<u32> {
    let mut turns = Vec::new();
    for seed in 0..GAMES {
        let rules = rules();
        let mut player = BotPlayer::new(&rules);
        let mut luck = PlayoutLuck::new(seed);
        let dice = FairDice::from_seed(seed, rules.seats(), rules.setup_hash(None));
        let seats = vec![Chooser::Bot(bot); rules.seats()];
        let (mut table, _) = LocalTable::new(rules, seats, Some(dice));
        let viewer = Viewer::Seat(Seat::new(0));
        let (mut turn, mut latest) = (0, None);
        while let Asks::Bot(seat, bot) = table.asks() {
            turn += bot_thinks::<G>(latest.as_ref());
            let legal = table.legal_actions();
            let view = || table.view(Viewer::Seat(seat));
            let action = player.choose(table.rules(), bot, view, &legal, &mut luck);
            for beat in beats(table.play(seat, action, viewer).unwrap(), Whose::Others) {
                if beat.event.as_ref().is_some_and(|event| G::turn_passes(event).is_some()) {
                    turns.push(std::mem::take(&mut turn));
                }
                turn += beat.pause.milliseconds();
                latest = beat.event.or(latest);
            }
        }
    }
    turns.sort_unstable();
    turns
}

fn is_short(turns: &[u32]) {
    let at = |share: usize| turns[turns.len() * share / 100];
    println!("{} turns: median {} ms, 95th percentile {}", turns.len(), at(50), at(95));
    assert!(at(50) + DRAWING <= 6000, "half of the turns of bots take {} ms or more", at(50));
    assert!(at(95) + DRAWING <= 10_000, "one turn of bots in twenty takes {} ms or more", at(95));
}

#[test]
fn bots_turns_in_the_dungeon_are_short() {
    for bot in [Bot::Easy, Bot::Normal] {
        is_short(&turns(|| dungeon_rules("horan, xanros, taia"), bot));
    }
}

#[test]
fn bots_turns_in_goblin_are_short() {
    for bot in [Bot::Easy, Bot::Normal] {
        is_short(&turns(|| goblin_rules("horan, xanros, taia"), bot));
    }
}
