//! Small parts that screens and tables are made of.

mod choices;
mod dialog;
mod icon;
mod language;
mod page;
pub mod pictures;
mod portrait;
mod switch;

pub(crate) use choices::{Choice, Choices};
pub(crate) use dialog::Dialog;
pub(crate) use icon::Icon;
pub(crate) use language::LanguageChoice;
pub(crate) use page::Page;
pub(crate) use portrait::Portrait;
pub(crate) use switch::Switch;
