//! A small parchment for what is told beside the game.

use super::rule_link::rule_link;
use crate::app::{Settings, Speech, t};
use crate::play::AnyGame;
use crate::prelude::*;
use crate::ui::Icon;

/// The notice, if there is one.
#[component]
pub(crate) fn Toast(game: AnyGame) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let shown = move || {
        let told = speech.with(|words| game.told(words, settings.odds.get()))?;
        let line = |text: &str| view! { <p>{text.to_owned()}</p> };
        Some(view! {
            <div class="toast parchment" role=if told.refused { "alert" } else { "status" }>
                <span class="portrait"><Icon name=told.icon/></span>
                <div class="toast-words">
                    {told.text.lines().map(line).collect_view()}
                    {rule_link(speech, game, told.rule)}
                </div>
                <button type="button" class="round" aria-label=t(key::WEB_CLOSE) on:click=move |_| game.dismiss()>
                    <Icon name="icon-close"/>
                </button>
            </div>
        })
    };
    view! { <div class="toasts">{shown}</div> }.into_any()
}
