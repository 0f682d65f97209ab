//! Puts the page into the program, when there is one: `KARAK_PAGE` names its folder, `cargo xtask play` sets it.
//!
//! What comes out is `page.rs`, a list of files with everything that a server has to know of each.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-env-changed=KARAK_PAGE");
    println!("cargo::rerun-if-changed=build.rs");
    if let Err(error) = write_table() {
        println!("cargo::error=the page could not be put into the program: {error}");
    }
}

fn write_table() -> Result<(), Box<dyn Error>> {
    let mut entries = String::new();
    if let Some(folder) = env::var_os("KARAK_PAGE").filter(|folder| !folder.is_empty()) {
        // Below the root of the workspace, two folders up, unless it says otherwise.
        let root = env::var_os("CARGO_MANIFEST_DIR").ok_or("Cargo sets no CARGO_MANIFEST_DIR")?;
        let folder = Path::new(&root).join("../..").join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        if !folder.join("index.html").is_file() {
            let folder = folder.display();
            return Err(format!("{folder} has no index.html; `cargo xtask web` builds one").into());
        }
        for path in files_below(&folder)? {
            if !is_compressed(&path) {
                entry(&folder, &path, &mut entries)?;
            }
        }
    }
    let table = format!("static FILES: &[File] = &[{entries}];\n");
    let out = env::var_os("OUT_DIR").ok_or("Cargo sets no OUT_DIR")?;
    Ok(fs::write(Path::new(&out).join("page.rs"), table)?)
}

/// One file, with its compressed forms if they lie beside it.
fn entry(folder: &Path, path: &Path, table: &mut String) -> Result<(), Box<dyn Error>> {
    let address = path.strip_prefix(folder)?.to_str().ok_or("a file's name is not Unicode")?;
    let address = address.replace('\\', "/");
    let mut hasher = DefaultHasher::new();
    fs::read(path)?.hash(&mut hasher);
    let hash = hasher.finish();
    let form = |extension| {
        let path = beside(path, extension);
        if !path.is_file() {
            return Ok::<_, Box<dyn Error>>("None".to_owned());
        }
        included(&path).map(|bytes| format!("Some({bytes}.as_slice())"))
    };
    writeln!(
        table,
        "\n    File {{ path: {address:?}, content_type: {:?}, tag: \"{hash:016x}\", plain: {}, brotli: {}, gzip: {} }},",
        content_type(path),
        included(path)?,
        form("br")?,
        form("gz")?,
    )?;
    Ok(())
}

/// The expression for a file's bytes.
fn included(path: &Path) -> Result<String, Box<dyn Error>> {
    let path = path.canonicalize()?;
    let path = path.to_str().ok_or("the path of the page is not Unicode")?;
    Ok(format!("include_bytes!({path:?})"))
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("md") => "text/markdown; charset=utf-8",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn is_compressed(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "br" || extension == "gz")
}

fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}

/// Every file below a folder, sorted, so that the same page gives the same program.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let list = if entry.file_type()?.is_dir() { &mut folders } else { &mut files };
            list.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}
