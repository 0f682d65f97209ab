//! `karak admin`: what whoever hosts a server can see of it and do.
//!
//! The server listens on a socket in its data folder, and answers the user that it runs as, and root. There is no password, and
//! no way there from outside.

#[cfg(unix)]
mod ask;
#[cfg(unix)]
mod blocked;
#[cfg(unix)]
mod command;
#[cfg(unix)]
mod listen;
mod report;
#[cfg(unix)]
mod routes;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Result;
use server::{Gate, Server};

use crate::cli::{AdminArgs, ServeOptions};

/// What the routes share.
#[derive(Clone)]
pub(crate) struct Upkeep {
    pub(crate) server: Server,
    pub(crate) gate: Arc<Gate>,
    /// The options that the server was started with.
    pub(crate) options: Arc<ServeOptions>,
}

/// Asks a running server.
pub(crate) fn run(args: &AdminArgs) -> Result<ExitCode> {
    #[cfg(unix)]
    return command::run(args);
    #[cfg(not(unix))]
    {
        let _ = args;
        anyhow::bail!("`karak admin` needs a socket in a folder, which only Unix has")
    }
}

/// Answers for as long as it is polled, if the server has a folder. One without it works as well.
pub(crate) async fn answer(folder: Option<&Path>, upkeep: Upkeep) {
    #[cfg(unix)]
    if let Some(folder) = folder {
        listen::answer(folder, upkeep).await;
    }
    #[cfg(not(unix))]
    let _ = (folder, upkeep);
    std::future::pending::<()>().await;
}
