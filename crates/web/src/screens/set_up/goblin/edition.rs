//! Whose rulebook is played by, and what is different in it.

use std::rc::Rc;

use goblin::{Edition, Options};
use words::goblin as say;

use super::draft::Draft;
use crate::prelude::*;
use crate::screens::set_up::form::{self, Offer};
use crate::shell::Speech;
use crate::ui::capital;

/// The four editions, with what the chosen one does otherwise than the English one.
pub(super) fn edition(speech: Speech, draft: RwSignal<Draft>) -> AnyView {
    let Draft { edition, .. } = draft.get();
    let offers = Edition::ALL
        .map(|known| Offer::plain(speech.with(|words| capital(&say::edition(words, known)))));
    let chosen = Edition::ALL.iter().position(|&known| known == edition);
    let choose: Rc<dyn Fn(usize)> =
        Rc::new(move |index| draft.update(|draft| draft.choose_edition(Edition::ALL[index])));
    let (book, standard) = (Options::of(edition), Options::of(Edition::En));
    let differences = speech.with(|words| say::differences(words, &book, &standard));
    let lead =
        if differences.is_empty() { key::WEB_EDITION_STANDARD } else { key::WEB_EDITION_DIFFERS };
    let differences = differences.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <div class="field edition">
            {form::choices(
                "edition",
                speech.text(key::WEB_EDITION),
                offers.into(),
                chosen,
                &choose,
            )}
            <div role="status">
                <p class="about">{speech.text(lead)}</p>
                <ul class="about" data-testid="edition-differences">{differences}</ul>
            </div>
        </div>
    }
    .into_any()
}
