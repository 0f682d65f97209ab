//! The names of cards. Those of the sets that come with the game are translated; a card of somebody's own set is
//! called what its file calls it.

use goblin::{Back, Card, Content, Hero, Monster, Shown, Starting, Won};

use crate::{Arg, Words};

/// The key of a card's name in the texts: letters and digits in lower case, a hyphen for all between them. Keys are
/// ASCII, so a name with other letters has none, whatever their case.
///
/// ```
/// assert_eq!(words::goblin::card_key("Two-headed ogre"), "card-two-headed-ogre");
/// ```
pub fn card_key(name: &str) -> String {
    let parts = name.split(|letter: char| !letter.is_alphanumeric());
    let mut key = "card".to_owned();
    for part in parts.filter(|part| !part.is_empty()) {
        key.push('-');
        key.push_str(&part.to_ascii_lowercase());
    }
    key
}

/// The name of a card whose file calls it `name`: "Cave rat".
pub fn card_name(words: &Words, name: &str) -> String {
    let key = card_key(name);
    if words.has(&key) { words.text(&key) } else { name.to_owned() }
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
    Arg::labeled("goblin-named-monster", monster_name(words, content, monster))
}

/// A won card for [`Words::say`], its name in quotation marks.
pub(super) fn won_noun(words: &Words, content: &Content, card: Won) -> Arg<'static> {
    Arg::labeled("goblin-named-card", won_name(words, content, card))
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
            Arg::labeled("goblin-named-card", starting_name(words, content, hero, card))
        }
        (Shown::Card(Card::Starting(_)), None) | (Shown::Starting, _) => {
            Arg::noun("goblin-starting-card")
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
