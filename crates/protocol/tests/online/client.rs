//! What a client makes of single messages.

use protocol::{
    Bye, Bytes, Command, ConnectionState, FromServer, GuestNumber, Have, Lost, News, NewsOf, Stage,
    Why,
};
use table::example::{Race, RaceAction};
use table::{Host, Seat, Turn, Viewer};

use crate::network::World;

pub(crate) const FIRST: Seat = Seat::new(0);
pub(crate) const SECOND: Seat = Seat::new(1);

/// Two guests who have sat down and are ready, over a network that works.
pub(crate) fn gathered(seed: u64) -> World {
    let mut world = World::new(seed, 2, false);
    for (device, seat) in [(0, FIRST), (1, SECOND)] {
        world.connect(device);
        world.command(device, Command::Claim { seat });
        world.command(device, Command::Ready { ready: true });
        world.settle();
    }
    world
}

/// The same with a game that has begun.
pub(crate) fn begun(seed: u64) -> World {
    let mut world = gathered(seed);
    world.command(0, Command::Start);
    world.settle();
    assert_eq!(world.server.table.stage, Stage::Playing);
    world
}

/// Whoever's turn it is does this; `false` when the game is over.
pub(crate) fn play(world: &mut World, action: RaceAction) -> bool {
    let Some(Turn::Seat(seat)) = world.server.host.as_ref().map(Host::turn) else { return false };
    world.command(seat.index(), Command::Play { seat, actions: vec![action] });
    world.settle();
    true
}

pub(crate) fn play_to_the_end(world: &mut World) {
    while play(world, RaceAction::Roll) {}
    assert_eq!(world.server.table.stage, Stage::Over);
}

fn since(world: &mut World, device: usize) -> Vec<NewsOf<Race>> {
    std::mem::take(&mut world.devices[device].news)
}

#[test]
fn what_was_missed_comes_as_updates_in_order() {
    let mut world = begun(1);
    world.cut(1, 0, 0);
    let held = world.devices[1].client.follower(Viewer::Seat(SECOND)).unwrap().sequence;
    // It is somebody's turn, or both walk while the second device is away.
    let host = world.server.host.as_ref().unwrap();
    if host.turn() == Turn::Seat(FIRST) {
        play(&mut world, RaceAction::Walk);
    }
    world.devices[1].news.clear();
    world.connect(1);
    world.settle();
    let news = since(&mut world, 1);
    assert_eq!(news[0], News::Online { again: true });
    let shown: Vec<usize> = news
        .iter()
        .filter_map(
            |news| if let News::Updated { update, .. } = news { Some(update.from) } else { None },
        )
        .collect();
    let now = world.server.host.as_ref().unwrap().sequence();
    assert_eq!(shown, (held..now).collect::<Vec<_>>());
    assert!(!news.iter().any(|news| matches!(news, News::Fresh { .. })));
}

#[test]
fn a_gap_asks_for_a_new_connection_and_a_fresh_start() {
    let mut world = begun(2);
    // One update does not arrive, which no honest line does.
    let mut dropped = false;
    world.tamper = Box::new(move |device, message| {
        if device == 0 && !dropped && matches!(message, FromServer::Update { .. }) {
            dropped = true;
            *message = FromServer::Pong;
        }
    });
    play(&mut world, RaceAction::Walk);
    play(&mut world, RaceAction::Walk);
    let news = since(&mut world, 0);
    assert!(news.contains(&News::Lost(Lost::Gap)), "{news:?}");
    assert_eq!(world.devices[0].client.state(), ConnectionState::Offline);
    world.heal();
    let news = since(&mut world, 0);
    assert!(news.contains(&News::Fresh { viewer: Viewer::Seat(FIRST) }), "{news:?}");
    let client = &world.devices[0].client;
    let now = world.server.host.as_ref().unwrap().sequence();
    assert_eq!(client.follower(Viewer::Seat(FIRST)).unwrap().sequence, now);
}

#[test]
fn an_update_that_crossed_with_a_fresh_start_is_known_already() {
    let mut world = begun(3);
    play(&mut world, RaceAction::Walk);
    let client = &world.devices[0].client;
    let held = client.follower(Viewer::Seat(FIRST)).unwrap().clone();
    // Everything is sent anew, and then the last update once more.
    let mut again = None;
    let link = world.server.links[held.sequence];
    let update = world.devices[0].news.iter().rev().find_map(|news| {
        if let News::Updated { update, .. } = news { Some(update.clone()) } else { None }
    });
    let late = FromServer::Update {
        viewer: Viewer::Seat(FIRST),
        link,
        update: update.unwrap(),
        undo: false,
    };
    world.tamper = Box::new(move |device, message| {
        if device == 0 && again.is_none() {
            again = Some(());
            *message = late.clone();
        }
    });
    world.devices[0].client.ping().unwrap();
    world.devices[0].news.clear();
    world.command(0, Command::Introduce { name: None, color: None });
    world.settle();
    assert!(!world.is_offline(0));
    assert_eq!(world.devices[0].client.follower(Viewer::Seat(FIRST)), Some(&held));
    assert!(!since(&mut world, 0).iter().any(|news| matches!(news, News::Updated { .. })));
}

