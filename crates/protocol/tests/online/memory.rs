//! What a device remembers, so that a program that is started anew proves what the one before it saw.

use protocol::{Bytes, Cheat, Command, FromServer, Stage, Unproved, Verdict};
use table::example::RaceAction;

use crate::cheating_server::verdict;
use crate::client::{FIRST, SECOND, begun, gathered, play, play_to_the_end};
use crate::network::World;

fn unproved(unproved: &[Unproved]) -> Verdict {
    Verdict { cheats: vec![], unproved: unproved.to_vec() }
}

#[test]
fn who_remembers_has_a_proof_and_who_does_not_came_late() {
    let mut world = begun(31);
    play(&mut world, RaceAction::Roll);
    let memory = world.devices[0].client.memory();
    world.restart(0, Some(memory));
    world.restart(1, None);
    world.settle();
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 0), Verdict::default());
    assert_eq!(verdict(&world, 1), unproved(&[Unproved::CameLate]));
}

#[test]
fn what_was_promised_is_shown_by_the_program_that_is_started_anew() {
    let mut world = gathered(32);
    // The second device is slow: the first one has promised and waits.
    world.cut(1, 0, 0);
    world.command(0, Command::Start);
    world.settle();
    assert_eq!(world.server.table.stage, Stage::MakingDice);
    let memory = world.devices[0].client.memory();
    world.restart(0, Some(memory));
    world.settle();
    world.connect(1);
    world.settle();
    assert_eq!(world.server.table.stage, Stage::Playing);
    play_to_the_end(&mut world);
    assert_eq!(verdict(&world, 0), Verdict::default());
    assert_eq!(verdict(&world, 1), Verdict::default());
}

#[test]
fn a_past_that_changes_while_nobody_looks_is_found_all_the_same() {
    let mut world = begun(33);
    play(&mut world, RaceAction::Roll);
    // What the first program was shown is not what the server says later.
    world.tamper = Box::new(|device, message| {
        if let (0, FromServer::Update { link, .. }) = (device, message) {
            *link = Bytes([7; 32]);
        }
    });
    play(&mut world, RaceAction::Roll);
    world.tamper = Box::new(|_, _| {});
    let memory = world.devices[0].client.memory();
    world.restart(0, Some(memory));
    world.settle();
    play_to_the_end(&mut world);
    let verdict = verdict(&world, 0);
    assert!(matches!(verdict.cheats[..], [Cheat::Rewritten { .. }]), "{verdict:?}");
}

#[test]
fn two_programs_of_one_device_remember_together() {
    // The first guest has two devices, which share one memory: two tabs of a browser.
    let mut world = World::new(34, 2, true);
    for (device, seat) in [(0, FIRST), (1, SECOND)] {
        world.connect(device);
        world.command(device, Command::Claim { seat });
        world.command(device, Command::Ready { ready: true });
        world.settle();
    }
    world.connect(2);
    world.settle();
    world.command(1, Command::Ready { ready: true });
    world.command(0, Command::Start);
    world.settle();
    assert_eq!(world.server.table.stage, Stage::Playing);
    let [one, other] = [0, 2].map(|device| world.devices[device].client.memory());
    // Whichever of them promised first, and whoever writes last.
    for (device, memory) in [(0, one.clone().with(other.clone())), (2, other.with(one))] {
        world.restart(device, Some(memory));
    }
    world.settle();
    play_to_the_end(&mut world);
    for device in [0, 1, 2] {
        assert_eq!(verdict(&world, device), Verdict::default(), "device {device}");
    }
}

#[test]
fn memories_of_different_dice_are_not_mixed() {
    let [one, other] = [35, 36].map(|seed| begun(seed).devices[0].client.memory());
    assert_eq!(one.clone().with(other), one);
}
