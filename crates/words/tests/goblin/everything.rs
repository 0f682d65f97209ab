//! Every action, event, phase and ending is said in every language, with nothing left to fill in.
#![expect(
    clippy::disallowed_types,
    reason = "only how many kinds came up is asked, not in which order"
)]

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use goblin::{
    Action, Back, Card, Chance, Content, Curse, Decision, Draw, Edition, Effect, Ending, Event,
    Goblin, Hero, Level, Monster, Phase, Potion, Product, ResultView, Seen, Setup, Shown, Source,
    Spot, Starting, State, Switch, View, Won,
};
use table::{Luck, PlayoutLuck, Rules, Seat, SeatSet, Step, Turn, Viewer};
use words::{Words, goblin as say};

use crate::support::{all_words, check};

/// What came up in random games.
#[derive(Default)]
struct CameUp {
    moments: usize,
    actions: HashSet<Discriminant<Action>>,
    events: HashSet<Discriminant<Seen>>,
    draws: HashSet<Discriminant<Draw>>,
    decisions: HashSet<Discriminant<Decision>>,
}

impl CameUp {
    fn situation(&mut self, words: &[Words], rules: &Goblin, state: &State, actions: &[Action]) {
        self.moments += 1;
        match state.phase() {
            Phase::Chance(draw) => {
                self.draws.insert(discriminant(&draw));
            }
            Phase::Seat(decision) => {
                self.decisions.insert(discriminant(&decision));
            }
            Phase::Over(_) => {}
        }
        let (own, others) = [Viewer::Seat(state.active()), Viewer::Spectator]
            .map(|viewer| rules.view(state, viewer))
            .into();
        for words in words {
            check(&say::prompt(words, rules, &own));
            check(&say::prompt(words, rules, &others));
            for &action in actions {
                check(&say::action(words, rules, &own, action));
            }
        }
        self.actions.extend(actions.iter().map(discriminant));
    }

    fn events(&mut self, words: &[Words], rules: &Goblin, state: &State, events: &[Event]) {
        for viewer in [Viewer::Seat(state.active()), Viewer::Spectator] {
            let view = rules.view(state, viewer);
            for seen in events.iter().filter_map(|event| rules.seen(event, viewer)) {
                self.events.insert(discriminant(&seen));
                for words in words {
                    check(&say::event(words, rules, &view, &seen));
                }
            }
        }
    }

    /// One random game; somebody leaves it, or all agree to end it, after so many steps.
    fn play(
        &mut self,
        words: &[Words],
        rules: &Goblin,
        seed: u64,
        (after, last): (usize, &[Step<Action, Chance>]),
    ) {
        let (mut state, mut luck) = (rules.start(), PlayoutLuck::new(seed));
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        for number in 0.. {
            rules.legal_actions(&state, &mut actions);
            self.situation(words, rules, &state, &actions);
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance | Turn::Seat(_) if number >= after => match last.get(number - after) {
                    Some(&step) => step,
                    None => break,
                },
                Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
                Turn::Seat(_) => Step::Act(choose(&actions, &mut luck)),
            };
            events.clear();
            rules.apply(&mut state, step, &mut events).unwrap();
            self.events(words, rules, &state, &events);
        }
        let view = rules.view(&state, Viewer::Spectator);
        for words in words {
            check(&say::ending(words, &view));
        }
    }
}

/// Any action, though card play does not end while something else can be done: so monsters are beaten.
fn choose(actions: &[Action], luck: &mut PlayoutLuck) -> Action {
    let others: Vec<Action> =
        actions.iter().copied().filter(|&action| action != Action::End).collect();
    let list = if others.is_empty() { actions } else { &others };
    list[luck.below(list.len() as u32) as usize]
}

#[test]
fn random_games_are_told_in_every_language() {
    let words = all_words();
    let mut came_up = CameUp::default();
    let leave = |index| Step::Withdraw(Seat::new(index));
    for (seed, (heroes, edition)) in [
        ("random, random, random, random", Edition::Cs),
        ("xanros, horan, taia", Edition::En),
        ("argentus, victorius, aderyn, xanros", Edition::De),
        ("taia, xanros", Edition::Pl),
        ("random", Edition::En),
        ("xanros, argentus", Edition::Cs),
        ("taia, victorius", Edition::Cs),
    ]
    .into_iter()
    .enumerate()
    {
        let mut setup = Setup::with_heroes(heroes).unwrap().by(edition);
        setup.turn_limit = Some(50);
        setup.abilities = if seed % 3 == 0 { Switch::Off } else { Switch::On };
        setup.options.hit_points = goblin::HitPoints::All(7);
        setup.options.first_strike = Switch::ALL[seed % 2];
        let rules = Goblin::new(Content::goblin(), setup).unwrap();
        let everybody: Vec<_> = (0..rules.seats()).map(leave).collect();
        came_up.play(&words, &rules, seed as u64, (5_000, &[Step::Agree]));
        came_up.play(&words, &rules, seed as u64, (seed * 30, &everybody));
        came_up.play(&words, &rules, seed as u64, (60, &[Step::Agree]));
    }
    let CameUp { moments, actions, events, draws, decisions } = came_up;
    assert!(moments > 3_000, "only {moments} moments");
    assert!(actions.len() >= 16, "only {} kinds of actions were offered", actions.len());
    assert!(events.len() >= 30, "only {} kinds of events happened", events.len());
    assert_eq!(draws.len(), 6, "kinds of draws that came up");
    assert!(decisions.len() >= 7, "only {} kinds of decisions came up", decisions.len());
}

