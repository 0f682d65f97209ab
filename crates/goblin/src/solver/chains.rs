//! Sets of cards that chains can be made of, from small ones to large ones.

use super::segment::MOST;

/// The sets of cards that chains can be made of, each with the ability used or not.
pub(super) struct Chains {
    /// Which cards may come last, by place: twice the set, and one with the ability used.
    lasts: [u8; 2 << MOST],
    /// The places at which there is one, as bits. Few of all sets can be chained.
    open: [u64; (2 << MOST) / 64],
}

impl Chains {
    pub(super) const fn new() -> Self {
        Self { lasts: [0; 2 << MOST], open: [0; (2 << MOST) / 64] }
    }

    /// A chain of this set can go on with these cards, with the ability as before, and with these using it.
    pub(super) fn go_on(&mut self, set: u8, used: bool, [same, using]: [u8; 2]) {
        for (cards, used) in [(same, used), (using, true)] {
            for place in places(cards) {
                let longer = usize::from(set | 1 << place) << 1 | usize::from(used);
                self.lasts[longer] |= 1 << place;
                self.open[longer / 64] |= 1 << (longer % 64);
            }
        }
    }

    /// The smallest set that was not taken: every chain is longer than the one it goes on from, and so its set
    /// is a larger number. With it whether the ability is used, and which cards may come last.
    pub(super) fn take(&mut self) -> Option<(u8, bool, u8)> {
        let word = self.open.iter().position(|&word| word != 0)?;
        let place = word * 64 + self.open[word].trailing_zeros() as usize;
        self.open[word] &= self.open[word] - 1;
        Some(((place >> 1) as u8, place & 1 == 1, self.lasts[place]))
    }
}

/// The places of a set of cards, in order.
pub(super) fn places(mut set: u8) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        place
    })
}
