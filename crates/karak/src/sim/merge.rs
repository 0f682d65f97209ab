//! `karak sim merge`: one file of the shards of a batch, the same as if it had not been split.

use std::fs::File;
use std::io::{BufReader, Read as _, Seek as _, SeekFrom};
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail, ensure};
use lab::{Batch, Flat, GameRow, RowKind, TurnRow};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::output::{Format, Rows};
use crate::cli::MergeArgs;

/// A shard that was opened.
struct Source {
    path: PathBuf,
    input: BufReader<File>,
    batch: Batch,
    kind: RowKind,
}

pub(crate) fn run(args: &MergeArgs) -> Result<()> {
    Format::of(&args.out)?;
    let mut sources = Vec::new();
    for path in &args.shards {
        // Rows are looked up where they lie, which only a file can do.
        ensure!(path.is_file() || !path.exists(), "{} is not a regular file", path.display());
        let (input, title) = super::open_rows(path)?;
        ensure!(
            title.rows != RowKind::Part && title.rows != RowKind::PartWithTurns,
            "{} is the part of a run that has not ended: start the same command again",
            path.display()
        );
        sources.push(Source { path: path.clone(), input, batch: title.batch, kind: title.rows });
    }
    let Some(first) = sources.first() else { bail!("name the shards to merge") };
    let (whole, kind) = (first.batch.whole(), first.kind);
    for source in &sources {
        let name = source.path.display();
        if let Some(what) = whole.differs_in(&source.batch.whole()) {
            bail!(
                "{name} belongs to another batch than {}: {what} differs",
                args.shards[0].display()
            );
        }
        ensure!(source.kind == kind, "{name} has other rows than {}", args.shards[0].display());
    }
    match kind {
        RowKind::Games => merge::<GameRow>(args, &whole, kind, sources),
        RowKind::Turns | RowKind::Part | RowKind::PartWithTurns => {
            merge::<TurnRow>(args, &whole, kind, sources)
        }
    }
}

/// Where a row lies.
struct Found {
    game: u64,
    source: usize,
    begin: u64,
    length: usize,
}

/// What every row says.
#[derive(Deserialize)]
struct Numbered {
    game: u64,
}

/// Rows are copied game by game: where they lie is found out first.
fn merge<R: Flat + Serialize + DeserializeOwned>(
    args: &MergeArgs,
    whole: &Batch,
    kind: RowKind,
    mut sources: Vec<Source>,
) -> Result<()> {
    let mut found = Vec::new();
    for (index, source) in sources.iter_mut().enumerate() {
        let path = source.path.display().to_string();
        index_rows(index, source, &mut found)
            .with_context(|| format!("{path} cannot be merged"))?;
    }
    found.sort_by_key(|row| row.game);
    for pair in found.windows(2) {
        let [one, other] = pair else { continue };
        let twice =
            one.game == other.game && (one.source != other.source || kind == RowKind::Games);
        let name = |row: &Found| args.shards[row.source].display();
        ensure!(!twice, "game {} is in {} and in {}", one.game, name(one), name(other));
    }
    let mut games: Vec<u64> = found.iter().map(|row| row.game).collect();
    games.dedup();
    if games.len() as u64 != whole.games {
        let missing = (0..).zip(&games).find(|(wanted, game)| wanted != *game);
        let game = missing.map_or(games.len() as u64, |(wanted, _)| wanted);
        bail!("game {game} is missing: a shard was not named, or is not whole");
    }
    let mut out = Rows::new(&args.out, kind, whole)?;
    let mut line = Vec::new();
    for row in found {
        let input = &mut sources[row.source].input;
        line.resize(row.length, 0);
        input.seek(SeekFrom::Start(row.begin))?;
        input.read_exact(&mut line)?;
        out.write(&serde_json::from_slice::<R>(&line)?)?;
    }
    out.finish()
}

fn index_rows(index: usize, source: &mut Source, found: &mut Vec<Found>) -> Result<()> {
    let mut begin = source.input.stream_position()?;
    let mut line = Vec::new();
    loop {
        let length = lab::next_line(&mut source.input, &mut line)?;
        if length == 0 {
            return Ok(());
        }
        let Numbered { game } = serde_json::from_slice(&line)?;
        found.push(Found { game, source: index, begin, length });
        begin += length as u64;
    }
}
