//! Beside every decision: take back, hint, why not.

use super::why_not::WhyNot;
use crate::app::{Settings, Speech, t};
use crate::play::{AnyGame, Waits};
use crate::prelude::*;
use crate::ui::{Dialog, Icon};

/// Three small buttons.
#[component]
pub(crate) fn Tools(game: AnyGame) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let why_not = RwSignal::new(false);
    let asking = RwSignal::new(false);
    Effect::new(move |_| {
        speech.with(|words| game.told(words, false));
        game.waits();
        asking.set(false);
    });
    let ask = move |_| {
        // The same question again would only be thought over twice.
        if asking.get_untracked() {
            return;
        }
        if matches!(untrack(|| game.waits()), Waits::Person(_)) {
            asking.set(true);
            game.ask_hint();
        }
    };
    let deciding = Memo::new(move |_| matches!(game.waits(), Waits::Person(_)));
    let waited_for = move || matches!(game.waits(), Waits::Person(_) | Waits::Draw);
    let undo_title = move || {
        let key = if game.is_undoable() { key::WEB_UNDO } else { key::UI_NOTHING_TO_UNDO };
        speech.text(key)
    };
    view! {
        <div class="tools" class:idle=move || !waited_for()>
            <button
                type="button"
                class="round"
                data-testid="undo"
                aria-label=t(key::WEB_UNDO)
                title=undo_title
                aria-disabled=move || (!game.is_undoable()).then_some("true")
                on:click=move |_| if waited_for() { game.take_back() }
            >
                <Icon name="icon-undo"/>
            </button>
            <Show when=move || settings.hints.get()>
                <button
                    type="button"
                    class="round"
                    data-testid="hint"
                    aria-label=t(key::WEB_HINT)
                    title=t(key::WEB_HINT)
                    aria-disabled=move || (!deciding.get()).then_some("true")
                    class:asking=move || asking.get()
                    on:click=ask
                >
                    <Icon name="icon-hint"/>
                </button>
            </Show>
            <button
                type="button"
                class="round"
                data-testid="why-not"
                aria-label=t(key::WEB_WHY_NOT)
                title=t(key::WEB_WHY_NOT)
                aria-haspopup="dialog"
                aria-disabled=move || (!deciding.get()).then_some("true")
                on:click=move |_| why_not.set(deciding.get_untracked())
            >
                <Icon name="icon-question"/>
            </button>
        </div>
        <p class="heard" role="status">
            {move || asking.get().then(|| speech.text(key::WEB_HINT_THINKS))}
        </p>
        <Dialog open=why_not title=Signal::derive(move || speech.text(key::WEB_WHY_NOT))>
            <WhyNot game/>
        </Dialog>
    }
}
