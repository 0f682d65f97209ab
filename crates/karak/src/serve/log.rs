//! Where a server tells what happens: standard error, without names or secrets.

use std::io::IsTerminal as _;

use anyhow::{Context as _, Result};
use tracing_subscriber::EnvFilter;

use crate::cli::ServeOptions;

/// Changes how much is told.
pub(crate) type Retell = Box<dyn Fn(EnvFilter) + Send + Sync>;

/// Begins to tell.
pub(crate) fn begin(options: &ServeOptions) -> Result<Retell> {
    let filter = level(options)?;
    // Where a line cannot be written, nothing else can be said either: saying so would panic.
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).log_internal_errors(false);
    // A second log would be a fault of this program, and is none of the host's business; nor is one that is gone.
    if options.log_json == Some(true) {
        let log = log.json().with_env_filter(filter).with_filter_reloading();
        let handle = log.reload_handle();
        let _ = log.try_init();
        return Ok(Box::new(move |filter| drop(handle.reload(filter))));
    }
    let log = log.with_ansi(std::io::stderr().is_terminal());
    let log = log.with_env_filter(filter).with_filter_reloading();
    let handle = log.reload_handle();
    let _ = log.try_init();
    Ok(Box::new(move |filter| drop(handle.reload(filter))))
}

/// How much these options want to be told.
pub(crate) fn level(options: &ServeOptions) -> Result<EnvFilter> {
    let level = options.log.as_deref().unwrap_or("info");
    EnvFilter::try_new(level)
        .with_context(|| format!("`{level}` is no level; it is error, warn, info or debug"))
}
