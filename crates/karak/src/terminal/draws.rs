//! Own draws: what was rolled and drawn at a real table is typed in.

use dungeon::{Chance, Draw, Dungeon, Phase, View};
use table::{Host, Rules as _, Seat, Weighted};
use words::{Words, dungeon as say};

/// What to ask for, and the numbered answers if they are few.
pub(super) struct Question {
    pub(super) prompt: String,
    /// Who rolls or draws.
    pub(super) seat: Seat,
    /// In the order of their numbers; empty for dice, which are typed as two numbers.
    pub(super) answers: Vec<(Chance, String)>,
}

/// What has to be rolled or drawn now.
pub(super) fn question(words: &Words, host: &Host<Dungeon>, view: &View) -> Question {
    let mut chances: Vec<Weighted<Chance>> = Vec::new();
    host.rules().chances(host.state(), &mut chances);
    let seat = view.acting().unwrap_or(view.turn.seat);
    let (key, name) = match view.turn.phase {
        Phase::Chance(Draw::Hero { .. }) => ("ui-draw-hero", "seat"),
        Phase::Chance(Draw::Tile { .. }) => ("ui-draw-tile", "hero"),
        Phase::Chance(Draw::Token | Draw::SecondToken { .. }) => ("ui-draw-token", "hero"),
        Phase::Chance(Draw::StartRoll { .. } | Draw::Roll { .. })
        | Phase::Seat(_)
        | Phase::Over(_) => ("ui-roll-dice", "hero"),
    };
    let prompt = words.say(key, &[(name, say::who(view, seat))]);
    let named = |chance| match chance {
        Chance::Hero(hero) => Some((chance, say::hero_title(words, hero))),
        Chance::Tile(tile) => Some((chance, say::tile_type(words, tile))),
        Chance::Token(token) => Some((chance, say::token(words, token))),
        Chance::Dice(_) => None,
    };
    Question {
        prompt,
        seat,
        answers: chances.iter().filter_map(|option| named(option.chance)).collect(),
    }
}

impl Question {
    /// What an answer in small letters means: a number or name of the list, notation with or without
    /// its first word, or two digits for two dice.
    pub(super) fn read(&self, line: &str) -> Option<Chance> {
        if let Ok(number) = line.parse::<usize>()
            && let Some((chance, _)) =
                number.checked_sub(1).and_then(|index| self.answers.get(index))
        {
            return Some(*chance);
        }
        let same = |name: &str| name.to_lowercase() == line;
        if let Some((chance, _)) = self.answers.iter().find(|(_, name)| same(name)) {
            return Some(*chance);
        }
        if let Ok(chance) = line.parse() {
            return Some(chance);
        }
        match self.answers.first().map(|(chance, _)| chance) {
            Some(Chance::Hero(_)) => format!("hero {line}").parse().ok(),
            Some(Chance::Tile(_)) => format!("tile {line}").parse().ok(),
            Some(Chance::Token(_)) => format!("token {line}").parse().ok(),
            Some(Chance::Dice(_)) | None => {
                let digits: Vec<&str> = line
                    .split(|c: char| !c.is_ascii_digit())
                    .filter(|part| !part.is_empty())
                    .collect();
                let joined = match digits[..] {
                    [both] if both.len() == 2 => format!("dice {} {}", &both[..1], &both[1..]),
                    [first, second] => format!("dice {first} {second}"),
                    _ => return None,
                };
                joined.parse().ok()
            }
        }
    }
}
