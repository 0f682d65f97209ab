//! Servers that cheat, and what each is caught by.

use protocol::{
    Bytes, Chain, Cheat, Command, FairNow, FromServer, News, Promise, Proof, Stage, Unproved,
    Verdict, promise_of, share_of_silent,
};
use table::example::{Race, RaceAction};
use table::{FairDice, Host, Recorded as _, Saved, Secrets, Turn, Viewer, hex, sha256};

use crate::client::{FIRST, SECOND, begun, gathered, play, play_to_the_end};
use crate::network::World;
use crate::server::{Server, set_up};

/// What a device was told at the end.
pub(crate) fn verdict(world: &World, device: usize) -> Verdict {
    let news = world.devices[device].news.iter().rev();
    let mut verdicts = news.filter_map(|news| {
        if let News::Proof { verdict, .. } = news { Some(verdict.clone()) } else { None }
    });
    verdicts.next().expect("a proof came")
}

/// What a device was told while the game went on.
fn caught(world: &World, device: usize) -> Vec<Cheat> {
    let news = world.devices[device].news.iter();
    news.filter_map(|news| if let News::Caught(cheat) = news { Some(cheat.clone()) } else { None })
        .collect()
}

/// Changes the proof on its way.
fn with_proof(world: &mut World, mut change: impl FnMut(&mut Proof) + 'static) {
    world.tamper = Box::new(move |_, message| {
        if let FromServer::Proof(proof) = message {
            change(proof);
        }
    });
}

/// Changes what is shown of the dice on its way.
fn with_fair(world: &mut World, mut change: impl FnMut(&mut FairNow) + 'static) {
    world.tamper = Box::new(move |_, message| {
        if let FromServer::Fair(fair) = message {
            change(fair);
        }
    });
}

/// Secrets one after the other, as a server that looks for one it likes tries them.
fn secrets() -> impl Iterator<Item = [u8; 32]> {
    (0_u64..).map(|try_number| sha256(&try_number.to_le_bytes()))
}

/// Whether the first player begins with these dice, and then rolls a 6 at once.
fn pleases(dice: &FairDice) -> bool {
    let mut host = Host::new(Race, Some(dice.clone()));
    host.begin();
    if host.turn() != Turn::Seat(FIRST) {
        return false;
    }
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.entries().last().is_some_and(|entry| entry.to_string() == "1 roll > die 6")
}

fn with_secret(server: &Server, secret: [u8; 32]) -> FairDice {
    let seats = server.dice().secrets().seats.clone();
    FairDice::new(Secrets { host: secret, seats }, set_up())
}

#[test]
fn an_honest_server_is_proved_to_everybody() {
    for seed in 0..20 {
        let mut world = begun(seed);
        play_to_the_end(&mut world);
        for device in [0, 1] {
            assert_eq!(verdict(&world, device), Verdict::default());
            assert_eq!(caught(&world, device), []);
        }
    }
}

#[test]
fn a_secret_that_was_looked_for_when_the_shares_were_known_does_not_fit_its_hash() {
    let mut world = begun(1);
    let ground = secrets().find(|&secret| pleases(&with_secret(&world.server, secret))).unwrap();
    // The game is played with the dice of the better secret from its beginning.
    world.server.secret = ground;
    world.server.begin(with_secret(&world.server, ground));
    world.post();
    world.settle();
    play_to_the_end(&mut world);
    for device in [0, 1] {
        assert!(verdict(&world, device).cheats.contains(&Cheat::Secret));
    }
}

#[test]
fn a_hash_that_is_changed_when_the_shares_are_known_is_another_one_than_before() {
    let mut world = gathered(2);
    with_fair(&mut world, |fair| {
        if fair.shown.len() == 1 {
            fair.commitment = Bytes(sha256(b"another secret"));
        }
    });
    world.command(0, Command::Start);
    world.settle();
    assert!(caught(&world, 0).contains(&Cheat::Commitment));
}

#[test]
fn dice_for_another_set_up_get_no_promise() {
    let mut world = gathered(3);
    let position = Race.read_position("fields: 9 0\nnext: 1").unwrap();
    let other = Race.setup_hash(Some(&position));
    with_fair(&mut world, move |fair| fair.set_up = Bytes(other));
    world.command(0, Command::Start);
    world.settle();
    for device in [0, 1] {
        assert_eq!(caught(&world, device), [Cheat::SetUp]);
    }
    assert_eq!(world.server.fair.as_ref().unwrap().promises, []);
}

#[test]
fn a_record_of_another_set_up_is_not_of_this_table() {
    let mut world = begun(4);
    with_proof(&mut world, |proof| {
        let position = "position: \n| fields: 9 0\n| next: 1\n";
        proof.record = proof.record.replacen("seats:", &format!("{position}seats:"), 1);
    });
    play_to_the_end(&mut world);
    assert!(verdict(&world, 0).cheats.contains(&Cheat::SetUp));
}

