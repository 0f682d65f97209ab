//! Several people play at this device: whose turn it is now, so that they pass it on.

use leptos::html;
use table::Seat;
use words::Arg;

use super::Face;
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::{Screen, Speech, t};
use crate::stage::{Stage, Staged, Waits};
use crate::ui::picture;

/// Whom the device is passed on to. In a game with secrets the page waits until that player has it; else this is a card
/// that blocks nothing and goes with a tap or the first choice.
#[component]
pub(crate) fn HandOver<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let several = stage.session().people().len() > 1;
    let waits = stage.offered.waits;
    let shown = RwSignal::new(None::<Seat>);
    Effect::new(move |last: Option<Option<Seat>>| {
        let last = last.flatten();
        match waits.get() {
            Waits::HandOver(seat) => {
                shown.set(Some(seat));
                // That player knows: no card is needed after the screen.
                Some(seat)
            }
            Waits::Person(seat) => {
                if several && last != Some(seat) {
                    shown.set(Some(seat));
                }
                Some(seat)
            }
            Waits::Showing
            | Waits::Throw(_)
            | Waits::Draw
            | Waits::Bot(_)
            | Waits::Elsewhere(_)
            | Waits::Answer
            | Waits::Time
            | Waits::Nothing => {
                shown.set(None);
                last
            }
        }
    });
    let taken = move || {
        shown.set(None);
        stage.take_over();
    };
    let secret = Memo::new(move |_| matches!(waits.get(), Waits::HandOver(_)));
    let card = move |pass: Key| {
        let seat = shown.get()?;
        let view = stage.shown.view.get();
        let face = Face::of::<G>(&view, seat);
        let title = match stage.name(seat) {
            Some(name) => speech.say(key::WEB_HAND_OVER_TO, &[("name", Arg::text(name))]),
            None => speech.say(key::WEB_HAND_OVER, &[("hero", G::who(&view, seat))]),
        };
        let hero = face.map(|face| face.hero);
        let icon = face.map_or("icon-question", |face| face.icon);
        let card = view! {
            <button type="button" class="hand-over" data-testid="hand-over" data-hero=hero on:click=move |_| taken()>
                <span class="portrait big">{picture(icon)}</span>
                <span>
                    <b><bdi>{title}</bdi></b>
                    <span>{t(pass)}</span>
                </span>
                {picture("icon-pass")}
            </button>
        };
        Some(card.into_any())
    };
    let element = NodeRef::<html::Dialog>::new();
    let keep = move || {
        let Some(dialog) = element.get() else { return };
        if secret.get() && !dialog.open() {
            // Refused only when it is open already or not on the page, and then there is nothing to do.
            drop(dialog.show_modal());
            // The card comes after the dialog: until then Enter would lead home.
            timer::after(1, || page::focus(".secret > .hand-over"));
        } else if !secret.get() && dialog.open() {
            dialog.close();
        }
    };
    Effect::new(move |_| keep());
    let home = move || {
        view! { <a class="button" href=Screen::Home.link()>{picture("icon-home")}{t(key::WEB_HOME)}</a> }
            .into_any()
    };
    view! {
        {move || if secret.get() { None } else { card(key::WEB_HAND_OVER_PASS) }}
        // Nothing behind it can be reached, by finger or by key, and nothing but that player's word closes it.
        <dialog
            node_ref=element
            class="secret"
            aria-label=t(key::WEB_HAND_OVER_SECRET)
            on:close=move |_| untrack(keep)
        >
            {move || if secret.get() { card(key::WEB_HAND_OVER_SECRET) } else { None }}
            {move || secret.get().then(home)}
        </dialog>
    }
    .into_any()
}
