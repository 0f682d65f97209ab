//! How many cards there are (G1.2, G1.3), and that no two of a kind are called the same.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use table::content::{Reader, Reason};

use super::draft::Draft;
use crate::number::{GATEKEEPERS, LORDS, ORDINARY, STARTING_CARDS};
use crate::{Hero, Level};

/// Finds fault with the numbers of cards and with names that are given twice.
pub(super) fn check(reader: &mut Reader<'_>, draft: &Draft) {
    let homeless = &draft.homeless;
    for hero in Hero::ALL {
        let kind = Kind { name: "count-starting", of: "", what: "starting cards", rule: "G1.3" };
        let there = draft.starting[hero].len();
        count(reader, kind, hero.name(), [there, homeless.starting, STARTING_CARDS]);
    }
    for level in Level::ALL {
        let monsters =
            Kind { name: "count-monsters", of: "level ", what: "ordinary monsters", rule: "G1.2" };
        let there = [draft.ordinary[level].len(), homeless.ordinary, ORDINARY[level as usize]];
        count(reader, monsters, level.name(), there);
        let gatekeepers = Kind { name: "count-gatekeepers", what: "gatekeepers", ..monsters };
        let there = [draft.gatekeepers[level].len(), homeless.gatekeepers, GATEKEEPERS];
        count(reader, gatekeepers, level.name(), there);
    }
    let lords = Kind { name: "count-lords", of: "the file", what: "lords", rule: "G1.2" };
    count(reader, lords, "", [draft.lords.len(), 0, LORDS]);

    distinct(reader, "starting cards", &draft.names.starting);
    distinct(reader, "monsters", &draft.names.monsters);
    distinct(reader, "rewards", &draft.names.rewards);
}

/// Cards that are counted.
#[derive(Clone, Copy)]
struct Kind {
    /// The sentence that says how many there are.
    name: &'static str,
    /// Before the name of whoever has them, in English.
    of: &'static str,
    /// What they are, in English.
    what: &'static str,
    /// The rule that says how many there must be.
    rule: &'static str,
}

fn count(reader: &mut Reader<'_>, kind: Kind, owner: &str, [there, homeless, must]: [usize; 3]) {
    // Cards that belong nowhere for now may be the ones that are missing here.
    let Kind { name, of, what, rule } = kind;
    let reason = || {
        let english = format!("{of}{owner} has {there} {what}, there must be {must} ({rule})");
        let parts: [(_, &dyn Display); 3] = [("owner", &owner), ("there", &there), ("must", &must)];
        Reason::new(name, &parts, english)
    };
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
            let english = format!("{name}: two {kind} have this name");
            reader.fault(*at, Reason::new("same-name", &[("name", name)], english));
        }
    }
}
