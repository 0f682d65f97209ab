//! The frame around every screen.

mod new_version;
mod trouble;

use leptos::ev;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use words::Arg;

use self::new_version::NewVersion;
use self::trouble::Trouble;
use super::later::{beside, later};
use super::{Hall, Home, OnlineTable, Play, SetUp, TakeOver, elsewhere};
use crate::prelude::*;
use crate::shell::{Company, Navigation, Screen, Settings, Speech, t};

/// The whole page: the screen the address names.
#[component]
pub(crate) fn Frame() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    expect_context::<Settings>().keep();
    // A rule of rules that are open is a place in them, not another screen.
    let screen = Memo::new(move |_| match navigation.screen() {
        Screen::Rules { game, .. } => Screen::Rules { game, number: None },
        other @ (Screen::Home
        | Screen::SetUp { .. }
        | Screen::Play(_)
        | Screen::Watch { .. }
        | Screen::Saved
        | Screen::Online
        | Screen::Table { .. }
        | Screen::Me(_)
        | Screen::History
        | Screen::Settings
        | Screen::About) => other,
    });
    follow(screen);
    let shown = move || match screen.get() {
        Screen::Home => view! { <Home/> }.into_any(),
        Screen::SetUp { game, company } => view! { <SetUp game company/> }.into_any(),
        Screen::Play(id) => view! { <Play id/> }.into_any(),
        Screen::Watch { game, turn } => {
            later(key::WEB_WATCH, beside, move |part| (part.watch)(game.clone(), turn))
        }
        Screen::Saved => later(key::WEB_SAVED, beside, |part| (part.saved)()),
        Screen::Online => view! { <Hall/> }.into_any(),
        Screen::Table { code, screen } => view! { <OnlineTable code screen/> }.into_any(),
        Screen::Me(token) => view! { <TakeOver token/> }.into_any(),
        Screen::History => later(key::WEB_HISTORY, beside, |part| (part.history)()),
        Screen::Rules { game, .. } => {
            later(key::WEB_RULES, beside, move |part| (part.rules)(game.clone()))
        }
        Screen::Settings => later(key::WEB_SETTINGS, beside, |part| (part.settings)()),
        Screen::About => later(key::WEB_ABOUT, beside, |part| (part.about)()),
    };
    // The address behind `#` is the screen's: the link moves the focus only.
    let skip = |event: ev::MouseEvent| {
        event.prevent_default();
        focus("main");
    };
    view! {
        <Show when=move || !screen.read().is_table()>
            <a class="button skip" href="#main" on:click=skip>{t(key::WEB_TO_CONTENT)}</a>
        </Show>
        <Trouble screen/>
        <NewVersion screen/>
        {elsewhere(screen)}
        {shown}
    }
}

/// Names the tab after the screen, and begins to read a new one at its top.
fn follow(screen: Memo<Screen>) {
    let speech = expect_context::<Speech>();
    Effect::new(move |_| {
        let key = match screen.get() {
            Screen::Home => return document().set_title(&speech.text(key::UI_TITLE)),
            Screen::SetUp { company: Company::Bots, .. } => key::WEB_NEW_GAME,
            Screen::SetUp { company: Company::People, .. } => key::WEB_PASS_AND_PLAY,
            Screen::Play(_) => key::WEB_GAME,
            Screen::Watch { .. } => key::WEB_WATCH,
            Screen::SetUp { company: Company::Online, .. } => key::WEB_ONLINE_NEW,
            Screen::Online | Screen::Me(_) => key::WEB_ONLINE,
            Screen::Table { .. } => key::WEB_ONLINE_TABLE,
            Screen::Saved => key::WEB_SAVED,
            Screen::History => key::WEB_HISTORY,
            Screen::Rules { .. } => key::WEB_RULES,
            Screen::Settings => key::WEB_SETTINGS,
            Screen::About => key::WEB_ABOUT,
        };
        let name = Arg::text(speech.text(key));
        document().set_title(&speech.say(key::WEB_SCREEN_TITLE, &[("screen", name)]));
    });
    Effect::new(move |before: Option<Screen>| {
        let now = screen.get();
        if before.is_some_and(|before| before != now) {
            request_animation_frame(|| {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                focus("h1");
            });
        }
        now
    });
}

/// Moves the focus to the first element of this kind.
fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // An element that takes no focus leaves it where it is.
        drop(element.focus());
    }
}
