//! What every screen shares: language, settings, saved games, and where one is.

pub mod first_win;
mod game_name;
pub mod history;
pub mod lines;
mod navigation;
mod offline;
pub mod people;
mod saves;
mod screen;
mod settings;
mod speech;
mod taught;

pub use game_name::GameName;
pub use navigation::Navigation;
pub use offline::Offline;
pub use people::{Color, Person};
pub use saves::{GameId, SavedGame, Saves, Summary};
pub use screen::{Company, Screen, WatchedGame};
pub use settings::{Pace, Settings, TextSize, VOLUME};
pub use speech::{Speech, t};
pub use taught::Taught;
