//! What a weapon or an armour that comes or goes changes.

use goblin::{Equipment, Goblin, Won};
use words::Words;

use crate::prelude::*;
use crate::ui::Markup;
use crate::ui::html::{self, bold, element, escaped, tag};

/// A picture, the name of a number, and by how much it changes.
type Change = (&'static str, Key, i16);

/// What changes with this piece instead of that one; nothing when neither is there.
pub(super) fn changes(
    words: &Words,
    rules: &Goblin,
    new: Option<Won>,
    now: Option<Won>,
) -> AnyView {
    let [new, now] = [new, now].map(|card| card.and_then(|card| rules.equipment(card)).copied());
    let change = |(icon, key, by): Change| {
        let sign = if by > 0 { "+" } else { "−" };
        let class = if by > 0 { "more" } else { "less" };
        let number = [sign, &by.abs().to_string()].concat();
        let named = element("span", &[], &escaped(&words.text(key)));
        tag("li", class, &[html::icon(icon), bold(&number), named].concat())
    };
    let real = differences(new, now).into_iter().filter(|&(_, _, by)| by != 0);
    let shown: String = real.map(change).collect();
    let label = words.text(key::WEB_EQUIP_CHANGE);
    Markup(element("ul", &[("class", "changes"), ("aria-label", &label)], &shown)).into_any()
}

/// By how much attack, defence, hearts and hand change with the new piece.
fn differences(new: Option<Equipment>, now: Option<Equipment>) -> [Change; 4] {
    let numbers = |piece: Option<Equipment>| {
        piece.map_or([0; 4], |piece| {
            [piece.attack, piece.defense, piece.heart, piece.hand].map(i16::from)
        })
    };
    let (new, now) = (numbers(new), numbers(now));
    let by = |index: usize| new[index] - now[index];
    [
        ("icon-piece-sword", key::WEB_CHANGE_ATTACK, by(0)),
        ("icon-shield", key::WEB_CHANGE_DEFENCE, by(1)),
        ("icon-heart", key::WEB_CHANGE_HEART, by(2)),
        ("icon-draw-card", key::WEB_CHANGE_HAND, by(3)),
    ]
}

#[cfg(test)]
mod tests {
    use goblin::EquipmentKind;

    use super::*;

    #[test]
    fn what_is_there_now_is_taken_off() {
        let piece = |attack, defense, heart, hand| {
            Some(Equipment { kind: EquipmentKind::Weapon, attack, defense, heart, hand })
        };
        let by = |new, now| differences(new, now).map(|(_, _, by)| by);
        assert_eq!(by(piece(2, 0, 0, 0), None), [2, 0, 0, 0]);
        assert_eq!(by(piece(3, 0, 1, 0), piece(1, 1, 0, 1)), [2, -1, 1, -1]);
        assert_eq!(by(None, piece(1, 0, 0, 1)), [-1, 0, 0, -1]);
    }
}
