//! The dice of a combat: to be thrown, rolling, or lying there.

use super::dice::RolledDice;
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::Waits;
use crate::ui::{Icon, Shortcut, Shortcuts};

/// The dice of the last throw, or the button that throws them.
#[component]
pub(crate) fn Throw(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let throw = Memo::new(move |_| game.shown.scene.get().map(|scene| (scene.throws, scene.dice)));
    let asked = Memo::new(move |_| matches!(game.offered.waits.get(), Waits::Throw(_)));
    let button = move || {
        let shortcuts = expect_context::<Shortcuts>();
        for key in [Shortcut::Main, Shortcut::Digit(1), Shortcut::Key(" ")] {
            shortcuts.on(key, move || game.throw());
        }
        view! {
            <button type="button" class="act main-action throw-dice" data-testid="throw" on:click=move |_| game.throw()>
                <Icon name="icon-dice"/>
                <span class="act-words">{move || speech.text(key::WEB_THROW)}</span>
                <kbd aria-hidden="true">1</kbd>
            </button>
        }
    };
    view! {
        <div class="throw">
            {move || match throw.get() {
                Some((throws, Some(dice))) => view! { <RolledDice dice throws/> }.into_any(),
                Some((_, None)) | None if asked.get() => button().into_any(),
                Some((_, None)) | None => {
                    view! {
                        <span class="dice waiting"><Icon name="icon-dice"/></span>
                        <span class="heard">{t(key::WEB_SUM_ROLLS)}</span>
                    }
                    .into_any()
                }
            }}
        </div>
    }
}
