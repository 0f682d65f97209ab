//! A stop: everybody is told, and nothing is lost.

use protocol::{Bye, Command, News};

use crate::harness::Process;
use crate::killed::{begins, each_is_there_once};

#[tokio::test]
async fn everybody_is_told_and_plays_on_afterwards() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let mut people = Vec::new();
    for number in 1..=20 {
        people.push(begins(process.address, number).await);
    }
    for person in &mut people {
        // On its way, and finished or not.
        if let Some((seat, action)) = person.anything() {
            person.command(Command::Play { seat, actions: vec![action] }).await;
        }
    }
    process.stop();
    let process = Process::start(folder.path());
    for person in &mut people {
        while person.next().await {}
        assert!(person.news.contains(&News::Bye(Bye::Stopping)), "{:?}", person.news.last());
        person.address = process.address;
        let code = person.code.clone();
        person.connect(&code).await;
        person.until(|person| person.client.unanswered().next().is_none()).await;
    }
    for mut person in people.into_iter().take(5) {
        person.plays_with_cuts(u32::MAX).await;
        assert!(person.verdict().is_some_and(protocol::Verdict::is_proved));
        each_is_there_once(&mut person).await;
    }
    process.kill();
}
