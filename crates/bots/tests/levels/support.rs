//! What tests of every game's bots need: whole games, and moments of them.

use std::num::NonZeroU32;

use bots::{Bot, BotPlayer, Bots};
use table::{PlayoutLuck, Seat, Step, Turn, Viewer};

/// A search of so few iterations keeps the same promises, sooner.
pub(crate) const HASTY: Bot = Bot::Hard(NonZeroU32::new(12).unwrap());
/// The levels, with that search.
pub(crate) const LEVELS: [Bot; 3] = [Bot::Easy, Bot::Normal, HASTY];

/// One decision of a game.
pub(crate) struct Moment<'a, R: Bots> {
    pub(crate) state: &'a R::State,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [R::Action],
}

impl<R: Bots> Moment<'_, R> {
    pub(crate) fn view(&self, rules: &R) -> R::View {
        rules.view(self.state, Viewer::Seat(self.seat))
    }

    /// What somebody does here who has not thought about anything before.
    pub(crate) fn choice(&self, rules: &R, bot: Bot) -> R::Action {
        let mut luck = PlayoutLuck::new(5);
        BotPlayer::new(rules).choose(rules, bot, || self.view(rules), self.legal, &mut luck)
    }
}

/// Plays a game of one bot on all seats. `look` sees every choice of more than one action before it
/// is carried out.
pub(crate) fn play<R: Bots>(
    rules: &R,
    bot: Bot,
    seed: u64,
    mut look: impl FnMut(&Moment<'_, R>, R::Action),
) -> R::State {
    let mut player = BotPlayer::new(rules);
    let mut luck = PlayoutLuck::new(seed);
    let (mut state, mut legal) = (rules.start(), Vec::new());
    loop {
        let step = match rules.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(seat) => {
                rules.legal_actions(&state, &mut legal);
                let view = || rules.view(&state, Viewer::Seat(seat));
                let action = player.choose(rules, bot, view, &legal, &mut luck);
                if legal.len() > 1 {
                    look(&Moment { state: &state, seat, legal: &legal }, action);
                }
                Step::Act(action)
            }
        };
        rules.apply(&mut state, step, &mut ()).expect("a choice is legal");
    }
}
