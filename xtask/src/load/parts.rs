//! What is measured of the program by itself.

use std::process::Command;

use anyhow::Result;

use super::table::Table;
use super::{Bench, generator};
use crate::process::run;

/// Seconds before anything is counted.
const WARM: u32 = 5;
const KIB: f64 = 1024.0;

/// 500 tables with two seats, each as fast as it goes.
pub(super) fn speed(bench: &Bench, table: &mut Table) -> Result<()> {
    let program = bench.program("speed")?;
    let mut people = bench.generator(&program)?;
    people.tell(&format!("open dungeon {} 2 0", bench.many(500)))?;
    let (before, used) = (program.metrics()?, program.processor());
    let played = people.play("full", WARM, bench.options.seconds)?[0];
    let after = program.metrics()?;
    let commits = after.get("karak_commits") - before.get("karak_commits");
    let rows = after.get("karak_rows") - before.get("karak_rows");
    println!(
        "  p50 {:.1} ms, p99 {:.1} ms, {:.0} rows a commit, commit p99 {:.1} ms, {:.0} µs of a processor a move",
        played.p50,
        played.p99,
        rows / commits,
        after.commit_p99_since(&before),
        (program.processor() - used) / rows * 1e6,
    );
    table.at_least("durable moves a second, 500 tables", played.moves_a_second, 8000.0, "/s");
    table.aims_at("the same, aim", played.moves_a_second, 15_000.0, "/s");
    Ok(())
}

/// This part of the moves that were to be made has been made. Who begins another game makes none for a moment.
const MADE: f64 = 0.97;

/// 2,000 tables with four seats, each a move a second.
pub(super) fn moves(bench: &Bench, table: &mut Table) -> Result<()> {
    let program = bench.program("moves")?;
    let mut people = bench.generator(&program)?;
    people.tell(&format!("open dungeon {} 4 0", bench.many(2000)))?;
    let before = program.metrics()?;
    let played = people.play("slow", WARM, bench.options.seconds)?[0];
    let commit = program.metrics()?.commit_p99_since(&before);
    println!("  p50 {:.1} ms, commit p99 {commit:.1} ms", played.p50);
    // A move that comes late is left out, and its time with it: as many as were asked for have to be there.
    let asked = bench.many(2000) as f64;
    table.at_least("moves a second of these", played.moves_a_second, MADE * asked, "/s");
    table.at_most(
        "p99 of a move, 2,000 tables with 8,000 sockets",
        played.p99,
        2.0 * commit + 10.0,
        "ms",
    );
    Ok(())
}

/// How often moves without and with bots are compared: a single sync of the disk that takes long makes a 99th percentile.
const ROUNDS: usize = 5;

/// The same without and with 50 tables at which somebody plays against a hard bot.
pub(super) fn bots(bench: &Bench, table: &mut Table) -> Result<()> {
    let mut times = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let program = bench.program("bots")?;
        let mut people = bench.generator(&program)?;
        people.tell(&format!("open dungeon {} 4 0", bench.many(2000)))?;
        let without = people.play("slow", WARM, bench.options.seconds)?[0];
        people.tell(&format!("open dungeon {} 1 1", bench.many(50)))?;
        let with = people.play("slow", WARM, bench.options.seconds)?[0];
        println!("  p99 without {:.1} ms, with {:.1} ms", without.p99, with.p99);
        times.push(with.p99 / without.p99);
    }
    times.sort_by(f64::total_cmp);
    let figure = format!("p99 with 50 hard bots, median of {ROUNDS} rounds");
    table.at_most(&figure, times[ROUNDS / 2], 2.0, "times that without");
    Ok(())
}

/// Memory of tables and sockets, and again after a restart.
pub(super) fn memory(bench: &Bench, table: &mut Table) -> Result<()> {
    let mut program = bench.program("memory")?;
    let mut people = bench.generator(&program)?;
    let (tables, sockets) = (bench.many(2000), bench.many(4000));
    let empty = program.memory()?;
    people.tell(&format!("open dungeon {tables} 2 0"))?;
    // Fast, so that games have some past: it is sent to whoever comes.
    people.play("full", 0, bench.options.seconds)?;
    let playing = program.memory()?;
    people.tell(&format!("watch {sockets}"))?;
    let watched = program.memory()?;
    // What the store keeps for all tables together is there only once they have played, and counted as theirs.
    let socket = (watched - playing) / sockets as f64;
    let each = |all: f64, empty: f64| (all - empty) / tables as f64 - 2.0 * socket;
    table.at_most("memory of an idle socket", socket / KIB, 16.0, "KiB");
    table.at_most("memory of a live table", each(playing, empty) / KIB, 64.0, "KiB");
    let took = program.start_again()?;
    let empty = program.memory()?;
    people.tell("again")?;
    println!("  ready again after {:.2} s", took.as_secs_f64());
    let resumed = each(program.memory()?, empty) / KIB;
    table.at_most("memory of a resumed table", resumed, 64.0, "KiB");
    Ok(())
}

/// Until a program with 100,000 tables is ready.
pub(super) fn start(bench: &Bench, table: &mut Table) -> Result<()> {
    let mut program = bench.program("start")?;
    {
        let mut people = bench.generator(&program)?;
        people.tell("open dungeon 1 2 0")?;
        people.play("full", 0, 2)?;
    }
    program.stop()?;
    let tables = bench.many(100_000);
    println!("  Filling a database with {tables} tables.");
    let mut fill = Command::new(generator::program(bench.workspace));
    run(fill.arg("fill").arg(program.database()).arg(tables.to_string()))?;
    let took = program.start_again()?;
    table.at_most("ready with 100,000 stored tables", took.as_secs_f64() * 1000.0, 2000.0, "ms");
    Ok(())
}
