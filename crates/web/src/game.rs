//! One game played to its end in the page, and the engine's count of positions.

use dungeon::{Content, Dungeon, Setup};
use table::{FairDice, Host, Luck, PlayoutLuck, Recorded as _, Turn, Viewer};
use words::{Language, Words};

/// Random players may never meet the dragon; the turn limit ends their game (K11.3).
const TURN_LIMIT: u16 = 400;

/// The table of counts that native tests check, to be computed again in the browser.
const PERFT: &str = include_str!("../../dungeon/tests/data/perft.txt");

/// What happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// One line for each thing that happened, in order.
    pub log: Vec<String>,
    /// How the game ended, in a sentence.
    pub outcome: String,
}

/// Hosts the game of four random players that grows from `seed`, and tells what happened.
///
/// # Panics
/// If the engine breaks its contract: the set-up here is a valid one, and random players choose
/// among legal actions.
pub fn play_to_end(seed: u64) -> Played {
    let words = Words::new(Language::English);
    let heroes = vec![None; 4];
    let setup = Setup { heroes, turn_limit: Some(TURN_LIMIT), ..Setup::default() };
    let rules = Dungeon::new(Content::karak(), setup).expect("a valid set-up");
    let dice = FairDice::from_seed(seed, 4, rules.setup_hash());
    let mut host = Host::new(rules, Some(dice));
    let mut luck = PlayoutLuck::new(seed);
    let mut events = host.begin();
    let mut log = Vec::new();
    loop {
        let view = host.view(Viewer::Spectator);
        log.extend(events.iter().map(|event| words::dungeon::event(&words, &view, event)));
        let Turn::Seat(seat) = host.turn() else {
            return Played { log, outcome: words::dungeon::ending(&words, &view) };
        };
        let legal = host.legal_actions();
        let action = legal[luck.below(legal.len() as u32) as usize];
        events = host.play(seat, action).expect("a legal action");
    }
}

/// The table of counts, computed here: the same in every place the engine runs.
pub fn perft_text() -> String {
    dungeon::recount(PERFT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_ends_and_the_same_seed_gives_the_same_game() {
        let played = play_to_end(7);
        assert!(played.log.len() > 100 && !played.outcome.is_empty());
        assert_eq!(played, play_to_end(7));
        assert_ne!(played, play_to_end(8));
    }
}
