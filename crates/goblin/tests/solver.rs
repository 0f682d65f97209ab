//! The battle solver against every line of play there is.

mod keen;
mod moments;

use goblin::solver::{Effort, Goal, Solver, is_out_of_reach};
use goblin::{
    Action, Content, Decision, Edition, Goblin, Hero, Phase, RULES_VERSION, Setup, State, Switch,
    position,
};
use table::{Luck, PlayoutLuck, Rules, Step, Turn, random_step};

/// A generous bound on lines, beyond which a position is left out.
const LINES: u32 = 400_000;
/// The same for each of the many moments of keen games.
const KEEN_LINES: u32 = 20_000;

/// A goal that has to weigh one thing against another.
const KEEN: Goal = Goal { win: 2.0, survive: 1.0, hit_point: 0.2, potion: 0.5, card: 0.1 };

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
    let left = if totals.left > 0 { (totals.left + hearts).min(player.full) } else { 0 };
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

fn compare(hero: &str, edition: Edition, rules_version: u32) -> u32 {
    let setup = Setup::with_heroes(hero).unwrap().by(edition).by_rules(rules_version);
    let setup = Setup { abilities: Switch::On, ..setup };
    let rules = Goblin::new(Content::goblin(), setup).unwrap();
    let mut solver = Solver::new();
    let mut compared = 0;
    for game in 0..150 {
        let mut luck = PlayoutLuck::for_game(5, game);
        let Some(state) = battle(&rules, &mut luck) else { continue };
        for goal in [Goal::WIN, Goal::SURVIVE, KEEN] {
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
            let compared = compare(hero, edition, RULES_VERSION);
            println!("{hero} {edition}: {compared}");
            assert!(compared > 100, "{hero}: only {compared} battles were compared");
        }
    }
}

#[test]
fn the_solver_plays_as_well_by_the_first_rules() {
    for hero in ["horan", "xanros"] {
        assert!(compare(hero, Edition::Pl, 1) > 100, "{hero}");
    }
}

/// An attack or a defence that Xanros names late: earlier cards, the last one, with and without a potion (G8.3, G7.7).
#[test]
fn what_is_named_late_is_found() {
    let positions = [
        "seat 1: hand s4 s1 s5; potions strength\n battle: I.8",
        "seat 1: hand s1 s5; potions strength countercurse\n battle: I.8; chain s4",
        "seat 1: hand s5; potions strength\n battle: I.8; chain s4 s1",
        "seat 1: hit-points 2; hand s3 s2; deck I.1 I.20; potions strength\n battle: I.9",
        "seat 1: hit-points 2; hand s2 s1; deck I.1 I.5; potions strength healing\n battle: I.20",
        "seat 1: hit-points 1; hand s6; deck I.1 I.5\n battle: I.20; chain s2",
        "seat 1: hand none\n battle: I.18; chain s4",
    ];
    let cards = Content::parse(include_str!("data/test-cards.toml")).unwrap();
    let setup = Setup { abilities: Switch::On, ..Setup::with_heroes("xanros").unwrap() };
    let rules = Goblin::new(cards, setup).unwrap();
    let mut named = 0;
    for text in positions {
        let state = position::read(&rules, text).unwrap_or_else(|faults| panic!("{faults}"));
        for goal in [Goal::WIN, Goal::SURVIVE, KEEN] {
            let best = brute(&rules, &state, goal, &mut { LINES }).unwrap();
            let advice = Solver::new().advise(&rules, &state, goal).unwrap();
            let (value, error) = (advice.prospect.value, advice.error);
            assert!(error == 0.0 && (value - best).abs() < 1e-6, "{text}: {advice:?}, {best}");
            named += u32::from(matches!(advice.action, Action::Name(..)));
        }
    }
    assert!(named > 0, "somewhere naming is what is best now");
}

