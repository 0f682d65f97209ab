//! A hero's figure.

use dungeon::Hero;

use super::picture;
use crate::games::dungeon::pictures;

/// How round the corners of a hero's coin are, in hundredths of its width: top left and right, bottom right and left. No
/// two are the same, so that figures differ in more than color. The portraits have them too (`ui/portrait.css`).
const fn corners(hero: Option<Hero>) -> [u8; 4] {
    match hero {
        None | Some(Hero::Argentus) => [50; 4],
        Some(Hero::Horan) => [14; 4],
        Some(Hero::Xanros) => [14, 14, 50, 50],
        Some(Hero::Aderyn) => [50, 8, 50, 8],
        Some(Hero::Victorius) => [50, 50, 14, 14],
        Some(Hero::Taia) => [14, 50, 50, 14],
    }
}

/// A coin of this half width, with its middle where the head is.
fn coin(hero: Option<Hero>, class: &str, half: f32) -> String {
    let [a, b, c, d] = corners(hero).map(|share| f32::from(share) * half / 50.0);
    let width = half * 2.0;
    format!(
        r#"<path class="{class}" d="M{} {}h{}a{b} {b} 0 0 1 {b} {b}v{}a{c} {c} 0 0 1 -{c} {c}h-{}a{d} {d} 0 0 1 -{d} -{d}v-{}a{a} {a} 0 0 1 {a} -{a}Z"/>"#,
        a - half,
        -28.0 - half,
        width - a - b,
        width - b - c,
        width - c - d,
        width - d - a,
    )
}

/// A pawn in the hero's color and shape with the hero's picture; its foot is in the middle.
pub fn pawn(hero: Option<Hero>) -> String {
    let (name, icon) =
        hero.map_or(("none", "icon-human"), |hero| (hero.name(), pictures::hero(hero)));
    let (head, face) = (coin(hero, "pawn-head", 14.5), coin(hero, "pawn-face", 12.0));
    format!(
        r#"<g class="pawn hero-{name}"><ellipse class="pawn-base" cy="-0.5" rx="14" ry="5.6"/><path class="pawn-body" d="M-5 -17C-6 -9 -9 -6 -12.5 -2A12.5 4.6 0 0 0 12.5 -2C9 -6 6 -9 5 -17Z"/><path class="pawn-light" d="M-4 -17C-5 -9 -8 -6 -11.5 -2A12 4.4 0 0 0 -3 2C-4 -5 -2 -10 -1.5 -17Z"/>{head}{face}{}</g>"#,
        picture(icon, 20.0, 0.0, -28.0, "pawn-icon")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_pawns_have_the_same_shape() {
        for (index, hero) in Hero::ALL.into_iter().enumerate() {
            for other in &Hero::ALL[..index] {
                assert_ne!(corners(Some(hero)), corners(Some(*other)), "{hero:?} and {other:?}");
            }
        }
    }
}
