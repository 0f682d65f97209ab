//! How many cards there are (G1.2, G1.3), and that no two of a kind are called the same.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use table::content::Reader;

use super::draft::Draft;
use crate::number::{GATEKEEPERS, LORDS, ORDINARY, STARTING_CARDS};
use crate::{Hero, Level};

/// Finds fault with the numbers of cards and with names that are given twice.
pub(super) fn check(reader: &mut Reader<'_>, draft: &Draft) {
    let homeless = &draft.homeless;
    for hero in Hero::ALL {
        let there = draft.starting[hero].len();
        let what = "starting cards";
        count(reader, &hero, what, "G1.3", there, homeless.starting, STARTING_CARDS);
    }
    for level in Level::ALL {
        let what = format!("level {level}");
        let there = draft.ordinary[level].len();
        let must = ORDINARY[level as usize];
        count(reader, &what, "ordinary monsters", "G1.2", there, homeless.ordinary, must);
        let there = draft.gatekeepers[level].len();
        count(reader, &what, "gatekeepers", "G1.2", there, homeless.gatekeepers, GATEKEEPERS);
    }
    count(reader, &"the file", "lords", "G1.2", draft.lords.len(), 0, LORDS);

    distinct(reader, "starting cards", &draft.names.starting);
    distinct(reader, "monsters", &draft.names.monsters);
    distinct(reader, "rewards", &draft.names.rewards);
}

fn count(
    reader: &mut Reader<'_>,
    owner: &impl Display,
    what: &str,
    rule: &str,
    there: usize,
    homeless: usize,
    must: usize,
) {
    // Cards that belong nowhere for now may be the ones that are missing here.
    let reason = || format!("{owner} has {there} {what}, there must be {must} ({rule})");
    if there > must {
        reader.fault(0, reason());
    } else if there + homeless < must {
        reader.missing(0, reason());
    }
}

fn distinct(reader: &mut Reader<'_>, kind: &str, names: &[(String, usize)]) {
    // Capital letters make no difference to readers of a list of names.
    let mut sorted: Vec<_> =
        names.iter().map(|(name, at)| (name.to_lowercase(), *at, name)).collect();
    sorted.sort();
    for pair in sorted.windows(2) {
        let ((before, ..), (this, at, name)) = (&pair[0], &pair[1]);
        if before == this {
            reader.fault(*at, format!("{name}: two {kind} have this name"));
        }
    }
}
