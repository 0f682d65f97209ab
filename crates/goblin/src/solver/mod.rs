//! The best way to play a battle, and its chances.
//!
//! Between two draws nothing is uncertain: `segment` finds the best set of cards in microseconds.
//! Where cards are drawn, `search` tries every first card with the rules themselves and weighs what
//! chance may turn up, until it has as much as `promise` says there can be. What a solver looks at is
//! what the owner of the cards knows: a deck has no order that nobody knows.

mod chains;
mod held;
mod memo;
mod promise;
mod search;
mod segment;
mod stakes;

use table::{PlayoutLuck, Rules, Step};

use crate::{Action, Card, Decision, Goblin, Monster, Phase, Potion, State};
use memo::Memo;
use search::Moment;

/// What a battle's end is worth, nothing of it less than 0. The best play is the one worth most on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Goal {
    /// Beating the monster.
    pub win: f64,
    /// At least one hit point left.
    pub survive: f64,
    /// Each hit point left.
    pub hit_point: f64,
    /// Each potion that was not used.
    pub potion: f64,
    /// Each card that was played: others come for it.
    pub card: f64,
}

impl Goal {
    /// First of all the monster is to be beaten, then the hero is to survive, then potions are to be
    /// saved, then hit points: where winning and surviving are certain, no potion is worth the wounds
    /// it spares, since rest heals them all.
    pub const WIN: Self =
        Self { win: 1.0, survive: 1e-3, hit_point: 1e-6, potion: 1e-5, card: 0.0 };
    /// First of all the hero is to survive.
    pub const SURVIVE: Self =
        Self { win: 1e-3, survive: 1.0, hit_point: 1e-6, potion: 1e-5, card: 0.0 };
}

/// What can be expected of a battle that is played as well as possible.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospect {
    /// What it is worth by the goal, on average.
    pub value: f64,
    /// The chance to beat the monster.
    pub win: f64,
    /// The chance to have a hit point left.
    pub survive: f64,
    /// Hit points left on average, hearts on equipment included.
    pub hit_points: f64,
}

impl Prospect {
    /// Adds what can be expected in a case that is as likely as this.
    pub fn add(&mut self, other: Self, weight: f64) {
        self.value += other.value * weight;
        self.win += other.win * weight;
        self.survive += other.survive * weight;
        self.hit_points += other.hit_points * weight;
    }
}

/// What to do, and what can be expected then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The best action.
    pub action: Action,
    /// What can be expected.
    pub prospect: Prospect,
    /// 0 where every possibility was weighed, as far as the effort allows it. Otherwise twice the standard error of the chance to
    /// win: the tree was too large, and what chance turns up was sampled.
    pub error: f64,
}

/// How much a solver may look at before it samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Moments that are weighed exactly.
    pub moments: u32,
    /// Samples of the whole tree where these do not suffice.
    pub trees: u32,
    /// Moments of each sample.
    pub sampled_moments: u32,
    /// How a deck is put in order that is made in the middle of a battle.
    pub arranging: Arranging,
}

/// Which orders of a new deck are tried: with every card for every place there are more than of anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arranging {
    /// Every card for every place that the battle may draw from.
    Every,
    /// The cards that promise most, for the places that are drawn from first. What is found then is a little
    /// less than there may be.
    Best,
}

impl Effort {
    /// For people: within some milliseconds on a common machine.
    pub const FULL: Self =
        Self { moments: 6_000, trees: 10, sampled_moments: 500, arranging: Arranging::Every };
    /// For players who ask about every monster in every turn.
    pub const QUICK: Self =
        Self { moments: 800, trees: 2, sampled_moments: 200, arranging: Arranging::Every };
}

/// Outcomes of chance looked at for each moment of an effort. Cards that draw one or two need six at
/// most (measured over 9,000 moments); with cards that draw nine there is no end of them between two
/// moments.
const OUTCOMES: u32 = 16;
/// Outcomes tried of each chance turn in a sampled tree.
const SAMPLED_OUTCOMES: u32 = 3;
/// Cards of a hand that are tried in every order; of more than these only the strongest are, where
/// nothing is drawn.
pub const MOST_TRIED: usize = segment::MOST;
/// Sets of cards to give up that are tried at most: all of them with hands of usual sizes.
const SETS: u32 = 256;
/// More samples than this are not taken.
const MOST_TREES: usize = 32;

