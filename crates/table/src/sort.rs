//! Sorting short lists.
//!
//! The standard library's way to sort millions is 4 KiB of code for every type; players, cards and choices are a few
//! dozen, and a page that sorts many types of them has to be downloaded.

use core::cmp::Ordering;

/// Sorts a short list; equal ones stay in their order.
///
/// ```
/// let mut words = ["bone", "axe", "arch"];
/// table::sort_by(&mut words, |one, other| one.len().cmp(&other.len()));
/// assert_eq!(words, ["axe", "bone", "arch"]);
/// ```
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]) == Ordering::Less {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a short list by what `key` finds in each; equal ones stay in their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn lists_are_sorted_as_by_the_standard_library() {
        let mut number = 7_u32;
        for length in 0..60 {
            let mut list: Vec<(u32, usize)> = (0..length)
                .map(|place| {
                    number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (number >> 28, place)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|&(key, _)| key);
            sort_by_key(&mut list, |&(key, _)| key);
            assert_eq!(list, expected);
        }
    }
}
