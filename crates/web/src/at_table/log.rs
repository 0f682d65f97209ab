//! Everything that happened, in words.

use leptos::html;

use crate::app::{Speech, t};
use crate::play::AnyGame;
use crate::prelude::*;
use crate::ui::Icon;

/// The log: latest at the end and in sight, turn by turn with the hero's picture.
#[component]
pub(crate) fn Log(
    game: AnyGame,
    open: RwSignal<bool>,
    /// Whether a fight lies over the board.
    fights: Memo<bool>,
) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let keys = Memo::new(move |_| game.log_keys());
    Effect::new(move |_| {
        keys.get();
        open.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="log" class:open=move || open.get() aria-label=t(key::WEB_LOG)>
            <header>
                <h2>{t(key::WEB_LOG)}</h2>
                <button type="button" class="round" aria-label=t(key::WEB_LOG_FOLD) on:click=move |_| open.set(false)>
                    <Icon name="icon-close"/>
                </button>
            </header>
            <ol data-testid="log" node_ref=list tabindex="0">
                <For each=move || keys.get() key=|key| *key let((_, line))>
                    <Entry game line fights/>
                </For>
            </ol>
        </section>
    }
    .into_any()
}

/// One sentence; a turn begins with its hero.
#[component]
fn Entry(game: AnyGame, line: usize, fights: Memo<bool>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let said = move || speech.with(|words| game.log_line(words, line));
    let turn = untrack(said).and_then(|line| line.turn);
    let text = move || said().map(|line| line.text);
    // Dice roll for a while before one may read what came of it.
    let class = match (turn.is_some(), fights.get_untracked()) {
        (true, _) => "turn",
        (false, true) => "late",
        (false, false) => "",
    };
    view! {
        <li class=class data-hero=turn.map(|portrait| portrait.hero)>
            {turn.map(|portrait| view! { <span class="portrait tiny"><Icon name=portrait.icon/></span> })}
            <span>{text}</span>
        </li>
    }
    .into_any()
}
