//! Whether a visit to the merchant could buy anything, and why not.

use goblin::{Action, Goblin, View};
use table::{PlayoutLuck, Rules as _, Step};
use words::{Arg, Words};

use crate::prelude::*;

/// Whether whoever's turn it is could buy something on a visit that begins now.
pub(super) fn can_buy(rules: &Goblin, view: &View) -> bool {
    let Ok(mut state) = rules.determinize(view, &mut PlayoutLuck::new(0)) else { return true };
    if rules.why_not(&state, Action::Merchant).is_some() {
        return true;
    }
    rules.advance_quietly(&mut state, Step::Act(Action::Merchant));
    let mut legal = Vec::new();
    rules.legal_actions(&state, &mut legal);
    legal.iter().any(|action| matches!(action, Action::Buy(_)))
}

/// Why the cards of a hand do not pay (G7.2), where nothing else does.
pub(super) fn why_cards_do_not_pay(words: &Words, view: &View) -> Option<String> {
    let player = view.players.get(view.turn.seat.index())?;
    let starting = player.hand.starting;
    let poor = player.payments().next().is_none() && starting > 0;
    let count = Arg::Number(starting as i64);
    poor.then(|| words.say(key::WEB_MERCHANT_STARTING, &[("count", count)]))
}

#[cfg(test)]
mod tests {
    use table::{Turn, Viewer};

    use super::*;
    use crate::session::begun;

    #[test]
    fn starting_cards_buy_nothing() {
        let host = begun::goblin("horan, taia", 5);
        let Turn::Seat(seat) = host.turn() else { panic!("somebody's turn") };
        let view = host.view(Viewer::Seat(seat));
        assert!(!can_buy(host.rules(), &view), "nothing was won yet");
    }
}
