//! The engines that the page is checked in, each Debian's own, installed when it is missing.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::debian;
use crate::process::find_program;

/// An engine of browsers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    pub(super) const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// What it is called on the command line and in the tests.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The engine of this name.
    fn named(name: &str) -> Result<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name).with_context(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            format!("there is no engine `{name}`; there are {names}")
        })
    }

    /// Programs that tests start, with Debian's packages that have them; the first is the engine, or what drives it.
    fn programs(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Chromium => &[("chromium", "chromium")],
            Self::Firefox => &[("firefox-esr", "firefox-esr")],
            // It has no mode without a window, so it gets a display that nobody sees; `import` photographs that.
            Self::WebKit => &[
                ("WebKitWebDriver", "webkit2gtk-driver"),
                ("Xvfb", "xvfb"),
                ("import", "imagemagick"),
            ],
        }
    }

    /// Where the engine is, or what drives it. Whatever of it is missing is installed.
    pub(super) fn find(self) -> Result<PathBuf> {
        let is_missing = |(program, _): &&(&str, &str)| find_program(program).is_none();
        let missing = self.programs().iter().filter(is_missing).map(|(_, package)| *package);
        let missing: Vec<&str> = missing.collect();
        if !missing.is_empty() {
            debian::install(&missing)
                .with_context(|| format!("the browser test in {} needs them", self.name()))?;
        }
        let mut found = Vec::new();
        for (program, package) in self.programs() {
            found.push(find_program(program).with_context(|| {
                format!(
                    "Debian's package `{package}` is installed, but there is no program `{program}`"
                )
            })?);
        }
        Ok(found.swap_remove(0))
    }
}

/// What `cargo xtask browser` is asked for: scenarios in engines.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) engines: Vec<Engine>,
    /// All when it is empty.
    pub(super) names: Vec<String>,
}

impl Asked {
    pub(super) fn parse(arguments: &[String]) -> Result<Self> {
        let mut asked = Self { engines: Vec::new(), names: Vec::new() };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            if argument == "--engine" {
                let name = arguments.next().context("`--engine` wants the name of an engine")?;
                asked.engines.push(Engine::named(name)?);
            } else if argument.starts_with('-') {
                bail!(
                    "`cargo xtask browser` takes names of scenarios, `--engine`, `--screenshots`, `--pictures` or \
                     `--icons`, not `{argument}`"
                );
            } else {
                asked.names.push(argument.clone());
            }
        }
        if asked.engines.is_empty() {
            asked.engines = Engine::ALL.to_vec();
        }
        Ok(asked)
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, Engine};

    fn parse(text: &str) -> Result<Asked, String> {
        let words: Vec<String> = text.split_whitespace().map(String::from).collect();
        Asked::parse(&words).map_err(|error| error.to_string())
    }

    #[test]
    fn every_engine_is_asked_unless_one_is_named() {
        let asked = parse("home whole-game").unwrap();
        assert_eq!(asked.engines, Engine::ALL);
        assert_eq!(asked.names, ["home", "whole-game"]);
        let asked = parse("--engine firefox").unwrap();
        assert_eq!(asked, Asked { engines: vec![Engine::Firefox], names: Vec::new() });
    }

    #[test]
    fn what_is_unknown_is_refused() {
        let error = parse("--engine lynx").unwrap_err();
        assert!(error.contains("no engine `lynx`; there are chromium, firefox, webkit"), "{error}");
        assert!(parse("--engine").unwrap_err().contains("wants the name"));
        assert!(parse("--fast").unwrap_err().contains("not `--fast`"));
    }
}
