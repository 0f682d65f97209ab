//! Packages from npm that lie in the page: fonts and icons.

use std::fs;

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::Component;
use crate::workspace::Workspace;

/// What is in front of a package's name in a lock file.
const FOLDER: &str = "node_modules/";

pub(super) fn components(workspace: &Workspace) -> Result<Vec<Component>> {
    let file = fs::read_to_string(workspace.file("crates/web/package-lock.json"))?;
    let lock: Value = serde_json::from_str(&file).context("a package-lock.json is no JSON")?;
    let wanted = lock["packages"][""]["dependencies"].as_object().context("no packages")?;
    wanted.keys().map(|name| component(&lock, name)).collect()
}

fn component(lock: &Value, name: &str) -> Result<Component> {
    let package = &lock["packages"][format!("{FOLDER}{name}")];
    let version = package["version"].as_str().with_context(|| format!("{name} has no version"))?;
    Ok(Component {
        name: name.to_owned(),
        version: version.to_owned(),
        // The sign for a scope is written as a number in such names.
        purl: format!("pkg:npm/{}@{version}", name.replace('@', "%40")),
        license: package["license"].as_str().map(str::to_owned),
        hash: None,
        uses: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::components;
    use crate::workspace::Workspace;

    #[test]
    fn fonts_and_icons_are_listed_with_their_licences() {
        let found = components(&Workspace::find().unwrap()).unwrap();
        let icons = found.iter().find(|component| component.name.ends_with("/game-icons")).unwrap();
        assert_eq!(icons.license.as_deref(), Some("CC-BY-3.0"));
        assert!(icons.purl.starts_with("pkg:npm/%40iconify-json/game-icons@"), "{}", icons.purl);
        assert!(
            found
                .iter()
                .filter(|component| component.license.as_deref() == Some("OFL-1.1"))
                .count()
                == 2
        );
    }
}
