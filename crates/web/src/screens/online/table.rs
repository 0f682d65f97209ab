//! One table: what it is, who is there, and then the game.

use leptos::task::spawn_local;
use protocol::{GameName as Named, Stage};

use super::gather::gather;
use super::hall::TableLine;
use super::{clocks, connection, ending, me, open, talk, ways};
use crate::around::AroundOnline;
use crate::platform::api::{self, NoAnswer};
use crate::prelude::*;
use crate::screens::Parts;
use crate::session::remote::{Connected, Online};
use crate::shell::{GameName, Screen, t};
use crate::ui::{Icon, Page};

/// The table of this code; or the screen of a device that is the table.
pub(super) fn table(code: &str, screen: bool) -> AnyView {
    let found = RwSignal::new(None::<Result<TableLine, NoAnswer>>);
    let path = format!("api/tables/{code}");
    spawn_local(async move {
        let line = api::get::<TableLine>(&path).await;
        found.try_set(Some(line));
    });
    let shown = move || {
        match found.get() {
        None => view! { <Page title=key::WEB_ONLINE_TABLE><p role="status">{t(key::WEB_CONNECTED_COMING)}</p></Page> }.into_any(),
        Some(Err(NoAnswer::Nobody)) => ended(key::WEB_NO_SERVER),
        Some(Err(NoAnswer::Refused(_))) => ended(key::WEB_BYE_NO_TABLE),
        Some(Ok(line)) => untrack(|| joined(&line, screen)),
    }
    };
    view! { {shown} }.into_any()
}

/// Why nobody can sit here, and what is possible instead.
fn ended(why: Key) -> AnyView {
    view! {
        <Page title=key::WEB_ONLINE_TABLE>
            <p class="parchment" role="alert" data-testid="online-ended">{t(why)}</p>
            <nav class="ways">
                <a class="button main-action" href=Screen::Online.link()><Icon name="icon-online"/>{t(key::WEB_ONLINE)}</a>
                <a class="button" href=Screen::Home.link()><Icon name="icon-home"/>{t(key::WEB_HOME)}</a>
            </nav>
        </Page>
    }
    .into_any()
}

fn joined(line: &TableLine, screen: bool) -> AnyView {
    let online = Online::new(line.code.clone());
    online.invite.set_value(line.invite.clone());
    provide_context(online);
    provide_context(AroundOnline {
        strip: |online| vec![connection::sign(online), clocks::clocks(online), talk::talk(online)],
        menu: ways::ways,
        over: ending::ending,
    });
    first_words(online);
    let game = match line.game {
        Named::Dungeon => GameName::Dungeon,
        Named::Goblin => GameName::Goblin,
    };
    let stays = Memo::new(move |_| match online.connected.get() {
        Connected::Ended(bye) => Some(connection::farewell(bye)),
        Connected::NotUnderstood => Some(key::WEB_BYE_VERSION),
        Connected::Coming | Connected::Yes | Connected::Lost => None,
    });
    let closed = Memo::new(move |_| {
        let stage = online.table.get().map(|table| table.stage);
        stage == Some(Stage::Closed) && !online.begun.get()
    });
    let around = move || {
        if let Some(why) = stays.get() {
            return Some(ended(why));
        }
        if closed.get() {
            return Some(ended(key::WEB_BYE_CLOSED));
        }
        (!online.begun.get()).then(|| untrack(|| gather(online, game, screen)))
    };
    let board = expect_context::<Parts>().show_quietly(game, move |part| (part.online)(online));
    view! {
        <div class="online" class:screen=screen data-testid="online">
            {around}
            {board}
        </div>
    }
    .into_any()
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
