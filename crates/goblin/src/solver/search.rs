//! The tree of a battle with draws, by the rules themselves.

use table::{Rules, Step};

use super::promise::promise;
use super::stakes::{Stakes, Sums};
use super::{Arranging, Goal, Prospect, Solver, memo, segment};
use crate::{
    Action, Back, Card, Chance, Curse, Decision, Draw, Drawing, Effect, Goblin, Phase, Potion,
    SlotCard, State, Won,
};

/// Where chance is sampled, beyond so many draws the order of a deck made in the middle of a battle is
/// not looked at.
const PLACES: usize = 2;

/// Where not every card is tried for a place of such a deck, so many are.
const CANDIDATES: usize = 3;

/// Values that differ by less are the same.
const SAME: f64 = 1e-9;

/// The best so far.
struct Best {
    action: Action,
    prospect: Prospect,
    /// About how many actions are still to be tried.
    untried: u32,
}

impl Best {
    fn new() -> Self {
        Self::at_least(Prospect { value: f64::MIN, ..Prospect::default() })
    }

    /// So much there is in any case, whatever the action.
    fn at_least(prospect: Prospect) -> Self {
        Self { action: Action::End, prospect, untried: 1 }
    }

    fn offer(&mut self, action: Action, prospect: Prospect) {
        if prospect.value > self.prospect.value {
            (self.action, self.prospect) = (action, prospect);
        }
    }
}

impl Solver {
    /// The best action of this moment and what it promises; `None` if there is nothing to decide in
    /// a battle.
    pub(super) fn best(
        &mut self,
        rules: &Goblin,
        state: &State,
        goal: Goal,
    ) -> Option<(Action, Prospect)> {
        let Phase::Seat(decision) = state.phase else { return None };
        if !super::is_fought(state) {
            return None;
        }
        let mut best = Best::new();
        match decision {
            Decision::Battle => {
                let (player, battle) = (state.active_player(), state.battle.as_ref()?);
                let plain = segment::best(rules, player, battle, goal);
                let most = match plain {
                    Some(plain) if !segment::draws(rules, player, battle) => plain.value,
                    Some(_) | None => promise(rules, player, battle, goal),
                };
                offer_end(rules, state, goal, &mut best);
                self.try_battle(rules, state, goal, Moment::Fresh, most, &mut best);
            }
            Decision::Discard => self.try_discards(rules, state, goal, &mut best),
            Decision::Look => self.try_looked(rules, state, goal, &mut best),
            Decision::Arrange if state.drawing != Drawing::Refill => {
                self.try_places(rules, state, goal, &mut best);
            }
            Decision::HeadStart { .. }
            | Decision::Turn
            | Decision::Arrange
            | Decision::Equip(..)
            | Decision::Heal
            | Decision::Shop
            | Decision::Pay(_) => return None,
        }
        Some((best.action, best.prospect))
    }

    /// What a moment promises if played as well as possible.
    pub(super) fn value(
        &mut self,
        rules: &Goblin,
        state: &State,
        goal: Goal,
        moment: Moment,
    ) -> Prospect {
        match state.phase {
            Phase::Chance(draw) => self.weigh(rules, state, goal, draw),
            Phase::Seat(Decision::Battle) => self.value_of_battle(rules, state, goal, moment),
            Phase::Seat(_) | Phase::Over(_) => {
                self.best(rules, state, goal).map_or(Prospect::default(), |(_, prospect)| prospect)
            }
        }
    }

    fn value_of_battle(
        &mut self,
        rules: &Goblin,
        state: &State,
        goal: Goal,
        moment: Moment,
    ) -> Prospect {
        let Some(battle) = &state.battle else { return Prospect::default() };
        let key = memo::key(state).unwrap_or_default() ^ moment as u64;
        if let Some(prospect) = self.memo.get(key) {
            return prospect;
        }
        let player = state.active_player();
        // Without draws, or without time, the hand is all there is; sometimes it is all that is needed.
        let mut best = Best::at_least(segment::at_least(rules, player, battle, goal));
        if !self.is_spent()
            && (segment::draws(rules, player, battle) || player.hand.len() > segment::MOST)
        {
            let most = promise(rules, player, battle, goal);
            self.try_battle(rules, state, goal, moment, most, &mut best);
        }
        self.memo.put(key, best.prospect);
        best.prospect
    }

