//! Tree search over the plans of one turn and what chance may turn up in it.
//!
//! The tree ends where the turn ends: there the model says how likely the seat is to win. Within a
//! turn nothing is hidden from whose turn it is except what chance decides, so one tree holds for
//! every state that fits the view (the model may have to ask several of them), and what a path turned out to be worth stays known: chance is
//! weighed, not sampled, as far as it was looked at.

use alloc::vec::Vec;

use table::{Seat, Step, Turn, Weighted};

use crate::{Budget, Grounds, Hint, Judged};

/// A game whose turns can be searched.
pub trait Searched: Judged {
    /// What is chosen at once: an action, or several that belong together.
    type Plan: Copy;
    /// The room to think in.
    type Scratch;

    /// The sensible plans of the seat whose turn it is, the most promising first, at least one.
    fn plans(
        &self,
        scratch: &mut Self::Scratch,
        state: &Self::State,
        legal: &[Self::Action],
        plans: &mut Vec<Self::Plan>,
    );

    /// The actions of a plan, one after the other.
    fn actions(plan: &Self::Plan) -> &[Self::Action];

    /// What speaks for a plan at first sight beside what a search finds, as a chance to win: the model
    /// does not see everything.
    fn promise(_: &Self::Plan) -> f32 {
        0.0
    }

    /// What chance may turn up, as far as it makes a difference.
    fn outcomes(&self, state: &Self::State, outcomes: &mut Vec<Weighted<Self::Chance>>) {
        self.chances(state, outcomes);
    }

    /// How likely this seat is to win.
    fn win(&self, scratch: &mut Self::Scratch, state: &Self::State, seat: Seat) -> f32;
}

/// How much a plan is looked at because it was looked at little, compared with its promise.
const CURIOSITY: f32 = 0.6;
/// The caller's stop signal is asked for once in so many iterations.
const STOP_INTERVAL: u32 = 16;
/// A tree does not grow larger.
const MOST_NODES: usize = 1 << 22;
/// Plans looked at less often than the most looked at one, divided by this, are not chosen.
const TRUST: u32 = 4;

/// The room a tree grows in, made once for many searches.
pub(crate) struct Tree<R: Searched> {
    nodes: Vec<Node>,
    edges: Vec<Edge<R::Plan, R::Chance>>,
    /// From the root to where the present iteration is.
    path: Vec<u32>,
    legal: Vec<R::Action>,
    plans: Vec<R::Plan>,
    outcomes: Vec<Weighted<R::Chance>>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Not looked at yet.
    New,
    /// The seat chooses.
    Choice,
    /// Chance decides.
    Chance,
    /// The turn is over: the value is what the model says.
    End,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    kind: Kind,
    /// Every path from here was looked at: looking again tells nothing new.
    settled: bool,
    visits: u32,
    value: f32,
    first_edge: u32,
    edges: u32,
}

const NEW: Node =
    Node { kind: Kind::New, settled: false, visits: 0, value: 0.0, first_edge: 0, edges: 0 };

#[derive(Clone, Copy, Debug)]
struct Edge<P, C> {
    way: Way<P, C>,
    weight: u32,
    node: u32,
}

#[derive(Clone, Copy, Debug)]
enum Way<P, C> {
    Plan(P),
    Chance(C),
}

impl<R: Searched> Tree<R> {
    pub(crate) const fn new() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            plans: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// The best of what the seat whose turn it is can do, in a state that fits what it sees.
    pub(crate) fn search(
        &mut self,
        rules: &R,
        scratch: &mut R::Scratch,
        state: R::State,
        budget: Budget<'_>,
    ) -> Hint<R::Action> {
        let Turn::Seat(seat) = rules.turn(&state) else { unreachable!("nobody has to choose") };
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(NEW);
        self.expand(rules, scratch, &state, 0, seat, rules.turns(&state));
        if let [only] = self.edges_of(0) {
            return Hint::only(plan::<R>(only)[0]);
        }
        for iteration in 0..budget.iterations.get() {
            if self.nodes[0].settled
                || self.nodes.len() > MOST_NODES
                || (iteration > 0 && iteration % STOP_INTERVAL == 0 && (budget.stop)())
            {
                break;
            }
            self.iterate(rules, scratch, state, seat);
        }
        self.hint(rules)
    }

