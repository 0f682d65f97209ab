//! What a look back at a game promises, whoever played it and however it ended.

mod dungeon;
mod goblin;
mod support;
