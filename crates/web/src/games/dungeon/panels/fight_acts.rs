//! What can be done in a combat after the roll, each with what it leads to.

use bots::dungeon::bolt_pays;
use dungeon::{Action, Dungeon, FightResult, State, odds};
use words::Arg;
use words::dungeon::percents;

use super::action_button::ActionButton;
use super::bar_task::{BarTask, bar_task};
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Settings, Speech};

/// The buttons of the sheet.
#[component]
pub(crate) fn FightActs(game: Game) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let deciding = Memo::new(move |_| {
        bar_task(game.offered.waits.get(), game.shown.view.read().turn.phase, false)
            == BarTask::Fight
    });
    let shown = move || {
        let wants_odds = settings.odds.get();
        let view = game.shown.view.get_untracked();
        let battle = view.battle.clone()?;
        let total = battle.total?;
        let legal = game.offered.legal.get();
        let main = game.foresee(&view, |rules, state| Some(main_choice(rules, state, &legal)));
        // Even with everything that helps it comes to nothing.
        let best = game.foresee(&view, odds::now);
        let in_vain = best.and_then(odds::Prospects::certain_result) == Some(FightResult::Lost);
        let button = |(index, &action): (usize, &Action)| {
            let ahead = game.foresee(&view, |rules, state| odds::of_choice(rules, state, action));
            // What is certain is no chance: it is told to everybody, and what is given in vain before it is given.
            let helps = matches!(action, Action::Bolt | Action::Sacrifice);
            let told = |parts: &odds::Prospects| wants_odds || parts.certain_result().is_some();
            let note = ahead.filter(told).map(|parts| {
                if let Some(result) = parts.certain_result() {
                    let words = match result {
                        FightResult::Lost if helps && in_vain => key::WEB_THEN_STILL_LOSS,
                        FightResult::Lost if helps => key::WEB_THEN_NOT_ENOUGH,
                        FightResult::Won | FightResult::Tied | FightResult::Lost => key(result),
                    };
                    return view! { <small class=class(result)>{speech.text(words)}</small> }
                        .into_any();
                }
                let [win, ..] = percents(parts);
                let words = speech.say(key::WEB_ODDS_WIN, &[("count", Arg::Number(win))]);
                view! { <small>{words}</small> }.into_any()
            });
            let number = if helps {
                Some("+1".to_owned())
            } else if matches!(action, Action::Strike | Action::Stand) {
                Some(format!("{total} : {}", battle.strength))
            } else {
                None
            };
            view! { <ActionButton game action key=index + 1 main=main == Some(action) number note/> }
        };
        Some(legal.iter().enumerate().map(button).collect_view())
    };
    view! {
        <Show when=move || deciding.get()>
            <div class="acts">{shown}</div>
        </Show>
    }
}

/// What is most likely to win; where nothing can, what at least ties; of equals what gives nothing away.
fn main_choice(rules: &Dungeon, state: &State, legal: &[Action]) -> Action {
    likeliest(legal, |action| {
        let ahead = odds::of_choice(rules, state, action);
        let tie_helps = tie_helps(rules, state, action);
        ahead.map_or((0.0, 0.0), |ahead| {
            (ahead.win.value(), if tie_helps { ahead.tie.value() } else { 0.0 })
        })
    })
}

/// The action that is worth most: the roll as it is, if nothing is worth more.
fn likeliest(legal: &[Action], worth: impl Fn(Action) -> (f64, f64)) -> Action {
    let as_it_is = |action: &&Action| matches!(action, Action::Strike | Action::Stand);
    let first = legal.iter().find(as_it_is).or(legal.first()).copied().unwrap_or(Action::Strike);
    let mut best = (first, worth(first));
    for &action in legal {
        let worth = worth(action);
        if worth > best.1 {
            best = (action, worth);
        }
    }
    best.0
}

/// Whether a tie is worth what this gives for it. A hit point is lost like one in defeat; what a bolt is worth, bots know.
fn tie_helps(rules: &Dungeon, state: &State, action: Action) -> bool {
    action != Action::Sacrifice && (action != Action::Bolt || bolt_pays(rules, state))
}

const fn key(result: FightResult) -> Key {
    match result {
        FightResult::Won => key::WEB_THEN_WIN,
        FightResult::Tied => key::WEB_THEN_TIE,
        FightResult::Lost => key::WEB_THEN_LOSS,
    }
}

const fn class(result: FightResult) -> &'static str {
    match result {
        FightResult::Won => "then win",
        FightResult::Tied => "then tie",
        FightResult::Lost => "then loss",
    }
}

#[cfg(test)]
mod tests {
    use dungeon::{Chance, Dice, Direction, position};
    use table::{Rules as _, Step};

    use super::*;
    use crate::session::begun;

    #[test]
    fn a_roll_that_wins_is_kept() {
        let legal = [Action::RollAgain, Action::Stand];
        assert_eq!(likeliest(&legal, |_| (1.0, 0.0)), Action::Stand);
        let again = |action| (if action == Action::RollAgain { 0.6 } else { 0.0 }, 0.0);
        assert_eq!(likeliest(&legal, again), Action::RollAgain);
        assert_eq!(likeliest(&[Action::Sacrifice, Action::Strike], |_| (0.0, 0.0)), Action::Strike);
    }

    /// Of a hero beside a king, strong as ten, who has rolled so much: what shines, and what bots do by rules of thumb.
    fn shines(hero: &str, carries: &str, dice: Dice) -> Action {
        let rules = begun::dungeon_rules(&format!("{hero}, taia"));
        let map = format!("┼@  ╬k\n\n1: 0,0 {carries}\n2: 0,0\nturn: 1\n");
        let mut state = position::read(&rules, &map).unwrap();
        rules.apply(&mut state, Step::Act(Action::Move(Direction::East)), &mut ()).unwrap();
        rules.apply(&mut state, Step::Chance(Chance::Dice(dice)), &mut ()).unwrap();
        let mut legal = Vec::new();
        rules.legal_actions(&state, &mut legal);
        if legal.contains(&Action::Stand) {
            rules.apply(&mut state, Step::Act(Action::Stand), &mut ()).unwrap();
            rules.legal_actions(&state, &mut legal);
        }
        assert!(legal.contains(&Action::Bolt), "{legal:?}");
        let main = main_choice(&rules, &state, &legal);
        assert_eq!(main == Action::Bolt, bolt_pays(&rules, &state), "{hero} {carries}");
        main
    }

    #[test]
    fn a_bolt_is_not_thrown_away_for_a_tie() {
        let nine = Dice(4, 5);
        assert_eq!(shines("victorius", "bolt", nine), Action::Strike);
        assert_eq!(shines("victorius", "hp 2 bolt", nine), Action::Bolt);
        assert_eq!(
            shines("victorius", "hp 2 bolt bolt", Dice(4, 4)),
            Action::Strike,
            "two for one hit point"
        );
        assert_eq!(shines("horan", "hp 1 bolt", nine), Action::Strike, "K10.2");
        assert_eq!(shines("argentus", "bolt", nine), Action::Bolt, "K10.1");
        assert_eq!(shines("argentus", "bolt cursed", nine), Action::Strike, "K9.2");
    }
}
