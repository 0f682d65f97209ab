//! What is printed on cards, in words: one line a card.

use goblin::{
    ActionCard, Card, Content, Curses, Effect, Equipment, EquipmentKind, Hero, Monster,
    MonsterCard, MonsterKind, Reward, Won,
};

use super::cards::{monster_name, starting_name, won_name};
use super::keys;
use super::names::{color, colors, curse, equipment_kind};
use crate::{Arg, Key, Words, key};

/// "Cave rat – attack 1, 2 hit points; curse: heal; reward: action card". Of the reward only the kind, as on the
/// front of the card (G1.8).
pub fn monster_line(words: &Words, content: &Content, monster: Monster) -> String {
    let (reward, face) = (
        reward_kind(words, content, monster),
        monster_face(words, content.monsters[monster.index()]),
    );
    format!("{} – {face}; {reward}", monster_name(words, content, monster))
}

/// Which kind of reward a monster gives: "reward: weapon".
pub fn reward_kind(words: &Words, content: &Content, monster: Monster) -> String {
    words.text(match monster.kind() {
        MonsterKind::Ordinary(card) => match content.rewards[card.index()] {
            Reward::Action(_) => key::GOBLIN_REWARD_ACTION,
            Reward::Equipment(equipment) => match equipment.kind {
                EquipmentKind::Weapon => key::GOBLIN_REWARD_WEAPON,
                EquipmentKind::Armor => key::GOBLIN_REWARD_ARMOUR,
            },
        },
        MonsterKind::Gatekeeper => key::GOBLIN_REWARD_KEY,
        MonsterKind::Lord => key::GOBLIN_REWARD_VICTORY,
    })
}

/// "attack 1, 2 hit points; curses: heal, red".
pub fn monster_face(words: &Words, monster: MonsterCard) -> String {
    let args = [("attack", monster.attack.into()), ("count", monster.hit_points.into())];
    let front = words.say(key::GOBLIN_FRONT, &args);
    if monster.curses.is_empty() {
        return front;
    }
    let names: Vec<String> = monster.curses.iter().map(|one| curse(words, one)).collect();
    let count = ("count", Arg::Number(names.len() as i64));
    let curses = words.say(key::GOBLIN_CURSES, &[count, ("curses", Arg::text(names.join(", ")))]);
    format!("{front}; {curses}")
}

/// "Spark (blue → red, green: attack 1)"; "a starting card" while nobody knows whose it is.
pub fn card_line(words: &Words, content: &Content, hero: Option<Hero>, card: Card) -> String {
    card_line_against(words, content, hero, card, Curses::EMPTY)
}

/// The same, and what these curses make void: "Spark (blue → red, green: attack 1 [does not count])".
pub fn card_line_against(
    words: &Words,
    content: &Content,
    hero: Option<Hero>,
    card: Card,
    curses: Curses,
) -> String {
    match (card, hero) {
        (Card::Won(won), _) => match content.rewards[won.index()] {
            Reward::Action(face) => {
                let face = action_face(words, face, curses);
                format!("{} ({face})", won_name(words, content, won))
            }
            Reward::Equipment(piece) => {
                let line = won_line(words, content, won);
                if curses.contains(piece.kind.curse()) {
                    words.say(key::GOBLIN_VOID, &[("effect", Arg::text(line))])
                } else {
                    line
                }
            }
        },
        (Card::Starting(card), Some(hero)) => {
            let face = content.starting[hero][card.index()];
            let face = action_face(words, face, curses);
            format!("{} ({face})", starting_name(words, content, hero, card))
        }
        (Card::Starting(_), None) => words.text(key::GOBLIN_STARTING_CARD),
    }
}

/// "Flint axe (weapon: attack 2)", "Sticky slap (blue → green, red: attack 1)".
pub fn won_line(words: &Words, content: &Content, card: Won) -> String {
    format!("{} ({})", won_name(words, content, card), won_face(words, content, card))
}

/// "weapon: attack 2", "blue → green, red: attack 1".
pub fn won_face(words: &Words, content: &Content, card: Won) -> String {
    match content.rewards[card.index()] {
        Reward::Action(face) => action_face(words, face, Curses::EMPTY),
        Reward::Equipment(face) => equipment_face(words, face),
    }
}

/// "blue → green, red: attack 1", if it is known whose card it is.
pub fn card_face(
    words: &Words,
    content: &Content,
    hero: Option<Hero>,
    card: Card,
) -> Option<String> {
    match card {
        Card::Won(card) => Some(won_face(words, content, card)),
        Card::Starting(card) => {
            let face = content.starting[hero?][card.index()];
            Some(action_face(words, face, Curses::EMPTY))
        }
    }
}

fn action_face(words: &Words, face: ActionCard, curses: Curses) -> String {
    // Attack and defence have no order; of the other two the one further right comes first (G4.4).
    let order = if face.heals_first {
        [Effect::Attack, Effect::Defense, Effect::Draw, Effect::Heal]
    } else {
        [Effect::Attack, Effect::Defense, Effect::Heal, Effect::Draw]
    };
    let effects = order.into_iter().filter(|&effect| face.effect(effect) > 0).map(|effect| {
        let text = count(words, keys::count(effect), face.effect(effect));
        if curses.contains(effect.curse()) {
            words.say(key::GOBLIN_VOID, &[("effect", Arg::text(text))])
        } else {
            text
        }
    });
    let args = [
        ("color", Arg::text(color(words, face.color))),
        ("next", Arg::text(colors(words, face.next))),
        ("effects", Arg::text(effects.collect::<Vec<_>>().join(", "))),
    ];
    words.say(key::GOBLIN_FACE_ACTION, &args)
}

fn equipment_face(words: &Words, face: Equipment) -> String {
    let numbers = [
        (key::GOBLIN_COUNT_ATTACK, face.attack),
        (key::GOBLIN_COUNT_DEFENCE, face.defense),
        (key::GOBLIN_COUNT_HEART, face.heart),
        (key::GOBLIN_COUNT_HAND, face.hand),
    ];
    let there = numbers.into_iter().filter(|&(_, number)| number > 0);
    let effects: Vec<String> = there.map(|(key, number)| count(words, key, number)).collect();
    let args = [
        ("kind", Arg::text(equipment_kind(words, face.kind))),
        ("effects", Arg::text(effects.join(", "))),
    ];
    words.say(key::GOBLIN_FACE_EQUIPMENT, &args)
}

fn count(words: &Words, key: Key, number: u8) -> String {
    words.say(key, &[("count", number.into())])
}
