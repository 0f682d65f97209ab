//! `.br` and `.gz` beside every file that gets smaller by it, for servers that send what a browser understands.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Text and code; fonts are compressed already.
const COMPRESSED: [&str; 9] =
    ["html", "css", "js", "wasm", "svg", "ftl", "md", "txt", "webmanifest"];

/// The extensions of what is written.
pub(super) const FORMS: [&str; 2] = ["br", "gz"];

/// Compresses every file below a folder that is worth it, and has not been compressed before.
pub(super) fn compress(folder: &Path) -> Result<()> {
    for path in files_below(folder)? {
        let extension = path.extension().and_then(|extension| extension.to_str());
        let wanted = extension.is_some_and(|extension| COMPRESSED.contains(&extension));
        if wanted && !FORMS.iter().all(|form| beside(&path, form).is_file()) {
            let bytes =
                fs::read(&path).with_context(|| format!("{} could not be read", path.display()))?;
            write(&path, "br", &brotli(&bytes)?)?;
            write(&path, "gz", &gzip(&bytes)?)?;
        }
    }
    Ok(())
}

/// Takes the compressed forms away: a server would send an old one instead of a new file.
pub(super) fn remove(folder: &Path) -> Result<()> {
    for path in files_below(folder)? {
        let extension = path.extension().and_then(|extension| extension.to_str());
        if extension.is_some_and(|extension| FORMS.contains(&extension)) {
            fs::remove_file(&path)
                .with_context(|| format!("{} could not be removed", path.display()))?;
        }
    }
    Ok(())
}

/// A file's name with another extension added.
pub(super) fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}

/// Every file below a folder, sorted.
pub(super) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder)
            .with_context(|| format!("{} could not be read", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let list = if entry.file_type()?.is_dir() { &mut folders } else { &mut files };
            list.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}

fn write(path: &Path, extension: &str, bytes: &[u8]) -> Result<()> {
    let path = beside(path, extension);
    // Under another name first: who is stopped half-way must not leave a form that looks whole.
    let unfinished = beside(&path, "new");
    fs::write(&unfinished, bytes)
        .and_then(|()| fs::rename(&unfinished, &path))
        .with_context(|| format!("{} could not be written", path.display()))
}

/// As small as brotli can, with a window that every browser has memory for.
fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)
        .context("brotli failed")?;
    Ok(compressed)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Read as _;

    use super::{compress, remove};
    use crate::scratch::Scratch;

    #[test]
    fn texts_get_two_smaller_forms_that_read_back_and_fonts_get_none() {
        let scratch = Scratch::new("compress");
        let text = "The dragon sleeps on its treasure. ".repeat(100);
        fs::create_dir_all(scratch.path("words")).unwrap();
        fs::write(scratch.path("words/en.ftl"), &text).unwrap();
        fs::write(scratch.path("font.woff2"), &text).unwrap();
        compress(&scratch.path("")).unwrap();

        let packed = fs::read(scratch.path("words/en.ftl.br")).unwrap();
        assert!(packed.len() < text.len() / 10);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &packed[..], &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());

        let packed = fs::read(scratch.path("words/en.ftl.gz")).unwrap();
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, text);
        assert!(!scratch.path("font.woff2.br").exists());
        remove(&scratch.path("")).unwrap();
        assert!(!scratch.path("words/en.ftl.gz").exists());
        assert!(scratch.path("words/en.ftl").is_file());
    }
}
