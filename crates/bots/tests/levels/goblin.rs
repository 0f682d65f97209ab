//! What every player of Karak: Goblin promises.

use std::cell::Cell;
use std::num::NonZeroU32;

use ::goblin::solver::{Goal, Solver};
use ::goblin::{Action, Content, Decision, Edition, Goblin, Options, Phase, Potion, Setup, Switch};
use bots::{Bot, BotPlayer, Budget, Judged as _};
use table::{PlayoutLuck, Rules as _};

use crate::support::{LEVELS, Moment, play};

fn rules(seats: usize, edition: Edition, abilities: Switch, turn_limit: u16) -> Goblin {
    let setup = Setup {
        heroes: vec![None; seats],
        edition,
        options: Options::of(edition),
        abilities,
        turn_limit: Some(turn_limit),
        ..Setup::default()
    };
    Goblin::new(Content::goblin(), setup).unwrap()
}

#[test]
fn every_choice_is_legal_at_every_table() {
    for edition in Edition::ALL {
        for seats in 1..=4 {
            for abilities in [Switch::On, Switch::Off] {
                let rules = rules(seats, edition, abilities, 24);
                for bot in LEVELS {
                    play(&rules, bot, seats as u64, |moment, action| {
                        assert!(moment.legal.contains(&action), "{bot} chose {action}");
                    });
                }
            }
        }
    }
}

/// Every card that draws draws nine, and equipment adds nine cards to a hand.
#[test]
fn generous_cards_make_nobody_think_for_ever() {
    let mut source = Content::goblin().source;
    for (effect, number) in [("draw", 1), ("draw", 2), ("hand", 1)] {
        source = source.replace(&format!("\"{effect} {number}\""), &format!("\"{effect} 9\""));
    }
    let setup = Setup { heroes: vec![None; 2], turn_limit: Some(40), ..Setup::default() };
    let rules = Goblin::new(Content::parse(&source).unwrap(), setup).unwrap();
    for bot in LEVELS {
        let mut largest = 0;
        play(&rules, bot, 1, |moment, action| {
            largest = largest.max(moment.state.active_player().hand.len());
            assert!(moment.legal.contains(&action), "{bot} chose {action}");
        });
        assert!(largest > 8, "{bot}: {largest} cards");
    }
}

#[test]
fn nobody_sees_more_than_the_view() {
    let rules = rules(3, Edition::En, Switch::On, 60);
    let mut others = PlayoutLuck::new(77);
    let (mut decisions, mut different) = (0, 0);
    play(&rules, Bot::Normal, 3, |moment, _| {
        decisions += 1;
        if decisions % 9 != 0 {
            return;
        }
        let view = moment.view(&rules);
        let other = rules.determinize(&view, &mut others).unwrap();
        let twin = Moment { state: &other, seat: moment.seat, legal: moment.legal };
        assert_eq!(twin.view(&rules), view);
        different += usize::from(other != *moment.state);
        for bot in LEVELS {
            let choices = [moment, &twin].map(|it| it.choice(&rules, bot));
            assert_eq!(choices[0], choices[1], "{bot}");
        }
    });
    assert!(different > 5, "only {different} moments had anything to hide");
}

#[test]
fn the_same_seed_and_iterations_give_the_same_choice() {
    let rules = rules(2, Edition::De, Switch::On, 40);
    let mut used = BotPlayer::new(&rules);
    let mut decisions = 0;
    play(&rules, Bot::Normal, 4, |moment, _| {
        decisions += 1;
        if decisions % 5 != 0 {
            return;
        }
        let view = moment.view(&rules);
        for bot in LEVELS {
            // What was thought before has no influence.
            let luck = &mut PlayoutLuck::new(5);
            let again = used.choose(&rules, bot, || view.clone(), moment.legal, luck);
            assert_eq!(again, moment.choice(&rules, bot), "{bot}");
        }
        let budget = || Budget::iterations(NonZeroU32::new(40).unwrap());
        let hints = [PlayoutLuck::new(5), PlayoutLuck::new(5)].map(|mut luck| {
            BotPlayer::new(&rules).hint(&rules, &view, moment.legal, &mut luck, budget())
        });
        assert_eq!(hints[0], hints[1]);
        assert!(hints[0].win.is_none_or(|win| (0.0..=1.0).contains(&win)));
    });
}

