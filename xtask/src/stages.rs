//! `cargo xtask test`: every check, one stage after another, stopping at the first that fails.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::process::{cargo, find_program, run};
use crate::workspace::Workspace;
use crate::{browser, tidy, tools, web};

/// One check.
struct Stage {
    /// What the heading says.
    name: &'static str,
    /// How to run this stage alone.
    alone: &'static str,
    /// Whether `--quick` runs it too.
    quick: bool,
    work: fn(&Workspace) -> Result<()>,
}

const STAGES: [Stage; 9] = [
    Stage { name: "tools", alone: "cargo xtask test --quick", quick: true, work: tools::prepare },
    Stage { name: "format", alone: "cargo fmt --check", quick: true, work: format },
    Stage {
        name: "lints",
        alone: "cargo clippy --workspace --all-targets -- -D warnings",
        quick: true,
        work: lints,
    },
    Stage {
        name: "documentation",
        alone: "RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps",
        quick: false,
        work: documentation,
    },
    Stage { name: "tests", alone: "cargo test --workspace", quick: true, work: tests },
    Stage {
        name: "examples in the documentation",
        alone: "cargo test --workspace --doc",
        quick: false,
        work: doctests,
    },
    Stage { name: "tidy", alone: "cargo xtask tidy", quick: true, work: tidy::tidy },
    Stage { name: "web page", alone: "cargo xtask web", quick: false, work: page },
    Stage { name: "browser", alone: "cargo xtask browser", quick: false, work: browser::check },
];

/// Runs the stages in order; `quick` leaves out the slow ones.
pub(crate) fn test(workspace: &Workspace, quick: bool) -> Result<()> {
    let chosen: Vec<&Stage> = STAGES.iter().filter(|stage| stage.quick || !quick).collect();
    let start = Instant::now();
    let mut passed = 0;
    for stage in chosen {
        println!("\n=== {} ===", stage.name);
        let stage_start = Instant::now();
        let result = (stage.work)(workspace);
        let seconds = seconds(stage_start.elapsed());
        if let Err(error) = result {
            println!("--- {}: failed after {seconds}", stage.name);
            println!("\nstages: {passed} passed, 1 failed");
            let sentence =
                format!("the stage `{}` failed; run just it with `{}`", stage.name, stage.alone);
            return Err(error).context(sentence);
        }
        println!("--- {}: passed in {seconds}", stage.name);
        passed += 1;
    }
    println!("\nstages: {passed} passed, 0 failed, in {}", seconds(start.elapsed()));
    Ok(())
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
        run(cargo(workspace).args(["nextest", "run", "--workspace"]))
    } else {
        run(cargo(workspace).args(["test", "--workspace", "--lib", "--bins", "--tests", "--quiet"]))
    }
}

fn doctests(workspace: &Workspace) -> Result<()> {
    run(cargo(workspace).args(["test", "--workspace", "--doc", "--quiet"]))
}

fn page(workspace: &Workspace) -> Result<()> {
    web::build(workspace, &web::Options::release())
}
