//! A full disk: moves are refused, nobody's view changes, and it heals by itself.

use std::net::{SocketAddr, TcpListener};
use std::process::Command as Program;
use std::time::Duration;

use protocol::{Command, News, Why};
use table::{Seat, Viewer};
use tokio::time::timeout;

use crate::harness::{PROGRAM, Person, Process, ask};
use crate::killed::{begins, begins_against, each_is_there_once};

/// Until what is counted is looked at once more.
const SOON: Duration = Duration::from_millis(10);

#[tokio::test]
async fn a_full_disk_refuses_and_heals() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let mut person = begins(process.address, 1).await;
    let own = Viewer::Seat(Seat::new(0));
    for number in 0..3 {
        let (seat, action) = loop {
            match person.anything() {
                Some(decision) => break decision,
                None => assert!(person.next().await),
            }
        };
        let before = person.client.follower(own).cloned();
        process.limit("1");
        let refused = person.command(Command::Play { seat, actions: vec![action] }).await;
        person.until(|person| person.client.unanswered().next().is_none()).await;
        let why = person.news.iter().find_map(|news| {
            let News::GivenBack { command, refused: why } = news else { return None };
            (command.number == refused).then_some(why.why)
        });
        assert_eq!(why, Some(Why::NotKept));
        assert!(person.client.follower(own) == before.as_ref(), "nothing has changed");
        person.holds_what_is_so(100 + number).await;
        assert_eq!(ask(process.address, "GET", "/ready", None, "").await.0, 503);
        assert_eq!(ask(process.address, "GET", "/health", None, "").await.0, 200);
        process.limit("unlimited");
        person.done(Command::Play { seat, actions: vec![action] }).await;
    }
    person.plays_with_cuts(u32::MAX).await;
    assert!(person.verdict().is_some_and(protocol::Verdict::is_proved));
    each_is_there_once(&mut person).await;
    process.kill();
}

/// How many rows could not be kept.
async fn not_kept(metrics: SocketAddr) -> u64 {
    let (_, _, text) = ask(metrics, "GET", "/metrics", None, "").await;
    let line = text.lines().find_map(|line| line.strip_prefix("karak_not_kept_total "));
    line.and_then(|count| count.parse().ok()).expect("a counter")
}

#[tokio::test]
async fn a_bot_decides_again_when_the_disk_has_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let metrics = free.expect("a free port");
    // A bot that thinks for long enough that the disk is full before it has decided.
    let mut program = Program::new(PROGRAM);
    program.env("KARAK_METRICS", metrics.to_string()).env("KARAK_THINKING", "300ms");
    let process = Process::start_by(&mut program, folder.path());
    let mut person = begins_against(process.address, 1, "hard").await;
    loop {
        let Some((seat, action)) = person.anything() else {
            process.limit("1");
            // The bot's decision is not kept, or the turn was this person's already.
            while not_kept(metrics).await == 0 && person.anything().is_none() {
                if let Ok(there) = timeout(SOON, person.next()).await {
                    assert!(there, "the connection is gone");
                }
            }
            process.limit("unlimited");
            if not_kept(metrics).await > 0 {
                break;
            }
            continue;
        };
        person.done(Command::Play { seat, actions: vec![action] }).await;
    }
    // It is asked again by itself.
    while person.anything().is_none() && !person.has_proof() {
        assert!(person.next().await, "the connection is gone");
    }
    if !person.has_proof() {
        person.holds_what_is_so(100).await;
        let own = Seat::new(0);
        person.command(Command::AgreeToEnd { seat: own, agrees: true }).await;
        person.until(Person::has_proof).await;
    }
    assert!(person.verdict().is_some_and(protocol::Verdict::is_proved));
    process.kill();
}
