//! The keys of all texts, as constants: `UI_SAVED` is `ui-saved` of `text/en.ftl`, with the English text as its
//! documentation. `build.rs` makes them, so that a key without a text does not compile; `tidy` finds texts that
//! nobody says.

/// The key of a text. There is a constant for each; nobody can make another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(&'static str);

impl Key {
    /// As the files of `text/` write it.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The key of a card's name by what is in a card file, if it is a card of a set that comes with the game. A key has
    /// letters and digits in lower case, and a hyphen for all between them; keys are ASCII, so a name with other
    /// letters has none, whatever their case.
    ///
    /// ```
    /// use words::{Key, key};
    ///
    /// assert_eq!(Key::of_card("Two-headed ogre"), Some(key::CARD_TWO_HEADED_OGRE));
    /// assert_eq!(Key::of_card("Three-headed ogre"), None);
    /// ```
    pub fn of_card(name: &str) -> Option<Self> {
        let mut key = "card".to_owned();
        let parts = name.split(|letter: char| !letter.is_alphanumeric());
        for part in parts.filter(|part| !part.is_empty()) {
            key.push('-');
            key.push_str(&part.to_ascii_lowercase());
        }
        let found = CARDS.binary_search_by(|card| card.name().cmp(key.as_str()));
        found.ok().map(|index| CARDS[index])
    }
}

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
