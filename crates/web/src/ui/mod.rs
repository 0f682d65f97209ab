//! Small parts that screens and tables are made of.

mod choices;
pub mod decimal;
mod dialog;
mod file_drop;
mod game_tabs;
pub mod html;
mod icon;
mod language;
mod markup;
mod page;
pub mod pictures;
mod portrait;
mod switch;

pub(crate) use choices::{Choice, Choices};
pub(crate) use dialog::{Dialog, opened_by};
pub(crate) use file_drop::FileDrop;
pub(crate) use game_tabs::GameTabs;
pub(crate) use icon::{Icon, picture};
pub(crate) use language::{LanguageChoice, capital};
pub(crate) use markup::Markup;
pub(crate) use page::Page;
pub(crate) use portrait::Portrait;
pub(crate) use switch::{Switch, switch, switch_words};
