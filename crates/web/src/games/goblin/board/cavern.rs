//! A level of the caverns, and the lord's chamber below all of them.

use goblin::{Keys, Level, Monster};
use words::{Arg, Words, goblin as say};

use super::drawn::Drawn;
use super::sight::{CavernPart, Key};
use crate::games::goblin::players;
use crate::prelude::*;
use crate::ui::Markup;
use crate::ui::html::{element, escaped, icon, span, tag};

impl Drawn {
    /// The five monsters of a level, its deck, its gatekeepers, and whether the viewer may come in.
    pub(super) fn cavern(self, words: &Words, cavern: &CavernPart) -> AnyView {
        let CavernPart { level, open, deck: below, gates, .. } = *cavern;
        let place = |foe: Option<Monster>| {
            let card = foe.map_or_else(gap, |foe| self.monster(foe));
            view! { <li>{card}</li> }.into_any()
        };
        let row: Vec<AnyView> = cavern.row.into_iter().map(place).collect();
        let class = if open { "cavern open" } else { "cavern closed" };
        let (lights, foes) = (self.lights, cavern.foes());
        let known = move || foes.iter().any(|&foe| lights.read().of(foe).forecast.is_some());
        let deck = words.say(key::WEB_CAVERN_DECK, &[("count", Arg::Number(below as i64))]);
        let keepers = words.say(key::WEB_CAVERN_GATES, &[("count", Arg::Number(gates as i64))]);
        view! {
            <section class=class class:with-chance=known data-level=level.name() aria-label=say::level(words, level)>
                {plaque(words, cavern)}
                <ul class="row">{row}</ul>
                {pile("pile deck", cavern.top.map(|top| self.monster(top)), below, deck, words.text(key::WEB_PILE_NEXT))}
                {pile("pile gate", cavern.gate.map(|gate| self.monster(gate)), gates, keepers, words.text(key::WEB_PILE_GATE))}
            </section>
        }
        .into_any()
    }

    /// The lord, and the keys that open the way.
    pub(super) fn chamber(
        self,
        words: &Words,
        lord: Option<Monster>,
        open: bool,
        keys: Keys,
    ) -> AnyView {
        let class = if open { "chamber open" } else { "chamber closed" };
        let name = words.text(key::WEB_CHAMBER);
        let parts = [
            element("h2", &[], &escaped(&name)),
            tag("p", "passage", &passage(words, open, None)),
            element(
                "p",
                &[("aria-hidden", "true")],
                &self.game.with_rules(|rules| players::keys(rules, keys)),
            ),
        ];
        view! {
            <section class=class data-level="X" aria-label=name>
                {Markup(tag("div", "chamber-words", &parts.concat()))}
                {lord.map_or_else(gap, |lord| self.monster(lord))}
            </section>
        }
        .into_any()
    }
}

/// Whether a way is open, in a picture and in words; what opens it where one key does.
fn passage(words: &Words, open: bool, above: Option<Level>) -> String {
    let (picture, said) = match (open, above) {
        (true, _) => ("icon-way-open", words.text(key::WEB_WAY_OPEN)),
        (false, None) => ("icon-way-closed", words.text(key::WEB_WAY_CLOSED)),
        (false, Some(level)) => {
            let level = [("level", Arg::text(level.name()))];
            ("icon-way-closed", words.say(key::WEB_WAY_NEEDS, &level))
        }
    };
    [icon(picture), element("span", &[], &escaped(&said))].concat()
}

/// The level whose gatekeeper has the key to this one.
const fn above(level: Level) -> Option<Level> {
    match level {
        Level::I => None,
        Level::II => Some(Level::I),
        Level::III => Some(Level::II),
    }
}

/// The number of a level, whether it is open, and what about its key.
fn plaque(words: &Words, cavern: &CavernPart) -> Markup {
    let (class, picture, key) = match cavern.key {
        Key::Won => ("key won", Some("icon-piece-key"), key::WEB_KEY_WON),
        Key::Missing => ("key", Some("icon-piece-key"), key::WEB_KEY_MISSING),
        Key::Needless => ("key", None, key::WEB_KEY_NEEDLESS),
    };
    let said = element("span", &[], &escaped(&words.text(key)));
    let key = [picture.map(icon).unwrap_or_default(), said].concat();
    let parts = [
        element("b", &[("class", "numeral"), ("aria-hidden", "true")], cavern.level.name()),
        span("passage", &passage(words, cavern.open, above(cavern.level))),
        span(class, &key),
    ];
    Markup(tag("p", "plaque", &parts.concat()))
}

/// A place without a card.
fn gap() -> AnyView {
    Markup(span("foe gap", "")).into_any()
}

/// The top of a pile, and how many cards it has.
fn pile(
    class: &'static str,
    top: Option<AnyView>,
    count: usize,
    words: String,
    name: String,
) -> AnyView {
    view! {
        <div class=class role="group" aria-label=words>
            <small class="pile-name" aria-hidden="true">{name}</small>
            {top.unwrap_or_else(gap)}
            <b class="count" aria-hidden="true">{count.to_string()}</b>
        </div>
    }
    .into_any()
}
