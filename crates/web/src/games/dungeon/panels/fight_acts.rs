//! What can be done in a combat after the roll, each with what it leads to.

use dungeon::{Action, FightResult, Hero, HeroView, odds};
use words::Arg;
use words::dungeon::percents;

use super::action_button::ActionButton;
use super::bar_task::{BarTask, bar_task};
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Settings, Speech};

/// With so many left a hit point is worth a bolt.
const FEW_HIT_POINTS: u8 = 2;

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
        let main = main_choice(game, &legal);
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
            view! { <ActionButton game action key=index + 1 main=action == main number note/> }
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
fn main_choice(game: Game, legal: &[Action]) -> Action {
    let view = game.shown.view.get_untracked();
    let hero = view.heroes.get(view.turn.seat.index());
    let worth = |action: Action| {
        let ahead = game.foresee(&view, |rules, state| odds::of_choice(rules, state, action));
        let tie_helps = hero.is_none_or(|hero| tie_helps(hero, action));
        ahead.map_or((0.0, 0.0), |ahead| {
            (ahead.win.value(), if tie_helps { ahead.tie.value() } else { 0.0 })
        })
    };
    likeliest(legal, worth)
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

/// Whether a tie is worth what this gives for it. A hit point is lost like one in defeat, and a bolt is worth more than one
/// of many, as bots reckon too. The wizard keeps his (K10.1).
fn tie_helps(hero: &HeroView, action: Action) -> bool {
    let keeps_bolts = hero.hero == Some(Hero::Argentus) && !hero.cursed;
    let spares_bolt = keeps_bolts || hero.hit_points <= FEW_HIT_POINTS;
    action != Action::Sacrifice && (action != Action::Bolt || spares_bolt)
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
    use table::Viewer;

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

    #[test]
    fn a_bolt_is_not_thrown_away_for_a_tie() {
        let helps = |heroes, hit_points, cursed| {
            let mut hero = begun::dungeon(heroes, 1).view(Viewer::Spectator).heroes[0].clone();
            (hero.hit_points, hero.cursed) = (hit_points, cursed);
            [Action::Strike, Action::Bolt, Action::Sacrifice].map(|action| tie_helps(&hero, action))
        };
        assert_eq!(helps("taia, horan", 5, false), [true, false, false]);
        assert_eq!(helps("taia, horan", 2, false), [true, true, false]);
        assert_eq!(helps("argentus, horan", 5, false), [true, true, false], "K10.1");
        assert_eq!(helps("argentus, horan", 5, true), [true, false, false], "K9.2");
    }
}
