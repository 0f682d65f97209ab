//! A PostgreSQL that is started again, killed, and whose connections are cut, in the middle of games at two servers.

use std::time::Duration;

use tokio::time::timeout;

use crate::cluster::Cluster;
use crate::games::{Games, plays_on};
use crate::killed::PAUSE;
use crate::node::Node;
use crate::together::{begun, decisions_of_the_bot, ended_alike};

/// For a whole game on a slow machine. Whoever never learns that it is their turn waits for ever.
const PATIENCE: Duration = Duration::from_secs(180);

/// People play on while the database is stopped and started.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_when_the_database_is_back() {
    let cluster = Cluster::own("outages");
    let database = cluster.database("games");
    let restart = |how| {
        cluster.stop(how);
        cluster.start();
    };
    let [one, two] = [(); 2].map(|()| Node::start(&database));
    let both = [one.address, two.address];
    let mut games = Games::begin(&both).await;
    let outages: [&dyn Fn(); 3] =
        [&|| cluster.cut(), &|| restart("fast"), &|| restart("immediate")];
    for outage in outages {
        games.go_on(3).await;
        games.start_clock(one.address).await;
        games.stay(&both);
        outage();
        // How long it is away is not the servers' doing.
        let hurt = games.stay(&both);
        let pause = games.pause(hurt).await;
        assert!(pause < PAUSE, "{pause:?}");
    }
    let ended = games.end(&both).await;
    ended.bots_ran_once(one.bots().await + two.bots().await, 3);
    one.stop();
    two.stop();
}

/// Nobody moves while the database is away, so that all connections to it break between two questions.
#[tokio::test]
async fn players_at_two_servers_hear_of_each_other_after_a_crash() {
    let cluster = Cluster::own("crash");
    let database = cluster.database("together");
    let [one, two] = [(); 2].map(|()| Node::start(&database));
    let [anna, ben] = begun(one.address, two.address).await;
    cluster.stop("immediate");
    cluster.start();
    let both = Box::pin(async { tokio::join!(plays_on(anna), plays_on(ben)) });
    let (anna, ben) = timeout(PATIENCE, both).await.expect("the game goes on");
    ended_alike(&anna, &ben).await;
    let (decided, made) = (one.bots().await + two.bots().await, decisions_of_the_bot(&anna));
    assert!(decided <= made + 1, "{decided} for {made}");
    one.stop();
    two.stop();
}
