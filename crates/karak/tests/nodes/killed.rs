//! Servers that are killed, stopped in their tracks, and replaced one by one.

use std::time::Duration;

use server::store::Postgres;

use crate::cluster::Cluster;
use crate::games::Games;
use crate::moving::karak;
use crate::node::Node;
use crate::proxy::Proxy;

/// How long a game may stand still: a lease, and some time for a slow machine.
pub(crate) const PAUSE: Duration = Postgres::LEASE.saturating_add(Duration::from_secs(3));

#[tokio::test]
async fn a_server_that_is_killed_is_replaced_by_the_others() {
    let database = Cluster::shared().database("killed");
    let [one, two, three] = [(); 3].map(|()| Node::start(&database));
    let mut games = Games::begin(&[one.address, two.address]).await;
    games.go_on(5).await;
    games.start_clock(one.address).await;
    let decided = one.bots().await;
    let hurt = games.leave(one.address, three.address);
    one.kill();
    let pause = games.pause(hurt).await;
    assert!(pause < PAUSE, "{pause:?}");
    let ended = games.end(&[two.address, three.address]).await;
    ended.bots_ran_once(decided + two.bots().await + three.bots().await, 1);
    two.stop();
    three.stop();
}

/// There is no other one: what it ran is nobody's until its lease is over.
#[tokio::test]
async fn a_server_that_is_killed_and_started_again_goes_on() {
    let database = Cluster::shared().database("again");
    let one = Node::start(&database);
    let mut games = Games::begin(&[one.address]).await;
    games.go_on(5).await;
    games.start_clock(one.address).await;
    let (decided, old) = (one.bots().await, one.address);
    // In the middle of what everybody plays.
    games.stay(&[old]);
    one.kill();
    let again = Node::start(&database);
    let hurt = games.leave(old, again.address);
    let pause = games.pause(hurt).await;
    assert!(pause < PAUSE, "{pause:?}");
    let ended = games.end(&[again.address]).await;
    ended.bots_ran_once(decided + again.bots().await, 1);
    again.stop();
    assert_eq!(karak(&["db", "check", "--database", &database]), "5 tables, 0 of them broken\n");
}

#[tokio::test]
async fn a_server_that_sleeps_beyond_its_lease_takes_nothing_back() {
    let database = Cluster::shared().database("sleeps");
    let [one, two] = [(); 2].map(|()| Node::start(&database));
    let mut games = Games::begin(&[one.address]).await;
    games.go_on(5).await;
    games.start_clock(one.address).await;
    one.signal("STOP");
    let hurt = games.leave(one.address, two.address);
    let pause = games.pause(hurt).await;
    assert!(pause < PAUSE, "{pause:?}");
    one.signal("CONT");
    let before = one.bots().await;
    games.go_on(5).await;
    // What it had been thinking about when it fell asleep is no longer asked.
    assert_eq!(one.bots().await, before, "others run its tables");
    let ended = games.end(&[one.address, two.address]).await;
    ended.bots_ran_once(one.bots().await + two.bots().await, 1);
    one.stop();
    two.stop();
}

/// The network is this test's own, and goes on while a server is waited for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_its_database_is_replaced_and_comes_back() {
    let cluster = Cluster::shared();
    let database = cluster.database("stalls");
    let name = database.rsplit('/').next().expect("a name");
    let proxy = Proxy::to(cluster.folder()).await;
    let one = Node::start(&format!("postgres://postgres@{}/{name}", proxy.address));
    let two = Node::start(&database);
    let mut games = Games::begin(&[one.address, two.address]).await;
    games.go_on(5).await;
    games.start_clock(one.address).await;
    proxy.stall(true);
    let hurt = games.leave(one.address, two.address);
    let pause = games.pause(hurt).await;
    assert!(pause < PAUSE, "{pause:?}");
    // What was on its way arrives now, too late for everything.
    proxy.stall(false);
    games.leave(two.address, one.address);
    games.go_on(5).await;
    let ended = games.end(&[one.address, two.address]).await;
    ended.bots_ran_once(one.bots().await + two.bots().await, 1);
    one.stop();
    two.stop();
}

/// Those who replace them wait for no lease.
#[tokio::test]
async fn servers_are_replaced_one_by_one() {
    const LEASE: Duration = Duration::from_secs(60);
    let database = Cluster::shared().database("rolling");
    let start = || Node::start_with(&database, &["--lease", "60s"]);
    let [one, two] = [(); 2].map(|()| start());
    let mut games = Games::begin(&[one.address, two.address]).await;
    let mut decided = 0;
    let mut left = [one, two];
    for _ in 0..2 {
        games.go_on(3).await;
        let new = start();
        let [old, other] = left;
        games.start_clock(old.address).await;
        decided += old.bots().await;
        let hurt = games.leave(old.address, new.address);
        old.stop();
        let pause = games.pause(hurt).await;
        assert!(pause < LEASE / 2, "{pause:?}");
        left = [other, new];
    }
    let [one, two] = left;
    let ended = games.end(&[one.address, two.address]).await;
    ended.bots_ran_once(decided + one.bots().await + two.bots().await, 2);
    one.stop();
    two.stop();
}
