//! Tables online: one program, one file, nothing lost.
//!
//! From below: `store` keeps the logs of tables and knows nothing of them; `room` is a table without I/O, what its log comes
//! to and who may do what; `live` has a task for each table that somebody is at; `http` is the way there.

mod bucket;
mod check;
mod figures;
mod http;
mod live;
mod names;
mod rates;
mod room;
mod serve;
mod server;
pub mod store;

pub use self::check::{Checked, check};
pub use self::room::Played;
pub use self::serve::{Limits, serve};
pub use self::server::{Server, Settings};