#[test]
fn who_is_muted_is_not_heard() {
    let mut world = begun(4);
    let (loud, muted) = (GuestNumber(1), GuestNumber(2));
    world.devices[0].client.mute(muted, true);
    since(&mut world, 0);
    for device in [0, 1] {
        world.devices[device].client.say("hello".to_owned()).unwrap();
        world.devices[device].client.emote(3).unwrap();
        // A command takes the rest along.
        world.command(device, Command::Start);
        world.settle();
    }
    let heard: Vec<GuestNumber> = since(&mut world, 0)
        .iter()
        .filter_map(|news| {
            if let News::Said { guest, .. } | News::Emoted { guest, .. } = news {
                Some(*guest)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(heard, [loud, loud]);
    world.devices[0].client.mute(muted, false);
    assert!(!world.devices[0].client.is_muted(muted));
}

#[test]
fn a_tap_on_what_was_shown_earlier_is_given_back() {
    let mut world = begun(5);
    let Turn::Seat(seat) = world.server.host.as_ref().unwrap().turn() else { panic!() };
    let shown = world.server.host.as_ref().unwrap().sequence();
    let walk = || Command::Play { seat, actions: vec![RaceAction::Walk] };
    let client = &mut world.devices[seat.index()].client;
    let first = client.command(walk()).unwrap();
    let second = client.command_at(shown, walk()).unwrap();
    world.command(seat.index(), Command::Start);
    world.settle();
    let device = &world.devices[seat.index()];
    assert!(device.acknowledged.contains(&first) && device.given_back.contains(&second));
    let is_stale = |news: &NewsOf<Race>| {
        matches!(news, News::GivenBack { command, refused }
            if command.number == second && refused.why == Why::Stale)
    };
    assert!(device.news.iter().any(is_stale));
}

/// What was refused and given back must not come into effect later, by a connection that is gone.
#[test]
fn a_copy_that_comes_late_by_an_earlier_connection_does_nothing() {
    let mut world = gathered(6);
    world.command(0, Command::Introduce { name: Some("Anna".to_owned()), color: None });
    // It is still on its way when the device connects again.
    let old = world.lines() - 2;
    world.cut(0, usize::MAX, 0);
    world.server.disk_full = true;
    world.connect(0);
    let new = world.lines() - 1;
    while world.up(new) || world.down(new) {}
    assert_eq!(world.devices[0].given_back.len(), 1);
    world.server.disk_full = false;
    assert!(world.up(old), "the copy arrives");
    assert_eq!(world.server.table.guests[0].name, None);
}

/// Connections need not arrive in the order in which they were opened.
#[test]
fn a_hello_that_comes_late_by_an_earlier_connection_ends_nothing() {
    let mut world = World::new(9, 1, false);
    world.connect(0);
    world.cut(0, usize::MAX, 0);
    world.connect(0);
    while world.up(1) || world.down(1) {}
    assert!(world.up(0), "the first hello arrives");
    world.command(0, Command::Claim { seat: FIRST });
    world.settle();
    assert_eq!(world.devices[0].acknowledged, [1]);
}

#[test]
fn goodbye_ends_a_connection_and_what_comes_first_is_welcome() {
    for (message, expected) in [
        (FromServer::Bye(Bye::Stopping), News::Bye(Bye::Stopping)),
        (FromServer::Pong, News::Lost(Lost::NotUnderstood)),
    ] {
        let mut world = World::new(7, 1, false);
        world.tamper = Box::new(move |_, now| *now = message.clone());
        world.connect(0);
        world.settle();
        assert_eq!(since(&mut world, 0), [expected]);
        assert!(world.is_offline(0));
    }
}

#[test]
fn hello_says_what_is_held_with_its_links() {
    let mut world = begun(8);
    let link = world.server.links[1];
    assert_ne!(link, Bytes([0; 32]));
    world.cut(0, 0, 0);
    world.devices[0].client.connected();
    let hello = world.devices[0].client.next_message();
    let Some(protocol::FromClient::Hello(hello)) = hello else { panic!("{hello:?}") };
    let have = Have { viewer: Viewer::Seat(FIRST), sequence: 1, link };
    assert_eq!((hello.connection, hello.have), (2, vec![have]));
}
