//! Games of both kinds, watched from their records.

use bots::{Bot, BotPlayer};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{FairDice, Luck as _, PlayoutLuck};

use super::*;
use crate::session::begun::{dungeon_rules, goblin_rules};
use crate::session::{Asks, Command};

const HEROES: &str = "horan, taia";

/// A game of a person against bots, played by bots until it is over, or by so many commands. Some are taken back.
fn played<G: Played>(rules: G, most: usize) -> LocalTable<G> {
    let dice = FairDice::from_seed(5, rules.seats(), rules.setup_hash(None));
    let players = [Chooser::Human, Chooser::Bot(Bot::Normal)];
    let (mut table, _) = LocalTable::new(rules, players, Some(dice));
    let (mut mind, mut luck) = (BotPlayer::new(table.rules()), PlayoutLuck::new(3));
    while table.sequence() < most {
        let (Asks::Person(seat) | Asks::Bot(seat, _)) = table.asks() else { break };
        let view = table.view(Viewer::Seat(seat));
        let legal = table.legal_actions();
        let action = mind.choose(table.rules(), Bot::Normal, || view, &legal, &mut luck);
        table.play(seat, action, Viewer::Spectator).unwrap();
        if luck.below(9) == 0 && table.carry_out(&Command::TakeBack, Viewer::Spectator).is_ok() {
            let action = table.legal_actions()[0];
            table.play(seat, action, Viewer::Spectator).unwrap();
        }
    }
    table
}

fn read<G: Played>(text: &str) -> Replay<G> {
    Replay::read(text, Trust::Sealed).unwrap_or_else(|trouble| panic!("{trouble:?}"))
}

/// Stepping through a whole record shows everything once and ends where the game stands, for all eyes.
fn shows_everything<G: Played<View: PartialEq>>(rules: G) {
    let table = played(rules, usize::MAX);
    let mut replay = read::<G>(&table.record());
    assert!(replay.is_over() && replay.turns().len() > 10);
    for eyes in replay.eyes_offered() {
        replay.look_as(eyes);
        assert_eq!(replay.eyes(), eyes);
        replay.seek(0);
        let (mut told, mut last) = (replay.look().1, None);
        while let Some(frame) = replay.forward() {
            told.extend(frame.events);
            last = Some(frame.view);
        }
        assert_eq!(replay.position(), replay.len());
        let (view, log) = replay.look();
        assert!(Some(&view) == last.as_ref());
        assert_eq!(told, log);
        if let Eyes::Of(viewer) = eyes {
            assert!(view == table.view(viewer));
            assert_eq!(log, table.log(viewer));
        }
        assert!(replay.before() < replay.len());
    }
}

#[test]
fn every_step_of_a_game_is_shown_once() {
    shows_everything(dungeon_rules(HEROES));
    shows_everything(goblin_rules(HEROES));
}

/// Turns are where views say they are, and time moves from one to the next and back.
fn finds_turns<G: Played>(rules: G) {
    let mut replay = read::<G>(&played(rules, usize::MAX).record());
    let turns = replay.turns().to_vec();
    for (place, turn) in turns.iter().enumerate() {
        assert_eq!(usize::from(turn.number), place + 1);
        assert_eq!(replay.beginning_of(turn.number), Some(turn.position));
        replay.seek(turn.position);
        assert_eq!(turn_at(&turns, turn.position), Some(*turn));
        let (view, _) = replay.look();
        assert_eq!((G::turn_number(&view), G::acting(&view)), (turn.number, turn.seat));
        let next = turns.get(place + 1).map_or(replay.len(), |next| next.position);
        assert_eq!(replay.next_turn(), next);
        let before = place.checked_sub(1).map_or(0, |before| turns[before].position);
        assert_eq!(replay.previous_turn(), before);
    }
    replay.seek(usize::MAX);
    assert_eq!(replay.position(), replay.len());
    assert_eq!(turn_at(&turns, replay.len()), turns.last().copied());
    assert_eq!(turn_at(&turns[1..], 0), None, "before the first turn");
}

#[test]
fn time_moves_from_turn_to_turn() {
    finds_turns(dungeon_rules(HEROES));
    finds_turns(goblin_rules(HEROES));
}

#[test]
fn all_eyes_see_every_hand_and_a_spectator_none() {
    let mut replay = read::<Goblin>(&played(goblin_rules(HEROES), usize::MAX).record());
    let third = replay.beginning_of(3).unwrap();
    replay.seek(third);
    let hands = |replay: &Replay<Goblin>| {
        let (view, _) = replay.look();
        view.players.iter().filter(|player| player.hand.own.is_some()).count()
    };
    assert_eq!(hands(&replay), 0);
    for (eyes, open) in [(Eyes::All, 2), (Eyes::Of(Viewer::Seat(Seat::new(1))), 1)] {
        replay.look_as(eyes);
        assert_eq!(hands(&replay), open);
    }
}

