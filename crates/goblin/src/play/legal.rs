//! The list of legal actions, the reasons against all others, and what each leads to.

use alloc::vec::Vec;

use table::EventSink;

use super::potions::effect_counts;
use super::{Goblin, Verdict};
use crate::state::ROW;
use crate::{
    Action, Back, Battle, Decision, Effect, Event, Level, Phase, Player, Potion, Product, Refusal,
    Seen, State,
};

impl Goblin {
    pub(super) fn list_legal(&self, state: &State, list: &mut Vec<Action>) {
        let Phase::Seat(decision) = state.phase else { return };
        let player = state.active_player();
        match decision {
            Decision::HeadStart { .. } => self.list_choices(list),
            Decision::Turn => self.list_turn(state, player, list),
            Decision::Discard => {
                list.extend(player.hand.iter().map(Action::Discard));
                self.list_counter(state, player, list);
            }
            Decision::Battle => self.list_battle(state, player, list),
            Decision::Look => {
                let looked = state.battle.map_or([None; 2], |battle| battle.looked);
                list.extend(looked.into_iter().flatten().map(Action::Take));
            }
            Decision::Arrange => {
                if self.can_shuffle(state).is_ok() {
                    list.push(Action::Shuffle);
                }
                if player.deck.unknown_starting() > 0 {
                    list.push(Action::Place(Back::Starting));
                }
                let won = player.deck.hidden().won();
                list.extend(won.map(|card| Action::Place(Back::Won(card))));
            }
            Decision::Equip(..) => list.extend([Action::Keep, Action::Pawn]),
            Decision::Heal => list.extend([Action::Heal, Action::Decline]),
            Decision::Shop => self.list_shop(state, player, list),
            Decision::Pay(_) => list.extend(self.payments(player).won().map(Action::Pay)),
        }
    }

    fn list_turn(&self, state: &State, player: &Player, list: &mut Vec<Action>) {
        if player.hit_points > 0 {
            for level in Level::ALL.into_iter().filter(|&level| self.is_open(player.keys, level)) {
                let cavern = state.cavern(level);
                list.extend((0..ROW).filter_map(|place| cavern.row[place]).map(Action::Fight));
                let gate = cavern.gate.filter(|_| !player.keys.contains(level));
                list.extend(gate.map(Action::Fight));
            }
            if self.lord_is_open(player.keys) {
                list.extend(state.lord.map(Action::Fight));
            }
            list.push(Action::Merchant);
        }
        if self.can_revive(state).is_ok() {
            list.push(Action::Revive);
        }
        self.list_heal(state, player, list);
    }

    fn list_battle(&self, state: &State, player: &Player, list: &mut Vec<Action>) {
        let Some(battle) = &state.battle else { return };
        list.push(Action::End);
        list.extend(self.playable(player, battle).iter().map(Action::Play));
        if self.may_defy(player, battle) {
            self.list_defying(player, battle, list);
            self.list_naming(player, battle, list);
        }
        if !player.potions.is_empty() {
            self.list_double(player, battle, list);
            self.list_counter(state, player, list);
            self.list_heal(state, player, list);
        }
    }

    fn list_double(&self, player: &Player, battle: &Battle, list: &mut Vec<Action>) {
        if let Some(card) = battle.last()
            && player.potions.contains(Potion::Strength)
        {
            let face = self.action_card(player.hero, card);
            let counts =
                |effect: &Effect| face.effect(*effect) > 0 && effect_counts(battle, *effect);
            let effects = [Effect::Attack, Effect::Defense].into_iter().filter(counts);
            list.extend(effects.map(Action::Double));
        }
    }

    fn list_counter(&self, state: &State, player: &Player, list: &mut Vec<Action>) {
        if player.potions.contains(Potion::Countercurse)
            && let Some(battle) = &state.battle
        {
            list.extend(battle.curses.iter().map(Action::Counter));
        }
    }

    fn list_heal(&self, state: &State, player: &Player, list: &mut Vec<Action>) {
        if player.potions.contains(Potion::Healing) && self.can_heal(state).is_ok() {
            list.push(Action::Heal);
        }
    }

    fn list_shop(&self, state: &State, player: &Player, list: &mut Vec<Action>) {
        list.push(Action::Leave);
        if !self.payments(player).is_empty() {
            let potions = Potion::ALL.into_iter().map(Product::Potion);
            let cards = state.pawnshop.won().map(Product::Card);
            let products =
                potions.chain(cards).filter(|&product| self.can_buy(state, product).is_ok());
            list.extend(products.map(Action::Buy));
        }
        self.list_heal(state, player, list);
    }