    /// Tries everything that can be done in card play but ending it, until as much is found as there
    /// can be.
    fn try_battle(
        &mut self,
        rules: &Goblin,
        state: &State,
        goal: Goal,
        moment: Moment,
        most: f64,
        best: &mut Best,
    ) {
        let Some(battle) = &state.battle else { return };
        let player = state.active_player();
        let done = |best: &Best| best.prospect.value >= most - SAME;
        // Nothing is learned between two draws: a curse is lifted at once or after the next one.
        if moment == Moment::Fresh && player.potions.contains(Potion::Countercurse) {
            for curse in battle.curses.iter() {
                if done(best) {
                    return;
                }
                self.attempt(rules, state, goal, Action::Counter(curse), Moment::Bound, best);
            }
        }
        // What draws comes first: the sooner a card is drawn, the more can be done with it.
        let playable = rules.playable(player, battle);
        let draws = |card: &Card| rules.action_card(player.hero, *card).draw > 0;
        let first = playable.iter().filter(draws);
        best.untried = playable.len() as u32;
        for card in first.chain(playable.iter().filter(|card| !draws(card))) {
            if done(best) {
                return;
            }
            self.attempt(rules, state, goal, Action::Play(card), Moment::Bound, best);
        }
        if rules.may_defy(player, battle) {
            for card in player.hand.iter() {
                for curse in Curse::ALL.into_iter().filter(|&curse| battle.curses.contains(curse)) {
                    let action = Action::Defy(card, curse);
                    if rules.why_not(state, action).is_none() && !done(best) {
                        self.attempt(rules, state, goal, action, Moment::Bound, best);
                    }
                }
            }
        }
        if player.potions.contains(Potion::Strength) {
            // What is to be doubled has to be named before the next card; all else is named at the end (G8.3).
            if let Some(last) = battle.last().filter(|_| rules.may_defy(player, battle)) {
                for (card, effect) in rules.nameable(player, battle) {
                    if card == last && !done(best) {
                        let action = Action::Name(card, effect);
                        self.attempt(rules, state, goal, action, moment, best);
                    }
                }
            }
            for effect in [Effect::Attack, Effect::Defense] {
                let action = Action::Double(effect);
                if rules.why_not(state, action).is_none() && !done(best) {
                    self.attempt(rules, state, goal, action, moment, best);
                }
            }
        }
    }

    fn attempt(
        &mut self,
        rules: &Goblin,
        state: &State,
        goal: Goal,
        action: Action,
        moment: Moment,
        best: &mut Best,
    ) {
        self.left = self.left.saturating_sub(1);
        if self.is_spent() && best.prospect.value > f64::MIN {
            return;
        }
        let mut next = *state;
        rules.advance_quietly(&mut next, Step::Act(action));
        let drew = next.active_player().deck.slots() != state.active_player().deck.slots();
        let moment = if drew { Moment::Fresh } else { moment };
        let kept = self.share(best.untried);
        let prospect = self.value(rules, &next, goal, moment);
        self.left += kept;
        best.untried = best.untried.saturating_sub(1);
        best.offer(action, prospect);
    }

    /// Where chance is sampled, each of several possibilities gets its share of the time, so that the
    /// first one does not take it all. Gives what is kept for the others.
    fn share(&mut self, parts: u32) -> u32 {
        if self.samples == 0 {
            return 0;
        }
        let own = self.left / parts.max(1);
        let kept = self.left - own;
        self.left = own;
        kept
    }

    fn try_discards(&mut self, rules: &Goblin, state: &State, goal: Goal, best: &mut Best) {
        let player = state.active_player();
        for card in player.hand.iter() {
            self.attempt(rules, state, goal, Action::Discard(card), Moment::Fresh, best);
        }
        if player.potions.contains(Potion::Countercurse)
            && let Some(battle) = &state.battle
        {
            for curse in battle.curses.iter() {
                self.attempt(rules, state, goal, Action::Counter(curse), Moment::Fresh, best);
            }
        }
    }

