//! A hint is right in every language: plurals, the ends of the scale, close calls, fights.

use words::{FightChance, HintReason, Language, Words, hint};

/// The hint in English, Czech, German, Polish.
fn check(reason: &HintReason, fight: Option<FightChance>, expected: [&[&str]; 4]) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        let text = hint(&Words::new(language), "1. A", reason, fight);
        assert_eq!(text.lines().collect::<Vec<_>>(), expected, "{language}");
    }
}

fn win(win: f32) -> HintReason {
    HintReason::Win { win, other: None }
}

fn against(win: f32, other: f32) -> HintReason {
    HintReason::Win { win, other: Some(("2. B".to_owned(), other)) }
}

/// The line about the game, with only that to say.
fn check_win(share: f32, expected: [&str; 4]) {
    let best =
        ["Best choice: 1. A", "Nejlepší volba: 1. A", "Beste Wahl: 1. A", "Najlepszy wybór: 1. A"];
    let lines = [0, 1, 2, 3].map(|index| [best[index], expected[index]]);
    check(&win(share), None, [&lines[0], &lines[1], &lines[2], &lines[3]]);
}

/// The line about the fight, with only that to say.
fn check_fight(fight: FightChance, expected: [&str; 4]) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        let text = hint(&Words::new(language), "1. A", &HintReason::Unweighed, Some(fight));
        assert_eq!(text.lines().nth(1), Some(expected), "{language}");
    }
}

#[test]
fn the_best_choice_comes_with_its_fight_its_chance_and_the_second_best() {
    check(
        &against(0.624, 0.55),
        Some(FightChance::Exact(5.0 / 6.0)),
        [
            &[
                "Best choice: 1. A",
                "Played well, you win this fight 83 times out of 100.",
                "Estimate: you win this game 62 times out of 100.",
                "Second best choice (wins 55 times out of 100): 2. B",
            ],
            &[
                "Nejlepší volba: 1. A",
                "Při dobré hře tento boj vyhraješ 83krát ze 100.",
                "Odhad: tuto hru vyhraješ 62krát ze 100.",
                "Druhá nejlepší volba (vyhraje 55krát ze 100): 2. B",
            ],
            &[
                "Beste Wahl: 1. A",
                "Bei gutem Spiel gewinnst du diesen Kampf in 83 von 100 Fällen.",
                "Schätzung: Du gewinnst dieses Spiel in 62 von 100 Fällen.",
                "Zweitbeste Wahl (gewinnt in 55 von 100 Fällen): 2. B",
            ],
            &[
                "Najlepszy wybór: 1. A",
                "Przy dobrej grze wygrasz tę walkę 83 razy na 100.",
                "Według szacunków wygrasz tę grę 62 razy na 100.",
                "Drugi najlepszy wybór (wygrywa 55 razy na 100): 2. B",
            ],
        ],
    );
}

#[test]
fn what_hardly_differs_is_called_about_as_good() {
    let expected: [&[&str]; 4] = [
        &[
            "Best choice: 1. A",
            "Estimate: you win this game 50 times out of 100.",
            "About as good: 2. B",
        ],
        &[
            "Nejlepší volba: 1. A",
            "Odhad: tuto hru vyhraješ 50krát ze 100.",
            "Přibližně stejně dobrá volba: 2. B",
        ],
        &[
            "Beste Wahl: 1. A",
            "Schätzung: Du gewinnst dieses Spiel in 50 von 100 Fällen.",
            "Etwa genauso gut: 2. B",
        ],
        &[
            "Najlepszy wybór: 1. A",
            "Według szacunków wygrasz tę grę 50 razy na 100.",
            "Mniej więcej tak samo dobry wybór: 2. B",
        ],
    ];
    for close in [against(0.5, 0.5), against(0.5, 0.486), against(0.5, 0.509)] {
        check(&close, None, expected);
    }
    let english = |reason| hint(&Words::new(Language::English), "1. A", &reason, None);
    assert!(english(against(0.5, 0.48)).contains("Second best"));
    assert!(english(against(0.999, 0.998)).contains("About as good"));
}

#[test]
fn a_choice_that_only_looks_better_is_told_too() {
    for (language, expected) in Language::ALL.into_iter().zip([
        "By the estimate it wins more often (53 times out of 100), but experience speaks against it: 2. B",
        "Podle odhadu vyhraje častěji (53krát ze 100), ale zkušenost mluví proti: 2. B",
        "Gewinnt nach der Schätzung öfter (in 53 von 100 Fällen), aber die Erfahrung spricht dagegen: 2. B",
        "Według szacunków wygrywa częściej (53 razy na 100), ale doświadczenie mówi co innego: 2. B",
    ]) {
        let text = hint(&Words::new(language), "1. A", &against(0.5, 0.53), None);
        assert_eq!(text.lines().last(), Some(expected));
    }
}