/// Two orders of the same cards of which a potion doubled another one are two moments (G7.7).
#[test]
fn what_was_doubled_is_not_mixed_up() {
    let positions = [
        (
            "xanros",
            Edition::Pl,
            Switch::Off,
            "seat 1: hit-points 2; keys I; hand I.6 s4 II.13; discard s5 s3 s2 s1 s6 I.4; \
             armour III.6; potions strength healing\nbattle: II.k2",
        ),
        (
            "aderyn",
            Edition::En,
            Switch::On,
            "seat 1: hit-points 4; keys I II; hand I.1 s4 I.18 I.14; discard s1 III.24 s5 s2 s6 II.6 s3; \
             weapon I.15; armour III.17; potions strength\nbattle: III.11",
        ),
    ];
    for (hero, edition, abilities, text) in positions {
        let setup = Setup { abilities, ..Setup::with_heroes(hero).unwrap().by(edition) };
        let rules = Goblin::new(Content::goblin(), setup).unwrap();
        let state = position::read(&rules, text).unwrap();
        let best = brute(&rules, &state, Goal::WIN, &mut 20_000_000).unwrap();
        let advice = Solver::new().advise(&rules, &state, Goal::WIN).unwrap();
        assert!(
            advice.error == 0.0 && (advice.prospect.value - best).abs() < 1e-6,
            "{hero}: {advice:?}, {best}"
        );
    }
}

/// What the positions of keen games had, so that the test knows it has seen more than beginnings.
#[derive(Default, Debug)]
struct Compared {
    all: u32,
    with_potions: u32,
    with_equipment: u32,
    with_draws: u32,
    with_many_cards: u32,
    in_the_chain: u32,
    not_in_card_play: u32,
}

impl Compared {
    fn note(&mut self, rules: &Goblin, state: &State) {
        let player = state.active_player();
        let draws = |card| rules.action_card(player.hero, card).draw > 0;
        let cards = player.hand.len() + player.deck.len() + player.discard.len();
        let chain = state.battle().map_or(0, |battle| battle.chain().count());
        self.all += 1;
        self.with_potions += u32::from(!player.potions.is_empty());
        self.with_equipment += u32::from(player.weapon.is_some() || player.armor.is_some());
        self.with_draws += u32::from(player.hand.iter().any(draws));
        self.with_many_cards += u32::from(cards + chain >= 12);
        self.in_the_chain += u32::from(chain > 0);
        self.not_in_card_play += u32::from(state.phase() != Phase::Seat(Decision::Battle));
    }
}

#[test]
fn the_solver_finds_the_same_in_the_middle_of_keen_games() {
    let cards = Content::parse(include_str!("data/test-cards.toml")).unwrap();
    let mut compared = Compared::default();
    for (number, hero) in (0..).zip(Hero::ALL) {
        for (content, edition) in [(Content::goblin(), Edition::Pl), (cards.clone(), Edition::Cs)] {
            let setup =
                Setup { heroes: vec![Some(hero)], abilities: Switch::On, ..Setup::default() };
            let rules = Goblin::new(content, setup.by(edition)).unwrap();
            let mut solver = Solver::new();
            moments::follow(&rules, number, 70, |state| {
                let Some(advice) = solver.advise(&rules, state, Goal::WIN) else { return };
                let mut lines = KEEN_LINES;
                let best = brute(&rules, state, Goal::WIN, &mut lines);
                let Some(best) = best.filter(|_| advice.error == 0.0) else { return };
                assert!(
                    (advice.prospect.value - best).abs() < 1e-6,
                    "{hero} {edition}: {advice:?}, but {best} is possible; {:?} {:?}",
                    state.active_player(),
                    state.battle(),
                );
                assert!(rules.why_not(state, advice.action).is_none());
                compared.note(&rules, state);
            });
        }
    }
    println!("{compared:?}");
    let Compared { all, with_potions, with_equipment, with_draws, .. } = compared;
    assert!(all > 1_000 && with_potions > 50 && with_equipment > 200, "{compared:?}");
    assert!(with_draws > 100 && compared.with_many_cards > 100, "{compared:?}");
    assert!(compared.in_the_chain > 300 && compared.not_in_card_play > 10, "{compared:?}");
}

