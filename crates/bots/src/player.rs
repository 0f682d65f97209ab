//! What a game's bots are asked, and who asks them.

use alloc::vec;
use alloc::vec::Vec;
use core::num::NonZeroU32;

use table::{Luck as _, PlayoutLuck, Rules, StepOf};

use crate::{Bot, ReviewOf};

/// How long a search may go on: so many iterations, unless the caller stops it before. There is no
/// clock in here, so that the same seed and the same iterations give the same choice everywhere.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Iterations at most.
    pub iterations: NonZeroU32,
    /// Asked now and then: whether to stop with what is known by now.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// So many iterations, whatever happens.
    pub fn iterations(iterations: NonZeroU32) -> Self {
        Self { iterations, stop: &|| false }
    }
}

/// What an advice rests on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grounds {
    /// Nothing else makes sense.
    Only,
    /// Rules of thumb: nothing was weighed.
    Thumb,
    /// A search.
    Search,
}

/// The best plan, and what speaks for it in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// What to do, and what that is done for: at least one action, and those that are to follow as long as nothing
    /// unknown turns up.
    pub plan: Vec<A>,
    /// How that was found.
    pub grounds: Grounds,
    /// The chance to win the game then, from 0 to 1; `None` where there was nothing to weigh, and for
    /// a lone player, who wins or loses against nobody.
    pub win: Option<f32>,
    /// The best of the plans that begin otherwise, and the chance to win the game with that.
    pub other: Option<(Vec<A>, f32)>,
}

impl<A: Copy> Hint<A> {
    /// What to do now.
    pub fn action(&self) -> A {
        self.plan[0]
    }

    /// The only thing to do.
    pub(crate) fn only(action: A) -> Self {
        Self { plan: vec![action], grounds: Grounds::Only, win: None, other: None }
    }

    /// What rules of thumb say.
    pub fn thumb(action: A) -> Self {
        Self { grounds: Grounds::Thumb, ..Self::only(action) }
    }
}

/// A game that bots play. Each of them gets the view of the player whose turn it is, and the legal
/// actions of which there is more than one; more it cannot know.
///
/// Nothing in it is generic: so bots are compiled here, for speed, and not in a page that is compiled
/// for size.
pub trait Bots: Rules {
    /// The room a bot thinks in. Made once for many decisions, and of no influence on them.
    type Mind: Clone + Send;

    /// Room to think in.
    fn mind(&self) -> Self::Mind;

    /// The choice of [`Bot::Easy`].
    fn easy(
        &self,
        mind: &mut Self::Mind,
        view: &Self::View,
        legal: &[Self::Action],
        luck: &mut PlayoutLuck,
    ) -> Self::Action;

    /// The choice of [`Bot::Normal`].
    fn normal(
        &self,
        mind: &mut Self::Mind,
        view: &Self::View,
        legal: &[Self::Action],
        luck: &mut PlayoutLuck,
    ) -> Self::Action;

    /// The choice of [`Bot::Hard`].
    fn hard(
        &self,
        mind: &mut Self::Mind,
        view: &Self::View,
        legal: &[Self::Action],
        luck: &mut PlayoutLuck,
        budget: Budget<'_>,
    ) -> Hint<Self::Action>;

    /// The [review](crate::review) of the game that these steps made of the start.
    fn review(&self, start: Self::State, steps: &[StepOf<Self>]) -> Option<ReviewOf<Self>>;
}

/// Plays on any seat and any level, one decision after the other.
#[derive(Clone, Debug)]
pub struct BotPlayer<R: Bots> {
    mind: R::Mind,
}

impl<R: Bots> BotPlayer<R> {
    /// Somebody who can play this game.
    pub fn new(rules: &R) -> Self {
        Self { mind: rules.mind() }
    }

    /// One of the legal actions. `view` is what the player whose turn it is sees, as these rules have made it:
    /// only [`hint`](Self::hint) doubts views. Whoever does not look at it does not ask for it.
    ///
    /// # Panics
    /// If there is no legal action.
    pub fn choose(
        &mut self,
        rules: &R,
        bot: Bot,
        view: impl FnOnce() -> R::View,
        legal: &[R::Action],
        luck: &mut PlayoutLuck,
    ) -> R::Action {
        self.choose_until(rules, bot, view, legal, luck, &|| false)
    }

    /// The same, with the best that is known by then when `stop` says so.
    ///
    /// # Panics
    /// If there is no legal action.
    pub fn choose_until(
        &mut self,
        rules: &R,
        bot: Bot,
        view: impl FnOnce() -> R::View,
        legal: &[R::Action],
        luck: &mut PlayoutLuck,
        stop: &dyn Fn() -> bool,
    ) -> R::Action {
        match (legal, bot) {
            ([only], _) => *only,
            (_, Bot::Random) => legal[luck.below(legal.len() as u32) as usize],
            (_, Bot::Easy) => rules.easy(&mut self.mind, &view(), legal, luck),
            (_, Bot::Normal) => rules.normal(&mut self.mind, &view(), legal, luck),
            (_, Bot::Hard(iterations)) => {
                self.hint(rules, &view(), legal, luck, Budget { iterations, stop }).action()
            }
        }
    }

    /// The best action by search, with its reason in numbers: what [`Bot::Hard`] would do.
    ///
    /// # Panics
    /// If there is no legal action.
    pub fn hint(
        &mut self,
        rules: &R,
        view: &R::View,
        legal: &[R::Action],
        luck: &mut PlayoutLuck,
        budget: Budget<'_>,
    ) -> Hint<R::Action> {
        if let [only] = legal {
            return Hint::only(*only);
        }
        rules.hard(&mut self.mind, view, legal, luck, budget)
    }
}
