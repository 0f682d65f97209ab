//! The version of a page: a number over the content of all its files, and a folder of that name which holds them.
//!
//! What a page is made of lies in `v/VERSION`, and only the few files with an address of their own lie beside: a page that
//! was opened can never load a file of another version, whoever serves it and whatever was put there meanwhile. The
//! service worker gets the list of all files with their hashes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::compress::files_below;

/// The folder of all versions. The program and `sw.js` know it too.
pub(super) const FOLDER: &str = "v";
/// Files that browsers ask for under the same address in every version.
const FRONT: [&str; 4] = ["index.html", "sorry.js", "sw.js", "manifest.webmanifest"];
/// The pictures that the manifest names.
const FRONT_FOLDER: &str = "icons/";
/// Where `sw.js` wants the list.
const PLACEHOLDER: &str = "{ version: \"\", files: {} }";
/// The attributes of index.html that name files.
const ATTRIBUTES: [&str; 3] = [" href=\"", " src=\"", " data-start=\""];

/// What `sw.js` has to know.
#[derive(Serialize)]
struct List<'page> {
    version: &'page str,
    /// Every file by its address below the page, with the hash that browsers compare.
    files: BTreeMap<String, String>,
}

/// Puts a newly made page's files into the folder of their version, and tells index.html and sw.js.
pub(super) fn seal(made: &Path) -> Result<()> {
    let mut names = Vec::new();
    for path in files_below(made)? {
        names.push(name(made, &path)?);
    }
    let version = version(made, &names)?;
    let folder = made.join(FOLDER).join(&version);
    let inside: Vec<&str> =
        names.iter().map(String::as_str).filter(|name| !is_front(name)).collect();
    for name in &inside {
        let place = folder.join(name);
        if let Some(parent) = place.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::rename(made.join(name), &place)
            .with_context(|| format!("{name} could not be moved to {}", place.display()))?;
    }
    remove_empty_folders(made)?;
    let html = read(made, "index.html")?;
    let html = with_addresses(&html, &names, &format!("{FOLDER}/{version}/"))?;
    fs::write(made.join("index.html"), html)?;
    let worker = read(made, "sw.js")?;
    fs::write(made.join("sw.js"), with_list(&worker, &list(made, &version)?)?)?;
    Ok(())
}

/// Whether a file keeps its address in every version.
fn is_front(name: &str) -> bool {
    FRONT.contains(&name) || name.starts_with(FRONT_FOLDER)
}

/// A number that is another one whenever any file has another name or content.
fn version(made: &Path, names: &[String]) -> Result<String> {
    let mut all = Sha256::new();
    for name in names {
        let content = fs::read(made.join(name))?;
        all.update(Sha256::digest(name));
        all.update(Sha256::digest(content));
    }
    // So much of the hash makes two versions differ.
    let mut first = [0; 8];
    first.copy_from_slice(&all.finalize()[..8]);
    Ok(format!("{:016x}", u64::from_be_bytes(first)))
}

/// Every file but the service worker itself.
fn list<'page>(made: &Path, version: &'page str) -> Result<List<'page>> {
    let mut files = BTreeMap::new();
    for path in files_below(made)? {
        let name = name(made, &path)?;
        if name != "sw.js" {
            let hash = Sha256::digest(fs::read(&path)?);
            files.insert(name, format!("sha256-{}", base64(&hash)));
        }
    }
    Ok(List { version, files })
}

fn with_list(worker: &str, list: &List<'_>) -> Result<String> {
    if worker.matches(PLACEHOLDER).count() != 1 {
        bail!("sw.js must have `{PLACEHOLDER}` once, for the list of files");
    }
    Ok(worker.replace(PLACEHOLDER, &serde_json::to_string(list)?))
}

/// The page's frame with the version's folder before every file in it. A file that is not there is a fault.
fn with_addresses(html: &str, names: &[String], folder: &str) -> Result<String> {
    let mut html = html.to_owned();
    for attribute in ATTRIBUTES {
        let mut parts = html.split(attribute);
        let mut rewritten = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            rewritten.push_str(attribute);
            let address = part.split('"').next().unwrap_or_default();
            if address.starts_with('#') {
                // a place in the page itself
            } else if !names.iter().any(|name| name == address) {
                bail!("index.html wants `{address}`, and the page has no such file");
            } else if !is_front(address) {
                rewritten.push_str(folder);
            }
            rewritten.push_str(part);
        }
        html = rewritten;
    }
    Ok(html)
}

