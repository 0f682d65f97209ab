//! Properties that hold for every game and every fighter, tried on random ones.

#[path = "../../table/tests/shared/fuzz.rs"]
mod fuzz;

use dungeon::odds::{Fighter, Odds, Ratio};
use dungeon::{Content, Dungeon, Hero, Setup, State, View, position};
use fuzz::check;
use proptest::prelude::any;
use table::{PlayoutLuck, Rules, Seat, Step, Viewer, random_step};

/// The state after some random steps.
fn played(rules: &Dungeon, seed: u64, steps: u16) -> State {
    let mut luck = PlayoutLuck::new(seed);
    let mut state = rules.start();
    let mut actions = Vec::new();
    for _ in 0..steps {
        let Some(step) = random_step(rules, &state, &mut actions, &mut luck) else { break };
        rules.advance(&mut state, step, &mut ());
    }
    state
}

/// What a spectator sees, whatever the order in which tiles were laid.
fn seen(rules: &Dungeon, state: &State) -> View {
    let mut view = rules.view(state, Viewer::Spectator);
    view.tiles.sort_by_key(|tile| (tile.place.x, tile.place.y));
    view
}

/// What can be done and what chance can turn up, whatever the order.
fn possible(rules: &Dungeon, state: &State) -> Vec<String> {
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    rules.legal_actions(state, &mut actions);
    rules.chances(state, &mut chances);
    let mut all: Vec<String> = actions.iter().map(ToString::to_string).collect();
    all.extend(chances.iter().map(|draw| format!("{} {}", draw.weight, draw.chance)));
    all.sort();
    all
}

#[test]
fn a_position_that_is_shown_reads_back_and_plays_on_alike() {
    let setup = Setup::with_heroes("aderyn, random, xanros, random").unwrap();
    let rules = Dungeon::new(Content::karak(), setup).unwrap();
    check(200, any::<(u64, u16, u8)>(), |&(seed, steps, gone)| {
        let mut state = played(&rules, seed, steps % 2_000);
        if let Some(seat) = Seat::first(rules.seats()).nth(usize::from(gone) % 8) {
            // Where the game is over already nobody leaves it.
            let _ = rules.apply(&mut state, Step::Withdraw(seat), &mut ());
        }
        let shown = position::show(&rules, &state);
        assert_eq!(shown.contains("turn:"), position::has_text(&state), "{shown}");
        if !position::has_text(&state) {
            return;
        }
        let mut read =
            position::read(&rules, &shown).unwrap_or_else(|faults| panic!("{faults}\n{shown}"));
        assert_eq!(position::show(&rules, &read), shown);
        let mut luck = PlayoutLuck::new(seed);
        let mut actions = Vec::new();
        for _ in 0..100 {
            assert_eq!(seen(&rules, &read), seen(&rules, &state), "{shown}");
            assert_eq!(possible(&rules, &read), possible(&rules, &state), "{shown}");
            let Some(step) = random_step(&rules, &state, &mut actions, &mut luck) else { break };
            rules.apply(&mut state, step, &mut ()).unwrap();
            rules.apply(&mut read, step, &mut ()).unwrap();
        }
    });
}

#[test]
fn all_tiles_are_connected_to_the_start() {
    let rules = Dungeon::new(Content::karak(), Setup::with_heroes("taia, horan").unwrap()).unwrap();
    check(300, any::<(u64, u16)>(), |&(seed, steps)| {
        let state = played(&rules, seed, steps % 3_000);
        let mut reached = vec![dungeon::TileIndex::START];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            for side in state.tile(from).exits.iter() {
                let to = state.tile(from).neighbor(side);
                let connected = to.filter(|&to| state.tile(to).exits.contains(side.opposite()));
                reached.extend(connected.filter(|to| !reached.contains(to)));
            }
        }
        assert_eq!(reached.len(), state.tiles().len());
    });
}

fn fighter(numbers: [u8; 5]) -> Fighter {
    let [hero, flags, weapons, bolts, hit_points] = numbers;
    Fighter {
        hero: Hero::ALL[usize::from(hero) % Hero::ALL.len()],
        cursed: flags & 1 == 1,
        first_move: flags & 2 == 2,
        weapons: weapons % 41,
        bolts: bolts % 4,
        hit_points: 1 + hit_points % 5,
    }
}

fn sum(odds: Odds) -> Ratio {
    odds.win.plus(odds.tie).plus(odds.loss)
}

#[test]
fn odds_add_up_to_one_and_better_arms_never_hurt() {
    check(5_000, any::<([u8; 5], u8)>(), |&(numbers, strength)| {
        let (fighter, strength) = (fighter(numbers), 1 + strength % 99);
        let odds = fighter.against(strength);
        assert_eq!(sum(odds), Ratio::new(1, 1));
        let stronger = Fighter { weapons: fighter.weapons + 1, ..fighter }.against(strength);
        assert!(stronger.win.value() >= odds.win.value(), "{fighter:?} against {strength}");
        assert!(stronger.loss.value() <= odds.loss.value(), "{fighter:?} against {strength}");
        let with_bolt = Fighter { bolts: fighter.bolts + 1, ..fighter }.against(strength);
        assert!(with_bolt.win.value() >= odds.win.value(), "{fighter:?} against {strength}");
        if !fighter.cursed {
            let cursed = Fighter { cursed: true, ..fighter }.against(strength);
            assert!(cursed.win.value() <= odds.win.value(), "{fighter:?} against {strength}");
        }
    });
}
