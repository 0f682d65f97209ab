//! Own draws: what was drawn at a real table is typed in.

use goblin::{Back, Card, Chance, Draw, Phase, View};
use table::{Seat, Weighted};
use words::goblin as say;

use super::scene::Scene;
use crate::game::Question;

/// Whose decision or draw the game waits for.
pub(super) fn acting(view: &View) -> Seat {
    match view.turn.phase {
        Phase::Chance(Draw::Hero(seat) | Draw::FirstHand(seat)) => seat,
        Phase::Chance(Draw::Monster(_) | Draw::First | Draw::Back | Draw::Card)
        | Phase::Seat(_)
        | Phase::Over(_) => view.turn.seat,
    }
}

impl Scene<'_> {
    /// What has to be drawn now. A player's own cards are listed as far as whoever looks knows where they
    /// are: what chance may turn up would tell a neighbor which are in the hand.
    pub(super) fn question(&self, chances: &[Weighted<Chance>]) -> Question<Chance> {
        let prompt = say::prompt(self.words, self.rules, self.view);
        let player = self.player(acting(self.view));
        let listed: Vec<Chance> = match (self.view.turn.phase, player) {
            (Phase::Chance(Draw::FirstHand(_) | Draw::Card), Some(player)) => {
                player.concealed.iter().copied().map(Chance::Card).collect()
            }
            (Phase::Chance(Draw::Back), Some(player)) => {
                let starting = (!player.concealed.is_empty()).then_some(Back::Starting);
                let won = player.deck.won.iter().copied().map(Back::Won);
                starting.into_iter().chain(won).map(Chance::Back).collect()
            }
            (Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_), _) => {
                chances.iter().map(|option| option.chance).collect()
            }
        };
        Question {
            prompt: format!("{prompt} {}", self.words.text("ui-draw-which")),
            listed: listed.into_iter().map(|chance| (chance, self.chance(chance))).collect(),
            not_understood: "ui-not-on-list",
        }
    }

    fn chance(&self, chance: Chance) -> String {
        let (words, content) = (self.words, self.rules.content());
        let hero = self.player(acting(self.view)).and_then(|player| player.hero);
        match chance {
            Chance::Hero(hero) => say::hero_title(words, hero),
            Chance::Monster(monster) => say::monster_name(words, content, monster),
            Chance::Card(card) => self.faces.name(hero, Card::Starting(card)),
            Chance::Back(Back::Starting) => words.text("goblin-starting-card"),
            Chance::Back(Back::Won(card)) => self.faces.name(hero, Card::Won(card)),
            Chance::First(seat) => words.say("hero-title", &[("hero", say::who(self.view, seat))]),
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
