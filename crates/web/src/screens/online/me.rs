//! Who one is at tables online, and the way to another device.

use leptos::task::spawn_local;
use protocol::Order;
use serde::{Deserialize, Serialize};

use super::messages::messages;
use super::table::{again, not_now};
use super::tell;
use super::turns::TABLES;
use crate::platform::api::{self, NoAnswer};
use crate::platform::{address, clipboard, storage};
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::people::{LONGEST_NAME, known, name, remember};
use crate::shell::{Color, Navigation, Person, Screen, Speech, t};
use crate::ui::{Icon, Page};

/// How somebody goes by at tables.
#[derive(Serialize)]
struct Introduction {
    name: Option<String>,
    color: Option<u8>,
}

/// The secret of a personal link.
#[derive(Serialize)]
struct Token {
    token: String,
}

/// A personal link: its secret, and all of it where the server knows the address that other devices open.
#[derive(Deserialize)]
struct PersonalLink {
    token: String,
    link: Option<String>,
}

fn first() -> Person {
    known().into_iter().next().unwrap_or_default()
}

fn number(color: Option<Color>) -> Option<u8> {
    let place = Color::ALL.iter().position(|known| Some(*known) == color)?;
    u8::try_from(place).ok()
}

/// How this device's person goes by, if the table does not know yet.
pub(super) fn introduction(online: Online) -> Option<Order> {
    let Person { name, color } = first();
    let you = online.you.get()?;
    let table = online.table.get()?;
    let told = table.guests.iter().find(|guest| guest.number == you)?;
    let color = number(color);
    // Whoever goes by another name there has said so: names of this device may be those of a game at one table.
    (name.is_some() && told.name.is_none()).then_some(Order::Introduce { name, color })
}

/// How one goes by at the table, if one has said so there.
fn known_there(online: Online) -> Option<Person> {
    let you = online.you.get()?;
    let table = online.table.get()?;
    let told = table.guests.iter().find(|guest| guest.number == you)?;
    let color = told.color.and_then(|color| Color::ALL.get(usize::from(color)).copied());
    told.name.clone().map(|name| Person { name: Some(name), color })
}

/// Name and color, and the link to another device. At a table everybody sees them at once.
#[component]
pub(super) fn Me(online: Option<Online>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let person = RwSignal::new(untrack(|| online.and_then(known_there)).unwrap_or_else(first));
    let tell = move || {
        let now = person.get_untracked();
        let mut people = known();
        if people.is_empty() {
            people.push(Person::default());
        }
        people[0].clone_from(&now);
        remember(&people);
        let (name, color) = (now.name, number(now.color));
        match online {
            Some(online) => online.order(Order::Introduce { name, color }),
            None => spawn_local(async move {
                // Whoever is not heard now introduces themselves at the table.
                let own = Introduction { name, color };
                let _: Result<(), _> = api::send("PUT", "api/guest", &own).await;
            }),
        }
    };
    let swatch = move |color: Color| {
        let chosen = move || person.read().color == Some(color);
        let press = move |_| {
            person.update(|person| person.color = (person.color != Some(color)).then_some(color));
            tell();
        };
        view! {
            <button
                type="button"
                class="swatch-button"
                style=format!("background: var(--color-{})", color.name())
                aria-label=t(color_name(color))
                aria-pressed=move || chosen().to_string()
                on:click=press
            ></button>
        }
    };
    view! {
        <section class="panel me" aria-labelledby="online-me">
            <h2 id="online-me">{t(key::WEB_ONLINE_ME)}</h2>
            <div class="person">
                <input
                    type="text"
                    dir="auto"
                    data-testid="own-name"
                    aria-label=t(key::WEB_SETUP_NAME)
                    placeholder=move || speech.text(key::WEB_SETUP_NAME)
                    autocomplete="nickname"
                    spellcheck="false"
                    maxlength=LONGEST_NAME.to_string()
                    prop:value=move || person.read().name.clone().unwrap_or_default()
                    on:change:target=move |event| {
                        let typed = event.target().value();
                        person.update(|person| person.name = name(&typed));
                        tell();
                    }
                />
                <div class="swatches" role="group" aria-label=t(key::WEB_SETUP_COLOR)>
                    {Color::ALL.map(swatch).collect_view()}
                </div>
            </div>
            {tell::setting()}
            {other_device()}
            {messages()}
        </section>
    }
    .into_any()
}

