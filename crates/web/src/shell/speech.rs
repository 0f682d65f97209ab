//! The language of the page, switched at once.

use std::sync::Arc;

use leptos::task::spawn_local;
use words::{Arg, Language, Reading, Words};

use super::Settings;
use crate::platform::{fetch, timer};
use crate::prelude::*;

/// Speaks to the player. Whatever is said through it changes by itself when the language does.
#[derive(Clone, Copy)]
pub struct Speech {
    words: RwSignal<Arc<Words>>,
    /// What the people at the table are called, by seat.
    names: StoredValue<Vec<Option<String>>>,
}

impl Speech {
    /// Speaks with these words, and with others when the setting changes.
    pub fn new(words: Words, settings: Settings) -> Self {
        let names = StoredValue::new(Vec::new());
        let speech = Self { words: RwSignal::new(Arc::new(words)), names };
        Effect::new(move |_| {
            let wanted = settings.language.get();
            if speech.words.read_untracked().language() == wanted {
                return;
            }
            spawn_local(async move {
                let words = Self::fetch(wanted).await;
                if settings.language.get_untracked() != wanted {
                    // Somebody has chosen another one meanwhile.
                } else if words.language() == wanted {
                    speech.words.set(Arc::new(words.calling(speech.names.get_value())));
                } else {
                    // It cannot be had now: the switch goes back to what is spoken.
                    settings.language.set(speech.words.read_untracked().language());
                }
            });
        });
        Effect::new(move |_| {
            let spoken = speech.language();
            if let Some(root) = document().document_element() {
                // An attribute of an element that is there can be set.
                drop(root.set_attribute("lang", spoken.code()));
            }
        });
        speech
    }

    /// Calls the people of the table that is opened by their names, until it is left.
    pub fn call(self, names: Vec<Option<String>>) {
        let call = move |names: Vec<Option<String>>| {
            if self.names.get_value() != names {
                self.names.set_value(names.clone());
                self.words.update(|words| *words = Arc::new(words.calling(names)));
            }
        };
        call(if names.iter().any(Option::is_some) { names } else { Vec::new() });
        on_cleanup(move || call(Vec::new()));
    }

    /// The texts of a language, or of English where those cannot be had; at worst every text is its key.
    pub async fn fetch(language: Language) -> Words {
        for wanted in [language, Language::English] {
            let source = fetch::text(&format!("words/{}.ftl", wanted.code())).await;
            if let Ok(text) = source
                && let Ok(words) = Self::read(wanted, &text).await
            {
                return words.beside_a_map();
            }
        }
        Words::wordless(language)
    }

    /// Reads a text, which takes a slow processor a while: taps are answered in between.
    async fn read(language: Language, text: &str) -> Result<Words, String> {
        let mut reading = Reading::new(language, text);
        while reading.go_on()? {
            timer::breath().await;
        }
        Ok(reading.done())
    }

    /// A text without arguments.
    pub fn text(self, key: Key) -> String {
        self.words.read().text(key)
    }

    /// A text with arguments.
    pub fn say(self, key: Key, args: &[(&str, Arg<'_>)]) -> String {
        self.words.read().say(key, args)
    }

    /// What only a game's own sentences need: the words themselves.
    pub fn with<T>(self, say: impl FnOnce(&Words) -> T) -> T {
        say(&self.words.read())
    }

    /// The language that is spoken now.
    pub fn language(self) -> Language {
        self.words.read().language()
    }
}

/// A text that follows the language, for a component to show.
pub fn t(key: Key) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = expect_context::<Speech>();
    move || speech.text(key)
}
