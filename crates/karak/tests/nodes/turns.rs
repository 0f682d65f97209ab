//! Messages to guests who are away, from one of the servers that their game is played at.

use std::net::SocketAddr;
use std::time::Duration;

use goblin::Goblin;
use protocol::{Command, GameName, NewTable, Settings};
use table::Seat;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::ask::ask;
use crate::cluster::Cluster;
use crate::node::Node;
use crate::person::Person;

/// Much longer than a message takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A service that takes messages, and says when one came.
async fn service() -> (SocketAddr, mpsc::UnboundedReceiver<()>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (told, came) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut message = Vec::new();
            while !String::from_utf8_lossy(&message).contains("Your turn") {
                if !matches!(stream.read_buf(&mut message).await, Ok(1..)) {
                    break;
                }
            }
            let _ = told.send(());
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").await;
        }
    });
    (address, came)
}

/// Both play until this one has to decide.
async fn until_turn_of(one: &mut Person<Goblin>, other: &mut Person<Goblin>) {
    while one.anything().is_none() {
        if let Some((seat, action)) = other.anything() {
            other.done(Command::Play { seat, actions: vec![action] }).await;
        } else {
            tokio::select! {
                on = one.next() => assert!(on),
                on = other.next() => assert!(on),
            }
        }
    }
}

#[tokio::test]
async fn each_turn_is_told_though_moves_between_were_made_elsewhere() {
    let database = Cluster::shared().database("turns");
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a name");
    let one = Node::start_with(&database, &["--data", data, "--webhooks", "anywhere"]);
    let two = Node::start(&database);
    let mut ben = Person::<Goblin>::new(one.address, 1).await;
    let mut anna = Person::<Goblin>::new(two.address, 2).await;
    let set_up = "game: goblin\nheroes: random, random\n".to_owned();
    let new = NewTable { game: GameName::Goblin, set_up, settings: Settings::default() };
    let code = ben.open(&new).await;
    ben.connect(&code).await;
    ben.done(Command::Claim { seat: Seat::new(0) }).await;
    anna.connect(&code).await;
    anna.done(Command::Claim { seat: Seat::new(1) }).await;
    anna.done(Command::Ready { ready: true }).await;
    ben.until(|ben| ben.client.table().expect("a table").seats[1].ready).await;
    ben.done(Command::Start).await;
    tokio::join!(anna.until(Person::has_begun), ben.until(Person::has_begun));

    let (service, mut came) = service().await;
    let hook = format!(r#"{{"url":"http://{service}/","format":"text","text":"Your turn"}}"#);
    let set = ask(one.address, "PUT", "/api/guest/webhook", Some(&anna.cookie), &hook).await;
    assert_eq!(set.0, 204, "{}", set.2);
    came.recv().await.expect("a first message, to try");
    for turn in 1..=2 {
        until_turn_of(&mut ben, &mut anna).await;
        anna.cut();
        ben.until(|ben| !ben.client.table().expect("a table").guests[1].here).await;
        // Until it is her turn: nothing but that message says so here.
        let told = async {
            loop {
                if let Some((seat, action)) = ben.anything() {
                    ben.done(Command::Play { seat, actions: vec![action] }).await;
                } else {
                    tokio::select! {
                        on = ben.next() => assert!(on),
                        message = came.recv() => break message,
                    }
                }
            }
        };
        timeout(PATIENCE, told).await.unwrap_or_else(|_| panic!("she is told of turn {turn}"));
        anna.connect(&code).await;
        ben.until(|ben| ben.client.table().expect("a table").guests[1].here).await;
    }
    one.stop();
    two.stop();
}
