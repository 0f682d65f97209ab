//! The screens there are, and how addresses name them.

use std::fmt;
use std::str::FromStr;

use super::{GameId, GameName};

/// With whom a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// Alone, or with bots.
    Bots,
    /// Several people at one device.
    People,
    /// People at devices of their own, at a table that a server keeps.
    Online,
}

/// Where a game that is watched comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WatchedGame {
    /// This browser keeps it.
    Kept(GameId),
    /// It is in the address itself, packed.
    Link(String),
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
    /// A game that is watched.
    Watch {
        /// Which.
        game: WatchedGame,
        /// From the beginning of this turn on.
        turn: Option<u16>,
    },
    /// Tables online.
    Online,
    /// A table online.
    Table {
        /// What it is found by.
        code: String,
        /// Whether this device is the table itself.
        screen: bool,
    },
    /// This device becomes a guest's, by the secret of a personal link.
    Me(String),
    /// All saved games.
    Saved,
    /// How one's games ended.
    History,
    /// The quick start of a game, or its rules, opened at a number if one is given.
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
            Self::SetUp { game, company: Company::Online } => {
                write!(f, "/new/{}/online", game.name())
            }
            Self::Online => f.write_str("/online"),
            Self::Table { code, screen: false } => write!(f, "/table/{code}"),
            Self::Table { code, screen: true } => write!(f, "/table/{code}/screen"),
            Self::Me(token) => write!(f, "/me/{token}"),
            Self::Play(id) => write!(f, "/play/{id}"),
            Self::Watch { game, turn } => {
                match game {
                    WatchedGame::Kept(id) => write!(f, "/watch/{id}")?,
                    WatchedGame::Link(packed) => write!(f, "/game/{packed}")?,
                }
                turn.map_or(Ok(()), |turn| write!(f, "/{turn}"))
            }
            Self::Saved => f.write_str("/saved"),
            Self::History => f.write_str("/history"),
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
            ["new", game, "online"] => GameName::of(game)
                .map_or(Self::Home, |game| Self::SetUp { game, company: Company::Online }),
            ["online"] => Self::Online,
            ["table", code] => Self::Table { code: code.to_owned(), screen: false },
            ["table", code, "screen"] => Self::Table { code: code.to_owned(), screen: true },
            ["me", token] => Self::Me(token.to_owned()),
            ["play", id] => id.parse().map_or(Self::Home, Self::Play),
            ["watch", id] => Self::watch(id.parse().ok().map(WatchedGame::Kept), None),
            ["watch", id, turn] => Self::watch(id.parse().ok().map(WatchedGame::Kept), Some(turn)),
            // What a link lacks is for the reader of the link to say.
            ["game"] => Self::watch(Some(WatchedGame::Link(String::new())), None),
            ["game", packed] => Self::watch(Some(WatchedGame::Link(packed.to_owned())), None),
            ["game", packed, turn] => {
                Self::watch(Some(WatchedGame::Link(packed.to_owned())), Some(turn))
            }
            ["saved"] => Self::Saved,
            ["history"] => Self::History,
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

impl Screen {
    /// Setting up a game alone or with bots, unless chosen otherwise.
    pub const fn set_up(game: GameName) -> Self {
        Self::SetUp { game, company: Company::Bots }
    }

    fn watch(game: Option<WatchedGame>, turn: Option<&str>) -> Self {
        let turn = turn.and_then(|turn| turn.parse().ok());
        game.map_or(Self::Home, |game| Self::Watch { game, turn })
    }

    /// Whether a table is shown, on which nothing else may lie.
    pub const fn is_table(&self) -> bool {
        matches!(self, Self::Play(_) | Self::Watch { .. } | Self::Table { .. })
    }

    /// The quick start of a game.
    pub fn rules(game: &str) -> Self {
        Self::Rules { game: game.to_owned(), number: None }
    }

    /// All rules of a game, behind its quick start.
    pub fn all_rules(game: &str) -> Self {
        Self::Rules { game: game.to_owned(), number: Some("all".to_owned()) }
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
            Screen::Watch { game: WatchedGame::Kept("7f".parse().unwrap()), turn: None },
            Screen::Watch { game: WatchedGame::Kept("7f".parse().unwrap()), turn: Some(12) },
            Screen::Watch { game: WatchedGame::Link("aB-_9".to_owned()), turn: None },
            Screen::Watch { game: WatchedGame::Link("aB-_9".to_owned()), turn: Some(3) },
            Screen::SetUp { game: GameName::Goblin, company: Company::Online },
            Screen::Online,
            Screen::Table { code: "AB12C".to_owned(), screen: false },
            Screen::Table { code: "AB12C".to_owned(), screen: true },
            Screen::Me("00ff".to_owned()),
            Screen::Saved,
            Screen::History,
            rules(None),
            rules(Some("G4.3")),
            Screen::Settings,
            Screen::About,
        ] {
            assert_eq!(screen.to_string().parse(), Ok(screen));
        }
        for nonsense in [
            "",
            "x",
            "/play/../..",
            "/rules/chess",
            "/play/",
            "/watch/x",
            "/new/1",
            "/new/1/people",
        ] {
            assert_eq!(nonsense.parse(), Ok(Screen::Home), "{nonsense}");
        }
        assert_eq!("/new".parse(), Ok(Screen::set_up(GameName::Dungeon)));
        let people = Screen::SetUp { game: GameName::Dungeon, company: Company::People };
        assert_eq!("/new/people".parse(), Ok(people));
    }
}
