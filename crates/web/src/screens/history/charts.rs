//! The pictures of a history: bars, as text. What they show is said in words beside them.

use super::sums::HeroSum;
use crate::around::pictures;
use crate::ui::html::{element, escaped, icon, span, tag};

/// The width and height of the picture of lengths.
const SIZE: (usize, usize) = (240, 60);

/// A hero's games as a bar, of which those that were won are filled.
pub(super) fn hero_row(sum: &HeroSum, name: &str, words: &str, most: usize) -> String {
    let share = |part: usize| format!("width:{}%", part * 100 / most.max(1));
    let won =
        element("i", &[("style", &format!("width:{}%", sum.won * 100 / sum.games.max(1)))], "");
    let bar = element("span", &[("class", "games-bar"), ("style", &share(sum.games))], &won);
    let parts = [
        span("portrait tiny", &icon(pictures::hero(sum.hero))),
        element("b", &[], &escaped(name)),
        element("span", &[("class", "track"), ("aria-hidden", "true")], &bar),
        span("of", &escaped(words)),
    ];
    element("li", &[("data-hero", sum.hero.name())], &parts.concat())
}

/// The last games, oldest first: the higher, the longer; those that were won are filled.
pub(super) fn lengths(games: &[(u16, bool)]) -> String {
    let (width, height) = SIZE;
    let longest = games.iter().map(|(turns, _)| *turns).max().unwrap_or(1).max(1);
    let step = width / games.len().max(8);
    let bar = |(index, (turns, won)): (usize, &(u16, bool))| {
        let tall = (usize::from(*turns) * height / usize::from(longest)).max(2);
        let (x, y) = ((index * step + 1).to_string(), (height - tall).to_string());
        let (wide, tall) = ((step - 2).to_string(), tall.to_string());
        let class = if *won { "won" } else { "lost" };
        element(
            "rect",
            &[("class", class), ("x", &x), ("y", &y), ("width", &wide), ("height", &tall)],
            "",
        )
    };
    let bars: String = games.iter().enumerate().map(bar).collect();
    let frame = format!("0 0 {width} {height}");
    let drawing = element(
        "svg",
        &[("class", "lengths"), ("viewBox", &frame), ("aria-hidden", "true")],
        &bars,
    );
    tag("div", "picture", &drawing)
}

/// What was, as a bar, and a mark for what was to be expected.
pub(super) fn pair(was: f32, expected: f32, most: f32) -> String {
    let percent = |part: f32| (part * 100.0 / most.max(1.0)).clamp(0.0, 100.0).round();
    let bar = element("i", &[("style", &format!("width:{}%", percent(was)))], "");
    let mark = element("u", &[("style", &format!("left:{}%", percent(expected)))], "");
    element("div", &[("class", "pair"), ("aria-hidden", "true")], &[bar, mark].concat())
}
