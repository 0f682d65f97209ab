//! Simulation: how balanced heroes, seats and cards are.

mod balance;
mod interval;
mod measure;
mod report;

pub use balance::{Balance, CardCount};
pub use interval::{Mean, Share};
pub use measure::measure;
pub use report::Report;
