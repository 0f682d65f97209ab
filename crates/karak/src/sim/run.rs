//! `karak sim dungeon` and `karak sim goblin`: a batch of games.

use std::fs::File;
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};
use indicatif::ProgressBar;
use lab::{
    Batch, DealLuck, Flat, GameRow, Gathered, Played, RowKind, Simulator, Title, TurnRow,
    TurnWatch, cores,
};

use super::output::{Format, Rows};
use super::part::Part;
use super::report::Report;
use super::{PROGRAM, balance, html, progress, threads};
use crate::cli::RunArgs;
use crate::files;
use crate::game::Playable;

pub(crate) fn run<G: Playable>(args: &RunArgs) -> Result<()> {
    let bots = &args.seats.0;
    let rules = G::set_up(&args.setup, bots.len(), Some(args.common.turn_limit))?;
    let mut batch = Batch::new(PROGRAM, &rules, bots, args.games, args.common.seed);
    batch.shard = args.shard;
    let count = batch.count();
    ensure!(count > 0, "this shard is empty: there are more shards than games");
    check_outputs(args)?;
    if is_done(args, &batch) {
        crate::tell("these games are played already, and their rows are in place");
        return Ok(());
    }
    let threads = threads(args.common.threads);
    let run = Run { rules: &rules, batch: &batch, args, threads, bar: progress(count) };
    let begun = Instant::now();
    let gathered = match &args.out {
        Some(out) => run.with_files(out)?,
        None => run.in_memory(),
    };
    let seconds = begun.elapsed().as_secs_f64();
    run.bar.finish_and_clear();
    if let Some(path) = &args.html {
        html::write(path, &rules, &[(batch.clone(), gathered.clone())])?;
    }
    if args.report && !args.json {
        return balance::write(&mut std::io::stdout().lock(), &gathered.summary, bots.len());
    }
    let report = Report::new(&rules, args, threads, &gathered.summary, seconds);
    let mut out = std::io::stdout().lock();
    if args.json { report.write_json(&mut out) } else { report.write_text(&mut out) }
}

/// Says before the first game what could not be written after the last.
fn check_outputs(args: &RunArgs) -> Result<()> {
    for path in [&args.out, &args.turns].into_iter().flatten() {
        let format = Format::of(path)?;
        ensure!(
            args.shard.is_none() || format == Format::Lines,
            "a shard is written to a file that ends in .jsonl; `karak sim merge` writes any form"
        );
    }
    let mut written: Vec<PathBuf> = Vec::new();
    for path in [&args.out, &args.turns, &args.html].into_iter().flatten() {
        files::check_writable(path)?;
        // A run keeps its games beside its rows.
        let rows = Some(path) != args.html.as_ref();
        let endings: &[&str] = if rows { &["", ".part"] } else { &[""] };
        for ending in endings {
            let mut name = path.file_name().unwrap_or_default().to_owned();
            name.push(ending);
            let file = folder_of(path)?.join(name);
            ensure!(
                !written.contains(&file),
                "--out, --turns and --html each need a file of their own, but {} is named twice or \
                 is where a run keeps its games",
                path.display()
            );
            written.push(file);
        }
    }
    Ok(())
}

/// Whether an earlier run left everything that this one would write, as far as files tell of which
/// batch they are.
fn is_done(args: &RunArgs, batch: &Batch) -> bool {
    let games =
        args.out.as_deref().is_some_and(|path| is_there::<GameRow>(path, RowKind::Games, batch));
    let turns =
        args.turns.as_deref().is_none_or(|path| is_there::<TurnRow>(path, RowKind::Turns, batch));
    games && turns && args.html.is_none()
}

/// Whether a file holds such rows of this batch; only whole files have their names.
fn is_there<R: Flat>(path: &Path, rows: RowKind, batch: &Batch) -> bool {
    match Format::of(path) {
        Ok(Format::Lines) => super::open_rows(path)
            .is_ok_and(|(_, title)| title.rows == rows && title.batch == *batch),
        Ok(Format::Csv) => File::open(path)
            .is_ok_and(|file| lab::is_table_of::<R>(BufReader::new(file), batch).unwrap_or(false)),
        #[cfg(feature = "parquet")]
        Ok(Format::Parquet) => false,
        Err(_) => false,
    }
}

/// Where a file lies, whatever way it was named.
fn folder_of(path: &Path) -> Result<PathBuf> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    folder.canonicalize().with_context(|| format!("cannot write {}", path.display()))
}

struct Run<'a, G> {
    rules: &'a G,
    batch: &'a Batch,
    args: &'a RunArgs,
    threads: usize,
    bar: ProgressBar,
}

impl<G: Playable> Run<'_, G> {
    fn keeps_turns(&self) -> bool {
        self.args.turns.is_some() || self.args.html.is_some()
    }

    /// Somebody who plays any game of the batch.
    fn worker(&self) -> impl FnMut(u64) -> Played + use<'_, G> {
        let mut simulator = Simulator::new(self.rules);
        let mut watch = self.keeps_turns().then(TurnWatch::new::<G>);
        let (bots, seed) = (&self.batch.seats, self.batch.seed);
        move |game| {
            let luck = DealLuck::new(seed, game);
            match &mut watch {
                Some(watch) => {
                    let row = simulator.play(game, bots, luck, watch);
                    let turns = watch.end(&row);
                    Played { row, turns }
                }
                None => {
                    Played { row: simulator.play(game, bots, luck, &mut ()), turns: Vec::new() }
                }
            }
        }
    }

    fn in_memory(&self) -> Gathered {
        let mut gathered = Gathered::default();
        let worker = || {
            let (mut play, batch) = (self.worker(), self.batch);
            move |index: u64| play(batch.number(index))
        };
        cores::in_order(self.batch.count(), self.threads, worker, |played: Played| {
            gathered.add(&played);
            self.bar.inc(1);
            ControlFlow::Continue(())
        });
        gathered
    }

    fn with_files(&self, out: &Path) -> Result<Gathered> {
        let rows = if self.keeps_turns() { RowKind::PartWithTurns } else { RowKind::Part };
        let mut part = Part::open(out, &Title { rows, batch: self.batch.clone() })?;
        self.bar.set_position(part.count());
        self.bar.reset_eta();
        if part.count() > 0 {
            let count = part.count();
            crate::tell(&format!("going on after {count} games that were played before"));
        }
        let done = part.games();
        let left = self.batch.numbers().filter(|game| !done.contains(game));
        let mut kept = Ok(());
        cores::each(
            left,
            self.threads,
            || self.worker(),
            |played| {
                kept = part.add(&played);
                self.bar.inc(1);
                if kept.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        kept?;
        let mut gathered = Gathered::default();
        let mut rows = Rows::new(out, RowKind::Games, self.batch)?;
        let turns = self.args.turns.as_deref();
        let mut turns =
            turns.map(|path| Rows::new(path, RowKind::Turns, self.batch)).transpose()?;
        part.each(|played| {
            gathered.add(&played);
            rows.write(&played.row)?;
            turns
                .iter_mut()
                .try_for_each(|turns| played.turns.iter().try_for_each(|row| turns.write(row)))
        })
        .context("the games that were played could not be read back")?;
        turns.map_or(Ok(()), Rows::finish)?;
        rows.finish()?;
        part.remove()?;
        Ok(gathered)
    }
}
