//! Seats nobody has to be asked for.

use anyhow::{Context as _, Result};
use table::Luck;

use crate::cli::Player;
use crate::game::Playable;

/// Chooses for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bot {
    /// Any legal action, each as likely as the others.
    Random,
    /// What promises most right now, where the game has somebody who can tell.
    Greedy,
}

/// The bots of a game with the room they think in, made once for many choices.
#[derive(Clone)]
pub(crate) struct Bots<G: Playable> {
    greedy: Option<G::Greedy>,
}

impl<G: Playable> Bots<G> {
    /// Those that sit on these seats; an error if the game does not have them.
    pub(crate) fn of(players: &[Player]) -> Result<Self> {
        let missing = || format!("nobody plays {} greedily: use random", G::GAME);
        let wanted = players.contains(&Player::Greedy);
        let greedy = wanted.then(|| G::greedy().with_context(missing)).transpose()?;
        Ok(Self { greedy })
    }

    /// One of the legal actions. A bot that looks sees `view`, which has to be its own seat's.
    ///
    /// # Panics
    /// If there is none: whose turn it is can always do something.
    pub(crate) fn choose(
        &mut self,
        bot: Bot,
        rules: &G,
        view: impl FnOnce() -> G::View,
        legal: &[G::Action],
        luck: &mut impl Luck,
    ) -> G::Action {
        match (bot, &mut self.greedy) {
            (Bot::Greedy, Some(greedy)) => rules.choose_greedily(greedy, &view(), legal, luck),
            (Bot::Random | Bot::Greedy, _) => legal[luck.below(legal.len() as u32) as usize],
        }
    }
}
