//! The program as a shell sees it.

mod odds;
mod play;
mod replay;
mod sim;
mod support;
mod wrong;
