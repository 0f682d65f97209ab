//! Backs of cards: of starting cards one knows the owner, of won cards the monster (G3.4).

use goblin::{Content, Hero, Won};
use words::{Words, goblin as say};

use super::face::{Face, head, level_mark};
use super::picture;
use crate::around::pictures as shared;
use crate::ui::Markup;
use crate::ui::html::{icon, span};

/// The back of a starting card, in the colors of its owner.
pub(crate) fn starting_back(hero: Option<Hero>) -> Markup {
    let name = hero.map(Hero::name);
    let drawing = span("card-picture", &icon(name.map_or("icon-question", shared::hero_named)));
    Face { class: "card-back", hero: name, drawing, ..Face::default() }.markup()
}

/// The back of a won card: the monster that had it.
pub(crate) fn won_back(words: &Words, content: &Content, card: Won) -> Markup {
    let monster = card.monster();
    let picture = picture::monster(content, monster);
    let level = card.level().name();
    let name = say::monster_printed(words, content, monster);
    let drawing =
        [head("", &name), span("card-picture", &[picture, level_mark(level)].concat())].concat();
    Face { class: "card-back won-back", level: Some(level), drawing, ..Face::default() }.markup()
}
