//! Whatever the network does: after it has healed, every command came into effect at most once and was answered in truth,
//! and every viewer holds what the host has.

use proptest::prelude::any;
use protocol::{Command, Lost, MAX_UNANSWERED, News, NotSent, Stage, Unproved};
use table::example::RaceAction;
use table::{Follower, Luck as _, PlayoutLuck, Seat, Viewer};

use crate::fuzz::check;
use crate::network::World;
use crate::server::can_undo;

/// What all schedules together came to: a test that never loses anything proves nothing.
#[derive(Default, Debug)]
struct Reached {
    playing: u32,
    over: u32,
    proved: u32,
    silent: u32,
    acknowledged: usize,
    given_back: usize,
    again: u32,
    fresh_again: u32,
}

fn pick<T>(luck: &mut PlayoutLuck, of: impl IntoIterator<Item = T>) -> Option<T> {
    let all: Vec<T> = of.into_iter().collect();
    let place = if all.is_empty() { return None } else { luck.below(all.len() as u32) };
    all.into_iter().nth(place as usize)
}

fn some_command(world: &mut World, device: usize, luck: &mut PlayoutLuck) {
    let client = &world.devices[device].client;
    let seat = Seat::new(luck.below(2) as usize);
    let stage = client.table().map(|table| table.stage);
    let command = match stage {
        None | Some(Stage::Gathering) => match luck.below(6) {
            0 | 1 => Command::Claim { seat },
            2 | 3 => Command::Ready { ready: luck.below(6) > 0 },
            4 => Command::Introduce { name: Some(format!("{}", luck.below(100))), color: None },
            _ => Command::Start,
        },
        Some(Stage::MakingDice | Stage::Playing | Stage::Over | Stage::Closed) => {
            let actions = pick(luck, [RaceAction::Walk, RaceAction::Roll]).into_iter().collect();
            match luck.below(40) {
                0 => Command::Withdraw { seat },
                1..6 => Command::Undo { seat },
                6 => Command::Claim { seat },
                _ => Command::Play { seat, actions },
            }
        }
    };
    world.command(device, command);
}

fn one_event(world: &mut World, luck: &mut PlayoutLuck) {
    let device = luck.below(world.devices.len() as u32) as usize;
    let lines = world.lines() as u32;
    match luck.below(100) {
        0..35 if lines > 0 => {
            world.up(luck.below(lines) as usize);
        }
        35..70 if lines > 0 => {
            world.down(luck.below(lines) as usize);
        }
        // Mostly the newest: old ones have little left.
        70..84 => {
            for line in (0..lines as usize).rev().take(4) {
                world.up(line);
                world.down(line);
            }
        }
        84..94 => some_command(world, device, luck),
        94 => world.cut(device, luck.below(6) as usize, luck.below(3) as usize),
        95 if luck.below(2) == 0 => world.server.disk_full = luck.below(4) == 0,
        95 if lines > 0 => world.late_copy(luck.below(lines) as usize, luck.below(9) as usize),
        96 if luck.below(4) == 0 => {
            world.server.silence();
            world.post();
        }
        _ if world.is_offline(device) => world.connect(device),
        _ => {}
    }
}

/// One schedule, and what must hold at its end.
fn run(seed: u64, events: u32, reached: &mut Reached) {
    let mut luck = PlayoutLuck::new(seed);
    let mut world = World::new(seed, 3, luck.below(3) == 0);
    for _ in 0..events {
        one_event(&mut world, &mut luck);
    }
    world.heal();
    for &(answered, position) in &world.server.answered {
        assert_eq!(answered, position, "seed {seed}");
    }
    for device in &world.devices {
        let is_odd = |news: &_| {
            matches!(
                news,
                News::Lost(Lost::Gap | Lost::NotUnderstood) | News::Caught(_) | News::Bye(_)
            )
        };
        assert_eq!(device.news.iter().find(|news| is_odd(*news)), None, "seed {seed}");
        answered_in_truth(&world, device, seed);
        holds_what_the_host_has(&world, device, seed);
        tally(device, reached);
    }
    reached.playing += u32::from(world.server.host.is_some());
    reached.over += u32::from(world.server.table.stage == Stage::Over);
}

