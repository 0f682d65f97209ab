//! The two games: each draws its own table.

pub mod dungeon;
pub mod goblin;
