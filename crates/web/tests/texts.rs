//! The page's texts are those the page says: none is missing, none is kept for nobody, and nothing is said that is not
//! one of them.

use std::fs;
use std::path::{Path, PathBuf};

/// The page's sources, one after the other.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: PathBuf| {
        if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() }
    };
    entries.map(read).collect::<Vec<_>>().concat()
}

#[test]
fn every_text_of_the_page_is_used_and_every_one_used_exists() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let known: Vec<&str> = words::PAGE_KEYS.concat().iter().map(|(key, _)| *key).collect();
    for key in &known {
        assert!(sources.contains(&format!("\"{key}\"")), "nobody says {key}");
    }
    let quoted = sources.split('"').filter(|text| {
        text.starts_with("web-")
            && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    });
    for key in quoted {
        assert!(known.contains(&key), "there is no text {key}");
    }
}
