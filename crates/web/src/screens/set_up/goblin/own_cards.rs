//! The cards somebody brings: remembered while the page is open, so that the next game can be played with them too.

use std::cell::RefCell;
use std::sync::Arc;

use goblin::Content;

use super::card_file::{NotCards, check};
use crate::platform::file::{self, LARGEST};

/// What became of the file that was brought last.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Brought {
    /// None was: the game's own cards are played with.
    Nothing,
    /// Its cards are played with.
    Own(Arc<Content>),
    /// It cannot be played with, and the game's own cards are.
    Refused {
        /// What it is called.
        file: String,
        /// Why.
        why: NotCards,
    },
}

thread_local! {
    static OWN: RefCell<Option<Arc<Content>>> = const { RefCell::new(None) };
    /// The game's own, read once.
    static STANDARD: Arc<Content> = Arc::new(Content::goblin());
}

impl Brought {
    /// What was brought before on this page.
    pub(super) fn before() -> Self {
        OWN.with_borrow(|own| own.clone().map_or(Self::Nothing, Self::Own))
    }

    /// Is played with from now on, until the page is closed or something else is brought.
    pub(super) fn remember(&self) {
        let own = if let Self::Own(content) = self { Some(Arc::clone(content)) } else { None };
        OWN.with_borrow_mut(|kept| *kept = own);
    }

    /// Looks at a file.
    pub(super) async fn from(file: web_sys::File) -> Self {
        let read = if file.size() > LARGEST {
            Err(NotCards::TooLarge)
        } else {
            let text = file::read(&file).await.ok_or(NotCards::Unreadable);
            text.and_then(|text| check(&text))
        };
        match read {
            Ok(content) => Self::Own(Arc::new(content)),
            Err(why) => Self::Refused { file: file.name(), why },
        }
    }
}

/// The cards that are played with.
pub(super) fn own(brought: &Brought) -> Arc<Content> {
    match brought {
        Brought::Own(content) => Arc::clone(content),
        Brought::Nothing | Brought::Refused { .. } => STANDARD.with(Arc::clone),
    }
}
