//! A level of the caverns, and the lord's chamber below all of them.

use goblin::{Keys, Level};
use words::Arg;
use words::goblin as say;

use super::drawn::Drawn;
use super::sight::{CavernPart, Foe};
use crate::prelude::*;
use crate::ui::picture;

impl Drawn<'_> {
    /// The five monsters of a level, its deck, its gatekeepers, and whether who looks may come in.
    pub(super) fn cavern(self, cavern: &CavernPart) -> AnyView {
        let words = self.words;
        let CavernPart { level, open, deck: below, gates, .. } = *cavern;
        let place = |foe: Option<Foe>| {
            let card = foe.map_or_else(gap, |foe| self.monster(foe));
            view! { <li>{card}</li> }.into_any()
        };
        let row: Vec<AnyView> = cavern.row.into_iter().map(place).collect();
        let class = if open { "cavern open" } else { "cavern closed" };
        let deck = words.say("web-cavern-deck", &[("count", Arg::Number(below as i64))]);
        let keepers = words.say("web-cavern-gates", &[("count", Arg::Number(gates as i64))]);
        view! {
            <section class=class data-level=level.name() aria-label=say::level(words, level)>
                {self.plaque(level, open, cavern.key)}
                <ul class="row">{row}</ul>
                {pile("pile deck", cavern.top.map(|top| self.monster(top)), below, deck)}
                {pile("pile gate", cavern.gate.map(|gate| self.monster(gate)), gates, keepers)}
            </section>
        }
        .into_any()
    }

    /// The number of a level, whether it is open, and whether its key is won.
    fn plaque(self, level: Level, open: bool, owned: bool) -> AnyView {
        let words = self.words;
        let way = if open { "web-way-open" } else { "web-way-closed" };
        let key = if owned { "web-key-won" } else { "web-key-missing" };
        view! {
            <p class="plaque">
                <b class="numeral" aria-hidden="true">{level.name()}</b>
                <span class="passage">{picture(if open { "icon-way-open" } else { "icon-way-closed" })}<span>{words.text(way)}</span></span>
                <span class=if owned { "key won" } else { "key" }>{picture("icon-piece-key")}<span>{words.text(key)}</span></span>
            </p>
        }
        .into_any()
    }

    /// The lord, and the keys that open the way.
    pub(super) fn chamber(self, lord: Option<Foe>, open: bool, keys: Keys) -> AnyView {
        let words = self.words;
        let class = if open { "chamber open" } else { "chamber closed" };
        let key = |level: Level| {
            let class = if keys.contains(level) { "key won" } else { "key" };
            view! { <span class=class>{picture("icon-piece-key")}<b>{level.name()}</b></span> }
                .into_any()
        };
        let keys: Vec<AnyView> = Level::ALL.into_iter().map(key).collect();
        let way = words.text(if open { "web-way-open" } else { "web-way-closed" });
        view! {
            <section class=class data-level="X" aria-label=words.text("web-chamber")>
                <div class="chamber-words">
                    <h2>{words.text("web-chamber")}</h2>
                    <p class="passage">{picture(if open { "icon-way-open" } else { "icon-way-closed" })}<span>{way}</span></p>
                    <p class="keys" aria-hidden="true">{keys}</p>
                </div>
                {lord.map_or_else(gap, |lord| self.monster(lord))}
            </section>
        }
        .into_any()
    }
}

/// A place without a card.
fn gap() -> AnyView {
    view! { <span class="foe gap"></span> }.into_any()
}

/// The top of a pile, and how many cards it has.
fn pile(class: &'static str, top: Option<AnyView>, count: usize, words: String) -> AnyView {
    view! {
        <div class=class role="group" aria-label=words>
            {top.unwrap_or_else(gap)}
            <b class="count" aria-hidden="true">{count.to_string()}</b>
        </div>
    }
    .into_any()
}
