//! The exact odds of a combat, held against the engine itself: every throw, every best decision.

use dungeon::odds::{Fighter, Odds, Ratio};
use dungeon::{Content, Dungeon, Event, FightResult, Hero, Monster, Setup, State, position};
use table::{Rules, Step, Turn};

/// One certain outcome: divisible by two throws of 36, or one of 25.
const SURE: i64 = 36 * 36 * 25;

/// What to expect, in parts of [`SURE`], in the order of what matters more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct Hope {
    win: i64,
    tie: i64,
    /// Hit points, sacrificed or lost: never above 0.
    hit_points: i64,
    /// Bolts used up: never above 0.
    bolts: i64,
    /// Of the hit points, those sacrificed: never above 0, given only where it helps.
    sacrificed: i64,
}

/// How the combat went, if the events tell its end.
fn end_of(events: &[Event], bolts: (u8, u8)) -> Option<Hope> {
    let result = events.iter().find_map(|event| {
        if let Event::Fought { result, .. } = event { Some(*result) } else { None }
    })?;
    let count =
        |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count() as i64 * SURE;
    let sacrificed = count(|event| matches!(event, Event::Sacrificed { .. }));
    let lost = count(|event| matches!(event, Event::HitPointLost { .. }));
    Some(Hope {
        win: i64::from(result == FightResult::Won) * SURE,
        tie: i64::from(result == FightResult::Tied) * SURE,
        hit_points: -sacrificed - lost,
        bolts: (i64::from(bolts.1) - i64::from(bolts.0)) * SURE,
        sacrificed: -sacrificed,
    })
}

/// The best that can be made of this state of the combat.
fn hope(rules: &Dungeon, state: &State, events: &[Event], bolts: u8) -> Hope {
    let seat = table::Seat::new(0);
    let after = |step| {
        let (mut state, mut events) = (*state, events.to_vec());
        rules.apply(&mut state, step, &mut events).unwrap();
        let left = state.hero(seat).inventory.count(dungeon::Piece::MagicBolt);
        end_of(&events, (bolts, left)).unwrap_or_else(|| hope(rules, &state, &events, bolts))
    };
    match rules.turn(state) {
        Turn::Chance => {
            let mut chances = Vec::new();
            rules.chances(state, &mut chances);
            let throws = chances.len() as i64;
            let mut sum = Hope::default();
            for option in chances {
                assert_eq!(option.weight, 1, "throws are equally likely");
                let hope = after(Step::Chance(option.chance));
                sum.win += hope.win;
                sum.tie += hope.tie;
                sum.hit_points += hope.hit_points;
                sum.bolts += hope.bolts;
                sum.sacrificed += hope.sacrificed;
            }
            for part in [
                &mut sum.win,
                &mut sum.tie,
                &mut sum.hit_points,
                &mut sum.bolts,
                &mut sum.sacrificed,
            ] {
                assert_eq!(*part % throws, 0, "exact");
                *part /= throws;
            }
            sum
        }
        Turn::Seat(_) => {
            let mut actions = Vec::new();
            rules.legal_actions(state, &mut actions);
            actions
                .into_iter()
                .map(|action| after(Step::Act(action)))
                .max()
                .expect("something can be done")
        }
        Turn::Over => unreachable!("the combat has an end"),
    }
}

