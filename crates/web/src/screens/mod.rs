//! The screens around the table, and the page that shows one of them.

mod about;
mod frame;
mod game_tabs;
mod history;
mod home;
mod later;
mod online;
mod part;
mod parts;
mod play;
mod rules;
mod saved;
mod set_up;
mod settings;
mod start;
mod unreadable;
mod watch;

use about::About;
use game_tabs::GameTabs;
use history::History;
use home::Home;
use online::{Hall, OnlineTable, TakeOver, elsewhere};
use parts::Parts;
use play::Play;
use rules::RulesReader;
use saved::Saved;
use set_up::SetUp;
use settings::SettingsScreen;
pub(crate) use start::start;
use watch::Watch;