/// The server would like to know a share before the others are shown, and so puts one of its own in the place of a promise.
#[test]
fn a_promise_that_is_changed_is_noticed_before_anything_is_shown() {
    let mut world = gathered(5);
    let own = promise_of(&Bytes([7; 16]));
    with_fair(&mut world, move |fair| {
        if fair.showing && fair.promises[0].seat == FIRST {
            fair.promises[0].hash = own;
        }
    });
    world.command(0, Command::Start);
    world.settle();
    for device in [0, 1] {
        assert_eq!(caught(&world, device), [Cheat::Promise(FIRST)]);
    }
    assert!(world.server.shares.is_empty(), "nobody shows anything");
}

#[test]
fn a_promise_that_comes_when_shares_are_shown_is_late() {
    let mut world = gathered(6);
    with_fair(&mut world, |fair| {
        // To the others the second player's promise is shown only with the first one's share.
        if fair.shown.is_empty() {
            fair.promises.retain(|promise| promise.seat == FIRST);
        }
    });
    world.command(0, Command::Start);
    world.settle();
    assert!(caught(&world, 0).contains(&Cheat::LatePromise(SECOND)));
}

/// Whoever has one device alone knows by this that it was the server.
#[test]
fn a_promise_in_a_clients_name_leaves_its_share_unproved() {
    let mut world = gathered(7);
    world.command(0, Command::Start);
    // Before the promise of the second player arrives, there is one.
    let lines = world.lines();
    while world.server.table.stage == Stage::Gathering {
        assert!((0..lines).any(|line| world.up(line)));
    }
    let forged = [9; 16];
    let hash = promise_of(&Bytes(forged));
    world.server.fair.as_mut().unwrap().promises.push(Promise { seat: SECOND, hash });
    world.settle();
    // The first one shows its share, then the server what it put in for the second.
    let second = world.server.open(protocol::GuestNumber(2));
    world
        .server
        .receive(second, protocol::FromClient::Share { seat: SECOND, bytes: Bytes(forged) });
    world.post();
    world.settle();
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 1).unproved, [Unproved::PromisedByOther(SECOND)]);
    assert_eq!(verdict(&world, 0), Verdict::default());
}

#[test]
fn a_share_that_is_not_the_promised_one_is_found_in_the_proof() {
    let mut world = begun(8);
    let mut secrets = world.server.dice().secrets().clone();
    secrets.seats[1] = [1; 16];
    world.server.begin(FairDice::new(secrets, set_up()));
    world.post();
    world.settle();
    play_to_the_end(&mut world);
    for device in [0, 1] {
        assert!(verdict(&world, device).cheats.contains(&Cheat::Share(SECOND)));
    }
}

#[test]
fn an_old_entry_that_is_changed_breaks_the_chain() {
    let mut world = begun(9);
    let dice = world.server.dice();
    with_proof(&mut world, move |proof| {
        // Another game with the same dice: every roll of it is proved, but it is not the one that was played.
        let mut host = Host::new(Race, Some(dice.clone()));
        host.begin();
        while let Turn::Seat(seat) = host.turn() {
            let walked = host.sequence() < 4;
            host.play(seat, if walked { RaceAction::Walk } else { RaceAction::Roll }).unwrap();
        }
        proof.record = Saved::record(&host).to_string();
    });
    play_to_the_end(&mut world);
    let cheats = verdict(&world, 0).cheats;
    let rewritten = Cheat::Rewritten { sequence: 2 };
    assert_eq!(cheats, [rewritten, Cheat::Shown(Viewer::Seat(FIRST))]);
}

#[test]
fn a_past_that_changes_while_the_game_goes_on_is_seen_at_once() {
    let mut world = begun(10);
    play(&mut world, RaceAction::Walk);
    world.cut(0, 0, 0);
    // The link of a position that was shown before is another one now.
    world.server.links[2] = Chain::new(&[4; 32], &set_up()).link();
    world.connect(0);
    world.settle();
    assert_eq!(caught(&world, 0), [Cheat::Rewritten { sequence: 2 }]);
}

#[test]
fn a_roll_that_is_replaced_is_not_what_the_dice_gave() {
    // In the record alone …
    let mut world = begun(11);
    with_proof(&mut world, |proof| {
        let die = proof.record.find("roll > die ").unwrap() + "roll > die ".len();
        let other = if &proof.record[die..=die] == "6" { "5" } else { "6" };
        proof.record.replace_range(die..=die, other);
    });
    play_to_the_end(&mut world);
    let cheats = verdict(&world, 0).cheats;
    assert!(cheats.iter().any(|cheat| matches!(cheat, Cheat::Dice(_))), "{cheats:?}");

    // … or in the whole game, which was played with dice that nobody made.
    let mut world = begun(12);
    let made = world.server.dice();
    world.server.begin(with_secret(&world.server, [5; 32]));
    world.post();
    world.settle();
    with_proof(&mut world, move |proof| {
        let host = format!("dice-host: {}", hex(&made.secrets().host));
        let line = |line: &str| {
            if line.starts_with("dice-host") { host.clone() } else { line.to_owned() }
        };
        let lines: Vec<String> = proof.record.lines().map(line).collect();
        proof.record = lines.join("\n");
    });
    play_to_the_end(&mut world);
    let cheats = verdict(&world, 0).cheats;
    assert!(cheats.iter().any(|cheat| matches!(cheat, Cheat::Dice(_))), "{cheats:?}");
}

