//! How the connection is: a small sign while it is well, words when it is not, and never in the way.

use protocol::Bye;

use super::renewal;
use crate::prelude::*;
use crate::session::remote::{Connected, Online, Wish};
use crate::shell::{Speech, t};
use crate::ui::{Icon, picture};

/// How the connection is, and whether something is on its way.
pub(super) fn sign(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let lost = move || {
        let words =
            if online.sent.get() { key::WEB_CONNECTED_WAITS } else { key::WEB_CONNECTED_LOST };
        speech.text(words)
    };
    let shown = move || {
        match online.connected.get() {
        Connected::Ended(_) | Connected::NotUnderstood => None,
        Connected::Yes => Some(
            view! {
                <span class="connection well" role="img" aria-label=t(key::WEB_CONNECTED_WELL) data-testid="connection-well">
                    <Icon name="icon-online"/>
                </span>
            }
            .into_any(),
        ),
        Connected::Coming => Some(
            view! { <p class="connection" role="status">{t(key::WEB_CONNECTED_COMING)}</p> }
                .into_any(),
        ),
        Connected::Lost => Some(
            view! {
                <p class="connection lost" role="status" data-testid="connection-lost">
                    <Icon name="icon-offline"/>
                    <span>{lost}</span>
                    <button type="button" on:click=move |_| online.wish(Wish::Reconnect)>{t(key::WEB_RECONNECT)}</button>
                </p>
            }
            .into_any(),
        ),
    }
    };
    // What is read out at every tap would only be in the way: who cannot see it hears what came of it.
    let sent = move || {
        (online.sent.get() && online.connected.get() == Connected::Yes).then(|| {
            view! { <p class="connection sent" aria-hidden="true" data-testid="sent">{t(key::WEB_SENT)}</p> }
        })
    };
    // Where the server lies is a matter for the table, whatever else goes on.
    let caught = move || {
        (!online.caught.read().is_empty()).then(|| {
            view! { <p class="connection caught" role="alert">{picture("icon-question")}{t(key::WEB_CAUGHT)}</p> }
        })
    };
    view! { <div class="connection-place" data-connected=move || name(online.connected.get())>{shown}{sent}{caught}{renewal::offer(online)}</div> }.into_any()
}

const fn name(connected: Connected) -> &'static str {
    match connected {
        Connected::Coming => "coming",
        Connected::Yes => "yes",
        Connected::Lost => "lost",
        Connected::Ended(_) | Connected::NotUnderstood => "ended",
    }
}

/// Why the server wants no more of this device.
pub(super) const fn farewell(bye: Bye) -> Key {
    match bye {
        Bye::OtherVersion | Bye::NotUnderstood => key::WEB_BYE_VERSION,
        Bye::NoSuchTable => key::WEB_BYE_NO_TABLE,
        Bye::Removed => key::WEB_BYE_REMOVED,
        Bye::Closed => key::WEB_BYE_CLOSED,
        Bye::TooMuch | Bye::TooSlow | Bye::Stopping | Bye::Again => key::WEB_CONNECTED_LOST,
    }
}