/// A glance at the hand alone knows what a curse takes from it (G6.4), and what is out of reach is never won.
#[test]
fn a_glance_never_promises_more_than_the_solver_finds() {
    let cards = Content::parse(include_str!("data/test-cards.toml")).unwrap();
    let (mut compared, mut given_up, mut unreached) = (0, 0, 0);
    for (number, hero) in (20..).zip(Hero::ALL) {
        for content in [Content::goblin(), cards.clone()] {
            let setup =
                Setup { heroes: vec![Some(hero)], abilities: Switch::On, ..Setup::default() };
            let rules = Goblin::new(content, setup).unwrap();
            let mut solver = Solver::new();
            let mut actions = Vec::new();
            moments::follow(&rules, number, 60, |state| {
                if state.phase() != Phase::Seat(Decision::Turn) {
                    return;
                }
                rules.legal_actions(state, &mut actions);
                for &action in &actions {
                    let Action::Fight(monster) = action else { continue };
                    let advice = solver.scout(&rules, state, monster, Goal::WIN).unwrap();
                    if advice.error > 0.0 {
                        continue;
                    }
                    let glance = solver.glance(&rules, state, monster, Goal::WIN).unwrap();
                    let (some, all) = (glance.value, advice.prospect.value);
                    assert!(some < all + 1e-6, "{hero}, {monster}: {some} of {all}");
                    if is_out_of_reach(&rules, state, monster) {
                        unreached += 1;
                        assert!(advice.prospect.win == 0.0, "{hero}, {monster}");
                    }
                    compared += 1;
                    given_up += u32::from(matches!(advice.action, Action::Discard(_)));
                }
            });
        }
    }
    assert!(compared > 500 && given_up > 5 && unreached > 50, "{compared} {given_up} {unreached}");
}

/// Battles in which a card that draws makes the discard pile a deck, which has to be arranged: for one
/// draw, for more, with a potion, and under a card that Taia still has.
const ARRANGED: [(&str, &str, &str); 5] = [
    (
        "horan",
        "seat 1: hand I.4 s1; deck none; discard s3 s4 s5 s6 I.1 I.9\n battle: I.5; chain s2 I.3",
        "play I.4",
    ),
    (
        "horan",
        "seat 1: hand I.8 s1; deck none; discard s3 s5 s6 I.1 I.4\n battle: I.5; chain s4 s2 I.3",
        "play I.8",
    ),
    (
        "horan",
        "seat 1: hit-points 3; hand I.5 s2; deck none; discard s1 s3 s4 I.6 I.9; potions strength
        battle: I.4; chain s5 s6 I.1",
        "play I.5",
    ),
    (
        "taia",
        "seat 1: hand s1 s3; deck I.1; discard s5 s6 I.3 I.9\n battle: I.4; chain s2 s4",
        "play s1",
    ),
    (
        "taia",
        "seat 1: hand s2; deck none; discard s5 s6 I.1 I.3 I.5\n battle: I.4; chain s1 s3 s4",
        "play s2",
    ),
];

