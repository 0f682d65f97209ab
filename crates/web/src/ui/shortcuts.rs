//! Keys that do something as long as what shows them is on the page.

use std::rc::Rc;

use crate::prelude::*;

/// A key, by what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    /// Enter: the thing to do.
    Main,
    /// A number.
    Digit(u8),
    /// Anything else, by the name that browsers have for it; capitals are keys of their own.
    Key(&'static str),
}

impl Shortcut {
    /// The number with which the entry at this place of a list is chosen, if it has one.
    pub fn nth(place: usize) -> Option<Self> {
        u8::try_from(place + 1).ok().filter(|number| *number < 10).map(Self::Digit)
    }

    /// What the small sign beside a button says.
    pub fn sign(self) -> Option<String> {
        match self {
            Self::Digit(number) => Some(number.to_string()),
            Self::Key(name) => Some(name.to_uppercase()),
            Self::Main => None,
        }
    }

    /// Whether this is what a browser calls a key.
    fn is(self, key: &str) -> bool {
        match self {
            Self::Main => key == "Enter",
            Self::Digit(number) => key.parse() == Ok(number),
            Self::Key(name) => key == name,
        }
    }
}

type Press = Rc<dyn Fn()>;

/// All keys that do something now; those that came last go first.
#[derive(Clone, Copy)]
pub struct Shortcuts {
    known: StoredValue<Known, LocalStorage>,
}

#[derive(Default)]
struct Known {
    next: u32,
    keys: Vec<(u32, Shortcut, Press)>,
}

impl Default for Shortcuts {
    fn default() -> Self {
        Self::new()
    }
}

impl Shortcuts {
    /// None yet.
    pub fn new() -> Self {
        Self { known: StoredValue::new_local(Known::default()) }
    }

    /// A key does this, until whoever says so has gone from the page. Without a key nothing does.
    pub fn on(self, shortcut: impl Into<Option<Shortcut>>, press: impl Fn() + 'static) {
        let Some(shortcut) = shortcut.into() else { return };
        let number = self.known.try_update_value(|known| {
            known.next += 1;
            known.keys.push((known.next, shortcut, Rc::new(press)));
            known.next
        });
        on_cleanup(move || {
            // All of them may have gone before.
            self.known.try_update_value(|known| {
                known.keys.retain(|(other, ..)| Some(*other) != number);
            });
        });
    }

    /// Does what this key does. Whether it does anything.
    pub fn press(self, key: &str) -> bool {
        let found = self.known.with_value(|known| {
            let found = known.keys.iter().rev().find(|(_, shortcut, _)| shortcut.is(key));
            found.map(|(_, _, press)| Rc::clone(press))
        });
        // Whatever it does may bring other keys.
        found.as_ref().is_some_and(|press| {
            press();
            true
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Shortcut;

    #[test]
    fn keys_are_known_by_what_browsers_call_them() {
        assert!(Shortcut::Main.is("Enter") && !Shortcut::Main.is("e"));
        assert!(Shortcut::Digit(2).is("2") && !Shortcut::Digit(2).is("12"));
        assert!(Shortcut::Key("r").is("r") && !Shortcut::Key("r").is("R"));
        assert_eq!(Shortcut::nth(8), Some(Shortcut::Digit(9)));
        assert_eq!(Shortcut::nth(9), None);
        assert_eq!(Shortcut::Digit(3).sign().as_deref(), Some("3"));
        assert_eq!(Shortcut::Key("s").sign().as_deref(), Some("S"));
    }
}
