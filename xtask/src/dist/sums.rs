//! The sums of all files, as `sha256sum --check` reads them.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Result;
use sha2::{Digest as _, Sha256};

use super::layout::sorted;

/// What the file is called.
const NAME: &str = "SHA256SUMS";

pub(super) fn write(folder: &Path) -> Result<()> {
    let mut text = String::new();
    for name in sorted(folder)? {
        if name != NAME {
            writeln!(text, "{}  {name}", sha256(&fs::read(folder.join(&name))?))?;
        }
    }
    Ok(fs::write(folder.join(NAME), text)?)
}

/// All files with their lengths.
pub(super) fn files(folder: &Path) -> Result<Vec<(String, u64)>> {
    let names = sorted(folder)?.into_iter();
    names.map(|name| Ok((name.clone(), fs::metadata(folder.join(&name))?.len()))).collect()
}

/// In hexadecimal digits.
pub(super) fn sha256(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(64);
    for byte in Sha256::digest(bytes) {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::process::Command;

    use super::{NAME, write};
    use crate::scratch::Scratch;

    #[test]
    fn sums_are_what_sha256sum_reads() {
        let scratch = Scratch::new("sums");
        fs::write(scratch.path("a"), "abc").unwrap();
        write(&scratch.path("")).unwrap();
        let mut check = Command::new("sha256sum");
        let checked = check.args(["--check", "--strict", NAME]).current_dir(scratch.path(""));
        assert!(checked.output().unwrap().status.success());
        fs::write(scratch.path("a"), "abd").unwrap();
        assert!(!checked.output().unwrap().status.success());
    }
}
