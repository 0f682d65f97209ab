//! A button that does one thing: picture, words, and the number of its key.

use std::rc::Rc;

use crate::prelude::*;
use crate::ui::{Shortcut, Shortcuts, picture};

/// What such a button says. It is drawn anew with what it belongs to.
#[derive(Default)]
pub(crate) struct Act {
    /// What tests know it by.
    pub id: &'static str,
    /// The action it takes, in notation.
    pub action: Option<String>,
    /// Its picture.
    pub icon: &'static str,
    /// Its words.
    pub words: String,
    /// What comes of it, below the words.
    pub note: String,
    /// All of it, for people who cannot see, where the words are short.
    pub said: Option<String>,
    /// Its key.
    pub key: Option<Shortcut>,
    /// It is the thing to do.
    pub main: bool,
    /// It is what a hint says.
    pub hinted: bool,
}

impl Act {
    /// The button.
    pub(crate) fn button(self, press: impl Fn() + 'static) -> AnyView {
        self.shared(Rc::new(press))
    }

    /// One function for all of them.
    fn shared(self, press: Rc<dyn Fn()>) -> AnyView {
        let shortcuts = expect_context::<Shortcuts>();
        for shortcut in [self.key, self.main.then_some(Shortcut::Main)] {
            let press = Rc::clone(&press);
            shortcuts.on(shortcut, move || press());
        }
        let class = match (self.main, self.hinted) {
            (true, true) => "act main-action hinted",
            (true, false) => "act main-action",
            (false, true) => "act hinted",
            (false, false) => "act",
        };
        let instead = self.said.is_some().then_some("true");
        view! {
            <button
                type="button"
                class=class
                data-testid=self.id
                data-action=self.action
                on:click=move |_| press()
            >
                {picture(self.icon)}
                <span class="heard">{self.said}</span>
                <span class="act-words" aria-hidden=instead>{self.words}<small>{self.note}</small></span>
                <kbd aria-hidden="true">{self.key.and_then(Shortcut::sign)}</kbd>
            </button>
        }
        .into_any()
    }
}
