//! Running the program and looking at what it says.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// What a run left behind.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

impl Ran {
    /// The one JSON object on standard output.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out)
            .unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }

    /// Succeeded, or panics with what was said.
    pub(crate) fn fine(self) -> Self {
        assert_eq!(self.code, 0, "{}", self.err);
        self
    }

    /// Refused in one helpful sentence that contains `part`.
    pub(crate) fn refused(&self, part: &str) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert!(self.err.contains(part), "expected {part:?} in: {}", self.err);
        assert!(!self.err.contains("panicked") && self.out.is_empty(), "{}{}", self.out, self.err);
    }
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_karak"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

pub(crate) fn karak(args: &[&str]) -> Ran {
    command(args).stdin(Stdio::null()).output().expect("the program starts").into()
}

/// A run that goes on beside the test, which has to end it.
pub(crate) fn started(args: &[&str]) -> Child {
    let mut command = command(args);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("the program starts")
}

/// A game that waits for its first answer beside the test, which has to end it.
pub(crate) fn waiting(args: &[&str]) -> Child {
    let mut command = command(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    let out = child.stdout.as_mut().expect("piped");
    let (mut said, mut byte) = (Vec::new(), [0]);
    while !said.ends_with(b"\n> ") && out.read(&mut byte).is_ok_and(|length| length > 0) {
        said.extend(byte);
    }
    child
}

/// The exit code when nobody reads what is said.
pub(crate) fn unread(args: &[&str]) -> i32 {
    let mut child = command(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    child.wait().expect("the program ends").code().unwrap_or(-1)
}

/// The exit code when nobody reads what is said on standard error.
pub(crate) fn complained_unread(args: &[&str]) -> i32 {
    let mut child = command(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stderr.take());
    child.wait().expect("the program ends").code().unwrap_or(-1)
}

/// With an environment variable.
pub(crate) fn karak_in(locale: &str, args: &[&str], input: &str) -> Ran {
    run(command(args).env("LC_ALL", locale), input)
}

/// With lines on standard input.
pub(crate) fn karak_with(args: &[&str], input: &str) -> Ran {
    run(&mut command(args), input)
}

fn run(command: &mut Command, input: &str) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // A program that stops early closes its end: that is no fault of the test's.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output.into()
}

/// A folder of its own for each test, gone at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("karak-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub(crate) fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, contents).expect("a temporary file");
        path
    }

    pub(crate) fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Plays a whole game of random heroes and saves it.
pub(crate) fn saved_game(folder: &Folder) -> String {
    saved_game_of(folder, "dungeon")
}

/// The same in one of the games.
pub(crate) fn saved_game_of(folder: &Folder, game: &str) -> String {
    let path = folder.path("game.karak");
    let game = [
        "play",
        "--terminal",
        game,
        "--seats",
        "random,random",
        "--seed",
        "5",
        "--turn-limit",
        "40",
    ];
    karak(&[&game[..], &["--save", &path]].concat()).fine();
    path
}
