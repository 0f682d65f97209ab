//! What the end of a battle is worth, from the sums alone.

use super::{Goal, Prospect};
use crate::number::MonsterKind;
use crate::{Battle, Curses, EquipmentKind, Goblin, Hero, Player, Potion};

/// Everything about a battle that cards do not change.
#[derive(Clone, Copy)]
pub(super) struct Stakes {
    pub(super) goal: Goal,
    monster_attack: u16,
    monster_hit_points: u16,
    /// Of the equipment that works.
    attack: u16,
    defense: u16,
    hearts: u8,
    full: u8,
    first_strike: bool,
    /// Aderyn strikes without hit points.
    strikes_at_zero: bool,
    healing: bool,
}

/// What the cards add up to.
#[derive(Clone, Copy)]
pub(super) struct Sums {
    pub(super) attack: u16,
    pub(super) defense: u16,
    pub(super) hit_points: u8,
    /// Potions left, the healing potion included.
    pub(super) potions: u8,
    /// Cards played.
    pub(super) cards: u8,
}

impl Stakes {
    pub(super) fn of(rules: &Goblin, player: &Player, battle: &Battle, goal: Goal) -> Self {
        let monster = &rules.content().monsters[battle.monster.index()];
        let mut stakes = Self {
            goal,
            monster_attack: u16::from(monster.attack),
            monster_hit_points: u16::from(monster.hit_points),
            attack: 0,
            defense: 0,
            hearts: 0,
            full: player.full,
            first_strike: rules.setup().options.first_strike.is_on(),
            strikes_at_zero: rules.has_ability(player, Hero::Aderyn)
                && battle.monster.kind() != MonsterKind::Lord,
            healing: player.potions.contains(Potion::Healing),
        };
        stakes.equip(rules, player, battle.curses);
        stakes
    }

    /// The equipment that works under these curses.
    pub(super) fn equip(&mut self, rules: &Goblin, player: &Player, curses: Curses) {
        (self.attack, self.defense, self.hearts) = (0, 0, 0);
        for kind in EquipmentKind::ALL {
            let face = player.equipment(kind).filter(|_| !curses.contains(kind.curse()));
            if let Some(face) = face.and_then(|card| rules.equipment(card)) {
                self.attack += u16::from(face.attack);
                self.defense += u16::from(face.defense);
                self.hearts += face.heart;
            }
        }
    }

    /// What it is worth to end card play with these sums of the cards, the healing potion drunk if
    /// that is better.
    pub(super) fn end(&self, sums: Sums) -> Prospect {
        let plain = self.resolve(sums);
        if self.healing && (1..self.full).contains(&sums.hit_points) {
            let healed =
                self.resolve(Sums { hit_points: self.full, potions: sums.potions - 1, ..sums });
            if healed.value > plain.value {
                return healed;
            }
        }
        plain
    }

    /// G4.6 by numbers: the same as [`Goblin::totals`], which tests compare it with.
    pub(super) fn resolve(&self, sums: Sums) -> Prospect {
        let suffices = sums.attack + self.attack >= self.monster_hit_points;
        let spared = suffices && self.first_strike;
        let damage = self.monster_attack.saturating_sub(sums.defense + self.defense);
        let damage = if spared { 0 } else { damage };
        let left = u16::from(sums.hit_points).saturating_sub(damage) as u8;
        let beats = suffices && (left > 0 || self.strikes_at_zero);
        let left = if left > 0 { (left + self.hearts).min(self.full) } else { 0 };
        let (win, survive) = (f64::from(u8::from(beats)), f64::from(u8::from(left > 0)));
        let hit_points = f64::from(left);
        let value = self.goal.win * win
            + self.goal.survive * survive
            + self.goal.hit_point * hit_points
            + self.goal.potion * f64::from(sums.potions)
            + self.goal.card * f64::from(sums.cards);
        Prospect { value, win, survive, hit_points }
    }

    /// What these sums are worth at most, the healing potion drunk and kept.
    pub(super) fn promise(&self, sums: Sums) -> f64 {
        let healed = self.healing && sums.hit_points > 0;
        let hit_points = if healed { self.full } else { sums.hit_points };
        self.resolve(Sums { hit_points, ..sums }).value
    }

    /// More than this no end is worth with so many cards at most.
    pub(super) fn ceiling(&self, potions: u8, cards: usize) -> f64 {
        self.goal.win
            + self.goal.survive
            + self.goal.hit_point * f64::from(self.full)
            + self.goal.potion * f64::from(potions)
            + self.goal.card * cards as f64
    }
}
