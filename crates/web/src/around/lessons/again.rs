//! What the first game told, to be read again, and the way to be told again.

use super::Lesson;
use crate::prelude::*;
use crate::shell::{Settings, Taught, t};
use crate::ui::{Icon, picture};

/// Every lesson of a game, folded away.
pub(crate) fn lessons_again(lessons: &'static [&'static Lesson]) -> AnyView {
    let row = |lesson: &'static Lesson| {
        view! { <li>{picture(lesson.icon)}<span>{t(lesson.text)}</span></li> }
    };
    view! {
        <details class="told-again" data-testid="told-again">
            <summary><Icon name="icon-hint"/>{t(key::WEB_LESSONS_AGAIN)}</summary>
            <ul>{lessons.iter().copied().map(row).collect_view()}</ul>
        </details>
    }
    .into_any()
}

/// A button that brings all lessons back.
pub(crate) fn teach_again() -> AnyView {
    let (settings, taught) = (expect_context::<Settings>(), expect_context::<Taught>());
    let done = RwSignal::new(false);
    let again = move |_| {
        taught.forget();
        settings.lessons.set(true);
        done.set(true);
    };
    view! {
        <div class="teach-again">
            <button type="button" data-testid="teach-again" on:click=again>
                <Icon name="icon-hint"/>
                {t(key::WEB_LESSONS_TEACH_AGAIN)}
            </button>
            <p role="status">{move || done.get().then(t(key::WEB_LESSONS_COME_AGAIN))}</p>
        </div>
    }
    .into_any()
}
