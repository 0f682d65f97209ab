//! What playing looks up most, worked out once from the content.

use crate::number::REWARDS;
use crate::{ActionCard, CardSet, Color, Colors, Content, Hero, Reward, Won};

/// The cards by color, and the faces of the action cards among the rewards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tables {
    by_colors: [[CardSet; 16]; Hero::ALL.len()],
    actions: [ActionCard; REWARDS],
}

impl Tables {
    pub(super) fn of(content: &Content) -> Self {
        // Weapons and armours never get into a hand; a blank card stands in their place.
        let blank = ActionCard {
            color: Color::Green,
            next: Colors::EMPTY,
            attack: 0,
            defense: 0,
            heal: 0,
            draw: 0,
            heals_first: false,
        };
        let actions = content.rewards.map(|reward| match reward {
            Reward::Action(card) => card,
            Reward::Equipment(_) => blank,
        });
        let cards = |hero: Hero, colors: usize| {
            let starting = &content.starting[hero];
            let has = |card: &ActionCard| colors & (1 << card.color as usize) != 0;
            let starting = (0..starting.len()).filter(|&place| has(&starting[place]));
            let won = (0..REWARDS).filter(|&place| has(&actions[place]));
            CardSet::from_bits(
                won.fold(0, |bits, place| bits | 1 << place),
                starting.fold(0, |bits, place| bits | 1 << place),
            )
        };
        let by_colors = Hero::ALL.map(|hero| core::array::from_fn(|colors| cards(hero, colors)));
        Self { by_colors, actions }
    }

    /// All cards a hero can have of these colors.
    #[inline]
    pub(super) const fn of_colors(&self, hero: Hero, colors: Colors) -> CardSet {
        self.by_colors[hero as usize][colors.bits() as usize]
    }

    #[inline]
    pub(super) const fn action(&self, card: Won) -> &ActionCard {
        &self.actions[card.index()]
    }
}
