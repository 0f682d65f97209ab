//! The host, the records and the conformance kit, tested with the example game.

use table::conformance::{Effort, check};
use table::example::{Race, RaceAction};
use table::{
    Entry, FairDice, Header, Host, HostError, Record, Rules, Seat, SeatNote, Step, Tampered, Turn,
    Viewer, perft,
};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn dice() -> FairDice {
    FairDice::from_seed(3, 2, [0; 32])
}

#[test]
fn the_example_keeps_the_contract() {
    let report = check(&Race, Effort { games: 500, decisions: 500, thorough_every: 1, seed: 1 });
    assert_eq!(report.games, report.finished);
    assert!(report.withdrawn > 20, "{report:?}");
}

/// A race in which the first seat has begun.
fn begun() -> Host<Race> {
    let mut host = Host::new(Race, None);
    host.draw("die 2".parse().unwrap()).unwrap();
    host
}

/// With dice whose first roll lets the first seat begin.
fn with_dice() -> (Host<Race>, FairDice) {
    (0..)
        .map(|seed| FairDice::from_seed(seed, 2, [0; 32]))
        .find_map(|dice| {
            let mut host = Host::new(Race, Some(dice.clone()));
            host.begin();
            (host.turn() == Turn::Seat(FIRST)).then_some((host, dice))
        })
        .unwrap()
}

#[test]
fn undo_stops_at_dice_and_at_another_seats_decision() {
    let (mut host, _) = with_dice();
    let begun = *host.state();
    host.play(FIRST, RaceAction::Walk).unwrap();
    assert_eq!(host.undo(SECOND), Err(HostError::NothingToUndo), "not the second seat's action");
    host.undo(FIRST).unwrap();
    assert_eq!(*host.state(), begun);

    host.play(FIRST, RaceAction::Walk).unwrap();
    host.play(SECOND, RaceAction::Walk).unwrap();
    assert_eq!(
        host.undo(FIRST),
        Err(HostError::NothingToUndo),
        "the second seat has decided since"
    );
    host.undo(SECOND).unwrap();
    host.undo(FIRST).unwrap();

    host.play(FIRST, RaceAction::Roll).unwrap();
    assert_eq!(host.undo(FIRST), Err(HostError::NothingToUndo), "the die has been seen");
}

#[test]
fn own_draws_are_asked_for_and_an_unrolled_die_can_be_taken_back() {
    let mut host = begun();
    assert_eq!(host.draw("die 3".parse().unwrap()), Err(HostError::NothingToDraw));
    host.play(FIRST, RaceAction::Roll).unwrap();
    assert_eq!(host.turn(), Turn::Chance);
    assert_eq!(host.play(FIRST, RaceAction::Walk), Err(HostError::DrawFirst));
    host.undo(FIRST).unwrap();
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.note(FIRST, SeatNote::Left);
    let refused = host.draw("die 7".parse().unwrap());
    assert!(matches!(refused, Err(HostError::Refused(_))));
    host.draw("die 3".parse().unwrap()).unwrap();
    let lines: Vec<String> = host.entries().iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["begin > die 2", "1 roll", "1 undo", "1 roll > die 3", "1 is away"]);
}

#[test]
fn a_mistyped_draw_is_corrected_until_somebody_decides() {
    let mut host = begun();
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.draw("die 1".parse().unwrap()).unwrap();
    host.correct().unwrap();
    assert_eq!(host.turn(), Turn::Chance);
    host.draw("die 6".parse().unwrap()).unwrap();
    host.play(SECOND, RaceAction::Walk).unwrap();
    assert_eq!(host.correct(), Err(HostError::NothingToUndo));
    let lines: Vec<String> = host.entries().iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["begin > die 2", "1 roll > die 1", "correct > die 6", "2 walk"]);
    let entries: Vec<_> = lines.iter().map(|line| line.parse().unwrap()).collect();
    assert_eq!(Host::replay(Race, &entries).unwrap().state(), host.state());
    assert!(Host::verify(Race, &entries, &dice()).is_err(), "dice are never corrected");
    assert_eq!(with_dice().0.correct(), Err(HostError::NotOwnDraws));
}

#[test]
fn the_steps_of_a_host_are_without_what_was_taken_back() {
    let mut host = begun();
    host.play(FIRST, RaceAction::Walk).unwrap();
    host.undo(FIRST).unwrap();
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.draw("die 1".parse().unwrap()).unwrap();
    host.correct().unwrap();
    host.note(FIRST, SeatNote::Left);
    host.draw("die 6".parse().unwrap()).unwrap();
    host.play(SECOND, RaceAction::Walk).unwrap();
    host.agree().unwrap();
    let die = |text: &str| Step::Chance(text.parse().unwrap());
    let steps = [
        die("die 2"),
        Step::Act(RaceAction::Roll),
        die("die 6"),
        Step::Act(RaceAction::Walk),
        Step::Agree,
    ];
    assert_eq!(host.steps(), steps);
    let mut state = Race.start();
    for step in steps {
        Race.apply(&mut state, step, &mut ()).unwrap();
    }
    assert_eq!(&state, host.state());
}

