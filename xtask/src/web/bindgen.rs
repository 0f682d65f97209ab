//! The JavaScript side of the compiled module, written by wasm-bindgen used as a library: no tool to install.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use super::Quality;
use crate::workspace::Workspace;

/// The library the page uses, and the one that writes its JavaScript side.
const LIBRARY: &str = "wasm-bindgen";
const GENERATOR: &str = "wasm-bindgen-cli-support";

/// Makes sure that the page and this program use the same wasm-bindgen: the format between them changes often.
pub(super) fn check_versions(workspace: &Workspace) -> Result<()> {
    let path = workspace.file("Cargo.lock");
    let lock = fs::read_to_string(&path)
        .with_context(|| format!("{} could not be read", path.display()))?;
    compare_versions(&lock)
}

/// Writes `web.js` and `web_bg.wasm` into a folder. Only who works on the page needs to read functions' names.
pub(super) fn generate(module: &Path, folder: &Path, quality: Quality) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .out_name("web")
        .web(true)?
        .typescript(false)
        // So that `init()` finds the module by itself, beside the script.
        .omit_default_module_path(false)
        .remove_name_section(quality == Quality::Release)
        .remove_producers_section(true)
        // The parts of the module are linked to its memory and its table.
        .keep_lld_exports(true)
        .generate(folder)
        .with_context(|| format!("wasm-bindgen could not read {}", module.display()))
}

fn compare_versions(lock: &str) -> Result<()> {
    let library = locked_version(lock, LIBRARY)?;
    let generator = locked_version(lock, GENERATOR)?;
    if library == generator {
        return Ok(());
    }
    bail!(
        "Cargo.lock has {LIBRARY} {library} but {GENERATOR} {generator}; in xtask/Cargo.toml, write \
         `{GENERATOR} = \"={library}\"` (or take the library back with `cargo update -p {LIBRARY} --precise {generator}`)"
    );
}

/// The version of a package in a lock file.
fn locked_version<'lock>(lock: &'lock str, package: &str) -> Result<&'lock str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| **line != name);
    let version =
        lines.nth(1).and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.with_context(|| {
        format!("Cargo.lock has no {package}; `cargo check -p karak-web -p xtask` should add it")
    })
}

#[cfg(test)]
mod tests {
    use super::compare_versions;

    fn lock(library: &str, generator: &str) -> String {
        format!(
            "[[package]]\nname = \"wasm-bindgen\"\nversion = \"{library}\"\n\n\
             [[package]]\nname = \"wasm-bindgen-cli-support\"\nversion = \"{generator}\"\n"
        )
    }

    #[test]
    fn the_same_version_is_fine() {
        compare_versions(&lock("0.2.130", "0.2.130")).unwrap();
    }

    #[test]
    fn another_version_is_refused_with_the_line_to_write() {
        let error = compare_versions(&lock("0.2.131", "0.2.130")).unwrap_err().to_string();
        assert!(error.contains("wasm-bindgen-cli-support = \"=0.2.131\""), "{error}");
    }

    #[test]
    fn a_missing_package_is_named() {
        let error = compare_versions("").unwrap_err().to_string();
        assert!(error.contains("Cargo.lock has no wasm-bindgen"), "{error}");
    }
}