/// Three seats, the last without a hero, at the start.
fn rules() -> Goblin {
    Goblin::new(Content::goblin(), Setup::with_heroes("horan, taia, random").unwrap()).unwrap()
}

/// How a player sees it at the start.
fn view(rules: &Goblin) -> View {
    rules.view(&rules.start(), Viewer::Seat(Seat::new(0)))
}

/// In the middle of a battle, with cards played.
fn in_battle() -> (Goblin, View) {
    let rules = Goblin::new(Content::goblin(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
    let (mut state, mut luck) = (rules.start(), PlayoutLuck::new(1));
    let mut actions = Vec::new();
    loop {
        if state.battle().is_some_and(|battle| battle.last().is_some()) {
            let view = rules.view(&state, Viewer::Seat(state.active()));
            return (rules, view);
        }
        rules.legal_actions(&state, &mut actions);
        let step = match rules.turn(&state) {
            Turn::Over => panic!("nobody fought"),
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(_) => Step::Act(choose(&actions, &mut luck)),
        };
        rules.apply(&mut state, step, &mut ()).unwrap();
    }
}

fn every_card() -> impl Iterator<Item = Card> {
    Starting::all().map(Card::Starting).chain(Won::all().map(Card::Won))
}

fn every_back() -> impl Iterator<Item = Back> {
    [Back::Starting].into_iter().chain(Won::all().map(Back::Won))
}

fn every_product() -> impl Iterator<Item = Product> {
    Potion::ALL.into_iter().map(Product::Potion).chain(Won::all().map(Product::Card))
}

fn every_spot() -> Vec<Spot> {
    let of = |level| [Spot::Row(level, 3), Spot::Deck(level), Spot::Gate(level)];
    let mut spots: Vec<Spot> = Level::ALL.into_iter().flat_map(of).collect();
    spots.push(Spot::Chamber);
    spots
}

fn every_ending() -> [Ending; 5] {
    let seat = Seat::new(1);
    [
        Ending::Lord(seat),
        Ending::TurnLimit,
        Ending::LastLeft(seat),
        Ending::Abandoned,
        Ending::Agreed,
    ]
}

fn every_action() -> Vec<Action> {
    let mut actions = vec![
        Action::Merchant,
        Action::Revive,
        Action::Heal,
        Action::Decline,
        Action::End,
        Action::Shuffle,
        Action::Keep,
        Action::Pawn,
        Action::Leave,
    ];
    actions.extend(Monster::all().map(Action::Fight));
    actions.extend(every_card().flat_map(|card| {
        [Action::Play(card), Action::Discard(card), Action::Take(card)]
            .into_iter()
            .chain(Curse::ALL.map(|curse| Action::Defy(card, curse)))
            .chain(Effect::ALL.map(|effect| Action::Name(card, effect)))
    }));
    actions.extend(Effect::ALL.map(Action::Double));
    actions.extend(Potion::ALL.map(Action::Choose));
    actions.extend(Curse::ALL.map(Action::Counter));
    actions.extend(every_back().map(Action::Place));
    actions.extend(every_product().map(Action::Buy));
    actions.extend(Won::all().map(Action::Pay));
    actions
}

#[test]
fn every_action_is_said_even_where_it_makes_no_sense() {
    let start = rules();
    let mut nobody = view(&start);
    nobody.turn.seat = Seat::new(2);
    let mut weapons = Won::all().filter(|&card| start.equipment(card).is_some());
    let (new, old) = (weapons.next().unwrap(), weapons.next().unwrap());
    let mut equipping = view(&start);
    equipping.turn.phase = Phase::Seat(Decision::Equip(new, Source::Battle));
    let mut choosing = equipping.clone();
    (choosing.players[0].weapon, choosing.players[0].armor) = (Some(old), Some(old));
    let (rules, battle) = in_battle();
    for words in &all_words() {
        for action in every_action() {
            for view in [&nobody, &equipping, &choosing, &battle] {
                check(&say::action(words, &rules, view, action));
            }
        }
    }
}

fn every_event() -> Vec<Seen> {
    let mut events = Vec::new();
    for seat in [Seat::new(0), Seat::new(2)] {
        events.extend([
            Seen::HeroDrawn { seat, hero: Hero::Taia },
            Seen::TurnBegan { seat },
            Seen::NothingDrawn { seat },
            Seen::DrankHealing { seat },
            Seen::Fell { seat },
            Seen::VisitedMerchant { seat },
            Seen::Revived { seat },
            Seen::TurnEnded { seat },
            Seen::Withdrew { seat },
        ]);
        for monster in Monster::all() {
            events.push(Seen::FightBegan { seat, monster });
            events.push(Seen::Beaten { seat, monster });
            events.push(Seen::Stayed { seat, monster });
        }
        let monster = Monster::all().next().unwrap();
        for number in 0..=12 {
            let [strength, damage, left, needed] = [number; 4];
            let [attack, defense] = [u16::from(number); 2];
            events.push(Seen::Defended { seat, monster, strength, defense, damage, left });
            events.push(Seen::Struck { seat, monster, attack, needed });
            events.push(Seen::HealedByCard { seat, hit_points: number });
            events.push(Seen::HealedByEquipment { seat, hit_points: number });
            events.push(Seen::DeckMade { seat, cards: number });
        }
        for card in every_card() {
            events.push(Seen::Discarded { seat, card });
            events.push(Seen::Played { seat, card, defying: None });
            let defying = Curse::ALL.map(|curse| Seen::Played { seat, card, defying: Some(curse) });
            events.extend(defying);
            events.extend(Effect::ALL.map(|effect| Seen::Doubled { seat, card, effect }));
            events.extend(Effect::ALL.map(|effect| Seen::Named { seat, card, effect }));
        }
        for card in every_card().map(Shown::Card).chain([Shown::Starting]) {
            events.push(Seen::Drew { seat, card });
            events.push(Seen::Looked { seat, card });
            events.push(Seen::PutUnder { seat, card });
        }
        events.push(Seen::Shuffled { seat });
        for back in every_back() {
            events.push(Seen::Placed { seat, back });
            events.push(Seen::BackSeen { seat, back });
        }
        for card in Won::all() {
            events.push(Seen::Won { seat, card });
            events.push(Seen::Equipped { seat, card });
            events.push(Seen::Pawned { seat, card });
            events.push(Seen::Paid { seat, card });
        }
        events.extend(Curse::ALL.map(|curse| Seen::CurseCountered { seat, curse }));
        events.extend(Level::ALL.map(|level| Seen::KeyWon { seat, level }));
        events.extend(Potion::ALL.map(|potion| Seen::HeadStart { seat, potion }));
        events.extend(every_product().map(|product| Seen::Bought { seat, product }));
    }
    for monster in Monster::all() {
        for spot in every_spot() {
            events.push(Seen::MonsterTurnedUp { monster, spot });
            events.push(Seen::RowFilled { monster, spot });
        }
    }
    events.extend(every_ending().map(|ending| Seen::GameEnded { ending }));
    events
}

#[test]
fn every_event_is_told() {
    let rules = rules();
    let (view, events) = (view(&rules), every_event());
    let kinds: HashSet<_> = events.iter().map(discriminant).collect();
    assert_eq!(kinds.len(), 38, "kinds of events");
    for words in &all_words() {
        for event in &events {
            let text = say::event(words, &rules, &view, event);
            check(&text);
            assert!(text.ends_with('.'), "{text}");
        }
    }
}

fn every_phase() -> Vec<Phase> {
    let seat = Seat::new(2);
    let mut draws =
        vec![Draw::Hero(seat), Draw::FirstHand(seat), Draw::First, Draw::Back, Draw::Card];
    draws.extend(every_spot().into_iter().map(Draw::Monster));
    let mut decisions = vec![
        Decision::HeadStart { first: seat },
        Decision::Turn,
        Decision::Discard,
        Decision::Battle,
        Decision::Look,
        Decision::Arrange,
        Decision::Heal,
        Decision::Shop,
    ];
    decisions.extend(every_product().map(Decision::Pay));
    for card in Won::all() {
        decisions.push(Decision::Equip(card, Source::Battle));
        decisions.push(Decision::Equip(card, Source::Pawnshop));
    }
    let phases = draws.into_iter().map(Phase::Chance);
    phases.chain(decisions.into_iter().map(Phase::Seat)).collect()
}

#[test]
fn every_phase_is_asked_for() {
    let (start, (rules, battle)) = (rules(), in_battle());
    let mut fallen = battle.clone();
    fallen.players[fallen.turn.seat.index()].hit_points = 0;
    let weapon = Won::all().find(|&card| start.equipment(card).is_some());
    fallen.players[fallen.turn.seat.index()].weapon = weapon;
    let mut opening = battle.clone();
    opening.battle.as_mut().unwrap().chain.clear();
    let mut nobody = view(&start);
    nobody.turn.seat = Seat::new(2);
    for words in &all_words() {
        for phase in every_phase() {
            for view in [&mut battle.clone(), &mut fallen, &mut opening, &mut nobody] {
                view.turn.phase = phase;
                check(&say::prompt(words, &rules, view));
            }
        }
    }
}

#[test]
fn every_result_is_said() {
    let rules = rules();
    for words in &all_words() {
        check(&say::ending(words, &view(&rules)));
        for ending in every_ending() {
            for players in [3, 1] {
                let mut view = view(&rules);
                view.players.truncate(players);
                view.players[0].playing = false;
                view.turn.phase = Phase::Over(ending);
                view.result = Some(ResultView { ending, winners: SeatSet::EMPTY, turns: 21 });
                check(&say::ending(words, &view));
                assert_eq!(say::ending(words, &view), say::prompt(words, &rules, &view));
            }
        }
    }
}
