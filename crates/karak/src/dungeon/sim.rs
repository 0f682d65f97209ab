//! What is counted of simulated games of the dungeon.

use dungeon::{Dungeon, Ending, Hero, Phase, State};
use table::Seat;

use crate::sim::{Counted, TURN_LIMIT};

impl Counted for Dungeon {
    const ENDINGS: &'static [&'static str] = &["dragon", "treasures", "explored", TURN_LIMIT];

    fn heroes() -> Vec<&'static str> {
        Hero::ALL.map(Hero::name).to_vec()
    }

    fn turns(state: &State) -> u16 {
        state.turn_number()
    }

    fn hero(state: &State, seat: Seat) -> &'static str {
        state.hero(seat).hero.name()
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
}
