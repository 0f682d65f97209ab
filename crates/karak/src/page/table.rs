//! The files of the page, as part of the program.

/// A file that can be asked for.
#[derive(Debug)]
pub(crate) struct File {
    /// Its address below the root.
    pub(super) path: &'static str,
    pub(super) content_type: &'static str,
    /// Another one whenever the contents are others.
    pub(super) tag: &'static str,
    pub(super) plain: &'static [u8],
    pub(super) brotli: Option<&'static [u8]>,
    pub(super) gzip: Option<&'static [u8]>,
}

/// All files of a page.
pub(crate) type Files = &'static [File];

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The page that was built into this program; empty when none was.
pub(crate) const fn built_in() -> Files {
    FILES
}

/// The file at an address: only what is in the table can be had, so no path leads anywhere else.
pub(super) fn find(files: Files, address: &str) -> Option<&'static File> {
    let path = address.strip_prefix('/')?;
    let path = if path.is_empty() { "index.html" } else { path };
    files.iter().find(|file| file.path == path)
}
