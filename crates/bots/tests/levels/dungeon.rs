//! What every player of Karak promises.

use std::cell::Cell;

use ::dungeon::{Action, Content, Dungeon, Goals, Hero, Monster, Setup};
use bots::{Bot, BotPlayer, Budget, Judged as _};
use table::{PlayoutLuck, Rules as _, Step, Turn, Viewer};

use crate::support::{HASTY, LEVELS, play};

fn rules(seats: usize, content: Content, goals: &str, turn_limit: u16) -> Dungeon {
    let goals: Goals = goals.parse().unwrap();
    let setup = Setup {
        heroes: vec![None; seats],
        goals,
        turn_limit: Some(turn_limit),
        ..Setup::default()
    };
    Dungeon::new(content, setup).unwrap()
}

#[test]
fn every_choice_is_legal_at_every_table() {
    for goals in ["dragon", "treasures", "inventory", "both"] {
        for seats in 1..=5 {
            for content in [Content::karak(), Content::short()] {
                let rules = rules(seats, content, goals, 60);
                for bot in LEVELS {
                    play(&rules, bot, seats as u64, |moment, action| {
                        assert!(moment.legal.contains(&action), "{bot} chose {action}");
                    });
                }
            }
        }
    }
}

#[test]
fn what_was_thought_before_makes_no_difference() {
    // `play` thinks with one mind all along, `choice` with a new one each time.
    let rules = rules(3, Content::karak(), "dragon", 60);
    for bot in [Bot::Normal, HASTY] {
        play(&rules, bot, 9, |moment, action| {
            assert_eq!(moment.choice(&rules, bot), action, "{bot}");
        });
    }
}

#[test]
fn a_chest_is_opened_by_everybody_who_stands_on_it_with_a_key() {
    let rules = rules(3, Content::karak(), "dragon", 300);
    let mut chests = 0;
    for (seed, bot) in (0..12).flat_map(|seed| [(seed, Bot::Easy), (seed, Bot::Normal)]) {
        play(&rules, bot, seed, |moment, action| {
            // Somebody who can end the game and win it has better things to do.
            let dragon = moment.view(&rules).supply.dragon_laid;
            if moment.legal.contains(&Action::Open) && !dragon {
                chests += 1;
                assert_eq!(action, Action::Open, "{bot}");
            }
        });
    }
    assert!(chests > 20, "only {chests} chests could be opened");
}

#[test]
fn nobody_adds_to_a_throw_that_wins() {
    let rules = rules(4, Content::karak(), "dragon", 300);
    let mut throws = 0;
    for (seed, bot) in (0..4).flat_map(|seed| LEVELS.map(|bot| (seed, bot))) {
        play(&rules, bot, seed, |moment, action| {
            let Some(battle) = moment.view(&rules).battle else { return };
            if battle.total.is_some_and(|total| total > battle.strength) {
                throws += 1;
                let spends = [Action::Bolt, Action::Sacrifice, Action::RollAgain].contains(&action);
                assert!(!spends, "{bot} chose {action}");
            }
        });
    }
    assert!(throws > 20, "only {throws} throws had won already");
}

#[test]
fn nobody_but_a_child_ends_a_game_that_is_being_lost_and_can_still_be_won() {
    let rules = rules(2, Content::karak(), "dragon", 300);
    let mut chances = 0;
    for (seed, bot) in (0..40).flat_map(|seed| [(seed, Bot::Normal), (seed, HASTY)]) {
        play(&rules, bot, seed, |moment, action| {
            let view = moment.view(&rules);
            let [mine, theirs] = [moment.seat.index(), 1 - moment.seat.index()]
                .map(|seat| view.heroes[seat].points.halves);
            let leads_to_dragon = |action: &Action| {
                let Action::Move(direction) = *action else { return false };
                let place = view.heroes[moment.seat.index()].place.towards(direction);
                let tile = view.tile_at(place);
                tile.and_then(|tile| tile.thing.monster()) == Some(Monster::Dragon)
            };
            // The thief may walk past it (K10.4).
            let meets = view.heroes[moment.seat.index()].hero != Some(Hero::Aderyn);
            let losing = mine + 3 < theirs && meets;
            if losing && !moment.state.exploring_over() && moment.legal.iter().any(leads_to_dragon)
            {
                chances += 1;
                assert!(!leads_to_dragon(&action), "{bot} ended the game with {mine} to {theirs}");
            }
        });
    }
    assert!(chances > 3, "only {chances} times somebody could have done that");
}

#[test]
fn a_stop_signal_ends_a_search() {
    let rules = rules(2, Content::karak(), "dragon", 60);
    let asked = Cell::new(0);
    play(&rules, Bot::Normal, 4, |moment, _| {
        let stop = || {
            asked.set(asked.get() + 1);
            true
        };
        let budget = Budget { iterations: std::num::NonZeroU32::MAX, stop: &stop };
        let (view, mut luck) = (moment.view(&rules), PlayoutLuck::new(1));
        // Without the signal this would search for days.
        let hint = BotPlayer::new(&rules).hint(&rules, &view, moment.legal, &mut luck, budget);
        assert!(moment.legal.contains(&hint.action()));
    });
    assert!(asked.get() > 10, "the signal was asked for {} times", asked.get());
}

#[test]
fn hints_come_with_chances() {
    let rules = rules(2, Content::karak(), "dragon", 40);
    let (mut weighed, mut ways) = (0, 0);
    play(&rules, Bot::Normal, 6, |moment, _| {
        let (view, mut luck) = (moment.view(&rules), PlayoutLuck::new(1));
        let budget = Budget::iterations(bots::DEFAULT_ITERATIONS);
        let hint = BotPlayer::new(&rules).hint(&rules, &view, moment.legal, &mut luck, budget);
        let Some(win) = hint.win else { return };
        weighed += 1;
        // The whole plan can be carried out as long as nothing unknown turns up.
        let mut state = *moment.state;
        let mut planned = 0;
        for &action in &hint.plan {
            if rules.turn(&state) != Turn::Seat(moment.seat) {
                break;
            }
            assert!(rules.apply(&mut state, Step::Act(action), &mut ()).is_ok(), "{:?}", hint.plan);
            planned += 1;
        }
        ways += usize::from(planned > 1);
        assert!((0.0..=1.0).contains(&win), "{win}");
        if let Some((other, chance)) = &hint.other {
            assert!(other[0] != hint.action() && (0.0..=1.0).contains(chance));
        }
    });
    assert!(weighed > 10 && ways > 5, "only {weighed} choices were weighed, {ways} of them ways");
}

#[test]
fn games_of_bots_come_to_an_end() {
    for seats in [2, 3, 5] {
        let rules = rules(seats, Content::karak(), "dragon", 1000);
        for bot in [Bot::Easy, Bot::Normal] {
            for seed in 0..20 {
                let state = play(&rules, bot, seed, |_, _| ());
                assert!(rules.turns(&state) < 1000, "{seats} seats, {bot}, seed {seed}");
                let viewed = rules.view(&state, Viewer::Spectator);
                assert!(viewed.result.is_some_and(|result| !result.winners.is_empty()));
            }
        }
    }
}
