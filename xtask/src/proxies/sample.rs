//! The samples of `docs/proxy`: each with the options that karak is to be started with.

use std::fs;

use anyhow::{Context as _, Result};

use super::proxy::Kind;
use crate::workspace::Workspace;

/// The line of a sample that says how to start karak begins with this.
const START: &str = "#   karak serve ";

/// A sample, or what somebody made of it.
#[derive(Clone)]
pub(super) struct Sample {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) text: String,
    /// The options of `karak serve`.
    pub(super) options: Vec<String>,
}

impl Sample {
    const ALL: [(&'static str, Kind); 4] = [
        ("nginx.conf", Kind::Nginx),
        ("nginx-below-a-path.conf", Kind::Nginx),
        ("Caddyfile", Kind::Caddy),
        ("Caddyfile-below-a-path", Kind::Caddy),
    ];

    /// All of them.
    pub(super) fn all(workspace: &Workspace) -> Result<Vec<Self>> {
        Self::ALL.iter().map(|&(name, kind)| Self::read(workspace, name, kind)).collect()
    }

    fn read(workspace: &Workspace, name: &'static str, kind: Kind) -> Result<Self> {
        let text = fs::read_to_string(workspace.file("docs/proxy").join(name))
            .with_context(|| format!("docs/proxy/{name} is missing"))?;
        let start = text.lines().find_map(|line| line.strip_prefix(START));
        let start =
            start.with_context(|| format!("docs/proxy/{name} does not say how to start karak"))?;
        let options = start.split_whitespace().map(String::from).collect();
        Ok(Self { name, kind, text, options })
    }

    /// The address that people open, which is told by `--public-url`, with the port of a test.
    pub(super) fn url(&self, port: u16) -> Option<String> {
        let mut options = self.options.iter().skip_while(|option| *option != "--public-url");
        let (scheme, rest) = options.nth(1)?.split_once("://")?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        Some(format!("{scheme}://{host}:{port}/{path}"))
    }

    /// The options with that address.
    pub(super) fn options(&self, port: u16) -> Vec<String> {
        let mut options = self.options.clone();
        let place = options.iter().position(|option| option == "--public-url");
        if let (Some(place), Some(url)) = (place, self.url(port)) {
            options[place + 1] = url;
        }
        options
    }

    /// The sample with a mistake in it.
    pub(super) fn with(mut self, right: &str, wrong: &str) -> Result<Self> {
        let mistaken = self.text.replace(right, wrong);
        if mistaken == self.text {
            anyhow::bail!("docs/proxy/{} has no `{right}` to be left out", self.name);
        }
        self.text = mistaken;
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Sample};

    #[test]
    fn options_are_those_of_the_sample_at_another_port() {
        let options = "--public-url https://example.org/karak/ --trusted-proxies 127.0.0.1";
        let options = options.split(' ').map(String::from).collect();
        let sample = Sample { name: "x", kind: Kind::Nginx, text: String::new(), options };
        assert_eq!(sample.url(99).unwrap(), "https://example.org:99/karak/");
        assert_eq!(sample.options(99)[1], "https://example.org:99/karak/");
        assert!(sample.with("a", "b").is_err());
    }
}
