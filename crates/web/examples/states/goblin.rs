//! The states of Goblin, in every edition.

use std::path::Path;

use goblin::{
    Action, BattleView, Content, Decision, Draw, Edition, Goblin, HitPoints, Level, Phase,
    PlayerView, Setup, Switch, View,
};

use crate::reach::{self, Wanted};

/// Games with something on the table.
const BEGUN: u16 = 18;

/// A person, who sits first, and bots.
const fn wanted(
    name: &'static str,
    rules: fn() -> Goblin,
    found: fn(&View, &[Action]) -> bool,
) -> Wanted<Goblin> {
    Wanted { name, rules, people: 1, own_draws: false, found }
}

/// A game by this book, with or without special abilities.
fn by(edition: Edition, heroes: &str, abilities: Switch) -> Goblin {
    // Set-ups of this file are sound.
    let setup = Setup::with_heroes(heroes).unwrap_or_default().by(edition);
    let rules = Goblin::new(Content::goblin(), Setup { abilities, ..setup });
    rules.unwrap_or_else(|faults| panic!("{faults}"))
}

fn three() -> Goblin {
    by(Edition::En, "horan, taia, argentus", Switch::Off)
}

fn four() -> Goblin {
    by(Edition::En, "victorius, aderyn, xanros, taia", Switch::On)
}

fn oracle() -> Goblin {
    by(Edition::En, "taia, horan, aderyn", Switch::On)
}

fn warlock() -> Goblin {
    by(Edition::En, "xanros, victorius", Switch::On)
}

/// Potions to begin with, and fewer hit points for whoever plays often (G9.10, G9.13).
fn handicapped() -> Goblin {
    let mut setup = four().setup().clone();
    setup.options.hit_points = HitPoints::Each([7, 5, 5, 3]);
    setup.options.head_start = Switch::On;
    Goblin::new(Content::goblin(), setup).unwrap_or_else(|faults| panic!("{faults}"))
}

fn two() -> Goblin {
    by(Edition::En, "taia, horan", Switch::On)
}

fn alone() -> Goblin {
    by(Edition::En, "argentus", Switch::Off)
}

