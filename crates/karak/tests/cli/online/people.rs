//! A server, and people in front of their terminals.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use crate::support::{Folder, command};

/// Nothing takes as long, unless it never comes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server with a folder of its own. It is killed at the end.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// On any port, for players who are faster than people.
    pub(crate) fn start(folder: &Folder) -> Self {
        Self::start_at(folder, "127.0.0.1:0")
    }

    pub(crate) fn start_at(folder: &Folder, address: &str) -> Self {
        let data = folder.path("server");
        let args = ["serve", "--listen", address, "--data", &data, "--message-burst", "100000"];
        let mut command = command(&args);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut log = BufReader::new(child.stderr.take().expect("piped"));
        let mut line = String::new();
        while !line.contains("address=") {
            line.clear();
            assert!(log.read_line(&mut line).expect("text") > 0, "the server ended");
        }
        let address = line.split("address=").nth(1).expect("an address").trim().to_owned();
        // What nobody reads must not fill the pipe.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Self { child, address }
    }

    /// Without a word, as when the power fails. Gives back where it was.
    pub(crate) fn kill(mut self) -> String {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
        self.address.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What stands on a screen, and whether nothing more comes.
#[derive(Default)]
struct Screen {
    text: Mutex<(String, bool)>,
    grown: Condvar,
}

/// Somebody in front of a terminal.
pub(crate) struct Person {
    child: Child,
    keyboard: ChildStdin,
    screen: Arc<Screen>,
    /// How far the screen was read.
    read: usize,
    luck: u32,
}

impl Person {
    /// Joins, with a folder of this name.
    pub(crate) fn join(folder: &Folder, name: &str, args: &[&str]) -> Self {
        let data = folder.path(name);
        let mut command = command(&[&["join", "--data", &data], args].concat());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = command.spawn().expect("it starts");
        let screen = Arc::new(Screen::default());
        let (shared, mut out) = (Arc::clone(&screen), child.stdout.take().expect("piped"));
        std::thread::spawn(move || {
            let (mut unread, mut bytes) = (Vec::new(), [0; 4096]);
            loop {
                let length = out.read(&mut bytes).unwrap_or(0);
                unread.extend_from_slice(&bytes[..length]);
                let mut text = shared.text.lock().expect("not poisoned");
                // A letter may come in two parts.
                if let Ok(whole) = str::from_utf8(&unread) {
                    text.0 += whole;
                    unread.clear();
                }
                text.1 = length == 0;
                shared.grown.notify_all();
                if length == 0 {
                    return;
                }
            }
        });
        let keyboard = child.stdin.take().expect("piped");
        let luck = name.bytes().fold(7_u32, |luck, byte| luck.wrapping_mul(31) + u32::from(byte));
        Self { child, keyboard, screen, read: 0, luck }
    }

    /// Types a line.
    pub(crate) fn types(&mut self, line: &str) {
        writeln!(self.keyboard, "{line}").expect("somebody reads");
    }

    /// Reads until one of these stands there, and gives which it was and what stood before it.
    pub(crate) fn sees_one(&mut self, parts: &[&str]) -> (usize, String) {
        let until = Instant::now() + PATIENCE;
        let mut text = self.screen.text.lock().expect("not poisoned");
        loop {
            let new = &text.0[self.read..];
            let found = parts.iter().enumerate();
            let found = found.filter_map(|(which, part)| Some((new.find(part)?, which))).min();
            if let Some((place, which)) = found {
                let before = new[..place].to_owned();
                self.read += place + parts[which].len();
                return (which, before);
            }
            let left = until.saturating_duration_since(Instant::now());
            assert!(!text.1 && !left.is_zero(), "{parts:?} not seen in:\n{}", text.0);
            text = self.screen.grown.wait_timeout(text, left).expect("not poisoned").0;
        }
    }

    /// Reads until this stands there, and gives what stood before it.
    pub(crate) fn sees(&mut self, part: &str) -> String {
        self.sees_one(&[part]).1
    }

    /// Answers every question with something of its list until this is told.
    pub(crate) fn plays_until(&mut self, end: &str) {
        loop {
            let (which, before) = self.sees_one(&[end, "\n> "]);
            if which == 0 {
                return;
            }
            let is_choice = |line: &&str| {
                let number = line.trim_start().split_once(". ").map(|(number, _)| number.parse());
                matches!(number, Some(Ok::<u32, _>(_)))
            };
            let choices = before.lines().rev().take_while(is_choice).count() as u32;
            if choices > 0 {
                self.luck = self.luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                self.types(&((self.luck >> 16) % choices + 1).to_string());
            }
        }
    }

    /// Leaves, and says goodbye.
    pub(crate) fn quits(mut self) {
        self.types("quit");
        self.sees("Goodbye!");
        assert!(self.child.wait().expect("it ends").success());
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
