//! What all cards have in common: a frame with marks for the style, and a drawing in it.

use crate::ui::Markup;
use crate::ui::html::{bold, element, escaped, span, tag};

/// A card as it is drawn. It says nothing to people who cannot see it: what it lies on has words.
#[derive(Default)]
pub(super) struct Face {
    /// For the style: which kind of card.
    pub class: &'static str,
    /// The color of an action card.
    pub color: Option<&'static str>,
    /// The kind of a monster.
    pub kind: Option<&'static str>,
    /// The level of a monster or its reward.
    pub level: Option<&'static str>,
    /// Whose starting card.
    pub hero: Option<&'static str>,
    /// What is on it.
    pub drawing: String,
}

impl Face {
    pub(super) fn markup(self) -> Markup {
        let class = ["playing-card ", self.class].concat();
        let mut marks = vec![("aria-hidden", "true"), ("class", &*class)];
        let data = [
            ("data-color", self.color),
            ("data-kind", self.kind),
            ("data-level", self.level),
            ("data-hero", self.hero),
        ];
        marks.extend(data.iter().filter_map(|&(name, value)| Some((name, value?))));
        Markup(element("span", &marks, &self.drawing))
    }
}

/// The upper edge of a card: something before its name, and the name.
pub(super) fn head(before: &str, name: &str) -> String {
    let name = span("card-name", &escaped(name));
    span("card-head", &[before, &name].concat())
}

/// The number of a level.
pub(super) fn level_mark(level: &str) -> String {
    tag("b", "level", level)
}

/// A picture and its number.
pub(super) fn figure(class: &str, icon: &str, number: u8) -> String {
    span(class, &[icon, &bold(&number.to_string())].concat())
}
