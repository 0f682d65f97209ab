//! The tile in hand: turn it, then lay it.

use leptos::prelude::*;

use crate::app::t;
use crate::dungeon::Game;
use crate::ui::Icon;

/// Turn left, lay, turn right.
#[component]
pub(crate) fn LayBar(game: Game) -> impl IntoView {
    let turns = move || game.laying.read().as_ref().is_some_and(|tile| tile.turnings.len() > 1);
    let notation = move || {
        let turning = game.turning.get();
        game.laying.read().as_ref().map(|tile| format!("lay {}", tile.turned(turning)))
    };
    view! {
        <div class="acts lay">
            <button
                type="button"
                class="act turn"
                data-testid="turn-left"
                data-key="1"
                title=t("web-turn-left")
                disabled=move || !turns()
                on:click=move |_| game.turn_tile(false)
            >
                <span class="heard">{t("web-turn-left")}</span>
                <Icon name="icon-turn-left"/>
                <kbd aria-hidden="true">"1"</kbd>
            </button>
            <button
                type="button"
                class="act main-action"
                data-testid="lay"
                data-action=notation
                data-main=""
                data-key="2"
                on:click=move |_| game.lay_tile()
            >
                <Icon name="icon-check"/>
                <span class="act-words">{t("web-lay")}</span>
            </button>
            <button
                type="button"
                class="act turn"
                data-testid="turn-right"
                data-key="3"
                title=t("web-turn-right")
                disabled=move || !turns()
                on:click=move |_| game.turn_tile(true)
            >
                <span class="heard">{t("web-turn-right")}</span>
                <Icon name="icon-turn-right"/>
                <kbd aria-hidden="true">"3"</kbd>
            </button>
        </div>
    }
}
