//! Reading and writing files: bounded, UTF-8, and never half-written.

mod claim;
mod lock;
mod new_file;

use std::fmt::Display;
use std::fs::File;
use std::io::{Read, Write as _};
use std::path::Path;

use anyhow::{Context as _, Error, Result, anyhow, bail};

pub(crate) use self::claim::{Claim, read_and_claim};
pub(crate) use self::lock::{Lock, lock};
pub(crate) use self::new_file::{Access, Unnamed, create};

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
pub(crate) fn listed(path: &Path, faults: impl Iterator<Item: Display>) -> Error {
    let lines = faults.map(|fault| format!("\n  {}: {fault}", path.display()));
    anyhow!("{}", lines.collect::<String>())
}

/// The text of a file of at most `limit` bytes.
pub(crate) fn read_text(path: &Path, limit: usize) -> Result<String> {
    read_to_end(path, open(path)?.take(limit as u64 + 1), limit)
}

fn open(path: &Path) -> Result<File> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        bail!("{name} is a folder; name a file in it");
    }
    Ok(file)
}

fn read_to_end(path: &Path, mut input: impl Read, limit: usize) -> Result<String> {
    let name = path.display();
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes).with_context(|| format!("cannot read {name}"))?;
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
    create(path, Access::Usual).map(drop)
}

/// Writes a file as a whole: a new one beside it takes its name when all is on the disk.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<()> {
    write(path, text, Access::Usual).map(drop)
}

/// The same for a file that holds secrets.
pub(crate) fn write_private(path: &Path, text: &str) -> Result<()> {
    write(path, text, Access::Private).map(drop)
}

/// Gives the file that was written, which stays locked for as long as it is open.
fn write(path: &Path, text: &str, access: Access) -> Result<File> {
    let (mut file, unnamed) = create(path, access)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| unnamed.give_name(&file));
    written.with_context(|| {
        format!("cannot write {}; what was there before is unchanged", path.display())
    })?;
    Ok(file)
}

#[cfg(test)]
mod tests;
