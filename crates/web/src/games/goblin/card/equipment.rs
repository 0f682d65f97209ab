//! The face of a weapon or an armour.

use goblin::{Content, Curses, Effect, Reward, Won};
use words::{Words, goblin as say};

use super::face::{Face, figure, head};
use super::picture;
use crate::games::goblin::pictures;
use crate::ui::Markup;
use crate::ui::html::{icon, span};

/// A weapon or an armour, struck out if one of these curses cancels it; of an action card nothing.
pub(crate) fn equipment_face(
    words: &Words,
    content: &Content,
    card: Won,
    curses: Curses,
) -> Markup {
    let Reward::Equipment(face) = content.rewards[card.index()] else { return Markup::default() };
    let numbers = [
        (Effect::Attack, face.attack),
        (Effect::Defense, face.defense),
        (Effect::Heal, face.heart),
        (Effect::Draw, face.hand),
    ];
    let mut effects = String::new();
    for (effect, number) in numbers.into_iter().filter(|&(_, number)| number > 0) {
        effects.push_str(&figure("effect", &icon(pictures::effect(effect)), number));
    }
    let class =
        if curses.contains(face.kind.curse()) { "equipment-card barred" } else { "equipment-card" };
    let drawing = [
        head("", &say::won_printed(words, content, card)),
        span("card-picture", &picture::won(content, card)),
        span("effects", &effects),
    ];
    Face { class, drawing: drawing.concat(), ..Face::default() }.markup()
}
