//! A look back at a game, in every language.

mod support;

use bots::{Fight, Lead, Recap, SeatLuck, TurningPoint};
use support::{all_words, check};
use table::Seat;
use words::{Arg, Language, Words, key, recap};

const HORAN: Seat = Seat::new(0);
const TAIA: Seat = Seat::new(1);

fn who(seat: Seat) -> Arg<'static> {
    match seat.index() {
        0 => Arg::noun(key::HERO_HORAN),
        1 => Arg::noun(key::HERO_TAIA),
        _ => Arg::labeled(key::SEAT, seat.to_string()),
    }
}

fn luck(fights: u16, won: u16, tied: u16, expected: f32) -> SeatLuck<String> {
    SeatLuck { fights, won, tied, expected, luckiest: None, unluckiest: None }
}

fn fight(chance: f32, luck: f32) -> Fight<String> {
    Fight { turn: 9, event: "Something happens.".to_owned(), chance, luck }
}

fn point(event: Option<&str>, before: f32, after: f32) -> TurningPoint<String> {
    TurningPoint {
        turn: 34,
        by: TAIA,
        event: event.map(ToOwned::to_owned),
        seat: HORAN,
        before,
        after,
        lead_changed: false,
    }
}

fn example() -> Recap<String> {
    let mut luck = vec![luck(12, 7, 0, 5.27), luck(11, 2, 1, 4.0), luck(0, 0, 0, 0.0)];
    luck[0].luckiest = Some(fight(0.16, 0.84));
    luck[1].luckiest = Some(fight(0.38, 0.62));
    luck[1].unluckiest = Some(fight(0.997, -0.997));
    Recap {
        luck,
        course: Vec::new(),
        turning_points: vec![
            point(Some("Something happens."), 0.314, 0.48),
            point(None, 0.5, 0.28),
            point(Some("Something happens."), 0.62, 1.0),
        ],
        lead: Some(Lead { seat: HORAN, after: 46, at_last: false }),
    }
}

fn lines(language: Language, told: &Recap<String>) -> Vec<String> {
    recap(&Words::new(language), told, &who).lines().map(ToOwned::to_owned).collect()
}

#[test]
fn a_game_is_told_in_english() {
    let expected = [
        "Horan is ahead from turn 46 to the end.",
        "Turn 34: Something happens. Horan’s chance to win rises from 31 % to 48 %.",
        "Turn 34: Taia draws a new hand. Horan’s chance to win falls from 50 % to 28 %.",
        "Turn 34: Something happens. Horan wins; until then the chance was 62 %.",
        "Horan is lucky in fights: wins 7 of 12, where 5.3 could be expected.",
        "Taia is unlucky in fights: wins 2 of 11, where 4 could be expected. One fight ends in a tie.",
        "Player 3 does not fight at all.",
        "Luckiest win: Horan in turn 9, with a chance of 16 %. Something happens.",
        "Unluckiest defeat: Taia in turn 9, with a chance of 99 %. Something happens.",
    ];
    assert_eq!(lines(Language::English, &example()), expected);
}

#[test]
fn numbers_and_plurals_are_those_of_the_language() {
    let told = |fights, won, tied| Recap {
        luck: vec![luck(fights, won, tied, f32::from(won))],
        ..Recap { turning_points: Vec::new(), lead: None, ..example() }
    };
    for (language, told, expected) in [
        (
            Language::English,
            told(1, 1, 0),
            "Horan wins 1 of 1 fight, about as many as could be expected.",
        ),
        (Language::Czech, told(1, 0, 0), "Horan vyhrává 0 z 1 boje, zhruba jak se dalo čekat."),
        (
            Language::Czech,
            told(12, 5, 3),
            "Horan vyhrává 5 z 12 bojů, zhruba jak se dalo čekat. 3 boje končí remízou.",
        ),
        (
            Language::German,
            told(5, 2, 2),
            "Horan gewinnt 2 von 5 Kämpfen, etwa wie zu erwarten. 2 Kämpfe enden mit einem Gleichstand.",
        ),
        (
            Language::Polish,
            told(22, 2, 5),
            "Horan wygrywa 2 z 22 walk, mniej więcej tyle, ile można się było spodziewać. 5 walk kończy się remisem.",
        ),
    ] {
        assert_eq!(lines(language, &told), [expected]);
    }
    let fractions =
        [(Language::German, "5,3"), (Language::Polish, "5,3"), (Language::English, "5.3")];
    for (language, fraction) in fractions {
        assert!(lines(language, &example())[4].contains(fraction));
    }
}

#[test]
fn every_sentence_is_complete_in_every_language() {
    let leads = [(0, false), (46, false), (69, true)];
    for words in &all_words() {
        for (after, at_last) in leads {
            let lead = Some(Lead { seat: TAIA, after, at_last });
            let mut told = Recap { lead, ..example() };
            told.turning_points[0].after = 0.0;
            let text = recap(words, &told, &who);
            check(&text.title);
            assert_eq!(text.lines().count(), 9);
            for line in text.lines() {
                check(line);
                assert!(line.ends_with('.') && !line.contains("  "), "{line}");
            }
        }
    }
}

#[test]
fn of_nothing_nothing_is_told() {
    let nothing = Recap {
        luck: vec![luck(0, 0, 0, 0.0), luck(0, 0, 0, 0.0)],
        course: Vec::new(),
        turning_points: Vec::new(),
        lead: None,
    };
    assert_eq!(lines(Language::English, &nothing), Vec::<String>::new());
}