    fn try_looked(&mut self, rules: &Goblin, state: &State, goal: Goal, best: &mut Best) {
        let looked = state.battle.map_or([None; 2], |battle| battle.looked);
        for card in looked.into_iter().flatten() {
            self.attempt(rules, state, goal, Action::Take(card), Moment::Fresh, best);
        }
    }

    /// The new deck is put in order as far down as this battle may draw; below, any order will do. A
    /// shuffle is never better than the best order.
    fn try_places(&mut self, rules: &Goblin, state: &State, goal: Goal, best: &mut Best) {
        let deck = &state.active_player().deck;
        let placed =
            deck.slots().iter().rev().take_while(|slot| slot.card() != SlotCard::Unknown).count();
        let matters = placed < self.draws_to_come(rules, state) && deck.only_card().is_none();
        if self.is_spent() || !matters {
            let mut next = *state;
            while next.phase == Phase::Seat(Decision::Arrange) {
                let action = any_place(&next);
                rules.advance_quietly(&mut next, Step::Act(action));
            }
            let prospect = self.value(rules, &next, goal, Moment::Fresh);
            best.offer(any_place(state), prospect);
            return;
        }
        for card in self.worth_placing(rules, state) {
            let action = Action::Place(Back::Won(card));
            self.attempt(rules, state, goal, action, Moment::Fresh, best);
        }
        if deck.unknown_starting() > 0 {
            let action = Action::Place(Back::Starting);
            self.attempt(rules, state, goal, action, Moment::Fresh, best);
        }
    }

    /// How many cards of the deck this battle may still reach, as far as that is looked at.
    fn draws_to_come(&self, rules: &Goblin, state: &State) -> usize {
        let player = state.active_player();
        let now = match state.drawing {
            Drawing::Effect { left, .. } => left,
            Drawing::No | Drawing::Refill => 0,
        };
        let mut cards = player.hand;
        cards.add(player.deck.cards());
        let draw = |card| usize::from(rules.action_card(player.hero, card).draw);
        // Taia looks at one card more than she keeps.
        let looks = usize::from(rules.has_ability(player, crate::Hero::Taia)) + 1;
        let draws = usize::from(now) + cards.iter().map(draw).sum::<usize>();
        let few = self.samples > 0 || self.effort.arranging == Arranging::Best;
        draws.min(if few { PLACES } else { usize::MAX }) * looks
    }

    /// The cards that are tried for the next place of a new deck.
    fn worth_placing(&self, rules: &Goblin, state: &State) -> impl Iterator<Item = Won> + use<> {
        let hidden = state.active_player().deck.hidden();
        let every = self.effort.arranging == Arranging::Every || hidden.won_len() <= CANDIDATES;
        let mut best = [None; CANDIDATES];
        if !every {
            for card in hidden.won() {
                let mut found = Some((appeal(rules, state, card), card));
                for place in &mut best {
                    if found
                        .is_some_and(|(appeal, _)| place.is_none_or(|(other, _)| appeal > other))
                    {
                        core::mem::swap(place, &mut found);
                    }
                }
            }
        }
        let all = hidden.won().filter(move |_| every);
        all.chain(best.into_iter().flatten().map(|(_, card)| card))
    }

