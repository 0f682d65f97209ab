//! The face of an action card: its color, its name, what it does, and what may follow.

use goblin::{ActionCard, Color, Effect};

use super::Marks;
use super::face::{Face, head};
use crate::games::goblin::pictures;
use crate::ui::Markup;
use crate::ui::html::{bold, element, icon, span};

/// A color as its shape on a disc of that color.
pub(crate) fn color_disc(color: Color) -> String {
    let marks = [("class", "color-disc"), ("data-color", color.name())];
    element("span", &marks, &icon(pictures::color(color)))
}

/// Effects as they are printed, left to right: of drawing and healing the one that comes first stands further right
/// (G4.4).
fn printed_order(face: ActionCard) -> [Effect; 4] {
    let [third, fourth] =
        if face.heals_first { [Effect::Draw, Effect::Heal] } else { [Effect::Heal, Effect::Draw] };
    [Effect::Attack, Effect::Defense, third, fourth]
}

/// What an effect looks like under these marks.
fn effect_class(effect: Effect, marks: Marks) -> &'static str {
    let curse = effect.curse();
    if marks.curses.contains(curse) {
        "effect void"
    } else if marks.doubled == Some(effect) {
        "effect doubled"
    } else if marks.defied == Some(curse) {
        "effect defied"
    } else {
        "effect"
    }
}

/// The whole card.
pub(super) fn action_face(face: ActionCard, name: &str, picture: &str, marks: Marks) -> Markup {
    let curse = face.color.curse();
    let class = if marks.curses.contains(curse) {
        "action-card barred"
    } else if marks.defied == Some(curse) {
        "action-card defiant"
    } else {
        "action-card"
    };
    Face {
        class,
        color: Some(face.color.name()),
        drawing: drawing(face, name, picture, marks),
        ..Face::default()
    }
    .markup()
}

fn drawing(face: ActionCard, name: &str, picture: &str, marks: Marks) -> String {
    let mut effects = String::new();
    for effect in printed_order(face) {
        let number = face.effect(effect);
        if number > 0 {
            let shown = [icon(pictures::effect(effect)), bold(&number.to_string())].concat();
            let marks = [("class", effect_class(effect, marks)), ("data-effect", effect.name())];
            effects.push_str(&element("span", &marks, &shown));
        }
    }
    let next: String = face.next.iter().map(color_disc).collect();
    [
        head("", name),
        span("card-picture", &[picture, &color_disc(face.color)].concat()),
        span("effects", &effects),
        span("next-colors", &next),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use goblin::{Curse, Curses};

    use super::*;

    #[test]
    fn a_card_shows_what_it_does_and_its_name_is_only_a_name() {
        let content = goblin::Content::goblin();
        let face = content.starting[goblin::Hero::Argentus][0];
        let drawn = drawing(face, "<i>Spark</i>", "", Marks::default());
        assert!(drawn.contains("&lt;i&gt;Spark&lt;/i&gt;"), "{drawn}");
        let shown = Effect::ALL.into_iter().filter(|&effect| face.effect(effect) > 0).count();
        assert_eq!(drawn.matches("data-effect").count(), shown, "{drawn}");
        assert_eq!(drawn.matches("color-disc").count(), 1 + face.next.iter().count(), "{drawn}");
    }

    #[test]
    fn marks_say_what_counts() {
        let curses: Curses = [Curse::Attack, Curse::Red].into_iter().collect();
        let marks = Marks { curses, defied: None, doubled: Some(Effect::Defense) };
        assert_eq!(effect_class(Effect::Attack, marks), "effect void");
        assert_eq!(effect_class(Effect::Defense, marks), "effect doubled");
        assert_eq!(effect_class(Effect::Draw, marks), "effect");
        let curses = [Curse::Red].into_iter().collect();
        let defied = Marks { curses, defied: Some(Curse::Attack), ..marks };
        assert_eq!(effect_class(Effect::Attack, defied), "effect defied");
    }
}
