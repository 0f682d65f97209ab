//! The battle solver against every line of play there is.

use goblin::solver::{Goal, Solver};
use goblin::{Action, Content, Decision, Edition, Goblin, Phase, Setup, State, Switch};
use table::{Luck, PlayoutLuck, Rules, Step, Turn, random_step};

/// A generous bound on lines, beyond which a position is left out.
const LINES: u32 = 400_000;

/// The best average over every line of play by the rules alone; `None` if there are too many lines.
fn brute(rules: &Goblin, state: &State, goal: Goal, lines: &mut u32) -> Option<f64> {
    *lines = lines.checked_sub(1)?;
    match rules.turn(state) {
        Turn::Over => Some(0.0),
        Turn::Chance => {
            let mut chances = Vec::new();
            rules.chances(state, &mut chances);
            let total: u32 = chances.iter().map(|option| option.weight).sum();
            let mut sum = 0.0;
            for option in chances {
                let mut next = *state;
                rules.advance(&mut next, Step::Chance(option.chance), &mut ());
                let share = f64::from(option.weight) / f64::from(total);
                sum += brute(rules, &next, goal, lines)? * share;
            }
            Some(sum)
        }
        Turn::Seat(_) => {
            let mut actions = Vec::new();
            rules.legal_actions(state, &mut actions);
            let mut best = f64::MIN;
            for action in actions {
                let value = if action == Action::End {
                    end(rules, state, goal)
                } else {
                    let mut next = *state;
                    rules.advance(&mut next, Step::Act(action), &mut ());
                    brute(rules, &next, goal, lines)?
                };
                best = best.max(value);
            }
            Some(best)
        }
    }
}

fn end(rules: &Goblin, state: &State, goal: Goal) -> f64 {
    let (player, battle) = (state.active_player(), state.battle().unwrap());
    let totals = rules.totals(player, battle);
    let hearts: u8 = [player.weapon, player.armor]
        .into_iter()
        .flatten()
        .filter_map(|card| rules.equipment(card))
        .filter(|face| !battle.curses.contains(face.kind.curse()))
        .map(|face| face.heart)
        .sum();
    let left = if totals.left > 0 { (totals.left + hearts).min(rules.full()) } else { 0 };
    goal.win * f64::from(u8::from(totals.beats))
        + goal.survive * f64::from(u8::from(left > 0))
        + goal.hit_point * f64::from(left)
        + goal.potion * player.potions.len() as f64
        + goal.card * battle.chain().count() as f64
}

/// A battle somewhere in a random game that likes to shop and to fight.
fn battle(rules: &Goblin, luck: &mut PlayoutLuck) -> Option<State> {
    let mut state = rules.start();
    let mut actions = Vec::new();
    let wanted = 5 + luck.below(40);
    let mut fights = 0;
    for _ in 0..4_000 {
        if state.phase() == Phase::Seat(Decision::Battle) && state.battle()?.chain().count() == 0 {
            fights += 1;
            if fights >= wanted {
                return Some(state);
            }
        }
        let step = random_step(rules, &state, &mut actions, luck)?;
        let keen = actions.iter().copied().find(|action| matches!(action, Action::Buy(_)));
        let step = match (step, keen) {
            (Step::Act(_), Some(action)) => Step::Act(action),
            (step, _) => step,
        };
        rules.advance(&mut state, step, &mut ());
    }
    None
}

fn compare(hero: &str, edition: Edition) -> u32 {
    let setup = Setup { abilities: Switch::On, ..Setup::with_heroes(hero).unwrap().by(edition) };
    let rules = Goblin::new(Content::goblin(), setup).unwrap();
    let mut solver = Solver::new();
    let mut compared = 0;
    for game in 0..150 {
        let mut luck = PlayoutLuck::for_game(5, game);
        let Some(state) = battle(&rules, &mut luck) else { continue };
        let keen = Goal { win: 2.0, survive: 1.0, hit_point: 0.2, potion: 0.5, card: 0.1 };
        for goal in [Goal::WIN, Goal::SURVIVE, keen] {
            let mut lines = LINES;
            let Some(best) = brute(&rules, &state, goal, &mut lines) else { continue };
            let advice = solver.advise(&rules, &state, goal).unwrap();
            if advice.error == 0.0 {
                compared += 1;
                assert!(
                    (advice.prospect.value - best).abs() < 1e-6,
                    "{hero} {edition}, game {game}: {advice:?}, but {best} is possible; {:?} {:?}",
                    state.active_player(),
                    state.battle(),
                );
                assert!(rules.why_not(&state, advice.action).is_none());
            }
        }
    }
    compared
}

#[test]
fn the_solver_finds_what_trying_everything_finds() {
    for hero in ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"] {
        for edition in [Edition::Pl, Edition::Cs] {
            let compared = compare(hero, edition);
            println!("{hero} {edition}: {compared}");
            assert!(compared > 100, "{hero}: only {compared} battles were compared");
        }
    }
}

#[test]
fn following_the_advice_wins_as_often_as_it_says() {
    let setup = Setup { abilities: Switch::On, ..Setup::with_heroes("taia").unwrap() };
    let rules = Goblin::new(Content::goblin(), setup).unwrap();
    let mut solver = Solver::new();
    let (mut expected, mut won, mut battles) = (0.0, 0.0, 0.0);
    for game in 0..400 {
        let mut luck = PlayoutLuck::for_game(9, game);
        let Some(mut state) = battle(&rules, &mut luck) else { continue };
        expected += solver.advise(&rules, &state, Goal::WIN).unwrap().prospect.win;
        battles += 1.0;
        loop {
            let step = match rules.turn(&state) {
                Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
                Turn::Seat(_) | Turn::Over => {
                    Step::Act(solver.advise(&rules, &state, Goal::WIN).unwrap().action)
                }
            };
            if step == Step::Act(Action::End) {
                let totals = rules.totals(state.active_player(), state.battle().unwrap());
                won += f64::from(u8::from(totals.beats));
                break;
            }
            rules.apply(&mut state, step, &mut ()).unwrap();
        }
    }
    let share = expected / battles;
    let error = 3.5 * (share * (1.0 - share) / battles).sqrt();
    assert!((won / battles - share).abs() < error, "{won} of {battles}, expected {expected}");
    assert!(share > 0.05 && share < 0.95, "the battles are of all kinds: {share}");
}
