//! Everything that happened, in words.

use dungeon::{Event, Hero};
use leptos::html;
use leptos::prelude::*;
use words::dungeon as say;

use crate::app::{Speech, t};
use crate::dungeon::Game;
use crate::ui::{Icon, pictures};

/// The log: latest at the end and in sight, turn by turn with the hero's picture.
#[component]
pub(crate) fn Log(game: Game, open: RwSignal<bool>) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        game.log.track();
        open.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let entries = move || game.log.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <section class="log" class:open=move || open.get() aria-label=t("web-log")>
            <header>
                <h2>{t("web-log")}</h2>
                <button type="button" class="round" aria-label=t("web-log-fold") on:click=move |_| open.set(false)>
                    <Icon name="icon-close"/>
                </button>
            </header>
            <ol data-testid="log" node_ref=list tabindex="0">
                <For each=entries key=|entry| *entry let((_, event))>
                    <Entry game event/>
                </For>
            </ol>
        </section>
    }
}

/// One sentence; a turn begins with its hero.
#[component]
fn Entry(game: Game, event: Event) -> impl IntoView {
    let speech = expect_context::<Speech>();
    // Of the table only the heroes' names are needed, and those are known when it is said.
    let text = move || speech.with(|words| say::event(words, &game.view.read_untracked(), &event));
    let turn = if let Event::TurnBegan { seat } | Event::TurnMissed { seat } = event {
        game.view.read_untracked().heroes.get(seat.index()).and_then(|hero| hero.hero)
    } else {
        None
    };
    view! {
        <li class:turn=turn.is_some() data-hero=turn.map(Hero::name)>
            {turn.map(|hero| view! { <span class="portrait tiny"><Icon name=pictures::hero(hero)/></span> })}
            <span>{text}</span>
        </li>
    }
}
