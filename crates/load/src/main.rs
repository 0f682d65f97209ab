//! Many people at many tables in one process: what `cargo xtask bench server` measures a server with.
//!
//! It reads orders from standard input, one a line, and answers each with a line of JSON, so that whoever runs it can look
//! at the server in between (see `orders.rs`). Players of one table are here together: the time from one's command to the
//! last one's update is read off one clock.

mod crowd;
mod figures;
mod fill;
mod http;
mod orders;
mod person;
mod table_task;

use std::env;
use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

const USAGE: &str = "\
karak-load ADDRESS…         carry out orders from standard input against the server at ADDRESS, such as 127.0.0.1:5275,
                            or against several servers of one database
karak-load fill FILE N      copy the first table of the database FILE until there are N";

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["fill", file, count] => {
            fill::fill(Path::new(file), count.parse().context("N is a number")?).await
        }
        [] => bail!("{USAGE}"),
        ref addresses => {
            let parsed = addresses.iter().map(|address| address.parse::<SocketAddr>());
            let servers: Vec<SocketAddr> =
                parsed.collect::<Result<_, _>>().context("an address is 127.0.0.1:5275")?;
            orders::carry_out(servers.into()).await
        }
    }
}
