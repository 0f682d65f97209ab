//! Which screen is shown: the part of the address behind `#`, so that the browser's way back works everywhere.

use std::fmt;
use std::str::FromStr;

use leptos::ev;

use super::{GameId, GameName};
use crate::platform::address;
use crate::prelude::*;

/// With whom a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// Alone, or with bots.
    Bots,
    /// Several people at one device.
    People,
}

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// Where everything begins.
    #[default]
    Home,
    /// Setting up a game.
    SetUp {
        /// Of which game.
        game: GameName,
        /// With whom, unless chosen otherwise.
        company: Company,
    },
    /// A game.
    Play(GameId),
    /// All saved games.
    Saved,
    /// The rules of a game, opened at a number if one is given.
    Rules {
        /// `dungeon` or `goblin`.
        game: String,
        /// Such as `K4.3`.
        number: Option<String>,
    },
    /// Settings.
    Settings,
    /// Credits.
    About,
}

impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("/"),
            Self::SetUp { game, company: Company::Bots } => write!(f, "/new/{}", game.name()),
            Self::SetUp { game, company: Company::People } => {
                write!(f, "/new/{}/people", game.name())
            }
            Self::Play(id) => write!(f, "/play/{id}"),
            Self::Saved => f.write_str("/saved"),
            Self::Rules { game, number: None } => write!(f, "/rules/{game}"),
            Self::Rules { game, number: Some(number) } => write!(f, "/rules/{game}/{number}"),
            Self::Settings => f.write_str("/settings"),
            Self::About => f.write_str("/about"),
        }
    }
}

impl FromStr for Screen {
    type Err = std::convert::Infallible;

    /// Anything unknown is home.
    fn from_str(fragment: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = fragment.split('/').filter(|part| !part.is_empty()).collect();
        let known_game = |game: &str| GameName::of(game).is_some();
        Ok(match parts[..] {
            // Addresses from when there was one game.
            ["new"] => Self::set_up(GameName::Dungeon),
            ["new", "people"] => Self::SetUp { game: GameName::Dungeon, company: Company::People },
            ["new", game] => GameName::of(game).map_or(Self::Home, Self::set_up),
            ["new", game, "people"] => GameName::of(game)
                .map_or(Self::Home, |game| Self::SetUp { game, company: Company::People }),
            ["play", id] => id.parse().map_or(Self::Home, Self::Play),
            ["saved"] => Self::Saved,
            ["rules", game] if known_game(game) => {
                Self::Rules { game: game.to_owned(), number: None }
            }
            ["rules", game, number] if known_game(game) => {
                Self::Rules { game: game.to_owned(), number: Some(number.to_owned()) }
            }
            ["settings"] => Self::Settings,
            ["about"] => Self::About,
            _ => Self::Home,
        })
    }
}

/// Where one is, and how to get elsewhere.
#[derive(Clone, Copy)]
pub struct Navigation {
    screen: RwSignal<Screen>,
    /// The game that was left to look something up.
    left: RwSignal<Option<GameId>>,
}

impl Default for Navigation {
    fn default() -> Self {
        Self::new()
    }
}

impl Navigation {
    /// Follows the address.
    pub fn new() -> Self {
        let read = || address::fragment().parse().unwrap_or_default();
        let screen = RwSignal::new(read());
        let left = RwSignal::new(None);
        let listener = window_event_listener(ev::hashchange, move |_| {
            let next = read();
            if next == Screen::Home {
                left.set(None);
            } else if let Screen::Play(game) = screen.get_untracked() {
                left.set(Some(game));
            }
            screen.set(next);
        });
        on_cleanup(move || listener.remove());
        Self { screen, left }
    }

    /// The game that was left to look something up, and was not gone home from.
    pub fn left(self) -> Option<GameId> {
        self.left.get()
    }

    /// The screen that is shown.
    pub fn screen(self) -> Screen {
        self.screen.get()
    }

    /// Goes to a screen.
    pub fn go(self, screen: &Screen) {
        address::set_fragment(&screen.to_string());
    }
}

impl Screen {
    /// Setting up a game alone or with bots, unless chosen otherwise.
    pub const fn set_up(game: GameName) -> Self {
        Self::SetUp { game, company: Company::Bots }
    }

    /// The rules of a game, from their beginning.
    pub fn rules(game: &str) -> Self {
        Self::Rules { game: game.to_owned(), number: None }
    }

    /// Where a link to this screen leads.
    pub fn link(&self) -> String {
        format!("#{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screens_read_back_and_anything_else_is_home() {
        let rules = |number: Option<&str>| Screen::Rules {
            game: "goblin".to_owned(),
            number: number.map(str::to_owned),
        };
        for screen in [
            Screen::Home,
            Screen::set_up(GameName::Dungeon),
            Screen::SetUp { game: GameName::Goblin, company: Company::People },
            Screen::Play("7f".parse().unwrap()),
            Screen::Saved,
            rules(None),
            rules(Some("G4.3")),
            Screen::Settings,
            Screen::About,
        ] {
            assert_eq!(screen.to_string().parse(), Ok(screen));
        }
        for nonsense in
            ["", "x", "/play/../..", "/rules/chess", "/play/", "/new/1", "/new/1/people"]
        {
            assert_eq!(nonsense.parse(), Ok(Screen::Home), "{nonsense}");
        }
        assert_eq!("/new".parse(), Ok(Screen::set_up(GameName::Dungeon)));
        let people = Screen::SetUp { game: GameName::Dungeon, company: Company::People };
        assert_eq!("/new/people".parse(), Ok(people));
    }
}