#[test]
fn seats_are_taken_before_the_game_begins() {
    let dice = dice();
    let mut host = Host::new(Race, Some(dice.clone()));
    host.note(FIRST, SeatNote::Taken("Anna".to_owned()));
    assert!(!host.has_begun());
    host.begin();
    assert!(matches!(host.turn(), Turn::Seat(_)), "the opening roll is rolled");
    assert!(Host::verify(Race, host.entries(), &dice).is_ok());

    let mut own = Host::new(Race, None);
    own.note(FIRST, SeatNote::Taken("Anna".to_owned()));
    assert!(own.draw("die 9".parse().unwrap()).is_err());
    assert_eq!(own.entries().len(), 1, "a refused roll leaves the log alone");
    let before = own.sequence();
    own.draw("die 4".parse().unwrap()).unwrap();
    assert!(own.sequence() > before, "every outcome moves the sequence");
    assert_eq!(own.entries()[1].to_string(), "begin > die 4");
    assert_eq!(Host::replay(Race, own.entries()).unwrap().state(), own.state());
}

#[test]
fn dice_of_the_host_cannot_be_typed_in() {
    let (mut host, _) = with_dice();
    assert_eq!(host.draw("die 6".parse().unwrap()), Err(HostError::NotOwnDraws));
    assert_eq!(host.play(SECOND, RaceAction::Walk), Err(HostError::TurnOf(FIRST)));
    assert_eq!(host.why_not(SECOND, RaceAction::Walk), Some(HostError::TurnOf(FIRST)));
    assert_eq!(host.why_not(FIRST, RaceAction::Walk), None);
}

#[test]
fn a_changed_roll_is_found() {
    let (mut host, dice) = with_dice();
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.play(SECOND, RaceAction::Walk).unwrap();
    let mut entries = host.entries().to_vec();
    assert!(Host::verify(Race, &entries, &dice).is_ok());
    let Entry::Play { chances, .. } = &mut entries[1] else { panic!("a play") };
    let other = if chances[0].to_string() == "die 6" { "die 5" } else { "die 6" };
    chances[0] = other.parse().unwrap();
    assert_eq!(
        Host::verify(Race, &entries, &dice).err(),
        Some(Tampered::NotTheDice { entry: 2, chance: 1 })
    );
    assert!(Host::replay(Race, &entries).is_ok(), "possible, but not what the dice gave");
    let Entry::Play { chances, .. } = &mut entries[1] else { panic!("a play") };
    chances.clear();
    assert_eq!(Host::verify(Race, &entries, &dice).err(), Some(Tampered::Missing { entry: 2 }));
}

#[test]
fn an_impossible_entry_is_named() {
    let entries = ["begin > die 2", "1 walk", "1 walk"].map(|line| line.parse().unwrap());
    let error = Host::replay(Race, &entries).unwrap_err();
    assert_eq!(error.to_string(), "entry 3 is not possible: it is the turn of seat 2");
}

#[test]
fn records_read_back_and_a_changed_one_breaks_its_seal() {
    let mut header = Header::default();
    header.push("game", "race");
    header.push("content", "\nfirst line # not a comment\n\nlast line");
    let entries =
        ["1 taken by Anna", "1 walk", "2 roll > die 4", "1 undo", "agreed end", "2 withdraw"]
            .map(|line| line.parse::<Entry<RaceAction, table::example::Die>>().unwrap());
    let record = Record::new(header, entries.to_vec());
    let text = record.to_string();
    let back: Record<_, _> = text.parse().unwrap();
    assert_eq!(record, back);
    assert!(back.seal_fits());
    let tampered: Record<RaceAction, table::example::Die> =
        text.replace("1 walk", "1 roll").parse().unwrap();
    assert!(!tampered.seal_fits());
    let by_hand: Record<RaceAction, table::example::Die> =
        "game: race # mine\n\n  1 walk\n# a remark\n".parse().unwrap();
    assert_eq!((by_hand.header.get("game"), by_hand.entries.len()), (Some("race"), 1));
    assert!(!by_hand.seal_fits());
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let read = |text: &str| text.parse::<Record<RaceAction, table::example::Die>>().unwrap_err();
    assert_eq!(
        read("game: race\n1 fly\n").to_string(),
        "line 2: expected `walk` or `roll`, not `fly`"
    );
    assert_eq!(read("| more\n").line, 1);
    assert_eq!(read("game: race\ngame: race\n").line, 2);
    assert_eq!(read("agreed end > die 3\n").line, 1);
    assert_eq!(read(&"x".repeat(table::MAX_RECORD_BYTES + 1)).line, 1);
}

#[test]
fn updates_carry_what_changed_and_the_mover_alone_gets_actions() {
    let (mut host, _) = with_dice();
    let known = host.view(Viewer::Spectator);
    let events = host.play(FIRST, RaceAction::Walk).unwrap();
    let update = host.update(Viewer::Seat(SECOND), &known, &events);
    assert_eq!((update.sequence, update.events.len(), update.legal.len()), (host.sequence(), 1, 2));
    assert_eq!(update.sections.len(), 2);
    assert!(host.update(Viewer::Seat(FIRST), &known, &events).legal.is_empty());
}

#[test]
fn perft_counts_paths() {
    assert_eq!(perft(&Race, &Race.start(), 0), 1);
    assert_eq!(perft(&Race, &Race.start(), 1), 6);
    // After each side of the opening die one walks or rolls; a walk leads to two choices, a roll to six.
    assert_eq!(perft(&Race, &Race.start(), 3), 6 * (2 + 6));
}
