//! Karak: Goblin in every language.

mod cards;
mod everything;
mod grammar;
mod names;
#[path = "../support/mod.rs"]
mod support;