fn remove_empty_folders(made: &Path) -> Result<()> {
    for entry in fs::read_dir(made)? {
        let path = entry?.path();
        if path.is_dir() && files_below(&path)?.is_empty() {
            fs::remove_dir_all(&path)
                .with_context(|| format!("{} could not be removed", path.display()))?;
        }
    }
    Ok(())
}

/// A file's path below the page, with forward slashes.
fn name(page: &Path, path: &Path) -> Result<String> {
    Ok(path.strip_prefix(page)?.to_string_lossy().replace('\\', "/"))
}

fn read(made: &Path, name: &str) -> Result<String> {
    fs::read_to_string(made.join(name)).with_context(|| format!("the page has no {name}"))
}

/// As browsers write hashes.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let byte = |index: usize| u32::from(group.get(index).copied().unwrap_or(0));
        let bits = (byte(0) << 16) | (byte(1) << 8) | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place)) as usize & 63];
            text.push(if place <= group.len() { letter.into() } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{base64, seal};
    use crate::scratch::Scratch;

    const HTML: &str = "<link href=\"style.css\"><link href=\"icons/a.svg\"><use href=\"#icon\">\
        <script src=\"sorry.js\" data-start=\"start.js\">";

    fn page(scratch: &Scratch, folder: &str, style: &str) -> PathBuf {
        let made = scratch.path(folder);
        for (name, text) in [
            ("index.html", HTML),
            ("sorry.js", "sorry"),
            ("sw.js", "const PAGE = { version: \"\", files: {} };"),
            ("manifest.webmanifest", "{}"),
            ("icons/a.svg", "<svg/>"),
            ("start.js", "start"),
            ("style.css", style),
            ("words/en.ftl", "a = A"),
        ] {
            fs::create_dir_all(made.join(name).parent().unwrap()).unwrap();
            fs::write(made.join(name), text).unwrap();
        }
        made
    }

    fn version(made: &Path) -> String {
        let folders: Vec<_> = fs::read_dir(made.join("v")).unwrap().collect();
        assert_eq!(folders.len(), 1);
        folders[0].as_ref().unwrap().file_name().into_string().unwrap()
    }

    #[test]
    fn files_move_into_the_folder_that_index_names_and_the_worker_gets_all_of_them() {
        let scratch = Scratch::new("version");
        let made = page(&scratch, "made", "p{}");
        seal(&made).unwrap();
        let version = version(&made);
        assert_eq!(version.len(), 16);
        assert_eq!(
            fs::read_to_string(made.join("index.html")).unwrap(),
            format!(
                "<link href=\"v/{version}/style.css\"><link href=\"icons/a.svg\"><use href=\"#icon\">\
                 <script src=\"sorry.js\" data-start=\"v/{version}/start.js\">"
            )
        );
        assert!(made.join(format!("v/{version}/words/en.ftl")).is_file());
        assert!(!made.join("words").exists() && made.join("icons/a.svg").is_file());
        let worker = fs::read_to_string(made.join("sw.js")).unwrap();
        for text in [
            format!("{{\"version\":\"{version}\",\"files\":{{\"icons/a.svg\":\"sha256-"),
            format!("\"v/{version}/words/en.ftl\":\"sha256-"),
            "\"index.html\":\"sha256-".into(),
        ] {
            assert!(worker.contains(&text), "{text} in {worker}");
        }
        assert!(!worker.contains("\"sw.js\""), "{worker}");
    }

    #[test]
    fn the_same_content_is_the_same_version_and_any_other_is_another() {
        let scratch = Scratch::new("version-same");
        let versions = [("a", "p{}"), ("b", "p{}"), ("c", "q{}")].map(|(folder, style)| {
            let made = page(&scratch, folder, style);
            seal(&made).unwrap();
            version(&made)
        });
        assert_eq!(versions[0], versions[1]);
        assert_ne!(versions[0], versions[2]);
    }

    #[test]
    fn a_file_that_is_missing_and_a_worker_without_its_list_are_told() {
        let scratch = Scratch::new("version-faults");
        let made = page(&scratch, "made", "p{}");
        fs::remove_file(made.join("start.js")).unwrap();
        let error = seal(&made).unwrap_err().to_string();
        assert!(error.contains("wants `start.js`"), "{error}");
        let made = page(&scratch, "other", "p{}");
        fs::write(made.join("sw.js"), "").unwrap();
        let error = seal(&made).unwrap_err().to_string();
        assert!(error.contains("sw.js must have"), "{error}");
    }

    #[test]
    fn hashes_are_written_as_browsers_do() {
        for (bytes, text) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")]
        {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }
}
