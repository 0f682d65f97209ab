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
        let drink = picture(pictures::action(action));
        self.tap().button(
            "curse-chip",
            action,
            view! { {Markup(mark)}<span>{rule}</span>{drink} }.into_any(),
        )
    }
}
