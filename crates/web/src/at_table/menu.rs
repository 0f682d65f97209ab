//! The menu of the table.

use table::Seat;
use words::Language;

use crate::app::{Pace, Screen, Settings, Speech, t};
use crate::platform::file;
use crate::play::{AnyGame, Waits};
use crate::prelude::*;
use crate::ui::{Dialog, Icon, switch};

/// The button that opens it, and the menu.
#[component]
pub(crate) fn Menu(game: AnyGame) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let open = RwSignal::new(false);
    let rules = Screen::rules(game.name());
    view! {
        <button type="button" class="round" data-testid="menu" aria-label=t("web-menu") aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-menu"/>
        </button>
        <Dialog open title=Signal::derive(move || speech.text("web-menu"))>
            <div class="menu">
                <nav class="menu-links">
                    <a class="button" href=rules.link()><Icon name="icon-rules"/>{t("web-menu-rules")}</a>
                    <button type="button" on:click=move |_| download(game)>
                        <Icon name="icon-save"/>{t("web-menu-record")}
                    </button>
                    <a class="button" data-testid="leave" href=Screen::Home.link()><Icon name="icon-home"/>{t("web-menu-home")}</a>
                </nav>
                <Switches/>
                <Withdraw game open/>
            </div>
        </Dialog>
    }
}

/// Offers the record of the game as a file.
pub(super) fn download(game: AnyGame) {
    file::offer(&format!("karak-{}.txt", game.id()), &game.record());
}

/// Settings one wants to change in the middle of a game.
#[component]
fn Switches() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let setting = |setting: RwSignal<bool>, key: &'static str, icon: &'static str| {
        let beside = view! { <Icon name=icon/><span>{t(key)}</span> };
        switch(setting.into(), Box::new(move |on| setting.set(on)), beside.into_any())
    };
    let pace = |pace: Pace| {
        let key = match pace {
            Pace::None => "web-menu-pace-none",
            Pace::Fast => "web-menu-pace-fast",
            Pace::Normal => "web-menu-pace-normal",
            Pace::Slow => "web-menu-pace-slow",
        };
        view! {
            <button
                type="button"
                aria-pressed=move || (settings.pace.get() == pace).to_string()
                on:click=move |_| settings.pace.set(pace)
            >
                {t(key)}
            </button>
        }
    };
    let language = |language: Language| {
        view! {
            <button
                type="button"
                lang=language.code()
                aria-pressed=move || (settings.language.get() == language).to_string()
                on:click=move |_| settings.language.set(language)
            >
                {language.name()}
            </button>
        }
    };
    view! {
        <div class="switches">
            {setting(settings.sound, "web-menu-sound", "icon-sound-on")}
            {setting(settings.read_aloud, "web-menu-read-aloud", "icon-speak")}
            {setting(settings.confirm, "web-menu-confirm", "icon-check")}
            {setting(settings.odds, "web-menu-odds", "icon-dice")}
            {setting(settings.hints, "web-menu-hints", "icon-hint")}
            <div class="choice-row" role="group" aria-label=t("web-menu-pace")>
                <span class="label">{t("web-menu-pace")}</span>
                {Pace::ALL.map(pace).collect_view()}
            </div>
            <div class="choice-row" role="group" aria-label=t("web-menu-language")>
                <span class="label">{t("web-menu-language")}</span>
                {Language::ALL.map(language).collect_view()}
            </div>
        </div>
    }
}

/// A person leaves the game for good: asked twice.
#[component]
fn Withdraw(game: AnyGame, open: RwSignal<bool>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let asked = RwSignal::new(false);
    let leaving = move || -> Option<Seat> {
        if let Waits::Person(seat) = game.waits() { Some(seat) } else { None }
    };
    let leave = move |seat: Seat| {
        open.set(false);
        game.withdraw(seat);
    };
    move || {
        let seat = leaving()?;
        let sure = speech.say("web-menu-withdraw-sure", &[("hero", game.who(seat))]);
        Some(if asked.get() {
            view! {
                <div class="withdraw">
                    <p>{sure}</p>
                    <button type="button" class="danger" data-testid="withdraw" on:click=move |_| leave(seat)>{t("web-menu-withdraw-yes")}</button>
                    <button type="button" on:click=move |_| asked.set(false)>{t("web-cancel")}</button>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="withdraw">
                    <button type="button" on:click=move |_| asked.set(true)>
                        <Icon name="icon-trash"/>{t("web-menu-withdraw")}
                    </button>
                </div>
            }
            .into_any()
        })
    }
}
