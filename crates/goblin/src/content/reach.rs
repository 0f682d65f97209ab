//! Monsters that nobody can beat, or nobody can survive.
//!
//! What is compared is more than any game allows: every card a hero could own, all played in one
//! battle, with potions and abilities. So what is found here is certain.

use alloc::format;

use core::fmt::Display;

use table::content::{Reader, Reason};

use super::MAX_EFFECT;
use super::draft::{Draft, Found};
use crate::{
    ByColor, ByEquipment, Color, Curses, Effect, Equipment, EquipmentKind, Hero, Level,
    MonsterCard, Reward,
};

/// G1.3. A table can agree on another number, but a set is made for this one.
const FULL_HIT_POINTS: u32 = 5;

/// Finds fault with every monster that is beyond all heroes.
pub(super) fn check(reader: &mut Reader<'_>, draft: &Draft) {
    let mut attack = Reach::of_starting_cards(draft, Effect::Attack);
    let mut defense = Reach::of_starting_cards(draft, Effect::Defense);
    for level in Level::ALL {
        attack.add_rewards(draft, level);
        defense.add_rewards(draft, level);
        // It may be the first gatekeeper that anybody meets: what lies behind it is out of reach.
        let with = format!(" with rewards up to level {level}");
        for gatekeeper in &draft.gatekeepers[level] {
            check_monster(reader, gatekeeper, &attack, &defense, &with);
        }
    }
    // Lower levels stay open (G4.2): in the end one can come back with everything.
    let ordinary = draft.ordinary.values().iter().flatten().map(|monster| &monster.front);
    for monster in ordinary.chain(&draft.lords) {
        check_monster(reader, monster, &attack, &defense, "");
    }
}

fn check_monster(
    reader: &mut Reader<'_>,
    monster: &Found<MonsterCard>,
    attack: &Reach,
    defense: &Reach,
    with: &str,
) {
    let Some(MonsterCard { attack: blow, hit_points, curses }) = monster.face else { return };
    let (attack, defense) = (attack.best(curses), defense.best(curses));
    reader.about(&monster.name, |reader| {
        if u32::from(hit_points) > attack {
            let english = format!(
                "nobody can beat it: it has {hit_points} hit points, \
                 and all cards together reach {attack} attack{with}"
            );
            let parts: [(_, &dyn Display); 2] = [("health", &hit_points), ("attack", &attack)];
            reader.fault(monster.at, Reason::new("unbeatable", &parts, english));
        }
        if u32::from(blow) >= FULL_HIT_POINTS + defense {
            let english = format!(
                "nobody can survive it: its attack is {blow}, all cards together reach \
                 {defense} defence{with}, and a hero has {FULL_HIT_POINTS} hit points"
            );
            let parts: [(_, &dyn Display); 3] =
                [("attack", &blow), ("defence", &defense), ("health", &FULL_HIT_POINTS)];
            reader.fault(monster.at, Reason::new("deadly", &parts, english));
        }
    });
}

/// How much attack or defence each hero could bring together.
struct Reach {
    effect: Effect,
    heroes: [Might; Hero::ALL.len()],
}

impl Reach {
    fn of_starting_cards(draft: &Draft, effect: Effect) -> Self {
        let heroes = Hero::ALL.map(|hero| {
            let mut might = Might::default();
            for card in &draft.starting[hero] {
                match &card.face {
                    Some(card) => might.add_card(card.color, card.effect(effect)),
                    None => might.add_unknown(1),
                }
            }
            might.add_unknown(draft.missing_starting(hero));
            might
        });
        Self { effect, heroes }
    }

    fn add_rewards(&mut self, draft: &Draft, level: Level) {
        let effect = self.effect;
        for might in &mut self.heroes {
            for monster in &draft.ordinary[level] {
                match monster.back.face {
                    Some(Reward::Action(card)) => might.add_card(card.color, card.effect(effect)),
                    Some(Reward::Equipment(item)) => might.add_equipment(item, effect),
                    None => might.add_unknown(1),
                }
            }
            might.add_unknown(draft.missing_rewards(level));
        }
    }

    /// The most that any hero reaches against these curses.
    fn best(&self, curses: Curses) -> u32 {
        let bests = self.heroes.iter().map(|might| might.best(self.effect, curses));
        bests.max().unwrap_or(0)
    }
}

/// What all cards of a hero have together of one effect.
#[derive(Default)]
struct Might {
    cards: ByColor<u32>,
    /// The highest number on a card.
    highest: u32,
    /// The best weapon and the best armour: one can own only one of each (G5.3).
    equipment: ByEquipment<u32>,
    /// Cards that are missing or could not be read, and so may be anything.
    unknown: u32,
}

impl Might {
    fn add_card(&mut self, color: Color, number: u8) {
        self.cards[color] += u32::from(number);
        self.highest = self.highest.max(u32::from(number));
    }

    fn add_equipment(&mut self, item: Equipment, effect: Effect) {
        let number = match effect {
            Effect::Attack => item.attack,
            Effect::Defense => item.defense,
            Effect::Heal | Effect::Draw => 0,
        };
        let best = &mut self.equipment[item.kind];
        *best = u32::from(number).max(*best);
    }

    fn add_unknown(&mut self, count: usize) {
        if count > 0 {
            self.unknown += count as u32 * u32::from(MAX_EFFECT);
            self.highest = MAX_EFFECT.into();
        }
    }

    /// With the help of a countercurse potion against one curse, whichever is worst (G7.9).
    fn best(&self, effect: Effect, curses: Curses) -> u32 {
        let lifted = curses.iter().map(|curse| {
            let mut rest = curses;
            rest.remove(curse);
            rest
        });
        let reached = lifted.chain([curses]).map(|curses| self.against(effect, curses));
        reached.max().unwrap_or(0)
    }

    fn against(&self, effect: Effect, curses: Curses) -> u32 {
        let colors = Color::ALL.into_iter().filter(|color| !curses.contains(color.curse()));
        let cards = colors.map(|color| self.cards[color]).sum::<u32>();
        let cards = if curses.contains(effect.curse()) { 0 } else { cards };
        let kinds = EquipmentKind::ALL.into_iter().filter(|kind| !curses.contains(kind.curse()));
        let equipment = kinds.map(|kind| self.equipment[kind]).sum::<u32>();
        // A potion of strength counts a card twice (G7.7), an ability (G8.2, G8.3) adds no more
        // than one card's number again.
        cards + equipment + self.unknown + 2 * self.highest
    }
}
