//! The program as a shell sees it.

mod duels;
mod fit;
mod goblin;
mod hints;
mod odds;
mod online;
mod play;
mod positions;
mod replay;
mod review;
mod rows;
mod sim;
mod support;
mod tune;
mod verify;
mod watched;
mod wrong;
