//! Counts of reachable positions as a table that can be recomputed anywhere (native, WebAssembly).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::{Rules, perft};

use crate::{Content, Dungeon, RULES_VERSION, Setup, position};

/// Recomputes a table of counts: `rules | content | heroes | goals | position | depth | count` a line, with the
/// rules version and `start` or a [position](crate::position) whose lines are separated by `/`. Lines that begin with
/// `#` stay as they are; a line that cannot be read says why.
pub fn recount(table: &str) -> String {
    table.lines().map(|line| recount_line(line) + "\n").collect()
}

fn recount_line(line: &str) -> String {
    if line.starts_with('#') || line.trim().is_empty() {
        return String::from(line);
    }
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [version, content, heroes, goals, at, depth, ..] = fields[..] else {
        return format!("# {line}: a line has seven fields");
    };
    match setup(version, heroes, goals).and_then(|setup| count(content, setup, at, depth)) {
        Ok(count) => {
            format!("{version} | {content} | {heroes} | {goals} | {at} | {depth} | {count}")
        }
        Err(reason) => format!("# {line}: {reason}"),
    }
}

fn setup(version: &str, heroes: &str, goals: &str) -> Result<Setup, String> {
    let rules_version =
        version.parse().ok().filter(|version| (1..=RULES_VERSION).contains(version));
    let rules_version = rules_version.ok_or("unknown rules version")?;
    let goals = goals.parse().map_err(|error| format!("{error}"))?;
    let setup = Setup::with_heroes(heroes).map_err(|error| format!("{error}"))?;
    Ok(Setup { rules_version, goals, ..setup })
}

fn count(content: &str, setup: Setup, at: &str, depth: &str) -> Result<u64, String> {
    let content = Content::released().find(|set| set.id == content).ok_or("unknown content")?;
    let rules = Dungeon::new(content, setup).map_err(|faults| format!("{faults}"))?;
    let state = if at == "start" {
        rules.start()
    } else {
        position::sketch(&rules, &at.replace('/', "\n")).map_err(|faults| format!("{faults}"))?
    };
    let depth = depth.parse().map_err(|_| String::from("a depth is a number"))?;
    Ok(perft(&rules, &state, depth))
}
