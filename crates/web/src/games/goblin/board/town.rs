//! The merchant with his potions, and the pawnshop.

use goblin::{Potion, TownView};
use words::Words;

use super::drawn::Drawn;
use super::look::Look;
use crate::games::goblin::pictures;
use crate::prelude::*;
use crate::ui::Markup;
use crate::ui::html::{bold, element, escaped, heard, icon, span};

impl Drawn {
    /// The town above the caverns: what there is to buy, at a glance.
    pub(super) fn town(self, words: &Words, town: &TownView) -> AnyView {
        let Self { look, lights, .. } = self;
        let merchant = Memo::new(move |_| lights.read().merchant);
        let potion = |(kind, count): (Potion, u8)| {
            let marks = [("class", "stock"), ("data-potion", kind.name())];
            let stock = [icon(pictures::potion(kind)), bold(&count.to_string())];
            element("span", &marks, &stock.concat())
        };
        let potions: String = town.potions.into_iter().map(potion).collect();
        let stall = |picture: &str, key: Key, goods: String| {
            let name = span("stall-name", &escaped(&words.text(key)));
            let marks = [("class", "stall"), ("aria-hidden", "true")];
            Markup(element("span", &marks, &[icon(picture), name, goods].concat()))
        };
        let pawned = span("stock", &bold(&town.pawnshop.len().to_string()));
        view! {
            <button type="button" class=move || merchant.get().class("town") aria-haspopup="dialog" on:click=move |_| look.set(Some(Look::Town))>
                {Markup(heard(&words.text(key::WEB_TOWN)))}
                {stall("icon-merchant", key::WEB_MERCHANT, potions)}
                {stall("icon-points", key::WEB_PAWNSHOP, pawned)}
            </button>
        }
        .into_any()
    }
}
