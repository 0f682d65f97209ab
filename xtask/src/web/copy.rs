//! `cargo xtask web --static DIR`: the page in a folder of its own, ready for any file server.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// Lies in every folder that a page was copied to: whatever else is there came from us and may go.
const MARK: &str = ".karak-page";
const MARK_TEXT: &str =
    "A page of Karak, written by `cargo xtask web --static`, which replaces the whole folder.\n";

/// Refuses a folder that holds anything but a page we copied there before.
pub(super) fn check(folder: &Path) -> Result<()> {
    let shown = folder.display();
    if !folder.exists() {
        return Ok(());
    }
    if !folder.is_dir() {
        bail!("{shown} is not a folder; name one that the page may fill");
    }
    let empty = fs::read_dir(folder)
        .with_context(|| format!("{shown} could not be read"))?
        .next()
        .is_none();
    if empty || folder.join(MARK).is_file() {
        return Ok(());
    }
    bail!(
        "{shown} holds files that are no page of Karak, and they would be lost; name a new or an empty folder"
    )
}

/// Puts the page into a folder, in place of the page that was there.
pub(super) fn copy(page: &Path, folder: &Path) -> Result<()> {
    check(folder)?;
    let shown = folder.display();
    if folder.exists() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let removed =
                if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
            removed.with_context(|| format!("{} could not be removed", path.display()))?;
        }
    }
    // The mark comes first, so that a copy that was cut short can be made again.
    fs::create_dir_all(folder).with_context(|| format!("{shown} could not be made"))?;
    fs::write(folder.join(MARK), MARK_TEXT)
        .with_context(|| format!("nothing can be written to {shown}"))?;
    copy_folder(page, folder)
}

/// Copies a folder with everything in it.
pub(super) fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("{} could not be made", to.display()))?;
    let entries =
        fs::read_dir(from).with_context(|| format!("the folder {} is missing", from.display()))?;
    for entry in entries {
        let (source, target) = entry.map(|entry| (entry.path(), to.join(entry.file_name())))?;
        if source.is_dir() {
            copy_folder(&source, &target)?;
        } else {
            fs::copy(&source, &target)
                .with_context(|| format!("{} could not be copied", source.display()))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{check, copy};
    use crate::scratch::Scratch;

    fn page(scratch: &Scratch) -> PathBuf {
        let page = scratch.path("page");
        fs::create_dir_all(page.join("words")).unwrap();
        fs::write(page.join("index.html"), "new").unwrap();
        fs::write(page.join("words/en.ftl"), "a = A").unwrap();
        page
    }

    #[test]
    fn a_page_is_copied_with_its_folders_and_replaces_an_older_one() {
        let scratch = Scratch::new("copy");
        let (page, folder) = (page(&scratch), scratch.path("out/there"));
        copy(&page, &folder).unwrap();
        fs::write(folder.join("old.js"), "left over").unwrap();
        copy(&page, &folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join("words/en.ftl")).unwrap(), "a = A");
        assert!(!folder.join("old.js").exists());
    }

    #[test]
    fn other_peoples_folders_and_files_are_left_alone() {
        let scratch = Scratch::new("copy-refused");
        let page = page(&scratch);
        let error = copy(&page, &page).unwrap_err().to_string();
        assert!(error.contains("no page of Karak"), "{error}");
        assert!(page.join("index.html").is_file());
        let error = check(&page.join("index.html")).unwrap_err().to_string();
        assert!(error.contains("is not a folder"), "{error}");
        fs::create_dir(scratch.path("empty")).unwrap();
        check(&scratch.path("empty")).unwrap();
    }
}
