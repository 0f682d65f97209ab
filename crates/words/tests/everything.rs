//! Every action, event, refusal, phase and ending is said in every language, with nothing left to fill in.
#![expect(
    clippy::disallowed_types,
    reason = "only how many kinds came up is asked, not in which order"
)]

mod support;

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use dungeon::{
    Action, Content, Decision, Direction, Draw, Dungeon, Ending, Event, Exits, Fight, FightResult,
    Goals, Hero, Monster, Phase, Piece, Place, Refusal, Setup, Shape, State, Thing, TileKind,
    TileType, Token, View,
};
use support::{all_words, check};
use table::{Luck, PlayoutLuck, Rules, Seat, Step, Turn, Viewer};
use words::{Words, dungeon as say};

/// What was seen in random games.
#[derive(Default)]
struct Seen {
    actions: HashSet<Discriminant<Action>>,
    events: HashSet<Discriminant<Event>>,
    draws: HashSet<Discriminant<Draw>>,
    decisions: HashSet<Discriminant<Decision>>,
}

impl Seen {
    fn situation(&mut self, words: &[Words], rules: &Dungeon, state: &State, actions: &[Action]) {
        let view = rules.view(state, Viewer::Spectator);
        match view.turn.phase {
            Phase::Chance(draw) => {
                self.draws.insert(discriminant(&draw));
            }
            Phase::Seat(decision) => {
                self.decisions.insert(discriminant(&decision));
            }
            Phase::Over(_) => {}
        }
        for words in words {
            check(&say::prompt(words, &view));
            for &action in actions {
                check(&say::action(words, &view, action));
                check(&say::action_with_odds(words, &view, rules, action));
            }
        }
        self.actions.extend(actions.iter().map(discriminant));
    }

    fn events(&mut self, words: &[Words], view: &View, events: &[Event]) {
        for event in events {
            self.events.insert(discriminant(event));
            for words in words {
                check(&say::event(words, view, event));
            }
        }
    }

    /// One random game; somebody leaves it, or all agree to end it, after so many steps.
    fn play(
        &mut self,
        words: &[Words],
        rules: &Dungeon,
        seed: u64,
        end: (usize, &[Step<Action, dungeon::Chance>]),
    ) {
        let (mut state, mut luck) = (rules.start(), PlayoutLuck::new(seed));
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        for number in 0.. {
            rules.legal_actions(&state, &mut actions);
            self.situation(words, rules, &state, &actions);
            let (after, last) = end;
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance | Turn::Seat(_) if number >= after => match last.get(number - after) {
                    Some(&step) => step,
                    None => break,
                },
                Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
                Turn::Seat(_) => Step::Act(actions[luck.below(actions.len() as u32) as usize]),
            };
            events.clear();
            rules.apply(&mut state, step, &mut events).unwrap();
            self.events(words, &rules.view(&state, Viewer::Spectator), &events);
        }
        let view = rules.view(&state, Viewer::Spectator);
        for words in words {
            for tile in &view.tiles {
                check(&say::tile_line(words, &view, rules.content(), tile));
            }
            check(&say::ending(words, &view));
        }
    }
}

#[test]
fn random_games_are_told_in_every_language() {
    let words = all_words();
    let mut seen = Seen::default();
    let all = Goals { treasures: true, inventory: true };
    let leave = |index| Step::Withdraw(Seat::new(index));
    for (seed, heroes) in [
        "random, random, random, random, random",
        "xanros, horan, taia",
        "argentus, victorius, aderyn, horan",
        "taia, aderyn",
        "random",
        "xanros, argentus",
        "horan, victorius",
    ]
    .into_iter()
    .enumerate()
    {
        let goals = if seed % 2 == 0 { all } else { Goals::default() };
        let setup = Setup { goals, turn_limit: Some(120), ..Setup::with_heroes(heroes).unwrap() };
        let content = if seed < 2 { Content::karak() } else { Content::short() };
        let rules = Dungeon::new(content, setup).unwrap();
        let seats = rules.seats();
        let everybody: Vec<_> = (0..seats).map(leave).collect();
        seen.play(&words, &rules, seed as u64, (2_000, &[Step::Agree]));
        seen.play(&words, &rules, seed as u64, (seed * 9, &everybody));
    }
    assert!(seen.actions.len() >= 20, "only {} kinds of actions were offered", seen.actions.len());
    assert!(seen.events.len() >= 36, "only {} kinds of events happened", seen.events.len());
    assert_eq!(seen.draws.len(), 6, "kinds of draws that came up");
    assert!(seen.decisions.len() >= 8, "only {} kinds of decisions came up", seen.decisions.len());
}

fn view() -> View {
    let rules =
        Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia, random").unwrap()).unwrap();
    rules.view(&rules.start(), Viewer::Spectator)
}

/// One of each, with other arguments where the sentence differs.
fn every_action() -> Vec<Action> {
    let (other, away) = (Seat::new(1), Place { x: 3, y: -2 });
    let mut actions = vec![
        Action::Lay(Exits::of(&[Direction::North])),
        Action::Gate(away),
        Action::Fight,
        Action::RollAgain,
        Action::Stand,
        Action::Bolt,
        Action::Sacrifice,
        Action::Strike,
        Action::Curse(other),
        Action::KeepCurse,
        Action::Portal(other, away),
        Action::Portal(Seat::new(0), Place::START),
        Action::Swap(other),
        Action::Open,
        Action::Collect,
        Action::Rise(away),
        Action::Rise(Place::START),
        Action::End,
    ];
    actions
        .extend(Direction::ALL.into_iter().flat_map(|to| [Action::Move(to), Action::Explore(to)]));
    actions.extend(Token::all().map(Action::Choose));
    actions.extend(Piece::ALL.map(Action::Leave));
    actions
}

