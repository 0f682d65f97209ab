//! A hint is right in every language: plurals, the ends of the scale, close calls, fights.

use words::{FightChance, HintReason, Language, Words, hint};

/// The hint in English, Czech, German, Polish.
fn check(reason: &HintReason, fight: Option<FightChance>, expected: [&[&str]; 4]) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        let text = hint(&Words::new(language), "1. A", reason, fight, None);
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
        let text = hint(&Words::new(language), "1. A", &HintReason::Unweighed, Some(fight), None);
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
                "Played well, your chance to win this fight is 83 %.",
                "Estimate: your chance to win this game is 62 %.",
                "Second best choice (55 %): 2. B",
            ],
            &[
                "Nejlepší volba: 1. A",
                "Když zahraješ dobře, šance porazit tuto nestvůru je 83 %.",
                "Odhad: tvá šance vyhrát tuto hru je 62 %.",
                "Druhá nejlepší volba (55 %): 2. B",
            ],
            &[
                "Beste Wahl: 1. A",
                "Bei gutem Spiel ist deine Chance, diesen Kampf zu gewinnen, 83 %.",
                "Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist 62 %.",
                "Zweitbeste Wahl (55 %): 2. B",
            ],
            &[
                "Najlepszy wybór: 1. A",
                "Przy dobrej grze twoja szansa na wygranie tej walki to 83 %.",
                "Według szacunków twoja szansa na wygranie tej gry to 62 %.",
                "Drugi najlepszy wybór (55 %): 2. B",
            ],
        ],
    );
}

#[test]
fn what_hardly_differs_is_called_about_as_good() {
    let expected: [&[&str]; 4] = [
        &[
            "Best choice: 1. A",
            "Estimate: your chance to win this game is 50 %.",
            "About as good: 2. B",
        ],
        &[
            "Nejlepší volba: 1. A",
            "Odhad: tvá šance vyhrát tuto hru je 50 %.",
            "Přibližně stejně dobrá volba: 2. B",
        ],
        &[
            "Beste Wahl: 1. A",
            "Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist 50 %.",
            "Etwa genauso gut: 2. B",
        ],
        &[
            "Najlepszy wybór: 1. A",
            "Według szacunków twoja szansa na wygranie tej gry to 50 %.",
            "Mniej więcej tak samo dobry wybór: 2. B",
        ],
    ];
    for close in [against(0.5, 0.5), against(0.5, 0.486), against(0.5, 0.509)] {
        check(&close, None, expected);
    }
    let english = |reason| hint(&Words::new(Language::English), "1. A", &reason, None, None);
    assert!(english(against(0.5, 0.48)).contains("Second best"));
    assert!(english(against(0.999, 0.998)).contains("About as good"));
}

#[test]
fn a_choice_that_only_looks_better_is_told_too() {
    for (language, expected) in Language::ALL.into_iter().zip([
        "By the estimate it wins more often (53 %), but experience speaks against it: 2. B",
        "Podle odhadu vede k vítězství častěji (53 %), ale zkušenost mluví proti: 2. B",
        "Gewinnt nach der Schätzung öfter (53 %), aber die Erfahrung spricht dagegen: 2. B",
        "Według szacunków wygrywa częściej (53 %), ale doświadczenie mówi co innego: 2. B",
    ]) {
        let text = hint(&Words::new(language), "1. A", &against(0.5, 0.53), None, None);
        assert_eq!(text.lines().last(), Some(expected));
    }
}

#[test]
fn chances_are_whole_percents_and_are_never_certain() {
    check_win(
        0.012,
        [
            "Estimate: your chance to win this game is 1 %.",
            "Odhad: tvá šance vyhrát tuto hru je 1 %.",
            "Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist 1 %.",
            "Według szacunków twoja szansa na wygranie tej gry to 1 %.",
        ],
    );
    check_win(
        0.02,
        [
            "Estimate: your chance to win this game is 2 %.",
            "Odhad: tvá šance vyhrát tuto hru je 2 %.",
            "Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist 2 %.",
            "Według szacunków twoja szansa na wygranie tej gry to 2 %.",
        ],
    );
    for almost in [0.991, 0.9999, 1.0] {
        check_win(
            almost,
            [
                "Estimate: your chance to win this game is more than 99 %.",
                "Odhad: tvá šance vyhrát tuto hru je víc než 99 %.",
                "Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist mehr als 99 %.",
                "Według szacunków twoja szansa na wygranie tej gry to ponad 99 %.",
            ],
        );
    }
    for hardly in [0.009, 0.0] {
        check_win(
            hardly,
            [
                "Estimate: your chance to win this game is less than 1 %.",
                "Odhad: tvá šance vyhrát tuto hru je méně než 1 %.",
                "Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist weniger als 1 %.",
                "Według szacunków twoja szansa na wygranie tej gry to poniżej 1 %.",
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
            &["Best choice: 1. A", "Played well, your chance to win this fight is 50 %."],
            &["Nejlepší volba: 1. A", "Když zahraješ dobře, šance porazit tuto nestvůru je 50 %."],
            &[
                "Beste Wahl: 1. A",
                "Bei gutem Spiel ist deine Chance, diesen Kampf zu gewinnen, 50 %.",
            ],
            &[
                "Najlepszy wybór: 1. A",
                "Przy dobrej grze twoja szansa na wygranie tej walki to 50 %.",
            ],
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
                "Když zahraješ dobře, tuto nestvůru určitě porazíš.",
                "Bei gutem Spiel gewinnst du diesen Kampf sicher.",
                "Przy dobrej grze na pewno wygrasz tę walkę.",
            ],
        );
    }
    check_fight(
        FightChance::Exact(0.0),
        [
            "You cannot win this fight.",
            "Tuto nestvůru porazit nemůžeš.",
            "Diesen Kampf kannst du nicht gewinnen.",
            "Tej walki nie możesz wygrać.",
        ],
    );
    check_fight(
        FightChance::Estimated(1.0),
        [
            "Estimate: played well, your chance to win this fight is more than 99 %.",
            "Odhad: když zahraješ dobře, šance porazit tuto nestvůru je víc než 99 %.",
            "Schätzung: Bei gutem Spiel ist deine Chance, diesen Kampf zu gewinnen, mehr als 99 %.",
            "Według szacunków przy dobrej grze twoja szansa na wygranie tej walki to ponad 99 %.",
        ],
    );
    check_fight(
        FightChance::Exact(1.0 / 1296.0),
        [
            "Played well, your chance to win this fight is less than 1 %.",
            "Když zahraješ dobře, šance porazit tuto nestvůru je méně než 1 %.",
            "Bei gutem Spiel ist deine Chance, diesen Kampf zu gewinnen, weniger als 1 %.",
            "Przy dobrej grze twoja szansa na wygranie tej walki to poniżej 1 %.",
        ],
    );
}
