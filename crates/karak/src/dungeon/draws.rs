//! Own draws: what was rolled and drawn at a real table is typed in.

use dungeon::{Chance, Draw, Dungeon, Phase, View};
use table::Weighted;
use words::{Narrated, Words, dungeon as say, key};

use crate::game::Question;

/// What has to be rolled or drawn now. Dice are not listed: they are typed as two numbers.
pub(super) fn question(
    words: &Words,
    view: &View,
    chances: &[Weighted<Chance>],
) -> Question<Chance> {
    let (key, name) = match view.turn.phase {
        Phase::Chance(Draw::Hero { .. }) => (key::UI_DRAW_HERO, "seat"),
        Phase::Chance(Draw::Tile { .. }) => (key::UI_DRAW_TILE, "hero"),
        Phase::Chance(Draw::Token | Draw::SecondToken { .. }) => (key::UI_DRAW_TOKEN, "hero"),
        Phase::Chance(Draw::StartRoll { .. } | Draw::Roll { .. })
        | Phase::Seat(_)
        | Phase::Over(_) => (key::UI_ROLL_DICE, "hero"),
    };
    let named = |chance| match chance {
        Chance::Hero(hero) => Some((chance, say::hero_title(words, hero))),
        Chance::Tile(tile) => Some((chance, say::tile_type(words, tile))),
        Chance::Token(token) => Some((chance, say::token(words, token))),
        Chance::Dice(_) => None,
    };
    let listed: Vec<_> = chances.iter().filter_map(|option| named(option.chance)).collect();
    Question {
        prompt: words.say(key, &[(name, say::who(view, Dungeon::acting(view)))]),
        not_understood: if listed.is_empty() { key::UI_DIE_RANGE } else { key::UI_NOT_ON_LIST },
        listed,
    }
}

/// Notation without its first word, or two digits for two dice.
pub(super) fn short(line: &str, listed: &[(Chance, String)]) -> Option<Chance> {
    match listed.first().map(|(chance, _)| chance) {
        Some(Chance::Hero(_)) => format!("hero {line}").parse().ok(),
        Some(Chance::Tile(_)) => format!("tile {line}").parse().ok(),
        Some(Chance::Token(_)) => format!("token {line}").parse().ok(),
        Some(Chance::Dice(_)) | None => {
            let digits: Vec<&str> =
                line.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
            let joined = match digits[..] {
                [both] if both.len() == 2 => format!("dice {} {}", &both[..1], &both[1..]),
                [first, second] => format!("dice {first} {second}"),
                _ => return None,
            };
            joined.parse().ok()
        }
    }
}
