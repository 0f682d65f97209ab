//! The end of a game: who won, with what, and what next.

use super::look_back::LookedBack;
use super::menu::download;
use crate::app::{Navigation, Saves, Screen, Speech, t};
use crate::play::{AnyGame, Portrait, Waits};
use crate::prelude::*;
use crate::ui::{Icon, picture};

/// The winner's parchment. It can be put aside to look at the table.
#[component]
pub(crate) fn Outcome(
    game: AnyGame,
    /// All heroes with what they reached, best first.
    ranking: Callback<(), AnyView>,
) -> impl IntoView {
    let aside = RwSignal::new(false);
    let over = Memo::new(move |_| game.waits() == Waits::Nothing);
    move || {
        if !over.get() {
            return None;
        }
        if aside.get() {
            let show = view! {
                <button type="button" class="show-result main-action" on:click=move |_| aside.set(false)>
                    <Icon name="icon-trophy"/>{t(key::WEB_RESULT_SHOW)}
                </button>
            };
            return Some(show.into_any());
        }
        let sheet = view! {
            <div class="outcome-veil">
                <section class="outcome parchment" data-testid="outcome" aria-label=t(key::WEB_OVER)>
                    <Winners game/>
                    {move || ranking.run(())}
                    <LookedBack game/>
                    <Ways game aside/>
                </section>
            </div>
        };
        Some(sheet.into_any())
    }
}

/// Who won, and why the game ended.
#[component]
fn Winners(game: AnyGame) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let portrait = |portrait: Portrait| {
        view! { <span class="portrait huge" data-hero=portrait.hero><Icon name=portrait.icon/></span> }
    };
    move || {
        let ended = speech.with(|words| game.ended(words))?;
        let [who, why] = ended.said;
        Some(view! {
            {(!ended.winners.is_empty()).then(|| picture("icon-crown"))}
            <div class="winners">{ended.winners.into_iter().map(portrait).collect_view()}</div>
            <h2>{who}</h2>
            <p>{why}</p>
            <p>{speech.say(key::WEB_TURNS, &[("count", ended.turns.into())])}</p>
        })
    }
}

/// What next.
#[component]
fn Ways(game: AnyGame, aside: RwSignal<bool>) -> impl IntoView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    view! {
        <div class="ways">
            <button type="button" class="main-action" data-testid="again" data-main="" on:click=move |_| game.again(saves, navigation)>
                <Icon name="icon-play"/>{t(key::WEB_AGAIN)}
            </button>
            <a class="button" href=Screen::Home.link()><Icon name="icon-home"/>{t(key::WEB_HOME)}</a>
            <button type="button" on:click=move |_| aside.set(true)><Icon name="icon-explore"/>{t(key::WEB_LOOK)}</button>
            <button type="button" on:click=move |_| download(game)><Icon name="icon-save"/>{t(key::WEB_MENU_RECORD)}</button>
        </div>
    }
    .into_any()
}
