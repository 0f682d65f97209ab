//! From an order of cards to the steps that lay them.

use goblin::{Action, Back, Known, PlayerView};

/// The cards that still have no place in the new deck: won cards first. Starting cards look alike (G3.3).
pub(super) fn to_lay(player: &PlayerView) -> Vec<Back> {
    let open = player.deck.slots.iter().filter(|slot| slot.known == Known::Nothing).count();
    let won = player.deck.won.iter().copied().map(Back::Won);
    let starting = open.saturating_sub(player.deck.won.len());
    won.chain(std::iter::repeat_n(Back::Starting, starting)).collect()
}

/// The steps that lay the deck in this order, from the top down (G3.3): the last card lies by itself.
pub(super) fn laid(order: &[Back]) -> Vec<Action> {
    let chosen = order.split_last().map_or(&[][..], |(_, chosen)| chosen);
    chosen.iter().copied().map(Action::Place).collect()
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
    use goblin::{Decision, Phase};
    use table::{Luck as _, PlayoutLuck, Turn, Viewer};

    use super::*;
    use crate::session::begun;

    fn backs(list: &str) -> Vec<Back> {
        list.split(' ').map(|back| back.parse().unwrap()).collect()
    }

    #[test]
    fn every_card_but_the_last_is_laid() {
        let steps = laid(&backs("I.3 starting I.5 starting"));
        let shown: Vec<String> = steps.iter().map(Action::to_string).collect();
        assert_eq!(shown, ["place I.3", "place starting", "place I.5"]);
        assert!(laid(&[]).is_empty());
    }

    #[test]
    fn what_is_laid_is_the_whole_deck() {
        let mut host = begun::goblin("horan, taia", 5);
        let mut luck = PlayoutLuck::new(8);
        let mut decks = 0;
        for _ in 0..1500 {
            let Turn::Seat(seat) = host.turn() else { break };
            let view = host.view(Viewer::Seat(seat));
            if view.turn.phase == Phase::Seat(Decision::Arrange) {
                let order = to_lay(&view.players[seat.index()]);
                host.play_all(seat, &laid(&order)).unwrap();
                let phase = host.view(Viewer::Seat(seat)).turn.phase;
                assert_ne!(phase, Phase::Seat(Decision::Arrange), "{order:?}");
                decks += 1;
            } else {
                let legal = host.legal_actions();
                host.play(seat, legal[luck.below(legal.len() as u32) as usize]).unwrap();
            }
        }
        assert!(decks > 0);
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
