//! A weapon or an armour was turned over: keep it, or send it to the pawnshop.

use goblin::{Action, Curses, Decision, EquipmentKind, Goblin, Phase, View, Won};
use words::{Words, goblin as say};

use super::card::equipment_face;
use super::changes::changes;
use crate::around::Act;
use crate::games::goblin::{Game, pictures};
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::Shortcut;

/// The new piece beside what the hero has now, what would change, and the choice.
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
    let content = rules.content();
    let worn = worn(rules, view, card);
    let faced = |key: Key, card: Option<Won>, class: &'static str| {
        let face = card.map(|card| equipment_face(words, content, card, Curses::EMPTY));
        let line = card.map(|card| say::won_line(words, content, card));
        let nothing = card.is_none().then(|| words.text(key::WEB_NOTHING_WORN));
        view! {
            <div class=class>
                <h3>{words.text(key)}</h3>
                {face}
                <p class="about">{line}{nothing}</p>
            </div>
        }
        .into_any()
    };
    let changes = changes(words, rules, Some(card), worn);
    let act = |(index, action): (usize, &Action)| {
        let action = *action;
        let key = if action == Action::Keep { key::WEB_KEEP } else { key::WEB_PAWN };
        let shown = Act {
            id: "action",
            action: Some(action.to_string()),
            icon: pictures::action(action),
            words: words.text(key),
            said: Some(say::action(words, rules, view, action)),
            key: Shortcut::nth(index),
            main: action == Action::Keep,
            ..Act::default()
        };
        shown.button(move || game.choose(action))
    };
    let acts: Vec<AnyView> = legal.iter().enumerate().map(act).collect();
    view! {
        <div class="panel parchment equip">
            <h2>{words.text(key::WEB_EQUIP)}</h2>
            <div class="beside">
                {faced(key::WEB_EQUIP_NOW, worn, "piece now")}
                {changes}
                {faced(key::WEB_EQUIP_NEW, Some(card), "piece new")}
            </div>
            <div class="acts">{acts}</div>
        </div>
    }
    .into_any()
}

/// What the hero has now of that kind.
fn worn(rules: &Goblin, view: &View, card: Won) -> Option<Won> {
    let player = view.players.get(view.turn.seat.index())?;
    match rules.equipment(card)?.kind {
        EquipmentKind::Weapon => player.weapon,
        EquipmentKind::Armor => player.armor,
    }
}
