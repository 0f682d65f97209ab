//! Cards as they lie on the table. Faces say nothing to people who cannot see them: what they lie on has words.

mod action;
mod back;
mod equipment;
mod face;
mod monster;
mod picture;

use goblin::{ActionCard, Card, Content, Curse, Curses, Effect, Hero, Reward};
use words::{Words, goblin as say};

pub(crate) use action::color_disc;
pub(crate) use back::{starting_back, won_back};
pub(crate) use equipment::equipment_face;
pub(crate) use monster::{curse_mark, monster_face, reward_picture};
pub(crate) use picture::fetch_pictures;

use crate::ui::Markup;
use crate::ui::html::{element, heard};

/// What is to be seen on an action card beyond what is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// Curses that hold for it: effects that are void and colors that may not be played are struck out.
    pub curses: Curses,
    /// The curse that does not hold for it because Xanros defied it (G8.3).
    pub defied: Option<Curse>,
    /// The effect that a potion doubled.
    pub doubled: Option<Effect>,
}

/// What is printed on an action card, if it is one and it is known whose it is.
pub(crate) fn printed(content: &Content, hero: Option<Hero>, card: Card) -> Option<&ActionCard> {
    match card {
        Card::Starting(card) => Some(&content.starting[hero?][card.index()]),
        Card::Won(card) => match &content.rewards[card.index()] {
            Reward::Action(face) => Some(face),
            Reward::Equipment(_) => None,
        },
    }
}

/// The face of any card a player can have; the back of a starting card of nobody knows whom.
pub(crate) fn card_face(
    words: &Words,
    content: &Content,
    hero: Option<Hero>,
    card: Card,
    marks: Marks,
) -> Markup {
    match (printed(content, hero, card), card) {
        (Some(face), Card::Won(won)) => {
            let name = say::won_printed(words, content, won);
            action::action_face(*face, &name, &picture::won(content, won), marks)
        }
        (Some(face), Card::Starting(starting)) => {
            let (name, picture) = hero.map_or_else(Default::default, |hero| {
                let name = say::starting_printed(words, content, hero, starting);
                (name, picture::starting(content, hero, starting))
            });
            action::action_face(*face, &name, &picture, marks)
        }
        (None, Card::Won(won)) => equipment_face(words, content, won, Curses::EMPTY),
        (None, Card::Starting(_)) => starting_back(hero),
    }
}

/// A card in a list, with its words for listeners.
pub(crate) fn listed(line: &str, face: Markup) -> String {
    element("li", &[], &[heard(line), face.0].concat())
}
