//! Rows as lines of JSON. The first line says which batch they belong to.

use std::io::{BufRead, Read as _, Write};

use anyhow::{Context as _, Result, bail, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Batch, GameRow, TurnRow};

/// What the rows of a file are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// [`GameRow`]s.
    Games,
    /// [`TurnRow`]s.
    Turns,
    /// [`Played`] games of a run that has not ended.
    Part,
    /// The same, each with its turns.
    PartWithTurns,
}

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// What the rows are.
    pub rows: Kind,
    /// Of which batch.
    pub batch: Batch,
}

/// A game with its turns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The game.
    pub row: GameRow,
    /// Its turns, if they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<TurnRow>,
}

/// One value as a line.
///
/// # Errors
/// If it cannot be written.
pub fn write_line(out: &mut impl Write, value: &impl Serialize) -> Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    out.write_all(&line)?;
    Ok(())
}

/// Longer lines are not read: a game of every turn there can be fits.
pub const MAX_LINE: usize = 64 << 20;

/// The next line with its end, which the last one may lack; nothing at the end of the file. Gives its
/// length.
///
/// # Errors
/// If it cannot be read or is longer than [`MAX_LINE`].
pub fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<usize> {
    line.clear();
    let length = input.take(MAX_LINE as u64 + 1).read_until(b'\n', line)?;
    ensure!(length <= MAX_LINE, "a line is longer than {MAX_LINE} bytes");
    Ok(length)
}

/// The first line of a file.
///
/// # Errors
/// If it is not one.
pub fn read_title(input: &mut impl BufRead) -> Result<Title> {
    let mut line = Vec::new();
    next_line(input, &mut line)?;
    serde_json::from_slice(&line)
        .ok()
        .context("this is not a file of rows that `karak sim --out ….jsonl` wrote")
}

/// Hands on each row of a file behind its title.
///
/// # Errors
/// If a line is not a row, or `take` fails.
pub fn read_rows<R: DeserializeOwned>(
    mut input: impl BufRead,
    mut take: impl FnMut(R) -> Result<()>,
) -> Result<()> {
    let mut line = Vec::new();
    for number in 2.. {
        if next_line(&mut input, &mut line)? == 0 {
            break;
        }
        match serde_json::from_slice(&line) {
            Ok(row) => take(row)?,
            Err(error) => bail!("line {number}: {error}"),
        }
    }
    Ok(())
}
