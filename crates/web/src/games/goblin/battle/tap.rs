//! Something that takes one action when it is tapped, on a card or beside it.

use goblin::{Action, Goblin, View};
use words::{Words, goblin as say};

use super::number_key;
use crate::games::goblin::{Game, asks_first};
use crate::prelude::*;
use crate::ui::Shortcuts;

/// What such a button is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Tap<'a> {
    pub game: Game,
    pub words: &'a Words,
    pub rules: &'a Goblin,
    pub view: &'a View,
    /// What may be chosen now.
    pub legal: &'a [Action],
    /// What to do best.
    pub hinted: Option<Action>,
}

impl Tap<'_> {
    /// The button of this action with that on it.
    pub(crate) fn button(self, class: &str, action: Action, shown: AnyView) -> AnyView {
        let Self { game, .. } = self;
        let hinted = if self.hinted == Some(action) { " hinted" } else { "" };
        let said = say::action(self.words, self.rules, self.view, action);
        let tapped = move || {
            if !asks_first(game, action) {
                game.choose(action);
            }
        };
        let shortcuts = expect_context::<Shortcuts>();
        shortcuts.on(number_key(self.legal, action), tapped);
        view! {
            <button
                type="button"
                class=[class, hinted].concat()
                data-testid="action"
                data-action=action.to_string()
                title=said
                on:click=move |_| tapped()
            >
                <span class="heard">{said.clone()}</span>
                {shown}
            </button>
        }
        .into_any()
    }
}
