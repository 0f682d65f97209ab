//! The end of a game online: what is proved, and the next game.

use protocol::{Order, Unproved, Verdict};

use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{Screen, Speech, t};
use crate::ui::Icon;

/// Whether the dice were fair, and the way to another game.
pub(super) fn ending(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let open = RwSignal::new(false);
    let proof = move || {
        let verdict = online.proved.get()?;
        let (class, words) = words(&verdict);
        let about = open.get().then(|| {
            view! { <p class="about">{t(key::WEB_PROOF_ABOUT)}</p> }
        });
        Some(view! {
            <div class="proof">
                <button type="button" class=class data-testid="proof" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                    <Icon name="icon-dice"/>{speech.text(words)}
                </button>
                {about}
            </div>
        })
    };
    let sits = Memo::new(move |_| !online.own_seats().is_empty());
    let again = move || {
        let table = online.table.get()?;
        if let Some(code) = table.rematch.clone() {
            let link = Screen::Table { code, screen: false }.link();
            return Some(view! { <a class="button main-action" data-testid="rematch-go" href=link><Icon name="icon-play"/>{t(key::WEB_REMATCH_GO)}</a> }.into_any());
        }
        sits.get().then(|| {
            view! {
                <button type="button" class="main-action" data-testid="rematch" on:click=move |_| online.order(Order::Rematch)>
                    <Icon name="icon-play"/>{t(key::WEB_REMATCH)}
                </button>
            }
            .into_any()
        })
    };
    view! { <div class="ways online-end">{again}{proof}</div> }.into_any()
}

fn words(verdict: &Verdict) -> (&'static str, Key) {
    if !verdict.cheats.is_empty() {
        return ("danger", key::WEB_PROOF_WRONG);
    }
    match verdict.unproved.first() {
        None => ("good", key::WEB_PROOF_GOOD),
        Some(Unproved::OwnDraws) => ("plain", key::WEB_PROOF_OWN_DRAWS),
        Some(
            Unproved::CameLate
            | Unproved::PromisedByOther(_)
            | Unproved::Silent(_)
            | Unproved::TooLate(_),
        ) => ("plain", key::WEB_PROOF_PARTLY),
    }
}
