//! A full disk: moves are refused, nobody's view changes, and it heals by itself.

use protocol::{Command, News, Why};
use table::{Seat, Viewer};

use crate::harness::{Process, ask};
use crate::killed::begins;

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
    // Also while a bot is to decide.
    process.limit("1");
    person.cut();
    process.limit("unlimited");
    let code = person.code.clone();
    person.connect(&code).await;
    person.plays_with_cuts(u32::MAX).await;
    assert!(person.verdict().is_some_and(protocol::Verdict::is_proved));
    process.kill();
}