    /// The average over what chance may turn up. What is not sampled and ends early is thrown away
    /// by whoever asked.
    fn weigh(&mut self, rules: &Goblin, state: &State, goal: Goal, draw: Draw) -> Prospect {
        let mut sum = Prospect::default();
        if self.samples > 0 || self.is_spent() {
            let samples = if self.outcomes == 0 { 1 } else { self.samples.max(1) };
            for done in 0..samples {
                let kept = self.share(samples - done);
                let chance = rules.sample(state, &mut self.luck);
                sum.add(self.after(rules, state, goal, chance), 1.0 / f64::from(samples));
                self.left += kept;
            }
            return sum;
        }
        let deck = &state.active_player().deck;
        match draw {
            Draw::Card => {
                let hidden = deck.hidden();
                let weight = 1.0 / hidden.starting_len() as f64;
                for card in hidden.starting() {
                    if self.is_spent() {
                        break;
                    }
                    sum.add(self.after(rules, state, goal, Chance::Card(card)), weight);
                }
            }
            Draw::Back => {
                let (starting, all) = (deck.unknown_starting() as f64, deck.unknown() as f64);
                if starting > 0.0 {
                    let chance = Chance::Back(Back::Starting);
                    sum.add(self.after(rules, state, goal, chance), starting / all);
                }
                for card in deck.hidden().won() {
                    if self.is_spent() {
                        break;
                    }
                    let chance = Chance::Back(Back::Won(card));
                    sum.add(self.after(rules, state, goal, chance), 1.0 / all);
                }
            }
            // Nothing else is drawn in card play.
            Draw::Hero(_) | Draw::Monster(_) | Draw::FirstHand(_) | Draw::First => {}
        }
        sum
    }

    fn after(&mut self, rules: &Goblin, state: &State, goal: Goal, chance: Chance) -> Prospect {
        self.outcomes = self.outcomes.saturating_sub(1);
        let mut next = *state;
        rules.advance_quietly(&mut next, Step::Chance(chance));
        self.value(rules, &next, goal, Moment::Fresh)
    }
}

/// How welcome a card would be that is drawn next: more if the chain, or a card in hand, leads to its color.
fn appeal(rules: &Goblin, state: &State, card: Won) -> u8 {
    let Some(battle) = &state.battle else { return 0 };
    let player = state.active_player();
    let face = rules.action_card(player.hero, Card::Won(card));
    let counts = |effect: Effect| {
        if battle.curses.contains(effect.curse()) { 0 } else { face.effect(effect) }
    };
    let leads = |card: Card| rules.action_card(player.hero, card).next.contains(face.color);
    let follows = battle.last().is_none_or(leads) || player.hand.iter().any(leads);
    let [attack, defense, draw, heal] =
        [Effect::Attack, Effect::Defense, Effect::Draw, Effect::Heal].map(counts);
    let value = 2 * (attack + defense + draw) + heal;
    if battle.curses.contains(face.color.curse()) { 0 } else { value << u8::from(follows) }
}

/// What comes next in a new deck if it does not matter: rather a card of a high level than a starting
/// card.
fn any_place(state: &State) -> Action {
    let won = state.active_player().deck.hidden().won().last();
    Action::Place(won.map_or(Back::Starting, Back::Won))
}

/// Whether something was learned since the last chance to lift a curse.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moment {
    /// A card was drawn, or the battle begins.
    Fresh = 0,
    /// Nothing was learned.
    Bound = 1,
}

fn sums(rules: &Goblin, state: &State) -> Option<Sums> {
    let battle = state.battle.as_ref()?;
    let player = state.active_player();
    let bare = crate::Player { weapon: None, armor: None, ..*player };
    let totals = rules.totals(&bare, battle);
    Some(Sums {
        attack: totals.attack,
        defense: totals.defense,
        hit_points: player.hit_points,
        potions: player.potions.len() as u8,
        cards: battle.len,
    })
}

/// Ending card play now, after the healing potion or after an effect was named if that is better.
fn offer_end(rules: &Goblin, state: &State, goal: Goal, best: &mut Best) {
    let (Some(sums), Some(battle)) = (sums(rules, state), &state.battle) else { return };
    let player = state.active_player();
    let stakes = Stakes::of(rules, player, battle, goal);
    let (prospect, plain) = (stakes.end(sums), stakes.resolve(sums));
    let action = if prospect.value > plain.value { Action::Heal } else { Action::End };
    best.offer(action, prospect);
    if rules.may_defy(player, battle) {
        for (card, effect) in rules.nameable(player, battle) {
            let action = Action::Name(card, effect);
            let mut next = *state;
            rules.advance_quietly(&mut next, Step::Act(action));
            if let Some(sums) = self::sums(rules, &next) {
                best.offer(action, stakes.end(sums));
            }
        }
    }
}
