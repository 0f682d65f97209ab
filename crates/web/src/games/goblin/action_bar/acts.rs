//! What can be done besides tapping cards and monsters.

use goblin::{Action, BattleView, Goblin, View};
use words::{Words, goblin as say};

use crate::around::Act;
use crate::games::goblin::battle::{Advised, hinted, number_key};
use crate::games::goblin::buying::can_buy;
use crate::games::goblin::{Game, asks_first, pictures};
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::capital;

/// Whether an action has its place elsewhere: on the board, in the hand, on the sheet of the battle.
const fn is_elsewhere(action: Action) -> bool {
    matches!(
        action,
        Action::Fight(_)
            | Action::Play(_)
            | Action::Defy(..)
            | Action::Double(_)
            | Action::Counter(_)
            | Action::Discard(_)
            | Action::Take(_)
    )
}

/// Whether this is plainly the thing to do: nothing else can be done and nothing is lost by it, or the battle is won and
/// no card would save a hit point.
fn is_prime(view: &View, legal: &[Action], action: Action) -> bool {
    let can_play = legal.iter().any(|action| matches!(action, Action::Play(_)));
    let won =
        view.battle.as_ref().map(|battle| battle.totals).is_some_and(|totals| {
            totals.beats && totals.left > 0 && (totals.damage == 0 || !can_play)
        });
    if action == Action::End { won } else { legal.len() == 1 }
}

/// Whether the last card led into a defeat with nothing left to play: another one may have won.
fn is_led_astray(view: &View, legal: &[Action]) -> bool {
    let lost = |battle: &BattleView| !battle.totals.beats && !battle.chain.is_empty();
    legal == [Action::End] && view.battle.as_ref().is_some_and(lost)
}

/// The words of a button, and what comes of it below them.
pub(super) fn short(
    words: &Words,
    rules: &Goblin,
    view: &View,
    action: Action,
) -> Option<(String, String)> {
    let noted = |key| Some((say::action(words, rules, view, action), words.text(key)));
    match action {
        Action::Merchant if !can_buy(rules, view) => noted(key::WEB_MERCHANT_ONLY_COSTS),
        Action::Merchant | Action::Revive => noted(key::WEB_WHOLE_TURN),
        Action::Leave => noted(key::WEB_ENDS_TURN),
        Action::End => {
            let outcome = capital(&say::outcome(words, view.battle.as_ref()?));
            let comes = [outcome, words.text(key::WEB_ENDS_TURN)].join("; ");
            Some((words.text(key::WEB_BATTLE_END), comes))
        }
        Action::Fight(_)
        | Action::Play(_)
        | Action::Defy(..)
        | Action::Name(..)
        | Action::Double(_)
        | Action::Counter(_)
        | Action::Discard(_)
        | Action::Take(_)
        | Action::Heal
        | Action::Decline
        | Action::Place(_)
        | Action::Shuffle
        | Action::Keep
        | Action::Pawn
        | Action::Buy(_)
        | Action::Pay(_)
        | Action::Choose(_) => None,
    }
}

/// The buttons.
#[component]
pub(crate) fn Acts(game: Game, advised: RwSignal<Option<Advised>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let button = move |view: &View, legal: &[Action], hinted: Option<Action>, action: Action| {
        let said =
            speech.with(|words| game.with_rules(|rules| say::action(words, rules, view, action)));
        let named = speech.with(|words| game.with_rules(|rules| short(words, rules, view, action)));
        let (name, small) = named.unwrap_or_else(|| (said.clone(), String::new()));
        let shown = Act {
            id: "action",
            action: Some(action.to_string()),
            icon: pictures::action(action),
            words: name,
            note: small,
            said: Some(said),
            key: number_key(legal, action),
            main: is_prime(view, legal, action),
            hinted: hinted == Some(action),
        };
        shown.button(move || {
            let whole = matches!(action, Action::End | Action::Revive);
            if !whole || !asks_first(game, action) {
                game.choose(action);
            }
        })
    };
    let take_back = move || {
        let shown = Act {
            id: "take-back",
            icon: "icon-undo",
            words: speech.text(key::WEB_TAKE_CARD_BACK),
            main: true,
            ..Act::default()
        };
        shown.button(move || game.take_back())
    };
    let buttons = move || {
        let (view, legal) = (game.shown.view.get(), game.offered.legal.get());
        let hinted = hinted(game, advised);
        let shown = legal.iter().copied().filter(|&action| !is_elsewhere(action));
        let back = (is_led_astray(&view, &legal) && game.offered.undoable.get()).then(take_back);
        let buttons: Vec<AnyView> = back
            .into_iter()
            .chain(shown.map(|action| button(&view, &legal, hinted, action)))
            .collect();
        buttons
    };
    let fights = move || game.offered.legal.read().contains(&Action::End);
    view! { <div class="acts" class:apart=fights>{move || buttons()}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::session::begun;

    #[test]
    fn at_most_one_thing_is_plainly_the_thing_to_do() {
        let (mut ends, mut astray) = (0, 0);
        begun::at_random(begun::goblin("horan, taia", 5), 8, 400, |host, seat, legal| {
            let view = host.view(Viewer::Seat(seat));
            let prime: Vec<&Action> =
                legal.iter().filter(|&&action| is_prime(&view, legal, action)).collect();
            assert!(prime.len() <= 1, "{prime:?}");
            let beats = view.battle.as_ref().is_some_and(|battle| battle.totals.beats);
            if prime == [&Action::End] {
                assert!(beats, "what is lost by it is not plainly the thing to do");
                ends += 1;
            }
            if is_led_astray(&view, legal) {
                assert!(!beats && prime.is_empty());
                astray += 1;
            }
        });
        assert!(ends > 0 && astray > 0, "{ends} {astray}");
    }
}
