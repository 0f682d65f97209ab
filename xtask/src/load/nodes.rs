//! Several servers on one PostgreSQL, and how what they can do grows with their number.

use anyhow::Result;

use super::Bench;
use super::cluster::Cluster;
use super::generator::{Generator, Played};
use super::program::Program;
use super::table::Table;

/// Seconds before anything is counted.
const WARM: u32 = 5;
const NUMBERS: [&str; 3] = ["", "one server", "two servers"];

/// How people come to servers, by the word that tells the generator.
#[derive(Clone, Copy)]
struct Sitting {
    servers: usize,
    apart: &'static str,
    named: &'static str,
}

/// In turns, so that a machine that slows down slows all of them.
const SITTINGS: [Sitting; 3] = [
    Sitting { servers: 1, apart: "", named: "" },
    Sitting { servers: 2, apart: "", named: ", each table at one" },
    Sitting { servers: 2, apart: "apart", named: ", players of a table apart" },
];

/// 500 tables for two as fast as they go, and 500 tables for four with a move a second each.
pub(super) fn measure(bench: &Bench, table: &mut Table) -> Result<()> {
    let cluster = Cluster::start()?;
    for sitting in SITTINGS {
        let what = format!("{}{}", NUMBERS[sitting.servers], sitting.named);
        println!("{what}:");
        let full = round(bench, &cluster, sitting, ("full", 2))?;
        table.told(
            &format!("durable moves a second, 500 tables: {what}"),
            full.moves_a_second,
            "/s",
        );
        table.told("  p50 of a move", full.p50, "ms");
        table.told("  p99 of a move", full.p99, "ms");
        let slow = round(bench, &cluster, sitting, ("slow", 4))?;
        table.told(
            &format!("p50 of a move, 500 tables a move a second each: {what}"),
            slow.p50,
            "ms",
        );
        table.told("  p99 of a move", slow.p99, "ms");
    }
    Ok(())
}

fn round(
    bench: &Bench,
    cluster: &Cluster,
    sitting: Sitting,
    (pace, people): (&str, usize),
) -> Result<Played> {
    let name = format!("{pace}_{}_{}", sitting.servers, sitting.apart);
    let database = cluster.database(&name)?;
    let servers: Vec<Program> = (0..sitting.servers)
        .map(|_| Program::on_database(bench.workspace, &database))
        .collect::<Result<_>>()?;
    let addresses: Vec<_> = servers.iter().map(Program::address).collect();
    let mut crowd = Generator::start(bench.workspace, &addresses)?;
    crowd.tell(&format!("open dungeon {} {people} 0 {}", bench.many(500), sitting.apart))?;
    let used = |crowd: &Generator| {
        let servers = servers.iter().map(Program::processor).sum::<f64>();
        [servers, cluster.processor(), crowd.processor()]
    };
    let before = used(&crowd);
    let played = crowd.play(pace, WARM, bench.options.seconds)?[0];
    let after = used(&crowd);
    let seconds = f64::from(WARM + bench.options.seconds);
    let share = |part: usize| 100.0 * (after[part] - before[part]) / seconds;
    println!(
        "  processors: servers {:.0} %, PostgreSQL {:.0} %, the generator {:.0} %",
        share(0),
        share(1),
        share(2),
    );
    Ok(played)
}
