//! Hit points for each seat (G9.10): parents play against children.

use goblin::HIT_POINTS;
use table::Seat;
use words::key;

use super::draft::Draft;
use crate::prelude::*;
use crate::screens::set_up::seats::Seats;
use crate::screens::set_up::{called, form};
use crate::shell::Speech;

/// A switch, and if it is on a number for each seat that plays.
pub(super) fn handicap(speech: Speech, draft: RwSignal<Draft>, seats: RwSignal<Seats>) -> AnyView {
    let each = draft.get().handicap;
    let switch = form::switch(
        speech.text(key::WEB_HANDICAP),
        speech.text(key::WEB_HANDICAP_ABOUT),
        each.is_some(),
        Box::new(move |on| draft.update(|draft| draft.set_handicap(on))),
    );
    let playing = seats.read().heroes().count();
    let numbers = each.into_iter().flatten().take(playing);
    let fields = Seat::first(playing).zip(numbers).map(|(seat, full)| {
        let offers = HIT_POINTS.map(|number| (number.to_string(), number.to_string())).collect();
        let choose = move |number: String| {
            draft.update(|draft| {
                if let (Some(each), Ok(number)) = (&mut draft.handicap, number.parse()) {
                    each[seat.index()] = number;
                }
            });
        };
        let label = called(speech, &seats.read(), seat.index());
        view! {
            <label class="field" data-testid="handicap">
                <strong>{label}</strong>
                {form::list(offers, &full.to_string(), Box::new(choose))}
            </label>
        }
    });
    view! {
        <div class="house-setting" class:changed=each.is_some()>
            {switch}
            <div class="by-seat">{fields.collect_view()}</div>
        </div>
    }
    .into_any()
}
