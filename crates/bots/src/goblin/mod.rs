//! Players of Karak: Goblin.

mod advice;
mod battle;
mod easy;
mod goals;
mod hand;
mod judge;
mod lines;
mod normal;
mod outlook;
mod patience;
mod plan;
mod plans;
mod recap;
mod review;
mod shop;
mod worth;

use alloc::vec::Vec;

use goblin::solver::{Arranging, Effort, Solver};
use goblin::{Action, CardSet, Goblin, State, View};
use table::{MAX_SEATS, PlayoutLuck, Rules as _, StepOf};

use crate::search::Tree;
use crate::{Bots, Budget, Hint, Model, ReviewOf};
pub use advice::{Advice, Adviser, proposed_equipment};
use judge::milestone;
use outlook::{all_cards, outlook};
use worth::action;

/// How far the hard player looks into the battle it is in.
const THOROUGH: Effort = Effort { arranging: Arranging::Every, ..NORMAL };
/// How far the normal player looks into a battle. With less than this it plays worse at once: 128 moments cost it
/// four games in a hundred, 64 seven.
const NORMAL: Effort =
    Effort { moments: 400, trees: 2, sampled_moments: 120, arranging: Arranging::Best };
/// How far it looks into a battle for which it might buy a potion.
const SHOPPING: Effort =
    Effort { moments: 32, trees: 2, sampled_moments: 24, arranging: Arranging::Best };
/// How far the easy player looks: about what lies in the hand.
const EASY: Effort =
    Effort { moments: 24, trees: 2, sampled_moments: 12, arranging: Arranging::Every };

/// The solver is asked so often in a search at most: a question takes up to a millisecond.
const QUESTIONS: u32 = 120;
/// States that fit a view, asked what others may hide.
const GUESSES: usize = 6;

/// The room that players of Goblin think in.
pub struct Mind {
    thoughts: Thoughts,
    tree: Tree<Goblin>,
}

impl Clone for Mind {
    fn clone(&self) -> Self {
        Self { thoughts: self.thoughts.clone(), tree: Tree::new() }
    }
}

/// What plans are made with.
#[derive(Clone, Debug)]
pub struct Thoughts {
    thorough: Solver,
    solver: Solver,
    shopping: Solver,
    hasty: Solver,
    model: Model,
    features: Vec<f32>,
    /// The cards of the hand to wait for.
    wanted: CardSet,
    /// What the others hide, in scores of the model.
    guesses: Vec<[f32; MAX_SEATS]>,
    /// What an average card of the player is worth.
    mean: f64,
    /// How often the solver may still be asked in this search.
    questions: u32,
    /// Something was paid in this turn.
    has_bought: bool,
    /// The next plans are those the search chooses from.
    rooted: bool,
}

impl Thoughts {
    fn new() -> Self {
        Self {
            thorough: Solver::with_effort(THOROUGH),
            solver: Solver::with_effort(NORMAL),
            shopping: Solver::with_effort(SHOPPING),
            hasty: Solver::with_effort(EASY),
            model: Model::fitted::<Goblin>(),
            features: Vec::new(),
            guesses: Vec::new(),
            wanted: CardSet::EMPTY,
            mean: 0.0,
            questions: 0,
            has_bought: false,
            rooted: false,
        }
    }

    /// What a search has to know about the player before it begins.
    fn prepare(&mut self, rules: &Goblin, state: &State) {
        let player = state.active_player();
        let cards = all_cards(state, player);
        let monster = milestone(rules, state, player);
        self.wanted = monster.map_or(CardSet::EMPTY, |it| outlook(rules, player, cards, it).cards);
        let values = cards.iter().map(|card| action(*rules.action_card(player.hero, card)));
        self.mean = values.sum::<f64>() / cards.len().max(1) as f64;
        self.questions = QUESTIONS;
        self.rooted = true;
    }

    /// How much the others would score by the model if what is hidden were as other states have it
    /// that look the same.
    fn guess(&mut self, rules: &Goblin, view: &View, state: &State, luck: &mut PlayoutLuck) {
        let Self { model, features, guesses, .. } = self;
        let here = model.scores(rules, state, features);
        guesses.clear();
        guesses.push([0.0; MAX_SEATS]);
        for _ in 1..GUESSES {
            let Ok(other) = rules.determinize_own(view, luck) else { continue };
            let there = model.scores(rules, &other, features);
            guesses.push(core::array::from_fn(|seat| there[seat] - here[seat]));
        }
    }
}

/// The wish for a state that fits the view, if it is legal; otherwise anything that is.
fn grant(
    rules: &Goblin,
    view: &View,
    legal: &[Action],
    luck: &mut PlayoutLuck,
    wish: impl FnOnce(&State) -> Option<Action>,
) -> Action {
    let state = rules.determinize_own(view, luck).ok();
    let wish = state.and_then(|state| wish(&state));
    debug_assert!(wish.is_none_or(|wish| legal.contains(&wish)), "{wish:?} is not on the list");
    wish.filter(|action| legal.contains(action)).unwrap_or(legal[0])
}

impl Bots for Goblin {
    type Mind = Mind;

    fn mind(&self) -> Mind {
        Mind { thoughts: Thoughts::new(), tree: Tree::new() }
    }

    fn easy(
        &self,
        mind: &mut Mind,
        view: &View,
        legal: &[Action],
        luck: &mut PlayoutLuck,
    ) -> Action {
        grant(self, view, legal, luck, |state| mind.thoughts.easy(self, state, legal))
    }

    fn normal(
        &self,
        mind: &mut Mind,
        view: &View,
        legal: &[Action],
        luck: &mut PlayoutLuck,
    ) -> Action {
        grant(self, view, legal, luck, |state| mind.thoughts.normal(self, state, legal))
    }

    fn hard(
        &self,
        mind: &mut Mind,
        view: &View,
        legal: &[Action],
        luck: &mut PlayoutLuck,
        budget: Budget<'_>,
    ) -> Hint<Action> {
        let Ok(state) = self.determinize(view, luck) else { return Hint::thumb(legal[0]) };
        // What others hide does not change what this turn can bring, but it does change who is likely
        // to win after it.
        mind.thoughts.prepare(self, &state);
        mind.thoughts.guess(self, view, &state, luck);
        mind.thoughts.has_bought = !view.turn.visit.paid.is_empty();
        let hint = mind.tree.search(self, &mut mind.thoughts, state, budget);
        let action = hint.action();
        debug_assert!(legal.contains(&action), "{action} is not on the list");
        if legal.contains(&action) { hint } else { Hint::thumb(legal[0]) }
    }

    fn review(&self, start: State, steps: &[StepOf<Self>]) -> Option<ReviewOf<Self>> {
        crate::review(self, start, steps)
    }
}
