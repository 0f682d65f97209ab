//! The tables there are: one's own, those that are open to all, and the way to a new one.

use leptos::task::spawn_local;

use super::lines::{GuestCard, TableLine};
use super::me::Me;
use super::table::{again, not_now};
use super::turns::Turns;
use crate::platform::api::{self, NoAnswer};
use crate::prelude::*;
use crate::shell::{Company, GameName, Navigation, Screen, Speech, t};
use crate::ui::{Icon, Page};

/// Everything about tables online.
pub(super) fn hall() -> AnyView {
    let yours = RwSignal::new(None::<Result<(), NoAnswer>>);
    let turns = expect_context::<Turns>();
    let open = RwSignal::new(Vec::<TableLine>::new());
    let ask = Callback::new(move |()| {
        yours.set(None);
        spawn_local(async move {
            let card = api::get::<GuestCard>("api/guest").await;
            yours.try_set(Some(card.map(|card| turns.told(card.tables))));
            let lobby = api::get::<Vec<TableLine>>("api/tables").await;
            open.try_set(lobby.unwrap_or_default());
        });
    });
    ask.run(());
    let shown = move || match yours.get() {
        None => view! { <p role="status">{t(key::WEB_CONNECTED_COMING)}</p> }.into_any(),
        Some(Err(why)) => {
            let words = not_now(why);
            view! {
                <p class="parchment" role="alert" data-testid="no-server">{t(words)}</p>
                <nav class="ways">{again(ask)}</nav>
            }
            .into_any()
        }
        Some(Ok(())) => untrack(|| tables(turns, open)),
    };
    view! { <Page title=key::WEB_ONLINE>{shown}</Page> }.into_any()
}

fn tables(turns: Turns, open: RwSignal<Vec<TableLine>>) -> AnyView {
    let speech = expect_context::<Speech>();
    let own = move || {
        let own: Vec<AnyView> = turns.tables.read().iter().map(|line| line.entry(speech)).collect();
        (!own.is_empty()).then(|| {
            view! {
                <section class="panel" aria-labelledby="online-yours">
                    <h2 id="online-yours">{t(key::WEB_ONLINE_YOURS)}</h2>
                    <ul class="table-list" data-testid="yours">{own}</ul>
                </section>
            }
        })
    };
    let lobby = move || -> AnyView {
        let lines = open.read();
        let lines: Vec<AnyView> = lines.iter().map(|line| line.entry(speech)).collect();
        if lines.is_empty() {
            return view! { <p class="about">{t(key::WEB_ONLINE_NONE_OPEN)}</p> }.into_any();
        }
        view! { <ul class="table-list" data-testid="lobby">{lines}</ul> }.into_any()
    };
    let new = |game: GameName, id: &'static str| {
        let screen = Screen::SetUp { game, company: Company::Online };
        view! {
            <a class="button main-action" data-testid=id href=screen.link()><Icon name="icon-play"/>{t(game.title())}</a>
        }
    };
    view! {
        {own}
        <section class="panel" aria-labelledby="online-new">
            <h2 id="online-new">{t(key::WEB_ONLINE_NEW)}</h2>
            <p class="about">{t(key::WEB_ONLINE_NEW_ABOUT)}</p>
            <div class="ways">{new(GameName::Dungeon, "new-table-dungeon")}{new(GameName::Goblin, "new-table-goblin")}</div>
        </section>
        <section class="panel" aria-labelledby="online-code">
            <h2 id="online-code">{t(key::WEB_ONLINE_CODE)}</h2>
            {by_code()}
        </section>
        <section class="panel" aria-labelledby="online-open">
            <h2 id="online-open">{t(key::WEB_ONLINE_LOBBY)}</h2>
            {lobby}
        </section>
        <Me online=None/>
    }
    .into_any()
}

/// The way to a table whose code somebody was told.
fn by_code() -> AnyView {
    let navigation = expect_context::<Navigation>();
    let typed = RwSignal::new(String::new());
    let go = move || {
        let code: String =
            typed.get_untracked().chars().filter(|letter| letter.is_alphanumeric()).collect();
        if !code.is_empty() {
            navigation.go(&Screen::Table { code: code.to_uppercase(), screen: false });
        }
    };
    view! {
        <form
            class="by-code"
            on:submit=move |event| {
                event.prevent_default();
                go();
            }
        >
            <input
                type="text"
                data-testid="code"
                aria-labelledby="online-code"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                maxlength="24"
                prop:value=move || typed.get()
                on:input:target=move |event| typed.set(event.target().value())
            />
            <button type="submit"><Icon name="icon-walk"/>{t(key::WEB_ONLINE_GO)}</button>
        </form>
    }
    .into_any()
}
