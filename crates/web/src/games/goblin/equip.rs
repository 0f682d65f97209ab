//! A weapon or an armour was turned over: the piece that is tapped is kept, the other goes to the pawnshop.

use bots::goblin::proposed_equipment;
use goblin::{Action, Curses, Decision, EquipmentKind, Goblin, Phase, View, Won};
use words::{Words, goblin as say};

use super::battle::Tap;
use super::card::equipment_face;
use super::changes::changes;
use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::{Shortcut, Shortcuts, picture};

/// The new piece beside what the hero has now, what would change, and which of them is better.
#[component]
pub(crate) fn EquipPanel(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let (view, legal) = (game.shown.view.get(), game.offered.legal.get());
        let Phase::Seat(Decision::Equip(card, _)) = view.turn.phase else { return None };
        Some(
            speech.with(|words| {
                game.with_rules(|rules| panel(words, rules, game, &view, &legal, card))
            }),
        )
    }
}

fn panel(
    words: &Words,
    rules: &Goblin,
    game: Game,
    view: &View,
    legal: &[Action],
    card: Won,
) -> AnyView {
    let worn = worn(rules, view, card);
    let better = proposed_equipment(rules, view);
    let piece = |action: Action| {
        let tap = Tap { game, words, rules, view, legal, hinted: None };
        let (heading, piece, verb) = match (action, worn) {
            (Action::Keep, _) => (key::WEB_EQUIP_NEW, Some(card), key::WEB_KEEP),
            (_, Some(worn)) => (key::WEB_EQUIP_NOW, Some(worn), key::WEB_KEEP_WORN),
            (_, None) => (key::WEB_EQUIP_NOW, None, key::WEB_PAWN),
        };
        let proposed = better == Some(action);
        let shown = faced(words, rules, [heading, verb], piece, proposed && worn.is_some());
        if !legal.contains(&action) {
            return shown;
        }
        let shortcuts = expect_context::<Shortcuts>();
        shortcuts.on(proposed.then_some(Shortcut::Main), move || game.choose(action));
        let class = if proposed { "piece proposed" } else { "piece" };
        tap.button(class, action, shown)
    };
    view! {
        <div class="panel parchment equip">
            <h2>{words.text(key::WEB_EQUIP)}</h2>
            <div class="beside">
                {piece(Action::Pawn)}
                {changes(words, rules, Some(card), worn)}
                {piece(Action::Keep)}
            </div>
        </div>
    }
    .into_any()
}

/// A piece with what it is, and what a tap on it does.
fn faced(
    words: &Words,
    rules: &Goblin,
    [heading, verb]: [Key; 2],
    card: Option<Won>,
    better: bool,
) -> AnyView {
    let content = rules.content();
    let face = card.map(|card| equipment_face(words, content, card, Curses::EMPTY));
    let line = card.map(|card| say::won_line(words, content, card));
    let nothing = card.is_none().then(|| words.text(key::WEB_NOTHING_WORN));
    let better = better.then(|| {
        view! { <em class="better">{picture("icon-check")}{words.text(key::WEB_EQUIP_BETTER)}</em> }
    });
    view! {
        <strong>{words.text(heading)}{better}</strong>
        {face}
        <span class="about">{line}{nothing}</span>
        <b class="verb" aria-hidden="true">{words.text(verb)}</b>
    }
    .into_any()
}

/// Whether a piece was turned over where nothing is worn yet: nobody gives it away.
pub(super) fn is_first(rules: &Goblin, view: &View) -> bool {
    let Phase::Seat(Decision::Equip(card, _)) = view.turn.phase else { return false };
    worn(rules, view, card).is_none()
}

/// What the hero has now of that kind.
fn worn(rules: &Goblin, view: &View, card: Won) -> Option<Won> {
    let player = view.players.get(view.turn.seat.index())?;
    match rules.equipment(card)?.kind {
        EquipmentKind::Weapon => player.weapon,
        EquipmentKind::Armor => player.armor,
    }
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::session::begun;

    #[test]
    fn a_first_weapon_is_no_question() {
        let (mut first, mut others) = (0, 0);
        begun::at_random(begun::goblin("horan, taia", 5), 8, 4000, |host, seat, legal| {
            let view = host.view(Viewer::Seat(seat));
            let Phase::Seat(Decision::Equip(..)) = view.turn.phase else { return };
            if is_first(host.rules(), &view) {
                assert!(legal.contains(&Action::Keep));
                first += 1;
            } else {
                others += 1;
            }
        });
        assert!(first > 0 && others > 0, "{first} {others}");
    }
}
