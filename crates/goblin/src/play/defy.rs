//! Lord Xanros: once per battle a curse does not count for one card (G8.3).

use alloc::vec::Vec;

use table::EventSink;

use super::{Goblin, Verdict, ensure, impossible, tell};
use crate::{
    Action, ActionCard, Battle, Card, Curse, Effect, Event, Hero, Player, Refusal, Seen, State,
};

/// What is evaluated at the end of card play, and so can be named until then.
const NAMED: [Effect; 2] = [Effect::Attack, Effect::Defense];

impl Battle {
    /// From now on this curse does not count for the card at this place, with its whole number.
    pub(super) const fn defy(&mut self, place: u8, curse: Curse, face: ActionCard) {
        self.defied = Some((place, curse));
        match curse {
            Curse::Attack => self.defying_attack = face.attack,
            Curse::Defense => self.defying_defense = face.defense,
            Curse::Heal
            | Curse::Draw
            | Curse::Green
            | Curse::Blue
            | Curse::Red
            | Curse::Yellow
            | Curse::Weapon
            | Curse::Armor => {}
        }
    }
}

impl Goblin {
    /// Whether Xanros can still defy a curse in this battle.
    #[inline]
    pub(crate) fn may_defy(&self, player: &Player, battle: &Battle) -> bool {
        battle.defied.is_none() && self.has_ability(player, Hero::Xanros)
    }

    /// An attack or a defence is named at any time once its card is played. By rules version 1 it was declared with the
    /// card, like everything else.
    #[inline]
    pub(crate) fn names_late(&self) -> bool {
        self.setup.rules_version > 1
    }

    /// Whether this curse is defied by naming the effect later.
    fn is_named(&self, curse: Curse) -> bool {
        self.names_late() && NAMED.iter().any(|effect| effect.curse() == curse)
    }

    /// The effects of a card that these curses make void and that are declared when it is played.
    fn declared<'a>(
        &'a self,
        battle: &'a Battle,
        face: &'a ActionCard,
    ) -> impl Iterator<Item = Effect> + 'a {
        Effect::ALL.into_iter().filter(|&effect| {
            battle.curses.contains(effect.curse())
                && face.effect(effect) > 0
                && !self.is_named(effect.curse())
        })
    }

    pub(super) fn can_defy(&self, state: &State, card: Card, curse: Curse) -> Verdict {
        let battle = self.in_battle(state)?;
        let player = state.active_player();
        ensure(self.has_ability(player, Hero::Xanros), Refusal::NotXanros)?;
        ensure(battle.defied.is_none(), Refusal::DefiedAlready)?;
        ensure(!matches!(curse, Curse::Weapon | Curse::Armor), Refusal::NeverEquipment)?;
        ensure(battle.curses.contains(curse), Refusal::NoCurseToDefy)?;
        ensure(!self.is_named(curse), Refusal::NamedLater)?;
        self.can_follow(state, battle, card)?;
        let face = self.action_card(player.hero, card);
        if face.color.curse() == curse {
            return Ok(());
        }
        ensure(!battle.curses.contains(face.color.curse()), Refusal::ColorCursed)?;
        let touched = self.declared(battle, face).any(|effect| effect.curse() == curse);
        ensure(touched, Refusal::NothingToDefy)
    }

    /// Every way to play a card of the hand against a curse.
    pub(super) fn list_defying(&self, player: &Player, battle: &Battle, list: &mut Vec<Action>) {
        let cursed = battle.curses.colors();
        let following = self.tables.of_colors(player.hero, self.following(player, battle));
        for card in player.hand.both(following).iter() {
            let face = self.action_card(player.hero, card);
            if cursed.contains(face.color) {
                list.push(Action::Defy(card, face.color.curse()));
                continue;
            }
            let effects = self.declared(battle, face);
            list.extend(effects.map(|effect| Action::Defy(card, effect.curse())));
        }
    }

    pub(super) fn can_name(&self, state: &State, card: Card, effect: Effect) -> Verdict {
        let battle = self.in_battle(state)?;
        let player = state.active_player();
        ensure(self.has_ability(player, Hero::Xanros), Refusal::NotXanros)?;
        ensure(self.is_named(effect.curse()), Refusal::DeclaredAtOnce)?;
        ensure(battle.defied.is_none(), Refusal::DefiedAlready)?;
        ensure(battle.curses.contains(effect.curse()), Refusal::NoCurseToDefy)?;
        ensure(battle.played.contains(card), Refusal::NotInChain)?;
        ensure(self.action_card(player.hero, card).effect(effect) > 0, Refusal::NothingToDefy)
    }

    /// Every attack and defence of the chain that can be named, for an owner who has defied nothing yet.
    pub(crate) fn nameable<'a>(
        &'a self,
        player: &'a Player,
        battle: &'a Battle,
    ) -> impl Iterator<Item = (Card, Effect)> + 'a {
        let cursed = |effect: &Effect| self.names_late() && battle.curses.contains(effect.curse());
        NAMED.into_iter().filter(cursed).flat_map(move |effect| {
            let has = move |card: &Card| self.action_card(player.hero, *card).effect(effect) > 0;
            battle.chain().filter(has).map(move |card| (card, effect))
        })
    }

    pub(super) fn list_naming(&self, player: &Player, battle: &Battle, list: &mut Vec<Action>) {
        list.extend(self.nameable(player, battle).map(|(card, effect)| Action::Name(card, effect)));
    }

    pub(super) fn name(
        &self,
        state: &mut State,
        card: Card,
        effect: Effect,
        sink: &mut impl EventSink<Event>,
    ) {
        let (seat, hero) = (state.active, state.active_player().hero);
        let Some(battle) = &mut state.battle else { impossible() };
        let Some(place) = battle.chain().position(|other| other == card) else { impossible() };
        battle.defy(place as u8, effect.curse(), *self.action_card(hero, card));
        tell(sink, Seen::Named { seat, card, effect });
    }
}
