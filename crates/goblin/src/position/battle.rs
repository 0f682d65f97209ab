//! The line of a battle: the monster, the cards played so far, and what was done about curses.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use table::{Rules, Seat, plain_number};

use super::reader::{LineReader, clause, items};
use crate::{
    Action, Battle, Card, Countered, Curse, Decision, Doubled, Effect, Monster, Phase, Player,
    Potion, Refusal, State,
};

/// What a line says.
pub(super) struct BattleLine {
    pub(super) number: usize,
    pub(super) monster: Monster,
    chain: Vec<Card>,
    countered: Option<Countered>,
    defied: Option<(Card, Curse)>,
    doubled: Option<(Card, Effect)>,
}

impl LineReader<'_> {
    pub(super) fn battle_line(&mut self, seat: Seat, text: &str) -> Option<BattleLine> {
        let (monster, rest) = text.split_once(';').unwrap_or((text, ""));
        let monster = self.parse(monster.trim());
        let mut chain = Vec::new();
        let (mut countered, mut defied, mut doubled) = (None, None, None);
        let mut said: Vec<&str> = Vec::new();
        for (key, rest) in rest.split(';').map(clause).filter(|(key, _)| !key.is_empty()) {
            if said.contains(&key) {
                self.fault(format!("`{key}` is said twice"));
                continue;
            }
            said.push(key);
            match key {
                "chain" => chain = items(rest).filter_map(|word| self.card(seat, word)).collect(),
                "countered" => countered = self.countered(rest),
                "defied" => defied = self.pair(rest),
                "doubled" => doubled = self.pair(rest),
                _ => self.fault(format!("`{key}` is not chain, countered, defied or doubled")),
            }
        }
        let number = self.line;
        monster.map(|monster| BattleLine { number, monster, chain, countered, defied, doubled })
    }

    /// A curse, and after how many cards it was lifted.
    fn countered(&mut self, text: &str) -> Option<Countered> {
        let (curse, rest) = clause(text);
        let curse = self.parse(curse)?;
        let after = match clause(rest) {
            ("", _) => Some(0),
            ("after", number) => plain_number(number),
            _ => None,
        };
        if after.is_none() {
            self.fault(format!("`{rest}` is not after how many cards, such as `after 2`"));
        }
        Some(Countered { curse, after: after? })
    }

    /// A card and what was done with it.
    fn pair<T: core::str::FromStr<Err = table::NotationError>>(
        &mut self,
        text: &str,
    ) -> Option<(Card, T)> {
        let (card, what) = clause(text);
        Some((self.parse(card)?, self.parse(what)?))
    }

    /// Card play has come so far.
    pub(super) fn battle(&mut self, state: &mut State, line: &BattleLine) {
        self.line = line.number;
        if let Some(refusal) = self.rules.why_not(state, Action::Fight(line.monster)) {
            return self.fault(refusal.to_string());
        }
        let Some(spot) = state.spot_of(line.monster) else { return };
        let curses = self.rules.content().monsters[line.monster.index()].curses;
        let mut battle = Battle::new(line.monster, spot, curses);
        if let Some(Countered { curse, after }) = line.countered {
            if !curses.contains(curse) {
                self.fault(Refusal::NoSuchCurse.to_string());
            }
            if usize::from(after) > line.chain.len() {
                self.fault(format!("the chain has no {after} cards"));
            }
            battle.curses.remove(curse);
            battle.countered = line.countered;
        }
        if let Some((card, curse)) = line.defied {
            battle.defied = self.place_in(line, card).map(|place| (place, curse));
            if battle.defied.is_some_and(|(place, _)| !battle.held(curse, place)) {
                self.fault(Refusal::NoCurseToDefy.to_string());
            }
        }
        if let Some((card, effect)) = line.doubled {
            let place = self.place_in(line, card);
            battle.doubled = place.map(|place| Doubled { place, effect });
        }
        let player = *state.active_player();
        let countered = line.countered.map(|_| Potion::Countercurse);
        for potion in countered.into_iter().chain(line.doubled.map(|_| Potion::Strength)) {
            // Nobody ever has two of a kind (G7.1).
            if player.potions.contains(potion) {
                self.fault(format!("the potion of {potion} was drunk in this battle"));
            }
        }
        self.check_chain(&player, battle, line);
        let Some(battle) = battle.with_chain(self.rules, &player, &line.chain) else { return };
        state.battle = Some(battle);
        if line.chain.is_empty() {
            self.rules.enter_battle(state);
        } else {
            state.phase = Phase::Seat(Decision::Battle);
        }
    }

    /// Where a card of the chain is.
    fn place_in(&mut self, line: &BattleLine, card: Card) -> Option<u8> {
        let place = line.chain.iter().position(|&other| other == card);
        if place.is_none() {
            self.fault(format!("`{card}` is not in the chain"));
        }
        place.map(|place| place as u8)
    }

    /// Every card could be played when it was (G4.3), and defied and doubled what it could.
    fn check_chain(&mut self, player: &Player, mut battle: Battle, line: &BattleLine) {
        for (place, &card) in line.chain.iter().enumerate() {
            let face = self.rules.action_card(player.hero, card);
            if !self.rules.following(player, &battle).contains(face.color) {
                self.fault(format!("`{card}`: {}", Refusal::DoesNotFollow));
            }
            let against = battle.defied.filter(|&(other, _)| usize::from(other) == place);
            let defies = |curse: Curse| against.is_some_and(|(_, other)| other == curse);
            let color = face.color.curse();
            if battle.held(color, place as u8) && !defies(color) {
                self.fault(format!("`{card}`: {}", Refusal::ColorCursed));
            }
            if let Some((_, curse)) = against {
                let touches = |effect: &Effect| effect.curse() == curse && face.effect(*effect) > 0;
                if color != curse && !Effect::ALL.iter().any(touches) {
                    self.fault(format!("`{card}`: {}", Refusal::NothingToDefy));
                }
            }
            let doubled = battle.doubled.filter(|doubled| usize::from(doubled.place) == place);
            if let Some(Doubled { effect, .. }) = doubled {
                let can = matches!(effect, Effect::Attack | Effect::Defense);
                // Doubled before the next card; a curse may have been lifted just before that.
                let void = battle.held(effect.curse(), place as u8 + 1) && !defies(effect.curse());
                if face.effect(effect) == 0 || void || !can {
                    self.fault(format!("`{card}`: {}", Refusal::NoEffectToDouble));
                }
            }
            battle.ability_used |= self.rules.uses_ability(player, &battle, card);
            battle.push(card);
        }
        if line.defied.is_some() && !self.rules.has_ability(player, crate::Hero::Xanros) {
            self.fault(Refusal::NotXanros.to_string());
        }
    }
}
