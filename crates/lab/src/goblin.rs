//! What Karak: Goblin tells the lab.

use goblin::{
    Ending, Event, Goblin, Hero, MONSTERS, Monster, Phase, Potion, Product, REWARDS, Seen, State,
    Won,
};
use table::Seat;

use crate::{Counter, Deed, Study, TURN_LIMIT};

/// Where each kind of thing begins: what was fought, beaten, bought, won, and the rest.
const BEATEN: usize = MONSTERS;
const BOUGHT: usize = BEATEN + MONSTERS;
const POTIONS: usize = BOUGHT + REWARDS;
const WON: usize = POTIONS + Potion::ALL.len();
const OTHER: usize = WON + REWARDS;
const OTHERS: [&str; 9] = [
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

impl Study for Goblin {
    const ENDINGS: &'static [&'static str] = &["lord", TURN_LIMIT];
    const SCORE: &'static str = "keys";

    fn heroes() -> Vec<&'static str> {
        Hero::ALL.map(Hero::name).to_vec()
    }

    fn hero(state: &State, seat: Seat) -> &'static str {
        state.player(seat).hero.name()
    }

    fn active(state: &State) -> Seat {
        state.active()
    }

    fn score(state: &State, seat: Seat) -> f32 {
        state.player(seat).keys.iter().count() as f32
    }

    fn hit_points(state: &State, seat: Seat) -> u8 {
        state.player(seat).hit_points
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

    fn counters(&self) -> Vec<Counter> {
        let content = self.content();
        let named = |deed, name: String, of: &str| {
            let label = format!("{name} {of}");
            Counter { deed, name, label }
        };
        let monsters = |deed| {
            Monster::all().map(move |it| named(deed, it.to_string(), content.monster_name(it)))
        };
        let cards =
            |deed| Won::all().map(move |it| named(deed, it.to_string(), content.reward_name(it)));
        let mut counters: Vec<_> = monsters(Deed::Fought).chain(monsters(Deed::Beaten)).collect();
        counters.extend(cards(Deed::Bought));
        counters.extend(Potion::ALL.map(|it| Counter::new(Deed::Bought, it.name())));
        counters.extend(cards(Deed::Won));
        counters.extend(OTHERS.map(|name| Counter::new(Deed::Other, name)));
        counters
    }

    #[inline]
    #[expect(clippy::wildcard_enum_match_arm, reason = "few of the many events are counted")]
    fn count(&self, event: &Event, counts: &mut [u32]) {
        let Event::Open(seen) = event else { return };
        let (thing, figure) = match *seen {
            Seen::FightBegan { monster, .. } => (Some(monster.index()), 3),
            Seen::Beaten { monster, .. } => (Some(BEATEN + monster.index()), 4),
            Seen::Bought { product: Product::Potion(potion), .. } => {
                (Some(POTIONS + potion as usize), 7)
            }
            Seen::Bought { product: Product::Card(card), .. } => (Some(BOUGHT + card.index()), 0),
            Seen::Won { card, .. } => {
                counts[WON + card.index()] += 1;
                return;
            }
            Seen::Played { .. } => (None, 1),
            Seen::Fell { .. } => (None, 2),
            Seen::KeyWon { .. } => (None, 5),
            Seen::VisitedMerchant { .. } => (None, 6),
            Seen::Revived { .. } => (None, 8),
            _ => return,
        };
        if let Some(thing) = thing {
            counts[thing] += 1;
        }
        counts[OTHER + figure] += 1;
    }
}
