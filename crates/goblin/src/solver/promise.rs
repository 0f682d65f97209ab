//! What a battle can be worth at most: where that much is found, nothing else has to be tried.

use super::stakes::{Stakes, Sums};
use super::{Goal, segment};
use crate::{Battle, CardSet, Colors, Curses, Effect, Goblin, Hero, Player, Potion};

/// More than this no way of playing on is worth: every card in hand is played whatever its color, the
/// best that could be drawn come, and potions cost nothing.
pub(super) fn promise(rules: &Goblin, player: &Player, battle: &Battle, goal: Goal) -> f64 {
    let defies = rules.may_defy(player, battle);
    let curses =
        if player.potions.contains(Potion::Countercurse) { Curses::EMPTY } else { battle.curses };
    let counts = |effect: Effect| !curses.contains(effect.curse()) || defies;
    let colors = if defies { Colors::ALL } else { Colors::ALL.without(curses.colors()) };
    let mut piles = CardSet::EMPTY;
    if segment::draws(rules, player, battle) {
        piles = player.deck.cards();
        piles.add(player.discard);
    }
    let (hand, piles) =
        (Pile::of(rules, player, player.hand, colors), Pile::of(rules, player, piles, colors));
    let draws = hand.all.draw + piles.all.draw;
    let most = |effect: Effect, value: fn(&Effects) -> u16| {
        if !counts(effect) {
            return 0;
        }
        let from_piles = value(&piles.all).min(draws * value(&piles.most));
        let latest = battle
            .last()
            .map_or(0, |card| u16::from(rules.action_card(player.hero, card).effect(effect)));
        let doubled = if player.potions.contains(Potion::Strength) {
            value(&hand.most).max(value(&piles.most)).max(latest)
        } else {
            0
        };
        value(&hand.all) + from_piles + doubled
    };
    let so_far = |effect: Effect, all: u16, defying: u8| {
        if counts(effect) { all } else { u16::from(defying) }
    };
    let heal = if counts(Effect::Heal) { hand.all.heal + piles.all.heal } else { 0 };
    let pair = u16::from(rules.has_ability(player, Hero::Horan));
    let attack = so_far(Effect::Attack, battle.attack, battle.defying_attack);
    let defense = so_far(Effect::Defense, battle.defense, battle.defying_defense);
    let mut stakes = Stakes::of(rules, player, battle, goal);
    stakes.equip(rules, player, curses);
    stakes.promise(Sums {
        attack: attack + most(Effect::Attack, |effects| effects.attack) + pair,
        defense: defense + most(Effect::Defense, |effects| effects.defense),
        hit_points: (u16::from(player.hit_points) + heal).min(u16::from(player.full)) as u8,
        potions: player.potions.len() as u8,
        cards: battle.len + (hand.cards + piles.cards.min(draws)) as u8,
    })
}

/// Effects of several cards.
#[derive(Default)]
struct Effects {
    attack: u16,
    defense: u16,
    heal: u16,
    draw: u16,
}

/// What the cards of a pile that may be played have.
#[derive(Default)]
struct Pile {
    /// Together.
    all: Effects,
    /// The most of a single card.
    most: Effects,
    cards: u16,
}

impl Pile {
    fn of(rules: &Goblin, player: &Player, cards: CardSet, colors: Colors) -> Self {
        let mut pile = Self::default();
        for card in cards.iter() {
            let face = rules.action_card(player.hero, card);
            if !colors.contains(face.color) {
                continue;
            }
            let [attack, defense, heal, draw] =
                [face.attack, face.defense, face.heal, face.draw].map(u16::from);
            let Self { all, most, cards } = &mut pile;
            all.attack += attack;
            all.defense += defense;
            all.heal += heal;
            all.draw += draw;
            most.attack = most.attack.max(attack);
            most.defense = most.defense.max(defense);
            *cards += 1;
        }
        pile
    }
}
