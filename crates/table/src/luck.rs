//! Where uniform numbers come from.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of uniform numbers. Games never own one: it is passed to `sample` and `determinize`.
pub trait Luck {
    /// A uniform number below `bound`.
    ///
    /// # Panics
    /// May panic if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;
}

/// Turns uniform 32-bit words into a uniform number below `bound` (Lemire's method): the high half
/// of `word * bound`, words whose low half would make some number likelier are passed over.
/// `None` when `words` runs out.
#[inline]
pub(crate) fn below(bound: u32, mut words: impl FnMut() -> Option<u32>) -> Option<u32> {
    let mut product = u64::from(words()?) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(words()?) * u64::from(bound);
        }
    }
    Some((product >> 32) as u32)
}

/// Fast, reproducible and *not* secret: for simulations, bots and tests. Tables use
/// [`FairDice`](crate::FairDice).
#[derive(Clone, Debug)]
pub struct PlayoutLuck(Xoshiro256PlusPlus);

impl PlayoutLuck {
    /// The sequence that belongs to this seed, on every machine.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The sequence of one game of a batch: independent of the order in which games are played.
    pub fn for_game(seed: u64, game: u64) -> Self {
        let mut mixed = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64();
        mixed ^= game.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self::new(mixed)
    }
}

impl Luck for PlayoutLuck {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        below(bound, || Some((self.0.next_u64() >> 32) as u32)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally() {
        let mut luck = PlayoutLuck::new(1);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[luck.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }

    #[test]
    fn words_that_would_bias_are_passed_over() {
        // With bound 3 the threshold is 2^32 mod 3 = 1: only the word 0 is passed over.
        let mut words = [0_u32, 0xffff_ffff].into_iter();
        assert_eq!(below(3, || words.next()), Some(2));
        assert_eq!(below(3, || None), None);
    }
}
