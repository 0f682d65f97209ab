//! What the monster forbids, in words; a potion lifts what is tapped.

use goblin::{Action, Curse};
use words::goblin as say;

use super::super::card::curse_mark;
use super::ShownBattle;
use crate::games::goblin::pictures;
use crate::prelude::*;
use crate::ui::html::{element, escaped, span};
use crate::ui::{Markup, picture};

impl ShownBattle<'_> {
    pub(super) fn curses(&self) -> AnyView {
        let monster = self.rules.content().monsters[self.battle.monster.index()];
        let chips: Vec<AnyView> = monster.curses.iter().map(|curse| self.curse(curse)).collect();
        view! { <div class="curse-list">{chips}</div> }.into_any()
    }

    fn curse(&self, curse: Curse) -> AnyView {
        let words = self.words;
        let lifted = self.battle.countered.is_some_and(|countered| countered.curse == curse);
        let mark = curse_mark(curse, lifted);
        let rule = say::curse_rule(words, curse);
        let action = Action::Counter(curse);
        if !self.legal.contains(&action) {
            let rule = element(if lifted { "s" } else { "span" }, &[], &escaped(&rule));
            return Markup(span("curse-chip", &[mark, rule].concat())).into_any();
        }
        let verb = words.text(key::WEB_DO_COUNTER);
        let lift = view! { <b class="verb">{picture(pictures::action(action))}{verb}</b> };
        let shown = view! { {Markup(mark)}<span>{rule}</span>{lift} };
        self.tap().button("curse-chip", action, shown.into_any())
    }
}
