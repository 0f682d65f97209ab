//! What is printed on cards, as cells of a table. A color is never told by its sign alone.

use goblin::{
    ActionCard, Card, Color, Colors, Content, Curse, Curses, Effect, Hero, Monster, MonsterKind,
    Reward,
};
use words::{Arg, Key, Words, goblin as say, key};

use crate::cli::Lettering;
use crate::layout::TIE;

/// The signs of the colors, in their order: a leaf, a drop, a flame, a sun.
const UNICODE: [char; Color::ALL.len()] = ['♣', '●', '▲', '☼'];
const ASCII: [char; Color::ALL.len()] = ['%', 'o', '^', '*'];

/// Puts cards into words and signs.
#[derive(Clone, Copy)]
pub(super) struct Faces<'a> {
    pub(super) words: &'a Words,
    pub(super) content: &'a Content,
    /// Without it there are no signs, only words.
    pub(super) lettering: Option<Lettering>,
}

impl Faces<'_> {
    fn sign(&self, color: Color) -> Option<char> {
        self.lettering.map(|lettering| match lettering {
            Lettering::Unicode => UNICODE[color as usize],
            Lettering::Ascii => ASCII[color as usize],
        })
    }

    /// "▲ red".
    pub(super) fn color(&self, color: Color) -> String {
        let name = say::color(self.words, color);
        self.sign(color).map_or_else(|| name.clone(), |sign| format!("{sign}{TIE}{name}"))
    }

    /// "→ ▲ red, ♣ green".
    fn next(&self, colors: Colors) -> String {
        let arrow = match self.lettering {
            Some(Lettering::Ascii) => "->",
            Some(Lettering::Unicode) | None => "→",
        };
        let names: Vec<String> = colors.iter().map(|color| self.color(color)).collect();
        match &names[..] {
            [] => format!("{arrow} {}", self.words.text(key::UI_NOTHING)),
            names => format!("{arrow} {}", names.join(", ")),
        }
    }

    /// "attack 2, draw 1", with what these curses make void.
    fn effects(&self, face: ActionCard, curses: Curses) -> String {
        let words = self.words;
        let there = Effect::ALL.into_iter().filter(|&effect| face.effect(effect) > 0);
        let named = there.map(|effect| {
            let key = match effect {
                Effect::Attack => key::GOBLIN_COUNT_ATTACK,
                Effect::Defense => key::GOBLIN_COUNT_DEFENCE,
                Effect::Heal => key::GOBLIN_COUNT_HEAL,
                Effect::Draw => key::GOBLIN_COUNT_DRAW,
            };
            let text = words.say(key, &[("count", face.effect(effect).into())]);
            if curses.contains(effect.curse()) {
                words.say(key::GOBLIN_VOID, &[("effect", Arg::text(text))])
            } else {
                text
            }
        });
        named.collect::<Vec<_>>().join(", ")
    }

    /// A card that can be played: number, name, color, next colors and effects. Of somebody's own
    /// starting cards `hero` says whose they are.
    pub(super) fn card(&self, hero: Option<Hero>, card: Card, curses: Curses) -> [String; 5] {
        let (name, face) = match (card, hero) {
            (Card::Starting(card), Some(hero)) => (
                say::starting_name(self.words, self.content, hero, card),
                self.content.starting[hero][card.index()],
            ),
            (Card::Won(card), _) => match self.content.rewards[card.index()] {
                Reward::Action(face) => (say::won_name(self.words, self.content, card), face),
                Reward::Equipment(_) => {
                    let line = say::won_line(self.words, self.content, card);
                    return [card.to_string(), line, String::new(), String::new(), String::new()];
                }
            },
            (Card::Starting(card), None) => {
                let line = say::card_line(self.words, self.content, None, Card::Starting(card));
                return [card.to_string(), line, String::new(), String::new(), String::new()];
            }
        };
        let effects = self.effects(face, curses);
        [card.to_string(), name, self.color(face.color), self.next(face.next), effects]
    }

    /// The name of a card.
    pub(super) fn name(&self, hero: Option<Hero>, card: Card) -> String {
        match (card, hero) {
            (Card::Won(card), _) => say::won_name(self.words, self.content, card),
            (Card::Starting(card), Some(hero)) => {
                say::starting_name(self.words, self.content, hero, card)
            }
            (Card::Starting(_), None) => self.words.text(key::GOBLIN_STARTING_CARD),
        }
    }

    /// A monster's front: number, name, attack, hit points, kind of reward and curses.
    pub(super) fn monster(&self, monster: Monster) -> [String; 6] {
        let face = &self.content.monsters[monster.index()];
        [
            monster.to_string(),
            say::monster_name(self.words, self.content, monster),
            face.attack.to_string(),
            face.hit_points.to_string(),
            self.kind_of_reward(monster),
            self.curses(face.curses),
        ]
    }

    /// What stands above the cells of monsters.
    pub(super) fn monster_heading(&self) -> [String; 6] {
        let text = |key: Key| self.words.text(key);
        let [attack, hit_points] = [text(key::UI_ATTACK), text(key::UI_HIT_POINTS)];
        let (reward, curses) = (text(key::UI_REWARD), text(key::UI_CURSES));
        [String::new(), String::new(), attack, hit_points, reward, curses]
    }

    fn kind_of_reward(&self, monster: Monster) -> String {
        match monster.kind() {
            MonsterKind::Ordinary(card) => match &self.content.rewards[card.index()] {
                Reward::Action(_) => self.words.text(key::UI_REWARD_ACTION),
                Reward::Equipment(equipment) => say::equipment_kind(self.words, equipment.kind),
            },
            MonsterKind::Gatekeeper => self.words.text(key::UI_REWARD_KEY),
            MonsterKind::Lord => self.words.text(key::UI_REWARD_VICTORY),
        }
    }

    /// "draw, ☼ yellow", or nothing.
    fn curses(&self, curses: Curses) -> String {
        let named = curses.iter().map(|curse| self.curse(curse));
        named.collect::<Vec<_>>().join(", ")
    }

    /// "draw", "☼ yellow".
    pub(super) fn curse(&self, curse: Curse) -> String {
        match Color::ALL.into_iter().find(|color| color.curse() == curse) {
            Some(color) => self.color(color),
            None => say::curse(self.words, curse),
        }
    }

    /// The reward of a monster as a cell: its name, and what is printed on it.
    pub(super) fn reward(&self, monster: Monster) -> [String; 2] {
        let MonsterKind::Ordinary(card) = monster.kind() else {
            return [self.kind_of_reward(monster), String::new()];
        };
        let face = match &self.content.rewards[card.index()] {
            Reward::Action(face) => {
                let [color, next] = [self.color(face.color), self.next(face.next)];
                format!("{color} {next}: {}", self.effects(*face, Curses::EMPTY))
            }
            Reward::Equipment(_) => say::won_face(self.words, self.content, card),
        };
        [say::won_name(self.words, self.content, card), face]
    }

    /// What the signs of the colors mean, a line each; nothing where there are none.
    pub(super) fn legend(&self) -> String {
        let lines = Color::ALL.into_iter().filter_map(|color| {
            let sign = self.sign(color)?;
            Some(format!("  {sign}  {}\n", say::color(self.words, color)))
        });
        let lines: String = lines.collect();
        if lines.is_empty() {
            return lines;
        }
        format!("{}:\n{lines}", self.words.text(key::UI_LEGEND_COLORS))
    }
}
