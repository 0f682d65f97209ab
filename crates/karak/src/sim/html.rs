//! `karak sim report`: a page with plots.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use lab::{Batch, Course, GameRow, Gathered, RowKind, TurnRow};

use crate::cli::{Game, ReportArgs};
use crate::files;
use crate::game::Playable;

/// Which game the first of these files tells of.
pub(crate) fn game(args: &ReportArgs) -> Result<Game> {
    let first = args.rows.first().context("name files of rows")?;
    let (_, title) = super::open_rows(first)?;
    let known = [Game::Dungeon, Game::Goblin];
    let game = known.into_iter().find(|game| game.name() == title.batch.game);
    game.with_context(|| format!("{} tells of an unknown game", first.display()))
}

pub(crate) fn run<G: Playable>(args: &ReportArgs) -> Result<()> {
    files::check_writable(&args.html)?;
    let mut batches: Vec<Found<Gathered>> = Vec::new();
    let mut turns: Vec<Found<Course>> = Vec::new();
    for path in &args.rows {
        let name = path.display();
        let (input, title) = super::open_rows(path)?;
        // Shards of one batch are told of together.
        let batch = title.batch.whole();
        ensure!(batch.game == G::GAME, "{name} tells of {}, not of {}", batch.game, G::GAME);
        let cannot = || format!("{name} cannot be read");
        match title.rows {
            RowKind::Games => {
                let (gathered, seen) = of(&mut batches, batch);
                lab::read_rows(input, |row: GameRow| {
                    ensure!(seen.insert(row.game), "game {} is in another file too", row.game);
                    gathered.summary.add(&row);
                    Ok(())
                })
                .with_context(cannot)?;
            }
            RowKind::Turns => {
                let seats = batch.seats.len();
                let (course, seen) = of(&mut turns, batch);
                read_turns(input, seats, course, seen).with_context(cannot)?;
            }
            RowKind::Part | RowKind::PartWithTurns => bail!(
                "{name} is the part of a run that has not ended: start the same command again"
            ),
        }
    }
    let mut batches: Vec<(Batch, Gathered)> =
        batches.into_iter().map(|(batch, gathered, _)| (batch, gathered)).collect();
    for (batch, course, _) in turns {
        let games = batches.iter_mut().find(|(games, _)| *games == batch);
        let (_, gathered) =
            games.context("turns need the games they belong to: name both files")?;
        gathered.course = course;
    }
    let (first, _) = batches.first().context("name a file of games")?;
    let rules = G::from_header(&first.setup).map_err(|faults| anyhow!("{faults}"))?;
    write(&args.html, &rules, &batches)
}

/// What was found of a batch so far, and in which games.
type Found<T> = (Batch, T, BTreeSet<u64>);

fn of<T: Default>(found: &mut Vec<Found<T>>, batch: Batch) -> (&mut T, &mut BTreeSet<u64>) {
    let known = found.iter().position(|(known, ..)| *known == batch);
    let index = known.unwrap_or_else(|| {
        found.push((batch, T::default(), BTreeSet::new()));
        found.len() - 1
    });
    let (_, sum, seen) = &mut found[index];
    (sum, seen)
}

fn read_turns(
    input: impl std::io::BufRead,
    seats: usize,
    course: &mut Course,
    seen: &mut BTreeSet<u64>,
) -> Result<()> {
    // The rows of a game follow each other; whether somebody won is known when all are there.
    let mut game: Vec<TurnRow> = Vec::new();
    let mut count = |rows: &mut Vec<TurnRow>| {
        let won = rows.iter().any(|row| row.victory > 0.0);
        for row in rows.drain(..) {
            course.add(&row, seats, won);
        }
    };
    lab::read_rows(input, |row: TurnRow| {
        if game.last().is_none_or(|last| last.game != row.game) {
            count(&mut game);
            ensure!(seen.insert(row.game), "the turns of game {} come twice", row.game);
        }
        game.push(row);
        Ok(())
    })?;
    count(&mut game);
    Ok(())
}

/// Writes the page for these batches.
pub(super) fn write<G: Playable>(
    path: &Path,
    rules: &G,
    batches: &[(Batch, Gathered)],
) -> Result<()> {
    files::write_text(path, &lab::page(rules, batches))
}
