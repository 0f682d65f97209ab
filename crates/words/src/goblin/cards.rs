//! The names of cards. Those of the sets that come with the game are translated; a card of somebody's own set is
//! called what its file calls it.

use goblin::{Back, Card, Content, Hero, Monster, Shown, Starting, Won};

use crate::{Arg, Key, Words, key};

/// Where the texts say that a long name may be broken, with a hyphen.
const BREAK: char = '·';
/// Seen only where a line ends.
const SOFT_HYPHEN: &str = "\u{ad}";

/// Text that may be broken where it says so.
pub(super) fn with_soft_hyphens(text: &str) -> String {
    text.replace(BREAK, SOFT_HYPHEN)
}

/// The name of a card whose file calls it `name`: "Cave rat".
pub fn card_name(words: &Words, name: &str) -> String {
    named(words, name, "")
}

/// The same as it is printed on a narrow card: with soft hyphens where it may be broken.
fn card_printed(words: &Words, name: &str) -> String {
    named(words, name, SOFT_HYPHEN)
}

fn named(words: &Words, name: &str, hyphen: &str) -> String {
    let key = Key::of_card(name).filter(|key| words.has(*key));
    key.map_or_else(|| name.to_owned(), |key| words.text(key).replace(BREAK, hyphen))
}

/// A monster's name as it is printed on its card.
pub fn monster_printed(words: &Words, content: &Content, monster: Monster) -> String {
    card_printed(words, content.monster_name(monster))
}

/// The name of what is on the back of a monster, as it is printed there.
pub fn won_printed(words: &Words, content: &Content, card: Won) -> String {
    card_printed(words, content.reward_name(card))
}

/// The name of a starting card as it is printed on it.
pub fn starting_printed(words: &Words, content: &Content, hero: Hero, card: Starting) -> String {
    card_printed(words, content.starting_name(hero, card))
}

/// "Cave rat".
pub fn monster_name(words: &Words, content: &Content, monster: Monster) -> String {
    card_name(words, content.monster_name(monster))
}

/// "Nimble paws": what is on the back of a monster.
pub fn won_name(words: &Words, content: &Content, card: Won) -> String {
    card_name(words, content.reward_name(card))
}

/// "Spark".
pub fn starting_name(words: &Words, content: &Content, hero: Hero, card: Starting) -> String {
    card_name(words, content.starting_name(hero, card))
}

/// A monster for [`Words::say`], its name in quotation marks.
pub(super) fn monster_noun(words: &Words, content: &Content, monster: Monster) -> Arg<'static> {
    Arg::labeled(key::GOBLIN_NAMED_MONSTER, monster_name(words, content, monster))
}

/// A won card for [`Words::say`], its name in quotation marks.
pub(super) fn won_noun(words: &Words, content: &Content, card: Won) -> Arg<'static> {
    Arg::labeled(key::GOBLIN_NAMED_CARD, won_name(words, content, card))
}

/// A card for [`Words::say`]: its name in quotation marks, or "a starting card" if that is all one knows.
pub(super) fn card_noun(
    words: &Words,
    content: &Content,
    hero: Option<Hero>,
    card: Shown,
) -> Arg<'static> {
    match (card, hero) {
        (Shown::Card(Card::Won(card)), _) => won_noun(words, content, card),
        (Shown::Card(Card::Starting(card)), Some(hero)) => {
            Arg::labeled(key::GOBLIN_NAMED_CARD, starting_name(words, content, hero, card))
        }
        (Shown::Card(Card::Starting(_)), None) | (Shown::Starting, _) => {
            Arg::noun(key::GOBLIN_STARTING_CARD)
        }
    }
}

/// What the back of a card says of it.
pub(super) fn shown(back: Back) -> Shown {
    match back {
        Back::Starting => Shown::Starting,
        Back::Won(card) => Shown::Card(Card::Won(card)),
    }
}
