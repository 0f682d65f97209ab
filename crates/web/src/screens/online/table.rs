//! One table: what it is, who is there, and then the game.

use leptos::task::spawn_local;
use protocol::{Bye, Stage};

use super::gather::gather;
use super::lines::TableLine;
use super::sent::Tapped;
use super::turns::{TABLES, Turns};
use super::{clocks, connection, ending, me, open, renewal, talk, tell, ways};
use crate::around::AroundOnline;
use crate::platform::api::{self, NoAnswer};
use crate::platform::{awake, storage};
use crate::prelude::*;
use crate::screens::Parts;
use crate::session::remote::{Connected, Online};
use crate::shell::{Navigation, Screen, t};
use crate::ui::{Icon, Page};

/// The table of this code; or the screen of a device that is the table.
pub(super) fn table(code: &str, screen: bool) -> AnyView {
    let found = RwSignal::new(None::<Result<TableLine, NoAnswer>>);
    let path = StoredValue::new(format!("api/tables/{code}"));
    let ask = Callback::new(move |()| {
        found.set(None);
        spawn_local(async move {
            let line = api::get::<TableLine>(&path.get_value()).await;
            found.try_set(Some(line));
        });
    });
    ask.run(());
    let shown = move || {
        match found.get() {
        None => view! { <Page title=key::WEB_ONLINE_TABLE><p role="status">{t(key::WEB_CONNECTED_COMING)}</p></Page> }.into_any(),
        Some(Err(NoAnswer::Refused(404))) => ended(Why::Gone(key::WEB_BYE_NO_TABLE)),
        Some(Err(why)) => ended(Why::Again(not_now(why), ask)),
        Some(Ok(line)) => untrack(|| joined(&line, screen)),
    }
    };
    view! { {shown} }.into_any()
}

/// Why nobody can sit here.
#[derive(Clone, Copy)]
enum Why {
    /// There is nothing to be done about it.
    Gone(Key),
    /// It may be otherwise in a moment.
    Again(Key, Callback<()>),
    /// The page is of another version than the server.
    Version,
}

/// Why nobody can sit here, and what is possible instead.
fn ended(why: Why) -> AnyView {
    let (words, first) = match why {
        Why::Gone(words) => (words, None),
        Why::Again(words, ask) => (words, Some(again(ask))),
        Why::Version => (key::WEB_BYE_VERSION, Some(renewal::button())),
    };
    let main = first.is_none();
    view! {
        <Page title=key::WEB_ONLINE_TABLE>
            <p class="parchment" role="alert" data-testid="online-ended">{t(words)}</p>
            <nav class="ways">
                {first}
                <a class="button" class:main-action=main href=Screen::Online.link()><Icon name="icon-online"/>{t(key::WEB_ONLINE)}</a>
                <a class="button" href=Screen::Home.link()><Icon name="icon-home"/>{t(key::WEB_HOME)}</a>
            </nav>
        </Page>
    }
    .into_any()
}

/// Why the server does not do something that it may do in a moment. One that answers is there, whatever it says.
pub(super) const fn not_now(why: NoAnswer) -> Key {
    match why {
        NoAnswer::Nobody => key::WEB_NO_SERVER,
        NoAnswer::Refused(_) => key::WEB_TABLE_NOT_NOW,
    }
}

/// The way to ask the server once more.
pub(super) fn again(ask: Callback<()>) -> AnyView {
    view! {
        <button type="button" class="main-action" data-testid="ask-again" on:click=move |_| ask.run(())>
            <Icon name="icon-roll-again"/>{t(key::WEB_PART_AGAIN)}
        </button>
    }
    .into_any()
}

fn joined(line: &TableLine, screen: bool) -> AnyView {
    let online = Online::new(line.code.clone(), screen);
    online.invite.set_value(line.invite.clone());
    provide_context(online);
    provide_context(AroundOnline {
        strip: |online| vec![connection::sign(online), clocks::clocks(online), talk::talk(online)],
        menu: ways::ways,
        over: ending::ending,
    });
    let game = line.name();
    first_words(online);
    tell::tell_of(online, game);
    look_after(online);
    go_along(online);
    awake::keep();
    let stays = Memo::new(move |_| match online.connected.get() {
        Connected::Ended(Bye::OtherVersion | Bye::NotUnderstood) | Connected::NotUnderstood => {
            Some(None)
        }
        Connected::Ended(bye) => Some(Some(connection::farewell(bye))),
        Connected::Coming | Connected::Yes | Connected::Lost => None,
    });
    let closed = Memo::new(move |_| {
        let stage = online.table.get().map(|table| table.stage);
        stage == Some(Stage::Closed) && !online.begun.get()
    });
    let is_over = Memo::new(move |_| stays.get().is_some() || closed.get());
    let around = move || {
        if let Some(why) = stays.get() {
            return Some(ended(why.map_or(Why::Version, Why::Gone)));
        }
        if closed.get() {
            return Some(ended(Why::Gone(key::WEB_BYE_CLOSED)));
        }
        (!online.begun.get()).then(|| untrack(|| gather(online, game)))
    };
    let parts = expect_context::<Parts>();
    let board = move || {
        (!is_over.get())
            .then(|| untrack(|| parts.show_quietly(game, move |part| (part.online)(online))))
    };
    let tapped = Tapped::new();
    view! {
        <div
            class="online"
            class:screen=screen
            data-testid="online"
            on:click:capture=move |event| tapped.note(&event)
            on:keydown:capture=move |event| tapped.note(&event)
        >
            {around}
            {board}
            {tapped.frame(online)}
        </div>
    }
    .into_any()
}

/// This table is one of those that are looked after, and says itself whether it waits for somebody here.
fn look_after(online: Online) {
    let turns = expect_context::<Turns>();
    let connected = Memo::new(move |_| online.connected.get() == Connected::Yes);
    Effect::new(move |_| {
        if connected.get() {
            // Where nothing can be kept the sign comes with the next visit to a table.
            let _: Result<(), _> = storage::set(TABLES, "yes");
            turns.ask();
        }
    });
    Effect::new(move |_| turns.here.set(online.asked.get() || online.decides.get()));
    on_cleanup(move || {
        turns.here.try_set(false);
    });
}

/// A table at which nobody plays goes along when the players go on to another game: nobody is there to tap it.
fn go_along(online: Online) {
    let navigation = expect_context::<Navigation>();
    let next = Memo::new(move |_| {
        let alone = online.screen && online.own_seats().is_empty();
        online.table.get().filter(|_| alone).map(|table| table.rematch.clone())
    });
    Effect::new(move |before: Option<bool>| {
        let next = next.get();
        // Whoever comes back to a game that is over wants to see that.
        if let (Some(true), Some(Some(code))) = (before, &next) {
            navigation.go(&Screen::Table { code: code.clone(), screen: true });
        }
        next == Some(None)
    });
}

/// What is said as soon as the device is at the table: who one is, and what was wanted when the table was opened.
fn first_words(online: Online) {
    let said = StoredValue::new(false);
    Effect::new(move |_| {
        if online.connected.get() != Connected::Yes || said.get_value() {
            return;
        }
        said.set_value(true);
        let code = online.code.get_value();
        untrack(|| {
            if let Some(order) = me::introduction(online) {
                online.order(order);
            }
            for order in open::wanted(&code) {
                online.order(order);
            }
        });
    });
}
