//! What lies on a tile: monsters, chests, pieces.

use dungeon::{Content, Monster, Piece, Thing, Token};

use super::picture;
use crate::ui::pictures;

/// The token or piece; nothing where nothing lies.
pub fn thing(thing: Thing, content: &Content) -> String {
    match thing {
        Thing::Nothing => String::new(),
        Thing::Token(Token::Monster(lying)) => {
            let strength = content.strength[lying as usize];
            let ends = content.ends_game[lying as usize];
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
    format!(
        r#"<g class="{class}"><ellipse class="fallen-shadow" cy="{foot}" rx="{radius}" ry="{radius}"/>{spikes}<circle class="token-rim" r="{radius}"/><circle class="token-face" r="{face}"/>{icon}<circle class="badge strength" cx="{x:.1}" cy="{y:.1}" r="10.5"/><text class="badge-text" x="{x:.1}" y="{text:.1}">{strength}</text></g>"#,
        foot = 3.0,
        face = radius - 3.0,
        icon = picture(pictures::monster(monster), size, 0.0, -1.0, "token-icon"),
        text = y + 4.6,
    )
}

/// Flames around a token.
fn spikes(radius: f64) -> String {
    let flame = |number: u32| {
        let angle = f64::from(number) * 30.0;
        format!(
            r#"<path class="flame" transform="rotate({angle})" d="M-7 {near:.1}Q-3 {far:.1} 0 {far:.1}Q3 {far:.1} 7 {near:.1}Z"/>"#,
            near = 2.0 - radius,
            far = -radius - 8.0
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
