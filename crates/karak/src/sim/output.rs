//! Results in files: the name says the form, and only a whole file gets the name.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use lab::{Batch, CsvWriter, Flat, RowKind, Title};
use serde::Serialize;

/// In which form rows are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// Lines of JSON, which `merge` and `report` read.
    Lines,
    /// Comma-separated values.
    Csv,
    /// For data frames.
    #[cfg(feature = "parquet")]
    Parquet,
}

impl Format {
    pub(super) fn of(path: &Path) -> Result<Self> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("jsonl") => Ok(Self::Lines),
            Some("csv") => Ok(Self::Csv),
            #[cfg(feature = "parquet")]
            Some("parquet") => Ok(Self::Parquet),
            #[cfg(not(feature = "parquet"))]
            Some("parquet") => bail!(
                "this program was built without Parquet: build it with --features parquet, or name \
                 a file that ends in .csv"
            ),
            Some(_) | None => bail!(
                "{}: rows are written to files that end in .jsonl, .csv or .parquet",
                path.display()
            ),
        }
    }
}

/// A file of rows in the making, under another name.
pub(super) struct Rows<'a, R> {
    path: &'a Path,
    new: NewFile,
    writer: Writer<'a, R>,
}

/// A file that is gone again unless it gets its name.
struct NewFile(PathBuf);

impl Drop for NewFile {
    fn drop(&mut self) {
        // Under the final name it is not here any more.
        let _ = fs::remove_file(&self.0);
    }
}

enum Writer<'a, R> {
    Lines(BufWriter<File>),
    Csv(CsvWriter<'a, R, BufWriter<File>>),
    #[cfg(feature = "parquet")]
    Parquet(Box<lab::ParquetWriter<'a, R, BufWriter<File>>>),
}

impl<'a, R: Flat + Serialize> Rows<'a, R> {
    /// Begins a file of such rows of this batch.
    pub(super) fn new(path: &'a Path, kind: RowKind, batch: &'a Batch) -> Result<Self> {
        let format = Format::of(path)?;
        ensure!(!path.is_dir(), "{} is a folder; name a file in it", path.display());
        let name = path.file_name();
        let mut name = name.with_context(|| format!("{} is no name", path.display()))?.to_owned();
        name.push(".new");
        let new = NewFile(path.with_file_name(name));
        let cannot = || format!("cannot write {}", path.display());
        let out = BufWriter::new(File::create(&new.0).with_context(cannot)?);
        let writer = match format {
            Format::Lines => {
                let mut out = out;
                lab::write_line(&mut out, &Title { rows: kind, batch: batch.clone() })?;
                Writer::Lines(out)
            }
            Format::Csv => Writer::Csv(CsvWriter::new(out, batch)?),
            #[cfg(feature = "parquet")]
            Format::Parquet => Writer::Parquet(Box::new(lab::ParquetWriter::new(out, batch)?)),
        };
        Ok(Self { path, new, writer })
    }

    pub(super) fn write(&mut self, row: &R) -> Result<()> {
        let written = match &mut self.writer {
            Writer::Lines(out) => lab::write_line(out, row),
            Writer::Csv(writer) => writer.write(row),
            #[cfg(feature = "parquet")]
            Writer::Parquet(writer) => writer.write(row),
        };
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Gives the file its name.
    pub(super) fn finish(self) -> Result<()> {
        let Self { path, new, writer } = self;
        let finished = finish_writer(writer).and_then(|()| Ok(fs::rename(&new.0, path)?));
        finished.with_context(|| format!("cannot write {}", path.display()))
    }
}

fn finish_writer<R: Flat>(writer: Writer<'_, R>) -> Result<()> {
    let mut out = match writer {
        Writer::Lines(out) => out,
        Writer::Csv(writer) => writer.finish()?,
        #[cfg(feature = "parquet")]
        Writer::Parquet(writer) => writer.finish()?,
    };
    out.flush()?;
    out.get_ref().sync_all()?;
    Ok(())
}
