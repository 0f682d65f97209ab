//! The host, the records and the conformance kit, tested with the example game.

use table::conformance::{Effort, check};
use table::example::{Race, RaceAction};
use table::{
    EntryOf, FairDice, Header, Host, HostError, MAX_ACTS, Record, RecordOf, ReplayError, Rules,
    Seat, SeatNote, Seating, Step, Turn, Viewer, perft,
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

fn fresh() -> Host<Race> {
    Host::new(Race, None)
}

fn entries_of(host: &Host<Race>) -> Vec<EntryOf<Race>> {
    host.entries().collect()
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
    assert_eq!(
        host.undo(SECOND).err(),
        Some(HostError::NothingToUndo),
        "not the second seat's action"
    );
    host.undo(FIRST).unwrap();
    assert_eq!(*host.state(), begun);

    host.play(FIRST, RaceAction::Walk).unwrap();
    host.play(SECOND, RaceAction::Walk).unwrap();
    assert_eq!(
        host.undo(FIRST).err(),
        Some(HostError::NothingToUndo),
        "the second seat has decided since"
    );
    host.undo(SECOND).unwrap();
    host.undo(FIRST).unwrap();

    host.play(FIRST, RaceAction::Roll).unwrap();
    assert_eq!(host.undo(FIRST).err(), Some(HostError::NothingToUndo), "the die has been seen");
}

#[test]
fn own_draws_are_asked_for_and_an_unrolled_die_can_be_taken_back() {
    let mut host = begun();
    assert_eq!(host.draw("die 3".parse().unwrap()).err(), Some(HostError::NothingToDraw));
    host.play(FIRST, RaceAction::Roll).unwrap();
    assert_eq!(host.turn(), Turn::Chance);
    assert_eq!(host.play(FIRST, RaceAction::Walk).err(), Some(HostError::DrawFirst));
    host.undo(FIRST).unwrap();
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.note(FIRST, SeatNote::Left).unwrap();
    let refused = host.draw("die 7".parse().unwrap());
    assert!(matches!(refused, Err(HostError::Refused(_))));
    host.draw("die 3".parse().unwrap()).unwrap();
    let lines: Vec<String> = host.entries().map(|entry| entry.to_string()).collect();
    assert_eq!(lines, ["draw die 2", "1 roll", "1 undo", "1 roll", "1 is away", "draw die 3"]);
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
    assert_eq!(host.correct().err(), Some(HostError::NothingToUndo));
    let lines: Vec<String> = host.entries().map(|entry| entry.to_string()).collect();
    assert_eq!(lines, ["draw die 2", "1 roll", "draw die 1", "correct", "draw die 6", "2 walk"]);
    let entries: Vec<_> = lines.iter().map(|line| line.parse().unwrap()).collect();
    assert_eq!(fresh().replay(&entries).unwrap().state(), host.state());
    assert!(fresh().verify(&entries, &dice()).is_err(), "dice are never corrected");
    // As the first versions wrote it: a draw was part of what caused it.
    let first = ["begin > die 2", "1 roll > die 1", "correct > die 6", "2 walk"];
    let entries: Vec<_> = first.iter().map(|line| line.parse().unwrap()).collect();
    let again = fresh().replay(&entries).unwrap();
    assert!(again.state() == host.state() && again.entries().eq(host.entries()));
    assert_eq!(with_dice().0.correct().err(), Some(HostError::NotOwnDraws));
}

#[test]
fn the_steps_of_a_host_are_without_what_was_taken_back() {
    let mut host = begun();
    host.play(FIRST, RaceAction::Walk).unwrap();
    host.undo(FIRST).unwrap();
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.draw("die 1".parse().unwrap()).unwrap();
    host.correct().unwrap();
    host.note(FIRST, SeatNote::Left).unwrap();
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
    host.note(FIRST, SeatNote::Taken("Anna".to_owned())).unwrap();
    assert!(!host.has_begun());
    host.begin();
    assert!(matches!(host.turn(), Turn::Seat(_)), "the opening roll is rolled");
    assert!(fresh().verify(&entries_of(&host), &dice).is_ok());

    let mut own = Host::new(Race, None);
    own.note(FIRST, SeatNote::Taken("Anna".to_owned())).unwrap();
    assert!(own.draw("die 9".parse().unwrap()).is_err());
    assert_eq!(own.entries().count(), 1, "a refused roll leaves the log alone");
    let before = own.sequence();
    own.draw("die 4".parse().unwrap()).unwrap();
    assert_eq!(own.sequence(), before + 1, "every outcome moves the sequence");
    let entries = entries_of(&own);
    assert_eq!(entries[1].to_string(), "draw die 4");
    assert_eq!(fresh().replay(&entries).unwrap().state(), own.state());
}

#[test]
fn dice_of_the_host_cannot_be_typed_in() {
    let (mut host, _) = with_dice();
    assert_eq!(host.draw("die 6".parse().unwrap()).err(), Some(HostError::NotOwnDraws));
    assert_eq!(host.play(SECOND, RaceAction::Walk).err(), Some(HostError::TurnOf(FIRST)));
    assert_eq!(host.why_not(SECOND, RaceAction::Walk), Some(HostError::TurnOf(FIRST)));
    assert_eq!(host.why_not(FIRST, RaceAction::Walk), None);
}

#[test]
fn a_changed_roll_is_found() {
    let (mut host, dice) = with_dice();
    host.play(FIRST, RaceAction::Roll).unwrap();
    host.play(SECOND, RaceAction::Walk).unwrap();
    let entries = entries_of(&host);
    assert!(fresh().verify(&entries, &dice).is_ok());
    let changed = |line: &str| {
        let mut entries = entries.clone();
        entries[1] = line.parse().unwrap();
        entries
    };
    let rolled = entries[1].to_string();
    let other =
        changed(if rolled.ends_with("die 6") { "1 roll > die 5" } else { "1 roll > die 6" });
    let refused = |error| Some(ReplayError { entry: 2, error });
    assert_eq!(fresh().verify(&other, &dice).err(), refused(HostError::NotTheDice));
    let possible = fresh().by_record().replay(&other);
    assert!(possible.is_ok(), "possible, but not what the dice gave");
    let missing = changed("1 roll");
    assert_eq!(fresh().verify(&missing, &dice).err(), refused(HostError::LeftOut));
}

#[test]
fn an_impossible_entry_is_named() {
    let entries = ["begin > die 2", "1 walk", "1 walk"].map(|line| line.parse().unwrap());
    let error = fresh().by_record().replay(&entries).unwrap_err();
    assert_eq!(error.to_string(), "entry 3 is not possible: it is the turn of seat 2");
}

#[test]
fn records_read_back_and_a_changed_one_breaks_its_seal() {
    let mut header = Header::default();
    header.push("game", "race");
    header.push("content", "\nfirst line # not a comment\n\nlast line");
    let entries = [
        "1 taken by Anna",
        "1 walk",
        "2 roll > die 4",
        "1 walk; roll > die 4; walk",
        "draw die 1",
        "1 undo",
        "agreed end",
        "2 withdraw",
    ]
    .map(|line| line.parse::<EntryOf<Race>>().unwrap());
    let record = Record::new(header, entries.to_vec());
    let text = record.to_string();
    let back: RecordOf<Race> = text.parse().unwrap();
    assert_eq!(record, back);
    assert!(back.seal_fits());
    let tampered: RecordOf<Race> = text.replace("1 walk", "1 roll").parse().unwrap();
    assert!(!tampered.seal_fits());
    let by_hand: RecordOf<Race> = "game: race # mine\n\n  1 walk\n# a remark\n".parse().unwrap();
    assert_eq!((by_hand.header.get("game"), by_hand.entries.len()), (Some("race"), 1));
    assert!(!by_hand.seal_fits());
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let read = |text: &str| text.parse::<RecordOf<Race>>().unwrap_err();
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
fn what_no_game_needs_is_refused_where_it_becomes_too_much() {
    let read = |text: &str| {
        assert!(text.len() <= table::MAX_RECORD_BYTES);
        text.parse::<RecordOf<Race>>().unwrap_err()
    };
    let keys: Vec<String> = (0..300_000).map(|number| letters(number) + ": x").collect();
    let keys = keys.join("\n");
    assert_eq!(read(&keys).line, 65, "so many lines of a set-up");
    let most = table::MAX_ROWS + table::MAX_NOTES + 16;
    assert_eq!(read(&"1 is away\n".repeat(400_000)).line, most + 1);
    assert_eq!(read(&"1 walk\n".repeat(500_000)).line, most + 1);
    let file = format!("content: x\n{}", "| y\n".repeat(300_000));
    assert!(read(&file).to_string().contains("`content` has at most"));
    let acts = vec!["walk"; MAX_ACTS + 1].join("; ");
    let record: RecordOf<Race> = format!("1 {acts}").parse().unwrap();
    let replayed = begun().replay(&record.entries).unwrap_err();
    assert_eq!(replayed.error, HostError::LogFull);
}

/// A number in letters.
fn letters(number: u32) -> String {
    number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
}

#[test]
fn updates_carry_what_changed_and_the_mover_alone_gets_actions() {
    let (mut host, _) = with_dice();
    let done = host.play(FIRST, RaceAction::Walk).unwrap();
    let update = done.update(&Race, Viewer::Seat(SECOND));
    assert_eq!((update.from, update.to), (host.sequence() - 1, host.sequence()));
    assert_eq!((update.steps.len(), update.legal.len()), (1, 2));
    assert_eq!((update.steps[0].events.len(), update.steps[0].sections.len()), (1, 2));
    assert!(done.update(&Race, Viewer::Seat(FIRST)).legal.is_empty());
    let taken_back = host.undo(FIRST).unwrap().update(&Race, Viewer::Spectator);
    assert_eq!((taken_back.taken_back, taken_back.steps.len()), (1, 1));
    assert!(taken_back.steps[0].events.is_empty());
}

#[test]
fn every_step_of_a_command_is_shown_on_its_own() {
    let (mut host, _) = with_dice();
    let before = *host.state();
    let done = host.play(FIRST, RaceAction::Roll).unwrap();
    let steps: Vec<_> = done.steps().collect();
    assert!(
        matches!(steps[0].step, Some(Step::Act(RaceAction::Roll))) && steps[0].events.is_empty()
    );
    assert!(matches!(steps[1].step, Some(Step::Chance(_))) && steps[1].events.len() == 1);
    assert!(*steps[0].before == before && steps[0].state == steps[1].before);
    assert!(steps[1].state == host.state() && steps.len() == 2);
}

#[test]
fn several_actions_are_one_command_and_taken_back_as_one() {
    let (mut host, _) = with_dice();
    let before = *host.state();
    let refused = host.play_all(FIRST, &[RaceAction::Walk, RaceAction::Walk]).err();
    assert_eq!(refused, Some(HostError::TurnOf(SECOND)), "the second one is not possible");
    assert!(*host.state() == before && host.entries().count() == 1, "nothing has changed");
    let foreseen = host.play_all(FIRST, &[RaceAction::Roll, RaceAction::Walk]).err();
    assert_eq!(
        foreseen,
        Some(HostError::DrawFirst),
        "the die is not rolled for a command that may fail"
    );
    assert!(*host.state() == before && host.entries().count() == 1, "nothing has changed");
    let nothing = host.play_all(FIRST, &[]).unwrap();
    assert_eq!((nothing.from(), nothing.to(), host.entries().count()), (1, 1, 1));
    let too_many = vec![RaceAction::Walk; MAX_ACTS + 1];
    assert_eq!(host.play_all(FIRST, &too_many).err(), Some(HostError::LogFull));
}

#[test]
fn what_only_bots_saw_can_be_taken_back_until_somebody_sits_down() {
    let (host, _) = with_dice();
    let mut host = host.seated(Seating::named(&["human", "easy"]));
    host.play(FIRST, RaceAction::Walk).unwrap();
    assert!(host.can_undo(FIRST));
    host.note(FIRST, SeatNote::Left).unwrap();
    assert!(host.can_undo(FIRST), "nobody new looks on");
    host.note(SECOND, SeatNote::Taken("Anna".to_owned())).unwrap();
    assert!(!host.can_undo(FIRST));
}

#[test]
fn names_are_kept_as_a_record_gives_them_back() {
    let (mut host, _) = with_dice();
    host.note(FIRST, SeatNote::Taken(format!("#A>B;{}", "x".repeat(60)))).unwrap();
    let entries = entries_of(&host);
    let again = fresh().by_record().replay(&entries).unwrap();
    assert!(again.entries().eq(host.entries()) && again.seating() == host.seating());
    let lines: Vec<EntryOf<Race>> =
        entries.iter().map(|entry| entry.to_string().parse().unwrap()).collect();
    assert_eq!(lines, entries);
}

#[test]
fn a_record_without_its_dice_replays_as_it_was_played() {
    let (mut host, _) = with_dice();
    host.play(FIRST, RaceAction::Roll).unwrap();
    let text = table::record_for(&host, Viewer::Spectator);
    assert!(text.contains("dice-commitment") && !text.contains("dice-host"), "{text}");
    let saved = table::Saved::<Race>::parse(&text).unwrap();
    let again = saved.resume(|_, _| {}).unwrap();
    assert!(again.entries().eq(host.entries()) && again.sequence() == host.sequence());
    assert!(again.own_draws(), "whoever goes on with it rolls for themselves");
}

#[test]
fn a_printed_host_tells_no_secrets() {
    let (host, dice) = with_dice();
    let printed = format!("{host:?}");
    assert!(printed.contains("sequence: 1"), "{printed}");
    assert!(!printed.contains("fields") && !printed.contains(&table::hex(&dice.key())[..8]));
}

#[test]
fn a_log_does_not_grow_without_end() {
    let (mut host, _) = with_dice();
    while host.sequence() < table::MAX_ROWS {
        match host.undoable_by() {
            Some(seat) => host.undo(seat).unwrap(),
            None => host.play(FIRST, RaceAction::Walk).unwrap(),
        };
    }
    let Turn::Seat(seat) = host.turn() else { panic!("nobody has won") };
    assert_eq!(host.play(seat, RaceAction::Walk).err(), Some(HostError::LogFull));
    for _ in 0..table::MAX_NOTES {
        host.note(FIRST, SeatNote::Left).unwrap();
    }
    assert_eq!(host.note(FIRST, SeatNote::Back).err(), Some(HostError::LogFull));
    assert!(host.agree().is_ok(), "a game can always be ended");
}

#[test]
fn perft_counts_paths() {
    assert_eq!(perft(&Race, &Race.start(), 0), 1);
    assert_eq!(perft(&Race, &Race.start(), 1), 6);
    // After each side of the opening die one walks or rolls; a walk leads to two choices, a roll to six.
    assert_eq!(perft(&Race, &Race.start(), 3), 6 * (2 + 6));
}
