//! `cargo xtask test`: every check, one stage after another, stopping at the first that fails.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::background::Background;
use crate::process::{cargo, find_program, run};
use crate::workspace::Workspace;
use crate::{browser, dist, proxies, tidy, tools};

/// One check.
struct Stage {
    /// What the heading says.
    name: &'static str,
    /// How to run this stage alone.
    alone: &'static str,
    /// Whether `--quick` runs it too.
    quick: bool,
    work: Work,
}

/// How a check is made.
enum Work {
    /// At once.
    Now(fn(&Workspace) -> Result<()>),
    /// By this chore, beside the stages that follow: most of the time it takes one core.
    Beside(&'static str),
    /// At once, with what was made beside the stages before.
    After(fn(&Workspace) -> Result<()>),
}

const STAGES: [Stage; 11] = [
    Stage {
        name: "tools",
        alone: "cargo xtask test --quick",
        quick: true,
        work: Work::Now(tools::prepare),
    },
    Stage { name: "format", alone: "cargo fmt --check", quick: true, work: Work::Now(format) },
    Stage {
        name: "lints",
        alone: "cargo clippy --workspace --all-targets -- -D warnings",
        quick: true,
        work: Work::Now(lints),
    },
    Stage {
        name: "documentation",
        alone: "RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps",
        quick: false,
        work: Work::Now(documentation),
    },
    Stage { name: "web page", alone: "cargo xtask web", quick: false, work: Work::Beside("web") },
    Stage { name: "tests", alone: "cargo test --workspace", quick: true, work: Work::Now(tests) },
    Stage {
        name: "examples in the documentation",
        alone: "cargo test --workspace --doc",
        quick: false,
        work: Work::Now(doctests),
    },
    Stage { name: "tidy", alone: "cargo xtask tidy", quick: true, work: Work::Now(tidy::tidy) },
    Stage {
        name: "browser",
        alone: "cargo xtask browser",
        quick: false,
        work: Work::After(browser::check),
    },
    Stage {
        name: "proxies",
        alone: "cargo xtask proxies",
        quick: false,
        work: Work::Now(proxies::check),
    },
    Stage {
        name: "packages",
        alone: "cargo xtask dist --quick",
        quick: false,
        work: Work::Now(dist::check),
    },
];

/// Runs the stages in order; `quick` leaves out the slow ones.
pub(crate) fn test(workspace: &Workspace, quick: bool) -> Result<()> {
    let mut run = Run { workspace, beside: None, start: Instant::now(), passed: 0 };
    for stage in STAGES.iter().filter(|stage| stage.quick || !quick) {
        match stage.work {
            Work::Now(work) => run.stage(stage, work)?,
            Work::Beside(chore) => run.begin(stage, chore)?,
            Work::After(work) => {
                run.finish()?;
                run.stage(stage, work)?;
            }
        }
    }
    println!("\nstages: {} passed, 0 failed, in {}", run.passed, seconds(run.start.elapsed()));
    Ok(())
}

/// A run of the stages.
struct Run<'a> {
    workspace: &'a Workspace,
    /// What goes on beside them.
    beside: Option<Beside>,
    start: Instant,
    passed: u32,
}

/// A stage that goes on beside others.
struct Beside {
    stage: &'static Stage,
    chore: Background,
    start: Instant,
}

impl Run<'_> {
    fn stage(&mut self, stage: &Stage, work: fn(&Workspace) -> Result<()>) -> Result<()> {
        println!("\n=== {} ===", stage.name);
        let start = Instant::now();
        let result = work(self.workspace);
        self.ended(stage, start, result)
    }

    /// Begins a stage that goes on beside others.
    fn begin(&mut self, stage: &'static Stage, chore: &str) -> Result<()> {
        println!("\n=== {}: begun beside the stages that follow ===", stage.name);
        let mut command = Command::new(std::env::current_exe()?);
        command.arg(chore).current_dir(self.workspace.root());
        let log = self.workspace.built("beside.log");
        let chore = Background::start(stage.name, &mut command, &log)?;
        self.beside = Some(Beside { stage, chore, start: Instant::now() });
        Ok(())
    }

    /// Waits for it.
    fn finish(&mut self) -> Result<()> {
        let Some(Beside { stage, mut chore, start }) = self.beside.take() else { return Ok(()) };
        println!("\n=== {} ===", stage.name);
        let ended = chore.ended();
        print!("{}", chore.said());
        let result = ended.and_then(|status| {
            ensure!(status.success(), "it ended with {status}; its own message is above");
            Ok(())
        });
        self.ended(stage, start, result)
    }

    fn ended(&mut self, stage: &Stage, start: Instant, result: Result<()>) -> Result<()> {
        let seconds = seconds(start.elapsed());
        if let Err(error) = result {
            if let Some(beside) = self.beside.take() {
                beside.chore.stop_all();
            }
            println!("--- {}: failed after {seconds}", stage.name);
            println!("\nstages: {} passed, 1 failed", self.passed);
            let sentence =
                format!("the stage `{}` failed; run just it with `{}`", stage.name, stage.alone);
            return Err(error).context(sentence);
        }
        println!("--- {}: passed in {seconds}", stage.name);
        self.passed += 1;
        Ok(())
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

fn format(workspace: &Workspace) -> Result<()> {
    run(cargo(workspace).args(["fmt", "--all", "--check"]))
}

fn lints(workspace: &Workspace) -> Result<()> {
    run(cargo(workspace).args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))
}

fn documentation(workspace: &Workspace) -> Result<()> {
    run(cargo(workspace)
        .args(["doc", "--workspace", "--no-deps", "--quiet"])
        .env("RUSTDOCFLAGS", "-D warnings"))
}

/// Benchmarks are not run, only linted; examples in the documentation have their own stage.
fn tests(workspace: &Workspace) -> Result<()> {
    if find_program("cargo-nextest").is_some() {
        // One more than there are cores: tests with servers mostly wait for them.
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let threads = (cores + 1).to_string();
        run(cargo(workspace).args(["nextest", "run", "--workspace", "--test-threads", &threads]))
    } else {
        run(cargo(workspace).args(["test", "--workspace", "--lib", "--bins", "--tests", "--quiet"]))
    }
}

fn doctests(workspace: &Workspace) -> Result<()> {
    run(cargo(workspace).args(["test", "--workspace", "--doc", "--quiet"]))
}
