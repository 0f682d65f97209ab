//! What the host of a game answers is told in every language, alike for both clients.

mod support;

use dungeon::{Content, Dungeon, Refusal, Setup};
use support::{all_words, check};
use table::{HostError, Rules, Seat, Viewer};
use words::{Language, Narrated, Words};

/// Karak before its first roll.
fn game() -> Dungeon {
    Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia").unwrap()).unwrap()
}

#[test]
fn the_host_says_what_is_to_be_rolled_and_by_whom() {
    let rules = game();
    let view = rules.view(&rules.start(), Viewer::Spectator);
    let said = |language| rules.host_error(&Words::new(language), &view, HostError::DrawFirst);
    assert_eq!(
        Language::ALL.map(said),
        [
            "Something has to be rolled or drawn first: Horan rolls to see who begins",
            "Nejdřív je třeba házet nebo táhnout: Horan hází o to, kdo začne",
            "Zuerst muss gewürfelt oder gezogen werden: Horan würfelt darum, wer beginnt",
            "Najpierw trzeba rzucić albo dobrać: Horan rzuca o to, kto zacznie",
        ]
    );
}

#[test]
fn every_answer_of_a_host_is_a_sentence_without_a_full_stop() {
    let rules = game();
    let view = rules.view(&rules.start(), Viewer::Spectator);
    for words in &all_words() {
        for error in [
            HostError::TurnOf(Seat::new(1)),
            HostError::DrawFirst,
            HostError::NothingToDraw,
            HostError::Over,
            HostError::NotOwnDraws,
            HostError::NothingToUndo,
            HostError::Begun,
            HostError::Refused(Refusal::Wall),
        ] {
            let text = rules.host_error(words, &view, error);
            check(&text);
            assert!(!text.ends_with('.'), "{text}");
        }
    }
}
