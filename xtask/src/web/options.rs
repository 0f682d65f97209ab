//! What `cargo xtask web` can be asked for.

use std::path::PathBuf;

use anyhow::{Result, bail};

use super::{Quality, Way};

/// How the page gets built, and where a copy of it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Options {
    pub(super) way: Way,
    pub(super) quality: Quality,
    /// A folder for any file server.
    pub(super) copy_to: Option<PathBuf>,
}

impl Options {
    /// The page as people get it.
    pub(crate) fn release() -> Self {
        Self { way: Way::wanted(false), quality: Quality::Release, copy_to: None }
    }

    /// The page that is there in seconds.
    pub(crate) fn dev() -> Self {
        Self { quality: Quality::Dev, ..Self::release() }
    }

    /// What the command line asks for.
    pub(crate) fn parse(arguments: &[String]) -> Result<Self> {
        let mut options = Self::release();
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--dev" => options.quality = Quality::Dev,
                "--debian" => options.way = Way::Debian,
                "--static" => match arguments.next().filter(|folder| !folder.starts_with("--")) {
                    Some(folder) => options.copy_to = Some(folder.into()),
                    None => {
                        bail!("`--static` needs the folder that the page goes to: `--static DIR`")
                    }
                },
                unknown => bail!(
                    "`cargo xtask web` takes `--dev`, `--static DIR` and `--debian`, not `{unknown}`"
                ),
            }
        }
        if options.quality == Quality::Dev && options.copy_to.is_some() {
            bail!(
                "`--dev` makes a large page for whoever works on it, `--static` one for others to play: \
                 use one of them"
            );
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Options, Quality, Way};

    fn parse(text: &str) -> Result<Options, String> {
        let words: Vec<String> = text.split_whitespace().map(String::from).collect();
        Options::parse(&words).map_err(|error| error.to_string())
    }

    #[test]
    fn flags_combine_in_any_order() {
        assert_eq!(parse("").unwrap(), Options::release());
        let options = parse("--debian --dev").unwrap();
        assert_eq!((options.way, options.quality), (Way::Debian, Quality::Dev));
        let options = parse("--static some/folder --debian").unwrap();
        assert_eq!(options.copy_to.as_deref(), Some(Path::new("some/folder")));
        assert_eq!((options.way, options.quality), (Way::Debian, Quality::Release));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        assert!(parse("--fast").unwrap_err().contains("not `--fast`"));
        assert!(parse("--static").unwrap_err().contains("--static DIR"));
        assert!(parse("--static --debian").unwrap_err().contains("--static DIR"));
        assert!(parse("--dev --static x").unwrap_err().contains("use one of them"));
    }
}
