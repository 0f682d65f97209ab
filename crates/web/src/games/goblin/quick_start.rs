//! The pictures of the quick start: the cards of the game, and what is on them.

use goblin::{Card, Content, Curse, Hero, Level, Monster, Reward, Starting, Won};
use words::Words;

use super::card::{Marks, card_face, color_disc, curse_mark, monster_face};
use super::pictures;
use crate::ui::html::{bold, icon, span};

/// Whose cards are shown.
const HERO: Hero = Hero::Horan;

/// The picture of this name; nothing for a name that has none.
pub(crate) fn quick_picture(words: &Words, name: &str) -> String {
    let content = Content::goblin();
    let monster = |monster: Option<Monster>| {
        let face = monster.map(|monster| monster_face(words, &content, monster, None).0);
        span("quick-cards", &face.unwrap_or_default())
    };
    let all = |wanted: fn(&Monster) -> bool| Monster::all().find(wanted);
    match name {
        "monster" => monster(Monster::all().find(|monster| is_plain(&content, *monster))),
        "cards" => chain(words, &content),
        "effects" => icons(&["icon-piece-sword", "icon-shield", "icon-heart", "icon-draw-card"]),
        "blow" => icons(&["icon-claws", "icon-shield", "icon-piece-sword"]),
        "curse" => {
            let curses = [Curse::Attack, Curse::Blue, Curse::Weapon];
            span("quick-icons", &curses.map(|curse| curse_mark(curse, false)).concat())
        }
        "reward" => reward(words, &content),
        "keys" => {
            let key = |level: Level| {
                span("key won", &[icon("icon-piece-key"), bold(level.name())].concat())
            };
            span("quick-icons keys", &Level::ALL.into_iter().map(key).collect::<String>())
        }
        "hand" => icons(&["icon-hand", "icon-draw-card", "icon-discard"]),
        "merchant" => {
            let potions = goblin::Potion::ALL.map(pictures::potion);
            icons(&["icon-merchant", potions[0], potions[1], potions[2]])
        }
        "revive" => icons(&["icon-unconscious", "icon-heart"]),
        "lord" => monster(all(|monster| monster.level().is_none())),
        _ => String::new(),
    }
}

fn icons(names: &[&str]) -> String {
    span("quick-icons", &names.iter().map(|name| icon(name)).collect::<String>())
}

/// A monster of the first level with one curse, as most have.
fn is_plain(content: &Content, monster: Monster) -> bool {
    content.monsters[monster.index()].curses.iter().count() == 1
}

/// Two cards of which one may follow the other.
fn chain(words: &Words, content: &Content) -> String {
    let cards = &content.starting[HERO];
    let all = || Starting::all().map(|card| (card, cards[card.index()]));
    let pair = all().find_map(|(first, face)| {
        let follows = |&(second, next): &(Starting, _)| {
            second != first && {
                let next: goblin::ActionCard = next;
                face.next.contains(next.color)
            }
        };
        all().find(follows).map(|(second, next)| (first, second, next.color))
    });
    let Some((first, second, color)) = pair else { return String::new() };
    let face = |card| card_face(words, content, Some(HERO), Card::Starting(card), Marks::default());
    let shown = [face(first).0, span("link", &color_disc(color)), face(second).0];
    span("quick-cards", &shown.concat())
}

/// A weapon.
fn reward(words: &Words, content: &Content) -> String {
    let is_weapon = |card: &Won| matches!(content.rewards[card.index()], Reward::Equipment(_));
    let action = Won::all().find(|card| !is_weapon(card));
    let weapon = Won::all().find(is_weapon);
    let face = |card| card_face(words, content, None, Card::Won(card), Marks::default()).0;
    span("quick-cards", &[action, weapon].into_iter().flatten().map(face).collect::<String>())
}
