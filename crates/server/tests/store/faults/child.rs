//! Another process that has a store: this test program once more, told by its environment what to do.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use server::store::{Appended, Store, StoreError};
use tokio::task::JoinSet;

use crate::made::{code, command_row, rows, table};

/// How many tables the child writes at.
pub(crate) const TABLES: u16 = 40;

/// Marks lines of the child among those of the test runner.
const MARK: &str = "child: ";

/// The child, and the lines that it says.
pub(crate) struct Process {
    pub(crate) child: Child,
    asks: ChildStdin,
    says: BufReader<ChildStdout>,
}

impl Process {
    /// Starts this program, by `command` with its name and arguments added, to do `role` with a database.
    pub(crate) fn start(mut command: Command, program: &Path, role: &str, database: &Path) -> Self {
        let test = ["--exact", "faults::child::role", "--nocapture", "--test-threads=1"];
        let mut child = command
            .arg(program)
            .args(test)
            .env("KARAK_TEST_ROLE", role)
            .env("KARAK_TEST_DATABASE", database)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell can be started");
        let (asks, says) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self { child, asks, says: BufReader::new(says) }
    }

    /// The next line of the child; `None` when it has ended.
    pub(crate) fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        while self.says.read_line(&mut line).expect("the child speaks UTF-8") > 0 {
            // The test runner begins a line and does not end it.
            if line.ends_with('\n')
                && let Some((_, said)) = line.trim_end().split_once(MARK)
            {
                return Some(said.into());
            }
            line.clear();
        }
        None
    }

    /// Lets the child go on, and gives what it says next.
    pub(crate) fn ask(&mut self) -> String {
        writeln!(self.asks).expect("the child listens");
        self.line().expect("the child answers")
    }

    /// Ends the child.
    pub(crate) fn end(mut self) {
        drop(self.asks);
        assert!(self.child.wait().expect("it was started").success());
    }
}

/// What the child does. Without a role it is no child.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn role() {
    let (Ok(role), Some(database)) =
        (std::env::var("KARAK_TEST_ROLE"), std::env::var_os("KARAK_TEST_DATABASE"))
    else {
        return;
    };
    let store = Store::open(Path::new(&database)).await.expect("the child has a database");
    match role.as_str() {
        "writes until it is killed" => write_on(store).await,
        "appends when asked" => append_when_asked(store).await,
        other => panic!("{other} is no role"),
    }
}

/// Says each append that is acknowledged.
async fn write_on(store: Store) {
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let code = table(&store, number).await;
        let store = store.clone();
        tasks.spawn(async move {
            for sequence in 0.. {
                let rows = vec![command_row(u64::from(number), sequence)];
                let appended = store.append(&code, sequence, 1, rows, None).await;
                assert_eq!(appended, Ok(Appended::Kept));
                say(&format!("{number} {sequence}"));
            }
        });
    }
    tasks.join_all().await;
}

/// Appends a long row for each line that it reads, and says how that ended and how long the log is.
async fn append_when_asked(store: Store) {
    let code = code(1);
    say("open");
    for line in std::io::stdin().lines() {
        line.expect("asked in UTF-8");
        let next = rows(&store, &code).await.len() as u64;
        let mut row = command_row(1, next);
        row.body = "long ".repeat(20_000);
        let said = match store.append(&code, next, 1, vec![row], None).await {
            Ok(appended) => format!("{appended:?}"),
            Err(StoreError::Disk(_)) => "Disk".into(),
            Err(error) => format!("{error:?}"),
        };
        let ready = if store.ready().await.is_ok() { "ready" } else { "not ready" };
        let length = rows(&store, &code).await.len();
        say(&format!("{said}, {length} rows, {ready}"));
    }
    store.close().await;
}

fn say(line: &str) {
    // One write each, so that lines of several threads do not mix.
    std::io::stdout().write_all(format!("{MARK}{line}\n").as_bytes()).expect("somebody listens");
}