/// An unfinished game is seen as a spectator sees it, and what is passed on of it has no secrets.
fn keeps_secrets<G: Played<View: PartialEq>>(rules: G) {
    let table = played(rules, 60);
    let mut replay = read::<G>(&table.record());
    assert!(!replay.is_over());
    let spectator = Eyes::Of(Viewer::Spectator);
    assert_eq!(replay.eyes_offered(), [spectator]);
    replay.look_as(Eyes::All);
    assert_eq!(replay.eyes(), spectator);
    assert!(!replay.record().contains("dice-host"), "{}", replay.record());
    assert_eq!(replay.prove(), Proof::Unfinished);
    assert_eq!(replay.recap().is_some(), G::OPEN);
    assert_eq!(replay.can_go_on().is_some(), G::OPEN);
    // Whoever gets that sees the same.
    let mut passed_on = read::<G>(replay.record());
    assert_eq!(passed_on.eyes_offered(), [spectator]);
    for replay in [&mut replay, &mut passed_on] {
        replay.seek(usize::MAX);
        assert!(replay.look().0 == table.view(Viewer::Spectator));
        assert_eq!(replay.look().1, table.log(Viewer::Spectator));
    }
    assert_eq!(
        replay.turns().iter().map(|turn| turn.number).collect::<Vec<_>>(),
        passed_on.turns().iter().map(|turn| turn.number).collect::<Vec<_>>()
    );
}

#[test]
fn a_game_that_goes_on_keeps_its_secrets() {
    keeps_secrets(dungeon_rules(HEROES));
    keeps_secrets(goblin_rules(HEROES));
}

/// From any turn a game can be played on, by any seat and with new dice, and its record reads back.
fn goes_on<G: Played<View: PartialEq>>(rules: G) {
    let mut replay = read::<G>(&played(rules, usize::MAX).record());
    for turn in replay.turns().to_vec() {
        replay.seek(turn.position);
        let GoingOn { turn: number, is_now, seats } = replay.can_go_on().unwrap();
        assert_eq!((number, is_now, seats.len()), (turn.number, true, 2));
        let seat = seats[usize::from(number) % 2];
        let table = replay.go_on(seat, Bot::Easy, |set_up| FairDice::from_seed(9, 2, set_up));
        let table = table.unwrap();
        assert_eq!(table.people(), [seat]);
        let again = LocalTable::<G>::read(&table.record()).unwrap();
        assert!(again.view(Viewer::Seat(seat)) == table.view(Viewer::Seat(seat)));
        assert_ne!(again.asks(), Asks::Nobody);
    }
    replay.seek(usize::MAX);
    let GoingOn { turn: number, is_now, .. } = replay.can_go_on().unwrap();
    assert!(!is_now, "what is over does not go on");
    assert!(usize::from(number) >= replay.turns().len() - 1, "the last turn can be tried again");
}

#[test]
fn a_game_goes_on_from_any_turn() {
    goes_on(dungeon_rules(HEROES));
    goes_on(goblin_rules(HEROES));
}

#[test]
fn a_game_that_went_on_from_a_turn_counts_on() {
    let mut replay = read::<Dungeon>(&played(dungeon_rules(HEROES), usize::MAX).record());
    replay.seek(replay.beginning_of(9).unwrap());
    let dice = |set_up| FairDice::from_seed(9, 2, set_up);
    let table = replay.go_on(Seat::new(0), Bot::Easy, dice).unwrap();
    let again = read::<Dungeon>(&table.record());
    assert_eq!(again.turns()[0].number, 9);
    assert_eq!(again.beginning_of(9), Some(0));
}

#[test]
fn what_was_changed_is_not_sealed_anew_and_does_not_go_on() {
    let record = played(dungeon_rules(HEROES), 40).record();
    let changed = record.replacen("seats: human", "seats: easy", 1);
    assert_ne!(changed, record);
    let replay = Replay::<Dungeon>::read(&changed, Trust::Anything).unwrap_or_else(|_| panic!());
    assert_eq!(replay.can_go_on(), None);
    let passed_on = Replay::<Dungeon>::read(replay.record(), Trust::Sealed);
    assert_eq!(passed_on.err(), Some(Unreadable::Changed));
}

#[test]
fn the_dice_are_proved_or_it_is_said_why_not() {
    let record = played(dungeon_rules(HEROES), usize::MAX).record();
    let Proof::Dice { count, seed, .. } = read::<Dungeon>(&record).prove() else {
        panic!("not proved")
    };
    assert!(count > 50);
    assert_eq!(seed, Some(5));
    // A roll that was changed, and a seal that was left out or renewed.
    let roll = record.lines().find(|line| line.contains("> dice")).unwrap();
    let (before, dice) = roll.split_once("> dice").unwrap();
    let other = if dice.trim_start().starts_with("6 6") { "5 6" } else { "6 6" };
    let tampered = record.replacen(roll, &format!("{before}> dice {other}"), 1);
    let trouble = Replay::<Dungeon>::read(&tampered, Trust::Sealed).err();
    assert!(matches!(trouble, Some(Unreadable::Changed | Unreadable::Damaged(_))), "{trouble:?}");
    let unsealed = record.split("seal:").next().unwrap();
    assert_eq!(read::<Dungeon>(unsealed).prove(), Proof::Changed);
}

#[test]
fn what_is_no_record_of_the_game_is_refused() {
    let record = played(dungeon_rules(HEROES), 40).record();
    for text in ["", "hello", "game: goblin\n", &record.replace("game: dungeon", "game: goblin")] {
        assert!(matches!(Replay::<Goblin>::read(text, Trust::Sealed), Err(Unreadable::Damaged(_))));
    }
    let newer = record.replacen("rules: 2", "rules: 99", 1);
    assert_ne!(newer, record);
    let trouble = Replay::<Dungeon>::read(&newer, Trust::Anything).err();
    assert!(matches!(trouble, Some(Unreadable::OtherVersion(_))), "{trouble:?}");
    let cut = &record[..record.len() - 20];
    assert!(Replay::<Dungeon>::read(cut, Trust::Sealed).is_err());
}
