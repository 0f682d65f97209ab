//! Servers that reach their database through PgBouncer in transaction mode.

use goblin::Goblin;
use protocol::Command;
use table::{Seat, Viewer};

use crate::cluster::Cluster;
use crate::node::Node;
use crate::person::Person;
use crate::pooler::Pooler;
use crate::together::{begun, ended_alike};

/// Decisions of a game: the second server learns of most of those at the first one half a second later.
const DECISIONS: usize = 30;

/// Both decide so often in all, and agree to end the game there.
async fn play_a_part(anna: &mut Person<Goblin>, ben: &mut Person<Goblin>) {
    let mut made = 0;
    while !anna.has_proof() {
        let is_hers = anna.anything().is_some();
        let mover = if is_hers { &mut *anna } else { &mut *ben };
        let Some((seat, action)) = mover.anything() else {
            tokio::select! {
                on = anna.next() => assert!(on),
                on = ben.next() => assert!(on),
            }
            continue;
        };
        if made == DECISIONS {
            // No bot comes between.
            anna.done(Command::AgreeToEnd { seat: Seat::new(0), agrees: true }).await;
            ben.done(Command::AgreeToEnd { seat: Seat::new(1), agrees: true }).await;
            break;
        }
        mover.done(Command::Play { seat, actions: vec![action] }).await;
        made += 1;
    }
    tokio::join!(anna.until(Person::has_proof), ben.until(Person::has_proof));
}

/// Without a direct connection the second one looks every second what the first has done.
#[tokio::test]
async fn a_game_through_a_pooler() {
    let direct = Cluster::shared().database("pooled");
    let (_pooler, through) = Pooler::before(&direct);
    let one = Node::start_with(&through, &["--database-direct", &direct]);
    let two = Node::start(&through);
    let [mut anna, mut ben] = begun(one.address, two.address).await;
    play_a_part(&mut anna, &mut ben).await;
    ended_alike(&anna, &ben).await;
    one.stop();
    two.stop();
}

/// Whoever comes to a server is shown at least what another one has told them, though this one has not looked yet.
#[tokio::test]
async fn whoever_changes_servers_goes_on_where_they_were() {
    let (_pooler, through) = Pooler::before(&Cluster::shared().database("ahead"));
    let [one, two] = [(); 2].map(|()| Node::start(&through));
    let [mut anna, mut ben] = begun(one.address, two.address).await;
    for number in 0..4 {
        let (mover, elsewhere) = loop {
            if anna.anything().is_some() {
                break (&mut anna, two.address);
            }
            if ben.anything().is_some() {
                break (&mut ben, one.address);
            }
            tokio::select! {
                on = anna.next() => assert!(on),
                on = ben.next() => assert!(on),
            }
        };
        let (seat, action) = mover.anything().expect("a turn");
        mover.done(Command::Play { seat, actions: vec![action] }).await;
        let viewer = Viewer::Seat(seat);
        let held = mover.client.follower(viewer).expect("a game").sequence;
        let mut device = mover.other_device(1_000 + number);
        device.address = elsewhere;
        device.connect(&mover.code).await;
        device.until(|device| device.client.follower(viewer).is_some()).await;
        let shown = device.client.follower(viewer).expect("a game").sequence;
        assert!(shown >= held, "{shown} is before {held}");
    }
    one.stop();
    two.stop();
}
