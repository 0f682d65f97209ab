//! Results in files: the name says the form, and only a whole file gets the name.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use lab::{Batch, CsvWriter, Flat, RowKind, Title};
use serde::Serialize;

use crate::files::{self, Access, Unnamed};

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
    unnamed: Unnamed,
    writer: Writer<'a, R>,
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
        let (file, unnamed) = files::create(path, Access::Usual)?;
        let out = BufWriter::new(file);
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
        Ok(Self { path, unnamed, writer })
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
        let Self { path, unnamed, writer } = self;
        let finished = finish_writer(writer).and_then(|file| Ok(unnamed.give_name(&file)?));
        finished.with_context(|| format!("cannot write {}", path.display()))
    }
}

fn finish_writer<R: Flat>(writer: Writer<'_, R>) -> Result<File> {
    let out = match writer {
        Writer::Lines(out) => out,
        Writer::Csv(writer) => writer.finish()?,
        #[cfg(feature = "parquet")]
        Writer::Parquet(writer) => writer.finish()?,
    };
    Ok(out.into_inner().map_err(std::io::IntoInnerError::into_error)?)
}
