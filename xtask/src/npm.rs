//! Packages from npm: installed when what lies in `node_modules` is not what the lock file says.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::process::{find_program, run};
use crate::workspace::Workspace;

/// Makes sure that a folder has the packages of its lock file; `purpose` says what they are for.
pub(crate) fn install(workspace: &Workspace, folder: &str, purpose: &str) -> Result<()> {
    let path = workspace.file(folder);
    let wanted = fs::read_to_string(path.join("package-lock.json"))
        .with_context(|| format!("{folder}/package-lock.json is missing"))?;
    // npm writes this file last.
    let installed = path.join("node_modules/.package-lock.json");
    let installed = fs::read_to_string(installed).unwrap_or_default();
    if fits(&wanted, &installed)? && sound(&path, &wanted)? {
        return Ok(());
    }
    println!("Installing the npm packages of {purpose}.");
    if find_program("npm").is_none() {
        bail!("{purpose} needs npm, which comes with Node: please install Node 20 or newer");
    }
    run(Command::new("npm")
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        .current_dir(path))
    .with_context(|| format!("the npm packages of {purpose} could not be installed"))
}

/// Whether npm's own note of what it installed has every package of a lock file, in the same version and form.
fn fits(wanted: &str, installed: &str) -> Result<bool> {
    let wanted: Value = serde_json::from_str(wanted).context("a package-lock.json is no JSON")?;
    let Ok(installed) = serde_json::from_str::<Value>(installed) else {
        return Ok(false); // nothing was installed, or not to the end
    };
    let same = |name: &str, package: &Value| {
        let found = &installed["packages"][name];
        ["version", "integrity"].iter().all(|field| found[field] == package[field])
    };
    let mut packages = packages(&wanted);
    Ok(packages.all(|(name, package)| same(name, package)))
}

/// Whether the folders of the packages are there: somebody may have cleaned up by hand.
fn sound(folder: &Path, wanted: &str) -> Result<bool> {
    let wanted: Value = serde_json::from_str(wanted)?;
    let mut packages = packages(&wanted);
    Ok(packages.all(|(name, _)| folder.join(name).join("package.json").is_file()))
}

/// The packages of a lock file, by the folder they go to. The one without a name is the folder's own.
fn packages(lock: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let packages = lock["packages"].as_object().into_iter().flatten();
    packages.map(|(name, package)| (name.as_str(), package)).filter(|(name, _)| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::fits;

    fn lock(version: &str, hash: &str) -> String {
        format!(
            r#"{{"packages": {{"": {{"name": "own"}}, "node_modules/a": {{"version": "{version}", "integrity": "{hash}"}}}}}}"#
        )
    }

    #[test]
    fn the_same_packages_need_no_installing() {
        assert!(fits(&lock("1.0.0", "x"), &lock("1.0.0", "x")).unwrap());
    }

    #[test]
    fn anything_else_does() {
        for installed in [lock("1.0.1", "x"), lock("1.0.0", "y"), String::new(), "{}".into()] {
            assert!(!fits(&lock("1.0.0", "x"), &installed).unwrap(), "{installed}");
        }
        assert!(fits("not JSON", &lock("1.0.0", "x")).is_err());
    }
}