    fn edges_of(&self, node: u32) -> &[Edge<R::Plan, R::Chance>] {
        let Node { first_edge, edges, .. } = self.nodes[node as usize];
        &self.edges[first_edge as usize..(first_edge + edges) as usize]
    }

    fn node_of(&self, edge: &Edge<R::Plan, R::Chance>) -> &Node {
        &self.nodes[edge.node as usize]
    }

    /// From the root to the end of the turn, and back with what was found there.
    fn iterate(&mut self, rules: &R, scratch: &mut R::Scratch, mut state: R::State, seat: Seat) {
        let turn = rules.turns(&state);
        let mut node = 0;
        self.path.clear();
        loop {
            if let Kind::New = self.nodes[node as usize].kind {
                self.expand(rules, scratch, &state, node, seat, turn);
            }
            let edge = match self.nodes[node as usize].kind {
                Kind::Choice => self.most_curious(node),
                Kind::Chance => self.most_neglected(node),
                Kind::New | Kind::End => break,
            };
            self.path.push(node);
            let Edge { way, node: next, .. } = self.edges[edge];
            match way {
                Way::Plan(plan) => {
                    for &action in R::actions(&plan) {
                        // The rules end a turn by themselves when nothing is left to choose.
                        if rules.turns(&state) != turn || rules.turn(&state) != Turn::Seat(seat) {
                            break;
                        }
                        rules.advance_quietly(&mut state, Step::Act(action));
                    }
                }
                Way::Chance(chance) => rules.advance_quietly(&mut state, Step::Chance(chance)),
            }
            node = next;
        }
        self.nodes[node as usize].visits += 1;
        while let Some(node) = self.path.pop() {
            self.weigh(node);
        }
    }

    /// Finds out what can happen at a node that is reached for the first time.
    fn expand(
        &mut self,
        rules: &R,
        scratch: &mut R::Scratch,
        state: &R::State,
        node: u32,
        seat: Seat,
        turn: u16,
    ) {
        let first_edge = self.edges.len() as u32;
        let kind = match rules.turn(state) {
            _ if rules.turns(state) != turn => Kind::End,
            Turn::Seat(active) if active == seat => {
                rules.legal_actions(state, &mut self.legal);
                self.plans.clear();
                rules.plans(scratch, state, &self.legal, &mut self.plans);
                for &plan in &self.plans {
                    self.edges.push(Edge { way: Way::Plan(plan), weight: 0, node: 0 });
                }
                Kind::Choice
            }
            Turn::Chance => {
                rules.outcomes(state, &mut self.outcomes);
                for &Weighted { chance, weight } in &self.outcomes {
                    self.edges.push(Edge { way: Way::Chance(chance), weight, node: 0 });
                }
                Kind::Chance
            }
            Turn::Seat(_) | Turn::Over => Kind::End,
        };
        for edge in &mut self.edges[first_edge as usize..] {
            edge.node = self.nodes.len() as u32;
            self.nodes.push(NEW);
        }
        let found = &mut self.nodes[node as usize];
        found.kind = kind;
        found.first_edge = first_edge;
        found.edges = self.edges.len() as u32 - first_edge;
        if let Kind::End = kind {
            found.value = rules.win(scratch, state, seat);
            found.settled = true;
        }
    }

    /// The plan whose promise, or the little that is known of it, makes it worth another look.
    fn most_curious(&self, node: u32) -> usize {
        let first_edge = self.nodes[node as usize].first_edge as usize;
        let edges = self.edges_of(node);
        let (mut low, mut high) = (f32::MAX, f32::MIN);
        for edge in edges {
            let Node { visits, value, .. } = *self.node_of(edge);
            let value = value + promise::<R>(edge);
            if visits > 0 {
                low = low.min(value);
                high = high.max(value);
            }
        }
        let range = (high - low).max(1e-6);
        let log = libm::logf(self.nodes[node as usize].visits.max(1) as f32 + 1.0);
        let mut best = (f32::MIN, 0);
        for (index, edge) in edges.iter().enumerate() {
            let Node { visits, value, settled, .. } = *self.node_of(edge);
            if settled {
                continue;
            }
            if visits == 0 {
                return first_edge + index;
            }
            let value = value + promise::<R>(edge);
            let curiosity = (value - low) / range + CURIOSITY * libm::sqrtf(log / visits as f32);
            if curiosity > best.0 {
                best = (curiosity, index);
            }
        }
        first_edge + best.1
    }

