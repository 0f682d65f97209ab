//! The program as a shell sees it.

mod goblin;
mod odds;
mod play;
mod replay;
mod sim;
mod support;
mod wrong;
