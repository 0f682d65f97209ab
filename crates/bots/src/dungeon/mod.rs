//! Players of Karak.

mod easy;
mod judge;
mod plan;
mod recap;
mod reply;
mod review;
mod throws;
mod thumb;
mod walk;

use alloc::vec::Vec;

use dungeon::{Action, Chance, Decision, Dungeon, MOVES, Phase, State, View, Ways};
use table::{PlayoutLuck, Rules as _, Seat, StepOf, Weighted};

use crate::search::Tree;
use crate::{Bots, Budget, Hint, Model, ReviewOf, Reviewed as _, Searched};
pub use plan::Plan;
use thumb::Thumb;

/// Plans a search looks at, of one decision.
const MOST_PLANS: usize = 8;
/// The same once a move was made.
const MOST_LATER_PLANS: usize = 3;

/// Ways to lay a tile that a search looks at.
const MOST_TURNINGS: usize = 2;
/// What rules of thumb say about answers that cannot help, such as adding to a throw that wins.
const SENSELESS: f32 = -1.0;
/// After so many turns of each hero, three times as many as usual, rules of thumb take over: they bring
/// every game to its end, while a search that sees no further than its turn may walk in circles.
const LONG_GAME: usize = 100;

/// What rules of thumb say is worth a treasure counts for so much of a victory, beside what the search
/// found.
const TREASURE: f32 = 0.06;

/// The room a bot thinks in.
pub struct Mind {
    tree: Tree<Dungeon>,
    plans: Vec<Plan>,
    thought: Thought,
}

/// The room for one moment.
#[derive(Clone, Debug)]
pub struct Thought {
    ways: Ways,
    model: Model,
    features: Vec<f32>,
}

impl Clone for Mind {
    fn clone(&self) -> Self {
        Self { tree: Tree::new(), plans: Vec::new(), thought: self.thought.clone() }
    }
}

impl Bots for Dungeon {
    type Mind = Mind;

    fn mind(&self) -> Mind {
        Mind { tree: Tree::new(), plans: Vec::new(), thought: self.room() }
    }

    fn easy(
        &self,
        mind: &mut Mind,
        view: &View,
        legal: &[Action],
        luck: &mut PlayoutLuck,
    ) -> Action {
        let Ok(state) = self.determinize_own(view, luck) else { return legal[0] };
        listed(easy::choose(self, &mut mind.thought.ways, &state, legal, luck), legal)
    }

    fn normal(
        &self,
        mind: &mut Mind,
        view: &View,
        legal: &[Action],
        luck: &mut PlayoutLuck,
    ) -> Action {
        let Ok(state) = self.determinize_own(view, luck) else { return legal[0] };
        mind.plans.clear();
        self.plans(&mut mind.thought, &state, legal, &mut mind.plans);
        listed(mind.plans[0].actions()[0], legal)
    }

    fn hard(
        &self,
        mind: &mut Mind,
        view: &View,
        legal: &[Action],
        luck: &mut PlayoutLuck,
        budget: Budget<'_>,
    ) -> Hint<Action> {
        // Nothing is hidden in this game: there is one state that looks like this.
        let Ok(state) = self.determinize(view, luck) else { return Hint::thumb(legal[0]) };
        let stuck = usize::from(state.turn_number()) > LONG_GAME * self.seats();
        if stuck || Thumb::new(self, &state, state.active()).is_settled() {
            return Hint::thumb(self.normal(mind, view, legal, luck));
        }
        let hint = mind.tree.search(self, &mut mind.thought, state, budget);
        let action = hint.action();
        if listed(action, legal) == action { hint } else { Hint::thumb(legal[0]) }
    }

    fn review(&self, start: State, steps: &[StepOf<Self>]) -> Option<ReviewOf<Self>> {
        crate::review(self, start, steps)
    }
}

/// Whether a bolt is worth what it may add to this throw, by rules of thumb: a tie saves a hit point, and some have many.
pub fn bolt_pays(rules: &Dungeon, state: &State) -> bool {
    Thumb::new(rules, state, state.active()).reply(Action::Bolt) > 0.0
}

/// The action, if it is one of the list, as it always should be.
fn listed(action: Action, legal: &[Action]) -> Action {
    debug_assert!(legal.contains(&action), "{action} is not on the list");
    if legal.contains(&action) { action } else { legal[0] }
}

impl Searched for Dungeon {
    type Plan = Plan;
    type Scratch = Thought;

    fn plans(&self, thought: &mut Thought, state: &State, legal: &[Action], plans: &mut Vec<Plan>) {
        if matches!(state.phase(), Phase::Seat(Decision::Walk)) {
            walk::walks(self, &mut thought.ways, state, legal, plans);
            let most = if state.moves() == MOVES { MOST_PLANS } else { MOST_LATER_PLANS };
            plans.truncate(most);
            return;
        }
        let thumb = Thumb::new(self, state, state.active());
        plans.extend(legal.iter().map(|&action| Plan::single(action, thumb.reply(action))));
        walk::by_promise(plans);
        if plans[0].promise > SENSELESS {
            plans.retain(|plan| plan.promise > SENSELESS);
        }
        if matches!(state.phase(), Phase::Seat(Decision::LayTile { .. })) {
            plans.truncate(MOST_TURNINGS);
        }
        // What an answer is worth has no common measure with what a walk is worth.
        for plan in plans.iter_mut() {
            plan.promise = 0.0;
        }
    }

    fn actions(plan: &Plan) -> &[Action] {
        plan.actions()
    }

    fn promise(plan: &Plan) -> f32 {
        TREASURE * plan.promise
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<Weighted<Chance>>) {
        self.chances(state, outcomes);
        throws::merge(self, state, outcomes);
    }

    fn win(&self, thought: &mut Thought, state: &State, seat: Seat) -> f32 {
        thought.model.chances(self, state, &mut thought.features)[seat.index()]
    }
}
