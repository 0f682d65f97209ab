//! Positions by hand: what contradicts itself is refused, and everything else can be played by bots.

use dungeon::{Content, Dungeon, Goals, Past, Setup, position};
use table::{PlayoutLuck, Rules, Viewer, random_step};

fn rules(heroes: &str) -> Dungeon {
    let setup = Setup { turn_limit: Some(60), ..Setup::with_heroes(heroes).unwrap() };
    Dungeon::new(Content::karak(), setup).unwrap()
}

const PUZZLE: &str = "\
.. ║k ..
─. ┼@ ╗c

1: 0,0 sword daggers bolt
2: 1,0 cursed
turn: 1";

#[test]
fn all_contradictions_are_told_with_line_and_text() {
    let rules = rules("horan, taia");
    let told = |from: &str, to: &str| {
        let text = PUZZLE.replace(from, to);
        assert_ne!(text, PUZZLE, "nothing was changed");
        position::read(&rules, &text).map_err(|faults| faults.to_string()).unwrap_err()
    };
    for (from, to, fault) in [
        (
            ".. ║k",
            "╬. ║k",
            "line 1, `╬. ║k ..`: no way leads from the start tile to this tile (K3.1)",
        ),
        ("2: 1,0 cursed", "2: 0,1", "line 5, `2: 0,1`: only Aderyn can wait"),
        ("2: 1,0 cursed", "2: 1,0 gone", "two play at least"),
        ("2: 1,0 cursed", "2: 1,0 hero xanros", "taia plays on seat 2"),
        ("turn: 1", "turn: 1 number 61", "line 6, `turn: 1 number 61`: the game would be over"),
        ("turn: 1", "turn: 1 number 0", "`number` is that of the turn"),
        ("turn: 1", "turn: 1\nstack: none", "nothing is left to explore"),
        (
            "turn: 1",
            "turn: 1\nbag: 9 chest, 99 dragon",
            "line 7, `bag: 9 chest, 99 dragon`: map and bag",
        ),
        ("turn: 1", "turn: 1 moves 4 from -1,0", "no move leads from there"),
        ("turn: 1", "turn: 1 moves 0", "the turn would have ended"),
        ("turn: 1", "", "line 1"),
    ] {
        let told = told(from, to);
        assert!(told.contains(fault), "{told}");
    }
    let two = PUZZLE.replace("─.", "?.").replace("hp 3", "hp 9").replace("turn: 1", "turn: 7");
    let faults = position::read(&rules, &two).unwrap_err();
    assert_eq!(faults.0.len(), 2, "{faults}");
}

#[test]
fn a_game_that_is_won_is_no_position() {
    let goals: Goals = "treasures".parse().unwrap();
    let setup = Setup { goals, ..Setup::with_heroes("horan, taia").unwrap() };
    let rules = Dungeon::new(Content::karak(), setup).unwrap();
    let text = PUZZLE.replace("sword", &"treasure ".repeat(6));
    let told = position::read(&rules, &text).unwrap_err().to_string();
    assert!(told.contains("(K12.1)"), "{told}");
}

/// What a bot thinks about is made from a view at every decision: it is accepted to the end of every game.
#[test]
fn what_is_supposed_can_be_thought_about() {
    for heroes in ["horan, taia", "aderyn, random", "xanros, argentus", "victorius, taia"] {
        let rules = rules(heroes);
        for seed in 0..40 {
            let mut luck = PlayoutLuck::new(seed);
            let mut state = position::read(&rules, PUZZLE).unwrap();
            assert_eq!(rules.view(&state, Viewer::Spectator).past, Past::Supposed);
            let mut actions = Vec::new();
            while let Some(step) = random_step(&rules, &state, &mut actions, &mut luck) {
                let view = rules.view(&state, Viewer::Spectator);
                let thought = rules.determinize(&view, &mut luck);
                assert!(thought.is_ok_and(|thought| thought == state), "{heroes}, seed {seed}");
                rules.apply(&mut state, step, &mut ()).unwrap();
            }
        }
    }
}
