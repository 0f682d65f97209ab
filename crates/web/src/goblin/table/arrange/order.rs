//! From an order of cards to the steps that lay them.

use goblin::{Action, Back, Known, PlayerView};

/// The cards that still have no place in the new deck: won cards first. Starting cards look alike (G3.3).
pub(super) fn to_lay(player: &PlayerView) -> Vec<Back> {
    let open = player.deck.slots.iter().filter(|slot| slot.known == Known::Nothing).count();
    let won = player.deck.won.iter().copied().map(Back::Won);
    let starting = open.saturating_sub(player.deck.won.len());
    won.chain(std::iter::repeat_n(Back::Starting, starting)).collect()
}

/// The steps that lay the deck in this order, from the top down (G3.3).
pub(super) fn laid(order: &[Back]) -> Vec<Action> {
    order.iter().copied().map(Action::Place).collect()
}

/// The same cards, one of them taken to another place; those between move up.
pub(super) fn moved(order: &[Back], from: usize, to: usize) -> Vec<Back> {
    let mut order = order.to_vec();
    if from < order.len() && to < order.len() {
        let card = order.remove(from);
        order.insert(to, card);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn backs(list: &str) -> Vec<Back> {
        list.split(' ').map(|back| back.parse().unwrap()).collect()
    }

    #[test]
    fn every_card_is_laid() {
        let steps = laid(&backs("I.3 starting I.5 starting"));
        let shown: Vec<String> = steps.iter().map(Action::to_string).collect();
        assert_eq!(shown, ["place I.3", "place starting", "place I.5", "place starting"]);
        assert!(laid(&[]).is_empty());
    }

    #[test]
    fn a_card_goes_elsewhere_and_the_others_close_up() {
        let order = backs("I.1 I.2 I.3 starting");
        assert_eq!(moved(&order, 0, 2), backs("I.2 I.3 I.1 starting"));
        assert_eq!(moved(&order, 3, 0), backs("starting I.1 I.2 I.3"));
        assert_eq!(moved(&order, 1, 1), order);
        assert_eq!(moved(&order, 1, 9), order);
    }
}