/// The same odds from the engine: the hero goes from 1,0 north onto a rat of this strength.
fn engine(fighter: Fighter, weapons: &str, strength: u8) -> Odds {
    let mut content = Content::karak();
    content.strength[Monster::GiantRat] = strength;
    // Whatever is won fits: no loot to decide. Bolts carried are the fighter's.
    content.back[Monster::GiantRat] = dungeon::Piece::Treasure;
    let other = if fighter.hero == Hero::Taia { "horan" } else { "taia" };
    let setup = Setup::with_heroes(&format!("{}, {other}", fighter.hero)).unwrap();
    let rules = Dungeon::new(content, setup).unwrap();
    let bolts = " bolt".repeat(usize::from(fighter.bolts));
    let curse = if fighter.cursed { " cursed" } else { "" };
    let moves = if fighter.first_move { 4 } else { 3 };
    let text = format!(
        "..  ║r\n ┼@  ╩.\n 1: 1,0 hp {}{weapons}{bolts}{curse}\n turn: 1 moves {moves}",
        fighter.hit_points
    );
    let mut state = position::sketch(&rules, &text).unwrap();
    let mut events = Vec::new();
    rules.apply(&mut state, Step::Act("go n".parse().unwrap()), &mut events).unwrap();
    if rules.turn(&state) != Turn::Chance {
        rules.apply(&mut state, Step::Act("fight".parse().unwrap()), &mut events).unwrap();
    }
    let hope = hope(&rules, &state, &events, fighter.bolts);
    let ratio = |value: i64| Ratio::new(value as u32, SURE as u32);
    Odds {
        win: ratio(hope.win),
        tie: ratio(hope.tie),
        loss: ratio(SURE - hope.win - hope.tie),
        bolts: ratio(-hope.bolts),
        sacrificed: ratio(-hope.sacrificed),
        lost: ratio(hope.sacrificed - hope.hit_points),
    }
}

fn plain(hero: Hero) -> Fighter {
    Fighter { hero, cursed: false, weapons: 0, bolts: 0, hit_points: 5, first_move: false }
}

const WEAPONS: [(&str, u8); 4] = [("", 0), (" daggers", 1), (" sword daggers", 3), (" axe axe", 6)];
const STRENGTHS: [u8; 10] = [1, 5, 6, 7, 8, 9, 10, 12, 15, 25];

/// Every weapon, number of bolts, strength and curse.
fn agree(hero: Hero, bolts: &[u8], hit_points: &[u8], first_move: bool) {
    for cursed in [false, true] {
        for (names, weapons) in WEAPONS {
            for &bolts in bolts {
                for &hit_points in hit_points {
                    let fighter = Fighter { hero, cursed, weapons, bolts, hit_points, first_move };
                    for strength in STRENGTHS {
                        let (told, found) =
                            (fighter.against(strength), engine(fighter, names, strength));
                        assert_eq!(told, found, "{fighter:?} against {strength}");
                    }
                }
            }
        }
    }
}

#[test]
fn argentus_odds_are_the_engines() {
    agree(Hero::Argentus, &[0, 1, 3], &[5, 1], false);
}

#[test]
fn horan_odds_are_the_engines() {
    agree(Hero::Horan, &[0, 1, 3], &[2], false);
    agree(Hero::Horan, &[0], &[1], true);
}

#[test]
fn xanros_odds_are_the_engines() {
    agree(Hero::Xanros, &[0, 1, 3], &[5, 2, 1], false);
}

#[test]
fn aderyn_odds_are_the_engines() {
    agree(Hero::Aderyn, &[0, 1, 3], &[5, 1], false);
}

#[test]
fn victorius_odds_are_the_engines() {
    agree(Hero::Victorius, &[0, 1, 3], &[5, 1], false);
}

#[test]
fn taia_odds_are_the_engines_in_the_first_move_and_later() {
    agree(Hero::Taia, &[0, 1, 3], &[5, 1], true);
    agree(Hero::Taia, &[0, 1, 3], &[5], false);
}

#[test]
fn the_first_move_helps_nobody_but_taia() {
    for hero in [Hero::Argentus, Hero::Xanros, Hero::Aderyn, Hero::Victorius] {
        agree(hero, &[1], &[5], true);
    }
}

fn shares(fighter: Fighter, strength: u8) -> [String; 3] {
    let odds = fighter.against(strength);
    [odds.win, odds.tie, odds.loss].map(|ratio| ratio.to_string())
}

#[test]
fn without_anything_against_seven() {
    let cursed = Fighter { cursed: true, ..plain(Hero::Horan) };
    assert_eq!(shares(cursed, 7), ["5/12", "1/6", "5/12"]);
    assert_eq!(shares(plain(Hero::Argentus), 7), ["5/12", "1/6", "5/12"]);
    assert_eq!(shares(plain(Hero::Taia), 7), ["5/12", "1/6", "5/12"]);
}

