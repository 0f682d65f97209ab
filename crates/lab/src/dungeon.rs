//! What Karak tells the lab.

use dungeon::{Dungeon, Ending, Event, FightResult, Hero, Monster, Phase, Piece, State};
use table::Seat;

use crate::{Counter, Deed, Study, TURN_LIMIT};

const MONSTERS: usize = Monster::ALL.len();
const PIECES: usize = Piece::ALL.len();
/// Where each kind of thing begins.
const BEATEN: usize = MONSTERS;
const WON: usize = BEATEN + MONSTERS;
const OTHER: usize = WON + PIECES;
const OTHERS: [&str; 9] = [
    "chests_opened",
    "curses",
    "falls",
    "fights_lost",
    "fights_tied",
    "healings",
    "portals_used",
    "swaps",
    "tiles_laid",
];

impl Study for Dungeon {
    const ENDINGS: &'static [&'static str] = &["dragon", "treasures", "explored", TURN_LIMIT];
    const SCORE: &'static str = "points";

    fn heroes() -> Vec<&'static str> {
        Hero::ALL.map(Hero::name).to_vec()
    }

    fn hero(state: &State, seat: Seat) -> &'static str {
        state.hero(seat).hero.name()
    }

    fn active(state: &State) -> Seat {
        state.active()
    }

    fn score(state: &State, seat: Seat) -> f32 {
        f32::from(state.hero(seat).inventory.points().halves) / 2.0
    }

    fn hit_points(state: &State, seat: Seat) -> u8 {
        state.hero(seat).hit_points
    }

    fn ended(state: &State) -> Option<&'static str> {
        match *state.phase() {
            Phase::Over(ending) => Some(match ending {
                Ending::Dragon => "dragon",
                Ending::Treasures(_) => "treasures",
                Ending::Explored => "explored",
                // Nobody withdraws from a simulation or agrees on anything there.
                Ending::TurnLimit | Ending::LastLeft | Ending::Abandoned | Ending::Agreed => {
                    TURN_LIMIT
                }
            }),
            Phase::Chance(_) | Phase::Seat(_) => None,
        }
    }

    fn counters(&self) -> Vec<Counter> {
        let monsters = |deed| Monster::ALL.map(|monster| Counter::new(deed, monster.name()));
        let pieces = Piece::ALL.map(|piece| Counter::new(Deed::Won, piece.name()));
        let mut counters = monsters(Deed::Fought).to_vec();
        counters.extend(monsters(Deed::Beaten));
        counters.extend(pieces);
        counters.extend(OTHERS.map(|name| Counter::new(Deed::Other, name)));
        for counter in &mut counters {
            counter.label = counter.label.replace('-', " ");
        }
        counters
    }

    #[inline]
    #[expect(clippy::wildcard_enum_match_arm, reason = "few of the many events are counted")]
    fn count(&self, event: &Event, counts: &mut [u32]) {
        let place = match *event {
            Event::Fought { monster, result, .. } => {
                counts[monster as usize] += 1;
                match result {
                    FightResult::Won => BEATEN + monster as usize,
                    FightResult::Tied => OTHER + 4,
                    FightResult::Lost => OTHER + 3,
                }
            }
            Event::Looted { piece, .. } | Event::Collected { piece, .. } => WON + piece as usize,
            Event::ChestOpened { .. } => {
                counts[WON + Piece::Treasure as usize] += 1;
                OTHER
            }
            Event::Cursed { .. } => OTHER + 1,
            Event::FellUnconscious { .. } => OTHER + 2,
            Event::Healed { .. } => OTHER + 5,
            Event::PortalUsed { .. } => OTHER + 6,
            Event::Swapped { .. } => OTHER + 7,
            Event::TileLaid { .. } => OTHER + 8,
            _ => return,
        };
        counts[place] += 1;
    }
}
