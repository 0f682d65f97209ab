//! What a tab knows of a table besides the table itself, so that it still knows when it is loaded anew.

use protocol::GuestNumber;

use crate::platform::storage;

/// Kept under this, and the code of the table, as long as the tab is there.
const NAMES: &str = "karak.tab.";

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tab {
    /// How much of the log somebody has been shown.
    pub(super) shown: Option<usize>,
    /// The position that a choice answered which the server has not.
    pub(super) sent: Option<usize>,
    /// Who is not heard.
    pub(super) muted: Vec<GuestNumber>,
}

impl Tab {
    /// What this tab knows of a table; nothing where nothing is kept.
    pub(super) fn recall(code: &str) -> Self {
        storage::of_tab(&[NAMES, code].concat())
            .map_or_else(Self::default, |text| Self::read(&text))
    }

    pub(super) fn keep(&self, code: &str) {
        storage::keep_in_tab(&[NAMES, code].concat(), &self.write());
    }

    fn read(text: &str) -> Self {
        let mut numbers = text.split(' ').map(|word| word.parse().ok());
        let [shown, sent] = [(); 2].map(|()| numbers.next().flatten());
        let muted = numbers.flatten().filter_map(|number| u32::try_from(number).ok());
        Self { shown, sent, muted: muted.map(GuestNumber).collect() }
    }

    fn write(&self) -> String {
        let word =
            |number: Option<usize>| number.map_or_else(|| "-".to_owned(), |it| it.to_string());
        let muted = self.muted.iter().map(|guest| guest.0.to_string());
        [word(self.shown), word(self.sent)].into_iter().chain(muted).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tab_reads_what_it_wrote() {
        let muted = vec![GuestNumber(3), GuestNumber(0)];
        for (tab, text) in [
            (Tab::default(), "- -"),
            (Tab { shown: Some(41), sent: None, muted: Vec::new() }, "41 -"),
            (Tab { shown: Some(0), sent: Some(7), muted }, "0 7 3 0"),
        ] {
            assert_eq!(tab.write(), text);
            assert_eq!(Tab::read(text), tab);
        }
        assert_eq!(Tab::read(""), Tab::default());
    }
}
