//! The states of the dungeon.

use std::fs;
use std::path::Path;

use bots::Chooser;
use dungeon::{
    Action, Content, Decision, Dungeon, FULL_HIT_POINTS, Hero, Phase, Place, Setup, TileKind,
    TileView, View,
};
use table::{PlayoutLuck, Viewer};
use web::session::{Asks, LocalTable};

use crate::reach::{self, Wanted};

/// Games with something on the table.
const BEGUN: u16 = 25;

/// The turns of a long game.
const LONG: u16 = 130;

/// A person, who sits first, and bots.
const fn wanted(
    name: &'static str,
    rules: fn() -> Dungeon,
    found: fn(&View, &[Action]) -> bool,
) -> Wanted<Dungeon> {
    Wanted { name, rules, people: 1, own_draws: false, found }
}

fn with(heroes: &str) -> Dungeon {
    // Set-ups of this file are sound.
    let setup = Setup::with_heroes(heroes).unwrap_or_default();
    Dungeon::new(Content::karak(), setup).unwrap_or_else(|faults| panic!("{faults}"))
}

fn four() -> Dungeon {
    with("argentus, horan, taia, aderyn")
}

fn five() -> Dungeon {
    with("argentus, horan, taia, aderyn, xanros")
}

const STATES: &[Wanted<Dungeon>] = &[
    wanted("begin", four, |view, _| is_walk(view)),
    wanted("walk", four, |view, legal| {
        let moves = legal.iter().filter(|action| matches!(action, Action::Move(_))).count();
        is_walk(view) && view.turn.number >= BEGUN && view.turn.moves == 4 && moves > 2
    }),
    wanted("lay", four, |view, legal| {
        matches!(view.turn.phase, Phase::Seat(Decision::LayTile { .. }))
            && view.turn.number >= BEGUN
            && legal.len() > 2
    }),
    wanted(
        "token",
        || with("taia, horan, xanros"),
        |view, legal| {
            matches!(view.turn.phase, Phase::Seat(Decision::ChooseToken { .. })) && legal.len() > 1
        },
    ),
    wanted("fight", four, |view, legal| undecided(view) && legal.contains(&Action::Bolt)),
    wanted(
        "again",
        || with("horan, argentus, taia, victorius"),
        |view, _| matches!(view.turn.phase, Phase::Seat(Decision::SecondRoll(_))),
    ),
    wanted(
        "sacrifice",
        || with("xanros, argentus, taia"),
        |view, legal| undecided(view) && legal.contains(&Action::Sacrifice),
    ),
    wanted("loot", four, |_, legal| has(legal, |a| matches!(a, Action::Leave(_)))),
    wanted("curse", four, |_, legal| has(legal, |a| matches!(a, Action::Curse(_)))),
    wanted(
        "rise",
        || with("horan, argentus, taia, victorius"),
        |_, legal| legal.len() > 1 && has(legal, |a| matches!(a, Action::Rise(_))),
    ),
    wanted("portal", four, |_, legal| has(legal, |a| matches!(a, Action::Portal(..)))),
    wanted(
        "swap",
        || with("xanros, argentus, taia"),
        |view, legal| view.turn.number >= BEGUN && has(legal, |a| matches!(a, Action::Swap(_))),
    ),
    wanted("chest", four, |_, legal| legal.contains(&Action::Open)),
    wanted("collect", four, |_, legal| legal.contains(&Action::Collect)),
    wanted("cursed", four, |view, _| {
        is_walk(view)
            && view.heroes[0].cursed
            && view.heroes.iter().any(|hero| hero.hit_points == 0)
    }),
    wanted("hurt", four, |view, _| {
        let own = &view.heroes[0];
        let near = |place: Place| {
            place != own.place && place.x.abs_diff(own.place.x) + place.y.abs_diff(own.place.y) == 1
        };
        let fountain = |tile: &TileView| tile.kind == TileKind::Fountain && near(tile.place);
        is_walk(view)
            && (1..FULL_HIT_POINTS).contains(&own.hit_points)
            && view.tiles.iter().any(fountain)
    }),
    wanted("over", four, |view, _| view.result.is_some()),
    wanted("long", five, |view, _| view.result.is_some() && view.turn.number >= LONG),
];

/// Games that need no looking for: people with their own dice and tiles, who roll for a fight, and two who pass a device.
const BY_HAND: [(&str, &str); 2] = [
    (
        "own",
        "game: dungeon\nheroes: horan, taia\nfirst: 1\nseats: human, human\ndraws: own\n\n\
         1 explore n > tile room cross\n1 lay nesw > token mummy\n",
    ),
    ("two", "game: dungeon\nheroes: horan, taia\nfirst: 2\nseats: human, human\ndraws: own\n"),
];

fn is_walk(view: &View) -> bool {
    matches!(view.turn.phase, Phase::Seat(Decision::Walk))
}

fn undecided(view: &View) -> bool {
    let battle = view.battle.as_ref();
    matches!(view.turn.phase, Phase::Seat(Decision::Strengthen(_)))
        && battle.is_some_and(|battle| battle.total.is_some_and(|total| total <= battle.strength))
}

fn has(legal: &[Action], wanted: impl Fn(&Action) -> bool) -> bool {
    legal.iter().any(wanted)
}

/// Writes them.
pub(crate) fn write(data: &Path) -> Result<(), Box<dyn std::error::Error>> {
    reach::write(data, STATES)?;
    for (name, record) in BY_HAND {
        fs::write(data.join(format!("{name}.karak")), record)?;
    }
    fs::write(data.join("full.karak"), explore_everything().record())?;
    Ok(())
}

/// Writes a question about a turn with its whole way before it.
pub(crate) fn write_question(data: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let walk = wanted("walk", four, |view, _| is_walk(view) && view.turn.moves == 4);
    reach::write_question(&data.join("question.txt"), &walk)
}

/// A thief alone lays every tile there is, and fights nobody.
fn explore_everything() -> LocalTable<Dungeon> {
    for seed in 1.. {
        let mut table = reach::set(with(Hero::Aderyn.name()), vec![Chooser::Human], seed);
        let mut luck = PlayoutLuck::new(seed);
        for _ in 0..20_000 {
            let Asks::Person(seat) = table.asks() else { break };
            let view = table.view(Viewer::Spectator);
            if view.tiles.len() == 80 && is_walk(&view) {
                return table;
            }
            let mut legal = table.legal_actions();
            let explore = |action: &Action| matches!(action, Action::Explore(_) | Action::Lay(_));
            if has(&legal, explore) {
                legal.retain(explore);
            } else {
                legal.retain(|action| matches!(action, Action::Move(_) | Action::End));
            }
            let chosen = table::Luck::below(&mut luck, legal.len() as u32) as usize;
            if table.play(seat, legal[chosen], Viewer::Spectator).is_err() {
                break;
            }
        }
    }
    unreachable!("some seed has it")
}
