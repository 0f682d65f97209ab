//! Taia looks at two cards and keeps one.

use goblin::{Action, Shown};

use super::super::card::{Marks, card_face, starting_back};
use super::ShownBattle;
use crate::prelude::*;

impl ShownBattle<'_> {
    pub(super) fn looked(&self) -> AnyView {
        let cards: Vec<AnyView> = self.battle.looked.iter().map(|&card| self.look(card)).collect();
        if cards.is_empty() {
            return ().into_any();
        }
        view! { <div class="looked">{cards}</div> }.into_any()
    }

    fn look(&self, shown: Shown) -> AnyView {
        let Self { words, rules, battle, .. } = *self;
        let Shown::Card(card) = shown else { return starting_back(self.hero).into_any() };
        let marks = Marks { curses: battle.curses, ..Marks::default() };
        let face = card_face(words, rules.content(), self.hero, card, marks);
        let action = Action::Take(card);
        if !self.legal.contains(&action) {
            return face.into_any();
        }
        self.tap().button("hand-card playable", action, face.into_any())
    }
}
