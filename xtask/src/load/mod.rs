//! `cargo xtask bench server`: the program under load, and what was asked of it.

mod cluster;
mod figures;
mod generator;
mod nodes;
mod parts;
mod peer;
mod program;
mod table;

use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};

use crate::process::{cargo, run};
use crate::workspace::Workspace;
use generator::Generator;
use program::Program;
use table::Table;

/// Where the load generator is once it was built.
pub(crate) fn built_generator(workspace: &Workspace) -> PathBuf {
    generator::program(workspace)
}

/// What can be measured, in this order.
const PARTS: [&str; 6] = ["speed", "moves", "bots", "memory", "start", "peer"];

/// What was asked for.
struct Options {
    parts: Vec<String>,
    /// Fewer of everything, to see whether it works: limits are those of the whole.
    scale: f64,
    /// Seconds of each measurement.
    seconds: u32,
    /// Where boardgame.io's server and its load generator are.
    peer: Option<PathBuf>,
    /// Which database: without a word SQLite.
    database: Database,
}

/// What keeps the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Database {
    Sqlite,
    /// With one server and with two.
    Postgres,
}

/// Where everything of a run is.
struct Bench<'a> {
    workspace: &'a Workspace,
    options: Options,
}

/// Builds program and generator, measures, and says what was held. Fails if a limit was missed, by however little.
pub(crate) fn bench(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    let options = Options::parse(arguments)?;
    println!("Building the program and the load generator; the first time takes some minutes.");
    let build = ["build", "--release", "--quiet", "--package", "karak", "--package", "karak-load"];
    run(cargo(workspace).args(build))?;
    let bench = Bench { workspace, options };
    let mut table = Table::default();
    if bench.options.database == Database::Postgres {
        nodes::measure(&bench, &mut table)?;
        println!("\n{table}");
        return Ok(());
    }
    for part in PARTS {
        if bench.options.parts.is_empty() || bench.options.parts.iter().any(|named| named == part) {
            bench.part(part, &mut table).with_context(|| format!("the part `{part}`"))?;
        }
    }
    println!("\n{table}");
    match table.missed() {
        0 => Ok(()),
        missed => bail!("{missed} of these limits MISSED"),
    }
}

impl Bench<'_> {
    fn part(&self, part: &str, table: &mut Table) -> Result<()> {
        println!("\n{part}:");
        match part {
            "speed" => parts::speed(self, table),
            "moves" => parts::moves(self, table),
            "bots" => parts::bots(self, table),
            "memory" => parts::memory(self, table),
            "start" => parts::start(self, table),
            _ => peer::measure(self, table),
        }
    }

    /// So many of something, scaled.
    fn many(&self, count: usize) -> usize {
        ((count as f64 * self.options.scale).round() as usize).max(1)
    }

    /// A program with a database of its own.
    fn program(&self, part: &str) -> Result<Program> {
        let folder = self.workspace.built("bench-server").join(part);
        let _ = std::fs::remove_dir_all(&folder);
        Program::start(self.workspace, &folder)
    }

    /// Everybody who uses it.
    fn generator(&self, program: &Program) -> Result<Generator> {
        Generator::start(self.workspace, &[program.address()])
    }
}

impl Options {
    fn parse(arguments: &[String]) -> Result<Self> {
        let peer = std::env::var_os("KARAK_PEER").map(PathBuf::from);
        let mut options =
            Self { parts: Vec::new(), scale: 1.0, seconds: 20, peer, database: Database::Sqlite };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let mut value = || {
                arguments.next().with_context(|| format!("`{argument}` needs a value behind it"))
            };
            match argument.as_str() {
                "--scale" => options.scale = value()?.parse().context("`--scale` is a number")?,
                "--seconds" => {
                    options.seconds = value()?.parse().context("`--seconds` is a number")?;
                }
                "--peer" => options.peer = Some(value()?.into()),
                "--database" => {
                    options.database = match value()?.as_str() {
                        "sqlite" => Database::Sqlite,
                        "postgres" => Database::Postgres,
                        other => bail!("`{other}` is no database; there are sqlite and postgres"),
                    }
                }
                part if PARTS.contains(&part) => options.parts.push(part.to_owned()),
                other => bail!("`{other}` cannot be measured; parts are {}", PARTS.join(", ")),
            }
        }
        if options.database == Database::Postgres && !options.parts.is_empty() {
            bail!("with `--database postgres` there is one measurement, without parts");
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::{Database, Options};

    #[test]
    fn parts_and_options_are_known_or_refused() {
        let parse = |text: &str| {
            Options::parse(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        };
        let options = parse("moves --scale 0.1 speed --seconds 5").unwrap();
        assert_eq!(options.parts, ["moves", "speed"]);
        assert_eq!((options.seconds, (options.scale * 10.0) as u32), (5, 1));
        assert_eq!(options.database, Database::Sqlite);
        assert_eq!(parse("--database postgres").unwrap().database, Database::Postgres);
        for wrong in
            ["fast", "--scale", "--scale much", "--database mine", "moves --database postgres"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