/// Finds the best play of battles. Makes its room once: solving does not allocate.
#[derive(Clone, Debug)]
pub struct Solver {
    memo: Memo,
    luck: PlayoutLuck,
    effort: Effort,
    /// Moments that may still be looked at before sampling is the better way.
    left: u32,
    /// Outcomes of chance that may still be.
    outcomes: u32,
    /// How many outcomes of each chance turn are tried; 0 is all.
    samples: u32,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver for people.
    pub fn new() -> Self {
        Self::with_effort(Effort::FULL)
    }

    /// A solver with its room.
    pub fn with_effort(effort: Effort) -> Self {
        Self {
            memo: Memo::new(effort.moments.max(effort.sampled_moments)),
            luck: PlayoutLuck::new(0),
            effort,
            left: 0,
            outcomes: 0,
            samples: 0,
        }
    }

    /// The best action of a battle that is going on, for the seat whose turn it is; `None` where
    /// nobody fights.
    pub fn advise(&mut self, rules: &Goblin, state: &State, goal: Goal) -> Option<Advice> {
        self.begin(self.effort.moments, 0);
        let (action, prospect) = self.best(rules, state, goal)?;
        if self.is_spent() {
            return self.sampled(rules, state, goal);
        }
        Some(Advice { action, prospect, error: 0.0 })
    }

    /// What a battle that is going on promises if played as well as possible from here on, also while
    /// a card is being drawn; `None` where nobody fights. As [`advise`](Self::advise), it samples
    /// where the tree is too large.
    pub fn expect(&mut self, rules: &Goblin, state: &State, goal: Goal) -> Option<Prospect> {
        if !is_fought(state) {
            return None;
        }
        let whole = self.look(rules, state, goal, self.effort.moments, 0);
        if !self.is_spent() {
            return Some(whole);
        }
        self.luck = PlayoutLuck::new(u64::from(state.turn));
        let (trees, mut sum) = (self.effort.trees.max(1), Prospect::default());
        for _ in 0..trees {
            let moments = self.effort.sampled_moments;
            let sample = self.look(rules, state, goal, moments, SAMPLED_OUTCOMES);
            sum.add(sample, 1.0 / f64::from(trees));
        }
        Some(sum)
    }

    /// What a moment promises, with this much to look at and so many outcomes of each chance turn.
    fn look(
        &mut self,
        rules: &Goblin,
        state: &State,
        goal: Goal,
        moments: u32,
        samples: u32,
    ) -> Prospect {
        self.begin(moments, samples);
        self.value(rules, state, goal, Moment::Fresh)
    }

    /// A new tree, with this much to look at and so many outcomes of each chance turn.
    fn begin(&mut self, moments: u32, samples: u32) {
        self.left = moments;
        self.outcomes = moments.saturating_mul(OUTCOMES);
        self.samples = samples;
        self.memo.forget();
    }

    /// Whether nothing more may be looked at: then the first thing that comes to mind has to do, and
    /// where not even outcomes are left, one sample of what chance may turn up.
    fn is_spent(&self) -> bool {
        self.left == 0 || self.outcomes == 0
    }

    /// What a fight against this monster promises, if it may be fought now.
    pub fn scout(
        &mut self,
        rules: &Goblin,
        state: &State,
        monster: Monster,
        goal: Goal,
    ) -> Option<Advice> {
        let fight = Action::Fight(monster);
        if rules.why_not(state, fight).is_some() {
            return None;
        }
        let mut battle = *state;
        rules.advance_quietly(&mut battle, Step::Act(fight));
        self.advise(rules, &battle, goal)
    }

    /// What a fight against this monster promises with the hand alone, as if nothing could be drawn:
    /// never more than [`scout`](Self::scout) finds, and found in microseconds.
    pub fn glance(
        &self,
        rules: &Goblin,
        state: &State,
        monster: Monster,
        goal: Goal,
    ) -> Option<Prospect> {
        let fight = Action::Fight(monster);
        if rules.why_not(state, fight).is_some() {
            return None;
        }
        let mut next = *state;
        rules.advance_quietly(&mut next, Step::Act(fight));
        hand_alone(rules, &next, goal)
    }

    /// What a fight against this monster is worth at most, however it is played and whatever is drawn: never
    /// less than [`scout`](Self::scout) finds, and found in less than a microsecond.
    pub fn ceiling(rules: &Goblin, state: &State, monster: Monster, goal: Goal) -> Option<f64> {
        let mut next = *state;
        let fight = Action::Fight(monster);
        if rules.why_not(state, fight).is_some() {
            return None;
        }
        rules.advance_quietly(&mut next, Step::Act(fight));
        let battle = next.battle.as_ref()?;
        Some(promise::promise(rules, next.active_player(), battle, goal))
    }

