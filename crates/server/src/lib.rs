//! Tables online: one program, one file, nothing lost.
//!
//! From below: `store` keeps the logs of tables and knows nothing of them; `room` is a table without I/O, what its log comes
//! to and who may do what; `live` has a task for each table that somebody is at; `http` is the way there.

mod admin;
mod bucket;
mod check;
mod figures;
mod gate;
mod hooks;
mod http;
mod live;
mod moving;
mod names;
pub mod outside;
mod prune;
mod public_url;
mod rates;
mod room;
mod serve;
mod server;
pub mod store;

pub use self::admin::{Closing, Kept, LiveTable, Overview};
pub use self::check::{Checked, check};
pub use self::gate::{Block, Gate, GateRules, Limits, NoNetwork, Proxies};
pub use self::hooks::{HookLimits, Webhooks};
pub use self::moving::{Copied, NotCopied, backup, copy};
pub use self::prune::{Prune, Pruned, prune};
pub use self::public_url::{NoPublicUrl, PublicUrl};
pub use self::room::Played;
pub use self::serve::{serve, serve_through};
pub use self::server::{Server, Settings};
