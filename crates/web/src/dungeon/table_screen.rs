//! The screen of a game: board, sheets and log around what is to be decided.

use std::sync::Arc;

use leptos::prelude::*;

use super::board::Board;
use super::table::{
    ActionBar, Announcer, Banner, FightSheet, HandOver, Heroes, Log, Menu, Outcome, Supply, Toast,
    keys,
};
use super::{Game, Waits};
use crate::app::{Pace, Settings, t};
use crate::platform::device;
use crate::ui::Icon;

/// A game on the table.
#[component]
pub fn TableScreen(game: Game) -> impl IntoView {
    let settings = expect_context::<Settings>();
    keys::listen(game);
    let log_open = RwSignal::new(device::is_wide(settings.text_size.get_untracked().percent()));
    let waits = move || match game.waits.get() {
        Waits::Showing => "showing",
        Waits::Person(_) => "person",
        Waits::Draw => "draw",
        Waits::Bot(_) => "bot",
        Waits::Nothing => "nothing",
    };
    let pace = move || match settings.pace.get() {
        Pace::None => "none",
        Pace::Fast => "fast",
        Pace::Normal => "normal",
        Pace::Slow => "slow",
    };
    let laying = move || game.laying.get().map(|laying| (laying, game.turning.get()));
    view! {
        <main
            class="table"
            class:with-log=move || log_open.get()
            data-testid="table"
            data-waits=waits
            data-pace=pace
        >
            <h1 class="heard" tabindex="-1">{t("ui-title")}</h1>
            <header class="table-head">
                <Banner game/>
                <div class="table-tools">
                    <Supply game/>
                    <button
                        type="button"
                        class="round log-button"
                        aria-label=t("web-log-show")
                        aria-expanded=move || log_open.get().to_string()
                        on:click=move |_| log_open.update(|open| *open = !*open)
                    >
                        <Icon name="icon-log"/>
                    </button>
                    <Menu game/>
                </div>
            </header>
            <Heroes game/>
            <div class="board-place">
                <Board
                    content=Arc::new(game.ask(|table| table.rules().content().clone()))
                    view=game.view
                    targets=game.targets
                    proposed=game.proposed
                    laying=Signal::derive(laying)
                    chosen=Callback::new(move |target| game.aim(&target))
                    turned=Callback::new(move |forward| game.turn_tile(forward))
                    unreachable=Callback::new(move |place| game.explain_place(place))
                />
                <Announcer game/>
                <Toast game/>
                <HandOver game/>
                <FightSheet game/>
            </div>
            <ActionBar game/>
            <Log game open=log_open/>
            <Outcome game/>
        </main>
    }
}
