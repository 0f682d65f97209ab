//! Own draws: what was drawn at a real table is typed in.

use goblin::{Back, Card, Chance};
use table::Weighted;
use words::{goblin as say, key};

use super::scene::Scene;
use crate::game::Question;

impl Scene<'_> {
    /// What has to be drawn now.
    pub(super) fn question(&self, chances: &[Weighted<Chance>]) -> Question<Chance> {
        let prompt = say::prompt(self.words, self.rules, self.view);
        let chances: Vec<Chance> = chances.iter().map(|option| option.chance).collect();
        let listed = self.view.may_be_drawn(&chances, false);
        Question {
            prompt: format!("{prompt} {}", self.words.text(key::UI_DRAW_WHICH)),
            listed: listed.into_iter().map(|chance| (chance, self.chance(chance))).collect(),
            not_understood: key::UI_NOT_ON_LIST,
        }
    }

    fn chance(&self, chance: Chance) -> String {
        let (words, content) = (self.words, self.rules.content());
        let hero = self.player(self.view.acting()).and_then(|player| player.hero);
        match chance {
            Chance::Hero(hero) => say::hero_title(words, hero),
            Chance::Monster(monster) => say::monster_name(words, content, monster),
            Chance::Card(card) => self.faces.name(hero, Card::Starting(card)),
            Chance::Back(Back::Starting) => words.text(key::GOBLIN_STARTING_CARD),
            Chance::Back(Back::Won(card)) => self.faces.name(hero, Card::Won(card)),
            Chance::First(seat) => {
                words.say(key::HERO_TITLE, &[("hero", say::who(self.view, seat))])
            }
        }
    }
}

/// Notation without its first word.
pub(super) fn short(line: &str, listed: &[(Chance, String)]) -> Option<Chance> {
    let word = match listed.first()?.0 {
        Chance::Hero(_) => "hero",
        Chance::Monster(_) => "monster",
        Chance::Card(_) => "card",
        Chance::Back(_) => "back",
        Chance::First(_) => "first",
    };
    format!("{word} {line}").parse().ok()
}
