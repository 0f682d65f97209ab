//! What a choice in a combat leads to. Found by trying it on a copy of the game: nothing of the rules is repeated here.

use dungeon::odds::{Fighter, Odds, Ratio};
use dungeon::{
    Action, Chance, Content, Draw, Dungeon, Event, FightResult, Phase, Piece, State, View,
};
use table::{PlayoutLuck, Rules, Step, Viewer};

/// How likely a combat is won, tied and lost.
pub type Prospects = [Ratio; 3];

/// What this choice after the roll leads to: a bolt or a sacrifice if the hero strikes right after it, a roll that stands
/// or is thrown again if everything that helps is used then.
pub fn after_roll(rules: &Dungeon, view: &View, action: Action) -> Option<Prospects> {
    let state = copy(rules, view)?;
    if action == Action::Strike {
        strike(rules, state).map(certain)
    } else if matches!(action, Action::Bolt | Action::Sacrifice) {
        match step(rules, state, Step::Act(action))? {
            After::Decided(end) => Some(certain(end)),
            After::Going(next) => strike(rules, *next).map(certain),
        }
    } else if action == Action::Stand {
        best_after(rules, state, Step::Act(action)).map(certain)
    } else if action == Action::RollAgain {
        thrown(rules, after(rules, state, action)?)
    } else {
        None
    }
}

/// The best that bolts and sacrifice can still make of the throw.
pub fn strengthened(rules: &Dungeon, view: &View) -> Option<Prospects> {
    best(rules, copy(rules, view)?).map(certain)
}

/// The odds of the combat that these actions, one after the other, lead into.
pub fn ahead(rules: &Dungeon, view: &View, steps: &[Action]) -> Option<Prospects> {
    let mut state = copy(rules, view)?;
    for &step in steps {
        state = after(rules, state, step)?;
    }
    before_roll(rules.content(), &rules.view(&state, Viewer::Spectator))
}

/// The odds of a combat whose dice are about to be rolled, played well.
pub fn before_roll(content: &Content, view: &View) -> Option<Prospects> {
    let Phase::Chance(Draw::Roll { skilled, first_move, second }) = view.turn.phase else {
        return None;
    };
    let hero = view.heroes.get(view.turn.seat.index())?;
    let weapons = Piece::WEAPONS.into_iter().zip(content.bonus);
    let fighter = Fighter {
        hero: hero.hero?,
        // Who has thrown a second time has no other skill in a combat, and cannot use this one again.
        cursed: !skilled || second,
        weapons: weapons.map(|(weapon, bonus)| hero.inventory.count(weapon) * bonus).sum(),
        bolts: hero.inventory.count(Piece::MagicBolt),
        hit_points: hero.hit_points,
        first_move,
    };
    let Odds { win, tie, loss, .. } = fighter.against(view.battle.as_ref()?.strength);
    Some([win, tie, loss])
}

/// The state of a view: nothing is hidden in this game, so chance has no say in it.
fn copy(rules: &Dungeon, view: &View) -> Option<State> {
    rules.determinize(view, &mut PlayoutLuck::new(0)).ok()
}

/// The state after an action, if it is possible.
fn after(rules: &Dungeon, mut state: State, action: Action) -> Option<State> {
    rules.why_not(&state, action).is_none().then(|| {
        rules.advance_quietly(&mut state, Step::Act(action));
        state
    })
}

/// A combat after one more step.
enum After {
    /// It is decided.
    Decided(FightResult),
    /// There is more to choose.
    Going(Box<State>),
}

fn step(rules: &Dungeon, mut state: State, step: Step<Action, Chance>) -> Option<After> {
    let mut events = Vec::new();
    rules.apply(&mut state, step, &mut events).ok()?;
    Some(result(&events).map_or(After::Going(Box::new(state)), After::Decided))
}

fn strike(rules: &Dungeon, state: State) -> Option<FightResult> {
    match step(rules, state, Step::Act(Action::Strike))? {
        After::Decided(end) => Some(end),
        After::Going(_) => None,
    }
}