fn answered_in_truth(world: &World, device: &crate::network::Device, seed: u64) {
    assert_eq!(device.client.unanswered().count(), 0, "seed {seed}");
    for number in &device.issued {
        let times = |list: &[u64]| list.iter().filter(|found| *found == number).count();
        let effect = (device.id, *number);
        let effects = world.server.effects.iter().filter(|found| **found == effect).count();
        let answers = (times(&device.acknowledged), times(&device.given_back));
        let truth = if effects == 0 { (0, 1) } else { (1, 0) };
        assert!(effects <= 1, "seed {seed}: {effect:?} came into effect {effects} times");
        assert_eq!(answers, truth, "seed {seed}: {effect:?} came into effect {effects} times");
    }
}

fn holds_what_the_host_has(world: &World, device: &crate::network::Device, seed: u64) {
    let client = &device.client;
    assert_eq!(client.table(), Some(&world.server.table), "seed {seed}");
    let Some(host) = &world.server.host else { return };
    for viewer in client.viewers() {
        let right = Follower::of(host, viewer);
        assert_eq!(client.follower(viewer), Some(&right), "seed {seed}");
        assert_eq!(device.shown_to(viewer), Some(&right), "seed {seed}: as a page shows it");
        assert_eq!(client.can_undo(viewer), can_undo(host, viewer), "seed {seed}");
    }
}

fn tally(device: &crate::network::Device, reached: &mut Reached) {
    reached.acknowledged += device.acknowledged.len();
    reached.given_back += device.given_back.len();
    let mut again = false;
    for news in &device.news {
        match news {
            News::Online { again: true } => {
                again = true;
                reached.again += 1;
            }
            News::Fresh { .. } => reached.fresh_again += u32::from(again),
            News::Proof { verdict, .. } => {
                assert_eq!(verdict.cheats, []);
                reached.proved += u32::from(verdict.is_proved());
                let is_silence =
                    |open: &Unproved| matches!(open, Unproved::Silent(_) | Unproved::TooLate(_));
                reached.silent += u32::from(verdict.unproved.iter().any(is_silence));
            }
            News::Online { again: false }
            | News::Lost(_)
            | News::Table
            | News::Updated { .. }
            | News::Acknowledged { .. }
            | News::GivenBack { .. }
            | News::Said { .. }
            | News::Emoted { .. }
            | News::Fair
            | News::Caught(_)
            | News::Pong
            | News::Bye(_) => {}
        }
    }
}

#[test]
fn after_the_network_has_healed_everything_happened_once_and_everybody_knows() {
    let mut reached = Reached::default();
    for seed in 0..200 {
        run(seed, 200 + 8 * seed as u32, &mut reached);
    }
    let Reached { playing, over, proved, silent, acknowledged, given_back, again, fresh_again } =
        reached;
    assert!(playing > 120 && over > 50 && proved > 200 && silent > 5, "{reached:?}");
    assert!(acknowledged > 4_000 && given_back > 4_000, "{reached:?}");
    assert!(again > 1_000 && fresh_again > 100, "{reached:?}");
}

#[test]
fn schedules_that_nobody_thought_of_heal_too() {
    check(100, any::<(u64, u16)>(), |&(seed, events)| {
        run(seed, u32::from(events % 2_000), &mut Reached::default());
    });
}

#[test]
fn a_client_keeps_so_many_commands_and_no_more() {
    let mut world = World::new(1, 1, false);
    let client = &mut world.devices[0].client;
    for number in 1..=MAX_UNANSWERED as u64 {
        assert_eq!(client.command(Command::Start), Ok(number));
    }
    assert_eq!(client.command(Command::Start), Err(NotSent::TooMany));
    let undo = Command::Undo { seat: Seat::new(0) };
    assert_eq!(client.command(undo), Err(NotSent::NoPosition));
    assert_eq!(client.say("hello".to_owned()), Err(NotSent::NotOnline));
    assert_eq!(client.follower(Viewer::Spectator), None);
}