#[test]
fn whoever_stops_a_search_gets_an_answer() {
    let rules = rules(2, Edition::En, Switch::On, 60);
    let (mut decisions, mut stopped) = (0, 0);
    play(&rules, Bot::Easy, 5, |moment, _| {
        decisions += 1;
        if decisions % 7 != 0 {
            return;
        }
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            true
        };
        // Without the signal the larger of these searches would not come to an end here.
        let budget = Budget { iterations: NonZeroU32::MAX, stop: &stop };
        let mut luck = PlayoutLuck::new(6);
        let view = moment.view(&rules);
        let hint = BotPlayer::new(&rules).hint(&rules, &view, moment.legal, &mut luck, budget);
        assert!(moment.legal.contains(&hint.action()));
        assert!(asked.get() <= 1);
        stopped += asked.get();
    });
    assert!(stopped > 0);
}

#[test]
fn nobody_passes_up_a_certain_victory() {
    let rules = rules(2, Edition::En, Switch::Off, 300);
    let mut chances = 0;
    for seed in 0..6 {
        for bot in LEVELS {
            let solver = Solver::new();
            let end = play(&rules, bot, seed, |moment, action| {
                let Some(lord) = moment.state.lord() else { return };
                let glance = solver.glance(&rules, moment.state, lord, Goal::WIN);
                if glance.is_some_and(|prospect| prospect.win >= 1.0) {
                    chances += 1;
                    assert_eq!(action, Action::Fight(lord), "{bot}");
                }
            });
            assert!(!rules.winners(&end).is_empty(), "{bot} did not end game {seed}");
        }
    }
    assert!(chances > 6);
}

#[test]
fn the_easy_player_fights_what_its_hand_beats_and_shops_for_a_reason() {
    let rules = rules(2, Edition::Cs, Switch::Off, 120);
    let mut visited = false;
    for seed in 0..8 {
        let solver = Solver::new();
        play(&rules, Bot::Easy, seed, |moment, action| match moment.state.phase() {
            Phase::Seat(Decision::Turn) => {
                let beats = |action: &Action| {
                    let Action::Fight(monster) = *action else { return false };
                    let prospect = solver.glance(&rules, moment.state, monster, Goal::WIN);
                    prospect.is_some_and(|prospect| prospect.win >= 1.0)
                };
                // A potion comes before the fight and costs no turn.
                if moment.legal.iter().any(beats) && action != Action::Heal {
                    assert!(beats(&action), "{action} instead of a sure victory");
                }
                visited = action == Action::Merchant;
            }
            Phase::Seat(Decision::Shop) => {
                assert!(!visited || action != Action::Leave, "went to the merchant in vain");
                visited = false;
            }
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {}
        });
    }
}

#[test]
fn games_end() {
    for seats in 2..=4 {
        let rules = rules(seats, Edition::Pl, Switch::Off, 800);
        for bot in [Bot::Easy, Bot::Normal] {
            for seed in 10..14 {
                let end = play(&rules, bot, seed, |_, _| {});
                assert!(!rules.winners(&end).is_empty(), "game {seed} of {seats} {bot} players");
            }
        }
    }
}

#[test]
fn a_standing_is_made_of_finite_numbers() {
    let rules = rules(4, Edition::En, Switch::On, 60);
    let mut features = vec![0.0; Goblin::FEATURES.len()];
    play(&rules, Bot::Easy, 8, |moment, _| {
        for seat in rules.playing(moment.state).iter() {
            features.fill(f32::NAN);
            rules.describe(moment.state, seat, &mut features);
            assert!(features.iter().all(|number| number.is_finite()));
        }
    });
}

#[test]
fn everybody_takes_a_potion_that_helps_from_the_start() {
    let mut setup = rules(3, Edition::En, Switch::On, 12).setup().clone();
    setup.options.change("head-start on, hit-points 3/7/5").unwrap();
    let rules = Goblin::new(Content::goblin(), setup).unwrap();
    for bot in LEVELS {
        let mut chosen = Vec::new();
        play(&rules, bot, 11, |_, action| {
            if let Action::Choose(potion) = action {
                chosen.push(potion);
            }
        });
        assert_eq!(chosen.len(), 2, "{bot}");
        // All hit points are there, and nobody falls in the first battles.
        assert!(!chosen.contains(&Potion::Healing), "{bot}: {chosen:?}");
    }
}
