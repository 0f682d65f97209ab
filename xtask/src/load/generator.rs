//! The load generator in a process of its own, told what to do line by line.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use super::program::{processor_of, with_many_files};
use crate::workspace::Workspace;

/// A generator that runs.
pub(super) struct Generator {
    child: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// What a group of tables did.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    pub(super) moves_a_second: f64,
    pub(super) p50: f64,
    pub(super) p99: f64,
}

/// Where it was built.
pub(super) fn program(workspace: &Workspace) -> PathBuf {
    workspace.built("release").join(format!("karak-load{}", std::env::consts::EXE_SUFFIX))
}

impl Generator {
    pub(super) fn start(workspace: &Workspace, servers: &[SocketAddr]) -> Result<Self> {
        let mut child = with_many_files(&program(workspace))
            .args(servers.iter().map(ToString::to_string))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("the load generator could not be started")?;
        let orders = child.stdin.take().context("no standard input")?;
        let answers = BufReader::new(child.stdout.take().context("no standard output")?);
        Ok(Self { child, orders, answers })
    }

    /// Seconds of a processor that it has used.
    pub(super) fn processor(&self) -> f64 {
        processor_of(self.child.id())
    }

    /// Tells it to do something, and gives its answer.
    pub(super) fn tell(&mut self, order: &str) -> Result<Value> {
        writeln!(self.orders, "{order}")?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        if line.is_empty() {
            bail!("the load generator ended at `{order}`; its own message is above");
        }
        println!("  {order}: {}", line.trim_end());
        Ok(serde_json::from_str(&line)?)
    }

    /// Has all tables play, and gives what each group did.
    pub(super) fn play(&mut self, pace: &str, warm: u32, seconds: u32) -> Result<Vec<Played>> {
        let answer = self.tell(&format!("play {pace} {warm} {seconds}"))?;
        let groups = answer["groups"].as_array().context("an answer without groups")?;
        let number = |group: &Value, name: &str| group[name].as_f64().unwrap_or(f64::NAN);
        let mut played = Vec::new();
        for group in groups {
            let wrong = number(group, "lost") + number(group, "refused");
            if wrong > 0.0 {
                bail!("moves were refused or connections broke: {group}");
            }
            played.push(Played {
                moves_a_second: number(group, "moves_a_second"),
                p50: number(group, "p50_ms"),
                p99: number(group, "p99_ms"),
            });
        }
        Ok(played)
    }
}

impl Drop for Generator {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
