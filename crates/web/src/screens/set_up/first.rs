//! Who begins: chance decides, or somebody is named.

use super::seats::Seats;
use super::{called, form};
use crate::prelude::*;
use crate::shell::Speech;

/// Nothing where only one plays. `chance` is the key of what it is called when nobody is named.
pub(super) fn first(speech: Speech, seats: RwSignal<Seats>, chance: Key) -> Option<AnyView> {
    let chosen = seats.get();
    let (count, first) = (chosen.drafts.len(), chosen.first);
    if count < 2 {
        return None;
    }
    let mut offers = vec![("chance".to_owned(), speech.text(chance))];
    offers.extend((0..count).map(|seat| (seat.to_string(), called(speech, &chosen, seat))));
    let chosen = first.map_or_else(|| "chance".to_owned(), |first| first.to_string());
    let choose =
        move |chosen: String| seats.update(|seats| seats.first = chosen.parse::<usize>().ok());
    let field = view! {
        <label class="field">
            <strong>{speech.text(key::WEB_FIRST)}</strong>
            {form::list(offers, &chosen, Box::new(choose))}
        </label>
    };
    Some(field.into_any())
}
