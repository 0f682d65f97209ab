//! What a lit place promises: the chance to win and what a monster gives, and what else comes of going there.

use std::sync::Arc;

use dungeon::odds::Prospects;
use dungeon::reach::Target;
use dungeon::{Content, Monster, Place, View};
use words::Words;

use super::ground::moved_to;
use super::light_art::promised;
use crate::prelude::*;
use crate::shell::Settings;

/// What is known of lit places, fights above all. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Promises {
    view: Signal<Arc<View>>,
    content: StoredValue<Arc<Content>>,
    chances: Callback<Target, Option<Prospects>>,
    comes: Callback<Target, Option<Key>>,
    settings: Settings,
}

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise {
    /// Who is fought there.
    pub monster: Monster,
    /// The chances, where they are wanted and known.
    pub chances: Option<Prospects>,
}

/// Beside the buttons of lit places, whose names say the same.
#[component]
pub fn PromiseMarks(targets: Signal<Vec<Target>>, promises: Promises) -> impl IntoView {
    let mark = move |target: Target| {
        let place = target.place;
        let drawing = move || promises.at(&target).map(|promise| promised(promises, promise));
        view! {
            <g
                transform=moved_to(place)
                data-promise=place.to_string()
                inner_html=move || drawing().unwrap_or_default()
            ></g>
        }
    };
    let monsters = move || {
        let mut targets = targets.get();
        targets.retain(|target| promises.monster_at(target.place).is_some());
        targets
    };
    let key = |target: &Target| (target.place, target.kind, target.steps.clone());
    view! { <For each=monsters key=key children=mark/> }.into_any()
}

impl Promises {
    /// Those of this table.
    pub fn new(
        view: Signal<Arc<View>>,
        content: StoredValue<Arc<Content>>,
        chances: Callback<Target, Option<Prospects>>,
        comes: Callback<Target, Option<Key>>,
    ) -> Self {
        Self { view, content, chances, comes, settings: expect_context() }
    }

    /// What else comes of going there, in words.
    pub fn comes(self, words: &Words, target: &Target) -> Option<String> {
        self.comes.run(target.clone()).map(|comes| words.text(comes))
    }

    /// What the monster at this place promises, if one is there.
    pub fn at(self, target: &Target) -> Option<Promise> {
        let monster = self.monster_at(target.place)?;
        let wanted = self.settings.odds.get();
        let chances = wanted.then(|| self.chances.run(target.clone())).flatten();
        Some(Promise { monster, chances })
    }

    /// The monster that lies at this place.
    pub fn monster_at(self, place: Place) -> Option<Monster> {
        self.view.read_untracked().tile_at(place)?.thing.monster()
    }

    /// Looks something up in what the game is played with.
    pub fn with_content<T>(self, ask: impl FnOnce(&Content) -> T) -> T {
        self.content.with_value(|content| ask(content))
    }
}
