//! Which cards are played with: the game's own, or those of a file.

use leptos::task::spawn_local;
use words::Arg;

use super::card_file::{NotCards, preview};
use super::own_cards::{Brought, own};
use crate::platform::{file, page};
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::{FileDrop, Icon};

/// Takes a file, and says everything that is wrong with it, or what is in it.
#[component]
pub(super) fn Cards(brought: RwSignal<Brought>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let fold = RwSignal::new(brought.with_untracked(|brought| *brought != Brought::Nothing));
    let take = move |file: web_sys::File| {
        spawn_local(async move {
            let found = Brought::from(file).await;
            found.remember();
            // The screen may have been left meanwhile.
            fold.try_set(true);
            brought.try_set(found);
            // It may have been dropped anywhere on a long page: what came of it is told here.
            request_animation_frame(|| page::reveal("[data-testid=cards]"));
        });
    };
    let heading = move || {
        let badge = match &*brought.read() {
            Brought::Own(content) => Some(view! { <em class="badge">{content.id.clone()}</em> }),
            Brought::Nothing | Brought::Refused { .. } => None,
        };
        view! { <h2>{speech.text(key::WEB_CARDS)}</h2> {badge} }.into_any()
    };
    let told = move || match &*brought.read() {
        Brought::Nothing => view! { <p>{speech.text(key::WEB_CARDS_STANDARD)}</p> }.into_any(),
        Brought::Own(content) => {
            let said = speech.say(key::WEB_CARDS_OWN, &[("name", Arg::text(content.id.as_str()))]);
            view! { <p class="good" data-testid="cards-good">{said}</p> }.into_any()
        }
        Brought::Refused { file, why } => refused(speech, file, why),
    };
    let back = move || {
        matches!(*brought.read(), Brought::Own(_)).then(|| {
            let back = move |_| {
                Brought::Nothing.remember();
                brought.set(Brought::Nothing);
            };
            view! {
                <button type="button" data-testid="cards-standard" on:click=back>
                    <Icon name="icon-undo"/>
                    {speech.text(key::WEB_CARDS_BACK)}
                </button>
            }
        })
    };
    view! {
        <details
            class="fold parchment"
            data-testid="cards"
            prop:open=move || fold.get()
            on:toggle:target=move |event| {
                fold.set(event.target().has_attribute("open"));
            }
        >
            <summary>{heading}</summary>
            <div class="fold-body">
                <div role="status" class="told">{told}</div>
                <FileDrop
                    accept=".toml,.txt,text/plain"
                    label=key::WEB_CARDS_OPEN
                    about=key::WEB_CARDS_OPEN_ABOUT
                    take=Callback::new(take)
                />
                <div class="card-ways">
                    {back}
                    <button type="button" on:click=move |_| model()>
                        <Icon name="icon-download"/>
                        {move || speech.text(key::WEB_CARDS_MODEL)}
                    </button>
                </div>
                {move || names(speech, &brought.read())}
            </div>
        </details>
    }
    .into_any()
}

/// The game's own file, for authors of another.
fn model() {
    let content = own(&Brought::Nothing);
    file::offer("karak-goblin-cards.toml", &content.source);
}

/// Everything that is wrong with a file, and what to do.
fn refused(speech: Speech, file: &str, why: &NotCards) -> AnyView {
    let key = match why {
        NotCards::TooLarge => key::WEB_CARDS_TOO_LARGE,
        NotCards::NotText => key::WEB_CARDS_NOT_TEXT,
        NotCards::Unreadable => key::WEB_CARDS_UNREADABLE,
        NotCards::Faults(_) => key::WEB_CARDS_FAULTY,
    };
    let said = speech.say(key, &[("file", Arg::text(file))]);
    let faults = if let NotCards::Faults(faults) = why { faults.0.as_slice() } else { &[] };
    let faults = faults.iter().map(|fault| {
        let line = Arg::Number(fault.line as i64);
        let line = speech.say(key::WEB_CARDS_LINE, &[("number", line)]);
        let reason = speech.with(|words| words::content_fault(words, fault));
        view! { <li><strong>{line}</strong> " " <span>{reason}</span></li> }
    });
    view! {
        <div class="bad" data-testid="cards-bad">
            <p>{said}</p>
            <ul class="faults" tabindex="0">{faults.collect_view()}</ul>
        </div>
    }
    .into_any()
}

/// What the cards are called, group by group.
fn names(speech: Speech, brought: &Brought) -> AnyView {
    let groups = speech.with(|words| preview(words, &own(brought)));
    let cards = groups.iter().map(|(_, names)| names.len()).sum::<usize>() as i64;
    let groups = groups.into_iter().map(|(title, names)| {
        let count = names.len();
        view! {
            <div>
                <dt>{title} " " <em class="badge">{count}</em></dt>
                <dd>{names.join(", ")}</dd>
            </div>
        }
    });
    view! {
        <details class="card-names">
            <summary>{speech.say(key::WEB_CARDS_NAMES, &[("count", Arg::Number(cards))])}</summary>
            <dl>{groups.collect_view()}</dl>
        </details>
    }
    .into_any()
}
