//! The crates of the program, and those of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::Component;
use crate::process::{cargo, output};
use crate::workspace::Workspace;

/// What the page is built for.
const BROWSERS: &str = "wasm32-unknown-unknown";

/// Every crate that is in the program or the page. What only builds or tests them is not.
pub(super) fn components(workspace: &Workspace) -> Result<Vec<Component>> {
    let lock = fs::read_to_string(workspace.file("Cargo.lock"))?;
    let sums = sums(&lock);
    let mut found: BTreeMap<String, Component> = BTreeMap::new();
    let here = this_machine()?;
    for (root, target) in [("karak", here.as_str()), ("karak-web", BROWSERS)] {
        let text = output(cargo(workspace).args([
            "metadata",
            "--format-version=1",
            "--locked",
            "--filter-platform",
            target,
        ]))?;
        let metadata: Value = serde_json::from_str(&text).context("`cargo metadata` is no JSON")?;
        for component in used(&metadata, root, &sums)? {
            match found.get_mut(&component.purl) {
                Some(known) => known.uses.extend(component.uses),
                None => drop(found.insert(component.purl.clone(), component)),
            }
        }
    }
    Ok(found.into_values().collect())
}

/// What the program is built for: the kind of machine that this is, as the compiler names it.
fn this_machine() -> Result<String> {
    let said = output(Command::new("rustc").arg("-vV"))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("the compiler does not say what machine this is")?.to_owned())
}

/// The crates that one of the workspace uses, itself included.
fn used(
    metadata: &Value,
    root: &str,
    sums: &BTreeMap<(String, String), String>,
) -> Result<Vec<Component>> {
    let packages = list(&metadata["packages"]);
    let packages: BTreeMap<&str, &Value> =
        packages.iter().filter_map(|package| Some((package["id"].as_str()?, package))).collect();
    let nodes = list(&metadata["resolve"]["nodes"]);
    let nodes: BTreeMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["id"].as_str()?, node))).collect();
    let first = packages.iter().find(|(_, package)| package["name"] == root);
    let (first, _) = first.with_context(|| format!("there is no crate {root}"))?;
    let (mut waiting, mut seen) = (vec![*first], BTreeSet::from([*first]));
    let mut components = Vec::new();
    while let Some(id) = waiting.pop() {
        let package = packages.get(id).with_context(|| format!("{id} is no package"))?;
        let uses: Vec<&str> = nodes.get(id).map(|node| linked(node)).unwrap_or_default();
        waiting.extend(uses.iter().copied().filter(|id| seen.insert(id)));
        let purl_of = |id: &str| packages.get(id).map(|package| purl(package));
        let (name, version) = (text(&package["name"]), text(&package["version"]));
        let hash = sums.get(&(name.clone(), version.clone())).map(|sum| ("SHA-256", sum.clone()));
        components.push(Component {
            purl: purl(package),
            license: package["license"].as_str().map(expression),
            uses: uses.into_iter().filter_map(purl_of).collect(),
            name,
            version,
            hash,
        });
    }
    Ok(components)
}

/// The crates that are linked with one.
fn linked(node: &Value) -> Vec<&str> {
    let uses = list(&node["deps"]).iter().filter(|used| {
        let kinds = list(&used["dep_kinds"]);
        kinds.iter().any(|kind| kind["kind"].is_null())
    });
    uses.filter_map(|used| used["pkg"].as_str()).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn purl(package: &Value) -> String {
    format!("pkg:cargo/{}@{}", text(&package["name"]), text(&package["version"]))
}

/// Older crates write a slash for "or".
fn expression(license: &str) -> String {
    license.split('/').map(str::trim).collect::<Vec<_>>().join(" OR ")
}

/// The sums of the lock file, which is a list of blocks of `name = "value"`.
fn sums(lock: &str) -> BTreeMap<(String, String), String> {
    let blocks = lock.split("[[package]]").filter_map(|block| {
        let field = |name: &str| {
            let line =
                block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \""));
            line.and_then(|line| line.strip_suffix('"')).map(str::to_owned)
        };
        Some(((field("name")?, field("version")?), field("checksum")?))
    });
    blocks.collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{expression, sums, this_machine, used};

    #[test]
    fn the_program_is_built_for_this_machine() {
        let machine = this_machine().unwrap();
        assert!(machine.starts_with(std::env::consts::ARCH), "{machine}");
        assert!(machine.contains(std::env::consts::OS), "{machine}");
    }

    #[test]
    fn only_what_is_linked_is_listed_with_its_sum() {
        let package = |name: &str| json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT/Apache-2.0"});
        let on =
            |name: &str, kind: Option<&str>| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [package("karak"), package("a"), package("b"), package("tool"), package("test")],
            "resolve": {"nodes": [
                {"id": "karak", "deps": [on("a", None), on("tool", Some("build")), on("test", Some("dev"))]},
                {"id": "a", "deps": [on("b", None)]},
                {"id": "b", "deps": []},
            ]},
        });
        let lock =
            "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"0a\"\n";
        let found = used(&metadata, "karak", &sums(lock)).unwrap();
        let names: Vec<&str> = found.iter().map(|component| component.name.as_str()).collect();
        assert_eq!(names, ["karak", "a", "b"]);
        assert_eq!(found[1].hash, Some(("SHA-256", "0a".to_owned())));
        assert_eq!(found[1].uses, ["pkg:cargo/b@1.0.0"]);
        assert_eq!(found[1].license.as_deref(), Some("MIT OR Apache-2.0"));
        assert!(used(&metadata, "other", &sums(lock)).is_err());
    }

    #[test]
    fn licences_are_expressions() {
        assert_eq!(expression("MIT/Apache-2.0"), "MIT OR Apache-2.0");
        assert_eq!(expression("Apache-2.0 OR MIT"), "Apache-2.0 OR MIT");
    }
}
