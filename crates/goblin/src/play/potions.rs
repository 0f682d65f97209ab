//! Potions in the own turn (G7.7 to G7.10).

use table::EventSink;

use super::{Goblin, Verdict, ensure, impossible, tell};
use crate::{Battle, Curse, Decision, Effect, Event, Phase, Player, Potion, Refusal, Seen, State};

impl Goblin {
    /// A used potion returns to its pile (G7.10).
    fn use_up(&self, state: &mut State, potion: Potion) {
        state.active_player_mut().potions.remove(potion);
        state.piles[potion] += 1;
    }

    fn has(&self, state: &State, potion: Potion) -> Verdict {
        let refusal = match potion {
            Potion::Strength => Refusal::NoStrength,
            Potion::Healing => Refusal::NoHealing,
            Potion::Countercurse => Refusal::NoCountercurse,
        };
        ensure(state.active_player().potions.contains(potion), refusal)
    }

    /// Whether an effect of the card just played can be doubled (G7.7).
    pub(super) fn can_double(&self, state: &State, effect: Effect) -> Verdict {
        let battle = self.in_battle(state)?;
        self.has(state, Potion::Strength)?;
        ensure(matches!(effect, Effect::Attack | Effect::Defense), Refusal::OnlyAttackOrDefense)?;
        let last = battle.last().ok_or(Refusal::NoCardToDouble)?;
        let face = self.action_card(state.active_player().hero, last);
        ensure(face.effect(effect) > 0, Refusal::NoEffectToDouble)?;
        ensure(effect_counts(battle, effect), Refusal::EffectVoid)
    }

    pub(super) fn double(
        &self,
        state: &mut State,
        effect: Effect,
        sink: &mut impl EventSink<Event>,
    ) {
        self.use_up(state, Potion::Strength);
        let (seat, hero) = (state.active, state.active_player().hero);
        let Some(battle) = &mut state.battle else { impossible() };
        let Some(card) = battle.last() else { impossible() };
        let more = self.action_card(hero, card).effect(effect);
        let defied = last_defies(battle, effect);
        match effect {
            Effect::Attack => {
                battle.attack += u16::from(more);
                battle.defying_attack += if defied { more } else { 0 };
            }
            Effect::Defense => {
                battle.defense += u16::from(more);
                battle.defying_defense += if defied { more } else { 0 };
            }
            Effect::Heal | Effect::Draw => impossible(),
        }
        battle.doubled = Some(crate::Doubled { place: battle.len - 1, effect });
        tell(sink, Seen::Doubled { seat, card, effect });
    }

    /// Whether a curse can be lifted now (G7.9).
    pub(super) fn can_counter(&self, state: &State, curse: Curse) -> Verdict {
        match state.phase {
            Phase::Seat(Decision::Discard | Decision::Battle) => {}
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {
                return Err(self.not_now(state, Refusal::CounterNotNow));
            }
        }
        self.has(state, Potion::Countercurse)?;
        let cursed = state.battle.is_some_and(|battle| battle.curses.contains(curse));
        ensure(cursed, Refusal::NoSuchCurse)
    }

    pub(super) fn counter(
        &self,
        state: &mut State,
        curse: Curse,
        sink: &mut impl EventSink<Event>,
    ) {
        self.use_up(state, Potion::Countercurse);
        let Some(battle) = &mut state.battle else { impossible() };
        battle.curses.remove(curse);
        battle.countered = Some(crate::Countered { curse, after: battle.len });
        tell(sink, Seen::CurseCountered { seat: state.active, curse });
        // Cards that were to be given up may stay now; given up ones do not come back.
        if state.phase == Phase::Seat(Decision::Discard) {
            self.enter_battle(state);
        }
    }

    /// Whether the healing potion can be drunk now (G7.8), in some editions outside battle too (G9.6).
    pub(super) fn can_heal(&self, state: &State) -> Verdict {
        let free = self.setup.options.free_potions.is_on();
        match state.phase {
            Phase::Seat(Decision::Battle | Decision::Heal) => {}
            Phase::Seat(Decision::Turn | Decision::Shop) if free => {}
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {
                return Err(self.not_now(state, Refusal::HealingNotNow));
            }
        }
        self.has(state, Potion::Healing)?;
        let player = state.active_player();
        ensure(player.hit_points < player.full, Refusal::NothingToHeal)?;
        ensure(self.is_hurt(player), Refusal::HealingNotNow)
    }

    /// A hit point is missing and one is left: a potion helps (G7.8).
    #[inline]
    pub(crate) fn is_hurt(&self, player: &Player) -> bool {
        (1..player.full).contains(&player.hit_points)
    }

    /// Drinks the healing potion. After a battle that was the last question.
    pub(super) fn drink(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        self.use_up(state, Potion::Healing);
        let player = state.active_player_mut();
        player.hit_points = player.full;
        tell(sink, Seen::DrankHealing { seat: state.active });
        if state.phase == Phase::Seat(Decision::Heal) {
            self.end_turn(state, sink);
        }
    }

    pub(super) fn can_decline(&self, state: &State) -> Verdict {
        self.in_phase(state, Decision::Heal, Refusal::NoQuestion)
    }
}

/// Whether an effect of the card just played is not void (G6.1, G8.3).
#[inline]
pub(super) fn effect_counts(battle: &Battle, effect: Effect) -> bool {
    !battle.curses.contains(effect.curse()) || last_defies(battle, effect)
}

/// Whether the card just played defies the curse on this effect (G8.3).
#[inline]
fn last_defies(battle: &Battle, effect: Effect) -> bool {
    battle.defied == Some((battle.len.wrapping_sub(1), effect.curse()))
}
