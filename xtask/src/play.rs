//! `cargo xtask play`: the program as players get it, built and started.

use std::process::Command;

use anyhow::{Context, Result};

use crate::process::{cargo, run};
use crate::web;
use crate::workspace::Workspace;

/// Starts the program with the page in it; with `--terminal` the page is not needed and not built.
pub(crate) fn play(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    if arguments.iter().any(|argument| argument == "--terminal") {
        return in_terminal(workspace, arguments);
    }
    web::build(workspace, &web::Options::release())?;
    println!("Building the program; the first time takes a minute or two.");
    let mut build = cargo(workspace);
    build.args(["build", "--release", "--quiet", "--package", "karak"]);
    run(build.env("KARAK_PAGE", web::folder(workspace)))
        .context("the program could not be built")?;
    let program = workspace.built("release").join(format!("karak{}", std::env::consts::EXE_SUFFIX));
    run(Command::new(program).arg("play").args(arguments))
}

fn in_terminal(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    println!("Building the program; the first time takes a minute or two.");
    let mut command = cargo(workspace);
    command.args(["run", "--release", "--quiet", "--package", "karak", "--", "play"]);
    run(command.args(with_game(arguments)))
}

/// The dungeon, unless a game is named or goes on.
fn with_game(arguments: &[String]) -> Vec<&str> {
    let named = ["dungeon", "goblin", "--resume"];
    let given = |argument: &&str| named.contains(argument) || argument.starts_with("--resume=");
    let mut words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if !words.iter().any(given) {
        words.insert(0, "dungeon");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::with_game;

    #[test]
    fn the_dungeon_is_played_unless_something_else_is_named() {
        let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
        let check = |text: &str| with_game(&words(text)).join(" ");
        assert_eq!(check("--terminal --lang cs"), "dungeon --terminal --lang cs");
        assert_eq!(check("--terminal goblin"), "--terminal goblin");
        assert_eq!(check("--terminal --resume game.karak"), "--terminal --resume game.karak");
    }
}
