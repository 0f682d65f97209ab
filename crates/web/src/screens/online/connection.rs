//! How the connection is: in sight when it is not well, and never in the way.

use protocol::Bye;

use crate::prelude::*;
use crate::session::remote::{Connected, Online, Wish};
use crate::shell::t;
use crate::ui::{Icon, picture};

/// A line that is there as long as the connection is not.
pub(super) fn sign(online: Online) -> AnyView {
    let shown = move || {
        match online.connected.get() {
        Connected::Yes | Connected::Ended(_) | Connected::NotUnderstood => None,
        Connected::Coming => Some(
            view! { <p class="connection" role="status">{t(key::WEB_CONNECTED_COMING)}</p> }.into_any(),
        ),
        Connected::Lost => Some(
            view! {
                <p class="connection lost" role="status" data-testid="connection-lost">
                    <Icon name="icon-offline"/>
                    <span>{t(key::WEB_CONNECTED_LOST)}</span>
                    <button type="button" on:click=move |_| online.wish(Wish::Reconnect)>{t(key::WEB_RECONNECT)}</button>
                </p>
            }
            .into_any(),
        ),
    }
    };
    // Where the server lies is a matter for the table, whatever else goes on.
    let caught = move || {
        (!online.caught.read().is_empty()).then(|| {
            view! { <p class="connection caught" role="alert">{picture("icon-question")}{t(key::WEB_CAUGHT)}</p> }
        })
    };
    view! { <div class="connection-place" data-connected=move || name(online.connected.get())>{shown}{caught}</div> }.into_any()
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