#[test]
fn the_solver_arranges_a_deck_as_well_as_trying_every_order() {
    for (hero, text, action) in ARRANGED {
        let content = Content::parse(include_str!("data/test-cards.toml")).unwrap();
        let setup = Setup { abilities: Switch::On, ..Setup::with_heroes(hero).unwrap() };
        let rules = Goblin::new(content, setup).unwrap();
        let state = position::read(&rules, text).unwrap_or_else(|faults| panic!("{faults}"));
        let mut solver = Solver::new();
        for goal in [Goal::WIN, Goal::SURVIVE, KEEN] {
            let mut advise = |state: &State| {
                let advice = solver.advise(&rules, state, goal).unwrap();
                let best = brute(&rules, state, goal, &mut { LINES });
                let best = best.unwrap_or_else(|| panic!("{text}: too many lines"));
                let (value, error) = (advice.prospect.value, advice.error);
                assert!((value - best).abs() < 1e-6, "{text}: {value} ± {error} of {best}");
                advice.action
            };
            advise(&state);
            let (mut next, mut places) = (state, 0);
            rules.apply(&mut next, Step::Act(action.parse().unwrap()), &mut ()).unwrap();
            while next.phase() == Phase::Seat(Decision::Arrange) {
                let action = advise(&next);
                rules.apply(&mut next, Step::Act(action), &mut ()).unwrap();
                places += 1;
            }
            assert_eq!(places + 1, state.active_player().discard.len(), "{text}");
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

/// Monster I.6 has attack 5 and 1 hit point: `s1` beats it, `s3` leaves the hero one hit point, and a
/// doubled `s3` would leave two. With one hit point less, the same potion saves the hero.
#[test]
fn a_potion_is_kept_where_winning_and_surviving_are_certain_anyway() {
    let content = Content::parse(include_str!("data/test-cards.toml")).unwrap();
    let rules = Goblin::new(content, Setup::with_heroes("argentus").unwrap()).unwrap();
    for (hit_points, potion) in [(5, false), (4, true)] {
        let text =
            format!("seat 1: hit-points {hit_points}; hand s1 s3; potions strength\nbattle: I.6");
        let mut state = position::read(&rules, &text).unwrap_or_else(|faults| panic!("{faults}"));
        let (mut solver, mut doubled) = (Solver::new(), false);
        for goal in [Goal::WIN, Goal::SURVIVE] {
            let advice = solver.advise(&rules, &state, goal).unwrap();
            assert_eq!((advice.prospect.win, advice.prospect.survive), (1.0, 1.0), "{text}");
        }
        while let Some(advice) = solver.advise(&rules, &state, Goal::WIN) {
            if advice.action == Action::End {
                break;
            }
            doubled |= matches!(advice.action, Action::Double(_));
            rules.apply(&mut state, Step::Act(advice.action), &mut ()).unwrap();
        }
        assert_eq!(doubled, potion, "{text}");
    }
}

/// The built-in cards, with these numbers wherever one is drawn or held.
fn generous(draw: u8, hand: u8) -> Content {
    let mut source = Content::goblin().source;
    for number in 1..=9 {
        source = source
            .replace(&format!("\"draw {number}\""), &format!("\"draw {draw}\""))
            .replace(&format!("\"hand {number}\""), &format!("\"hand {hand}\""));
    }
    Content::parse(&source).unwrap()
}

/// Nothing that a card may say makes a question endless: here a battle draws most of a deck, and a
/// curse takes ten cards and more of a hand (G6.4).
#[test]
fn cards_that_draw_nine_are_thought_about_for_a_short_time() {
    for content in [generous(9, 9), generous(3, 5)] {
        let setup = Setup { abilities: Switch::On, ..Setup::with_heroes("argentus,taia").unwrap() };
        let rules = Goblin::new(content, setup).unwrap();
        let mut solver = Solver::with_effort(Effort::QUICK);
        let (mut asked, mut sampled, mut largest) = (0, 0, 0);
        moments::follow(&rules, 3, 60, |state| {
            largest = largest.max(state.active_player().hand.len());
            let Some(advice) = solver.advise(&rules, state, KEEN) else { return };
            assert!(rules.why_not(state, advice.action).is_none(), "{:?}", advice.action);
            asked += 1;
            sampled += u32::from(advice.error > 0.0);
        });
        assert!(asked > 30 && sampled > 0 && largest > 8, "{asked} {sampled} {largest}");
    }
}

/// A hand of many cards is not worth nothing only because not all of it can be looked at.
#[test]
fn a_large_hand_is_worth_at_least_its_strongest_cards() {
    let rules = Goblin::new(generous(9, 9), Setup::with_heroes("horan").unwrap()).unwrap();
    let (solver, mut seen) = (Solver::new(), 0);
    let mut actions = Vec::new();
    moments::follow(&rules, 5, 60, |state| {
        if state.phase() != Phase::Seat(Decision::Turn) || state.active_player().hand.len() <= 8 {
            return;
        }
        rules.legal_actions(state, &mut actions);
        for &action in &actions {
            let Action::Fight(monster) = action else { continue };
            let glance = solver.glance(&rules, state, monster, Goal::WIN);
            seen += u32::from(glance.is_some_and(|glance| glance.win > 0.0));
        }
    });
    assert!(seen > 0);
}