const STATES: &[Wanted<Goblin>] = &[
    wanted("goblin-begin", three, |view, _| is(view, Decision::Turn)),
    wanted("goblin-turn", three, |view, legal| {
        let player = active(view);
        settled(view, legal) && !player.potions.is_empty() && player.weapon.is_some()
    }),
    wanted("goblin-battle", three, |view, legal| {
        let chain = chain(view);
        view.turn.number >= BEGUN
            && chain >= 2
            && (1..hand(view)).contains(&count(legal, |action| matches!(action, Action::Play(_))))
    }),
    wanted("goblin-battle-cursed", four, |view, legal| {
        let curses = |battle: &BattleView| battle.curses.len() >= 2;
        chain(view) >= 1
            && view.battle.as_ref().is_some_and(curses)
            && (1..hand(view)).contains(&count(legal, |action| matches!(action, Action::Play(_))))
    }),
    wanted("goblin-double", three, |_, legal| has(legal, |a| matches!(a, Action::Double(_)))),
    wanted("goblin-counter", three, |_, legal| has(legal, |a| matches!(a, Action::Counter(_)))),
    wanted("goblin-look", oracle, |view, legal| is(view, Decision::Look) && legal.len() > 1),
    wanted("goblin-discard", three, |view, _| is(view, Decision::Discard)),
    wanted("goblin-defy", warlock, |_, legal| has(legal, |a| matches!(a, Action::Defy(..)))),
    wanted("goblin-name", warlock, |_, legal| has(legal, |a| matches!(a, Action::Name(..)))),
    wanted("goblin-head-start", handicapped, |_, legal| {
        has(legal, |action| matches!(action, Action::Choose(_)))
    }),
    wanted("goblin-arrange", three, |view, legal| {
        is(view, Decision::Arrange) && legal.len() > 3 && legal.contains(&Action::Shuffle)
    }),
    wanted("goblin-equip", three, |view, _| {
        let player = active(view);
        matches!(view.turn.phase, Phase::Seat(Decision::Equip(..)))
            && player.weapon.is_some()
            && player.armor.is_some()
    }),
    wanted("goblin-heal", three, |view, _| is(view, Decision::Heal)),
    wanted("goblin-shop", three, |view, legal| {
        is(view, Decision::Shop)
            && view.town.pawnshop.len() > 2
            && count(legal, |action| matches!(action, Action::Buy(_))) > 3
    }),
    wanted("goblin-pay", three, |_, legal| {
        count(legal, |action| matches!(action, Action::Pay(_))) > 1
    }),
    wanted("goblin-fallen", three, |view, legal| {
        is(view, Decision::Turn) && active(view).hit_points == 0 && legal == [Action::Revive]
    }),
    wanted("goblin-lord", three, |view, legal| {
        has(legal, |action| matches!(action, Action::Fight(lord) if lord.level().is_none()))
            && is(view, Decision::Turn)
    }),
    wanted("goblin-pawnshop", four, |view, legal| {
        settled(view, legal) && view.town.pawnshop.len() >= 6
    }),
    wanted("goblin-victory", alone, |view, legal| {
        let beaten = |battle: &BattleView| battle.monster.level().is_none() && battle.totals.beats;
        view.battle.as_ref().is_some_and(beaten) && legal.contains(&Action::End)
    }),
    // A battle that is as good as won, of the first level and the last one, with bots at the table.
    wanted("goblin-blow", three, |view, legal| {
        let beaten = |battle: &BattleView| {
            battle.monster.level() == Some(Level::ALL[0]) && battle.totals.beats
        };
        view.battle.as_ref().is_some_and(beaten) && legal.contains(&Action::End)
    }),
    wanted("goblin-crown", three, |view, legal| {
        let beaten = |battle: &BattleView| {
            battle.monster.level().is_none() && battle.totals.beats && battle.totals.left > 0
        };
        view.battle.as_ref().is_some_and(beaten) && legal.contains(&Action::End)
    }),
    wanted("goblin-solo", alone, |view, legal| view.turn.number >= 8 && settled(view, legal)),
    wanted("goblin-over", four, |view, _| view.result.is_some()),
    // What an edition does otherwise: potions outside battle, reviving early, a deck that is shuffled.
    wanted(
        "goblin-cs",
        || by(Edition::Cs, "aderyn, horan, taia", Switch::On),
        |view, legal| is(view, Decision::Turn) && legal.contains(&Action::Heal),
    ),
    wanted(
        "goblin-de",
        || by(Edition::De, "horan, aderyn", Switch::Off),
        |view, legal| settled(view, legal) && legal.contains(&Action::Revive),
    ),
    wanted(
        "goblin-pl",
        || by(Edition::Pl, "victorius, taia, horan, xanros", Switch::On),
        |view, legal| settled(view, legal) && legal.contains(&Action::Revive),
    ),
    // Two people with secrets from each other, in the first battle and later on.
    Wanted {
        name: "goblin-two",
        rules: two,
        people: 2,
        own_draws: false,
        found: |view, _| view.turn.number == 1 && chain(view) >= 1,
    },
    Wanted {
        name: "goblin-two-later",
        rules: two,
        people: 2,
        own_draws: false,
        found: |view, legal| settled(view, legal) && view.turn.number >= BEGUN,
    },
    // The real box: a monster for a row, which everybody sees, and a card that is somebody's secret.
    Wanted {
        name: "goblin-own",
        rules: two,
        people: 2,
        own_draws: true,
        found: |view, _| {
            let draws = matches!(view.turn.phase, Phase::Chance(Draw::Monster(_)));
            draws && view.town.lord.is_some() && view.caverns[1].row[0].is_some()
        },
    },
    Wanted {
        name: "goblin-own-card",
        rules: alone,
        people: 1,
        own_draws: true,
        found: |view, _| {
            view.turn.number > 1 && matches!(view.turn.phase, Phase::Chance(Draw::Card))
        },
    },
];

/// Writes them.
pub(crate) fn write(data: &Path) -> Result<(), Box<dyn std::error::Error>> {
    reach::write(data, STATES)
}

/// Writes a question about the choice of a fight.
pub(crate) fn write_question(data: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let turn = wanted("goblin-turn", three, settled);
    reach::write_question(&data.join("goblin-question.txt"), &turn)
}

/// The player whose turn it is.
fn active(view: &View) -> &PlayerView {
    &view.players[view.turn.seat.index()]
}

fn is(view: &View, decision: Decision) -> bool {
    view.turn.phase == Phase::Seat(decision)
}

/// A turn begins for somebody who has got somewhere, with several monsters to choose from.
fn settled(view: &View, legal: &[Action]) -> bool {
    is(view, Decision::Turn)
        && active(view).keys.contains(Level::ALL[0])
        && count(legal, |action| matches!(action, Action::Fight(_))) > 5
}

/// How many cards are played in a battle that goes on.
fn chain(view: &View) -> usize {
    let battle = view.battle.as_ref().filter(|_| is(view, Decision::Battle));
    battle.map_or(0, |battle| battle.chain.len())
}

/// How many cards whoever's turn it is has in hand.
fn hand(view: &View) -> usize {
    let hand = &active(view).hand;
    hand.won.len() + hand.starting
}

fn count(legal: &[Action], wanted: impl Fn(&Action) -> bool) -> usize {
    legal.iter().filter(|&action| wanted(action)).count()
}

fn has(legal: &[Action], wanted: impl Fn(&Action) -> bool) -> bool {
    count(legal, wanted) > 0
}
