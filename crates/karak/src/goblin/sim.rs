//! What is counted of simulated games of goblin.

use goblin::{Ending, Event, Goblin, Hero, Phase, Product, Seen, State};
use table::Seat;

use crate::sim::{Counted, TURN_LIMIT, Tally};

impl Counted for Goblin {
    const ENDINGS: &'static [&'static str] = &["lord", TURN_LIMIT];
    const FIGURES: &'static [&'static str] = &[
        "cards_bought",
        "cards_played",
        "falls",
        "fights",
        "fights_won",
        "keys",
        "merchant_visits",
        "potions_bought",
        "revivals",
    ];

    fn heroes() -> Vec<&'static str> {
        Hero::ALL.map(Hero::name).to_vec()
    }

    fn turns(state: &State) -> u16 {
        state.turn()
    }

    fn hero(state: &State, seat: Seat) -> &'static str {
        state.player(seat).hero.name()
    }

    fn ended(state: &State) -> Option<&'static str> {
        match state.phase() {
            Phase::Over(ending) => Some(match ending {
                Ending::Lord(_) => "lord",
                // Nobody withdraws from a simulation or agrees on anything there.
                Ending::TurnLimit | Ending::LastLeft(_) | Ending::Abandoned | Ending::Agreed => {
                    TURN_LIMIT
                }
            }),
            Phase::Chance(_) | Phase::Seat(_) => None,
        }
    }

    #[inline]
    #[expect(clippy::wildcard_enum_match_arm, reason = "few of the many events are counted")]
    fn count(event: &Event, figures: &mut Tally) {
        let Event::Open(seen) = event else { return };
        let figure = match seen {
            Seen::FightBegan { .. } => "fights",
            Seen::Played { .. } => "cards_played",
            Seen::Beaten { .. } => "fights_won",
            Seen::Fell { .. } => "falls",
            Seen::KeyWon { .. } => "keys",
            Seen::VisitedMerchant { .. } => "merchant_visits",
            Seen::Bought { product: Product::Potion(_), .. } => "potions_bought",
            Seen::Bought { product: Product::Card(_), .. } => "cards_bought",
            Seen::Revived { .. } => "revivals",
            _ => return,
        };
        *figures.entry(figure).or_default() += 1;
    }
}
