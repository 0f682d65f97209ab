//! The config file.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow};

use crate::cli::ServeOptions;

pub(super) fn read(path: &Path) -> Result<ServeOptions> {
    let text = std::fs::read_to_string(path)
        .with_context(|| format!("{} could not be read", path.display()))?;
    toml::from_str(&text)
        .map_err(|error| anyhow!("{} is no config file: {}", path.display(), told(&error, &text)))
}

/// What is wrong, and in which line. The line itself may have the password of a database, and this goes to a log.
fn told(error: &toml::de::Error, text: &str) -> String {
    let span = error.span().unwrap_or_default();
    let line = text.get(..span.start).unwrap_or_default().matches('\n').count() + 1;
    let mut message = error.message().to_owned();
    // A value in the wrong place is repeated.
    if message.starts_with("invalid type: string")
        && let Some((_, expected)) = message.rsplit_once(", expected ")
    {
        message = format!("invalid type: string, expected {expected}");
    }
    format!("line {line}: {message}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_is_told_without_what_is_written_there() {
        let told = |text: &str| {
            let error = toml::from_str::<ServeOptions>(text).unwrap_err();
            let told = told(&error, text);
            assert!(!told.contains("secret"), "{told}");
            told
        };
        let line = "database = postgres://karak:secret@db/karak\n";
        assert!(told(&format!("tables = 5\n{line}")).starts_with("line 2: "));
        assert!(
            told("\n\ndatabase = \"postgres://karak:secret@db/karak\n").starts_with("line 3: ")
        );
        let wrong = told("tables = \"postgres://karak:secret@db/karak\"");
        assert_eq!(wrong, "line 1: invalid type: string, expected usize");
        assert!(told("lisen = \"secret\"").starts_with("line 1: unknown field `lisen`"));
    }
}
