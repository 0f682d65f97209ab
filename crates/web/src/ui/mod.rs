//! Small parts that screens and tables are made of. They know no game.

mod choices;
pub mod decimal;
mod dialog;
mod enlarged;
mod file_drop;
pub mod html;
mod icon;
mod language;
mod markup;
mod page;
mod pressed;
mod shortcuts;
mod slider;
mod switch;

pub(crate) use choices::{Choice, Choices};
pub(crate) use dialog::{Dialog, opened_by};
pub(crate) use enlarged::Enlarged;
pub(crate) use file_drop::FileDrop;
pub(crate) use icon::{Icon, picture};
pub(crate) use language::{LanguageChoice, capital};
pub(crate) use markup::Markup;
pub(crate) use page::Page;
pub(crate) use pressed::pressed_row;
pub use shortcuts::{Shortcut, Shortcuts};
pub(crate) use slider::Slider;
pub(crate) use switch::{Switch, switch, switch_words};
