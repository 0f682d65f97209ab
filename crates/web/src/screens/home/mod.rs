//! Where everything begins.

mod entrance;
mod going_on;

use bots::Bot;

use self::entrance::Entrance;
use self::going_on::GoingOn;
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::screens::Parts;
use crate::shell::{GameName, Navigation, Saves, Screen, first_win, t};
use crate::ui::{Icon, LanguageChoice};

/// So long after the page was shown the games are made ready although nobody has done anything, in milliseconds.
const LINGERS: u32 = 6000;

/// Has both games made ready, which keeps a slow processor busy for a moment: at the first sign of somebody who may want them.
fn prepare(parts: Parts) {
    let asked = StoredValue::new(false);
    let ask = move || {
        // What fails is tried again by whoever wants to play.
        if !asked.get_value() {
            asked.set_value(true);
            for game in GameName::ALL {
                parts.ask(game);
            }
        }
    };
    for sign in ["pointermove", "pointerdown", "keydown"] {
        let listener = window_event_listener_untyped(sign, move |_| ask());
        on_cleanup(move || listener.remove());
    }
    timer::after_here(LINGERS, ask);
}

/// The first screen: an entrance to each game, then everything else.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let parts = expect_context::<Parts>();
    let play = Callback::new(move |game| {
        parts.when_here(game, move |part| (part.play_now)(bots(game), saves, navigation));
    });
    match page::take_tapped().and_then(|name| GameName::of(&name)) {
        Some(game) => play.run(game),
        None => prepare(parts),
    }
    view! {
        <div class="home">
            <header>
                <h1 class="logo" tabindex="-1">
                    <span class="heard">{t(key::UI_TITLE)}</span>
                    <span aria-hidden="true" inner_html=page::drawing("logo")></span>
                </h1>
                <p class="lead">{t(key::WEB_HOME_LEAD)}</p>
            </header>
            <main id="main" tabindex="-1">
                <GoingOn/>
                <Show when=move || parts.failed()>
                    <p class="parchment" role="alert">{t(key::WEB_PART_MISSING)}</p>
                </Show>
                <div class="entrances">
                    <Entrance
                        game=GameName::Dungeon
                        pitch=key::WEB_HOME_DUNGEON_PITCH
                        quick=key::WEB_PLAY_NOW_ABOUT
                        play_now="play-now"
                        play
                    />
                    <Entrance
                        game=GameName::Goblin
                        pitch=key::WEB_HOME_GOBLIN_PITCH
                        quick=key::WEB_PLAY_NOW_GOBLIN_ABOUT
                        play_now="play-now-goblin"
                        play
                    />
                </div>
                <nav class="ways" aria-label=t(key::WEB_TO_HOME)>
                    <Way screen=Screen::Online icon="icon-online" label=key::WEB_ONLINE/>
                    <Way screen=Screen::Saved icon="icon-save" label=key::WEB_SAVED/>
                    <Way screen=Screen::Settings icon="icon-settings" label=key::WEB_SETTINGS/>
                    <Way screen=Screen::About icon="icon-info" label=key::WEB_ABOUT/>
                </nav>
            </main>
            <footer><LanguageChoice/></footer>
        </div>
    }
    .into_any()
}

/// The bots of *Play now*: easy ones until somebody here has won.
fn bots(game: GameName) -> Bot {
    if first_win::is_there(game.name()) { Bot::Normal } else { Bot::Easy }
}

/// A way to another screen.
#[component]
fn Way(screen: Screen, icon: &'static str, label: Key) -> impl IntoView {
    view! {
        <a class="button way small" href=screen.link()>
            <Icon name=icon/>
            <strong>{t(label)}</strong>
        </a>
    }
    .into_any()
}
