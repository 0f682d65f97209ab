//! What there is to win.

use dungeon::{Content, Token, View};

use super::names::{piece, token};
use crate::{Arg, Words, key};

/// What a beaten monster or an opened chest gives: "key", "magic bolt and the curse for a rival".
pub fn loot(words: &Words, view: &View, content: &Content, from: Token) -> String {
    let named = |gives| ("loot", Arg::text(piece(words, gives)));
    match from {
        Token::Chest => words.say(key::LOOT_CHEST, &[named(dungeon::Piece::Treasure)]),
        Token::Monster(monster) => {
            let gives = content.back[monster];
            // Alone there is nobody to curse (K1.1).
            if content.ends_game[monster] {
                words.say(key::LOOT_END, &[named(gives)])
            } else if content.curses[monster] && view.heroes.len() > 1 {
                words.say(key::LOOT_CURSE, &[named(gives)])
            } else {
                piece(words, gives)
            }
        }
    }
}

/// Monster or chest with what it gives: "skeleton turnkey 8 → key".
pub fn with_loot(words: &Words, view: &View, content: &Content, of: Token) -> String {
    let name = ("name", Arg::text(token(words, of)));
    let loot = ("loot", Arg::text(loot(words, view, content, of)));
    match of {
        Token::Chest => words.say(key::WEB_GIVES_PLAIN, &[name, loot]),
        Token::Monster(monster) => {
            words.say(key::WEB_GIVES, &[name, ("strength", content.strength[monster].into()), loot])
        }
    }
}
