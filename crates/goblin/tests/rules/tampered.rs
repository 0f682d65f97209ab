//! Views that no game shows: none of them makes a state.
//!
//! Each test plays to some moment, changes one thing of what a viewer sees, and has it refused.

use goblin::{Draw, Level, Phase, Spot, View};
use table::{PlayoutLuck, Rules, Seat};

use crate::support::Game;

impl Game {
    /// What this seat, or a spectator (0), sees makes a state as it is; with this change it makes none.
    #[track_caller]
    fn refuses(&self, seat: usize, what: &str, change: impl FnOnce(&mut View)) -> &Self {
        let accepts = |view: &View| self.rules.determinize(view, &mut PlayoutLuck::new(1)).is_ok();
        let view = self.view(seat);
        assert!(accepts(&view), "without a change: {what}");
        let mut changed = view.clone();
        change(&mut changed);
        assert!(changed != view, "nothing was changed: {what}");
        assert!(!accepts(&changed), "was accepted: {what}");
        self
    }
}

fn draws(spot: Spot) -> Phase {
    Phase::Chance(Draw::Monster(spot))
}

#[test]
fn g5_4_only_a_place_that_is_empty_is_filled_up() {
    let level = "I: I.10 I.2 I.3 I.4 I.5 top I.6\nbattle: I.10; chain I.20";
    let mut game = Game::new("horan, taia, aderyn", level);
    game.play("end").withdraw(1);
    assert_eq!(game.phase(), draws(Spot::Deck(Level::I)));
    game.refuses(0, "a row that was not filled up before", |view| {
        let cavern = &mut view.caverns[0];
        cavern.below.push(cavern.row[1].take().unwrap());
        cavern.below.sort();
    });
    game.play("monster I.9");
    for spot in Level::ALL.into_iter().flat_map(|level| [Spot::Deck(level), Spot::Gate(level)]) {
        // No battle says which place is empty: who fought has left.
        game.refuses(0, "a place where something lies", |view| {
            view.turn.seat = Seat::new(0);
            view.turn.phase = draws(spot);
        });
    }
}
