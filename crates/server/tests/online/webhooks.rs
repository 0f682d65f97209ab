//! Messages to guests who are away: to an address of their own, and to no other.

use std::net::SocketAddr;
use std::time::Duration;

use goblin::Goblin;
use protocol::Command;
use serde_json::json;
use server::{HookLimits, Settings, Webhooks};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::harness::{Person, Running, ask};
use crate::whole_games::seated;

/// A service that takes messages: gives what came, head and body, and answers with this.
async fn service(answer: &'static str) -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    service_with(answer, drop).await
}

/// The same, which ends no connection.
async fn service_that_stays(answer: &'static str) -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    service_with(answer, std::mem::forget).await
}

async fn service_with(
    answer: &'static str,
    afterwards: fn(TcpStream),
) -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (told, came) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut message = Vec::new();
            let mut part = [0; 1024];
            // What is sent here is short, and ends with the text.
            while !String::from_utf8_lossy(&message).contains("Your turn") {
                match stream.read(&mut part).await {
                    Ok(0) | Err(_) => break,
                    Ok(read) => message.extend_from_slice(&part[..read]),
                }
            }
            let _ = told.send(String::from_utf8_lossy(&message).into_owned());
            let _ = stream.write_all(answer.as_bytes()).await;
            afterwards(stream);
        }
    });
    (address, came)
}

const TAKEN: &str = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";

async fn running(folder: &std::path::Path, webhooks: Webhooks) -> Running {
    let invite = Some("https://karak.example.org/".to_owned());
    let settings = Settings { burst: 10_000, webhooks, invite, ..Settings::default() };
    Running::start_with(folder, &settings).await
}

/// Asks for messages to go there: the status and what the server says.
async fn set(running: &Running, cookie: &str, url: &str) -> (u16, String) {
    let new = json!({ "url": url, "format": "text", "text": "Your turn" }).to_string();
    let (status, _, body) =
        ask(running.address, "PUT", "/api/guest/webhook", Some(cookie), &new).await;
    (status, body)
}

async fn shown(running: &Running, cookie: &str) -> String {
    ask(running.address, "GET", "/api/guest/webhook", Some(cookie), "").await.2
}

#[tokio::test]
async fn whoever_is_away_is_told_once_that_it_is_their_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = running(folder.path(), Webhooks::Anywhere).await;
    let (address, mut came) = service(TAKEN).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    let [one, two] = &mut people[..] else { panic!("two people") };
    let url = format!("http://{address}/topic?x=y");
    assert_eq!(set(&running, &two.cookie, &url).await.0, 204);
    let first = came.recv().await.expect("a first message");
    assert!(
        first.starts_with("POST /topic?x=y HTTP/1.1\r\n") && first.ends_with("\r\n\r\nYour turn"),
        "{first}"
    );
    let card = shown(&running, &two.cookie).await;
    assert_eq!(card, r#"{"allowed":true,"host":"127.0.0.1"}"#, "the address is nobody's business");
    // As long as they are here nobody tells them anything.
    let turns_begin = |person: &mut Person<Goblin>| person.anything().is_some();
    while !turns_begin(two) {
        if let Some((seat, action)) = one.anything() {
            one.done(Command::Play { seat, actions: vec![action] }).await;
        }
        tokio::select! {
            _ = one.next() => {}
            _ = two.next() => {}
        }
    }
    assert!(came.try_recv().is_err(), "nobody was away");
    while let Some((seat, action)) = two.anything() {
        two.done(Command::Play { seat, actions: vec![action] }).await;
    }
    two.cut();
    let link = format!("Your turn https://karak.example.org/#/table/{code}");
    let told = loop {
        if let Some((seat, action)) = one.anything() {
            one.command(Command::Play { seat, actions: vec![action] }).await;
        }
        tokio::select! {
            told = came.recv() => break told.expect("a message"),
            here = one.next() => assert!(here, "the connection is gone"),
        }
    };
    assert!(told.ends_with(&link), "{told}");
    // Forgotten with the guest.
    let (status, ..) = ask(running.address, "DELETE", "/api/guest", Some(&two.cookie), "").await;
    assert_eq!(status, 204);
    assert_eq!(shown(&running, &two.cookie).await, r#"{"allowed":true,"host":null}"#);
    running.stop().await;
}

#[tokio::test]
async fn only_addresses_that_everybody_can_reach() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = running(folder.path(), Webhooks::Public).await;
    let (address, mut came) = service(TAKEN).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    // What can be seen of an address is told; what is found out by looking it up is not.
    let (seen, found) = ("allows no messages to there", "no message was taken");
    for (url, why) in [
        (format!("http://{address}/"), seen),
        (format!("https://{address}/"), seen),
        ("https://127.0.0.1/".to_owned(), found),
        ("https://localhost/".to_owned(), found),
        ("https://[::1]/".to_owned(), found),
        ("https://[::ffff:127.0.0.1]/".to_owned(), found),
    ] {
        // Each for another guest: nobody may try so often.
        let other = Person::<Goblin>::new(running.address, 2).await;
        let (status, body) = set(&running, &other.cookie, &url).await;
        assert!(status == 422 && body.contains(why), "{url}: {status} {body}");
    }
    assert!(came.try_recv().is_err(), "nobody was asked");
    for _ in 0..5 {
        assert_eq!(set(&running, &person.cookie, "https://127.0.0.1/").await.0, 422);
    }
    assert_eq!(set(&running, &person.cookie, "https://127.0.0.1/").await.0, 429);
    assert_eq!(set(&running, "karak-guest=0", "https://127.0.0.1/").await.0, 401);
    running.stop().await;
}

#[tokio::test]
async fn an_answer_that_leads_elsewhere_is_not_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = running(folder.path(), Webhooks::Anywhere).await;
    let (elsewhere, mut never) = service(TAKEN).await;
    let away: &'static str = Box::leak(
        format!("HTTP/1.1 307 Temporary Redirect\r\nLocation: http://{elsewhere}/\r\nContent-Length: 0\r\n\r\n")
            .into_boxed_str(),
    );
    let (address, mut came) = service(away).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    let (status, body) = set(&running, &person.cookie, &format!("http://{address}/")).await;
    assert!(status == 422 && body.contains("no message was taken"), "{body}");
    assert!(came.recv().await.is_some() && never.try_recv().is_err());
    assert_eq!(shown(&running, &person.cookie).await, r#"{"allowed":true,"host":null}"#);
    running.stop().await;
}

/// One says nothing at all, the other one never what it promises.
#[tokio::test]
async fn whoever_does_not_answer_in_time_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let hooks = HookLimits { time: Duration::from_millis(200), ..HookLimits::default() };
    let settings = Settings { webhooks: Webhooks::Anywhere, hooks, ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    for answer in ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nand"] {
        let (address, mut came) = service_that_stays(answer).await;
        let (status, body) = set(&running, &person.cookie, &format!("http://{address}/")).await;
        assert!(status == 422 && body.contains("no message was taken"), "{status} {body}");
        assert!(came.recv().await.is_some(), "it was asked");
    }
    assert_eq!(shown(&running, &person.cookie).await, r#"{"allowed":true,"host":null}"#);
    running.stop().await;
}

#[tokio::test]
async fn without_the_hosts_leave_there_are_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    assert_eq!(shown(&running, &person.cookie).await, r#"{"allowed":false,"host":null}"#);
    assert_eq!(set(&running, &person.cookie, "https://ntfy.sh/topic").await.0, 422);
    running.stop().await;
}
