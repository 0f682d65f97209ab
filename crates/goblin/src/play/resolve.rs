//! The end of a battle: damage, hearts, the strike (G4.6).

use serde::{Deserialize, Serialize};
use table::EventSink;

use super::{Goblin, impossible, tell};
use crate::number::MonsterKind;
use crate::{
    Battle, Curse, Ending, Equipment, EquipmentKind, Event, Hero, Player, Resolution, Seen, State,
};

/// What a battle adds up to if card play ended now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Totals {
    /// Of cards, equipment and Horan's bonus, against the monster's hit points.
    pub attack: u16,
    /// Of cards and equipment, against the monster's attack.
    pub defense: u16,
    /// Hit points that will be lost.
    pub damage: u8,
    /// Hit points left after that.
    pub left: u8,
    /// The attack is enough.
    pub suffices: bool,
    /// The monster will be beaten: the attack is enough, and the hero can still strike.
    pub beats: bool,
}

impl Goblin {
    /// What the battle adds up to if card play ended now (G4.5, G4.6).
    pub fn totals(&self, player: &Player, battle: &Battle) -> Totals {
        let monster = &self.content.monsters[battle.monster.index()];
        let cards = |curse: Curse, all: u16, defying: u8| {
            if battle.curses.contains(curse) { u16::from(defying) } else { all }
        };
        let mut attack = cards(Curse::Attack, battle.attack, battle.defying_attack);
        let mut defense = cards(Curse::Defense, battle.defense, battle.defying_defense);
        let pair = battle.ability_used && self.has_ability(player, Hero::Horan);
        attack += u16::from(pair && self.pair_counts(battle.curses));
        for equipment in self.working_equipment(player, battle) {
            attack += u16::from(equipment.attack);
            defense += u16::from(equipment.defense);
        }
        // An equal attack is enough (G4.9).
        let suffices = attack >= u16::from(monster.hit_points);
        // The house rule of the first strike (G9.7).
        let spared = suffices && self.setup.options.first_strike.is_on();
        let damage =
            if spared { 0 } else { u16::from(monster.attack).saturating_sub(defense) as u8 };
        let left = player.hit_points.saturating_sub(damage);
        let beats = suffices && (left > 0 || self.strikes_at_zero(player, battle));
        Totals { attack, defense, damage, left, suffices, beats }
    }

    /// Hit points that equipment gives back to a hero who has this many left after the damage (G4.6, G4.7).
    pub(crate) fn mended(&self, player: &Player, battle: &Battle, left: u8) -> u8 {
        let hearts: u8 =
            self.working_equipment(player, battle).map(|equipment| equipment.heart).sum();
        if left == 0 { 0 } else { hearts.min(player.full.saturating_sub(left)) }
    }

    /// Aderyn strikes without hit points, but not against the lord (G8.4).
    fn strikes_at_zero(&self, player: &Player, battle: &Battle) -> bool {
        let lord = matches!(battle.monster.kind(), MonsterKind::Lord);
        self.has_ability(player, Hero::Aderyn) && !lord
    }

    /// Weapon and armour, unless cursed (G6.3).
    #[inline]
    fn working_equipment<'s>(
        &'s self,
        player: &Player,
        battle: &Battle,
    ) -> impl Iterator<Item = &'s Equipment> + use<'s> {
        let works = |kind: EquipmentKind| {
            let card = player.equipment(kind).filter(|_| !battle.curses.contains(kind.curse()));
            card.and_then(|card| self.equipment(card))
        };
        [works(EquipmentKind::Weapon), works(EquipmentKind::Armor)].into_iter().flatten()
    }

    pub(super) fn resolve(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        let Some(battle) = &state.battle else { impossible() };
        let (monster, spot) = (battle.monster, battle.spot);
        let player = &state.players[seat.index()];
        let totals = self.totals(player, battle);
        // Before the reward, so that a heart just won does not heal (G5.5).
        let mended = self.mended(player, battle, totals.left);
        let face = *self.monster(state);
        let spared = totals.suffices && self.setup.options.first_strike.is_on();
        let strikes = totals.left > 0 || self.strikes_at_zero(player, battle);
        let Totals { attack, defense, damage, left, .. } = totals;
        let struck = Seen::Struck { seat, monster, attack, needed: face.hit_points };
        let strike_first = self.setup.options.resolution == Resolution::StrikeFirst;
        // The order of telling is the edition's, the result is not (G9.5).
        if strike_first || spared {
            tell(sink, struck);
        }
        if !spared {
            let strength = face.attack;
            tell(sink, Seen::Defended { seat, monster, strength, defense, damage, left });
        }
        state.active_player_mut().hit_points = left;
        if left == 0 {
            tell(sink, Seen::Fell { seat });
        }
        if mended > 0 {
            state.active_player_mut().hit_points += mended;
            tell(sink, Seen::HealedByEquipment { seat, hit_points: mended });
        }
        if strikes && !strike_first && !spared {
            tell(sink, struck);
        }
        // Nothing of the attack is kept (G4.8).
        if !totals.beats {
            tell(sink, Seen::Stayed { seat, monster });
            return self.ask_to_heal(state, sink);
        }
        tell(sink, Seen::Beaten { seat, monster });
        match monster.kind() {
            // The lord stays where it is; the game is over (G5.7).
            MonsterKind::Lord => self.end_game(state, Ending::Lord(seat), sink),
            MonsterKind::Ordinary(_) | MonsterKind::Gatekeeper => {
                self.take_away(state, spot, sink);
            }
        }
    }
}
