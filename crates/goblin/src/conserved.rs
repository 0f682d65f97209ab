//! What never changes in number, whatever happens.

use alloc::format;
use alloc::string::String;

use table::{Rules, Seat};

use crate::{Card, CardSet, Goblin, Level, Potion, State, Won};

impl Goblin {
    /// Cards and potions are neither made nor lost.
    pub(crate) fn counted(&self, state: &State) -> Result<(), String> {
        self.rewards_conserved(state)?;
        for seat in state.playing.iter() {
            self.starting_conserved(state, seat)?;
        }
        for potion in Potion::ALL {
            let owns = |&seat: &Seat| state.player(seat).potions.contains(potion);
            let owned = state.playing.iter().filter(owns).count();
            let (all, there) = (
                usize::from(self.content().potions[potion]),
                usize::from(state.pile(potion)) + owned,
            );
            let lost = self.seats() - state.playing.len();
            if !(all.saturating_sub(lost)..=all).contains(&there) {
                return Err(format!("{there} of {all} potions of {potion}"));
            }
        }
        Ok(())
    }

    /// Every reward is in one place.
    fn rewards_conserved(&self, state: &State) -> Result<(), String> {
        let mut seen = [0_u8; crate::number::REWARDS];
        let mut count = |cards: CardSet| cards.won().for_each(|card| seen[card.index()] += 1);
        let monsters = Level::ALL.into_iter().flat_map(|level| {
            let cavern = state.cavern(level);
            let open = cavern.row.into_iter().chain([cavern.top]).flatten();
            open.chain(cavern.unseen(level))
        });
        for monster in monsters {
            if let crate::MonsterKind::Ordinary(card) = monster.kind() {
                count([Card::Won(card)].into_iter().collect());
            }
        }
        for seat in Seat::first(self.seats()) {
            let player = state.player(seat);
            let equipment = [player.weapon, player.armor].into_iter().flatten();
            count(equipment.map(Card::Won).collect());
            for cards in [player.hand, player.discard, player.deck.cards()] {
                count(cards);
            }
        }
        count(state.pawnshop);
        count(state.gone);
        if let Some(battle) = &state.battle {
            count(battle.played);
            count(battle.looked.into_iter().flatten().collect());
        }
        count(state.pending().map(Card::Won).into_iter().collect());
        match Won::all().find(|card| seen[card.index()] != 1) {
            None => Ok(()),
            Some(card) => Err(format!("{card} is there {} times", seen[card.index()])),
        }
    }

    /// Every starting card of a player is in one place.
    fn starting_conserved(&self, state: &State, seat: Seat) -> Result<(), String> {
        let player = state.player(seat);
        let mut piles = [player.hand, player.discard, player.deck.cards(), CardSet::EMPTY];
        let mut looked = CardSet::EMPTY;
        if let Some(battle) = state.battle.as_ref().filter(|_| state.active == seat) {
            piles[3] = battle.played;
            looked = battle.looked.into_iter().flatten().collect();
        }
        let all: usize = piles.iter().map(|pile| pile.starting_len()).sum();
        let mut union = looked.only_starting();
        for pile in piles {
            union.add(pile.only_starting());
        }
        if all + looked.starting_len() == 6 && union == CardSet::STARTING {
            Ok(())
        } else {
            Err(format!("the starting cards of seat {seat} are {union:?}"))
        }
    }
}
