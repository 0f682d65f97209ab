//! The menu of the table.

use words::Language;

use super::leave::{Leave, Leaving};
use super::lessons::{Lesson, lessons_again};
use super::online::online;
use crate::platform::file;
use crate::prelude::*;
use crate::shell::{Pace, Screen, Settings, Speech, t};
use crate::stage::{Stage, Staged, Waits};
use crate::ui::{Dialog, Icon, Slider, pressed_row, switch};

/// The button that opens it, and the menu.
#[component]
pub(crate) fn Menu<G: Staged>(
    stage: Stage<G>,
    /// What a first game explains.
    lessons: &'static [&'static Lesson],
) -> impl IntoView {
    let open = RwSignal::new(false);
    let around = online(stage);
    // A player who leaves while others play does so at the next decision.
    let wish = RwSignal::new(None::<Leaving>);
    Effect::new(move |_| {
        let Some(leaving) = wish.get() else { return };
        let waits = stage.offered.waits.get();
        if let Waits::Person(seat) = waits {
            wish.set(None);
            leaving.leave(stage, seat);
        } else if let Waits::Throw(_) = waits {
            stage.throw();
        }
    });
    let leave = Callback::new(move |()| match around {
        Some((online, around)) => (around.menu)(online),
        None => view! { <Leave stage open wish/> }.into_any(),
    });
    // What is watched has a speed of its own.
    let pace = (!stage.session().is_replay()).then_some(stage.pace);
    // A server shows the record of a game when it is over.
    let save = around.is_none().then(|| Callback::new(move |()| download(stage)));
    menu(open, G::GAME, pace, save, leave, lessons)
}

fn menu(
    open: RwSignal<bool>,
    game: &str,
    pace: Option<RwSignal<Pace>>,
    download: Option<Callback<()>>,
    leave: Callback<(), AnyView>,
    lessons: &'static [&'static Lesson],
) -> AnyView {
    let speech = expect_context::<Speech>();
    let rules = Screen::rules(game);
    let save = move || {
        download.map(|download| {
            view! {
                <button type="button" on:click=move |_| download.run(())>
                    <Icon name="icon-save"/>{t(key::WEB_MENU_RECORD)}
                </button>
            }
        })
    };
    view! {
        <button type="button" class="round" data-testid="menu" aria-label=t(key::WEB_MENU) aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-menu"/>
        </button>
        <Dialog open title=Signal::derive(move || speech.text(key::WEB_MENU))>
            <div class="menu">
                <nav class="menu-links">
                    <a class="button" href=rules.link()><Icon name="icon-rules"/>{t(key::WEB_MENU_RULES)}</a>
                    {save()}
                    <a class="button" data-testid="leave" href=Screen::Home.link()><Icon name="icon-home"/>{t(key::WEB_MENU_HOME)}</a>
                </nav>
                <Switches pace/>
                {lessons_again(lessons)}
                {leave.run(())}
            </div>
        </Dialog>
    }
    .into_any()
}

/// Offers the record of the game as a file.
pub(super) fn download<G: Staged>(stage: Stage<G>) {
    let number = stage.session().id().map_or_else(|| G::GAME.to_owned(), |id| id.to_string());
    file::offer(&format!("karak-{number}.txt"), &stage.session().record());
}

/// Settings one wants to change in the middle of a game.
#[component]
fn Switches(pace: Option<RwSignal<Pace>>) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let setting = |setting: RwSignal<bool>, key: Key, icon: &'static str| {
        let beside = view! { <Icon name=icon/><span>{t(key)}</span> };
        switch(setting.into(), Box::new(move |on| setting.set(on)), beside.into_any())
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
            <Slider value=settings.volume label=key::WEB_VOLUME icons=["icon-sound-on", "icon-sound-off"]/>
            {setting(settings.read_aloud, key::WEB_MENU_READ_ALOUD, "icon-speak")}
            {setting(settings.confirm, key::WEB_MENU_CONFIRM, "icon-check")}
            {setting(settings.odds, key::WEB_MENU_ODDS, "icon-dice")}
            {setting(settings.hints, key::WEB_MENU_HINTS, "icon-hint")}
            {setting(settings.lessons, key::WEB_LESSONS_MENU, "icon-question")}
            {pace.map(|pace| pace_row(pace, &Pace::ALL))}
            <div class="choice-row" role="group" aria-label=t(key::WEB_MENU_LANGUAGE)>
                <span class="label">{t(key::WEB_MENU_LANGUAGE)}</span>
                {Language::ALL.map(language).collect_view()}
            </div>
        </div>
    }
}

/// How fast things are shown: one of these.
pub(crate) fn pace_row(chosen: RwSignal<Pace>, offered: &[Pace]) -> AnyView {
    let named = |&pace: &Pace| {
        let name = match pace {
            Pace::None => key::WEB_MENU_PACE_NONE,
            Pace::Fast => key::WEB_MENU_PACE_FAST,
            Pace::Normal => key::WEB_MENU_PACE_NORMAL,
            Pace::Slow => key::WEB_MENU_PACE_SLOW,
        };
        (pace, name)
    };
    pressed_row(key::WEB_MENU_PACE, chosen, offered.iter().map(named))
}
