//! What a choice leads to, before a combat and in it.

use alloc::vec::Vec;

use table::{Rules, Step};

use super::{Fighter, Odds, Prospects};
use crate::{Action, Decision, Draw, Dungeon, Event, FightResult, Phase, State};

/// How the combat that goes on may end, if the player chooses well from here.
pub fn now(rules: &Dungeon, state: &State) -> Option<Prospects> {
    match state.phase {
        Phase::Chance(_) => rolling(rules, state).map(Odds::prospects),
        Phase::Seat(Decision::SecondRoll(_)) => [Action::RollAgain, Action::Stand]
            .into_iter()
            .filter_map(|action| of_choice(rules, state, action))
            .max(),
        Phase::Seat(Decision::Strengthen(_)) => best_end(rules, state).map(Prospects::certain),
        Phase::Seat(
            Decision::Walk
            | Decision::MustFight
            | Decision::LayTile { .. }
            | Decision::ChooseToken { .. }
            | Decision::Loot(_)
            | Decision::PlaceCurse { .. }
            | Decision::Rise,
        )
        | Phase::Over(_) => None,
    }
}

/// How a combat may end after this choice: the one it surely leads into, or the one that goes on. A bolt
/// or a sacrifice is judged as if the hero struck right after it; a throw that stands, as if everything
/// that helps were used then.
pub fn of_choice(rules: &Dungeon, state: &State, action: Action) -> Option<Prospects> {
    if matches!(action, Action::Strike | Action::Bolt | Action::Sacrifice) {
        let tried = after(rules, state, action)?;
        let end = match tried.end {
            Some(end) => end,
            None => after(rules, &tried.state, Action::Strike)?.end?,
        };
        Some(Prospects::certain(end))
    } else if action == Action::Stand {
        end_after(rules, state, action).map(Prospects::certain)
    } else {
        ahead(rules, state, &[action]).map(Odds::prospects)
    }
}

/// The odds of the combat that these actions, one after the other, lead into. A thief who may sneak past
/// a monster is not led into a combat.
pub fn ahead(rules: &Dungeon, state: &State, actions: &[Action]) -> Option<Odds> {
    let mut state = *state;
    for &action in actions {
        if rules.why_not(&state, action).is_some() {
            return None;
        }
        rules.advance_quietly(&mut state, Step::Act(action));
    }
    rolling(rules, &state)
}

/// The odds of a combat whose dice are about to be rolled.
fn rolling(rules: &Dungeon, state: &State) -> Option<Odds> {
    let Phase::Chance(Draw::Roll { skilled, first_move, second }) = state.phase else {
        return None;
    };
    let monster = state.here().thing.monster()?;
    // A hero who throws a second time is Horan, who cannot do so again and has no other skill.
    let cursed = !skilled || second;
    let fighter = Fighter::of(rules.content(), state, state.active);
    Some(Fighter { cursed, first_move, ..fighter }.against(rules.content().strength[monster]))
}

/// A combat after one more action.
struct Tried {
    state: State,
    /// How the combat ended, if it did.
    end: Option<FightResult>,
}

/// The combat after this action, if it is possible.
fn after(rules: &Dungeon, state: &State, action: Action) -> Option<Tried> {
    let mut state = *state;
    let mut events = Vec::new();
    rules.apply(&mut state, Step::Act(action), &mut events).ok()?;
    let end = events.iter().find_map(|event| {
        if let Event::Fought { result, .. } = *event { Some(result) } else { None }
    });
    Some(Tried { state, end })
}

/// The best end of a throw after this action.
fn end_after(rules: &Dungeon, state: &State, action: Action) -> Option<FightResult> {
    let tried = after(rules, state, action)?;
    tried.end.or_else(|| best_end(rules, &tried.state))
}

/// The best end that bolts and a sacrifice can bring about.
fn best_end(rules: &Dungeon, state: &State) -> Option<FightResult> {
    let helping = [Action::Strike, Action::Bolt, Action::Sacrifice];
    let ends = helping.into_iter().filter_map(|action| end_after(rules, state, action));
    ends.max_by_key(|&end| Prospects::certain(end))
}

#[cfg(test)]
mod tests {
    use table::{Luck, PlayoutLuck, Turn};

    use super::*;
    use crate::{Content, Setup};

    #[test]
    fn what_is_foretold_comes_true_and_chances_add_up() {
        let setup = Setup::with_heroes("horan, xanros, aderyn, taia").unwrap();
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let (mut state, mut luck, mut legal) = (rules.start(), PlayoutLuck::new(3), Vec::new());
        let (mut struck, mut rolled, mut asked) = (0, 0, 0);
        for _ in 0..6000 {
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
                Turn::Seat(_) => {
                    rules.legal_actions(&state, &mut legal);
                    Step::Act(legal[luck.below(legal.len() as u32) as usize])
                }
            };
            if let Step::Act(action) = step {
                let foretold = of_choice(&rules, &state, action);
                let in_combat = matches!(
                    state.phase,
                    Phase::Seat(Decision::SecondRoll(_) | Decision::Strengthen(_))
                );
                assert!(foretold.is_some() || !in_combat, "{action}");
                if let Some(Prospects { win, tie, loss }) = foretold {
                    assert!(win.plus(tie).plus(loss).is_whole(), "{action}: {foretold:?}");
                    asked += 1;
                }
                if in_combat {
                    assert!(now(&rules, &state) >= foretold, "{action} is a choice");
                }
                if action == Action::Strike {
                    struck += 1;
                    let end = after(&rules, &state, action).and_then(|tried| tried.end);
                    assert_eq!(foretold.and_then(Prospects::certain_result), end);
                }
                rolled += usize::from(action == Action::RollAgain);
            }
            rules.advance_quietly(&mut state, step);
        }
        assert!(struck > 5 && rolled > 2 && asked > 20, "{struck} {rolled} {asked}");
    }

    /// The odds before the second throw are those of all throws, each with its best end.
    #[test]
    fn a_second_throw_is_foretold_as_the_engine_plays_it() {
        let setup = Setup::with_heroes("horan, taia").unwrap();
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let map = "..  ║k\n ┼@  ╩.\n 1: 1,0 hp 3 sword bolt\n turn: 1 moves 3";
        let mut state = crate::position::sketch(&rules, map).unwrap();
        rules.advance_quietly(&mut state, Step::Act("go n".parse().unwrap()));
        rules.advance_quietly(&mut state, Step::Chance("dice 1 2".parse().unwrap()));
        let foretold = of_choice(&rules, &state, Action::RollAgain).unwrap();
        rules.advance_quietly(&mut state, Step::Act(Action::RollAgain));
        let mut chances = Vec::new();
        rules.chances(&state, &mut chances);
        let mut wins = 0;
        for option in &chances {
            let mut thrown = state;
            let mut events = Vec::new();
            rules.apply(&mut thrown, Step::Chance(option.chance), &mut events).unwrap();
            wins += u32::from(best_end(&rules, &thrown) == Some(FightResult::Won));
        }
        assert_eq!(foretold.win, super::super::Ratio::new(wins, 36));
        assert!(wins > 0);
    }
}
