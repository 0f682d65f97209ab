//! What the monster forbids, in words; a potion lifts what is tapped.

use goblin::{Action, Curse};
use words::goblin as say;

use super::Stage;
use crate::goblin::pictures;
use crate::prelude::*;
use crate::ui::picture;

impl Stage<'_> {
    pub(super) fn curses(&self) -> AnyView {
        let monster = self.rules.content().monsters[self.battle.monster.index()];
        let chips: Vec<AnyView> = monster.curses.iter().map(|curse| self.curse(curse)).collect();
        view! { <div class="curse-list">{chips}</div> }.into_any()
    }

    fn curse(&self, curse: Curse) -> AnyView {
        let Self { words, rules, view, .. } = *self;
        let lifted = self.battle.countered == Some(curse);
        let class = if lifted { "curse-mark lifted" } else { "curse-mark" };
        let mark = view! {
            <span class=class data-curse=curse.name()>{picture(pictures::curse(curse))}</span>
        };
        let rule = say::curse_rule(words, curse);
        let action = Action::Counter(curse);
        if !self.legal.contains(&action) {
            let rule = if lifted {
                view! { <s>{rule}</s> }.into_any()
            } else {
                view! { <span>{rule}</span> }.into_any()
            };
            return view! { <span class="curse-chip">{mark}{rule}</span> }.into_any();
        }
        let said = say::action(words, rules, view, action);
        let drink = picture(pictures::action(action));
        self.tap().button(
            "curse-chip",
            action,
            view! { {mark}<span>{said}</span>{drink} }.into_any(),
        )
    }
}
