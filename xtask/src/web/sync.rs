//! A newly made page takes the place of the old one, file by file, and what did not change is not touched.
//!
//! Compressing takes seconds, and Cargo compiles the program anew when a file of the page it carries is newer than
//! before: both are spared for files that are as they were.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::compress::{FORMS, beside, files_below};
use super::version;

/// Makes `page` hold exactly what `made` holds. Compressed forms of what did not change stay.
pub(super) fn sync(made: &Path, page: &Path) -> Result<()> {
    fs::create_dir_all(page).with_context(|| format!("{} could not be made", page.display()))?;
    rename_version(made, page)?;
    for path in files_below(page)? {
        let plain = if FORMS.iter().any(|form| has_extension(&path, form)) {
            path.with_extension("")
        } else {
            path.clone()
        };
        if !made.join(plain.strip_prefix(page)?).is_file() {
            fs::remove_file(&path)
                .with_context(|| format!("the old {} could not be removed", path.display()))?;
        }
    }
    for path in files_below(made)? {
        let bytes = fs::read(&path)?;
        let place = page.join(path.strip_prefix(made)?);
        if fs::read(&place).is_ok_and(|old| old == bytes) {
            continue;
        }
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder)?;
        }
        for form in FORMS {
            let old = beside(&place, form);
            if old.exists() {
                fs::remove_file(old)?;
            }
        }
        fs::write(&place, bytes)
            .with_context(|| format!("{} could not be written", place.display()))?;
    }
    Ok(())
}

/// Gives the folder of the old version the name of the new one, so that its files are compared and not made anew.
fn rename_version(made: &Path, page: &Path) -> Result<()> {
    let (new, old) = (versions(made)?, versions(page)?);
    if let ([new], [old]) = (&new[..], &old[..])
        && new.file_name() != old.file_name()
        && let Some(name) = new.file_name()
    {
        fs::rename(old, old.with_file_name(name))
            .with_context(|| format!("{} could not be renamed", old.display()))?;
    }
    Ok(())
}

/// The folders of versions that a page has.
fn versions(page: &Path) -> Result<Vec<PathBuf>> {
    let folder = page.join(version::FOLDER);
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    entries.collect()
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::super::compress::files_below;
    use super::sync;
    use crate::scratch::Scratch;

    fn write(folder: &Path, files: &[(&str, &str)]) {
        for (name, text) in files {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }

    #[test]
    fn only_what_changed_is_written_and_loses_its_compressed_forms() {
        let scratch = Scratch::new("sync");
        let (made, page) = (scratch.path("made"), scratch.path("page"));
        write(&made, &[("same.js", "1"), ("words/changed.ftl", "2"), ("new.css", "3")]);
        write(
            &page,
            &[
                ("same.js", "1"),
                ("same.js.br", "x"),
                ("words/changed.ftl", "old"),
                ("words/changed.ftl.br", "x"),
                ("words/changed.ftl.gz", "x"),
                ("gone.js", "old"),
                ("gone.js.gz", "x"),
            ],
        );
        let before = fs::metadata(page.join("same.js")).unwrap().modified().unwrap();
        sync(&made, &page).unwrap();
        let names: Vec<String> = files_below(&page)
            .unwrap()
            .iter()
            .map(|path| path.strip_prefix(&page).unwrap().display().to_string())
            .collect();
        assert_eq!(names, ["new.css", "same.js", "same.js.br", "words/changed.ftl"]);
        assert_eq!(fs::read_to_string(page.join("words/changed.ftl")).unwrap(), "2");
        assert_eq!(fs::metadata(page.join("same.js")).unwrap().modified().unwrap(), before);
    }

    #[test]
    fn what_a_new_version_shares_with_the_old_one_keeps_its_compressed_forms() {
        let scratch = Scratch::new("sync-version");
        let (made, page) = (scratch.path("made"), scratch.path("page"));
        write(&made, &[("v/2/same.js", "1"), ("v/2/changed.js", "2")]);
        write(&page, &[("v/1/same.js", "1"), ("v/1/same.js.br", "x"), ("v/1/changed.js", "1")]);
        sync(&made, &page).unwrap();
        assert!(page.join("v/2/same.js.br").is_file() && !page.join("v/1").exists());
        assert_eq!(fs::read_to_string(page.join("v/2/changed.js")).unwrap(), "2");
    }
}
