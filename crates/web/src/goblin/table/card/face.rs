//! What all cards have in common: a frame with marks for the style, and a drawing in it.

use crate::prelude::*;
use crate::ui::html::{bold, escaped, span};

/// A card as it is drawn. It says nothing to who cannot see it: what it lies on has words.
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
    pub(super) fn view(self) -> AnyView {
        view! {
            <span
                class=["playing-card ", self.class].concat()
                data-color=self.color
                data-kind=self.kind
                data-level=self.level
                data-hero=self.hero
                aria-hidden="true"
                inner_html=self.drawing
            ></span>
        }
        .into_any()
    }
}

/// The upper edge of a card: something before its name, and the name.
pub(super) fn head(before: &str, name: &str) -> String {
    let name = span("card-name", &escaped(name));
    span("card-head", &[before, &name].concat())
}

/// The number of a level.
pub(super) fn level_mark(level: &str) -> String {
    [r#"<b class="level">"#, level, "</b>"].concat()
}

/// A picture and its number.
pub(super) fn figure(class: &str, icon: &str, number: u8) -> String {
    span(class, &[icon, &bold(&number.to_string())].concat())
}
