//! What lies on a tile: monsters, chests, pieces.

use dungeon::{Content, Monster, Piece, Thing, Token};

use super::picture;
use crate::games::dungeon::pictures;
use crate::ui::decimal::tenths;

/// The token or piece; nothing where nothing lies.
pub fn thing(thing: Thing, content: &Content) -> String {
    match thing {
        Thing::Nothing => String::new(),
        Thing::Token(Token::Monster(lying)) => {
            let strength = content.strength[lying];
            let ends = content.ends_game[lying];
            monster(lying, strength, ends)
        }
        Thing::Token(Token::Chest) => format!(
            r#"<ellipse class="fallen-shadow" cy="15" rx="21" ry="6"/><circle class="chest-glow" r="30"/>{}{}"#,
            picture("icon-chest", 42.0, 0.0, 0.9, "chest-under"),
            picture("icon-chest", 40.0, 0.0, 0.0, "chest"),
        ),
        Thing::Piece(lying) => piece(lying),
    }
}

fn monster(monster: Monster, strength: u8, ends_the_game: bool) -> String {
    let (class, radius, size) =
        if ends_the_game { ("token dragon", 29.0, 46.0) } else { ("token", 24.0, 35.0) };
    let spikes = if ends_the_game { spikes(radius) } else { String::new() };
    // On the side where no hero stands.
    let (x, y) = (radius * -0.76, radius * 0.72);
    let [x, y, text, face, radius] = [x, y, y + 4.6, radius - 3.0, radius].map(tenths);
    format!(
        r#"<g class="{class}"><ellipse class="fallen-shadow" cy="3" rx="{radius}" ry="{radius}"/>{spikes}<circle class="token-rim" r="{radius}"/><circle class="token-face" r="{face}"/>{icon}<circle class="badge strength" cx="{x}" cy="{y}" r="10.5"/><text class="badge-text" x="{x}" y="{text}">{strength}</text></g>"#,
        icon = picture(pictures::monster(monster), size, 0.0, -1.0, "token-icon"),
    )
}

/// Flames around a token.
fn spikes(radius: f64) -> String {
    let flame = |number: u32| {
        let angle = number * 30;
        format!(
            r#"<path class="flame" transform="rotate({angle})" d="M-7 {near}Q-3 {far} 0 {far}Q3 {far} 7 {near}Z"/>"#,
            near = tenths(2.0 - radius),
            far = tenths(-radius - 8.0)
        )
    };
    (0..12).map(flame).collect()
}

fn piece(piece: Piece) -> String {
    format!(
        r#"<ellipse class="fallen-shadow" cy="3" rx="17" ry="17"/><circle class="piece-rim" r="17"/><circle class="piece-face" r="14.8"/>{}"#,
        picture(pictures::piece(piece), 23.0, 0.0, 0.0, "piece-icon")
    )
}
