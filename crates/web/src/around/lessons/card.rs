//! The card before somebody's first game: who they are, what wins, and what their hero can do.

use table::Seat;

use crate::around::Face;
use crate::prelude::*;
use crate::shell::{Settings, Speech, Taught, t};
use crate::stage::Waits;
use crate::ui::{Dialog, Icon, picture};

/// What a game says on it.
#[derive(Clone, Copy)]
pub(crate) struct FirstCard {
    /// What the device remembers it by.
    pub name: &'static str,
    /// The key of its title.
    pub title: Key,
    /// Who the person is that chooses now, in their first turn; else there is no card.
    pub introduced: Callback<(), Option<Introduced>>,
}

/// Somebody's hero, and what there is to know about the game.
#[derive(Clone, PartialEq)]
pub(crate) struct Introduced {
    /// The hero's picture.
    pub face: Face,
    /// The hero's name and calling.
    pub who: String,
    /// A picture, what it is about, and sentences.
    pub told: Vec<(&'static str, Key, Vec<String>)>,
}

/// The card, once; where several people pass the device, once for each of them.
pub(super) fn first_card(card: FirstCard, waits: RwSignal<Waits>) -> AnyView {
    let (speech, settings, taught) =
        (expect_context::<Speech>(), expect_context::<Settings>(), expect_context::<Taught>());
    let open = RwSignal::new(false);
    Effect::new(move |introduced: Option<Vec<Seat>>| {
        let mut introduced = introduced.unwrap_or_default();
        let Waits::Person(seat) = waits.get() else { return introduced };
        // Whoever comes later in the same game has not seen the card of the first.
        let wanted = settings.lessons.get() && (!introduced.is_empty() || !taught.has(card.name));
        if wanted && !introduced.contains(&seat) && card.introduced.run(()).is_some() {
            introduced.push(seat);
            open.set(true);
        }
        introduced
    });
    // However it was closed, it was there.
    Effect::new(move |was: Option<bool>| {
        let now = open.get();
        if was == Some(true) && !now {
            taught.note(card.name);
        }
        now
    });
    let content = move || card.introduced.run(()).map(|told| content(speech, settings, open, told));
    view! {
        <Dialog open title=Signal::derive(t(card.title))>{content}</Dialog>
    }
    .into_any()
}

fn content(speech: Speech, settings: Settings, open: RwSignal<bool>, it: Introduced) -> AnyView {
    let row = |(icon, about, sentences): (&'static str, Key, Vec<String>)| {
        let sentence = |text: String| view! { <p>{text}</p> };
        view! {
            <section class="told-row">
                <span class="told-picture">{picture(icon)}</span>
                <div>
                    <h3>{speech.text(about)}</h3>
                    {sentences.into_iter().map(sentence).collect_view()}
                </div>
            </section>
        }
    };
    // Reading begins here, and not at the buttons, which large letters move far down; Enter begins all the same.
    let enter = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            open.set(false);
        }
    };
    let who = speech.say(key::WEB_LESSON_WHO, &[("hero", words::Arg::text(it.who))]);
    view! {
        <div class="first-card" data-testid="first-card" data-hero=it.face.hero>
            <p class="first-who" tabindex="-1" autofocus on:keydown=enter>
                <span class="portrait big"><Icon name=it.face.icon/></span>
                <strong>{who}</strong>
            </p>
            <div class="first-told">{it.told.into_iter().map(row).collect_view()}</div>
            <div class="dialog-actions">
                <button
                    type="button"
                    data-testid="no-lessons"
                    on:click=move |_| {
                        settings.lessons.set(false);
                        open.set(false);
                    }
                >
                    {t(key::WEB_LESSON_KNOWN)}
                </button>
                <button type="button" class="main-action" data-testid="first-begin" on:click=move |_| open.set(false)>
                    <Icon name="icon-torch"/>
                    {t(key::WEB_LESSON_BEGIN)}
                </button>
            </div>
        </div>
    }
    .into_any()
}
