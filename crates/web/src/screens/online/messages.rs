//! Messages to an address of one's own when it is one's turn, where the host of the server allows them.

use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use words::Arg;

use crate::platform::api;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Icon;

const PATH: &str = "api/guest/webhook";

/// What the server tells of it.
#[derive(Clone, Deserialize)]
struct Card {
    allowed: bool,
    host: Option<String>,
}

/// Where messages are to go, and what they say.
#[derive(Serialize)]
struct New {
    url: String,
    format: &'static str,
    text: String,
}

/// How a service wants its messages, by its address.
fn format(url: &str) -> &'static str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if host.ends_with("discord.com") || host.ends_with("discordapp.com") {
        "discord"
    } else if host == "hooks.slack.com" || path.starts_with("hooks/") {
        "slack"
    } else {
        "text"
    }
}

/// The address, or the way to another one. Servers that allow none show nothing.
pub(super) fn messages() -> AnyView {
    let speech = expect_context::<Speech>();
    let card = RwSignal::new(None::<Card>);
    let (url, failed) = (RwSignal::new(String::new()), RwSignal::new(false));
    let look = move || {
        spawn_local(async move {
            let found = api::get::<Card>(PATH).await.ok();
            card.try_set(found);
        });
    };
    look();
    let save = move |_| {
        let (url, text) = (url.get_untracked(), speech.text(key::WEB_MESSAGES_TEXT));
        spawn_local(async move {
            let new = New { format: format(&url), url, text };
            failed.try_set(api::send("PUT", PATH, &new).await.is_err());
            look();
        });
    };
    let stop = move |_| {
        spawn_local(async move {
            // Whoever is not heard sees that messages still go there.
            let _: Result<(), _> = api::send("DELETE", PATH, &()).await;
            look();
        });
    };
    let there = move |host: String| {
        let said = speech.say(key::WEB_MESSAGES_TO, &[("host", Arg::text(host))]);
        view! {
            <p role="status" data-testid="messages-to">{said}</p>
            <button type="button" data-testid="messages-stop" on:click=stop>{t(key::WEB_MESSAGES_STOP)}</button>
        }
        .into_any()
    };
    let none = move || {
        view! {
            <p>{t(key::WEB_MESSAGES_ABOUT)}</p>
            <input
                type="url"
                dir="ltr"
                data-testid="messages-address"
                aria-label=t(key::WEB_MESSAGES_ADDRESS)
                placeholder="https://ntfy.sh/…"
                autocomplete="off"
                spellcheck="false"
                maxlength="500"
                prop:value=move || url.get()
                on:change:target=move |event| url.set(event.target().value())
            />
            <button type="button" data-testid="messages-save" on:click=save><Icon name="icon-check"/>{t(key::WEB_MESSAGES_SAVE)}</button>
            <p class="bad" role="alert">{move || failed.get().then(|| speech.text(key::WEB_MESSAGES_FAILED))}</p>
        }
        .into_any()
    };
    let shown = move || {
        let Card { host, .. } = card.get().filter(|card| card.allowed)?;
        let inside = host.map_or_else(none, there);
        Some(view! { <div class="messages"><h3>{t(key::WEB_MESSAGES)}</h3>{inside}</div> })
    };
    view! { {shown} }.into_any()
}

#[cfg(test)]
mod tests {
    use super::format;

    #[test]
    fn services_are_known_by_their_addresses() {
        assert_eq!(format("https://ntfy.sh/my-topic"), "text");
        assert_eq!(format("https://discord.com/api/webhooks/1/a"), "discord");
        assert_eq!(format("https://hooks.slack.com/services/a"), "slack");
        assert_eq!(format("https://chat.example.org/hooks/a"), "slack");
        assert_eq!(format("not an address"), "text");
    }
}
