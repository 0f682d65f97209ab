//! Setting up a game: who plays with which hero, and by which rules.

mod draft;
mod hero_choice;
mod options;
mod seat_card;

use leptos::prelude::*;
use table::MAX_SEATS;
use words::Arg;

use self::draft::Draft;
use self::options::Options;
use self::seat_card::SeatCard;
use crate::app::{Navigation, Saves, Speech, t};
use crate::platform::storage;
use crate::ui::{Icon, Page};

/// Chooses everything about a new game; what was chosen the last time is suggested.
#[component]
pub(crate) fn SetUp(
    /// For several people at one device.
    people: bool,
) -> impl IntoView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let kept_as = if people { "karak.setup.people" } else { "karak.setup" };
    let remembered = storage::get(kept_as).and_then(|text| Draft::remembered(&text));
    let draft = RwSignal::new(remembered.unwrap_or_else(|| Draft::suggested(people)));
    let begin_game = move |_| {
        let chosen = draft.get_untracked();
        // A browser that keeps nothing suggests the same again the next time.
        let _: Result<(), _> =
            storage::set(kept_as, &serde_json::to_string(&chosen).unwrap_or_default());
        chosen.game().begin(saves, navigation);
    };
    let count = Memo::new(move |_| draft.read().seats.len());
    let seats =
        move || (0..count.get()).map(|seat| view! { <SeatCard draft seat/> }).collect_view();
    let title = if people { "web-pass-and-play" } else { "web-new-game" };
    view! {
        <Page title>
            <section class="panel" aria-labelledby="setup-players">
                <h2 id="setup-players">{t("web-setup-players")}</h2>
                <ul class="seats">
                    {seats}
                    <Show when=move || count.get() < MAX_SEATS>
                        <li class="seat-add">
                            <button type="button" on:click=move |_| draft.update(Draft::add)>
                                <Icon name="icon-human"/>
                                {t("web-setup-add")}
                            </button>
                        </li>
                    </Show>
                </ul>
            </section>
            <Options draft/>
            <div class="begin">
                <p role="status">{note(draft)}</p>
                <button
                    type="button"
                    class="main-action big"
                    data-testid="begin"
                    on:click=begin_game
                >
                    <Icon name="icon-play"/>
                    {t("web-setup-begin")}
                </button>
            </div>
        </Page>
    }
    .into_any()
}

/// What is special about a table of these players, if anything is.
fn note(draft: RwSignal<Draft>) -> impl Fn() -> Option<String> + Send + Sync + 'static {
    let speech = expect_context::<Speech>();
    move || {
        let draft = draft.read();
        match (draft.people(), draft.seats.len()) {
            (0, _) => Some(speech.text("web-setup-watch")),
            (1, 1) => Some(speech.text("web-setup-solo")),
            (1, _) => None,
            (people, _) => {
                let count = Arg::Number(people as i64);
                Some(speech.say("web-setup-pass", &[("count", count)]))
            }
        }
    }
}
