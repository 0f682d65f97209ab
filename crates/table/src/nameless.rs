//! Records without the names of people, for passing them on.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use crate::{Entry, Record, RecordOf, Recorded, SeatNote};

/// The name of somebody who gave none.
pub const SOMEBODY: &str = "somebody";

/// The same record without the names that people gave when they sat down, sealed anew if it was sealed. What is no
/// whole record has no names in it, and stays as it is.
pub fn without_names<G: Recorded>(text: &str) -> String {
    let Ok(mut record) = text.parse::<RecordOf<G>>() else { return text.to_owned() };
    let sealed = record.seal_fits();
    let mut named = false;
    for entry in &mut record.entries {
        if let Entry::Note { note: SeatNote::Taken(name), .. } = entry
            && name != SOMEBODY
        {
            SOMEBODY.clone_into(name);
            named = true;
        }
    }
    match (named, sealed) {
        (false, _) => text.to_owned(),
        (true, true) => Record::new(record.header, record.entries).to_string(),
        // What was changed once must not pass for whole.
        (true, false) => record.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::example::Race;
    use crate::{Host, Saved, Seat, Seating};

    #[test]
    fn names_are_left_out_and_the_game_stays_the_same() {
        let mut host = Host::new(Race, None).seated(Seating::named(&["human", "easy"]));
        host.begin();
        let plain = Saved::record(&host).to_string();
        assert_eq!(without_names::<Race>(&plain), plain);
        host.note(Seat::new(0), SeatNote::Taken("Anna".to_string())).unwrap();
        let named = Saved::record(&host).to_string();
        assert!(named.contains("1 taken by Anna"));
        let nameless = without_names::<Race>(&named);
        assert!(!nameless.contains("Anna") && nameless.contains("1 taken by somebody"));
        assert!(Saved::<Race>::parse(&nameless).unwrap().record.seal_fits());
        assert_eq!(without_names::<Race>("no record"), "no record");
        let changed = named.replace("easy", "hard");
        let nameless = without_names::<Race>(&changed);
        assert!(!nameless.contains("Anna"));
        assert!(Saved::<Race>::parse(&nameless).unwrap().unchanged().is_err());
    }
}
