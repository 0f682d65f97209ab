//! How many appends a second are durable, with so many writers that wait for their own: `cargo bench -p karak-server --bench
//! store`. The database is in the build folder, because a folder in memory would answer too soon.

use std::path::Path;
use std::time::{Duration, Instant};

use protocol::{GameName, Stage};
use server::store::{Appended, Code, CommandId, GuestId, Listing, NewRow, Store};
use tokio::task::JoinSet;

/// How long each measurement takes.
const TIME: Duration = Duration::from_secs(5);
/// As long as a move with its dice.
const BODY: &str =
    r#"{"seat":1,"entry":"1 go n > tile cross > token mummy > dice 4 5","left":[58211,60000]}"#;

const LISTING: Listing = Listing {
    game: GameName::Dungeon,
    open: false,
    stage: Stage::Playing,
    seats: 2,
    free: 0,
    changed: 0,
};

#[tokio::main]
async fn main() {
    println!("writers  appends/s  a commit  commit p50 ms  p99 ms  append p50 ms  p99 ms");
    for writers in [1, 64, 500, 2000] {
        measure(writers).await;
    }
}

async fn measure(writers: u64) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-{writers}"));
    let _ = std::fs::remove_dir_all(&folder);
    let store = Store::open(&folder.join("karak.db")).await.expect("a database");
    let mut tasks = JoinSet::new();
    let began = Instant::now();
    for writer in 0..writers {
        tasks.spawn(write(store.clone(), writer, began));
    }
    let mut took = tasks.join_all().await.concat();
    let seconds = began.elapsed().as_secs_f64();
    took.sort_unstable();
    let of = |percent: usize| millis(took[(took.len() - 1) * percent / 100]);
    let figures = store.figures();
    let commit = |percent| figures.commit_micros.percentile(percent) as f64 / 1000.0;
    println!(
        "{writers:7}  {:9.0}  {:8.1}  {:13.2}  {:6.2}  {:13.2}  {:6.2}",
        took.len() as f64 / seconds,
        figures.writes_a_commit.sum() as f64 / figures.commits() as f64,
        commit(50),
        commit(99),
        of(50),
        of(99),
    );
    store.close().await;
    let _ = std::fs::remove_dir_all(folder);
}

/// One table at full speed: the next append when the last one is durable.
async fn write(store: Store, writer: u64, began: Instant) -> Vec<Duration> {
    let code = Code::random((writer * 0x0101_0421).to_le_bytes());
    assert!(store.create(&code, 0, LISTING, Vec::new()).await.expect("it is kept"), "it is new");
    let mut took = Vec::new();
    while began.elapsed() < TIME {
        let sequence = took.len() as u64;
        let guest = GuestId(writer.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let command = Some(CommandId { guest, client: !guest.0, number: sequence });
        let rows = vec![NewRow { command, body: BODY.into() }];
        let asked = Instant::now();
        let appended = store.append(&code, sequence, 1_700_000_000_000, rows, None).await;
        assert_eq!(appended, Ok(Appended::Kept));
        took.push(asked.elapsed());
    }
    took
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
