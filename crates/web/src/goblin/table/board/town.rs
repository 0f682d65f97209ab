//! The merchant with his potions, and the pawnshop.

use goblin::{Potion, TownView};

use super::drawn::Drawn;
use super::look::Look;
use crate::goblin::pictures;
use crate::prelude::*;
use crate::ui::picture;

impl Drawn<'_> {
    /// The town above the caverns: what there is to buy, at a glance.
    pub(super) fn town(self, town: &TownView, lit: bool, hinted: bool) -> AnyView {
        let Self { words, look, .. } = self;
        let class = match (lit, hinted) {
            (_, true) => "town lit hinted",
            (true, false) => "town lit",
            (false, false) => "town",
        };
        let potion = |(kind, count): (Potion, u8)| {
            view! {
                <span class="stock" data-potion=kind.name()>
                    {picture(pictures::potion(kind))}<b>{count.to_string()}</b>
                </span>
            }
            .into_any()
        };
        let potions: Vec<AnyView> = town.potions.into_iter().map(potion).collect();
        let label = words.text("web-town");
        let pawned = town.pawnshop.len();
        view! {
            <button type="button" class=class aria-haspopup="dialog" on:click=move |_| look.set(Some(Look::Town))>
                <span class="heard">{label}</span>
                <span class="stall" aria-hidden="true">
                    {picture("icon-merchant")}<span class="stall-name">{words.text("web-merchant")}</span>
                    {potions}
                </span>
                <span class="stall" aria-hidden="true">
                    {picture("icon-points")}<span class="stall-name">{words.text("web-pawnshop")}</span>
                    <span class="stock"><b>{pawned.to_string()}</b></span>
                </span>
            </button>
        }
        .into_any()
    }
}
