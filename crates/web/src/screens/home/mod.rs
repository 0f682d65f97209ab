//! Where everything begins.

mod going_on;

use leptos::prelude::*;

use self::going_on::GoingOn;
use crate::app::{Navigation, Saves, Screen, t};
use crate::dungeon::NewGame;
use crate::ui::{Icon, LanguageChoice};

/// The arch with the torches and the name, drawn by us.
const LOGO: &str = include_str!("logo.svg");

/// The first screen: play now, or choose how.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let play_now = move |_| NewGame::quick().begin(saves, navigation);
    view! {
        <div class="home">
            <header>
                <h1 class="logo" tabindex="-1">
                    <span class="heard">{t("ui-title")}</span>
                    <span aria-hidden="true" inner_html=LOGO></span>
                </h1>
                <p class="lead">{t("web-home-lead")}</p>
            </header>
            <main id="main" tabindex="-1">
                <button
                    type="button"
                    class="main-action play-now"
                    data-testid="play-now"
                    on:click=play_now
                >
                    <Icon name="icon-play"/>
                    <span>
                        <strong>{t("web-play-now")}</strong>
                        <small>{t("web-play-now-about")}</small>
                    </span>
                </button>
                <GoingOn/>
                <nav class="ways" aria-label=t("web-to-home")>
                    <Way
                        screen=Screen::SetUp { people: false }
                        icon="icon-hero-horan"
                        label="web-new-game"
                        about="web-new-game-about"
                    />
                    <Way
                        screen=Screen::SetUp { people: true }
                        icon="icon-pass"
                        label="web-pass-and-play"
                        about="web-pass-and-play-about"
                    />
                    <Way screen=Screen::Saved icon="icon-save" label="web-saved"/>
                    <Way screen=Screen::rules("dungeon") icon="icon-rules" label="web-rules"/>
                    <Way screen=Screen::Settings icon="icon-settings" label="web-settings"/>
                    <Way screen=Screen::About icon="icon-info" label="web-about"/>
                </nav>
            </main>
            <footer><LanguageChoice/></footer>
        </div>
    }
    .into_any()
}

/// A way to another screen; the more important ones say what they lead to.
#[component]
fn Way(
    screen: Screen,
    icon: &'static str,
    label: &'static str,
    #[prop(optional)] about: Option<&'static str>,
) -> impl IntoView {
    view! {
        <a class="button way" class:small=about.is_none() href=screen.link()>
            <Icon name=icon/>
            <span>
                <strong>{t(label)}</strong>
                {about.map(|about| view! { <small>{t(about)}</small> })}
            </span>
        </a>
    }
    .into_any()
}