#[test]
fn chances_have_their_plurals_and_are_never_certain() {
    check_win(
        0.012,
        [
            "Estimate: you win this game once out of 100 times.",
            "Odhad: tuto hru vyhraješ jednou ze 100.",
            "Schätzung: Du gewinnst dieses Spiel in einem von 100 Fällen.",
            "Według szacunków wygrasz tę grę raz na 100.",
        ],
    );
    check_win(
        0.02,
        [
            "Estimate: you win this game 2 times out of 100.",
            "Odhad: tuto hru vyhraješ 2krát ze 100.",
            "Schätzung: Du gewinnst dieses Spiel in 2 von 100 Fällen.",
            "Według szacunków wygrasz tę grę 2 razy na 100.",
        ],
    );
    for almost in [0.991, 0.9999, 1.0] {
        check_win(
            almost,
            [
                "Estimate: you win this game more than 99 times out of 100.",
                "Odhad: tuto hru vyhraješ víc než 99krát ze 100.",
                "Schätzung: Du gewinnst dieses Spiel in mehr als 99 von 100 Fällen.",
                "Według szacunków wygrasz tę grę ponad 99 razy na 100.",
            ],
        );
    }
    for hardly in [0.009, 0.0] {
        check_win(
            hardly,
            [
                "Estimate: you win this game less than once out of 100 times.",
                "Odhad: tuto hru vyhraješ méně než jednou ze 100.",
                "Schätzung: Du gewinnst dieses Spiel in weniger als einem von 100 Fällen.",
                "Według szacunków wygrasz tę grę rzadziej niż raz na 100.",
            ],
        );
    }
}

#[test]
fn where_nothing_else_makes_sense_that_is_said() {
    check(
        &HintReason::Only,
        None,
        [
            &["Only one choice makes sense: 1. A"],
            &["Smysl má jen jedna volba: 1. A"],
            &["Nur eine Wahl ist sinnvoll: 1. A"],
            &["Sens ma tylko jeden wybór: 1. A"],
        ],
    );
}

#[test]
fn a_lone_player_is_told_the_choice_and_the_fight() {
    check(
        &HintReason::Unweighed,
        Some(FightChance::Exact(0.5)),
        [
            &["Best choice: 1. A", "Played well, you win this fight 50 times out of 100."],
            &["Nejlepší volba: 1. A", "Při dobré hře tento boj vyhraješ 50krát ze 100."],
            &["Beste Wahl: 1. A", "Bei gutem Spiel gewinnst du diesen Kampf in 50 von 100 Fällen."],
            &["Najlepszy wybór: 1. A", "Przy dobrej grze wygrasz tę walkę 50 razy na 100."],
        ],
    );
}

#[test]
fn a_fight_is_certain_only_where_everything_was_weighed() {
    for sure in [1.0, 1.0 - 1e-12] {
        check_fight(
            FightChance::Exact(sure),
            [
                "Played well, you are sure to win this fight.",
                "Při dobré hře tento boj určitě vyhraješ.",
                "Bei gutem Spiel gewinnst du diesen Kampf sicher.",
                "Przy dobrej grze na pewno wygrasz tę walkę.",
            ],
        );
    }
    check_fight(
        FightChance::Exact(0.0),
        [
            "You cannot win this fight.",
            "Tento boj vyhrát nemůžeš.",
            "Diesen Kampf kannst du nicht gewinnen.",
            "Tej walki nie możesz wygrać.",
        ],
    );
    check_fight(
        FightChance::Estimated(1.0),
        [
            "Estimate: played well, you win this fight more than 99 times out of 100.",
            "Odhad: při dobré hře tento boj vyhraješ víc než 99krát ze 100.",
            "Schätzung: Bei gutem Spiel gewinnst du diesen Kampf in mehr als 99 von 100 Fällen.",
            "Według szacunków przy dobrej grze wygrasz tę walkę ponad 99 razy na 100.",
        ],
    );
    check_fight(
        FightChance::Exact(1.0 / 1296.0),
        [
            "Played well, you win this fight less than once out of 100 times.",
            "Při dobré hře tento boj vyhraješ méně než jednou ze 100.",
            "Bei gutem Spiel gewinnst du diesen Kampf in weniger als einem von 100 Fällen.",
            "Przy dobrej grze wygrasz tę walkę rzadziej niż raz na 100.",
        ],
    );
}
