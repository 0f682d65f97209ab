//! The screens around the table.

mod about;
mod home;
mod play;
mod rules;
mod saved;
mod set_up;
mod settings;
mod unreadable;

pub(crate) use about::About;
pub(crate) use home::Home;
pub(crate) use play::Play;
pub(crate) use rules::RulesReader;
pub(crate) use saved::Saved;
pub(crate) use set_up::SetUp;
pub(crate) use settings::SettingsScreen;