#[test]
fn who_has_shown_a_share_cannot_be_called_silent() {
    let mut world = begun(13);
    // The server says in the proof that the second player was silent, and has dice that fit this.
    let secret = world.server.secret;
    let mut secrets = world.server.dice().secrets().clone();
    secrets.seats[1] = share_of_silent(&secret, SECOND);
    world.server.begin(FairDice::new(secrets, set_up()));
    world.post();
    world.settle();
    with_proof(&mut world, |proof| proof.silent.push(SECOND));
    play_to_the_end(&mut world);
    for device in [0, 1] {
        assert!(verdict(&world, device).cheats.contains(&Cheat::CalledSilent(SECOND)));
    }
}

/// A server that does not take a share, and calls its player silent, cannot be told from a slow line; but the player is told.
#[test]
fn a_share_that_the_server_says_came_too_late_is_named() {
    let mut world = gathered(14);
    world.command(0, Command::Start);
    let lines = world.lines();
    while !world.server.fair.as_ref().is_some_and(|fair| fair.showing) {
        assert!((0..lines).any(|line| world.up(line) || world.down(line)));
    }
    // Everything but the second player's share arrives in time.
    while world.up(0) || world.down(0) {}
    while world.down(1) {}
    world.server.silence();
    world.post();
    world.settle();
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 0), Verdict::default());
    assert_eq!(verdict(&world, 1).unproved, [Unproved::TooLate(SECOND)]);
    assert_eq!(verdict(&world, 1).cheats, []);
}

#[test]
fn who_was_silent_is_named_or_it_is_found() {
    let mut world = gathered(15);
    world.command(0, Command::Start);
    let lines = world.lines();
    while world.server.table.stage == Stage::Gathering {
        assert!((0..lines).any(|line| world.up(line)));
    }
    world.cut(1, 0, 0);
    while world.up(0) || world.down(0) {}
    world.server.silence();
    world.post();
    world.heal();
    with_proof(&mut world, |proof| proof.silent.clear());
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 0).cheats, [Cheat::Unnamed(SECOND)]);
}

#[test]
fn dice_that_were_made_are_in_the_record() {
    let mut world = begun(16);
    with_proof(&mut world, |proof| {
        let kept = proof.record.lines().filter(|line| !line.starts_with("dice-"));
        proof.record = kept.collect::<Vec<_>>().join("\n");
    });
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 0).cheats, [Cheat::NoDice]);
    with_proof(&mut world, |proof| proof.record = "nonsense".to_owned());
    world.cut(0, 0, 0);
    world.heal();
    let cheats = verdict(&world, 0).cheats;
    assert!(matches!(&cheats[..], [Cheat::Record(_)]), "{cheats:?}");
}

#[test]
fn what_was_shown_is_what_the_record_shows() {
    let mut world = begun(17);
    world.tamper = Box::new(|device, message| {
        // The first player is shown a longer way than was run.
        if let FromServer::Update { update, .. } = message
            && device == 0
        {
            for event in update.steps.iter_mut().flat_map(|step| &mut step.events) {
                event.1 += 1;
            }
        }
    });
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 0).cheats, [Cheat::Shown(Viewer::Seat(FIRST))]);
    assert_eq!(verdict(&world, 1), Verdict::default());
}

#[test]
fn who_comes_later_is_told_what_that_leaves_open() {
    let mut world = World::new(18, 3, false);
    for (device, seat) in [(0, FIRST), (1, SECOND)] {
        world.connect(device);
        world.command(device, Command::Claim { seat });
        world.command(device, Command::Ready { ready: true });
        world.settle();
    }
    world.command(0, Command::Start);
    world.settle();
    world.connect(2);
    world.settle();
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 2), Verdict { cheats: vec![], unproved: vec![Unproved::CameLate] });
}

#[test]
fn bots_have_shares_that_follow_from_the_secret() {
    let mut world = World::new(19, 1, false);
    world.connect(0);
    world.command(0, Command::Claim { seat: FIRST });
    world.command(0, Command::Ready { ready: true });
    world.command(0, Command::SeatBot { seat: SECOND, bot: "easy".to_owned() });
    world.command(0, Command::Start);
    world.settle();
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 0), Verdict::default());
}
