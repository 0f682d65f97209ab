//! Where a server tells what happens: standard error, without names or secrets.

use std::io::IsTerminal as _;
use std::panic;

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

/// What breaks off is told like everything else: where, and not with which words, which could hold a name or a secret.
pub(crate) fn tell_what_breaks_off() {
    panic::set_hook(Box::new(|broken| {
        let at = broken.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(at, "a part of the program broke off");
    }));
}

/// How much these options want to be told.
pub(crate) fn level(options: &ServeOptions) -> Result<EnvFilter> {
    let level = options.log.as_deref().unwrap_or("info");
    EnvFilter::try_new(level)
        .with_context(|| format!("`{level}` is no level; it is error, warn, info or debug"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn what_breaks_off_is_a_line_of_the_log_and_says_no_secret() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let writer = Arc::new(file.reopen().unwrap());
        let log = tracing_subscriber::fmt().json().with_writer(writer).finish();
        let before = panic::take_hook();
        tell_what_breaks_off();
        tracing::subscriber::with_default(log, || {
            assert!(panic::catch_unwind(|| panic!("the secret of {}", "Anna")).is_err());
        });
        panic::set_hook(before);
        let told = std::fs::read_to_string(file.path()).unwrap();
        let line: serde_json::Value = serde_json::from_str(told.trim_end()).unwrap();
        assert_eq!((&line["level"], told.lines().count()), (&"ERROR".into(), 1), "{told}");
        let at = line["fields"]["at"].as_str().unwrap();
        assert!(at.contains("log.rs:"), "{told}");
        assert!(!told.contains("secret") && !told.contains("Anna"), "{told}");
    }
}
