//! Lessons of a first game: a card before it, and one remark each time something happens for the first time.
//!
//! A game says what there is to be explained at this moment ([`Due`], the most important first), as long as it is on the
//! table; which of it is explained, when, where on the page, and never again is the same in every game. Remarks only speak
//! while somebody at this device can look around, and never stop anybody.

mod again;
mod card;
mod place;
mod remark;
mod teacher;

pub(crate) use again::{lessons_again, teach_again};
use card::first_card;
pub(crate) use card::{FirstCard, Introduced};
use remark::Remarks;

use crate::prelude::*;
use crate::stage::{Stage, Staged};

/// Something that is explained once.
#[derive(Debug)]
pub(crate) struct Lesson {
    /// What the device remembers it by: the game, a dash, the thing.
    pub name: &'static str,
    /// The key of its sentence.
    pub text: Key,
    /// What it is about.
    pub icon: &'static str,
}

/// A lesson whose thing is on the table now.
#[derive(Clone, Debug)]
pub(crate) struct Due {
    /// What is explained.
    pub lesson: &'static Lesson,
    /// Where the thing is on the page: selectors, of which the first that finds something to be seen counts.
    pub at: Vec<String>,
}

impl Due {
    /// This lesson, about what the selectors find.
    pub(crate) fn new<const N: usize>(lesson: &'static Lesson, at: [&str; N]) -> Self {
        Self { lesson, at: at.map(str::to_owned).to_vec() }
    }
}

impl PartialEq for Due {
    fn eq(&self, other: &Self) -> bool {
        self.lesson.name == other.lesson.name && self.at == other.at
    }
}

/// What a game teaches at its table.
#[derive(Clone, Copy)]
pub(crate) struct Teaches {
    /// What there is to be explained now.
    pub due: Memo<Vec<Due>>,
    /// All lessons of the game.
    pub all: &'static [&'static Lesson],
    /// The card before the first game, where there is one to show.
    pub card: Option<FirstCard>,
}

/// Everything that a first game tells at this table. What is watched teaches nothing.
pub(super) fn lessons<G: Staged>(stage: Stage<G>, teaches: Teaches) -> AnyView {
    if stage.session().id().is_none() {
        return ().into_any();
    }
    let card = teaches.card.map(|card| first_card(card, stage.offered.waits));
    view! {
        <Remarks stage teaches/>
        {card}
    }
    .into_any()
}
