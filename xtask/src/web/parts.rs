//! The module in parts: one that everybody needs, and one for each game, fetched by players of that game.
//!
//! Functions of the page's crate marked with `#[wasm_split(NAME)]` begin a part. The linker keeps its notes (`--emit-relocs`), and
//! the tool that Leptos uses for lazy routes, as a library, moves what only a part can reach into a file of its own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use wasm_encoder::{Module, RawSection, SectionId};
use wasm_split_cli_support::{Options, transform};
use wasmparser::Parser;

use super::compress;

/// Has the linker say in the module where everything came from, which is what parts are found by.
pub(super) const LINKER_ARGUMENT: &str = "-Clink-args=--emit-relocs";

/// Puts the parts and the script that fetches them into a folder, and says where the rest of the module is.
pub(super) fn split(module: &Path, folder: &Path) -> Result<PathBuf> {
    let whole =
        fs::read(module).with_context(|| format!("{} could not be read", module.display()))?;
    let rest = module.with_file_name("web-rest.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &rest;
    options.main_module = "./web.js";
    options.link_name = "./parts.js";
    transform(options)
        .map_err(|report| anyhow!("{report:#}"))
        .with_context(|| format!("{} could not be taken apart", module.display()))?;
    Ok(rest)
}

/// Takes the names of functions out of the parts in a folder, as wasm-bindgen does with the rest.
pub(super) fn remove_names(folder: &Path) -> Result<()> {
    for path in compress::files_below(folder)? {
        if path.extension().is_some_and(|extension| extension == "wasm") {
            let named =
                fs::read(&path).with_context(|| format!("{} could not be read", path.display()))?;
            let plain = without_names(&named)
                .with_context(|| format!("{} is no module", path.display()))?;
            fs::write(&path, plain)
                .with_context(|| format!("{} could not be written", path.display()))?;
        }
    }
    Ok(())
}

/// A module without its custom sections.
fn without_names(module: &[u8]) -> Result<Vec<u8>> {
    let mut plain = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Some((id, section)) = payload?.as_section()
            && id != u8::from(SectionId::Custom)
        {
            let data = &module[section.start as usize..section.end as usize];
            plain.section(&RawSection { id, data });
        }
    }
    Ok(plain.finish())
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{CustomSection, Module, RawSection};

    use super::without_names;

    #[test]
    fn names_go_and_everything_else_stays() {
        let types = RawSection { id: 1, data: &[0] };
        let mut named = Module::new();
        named.section(&types);
        let plain = named.clone().finish();
        named.section(&CustomSection { name: "name".into(), data: (&[1, 2, 3]).into() });
        assert_ne!(named.as_slice(), plain);
        assert_eq!(without_names(&named.finish()).unwrap(), plain);
        assert!(without_names(b"no module").is_err());
    }
}
