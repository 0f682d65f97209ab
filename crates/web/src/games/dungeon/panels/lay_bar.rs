//! The tile in hand: turn it, then lay it.

use dungeon::Action;

use crate::games::dungeon::{Game, Turned};
use crate::prelude::*;
use crate::shell::t;
use crate::ui::{Icon, Shortcut, Shortcuts};

/// Turn left, lay, turn right.
#[component]
pub(crate) fn LayBar(game: Game) -> impl IntoView {
    let shortcuts = expect_context::<Shortcuts>();
    shortcuts.on(Shortcut::Main, move || game.lay_tile());
    shortcuts.on(Shortcut::Digit(2), move || game.lay_tile());
    let turns = move || game.laying.read().as_ref().is_some_and(|tile| tile.turnings.len() > 1);
    let notation = move || {
        let turning = game.turning.get();
        game.laying.read().as_ref().map(|tile| format!("lay {}", tile.turned(turning)))
    };
    let hinted = move || {
        let laid = game.laying.read().as_ref().map(|tile| tile.turned(game.turning.get()));
        laid.is_some_and(|exits| game.hint() == Some(Action::Lay(exits)))
    };
    let turn = move |to: Turned| {
        let (id, key, letter, name, icon) = match to {
            Turned::Right => ("turn-right", 3, "r", key::WEB_TURN_RIGHT, "icon-turn-right"),
            Turned::Left => ("turn-left", 1, "R", key::WEB_TURN_LEFT, "icon-turn-left"),
        };
        shortcuts.on(Shortcut::Digit(key), move || game.turn_tile(to));
        shortcuts.on(Shortcut::Key(letter), move || game.turn_tile(to));
        view! {
            <button
                type="button"
                class="act turn"
                data-testid=id
                title=t(name)
                disabled=move || !turns()
                on:click=move |_| game.turn_tile(to)
            >
                <span class="heard">{t(name)}</span>
                <Icon name=icon/>
                <kbd aria-hidden="true">{key}</kbd>
            </button>
        }
    };
    view! {
        <div class="acts lay">
            {turn(Turned::Left)}
            <button
                type="button"
                class="act main-action"
                class:hinted=hinted
                data-testid="lay"
                data-action=notation
                on:click=move |_| game.lay_tile()
            >
                <Icon name="icon-check"/>
                <span class="act-words">{t(key::WEB_LAY)}</span>
            </button>
            {turn(Turned::Right)}
        </div>
    }
}