const fn color_name(color: Color) -> Key {
    match color {
        Color::Blue => key::WEB_COLOR_BLUE,
        Color::Red => key::WEB_COLOR_RED,
        Color::Violet => key::WEB_COLOR_VIOLET,
        Color::Green => key::WEB_COLOR_GREEN,
        Color::Yellow => key::WEB_COLOR_YELLOW,
        Color::White => key::WEB_COLOR_WHITE,
    }
}

/// A link that makes another device this guest's, once.
fn other_device() -> AnyView {
    let link = RwSignal::new(None::<Result<String, NoAnswer>>);
    let make = move |_| {
        spawn_local(async move {
            let made = api::post::<PersonalLink>("api/guest/link", &()).await.map(|made| {
                made.link.unwrap_or_else(|| address::of(&Screen::Me(made.token).to_string()))
            });
            if let Ok(made) = &made {
                clipboard::copy(made).await;
            }
            link.try_set(Some(made));
        });
    };
    let shown = move || {
        Some(match link.get()? {
            Ok(link) => view! {
                <p>{t(key::WEB_OTHER_DEVICE_ABOUT)}</p>
                <input type="text" class="link" readonly data-testid="personal-link" aria-label=t(key::WEB_SHARE_LINK) prop:value=link/>
            }
            .into_any(),
            Err(why) => view! { <p class="trouble" role="alert" data-testid="no-link">{t(not_now(why))}</p> }.into_any(),
        })
    };
    view! {
        <button type="button" data-testid="other-device" on:click=make><Icon name="icon-pass"/>{t(key::WEB_OTHER_DEVICE)}</button>
        {shown}
    }
    .into_any()
}

/// Why a link does not lead to a guest, and whether it may in a moment.
const fn not_taken(why: NoAnswer) -> (Key, bool) {
    /// What the server says of links that were used, or never were.
    const GONE: u16 = 410;
    match why {
        NoAnswer::Refused(GONE) => (key::WEB_LINK_USED, false),
        NoAnswer::Nobody | NoAnswer::Refused(_) => (not_now(why), true),
    }
}

/// This device becomes the guest's who made the link.
pub(super) fn take_over(token: String) -> AnyView {
    let navigation = expect_context::<Navigation>();
    let failed = RwSignal::new(None::<NoAnswer>);
    let take = Callback::new(move |()| {
        let token = token.clone();
        failed.set(None);
        spawn_local(async move {
            match api::send("POST", "api/guest/link/take", &Token { token }).await {
                Ok(()) => navigation.go(&Screen::Online),
                Err(why) => drop(failed.try_set(Some(why))),
            }
        });
    });
    // A device that has tables of its own would lose them: that is asked first.
    let asks = RwSignal::new(storage::get(TABLES).is_some());
    if !asks.get_untracked() {
        take.run(());
    }
    let shown = move || {
        if asks.get() {
            let agree = move |_| {
                asks.set(false);
                take.run(());
            };
            view! {
                <p class="parchment" role="alert">{t(key::WEB_TAKE_OVER_ABOUT)}</p>
                <button type="button" class="big main-action" data-testid="take-over" on:click=agree><Icon name="icon-pass"/>{t(key::WEB_TAKE_OVER)}</button>
            }
            .into_any()
        } else if let Some(why) = failed.get() {
            let (words, may_come) = not_taken(why);
            let ways = may_come.then(|| view! { <nav class="ways">{again(take)}</nav> });
            view! { <p class="parchment" role="alert" data-testid="not-taken">{t(words)}</p>{ways} }
                .into_any()
        } else {
            view! { <p role="status">{t(key::WEB_CONNECTED_COMING)}</p> }.into_any()
        }
    };
    view! { <Page title=key::WEB_ONLINE>{shown}</Page> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_called_used_only_when_the_server_says_so() {
        assert_eq!(not_taken(NoAnswer::Refused(410)), (key::WEB_LINK_USED, false));
        assert_eq!(not_taken(NoAnswer::Refused(429)), (key::WEB_TABLE_NOT_NOW, true));
        assert_eq!(not_taken(NoAnswer::Nobody), (key::WEB_NO_SERVER, true));
    }
}
