//! boardgame.io's server beside ours, in the same minutes.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use super::Bench;
use super::generator::Played;
use super::table::Table;
use crate::process::{output, run};

/// Each is measured so often, in turns.
const ROUNDS: usize = 2;

/// Both with 500 tables for two, as fast as they go. Its moves are not durable, ours are.
pub(super) fn measure(bench: &Bench, table: &mut Table) -> Result<()> {
    let Some(peer) = &bench.options.peer else {
        println!(
            "  This needs boardgame.io's server and its load generator (server.cjs, load.cjs and package.json in one\n  \
             folder): name the folder with --peer FOLDER or KARAK_PEER."
        );
        return Ok(());
    };
    let folder = bench.workspace.built("bench-server").join("peer");
    install(peer, &folder)?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        ours.push(our_round(bench)?);
        theirs.push(their_round(bench, &folder)?);
    }
    let mean = |rounds: &[Played], of: fn(&Played) -> f64| {
        rounds.iter().map(of).sum::<f64>() / rounds.len() as f64
    };
    let (speed, p99) = (|played: &Played| played.moves_a_second, |played: &Played| played.p99);
    table.at_least(
        "moves a second, four times boardgame.io's",
        mean(&ours, speed),
        4.0 * mean(&theirs, speed),
        "/s",
    );
    table.at_most(
        "p99 of a move, beside boardgame.io's",
        mean(&ours, p99),
        mean(&theirs, p99),
        "ms",
    );
    Ok(())
}

/// A copy with its packages: what lies elsewhere is left as it is.
fn install(peer: &Path, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    for file in fs::read_dir(peer).with_context(|| format!("{} has no files", peer.display()))? {
        let file = file?;
        if file.file_type()?.is_file() {
            let to = folder.join(file.file_name());
            fs::write(to, fs::read(file.path())?)?;
        }
    }
    if !folder.join("node_modules").is_dir() {
        let npm = ["install", "--no-audit", "--no-fund", "--ignore-scripts"];
        run(Command::new("npm").args(npm).current_dir(folder))?;
    }
    Ok(())
}

fn our_round(bench: &Bench) -> Result<Played> {
    let program = bench.program("beside")?;
    let mut people = bench.generator(&program)?;
    people.tell(&format!("open dungeon {} 2 0", bench.many(500)))?;
    Ok(people.play("full", 3, bench.options.seconds)?[0])
}

fn their_round(bench: &Bench, folder: &Path) -> Result<Played> {
    let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port().to_string();
    let mut server = Node(
        Command::new("node")
            .arg("server.cjs")
            .env("PORT", &port)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("boardgame.io's server could not be started; is Node installed?")?,
    );
    let said = server.0.stdout.take().context("no standard output")?;
    let mut said = BufReader::new(said).lines();
    while !said.next().context("boardgame.io's server ended")??.contains("listening") {}
    let load = output(
        Command::new("node")
            .arg("load.cjs")
            .env("PORT", &port)
            .env("N", bench.many(500).to_string())
            .env("REPS", "1")
            .env("SECS", bench.options.seconds.to_string())
            .env("MODE", "raw")
            .env("SERVER_PID", server.0.id().to_string())
            .current_dir(folder),
    )?;
    let lines: Vec<Value> = load.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let median = |unit: &str| {
        let line = lines.iter().find(|line| line["unit"] == unit);
        line.and_then(|line| line["median"].as_f64())
    };
    let played = (median("moves/s"), median("ms p50"), median("ms p99"));
    let (Some(moves_a_second), Some(p50), Some(p99)) = played else {
        bail!("the load generator of boardgame.io says something else: {load}");
    };
    println!(
        "  boardgame.io: {moves_a_second:.0} moves a second, p50 {p50:.1} ms, p99 {p99:.1} ms"
    );
    Ok(Played { moves_a_second, p50, p99 })
}

/// A program that ends with this.
struct Node(Child);

impl Drop for Node {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