    /// The outcome that was looked at least often, compared with how likely it is.
    fn most_neglected(&self, node: u32) -> usize {
        let first_edge = self.nodes[node as usize].first_edge as usize;
        let mut best = (f32::MAX, 0);
        for (index, edge) in self.edges_of(node).iter().enumerate() {
            let Node { visits, settled, .. } = *self.node_of(edge);
            let seen = (visits as f32 + 1.0) / edge.weight as f32;
            if !settled && seen < best.0 {
                best = (seen, index);
            }
        }
        first_edge + best.1
    }

    /// What a node is worth by what is known of those after it.
    fn weigh(&mut self, node: u32) {
        let (mut value, mut weights, mut best) = (0.0, 0.0, f32::MIN);
        let mut settled = true;
        let choice = matches!(self.nodes[node as usize].kind, Kind::Choice);
        for edge in self.edges_of(node) {
            let child = self.node_of(edge);
            settled &= child.settled;
            if child.visits == 0 {
                continue;
            }
            if choice {
                let promise = child.value + promise::<R>(edge);
                if promise > best {
                    (best, value) = (promise, child.value);
                }
            } else {
                value += edge.weight as f32 * child.value;
                weights += edge.weight as f32;
            }
        }
        let found = &mut self.nodes[node as usize];
        found.visits += 1;
        found.settled = settled;
        found.value = if choice { value } else { value / weights };
    }

    /// The best two of the plans at the root that were looked at enough.
    fn hint(&self, rules: &R) -> Hint<R::Action> {
        let edges = self.edges_of(0);
        let most = edges.iter().map(|edge| self.node_of(edge).visits).max().unwrap_or(0);
        let mut best: Option<Candidate<'_, R::Action>> = None;
        let mut other: Option<Candidate<'_, R::Action>> = None;
        for edge in edges {
            let node = self.node_of(edge);
            if node.visits == 0 || !(node.settled || node.visits >= most / TRUST) {
                continue;
            }
            let found = Candidate {
                plan: plan::<R>(edge),
                win: node.value,
                promise: node.value + promise::<R>(edge),
            };
            if best.is_none_or(|best| found.promise > best.promise) {
                other = best.filter(|best| best.plan[0] != found.plan[0]).or(other);
                best = Some(found);
            } else if best.is_some_and(|best| best.plan[0] != found.plan[0])
                && other.is_none_or(|other| found.promise > other.promise)
            {
                other = Some(found);
            }
        }
        match best {
            Some(best) => {
                let rivals = rules.seats() > 1;
                let other = other.filter(|_| rivals);
                Hint {
                    plan: best.plan.to_vec(),
                    grounds: Grounds::Search,
                    win: rivals.then_some(best.win),
                    other: other.map(|other| (other.plan.to_vec(), other.win)),
                }
            }
            None => Hint::only(plan::<R>(&edges[0])[0]),
        }
    }
}

/// What may be done.
#[derive(Clone, Copy)]
struct Candidate<'a, A> {
    plan: &'a [A],
    win: f32,
    promise: f32,
}

fn promise<R: Searched>(edge: &Edge<R::Plan, R::Chance>) -> f32 {
    match &edge.way {
        Way::Plan(plan) => R::promise(plan),
        Way::Chance(_) => 0.0,
    }
}

fn plan<R: Searched>(edge: &Edge<R::Plan, R::Chance>) -> &[R::Action] {
    match &edge.way {
        Way::Plan(plan) => R::actions(plan),
        Way::Chance(_) => unreachable!("a seat chooses at the root"),
    }
}
