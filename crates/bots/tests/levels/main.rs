//! What every level of bot promises, in both games.

mod dungeon;
mod goblin;
mod support;
