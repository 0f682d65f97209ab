//! Beside every decision: take back, hint, why not.

use super::why_not::WhyNot;
use crate::prelude::*;
use crate::shell::{Settings, Speech, t};
use crate::stage::{Stage, Staged, Waits};
use crate::ui::{Dialog, Icon};

/// Three small buttons.
#[component]
pub(crate) fn Tools<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let does = Does {
        take_back: Callback::new(move |()| stage.take_back()),
        ask_hint: Callback::new(move |()| stage.ask_hint()),
        reasons: Callback::new(move |()| view! { <WhyNot stage/> }.into_any()),
    };
    let asking = RwSignal::new(false);
    Effect::new(move |_| {
        stage.notice.track();
        stage.offered.waits.track();
        asking.set(false);
    });
    // Whether hints are given is also a table's business.
    let settings = expect_context::<Settings>();
    let hints = Signal::derive(move || settings.hints.get() && stage.session().may_hint());
    buttons(stage.offered.waits, stage.offered.undoable, asking, hints, does)
}

/// What the buttons do.
#[derive(Clone, Copy)]
struct Does {
    take_back: Callback<()>,
    ask_hint: Callback<()>,
    reasons: Callback<(), AnyView>,
}

fn buttons(
    waits: RwSignal<Waits>,
    undoable: RwSignal<bool>,
    asking: RwSignal<bool>,
    hints: Signal<bool>,
    does: Does,
) -> AnyView {
    let speech = expect_context::<Speech>();
    let why_not = RwSignal::new(false);
    let ask = move |_| {
        // The same question again would only be thought over twice.
        if asking.get_untracked() {
            return;
        }
        if matches!(waits.get_untracked(), Waits::Person(_)) {
            asking.set(true);
            does.ask_hint.run(());
        }
    };
    let deciding = Memo::new(move |_| matches!(waits.get(), Waits::Person(_)));
    // At a table online what one did last can be taken back until somebody else decides.
    let waited_for = move || match waits.get() {
        Waits::Person(_) | Waits::Draw => true,
        Waits::Elsewhere(_) => undoable.get(),
        Waits::Showing
        | Waits::Throw(_)
        | Waits::Bot(_)
        | Waits::Answer
        | Waits::HandOver(_)
        | Waits::Time
        | Waits::Nothing => false,
    };
    let undo_title = move || {
        let key = if undoable.get() { key::WEB_UNDO } else { key::UI_NOTHING_TO_UNDO };
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
                aria-disabled=move || (!undoable.get()).then_some("true")
                on:click=move |_| if waited_for() { does.take_back.run(()) }
            >
                <Icon name="icon-undo"/>
            </button>
            <Show when=move || hints.get()>
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
            {does.reasons.run(())}
        </Dialog>
    }
    .into_any()
}
