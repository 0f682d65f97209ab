//! What everybody's decisions were worth, for those who want to know.
//!
//! At a table there is only the button: what it shows is in the part of the module with the screens beside the games.

use std::rc::Rc;

use table::Seat;
use words::{Arg, ReviewText};

use super::beside::beside;
use crate::prelude::*;
use crate::session::{Aside, ReviewTold, Telling};
use crate::shell::{Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::Icon;

/// A game that can be reviewed.
#[derive(Clone)]
pub(super) struct Reviewable {
    record: Rc<dyn Fn() -> String>,
    /// Who sits where.
    who: Rc<dyn Fn(Seat) -> Arg<'static>>,
    /// Somebody wants to see this turn.
    watch: Callback<u16>,
}

/// A button, and what was found out once it was pressed.
#[component]
pub(crate) fn Reviewed<G: Staged>(
    stage: Stage<G>,
    /// Somebody wants to see this turn.
    watch: Callback<u16>,
) -> impl IntoView {
    // A lone player decides against nobody.
    let several = stage.rules().seats() > 1;
    several.then(|| {
        reviewed(Reviewable {
            record: Rc::new(move || stage.session().record()),
            who: Rc::new(move |seat| stage.who(&stage.shown.view.get(), seat)),
            watch,
        })
    })
}

fn reviewed(game: Reviewable) -> AnyView {
    let asked = RwSignal::new(false);
    let game = StoredValue::new_local(game);
    let shown = move || {
        if asked.get() {
            return beside(Box::new(move |part| (part.review)(game.get_value())));
        }
        view! {
            <button type="button" data-testid="review-begin" on:click=move |_| asked.set(true)>
                <Icon name="icon-hint"/>{t(key::WEB_REVIEW)}
            </button>
        }
        .into_any()
    };
    view! { <div class="review" data-testid="review">{shown}</div> }.into_any()
}

/// How far the review is.
#[derive(Clone)]
enum Progress {
    /// It is being found.
    Begun,
    /// Here it is.
    Told(Telling),
    /// Something went wrong.
    Failed,
}

/// Has a game reviewed, and tells what was found out.
pub(super) fn found(game: Reviewable) -> AnyView {
    let Reviewable { record, who, watch } = game;
    let speech = expect_context::<Speech>();
    let progress = RwSignal::new_local(Progress::Begun);
    // Whoever leaves the screen does not wait any longer.
    let aside = StoredValue::new_local(None);
    let who = StoredValue::new_local(who);
    let then = move |telling: Option<Telling>| {
        progress.try_set(telling.map_or(Progress::Failed, Progress::Told));
        aside.try_set_value(None);
    };
    aside.set_value(Some(Aside::review(record(), then)));
    let shown = move || match progress.get() {
        Progress::Begun => view! { <p role="status">{t(key::WEB_REVIEW_BEGUN)}</p> }.into_any(),
        Progress::Told(telling) => {
            sheet(speech.with(|words| who.with_value(|who| telling(words, &**who))), watch)
        }
        Progress::Failed => view! { <p role="status">{t(key::WEB_REVIEW_FAILED)}</p> }.into_any(),
    };
    view! { {shown} }.into_any()
}

fn sheet(ReviewTold { text, turns }: ReviewTold, watch: Callback<u16>) -> AnyView {
    let ReviewText { title, note, seats, lessons } = text;
    let seat = |line: String| view! { <li>{line}</li> }.into_any();
    let lesson = |(line, turn): (String, u16)| {
        view! {
            <li><button type="button" class="as-text" data-testid="lesson" on:click=move |_| watch.run(turn)>{line}</button></li>
        }
        .into_any()
    };
    let seats = seats.into_iter().map(seat).collect::<Vec<_>>();
    let lessons = lessons.into_iter().zip(turns).map(lesson).collect::<Vec<_>>();
    view! {
        <h3>{title}</h3>
        <ul class="seats">{seats}</ul>
        <ul class="turned">{lessons}</ul>
        <p class="about">{note}</p>
    }
    .into_any()
}