    /// The tree is too large: what chance turns up is sampled, several times over. The action is the
    /// one most samples found best; what it promises is their mean.
    fn sampled(&mut self, rules: &Goblin, state: &State, goal: Goal) -> Option<Advice> {
        let trees = self.effort.trees.clamp(2, MOST_TREES as u32);
        let mut found = [(Action::End, 0_u32); MOST_TREES];
        let (mut sum, mut squares) = (Prospect::default(), 0.0);
        // The same position gives the same advice, whatever was asked before.
        self.luck = PlayoutLuck::new(u64::from(state.turn));
        for tree in 0..trees as usize {
            self.begin(self.effort.sampled_moments, SAMPLED_OUTCOMES);
            let (action, prospect) = self.best(rules, state, goal)?;
            sum.add(prospect, 1.0 / f64::from(trees));
            squares += prospect.win * prospect.win / f64::from(trees);
            let place = found[..tree].iter().position(|&(other, _)| other == action);
            let place = place.unwrap_or(tree);
            found[place] = (action, found[place].1 + 1);
        }
        let (action, _) = found.into_iter().max_by_key(|&(_, times)| times)?;
        let spread = (squares - sum.win * sum.win).max(0.0);
        let error = 2.0 * root(spread / f64::from(trees - 1));
        // A few samples that agree are no proof.
        Some(Advice { action, prospect: sum, error: error.max(0.01) })
    }
}

/// What a battle promises with the hand alone. A curse may take cards of it first (G6.4).
fn hand_alone(rules: &Goblin, state: &State, goal: Goal) -> Option<Prospect> {
    let mut giving_up = GivingUp { rules, goal, sets: SETS, best: None };
    giving_up.from(state, 0);
    giving_up.best
}

/// Which cards to give up, one set of cards after the other.
struct GivingUp<'a> {
    rules: &'a Goblin,
    goal: Goal,
    /// How many sets may still be tried.
    sets: u32,
    best: Option<Prospect>,
}

impl GivingUp<'_> {
    /// Gives up cards from this place of the hand on: in the order of the hand each set comes once.
    fn from(&mut self, state: &State, place: usize) {
        let player = state.active_player();
        if state.phase() != Phase::Seat(Decision::Discard) {
            let Some(battle) = state.battle() else { return };
            let prospect = segment::at_least(self.rules, player, battle, self.goal);
            if self.best.is_none_or(|best| prospect.value > best.value) {
                self.best = Some(prospect);
            }
            self.sets -= 1;
            return;
        }
        for (place, card) in player.hand.iter().enumerate().skip(place) {
            if self.sets == 0 {
                return;
            }
            let mut next = *state;
            self.rules.advance_quietly(&mut next, Step::Act(Action::Discard(card)));
            self.from(&next, place);
        }
    }
}

/// The square root by Newton's method: `core` has none.
fn root(square: f64) -> f64 {
    let mut root = if square > 0.0 { 1.0 } else { return 0.0 };
    for _ in 0..60 {
        root = 0.5 * (root + square / root);
    }
    root
}

/// Whether not even all cards of the player together could beat this monster now, abilities aside.
pub fn is_out_of_reach(rules: &Goblin, state: &State, monster: Monster) -> bool {
    let player = state.active_player();
    let face = &rules.content().monsters[monster.index()];
    let mut cards = player.hand;
    let draws = |card: Card| rules.action_card(player.hero, card).draw > 0;
    if player.hand.iter().any(draws) {
        cards.add(player.deck.cards());
        cards.add(player.discard);
    }
    let attack = |card: Card| u16::from(rules.action_card(player.hero, card).attack);
    let doubled = if player.potions.contains(Potion::Strength) {
        cards.iter().map(attack).max().unwrap_or(0)
    } else {
        0
    };
    let equipment = [player.weapon, player.armor].into_iter().flatten();
    let equipped: u16 = equipment
        .filter_map(|card| rules.equipment(card))
        .map(|equipment| u16::from(equipment.attack))
        .sum();
    // One for Horan's pair.
    cards.iter().map(attack).sum::<u16>() + doubled + equipped + 1 < u16::from(face.hit_points)
}

/// Whether a battle is being fought and the solver can say something.
pub(crate) fn is_fought(state: &State) -> bool {
    state.battle.is_some() && matches!(state.phase, Phase::Seat(_) | Phase::Chance(_))
}
