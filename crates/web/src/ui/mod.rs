//! Small parts that screens and tables are made of.

mod dialog;
mod icon;
pub mod pictures;

pub(crate) use dialog::Dialog;
pub(crate) use icon::Icon;
