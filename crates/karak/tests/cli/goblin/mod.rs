//! The same program, the other game.

mod cards;
mod odds;
mod own_draws;
mod play;
mod replay;
mod secrets;
mod settings;
mod sim;
mod wrong;

/// Cards that never change with the balance of the game.
pub(crate) const TEST_CARDS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../goblin/tests/data/test-cards.toml");

/// A record by hand with the cards of the tests: two heroes, the monsters by number, these cards as Horan's first
/// hand.
pub(crate) fn by_hand(hand: [u8; 4], entries: &str) -> String {
    let level = |level: &str| {
        let monsters = (1..=6).map(|number| format!(" > monster {level}.{number}"));
        monsters.collect::<String>() + &format!(" > monster {level}.k1")
    };
    let cards = |hand: [u8; 4]| hand.map(|card| format!(" > card s{card}")).concat();
    let (levels, hand) = (["I", "II", "III"].map(level).concat(), cards(hand));
    let taia = cards([1, 2, 3, 4]);
    let source = std::fs::read_to_string(TEST_CARDS).unwrap();
    let source = format!("|{}\n", source.trim_end().replace('\n', "\n|"));
    format!(
        "game: goblin\ncontent: test-cards\ncontent-file:\n{source}heroes: horan, taia\nfirst: 1\n\n\
         begin > monster X.1{levels}{hand}{taia}\n{entries}"
    )
}
