//! Chores of this workspace: `cargo xtask play`, `test`, `web`, `tidy`, `bench`, `browser`, `proxies`, `dist`.
//!
//! Each command installs what it needs, says what it does, and fails with a sentence that helps. A fresh machine
//! needs Rust, Node and Debian's package manager.

mod background;
mod browser;
mod built;
mod debian;
#[cfg(unix)]
mod dist;
#[cfg(not(unix))]
#[path = "no_dist.rs"]
mod dist;
mod load;
mod npm;
mod play;
mod process;
mod proxies;
mod scratch;
mod stages;
mod tidy;
mod tools;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};

use process::{cargo, run};
use workspace::Workspace;

const USAGE: &str = "\
Chores of this workspace:

  cargo xtask play [ARGS…]    build the page and the program, and start `karak play ARGS…`
      --terminal [ARGS…]      without the page: `karak play --terminal dungeon ARGS…`
  cargo xtask test [--quick]  run every check; --quick: only format, lints, tests and tidy
  cargo xtask tidy            check rules against tests, texts against each other, and every file's form
  cargo xtask web             build the page into target/web
      --dev                   fast to build, for working on it
      --static DIR            and put a copy into DIR, for any file server
      --debian                with Debian's compiler, not rustup's
  cargo xtask browser         build the page, open it in Chromium, Firefox and WebKit, and check it
      --dev …                 with the page that is fast to build; some figures and offline checks need the other
      NAME…                   only these scenarios of xtask/browser/scenarios and everywhere
      --engine ENGINE         only in chromium, firefox or webkit
      --screenshots [PART…]   instead take a picture of every screen and state, in every language and size, or of
                              those whose names have all the parts: en-phone goblin
      --pictures              instead take the pictures of README anew
      --icons                 instead draw the pictures of the installed page from crates/web/page/icons/icon.svg
  cargo xtask proxies         check docs/proxy with nginx and Caddy, and that wrong set-ups are told in words
  cargo xtask dist            make the archive, the Debian package, the container image, the list of parts (SBOM) and
                              the sums in target/dist, and check them
      --quick                 only check them, with the program as the browser test builds it
  cargo xtask bench [ARGS…]   run the benchmarks (ARGS go to them)
  cargo xtask bench host      hosted moves a second, with updates and their JSON
  cargo xtask bench server    tables online under load, with a load generator of its own
      PART…                   only these: speed, moves, bots, memory, start, peer
      --seconds N             how long each measurement takes
      --scale X               with a part of all tables, to see whether it works
      --peer FOLDER           where boardgame.io's server is, for `peer`; or KARAK_PEER
      --database postgres     instead one and two servers on one PostgreSQL
  cargo xtask bench web       measure the page in Chromium
      PART…                   only these files of xtask/browser/bench: turns, start, …
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command that the arguments name.
fn dispatch(arguments: &[String]) -> Result<()> {
    let Some((command, rest)) = arguments.split_first() else {
        print!("{USAGE}");
        return Ok(());
    };
    let workspace = Workspace::find()?;
    match command.as_str() {
        "play" => play::play(&workspace, rest),
        "test" => stages::test(&workspace, flag(command, rest, "--quick")?),
        "tidy" => without_arguments(command, rest).and_then(|()| tidy::tidy(&workspace)),
        "web" => web::build(&workspace, &web::Options::parse(rest)?),
        "browser" if rest == ["--icons"] => browser::icons(&workspace),
        "browser" => {
            let (options, rest) = match rest {
                [flag, rest @ ..] if flag == "--dev" => (web::Options::dev(), rest),
                rest => (web::Options::release(), rest),
            };
            web::build(&workspace, &options)?;
            match rest {
                [flag, parts @ ..] if flag == "--screenshots" => {
                    browser::screenshots(&workspace, parts)
                }
                [flag] if flag == "--pictures" => browser::readme(&workspace),
                names => browser::scenarios(&workspace, names),
            }
        }
        "dist" if flag(command, rest, "--quick")? => dist::check(&workspace),
        "dist" => dist::dist(&workspace),
        "proxies" => without_arguments(command, rest).and_then(|()| proxies::check(&workspace)),
        "bench" => match rest {
            [what, parts @ ..] if what == "web" => {
                let flags: Vec<String> =
                    parts.iter().filter(|part| part.starts_with('-')).cloned().collect();
                without_arguments("bench web", &flags)?;
                web::build(&workspace, &web::Options::release())?;
                browser::bench(&workspace, parts)
            }
            [what, more @ ..] if what == "server" => load::bench(&workspace, more),
            [what, more @ ..] if what == "host" => {
                let bench = ["bench", "--package", "karak-lab", "--bench", "host", "--"];
                run(cargo(&workspace).args(bench).args(more))
            }
            _ => {
                let bench = ["bench", "--workspace", "--bench", "*", "--"];
                run(cargo(&workspace).args(bench).args(rest))
            }
        },
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        unknown => bail!("there is no chore `{unknown}`\n\n{USAGE}"),
    }
}

/// Whether the only argument a command knows was given; anything else is refused.
fn flag(command: &str, arguments: &[String], known: &str) -> Result<bool> {
    match arguments {
        [] => Ok(false),
        [argument] if argument == known => Ok(true),
        _ => bail!("`cargo xtask {command}` takes only `{known}`, not `{}`", arguments.join(" ")),
    }
}

/// Refuses any argument.
fn without_arguments(command: &str, arguments: &[String]) -> Result<()> {
    if arguments.is_empty() {
        return Ok(());
    }
    bail!("`cargo xtask {command}` takes no arguments, but was given `{}`", arguments.join(" "))
}

#[cfg(test)]
mod tests {
    use super::{dispatch, flag, without_arguments};

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn unknown_commands_and_flags_are_refused() {
        let error = dispatch(&words("dance")).unwrap_err().to_string();
        assert!(
            error.contains("no chore `dance`") && error.contains("cargo xtask play"),
            "{error}"
        );
        assert!(flag("test", &words("--quick --slow"), "--quick").is_err());
        assert!(without_arguments("tidy", &words("--all")).is_err());
        assert!(dispatch(&words("bench web --fast")).is_err());
        assert!(dispatch(&words("bench server --fast")).is_err());
    }

    #[test]
    fn a_known_flag_is_seen() {
        assert!(flag("test", &words("--quick"), "--quick").unwrap());
        assert!(!flag("test", &[], "--quick").unwrap());
    }
}