#[test]
fn ties_win_for_the_thief() {
    // 7 or more: 21 of 36 throws.
    assert_eq!(shares(plain(Hero::Aderyn), 7), ["7/12", "0/1", "5/12"]);
    assert_eq!(shares(Fighter { cursed: true, ..plain(Hero::Aderyn) }, 7), ["5/12", "1/6", "5/12"]);
}

#[test]
fn the_first_move_lifts_taia_by_one() {
    // Sums of 7 and more beat 7 (21 of 36), a 6 ties (5 of 36).
    assert_eq!(
        shares(Fighter { first_move: true, ..plain(Hero::Taia) }, 7),
        ["7/12", "5/36", "5/18"]
    );
}

#[test]
fn the_swordsman_never_rolls_a_one() {
    // Dice from 2 to 6: of 25 sums 15 are above 7, 4 equal it, 6 are below.
    assert_eq!(shares(plain(Hero::Victorius), 7), ["3/5", "4/25", "6/25"]);
    assert_eq!(shares(plain(Hero::Victorius), 3), ["1/1", "0/1", "0/1"]);
}

#[test]
fn the_warrior_rolls_again_whatever_does_not_win() {
    // Win 5/12 at once, else 7/12 of 5/12: 95/144. Tie 7/12 of 1/6, loss 7/12 of 5/12.
    assert_eq!(shares(plain(Hero::Horan), 7), ["95/144", "7/72", "35/144"]);
}

#[test]
fn the_warrior_who_cannot_win_keeps_a_tie() {
    // 12 is the most: only a tie can be had, at once or after 35/36.
    assert_eq!(shares(plain(Hero::Horan), 12), ["0/1", "71/1296", "1225/1296"]);
}

#[test]
fn the_warlock_gives_a_hit_point_only_where_it_helps() {
    let odds = plain(Hero::Xanros).against(7);
    // Sums of 7 become wins (6 of 36), sums of 6 become ties (5 of 36).
    assert_eq!(
        [odds.win, odds.tie, odds.loss].map(|ratio| ratio.to_string()),
        ["7/12", "5/36", "5/18"]
    );
    assert_eq!(
        (odds.sacrificed.to_string(), odds.lost.to_string()),
        ("11/36".to_owned(), "5/18".to_owned())
    );
}

#[test]
fn bolts_are_spent_where_they_help_and_only_by_others_than_the_wizard() {
    let two = |hero| Fighter { bolts: 2, ..plain(hero) }.against(7);
    let taia = two(Hero::Taia);
    // 7 costs one, 6 costs two, 5 costs two for a tie.
    assert_eq!(
        [taia.win, taia.tie, taia.bolts].map(|ratio| ratio.to_string()),
        ["13/18", "1/9", "2/3"]
    );
    let wizard = two(Hero::Argentus);
    assert_eq!(
        (wizard.win, wizard.tie, wizard.bolts.to_string().as_str()),
        (taia.win, taia.tie, "0/1")
    );
}

#[test]
fn certain_and_hopeless_combats() {
    let strong = Fighter { weapons: 6, ..plain(Hero::Taia) };
    assert_eq!(shares(strong, 7), ["1/1", "0/1", "0/1"]);
    assert_eq!(shares(plain(Hero::Taia), 15), ["0/1", "0/1", "1/1"]);
    assert_eq!(strong.against(7).win.percent(), "100.0");
}

#[test]
fn quick_chances_are_those_of_the_exact_odds() {
    for hero in Hero::ALL {
        for cursed in [false, true] {
            for (weapons, bolts, hit_points) in
                (0..9).flat_map(|weapons| (0..4).map(move |bolts| (weapons, bolts, 1 + bolts)))
            {
                for (strength, first_move) in
                    (0..18).flat_map(|strength| [(strength, false), (strength, true)])
                {
                    let fighter = Fighter { hero, cursed, weapons, bolts, hit_points, first_move };
                    let (exact, quick) = (fighter.against(strength), fighter.chances(strength));
                    let off = |exact: Ratio, quick: f32| (exact.value() - f64::from(quick)).abs();
                    assert!(
                        off(exact.win, quick.win) < 1e-6 && off(exact.loss, quick.loss) < 1e-6,
                        "{fighter:?} against {strength}: {exact:?}, {quick:?}"
                    );
                }
            }
        }
    }
}
