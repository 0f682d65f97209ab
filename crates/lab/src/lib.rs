//! Simulation: batches of games, what they tell of heroes, seats and cards, and the model that tells
//! who will win.

mod aims;
mod balance;
mod batch;
mod calibration;
mod compare;
pub mod cores;
mod csv;
mod deal_luck;
mod duel;
mod dungeon;
mod elo;
mod fit;
mod flat;
mod gathered;
mod goblin;
mod html;
mod interval;
mod lines;
mod look;
mod measure;
#[cfg(feature = "parquet")]
mod parquet;
mod play;
mod rank;
mod report;
mod rows;
mod sprt;
mod study;
mod summary;
mod tension;
pub mod tune;
mod turns;

pub use aims::{Aim, AimUnit, aims};
pub use balance::{Balance, CardCount};
pub use batch::{Batch, Shard};
pub use calibration::{Bin, Calibration};
pub use compare::{Difference, Unit, WRONG, compare};
pub use csv::{CsvWriter, is_table_of};
pub use deal_luck::DealLuck;
pub use duel::{Deal, Seating, Thinking, duel};
pub use elo::{Meeting, Rating, ratings};
pub use fit::{Fitted, Position, Sampled, Sampler, fit, fit_and_test};
pub use flat::{Cell, Column, Flat, Kind};
pub use gathered::{Course, Gathered, Round};
pub use html::page;
pub use interval::{Mean, Share, wilson};
pub use lines::{
    Kind as RowKind, MAX_LINE, Played, Title, next_line, read_rows, read_title, write_line,
};
pub use look::Depth;
pub use measure::measure;
#[cfg(feature = "parquet")]
pub use parquet::ParquetWriter;
pub use play::{Simulator, Watch};
pub use report::{Figures, Report};
pub use rows::{GameRow, SeatRow, TurnRow};
pub use sprt::{Sprt, Verdict};
pub use study::{Counter, Deed, Study, TURN_LIMIT};
pub use summary::{Summary, Wins};
pub use tension::Tension;
pub use turns::TurnWatch;
