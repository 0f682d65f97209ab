//! What was worked out before, by moment. Fixed room, nothing is ever cleared by hand.

use alloc::vec;
use alloc::vec::Vec;

use super::Prospect;
use crate::{Deck, State};

/// Entries at most, and at least.
const ENTRIES: core::ops::RangeInclusive<usize> = 1 << 8..=1 << 15;

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    /// Which question it answered.
    question: u32,
    value: f64,
    win: f32,
    survive: f32,
    hit_points: f32,
}

#[derive(Clone, Debug)]
pub(super) struct Memo {
    entries: Vec<Entry>,
    question: u32,
}

impl Memo {
    /// Room for a tree of so many moments: what is larger than needed only has to be fetched from farther away.
    pub(super) fn new(moments: u32) -> Self {
        let wanted = (moments as usize).saturating_mul(4).clamp(*ENTRIES.start(), *ENTRIES.end());
        Self { entries: vec![Entry::default(); wanted.next_power_of_two()], question: 0 }
    }

    /// Where what is known of a moment is noted.
    const fn place(&self, key: u64) -> usize {
        // The number of entries is a power of two.
        key as usize & (self.entries.len() - 1)
    }

    /// A new question: old answers do not count.
    pub(super) fn forget(&mut self) {
        self.question = self.question.wrapping_add(1);
        if self.question == 0 {
            self.entries.fill(Entry::default());
            self.question = 1;
        }
    }

    pub(super) fn get(&self, key: u64) -> Option<Prospect> {
        let entry = &self.entries[self.place(key)];
        (entry.key == key && entry.question == self.question).then(|| Prospect {
            value: entry.value,
            win: f64::from(entry.win),
            survive: f64::from(entry.survive),
            hit_points: f64::from(entry.hit_points),
        })
    }

    pub(super) fn put(&mut self, key: u64, prospect: Prospect) {
        let place = self.place(key);
        self.entries[place] = Entry {
            key,
            question: self.question,
            value: prospect.value,
            win: prospect.win as f32,
            survive: prospect.survive as f32,
            hit_points: prospect.hit_points as f32,
        };
    }
}

/// Everything of a moment in card play that can still change how the battle ends.
pub(super) fn key(state: &State) -> Option<u64> {
    let battle = state.battle.as_ref()?;
    let player = state.active_player();
    let mut hash = Hash(0x9e37_79b9_7f4a_7c15);
    hash.cards(player.hand);
    hash.cards(player.discard);
    hash.cards(battle.played);
    hash.deck(&player.deck);
    let last = battle.last().map_or(0, |card| match card {
        crate::Card::Starting(card) => 1 + card.index() as u64,
        crate::Card::Won(card) => 8 + card.index() as u64,
    });
    // A curse that the last card defies does not keep a potion from doubling it.
    let defied = battle
        .defied
        .map_or(0, |(place, curse)| if place + 1 == battle.len { 2 + curse as u64 } else { 1 });
    let countered = battle.countered.map_or(0, |lifted| 1 + lifted.curse as u64);
    hash.mix(
        last | u64::from(battle.doubled.is_some()) << 8
            | defied << 9
            | countered << 36
            | u64::from(battle.ability_used) << 41
            | u64::from(player.hit_points) << 44
            | (player.potions.len() as u64) << 50
            | player.potions.iter().fold(0, |bits, potion| bits | 1_u64 << (54 + potion as u64)),
    );
    // Which of the other cards was doubled or defied a curse, only these still tell (G7.7, G8.3).
    hash.mix(
        u64::from(battle.attack)
            | u64::from(battle.defense) << 16
            | u64::from(battle.defying_attack) << 32
            | u64::from(battle.defying_defense) << 40,
    );
    Some(hash.0)
}

struct Hash(u64);

impl Hash {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.0 ^= self.0 >> 32;
    }

    #[inline]
    fn cards(&mut self, cards: crate::CardSet) {
        self.mix(cards.won_bits());
        self.mix(u64::from(cards.starting_bits()));
    }

    fn deck(&mut self, deck: &Deck) {
        self.cards(deck.hidden());
        for chunk in deck.slots().chunks(8) {
            self.mix(chunk.iter().fold(chunk.len() as u64, |word, slot| word << 8 | slot.code()));
        }
    }
}
