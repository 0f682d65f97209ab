//! What a beaten monster or an opened chest gives: an arrow, its picture, its name.

use dungeon::{Piece, Token};
use words::dungeon as say;

use crate::games::dungeon::{Game, pictures};
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::Icon;

/// "→ key", with a picture of it.
#[component]
pub(crate) fn Gives(
    game: Game,
    from: Token,
    /// The piece alone, where room is short.
    #[prop(optional)]
    short: bool,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let piece = match from {
        Token::Monster(monster) => game.with_rules(|rules| rules.content().back[monster]),
        Token::Chest => Piece::Treasure,
    };
    let icon = pictures::piece(piece);
    let words = move || {
        if short {
            return speech.with(|words| say::piece(words, piece));
        }
        let view = game.shown.view.read();
        game.with_rules(|rules| speech.with(|words| say::loot(words, &view, rules.content(), from)))
    };
    view! {
        <span class="gives">
            <span aria-hidden="true">"→"</span>
            <Icon name=icon/>
            <span>{words}</span>
        </span>
    }
}
