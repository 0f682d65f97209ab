//! The dice of a game, proved by one button.

use words::Arg;

use crate::prelude::*;
use crate::session::Proof;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// The button, and what was found.
#[component]
pub(super) fn Proved(
    /// Works out every roll again.
    prove: Callback<(), Option<Proof>>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let found = RwSignal::new(None::<Proof>);
    let prove = move |_| found.set(prove.run(()));
    let told = move || {
        let proof = found.get()?;
        let good = matches!(proof, Proof::Dice { seed: None, .. });
        let icon = if good { "icon-check" } else { "icon-info" };
        let line = |line: String| view! { <p>{line}</p> }.into_any();
        let lines = said(speech, &proof).into_iter().map(line).collect::<Vec<_>>();
        Some(view! {
            <div class="proved" class:good=good data-testid="proof" role="status">
                <Icon name=icon/>
                <div>{lines}</div>
            </div>
        })
    };
    view! {
        <section class="proof">
            <button type="button" data-testid="prove" on:click=prove>
                <Icon name="icon-dice"/>{t(key::WEB_PROVE)}
            </button>
            {told}
        </section>
    }
    .into_any()
}

/// What was found, in sentences.
fn said(speech: Speech, proof: &Proof) -> Vec<String> {
    let count = |count: usize| [("count", Arg::Number(count as i64))];
    match proof {
        Proof::Dice { count: all, commitment, seed } => {
            let whose = match seed {
                Some(seed) => {
                    speech.say(key::UI_VERIFIED_SEED, &[("seed", Arg::text(seed.to_string()))])
                }
                None => speech.say(
                    key::WEB_PROVED_COMMITMENT,
                    &[("commitment", Arg::text(commitment.clone()))],
                ),
            };
            vec![speech.say(key::WEB_PROVED, &count(*all)), speech.text(key::WEB_PROVED_HOW), whose]
        }
        Proof::TypedIn { count: all } => vec![speech.say(key::UI_VERIFIED_OWN, &count(*all))],
        Proof::Unfinished => vec![speech.text(key::WEB_PROVE_UNFINISHED)],
        Proof::NoDice => vec![speech.text(key::WEB_PROVE_NO_DICE)],
        Proof::Changed => vec![speech.text(key::WEB_PROVE_CHANGED)],
        Proof::Refuted(reason) => vec![
            speech.text(key::WEB_PROVE_REFUTED),
            speech.say(key::WEB_REASON, &[("reason", Arg::text(reason.clone()))]),
        ],
    }
}