fn result(events: &[Event]) -> Option<FightResult> {
    events.iter().find_map(|event| {
        if let Event::Fought { result, .. } = *event { Some(result) } else { None }
    })
}

/// The best that can be made of a throw that stands.
fn best(rules: &Dungeon, state: State) -> Option<FightResult> {
    let mut legal = Vec::new();
    rules.legal_actions(&state, &mut legal);
    let helps = |action: &Action| {
        matches!(action, Action::Strike | Action::Bolt | Action::Sacrifice | Action::Stand)
    };
    let tried = legal.into_iter().filter(helps);
    let ends = tried.filter_map(|action| best_after(rules, state, Step::Act(action)));
    ends.min_by_key(|&result| rank(result))
}

fn best_after(rules: &Dungeon, state: State, taken: Step<Action, Chance>) -> Option<FightResult> {
    match step(rules, state, taken)? {
        After::Decided(end) => Some(end),
        After::Going(next) => best(rules, *next),
    }
}

/// All throws, each with the best that can be made of it. One that needs no further choice is compared at once.
fn thrown(rules: &Dungeon, state: State) -> Option<Prospects> {
    let mut chances = Vec::new();
    rules.chances(&state, &mut chances);
    let mut counts = [0_u32; 3];
    for option in &chances {
        let end = best_after(rules, state, Step::Chance(option.chance))?;
        counts[rank(end)] += option.weight;
    }
    let throws = counts.iter().sum::<u32>();
    (throws > 0).then(|| counts.map(|count| Ratio::new(count, throws)))
}

fn certain(result: FightResult) -> Prospects {
    let mut counts = [0; 3];
    counts[rank(result)] = 1;
    counts.map(|count| Ratio::new(count, 1))
}

const fn rank(result: FightResult) -> usize {
    match result {
        FightResult::Won => 0,
        FightResult::Tied => 1,
        FightResult::Lost => 2,
    }
}

/// How it ends, when that is certain.
pub fn sure(prospects: Prospects) -> Option<FightResult> {
    [FightResult::Won, FightResult::Tied, FightResult::Lost]
        .into_iter()
        .zip(prospects)
        .find(|(_, part)| part.numerator == part.denominator)
        .map(|(result, _)| result)
}

#[cfg(test)]
mod tests {
    use dungeon::Decision;
    use table::{Luck as _, Turn};

    use super::*;
    use crate::begun;

    #[test]
    fn what_is_foretold_comes_true_and_chances_add_up() {
        let mut host = begun::dungeon("horan, xanros, aderyn, taia", 11);
        let mut luck = PlayoutLuck::new(3);
        let (mut struck, mut rolled, mut asked) = (0, 0, 0);
        for _ in 0..3000 {
            let Turn::Seat(seat) = host.turn() else { break };
            let (view, legal) = (host.view(Viewer::Spectator), host.legal_actions());
            let action = legal[luck.below(legal.len() as u32) as usize];
            let foretold = after_roll(host.rules(), &view, action);
            if let Some(parts) = foretold.or_else(|| ahead(host.rules(), &view, &[action])) {
                let whole: f64 = parts.iter().map(|part| part.value()).sum();
                assert!((whole - 1.0).abs() < 1e-9, "{action}: {parts:?}");
                asked += 1;
            }
            let in_combat = matches!(
                view.turn.phase,
                Phase::Seat(Decision::SecondRoll(_) | Decision::Strengthen(_))
            );
            assert_eq!(foretold.is_some(), in_combat, "{action}");
            let events = host.play(seat, action).unwrap();
            if action == Action::Strike {
                struck += 1;
                assert_eq!(foretold.and_then(sure), result(&events));
            }
            rolled += usize::from(action == Action::RollAgain);
        }
        assert!(struck > 5 && rolled > 2 && asked > 20, "{struck} {rolled} {asked}");
    }
}