fn every_ending() -> [Ending; 7] {
    [
        Ending::Dragon,
        Ending::Treasures(Seat::new(1)),
        Ending::Explored,
        Ending::TurnLimit,
        Ending::LastLeft,
        Ending::Abandoned,
        Ending::Agreed,
    ]
}

#[test]
fn every_action_is_said_even_where_it_makes_no_sense() {
    let view = view();
    for words in &all_words() {
        for action in every_action() {
            check(&say::action(words, &view, action));
        }
    }
}

#[test]
fn every_monster_piece_and_ending_is_told() {
    let view = view();
    let (seat, other, undrawn) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let (tile, at) = (TileType { kind: TileKind::Room, shape: Shape::T }, Place { x: -1, y: 4 });
    let mut events = vec![
        Event::HeroDrawn { seat, hero: Hero::Taia },
        Event::StartTied,
        Event::WalkedThroughWall { seat, to: Place::START },
        Event::Teleported { seat, to: at },
        Event::TileReturned { tile },
        Event::Sacrificed { seat, total: 9 },
        Event::Rose { seat, at },
        Event::CurseKept { by: seat, seat: other },
        Event::CurseKept { by: seat, seat },
        Event::Cursed { by: seat, seat: undrawn },
        Event::PortalUsed { by: seat, seat, to: at },
        Event::PortalUsed { by: other, seat: undrawn, to: at },
        Event::Swapped { by: seat, seat: undrawn },
        Event::GoesOn { seat },
        Event::TurnMissed { seat: undrawn },
    ];
    for monster in Monster::ALL {
        events.push(Event::FightBegan { seat, monster, strength: 5 });
        for result in [FightResult::Won, FightResult::Tied, FightResult::Lost] {
            events.push(Event::Fought { seat, monster, total: 4, strength: 5, result });
        }
    }
    for token in Token::all() {
        events.push(Event::TokenDrawn { seat, token });
        events.push(Event::TokenReturned { token });
        events.push(Event::TokenLaid { token, at });
    }
    for piece in Piece::ALL {
        events.push(Event::Looted { seat, piece });
        events.push(Event::LeftBehind { seat, piece });
        events.push(Event::Collected { seat, piece });
    }
    for kind in TileKind::ALL {
        let tile = TileType { kind, shape: Shape::Corner };
        events.push(Event::TileLaid {
            seat,
            tile,
            exits: Exits::of(&[Direction::North, Direction::East]),
            at,
        });
    }
    events.extend([7, 10].map(|total| Event::Rolled { seat, dice: dungeon::Dice(3, 4), total }));
    events.extend(every_ending().map(|ending| Event::GameEnded { ending }));
    for words in &all_words() {
        for event in &events {
            check(&say::event(words, &view, event));
        }
    }
}

#[test]
fn rare_phases_are_asked_for_in_every_language() {
    let dice = dungeon::Dice(3, 4);
    let fight = Fight { dice, skilled: true, first_move: false, bolts: 0, sacrificed: false };
    let roll = |second| Phase::Chance(Draw::Roll { skilled: true, first_move: false, second });
    let mut view = view();
    for words in &all_words() {
        for phase in [
            Phase::Seat(Decision::MustFight),
            Phase::Chance(Draw::Tile { direction: Direction::West, again: true }),
            roll(false),
            roll(true),
            Phase::Seat(Decision::SecondRoll(fight)),
            Phase::Seat(Decision::Strengthen(fight)),
            Phase::Seat(Decision::Rise),
        ] {
            view.turn.phase = phase;
            check(&say::prompt(words, &view));
            view.tiles[0].thing = Thing::Token(Token::Monster(Monster::Dragon));
            check(&say::prompt(words, &view));
            view.tiles[0].thing = Thing::Nothing;
        }
    }
}

#[test]
fn every_refusal_is_said() {
    for words in &all_words() {
        for &refusal in Refusal::ALL {
            let text = say::refusal(words, refusal);
            check(&text);
            assert!(text.contains(" (K") && text.ends_with(')'), "{text}");
        }
    }
}

#[test]
fn every_result_is_said() {
    for words in &all_words() {
        check(&say::ending(words, &view()));
        for ending in every_ending() {
            for winners in 0..=2 {
                let mut view = view();
                let winners = Seat::first(winners).collect();
                view.turn.phase = Phase::Over(ending);
                view.result = Some(dungeon::ResultView { ending, winners, turns: 1 });
                check(&say::ending(words, &view));
                assert_eq!(say::ending(words, &view), say::prompt(words, &view));
            }
        }
    }
}

#[test]
fn every_name_is_known() {
    for words in &all_words() {
        for hero in Hero::ALL {
            check(&say::hero(words, hero));
            check(&say::hero_title(words, hero));
            for skill in &say::skills(words, hero) {
                check(skill);
            }
        }
        for monster in Monster::ALL {
            check(&say::monster(words, monster));
        }
        for token in Token::all() {
            check(&say::token(words, token));
        }
        for piece in Piece::ALL {
            check(&say::piece(words, piece));
        }
        for tile in TileType::all() {
            check(&say::tile_type(words, tile));
        }
        for direction in Direction::ALL {
            check(&say::direction(words, direction));
        }
    }
}
