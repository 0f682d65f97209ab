//! The four languages, each by its own name.

use words::Language;

use super::choices::{Choice, Choices};
use crate::prelude::*;
use crate::shell::{Settings, t};

/// Chooses the language of the page.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let choices = Language::ALL
        .map(|language| Choice {
            label: Signal::derive(move || capital(language.name())),
            language: Some(language.code()),
        })
        .to_vec();
    let place = |language| Language::ALL.iter().position(|&known| known == language);
    let chosen = move || place(settings.language.get()).unwrap_or(0);
    view! {
        <Choices
            name="language"
            legend=Signal::derive(t(key::WEB_LANGUAGE))
            choices
            chosen=Signal::derive(chosen)
            choose=Callback::new(move |index: usize| settings.language.set(Language::ALL[index]))
        />
    }
    .into_any()
}

/// As at the beginning of a sentence.
pub(crate) fn capital(name: &str) -> String {
    let mut rest = name.chars();
    let first = rest.next().into_iter().flat_map(char::to_uppercase);
    first.chain(rest).collect()
}
