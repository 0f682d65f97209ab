//! Reading and writing files: bounded, UTF-8, and never half-written.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Error, Result, anyhow, bail};
use table::content::ContentFaults;

/// Longer content files are not read.
const MAX_CONTENT_BYTES: usize = 256 << 10;

/// The text of a content file.
pub(crate) fn read_content(path: &Path) -> Result<String> {
    let text = read_text(path, MAX_CONTENT_BYTES)?;
    if text.contains('\0') {
        bail!("{} is not text: it holds zero bytes", path.display());
    }
    Ok(text)
}

/// Everything that is wrong with a content file, a line each.
pub(crate) fn listed(path: &Path, faults: &ContentFaults) -> Error {
    let lines = faults.0.iter().map(|fault| format!("\n  {}: {fault}", path.display()));
    anyhow!("{}", lines.collect::<String>())
}

/// The text of a file of at most `limit` bytes.
pub(crate) fn read_text(path: &Path, limit: usize) -> Result<String> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        bail!("{name} is a folder; name a file in it");
    }
    let mut bytes = Vec::new();
    file.take(limit as u64 + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {name}"))?;
    if bytes.len() > limit {
        bail!("{name} is too large: more than {limit} bytes cannot be such a file");
    }
    let text = String::from_utf8(bytes).ok();
    // Some editors begin a file with an invisible mark.
    text.map(|text| text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
        .with_context(|| format!("{name} is not UTF-8 text; was it saved by another program?"))
}

/// Says whether a file could be written, before the work whose result it is to hold. What is there
/// stays as it is.
pub(crate) fn check_writable(path: &Path) -> Result<()> {
    let name = path.display();
    if path.is_dir() {
        bail!("{name} is a folder; name a file in it");
    }
    let new = beside(path).with_context(|| format!("{name} is not a file's name"))?;
    let created = File::create(&new).map(drop).and_then(|()| fs::remove_file(&new));
    created.with_context(|| format!("cannot write {name}"))
}

/// Writes a file as a whole: a new one beside it takes its name when all is on the disk.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<()> {
    let name = path.display();
    let new = beside(path).with_context(|| format!("{name} is not a file's name"))?;
    let written = File::create(&new).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let written = written.and_then(|()| fs::rename(&new, path));
    if written.is_err() {
        // Nothing half-written stays behind; that it may not have been created at all is fine.
        let _ = fs::remove_file(&new);
    }
    written.with_context(|| format!("cannot write {name}; what was there before is unchanged"))
}

fn beside(path: &Path) -> Option<PathBuf> {
    let mut name = path.file_name()?.to_owned();
    name.push(format!(".{}.new", std::process::id()));
    Some(path.with_file_name(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_as_a_whole_and_nothing_else_stays() {
        let folder = std::env::temp_dir().join(format!("karak-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.karak");
        write_text(&path, "one").unwrap();
        write_text(&path, "two").unwrap();
        assert_eq!(read_text(&path, 3).unwrap(), "two");
        assert!(read_text(&path, 2).unwrap_err().to_string().contains("too large"));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert!(write_text(&folder.join("missing").join("game"), "x").is_err());
        check_writable(&path).unwrap();
        check_writable(&folder.join("other")).unwrap();
        assert_eq!(read_text(&path, 3).unwrap(), "two", "asking changes nothing");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert!(check_writable(&folder).unwrap_err().to_string().contains("is a folder"));
        assert!(check_writable(&folder.join("missing").join("game")).is_err());
        fs::write(&path, [0xff, 0xfe]).unwrap();
        assert!(read_text(&path, 10).unwrap_err().to_string().contains("UTF-8"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
