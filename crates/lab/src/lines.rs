//! Rows as lines of JSON. The first line says which batch they belong to.

use std::io::{BufRead, Write};

use anyhow::{Context as _, Result, bail};
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

/// The first line of a file.
///
/// # Errors
/// If it is not one.
pub fn read_title(input: &mut impl BufRead) -> Result<Title> {
    let mut line = String::new();
    input.read_line(&mut line)?;
    serde_json::from_str(&line)
        .ok()
        .context("this is not a file of rows that `karak sim --out ….jsonl` wrote")
}

/// Hands on each row of a file behind its title.
///
/// # Errors
/// If a line is not a row, or `take` fails.
pub fn read_rows<R: DeserializeOwned>(
    input: impl BufRead,
    mut take: impl FnMut(R) -> Result<()>,
) -> Result<()> {
    for (index, line) in input.lines().enumerate() {
        let line = line?;
        match serde_json::from_str(&line) {
            Ok(row) => take(row)?,
            Err(error) => bail!("line {}: {error}", index + 2),
        }
    }
    Ok(())
}
