//! Tables as comma-separated values (RFC 4180, with plain line ends).

use std::io::{BufRead, Write};
use std::marker::PhantomData;

use anyhow::Result;

use crate::flat::{Cell, Flat};
use crate::{Batch, next_line};

/// Writes rows of a batch, one line each, below their names.
#[derive(Debug)]
pub struct CsvWriter<'a, R, W> {
    out: W,
    batch: &'a Batch,
    /// [`Batch::mark`], the last value of every line.
    mark: String,
    rows: PhantomData<R>,
}

impl<'a, R: Flat, W: Write> CsvWriter<'a, R, W> {
    /// Begins with the names of the columns.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn new(mut out: W, batch: &'a Batch) -> Result<Self> {
        write_line(&mut out, names::<R>(batch))?;
        Ok(Self { out, batch, mark: batch.mark(), rows: PhantomData })
    }

    /// One more row.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&mut self, row: &R) -> Result<()> {
        let cells = row.cells(self.batch).into_iter().map(|cell| match cell {
            Cell::Text(text) => text,
            Cell::Whole(number) => number.to_string(),
            Cell::Real(number) => number.to_string(),
        });
        write_line(&mut self.out, cells.chain([self.mark.clone()]))
    }

    /// All was written.
    ///
    /// # Errors
    /// If it was not.
    pub fn finish(mut self) -> Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}

/// Whether this is a table of such rows of this batch, by its names and its first row.
///
/// # Errors
/// If it cannot be read.
pub fn is_table_of<R: Flat>(mut input: impl BufRead, batch: &Batch) -> Result<bool> {
    let (mut heading, mut line) = (Vec::new(), Vec::new());
    write_line(&mut heading, names::<R>(batch))?;
    next_line(&mut input, &mut line)?;
    if line != heading {
        return Ok(false);
    }
    next_line(&mut input, &mut line)?;
    // The mark of the batch is the last value of a row and needs no quotes.
    Ok(line.ends_with(format!(",{}\n", batch.mark()).as_bytes()))
}

/// What is above the columns. The last one tells batches apart.
fn names<R: Flat>(batch: &Batch) -> impl Iterator<Item = String> {
    let columns = R::columns(batch).into_iter().map(|column| column.name);
    columns.chain(["batch".to_owned()])
}

fn write_line(out: &mut impl Write, values: impl Iterator<Item = String>) -> Result<()> {
    let mut line = String::new();
    for (index, value) in values.enumerate() {
        if index > 0 {
            line.push(',');
        }
        if value.contains([',', '"', '\n', '\r']) {
            line.push_str(&format!("\"{}\"", value.replace('"', "\"\"")));
        } else {
            line.push_str(&value);
        }
    }
    line.push('\n');
    out.write_all(line.as_bytes())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_be_read_otherwise_is_quoted() {
        let mut out = Vec::new();
        let values = ["plain", "a,b", "say \"x\"", "two\nlines", ""];
        write_line(&mut out, values.into_iter().map(str::to_owned)).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "plain,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\n");
    }
}
