//! The front of a monster: how strong it is, what it forbids, and which kind of reward it gives (G1.8).

use goblin::{Content, Curse, Monster, MonsterKind, Reward};
use words::{Words, goblin as say};

use super::face::{Face, figure, head, level_mark};
use super::picture;
use crate::games::goblin::pictures;
use crate::ui::Markup;
use crate::ui::html::{element, icon, span};

/// The picture of the kind of its reward.
pub(crate) fn reward_picture(content: &Content, monster: Monster) -> &'static str {
    match monster.kind() {
        MonsterKind::Ordinary(card) => match &content.rewards[card.index()] {
            Reward::Action(_) => "icon-play-card",
            Reward::Equipment(equipment) => pictures::equipment(equipment.kind),
        },
        MonsterKind::Gatekeeper => "icon-piece-key",
        MonsterKind::Lord => "icon-crown",
    }
}

/// A curse as what it strikes out; one that a potion lifted is faint.
pub(crate) fn curse_mark(curse: Curse, lifted: bool) -> String {
    let class = if lifted { "curse-mark lifted" } else { "curse-mark" };
    let marks = [("class", class), ("data-curse", curse.name())];
    element("span", &marks, &icon(pictures::curse(curse)))
}

/// The whole card, with the curse that a potion lifted.
pub(crate) fn monster_face(
    words: &Words,
    content: &Content,
    monster: Monster,
    countered: Option<Curse>,
) -> Markup {
    let face = content.monsters[monster.index()];
    let kind = match monster.kind() {
        MonsterKind::Ordinary(_) => "ordinary",
        MonsterKind::Gatekeeper => "gatekeeper",
        MonsterKind::Lord => "lord",
    };
    let level = monster.level().map_or("X", goblin::Level::name);
    let name = say::monster_printed(words, content, monster);
    let mark = |curse| curse_mark(curse, countered == Some(curse));
    let curses: String = face.curses.iter().map(mark).collect();
    let picture = [
        picture::monster(content, monster),
        level_mark(level),
        span("reward", &icon(reward_picture(content, monster))),
        span("curses", &curses),
    ];
    let strengths = [
        figure("strength", &icon("icon-claws"), face.attack),
        figure("life", &icon("icon-heart"), face.hit_points),
    ];
    let drawing = [
        head("", &name),
        span("card-picture", &picture.concat()),
        span("strengths", &strengths.concat()),
    ];
    let (kind, level) = (Some(kind), Some(level));
    Face { class: "monster-card", kind, level, drawing: drawing.concat(), ..Face::default() }
        .markup()
}