    /// The reason against an action, if there is one.
    pub(super) fn can(&self, state: &State, action: Action) -> Verdict {
        match action {
            Action::Fight(monster) => self.can_fight(state, monster),
            Action::Merchant => self.can_visit_merchant(state),
            Action::Revive => self.can_revive(state),
            Action::Play(card) => self.can_play(state, card),
            Action::Defy(card, curse) => self.can_defy(state, card, curse),
            Action::Name(card, effect) => self.can_name(state, card, effect),
            Action::Double(effect) => self.can_double(state, effect),
            Action::Counter(curse) => self.can_counter(state, curse),
            Action::Heal => self.can_heal(state),
            Action::Decline => self.can_decline(state),
            Action::End => self.in_battle(state).map(|_| ()),
            Action::Discard(card) => self.can_discard(state, card),
            Action::Take(card) => self.can_take(state, card),
            Action::Place(back) => self.can_place(state, back),
            Action::Shuffle => self.can_shuffle(state),
            Action::Keep | Action::Pawn => self.can_equip(state),
            Action::Buy(product) => self.can_buy(state, product),
            Action::Pay(card) => self.can_pay(state, card),
            Action::Leave => self.can_leave(state),
            Action::Choose(_) => self.can_choose(state),
        }
    }

    #[inline]
    pub(super) fn act(&self, state: &mut State, action: Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::Fight(monster) => self.fight(state, monster, sink),
            Action::Merchant => self.visit_merchant(state, sink),
            Action::Revive => self.revive(state, sink),
            Action::Play(card) => self.play(state, card, None, sink),
            Action::Defy(card, curse) => self.play(state, card, Some(curse), sink),
            Action::Name(card, effect) => self.name(state, card, effect, sink),
            Action::Double(effect) => self.double(state, effect, sink),
            Action::Counter(curse) => self.counter(state, curse, sink),
            Action::Heal => self.drink(state, sink),
            Action::Decline | Action::Leave => self.end_turn(state, sink),
            Action::End => self.resolve(state, sink),
            Action::Discard(card) => self.discard(state, card, sink),
            Action::Take(card) => self.take(state, card, sink),
            Action::Place(back) => self.place(state, back, sink),
            // The new cards have no order: that is what a shuffle is.
            Action::Shuffle => {
                super::tell(sink, Seen::Shuffled { seat: state.active });
                self.draw_on(state, sink);
            }
            Action::Keep => self.keep(state, sink),
            Action::Pawn => self.pawn(state, sink),
            Action::Buy(product) => self.buy(state, product),
            Action::Pay(card) => self.pay(state, card, sink),
            Action::Choose(potion) => self.choose(state, potion, sink),
        }
    }

    /// Whether this is being decided; otherwise why not, or `otherwise` if nothing stands before it.
    pub(super) fn in_phase(
        &self,
        state: &State,
        decision: Decision,
        otherwise: Refusal,
    ) -> Verdict {
        if state.phase == Phase::Seat(decision) {
            Ok(())
        } else {
            Err(self.not_now(state, otherwise))
        }
    }

    /// What has to be decided first; `otherwise` where the action does not belong at all.
    pub(super) fn not_now(&self, state: &State, otherwise: Refusal) -> Refusal {
        match state.phase {
            Phase::Over(_) => Refusal::GameOver,
            Phase::Chance(_) if state.turn == 0 => Refusal::GameNotBegun,
            Phase::Chance(_) => Refusal::NotNow,
            Phase::Seat(decision) => match decision {
                Decision::HeadStart { .. } => Refusal::ChooseFirst,
                Decision::Discard => Refusal::DiscardFirst,
                Decision::Look => Refusal::LookFirst,
                Decision::Arrange => Refusal::ArrangeFirst,
                Decision::Equip(..) => Refusal::EquipFirst,
                Decision::Heal => Refusal::HealFirst,
                Decision::Pay(_) => Refusal::PayFirst,
                Decision::Turn | Decision::Battle | Decision::Shop => otherwise,
            },
        }
    }

    fn can_discard(&self, state: &State, card: crate::Card) -> Verdict {
        self.in_phase(state, Decision::Discard, Refusal::NothingToDiscard)?;
        super::ensure(state.active_player().hand.contains(card), Refusal::NotToDiscard)
    }

    /// Gives up a card for a cancelled hand bonus, to the own discard pile (G6.4).
    fn discard(&self, state: &mut State, card: crate::Card, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        let player = state.active_player_mut();
        player.hand.remove(card);
        player.discard.insert(card);
        super::tell(sink, Seen::Discarded { seat, card });
        self.enter_battle(state);
    }
}
