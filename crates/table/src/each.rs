//! One value for each variant of an enum.

use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

/// An enum without fields whose variants can be counted: [`names!`](crate::names) declares them.
pub trait Variant: Copy {
    /// The place in the order of declaration, from 0.
    fn index(self) -> usize;
}

/// One value for each of the `N` variants of `K`, in the order of declaration.
///
/// ```
/// use table::Each;
///
/// table::names! {
///     /// What a coin shows.
///     Side: "a side is heads or tails" {
///         /// The head.
///         Heads = "heads",
///         /// The other side.
///         Tails = "tails",
///     }
/// }
///
/// let mut thrown: Each<Side, u32, 2> = Each::default();
/// thrown[Side::Tails] += 1;
/// assert_eq!(thrown, Each::new([0, 1]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Each<K, V, const N: usize> {
    values: [V; N],
    key: PhantomData<K>,
}

impl<K, V, const N: usize> Each<K, V, N> {
    /// These values, in the order of declaration.
    pub const fn new(values: [V; N]) -> Self {
        Self { values, key: PhantomData }
    }

    /// The values in the order of declaration.
    pub const fn values(&self) -> &[V; N] {
        &self.values
    }

    /// The values by themselves, in the order of declaration.
    pub fn into_values(self) -> [V; N] {
        self.values
    }
}

impl<K, V: Default, const N: usize> Default for Each<K, V, N> {
    fn default() -> Self {
        Self::new(core::array::from_fn(|_| V::default()))
    }
}

impl<K: Variant, V, const N: usize> Index<K> for Each<K, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, key: K) -> &V {
        &self.values[key.index()]
    }
}

impl<K: Variant, V, const N: usize> IndexMut<K> for Each<K, V, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.values[key.index()]
    }
}
