//! What is wrong with a card file, in the reader's language. The file's own words stay as they are.

use table::content::{ContentFault, Reason};

use crate::{Arg, Key, Words, key};

/// What is wrong at one place: what it is about, and the sentence.
pub fn content_fault(words: &Words, fault: &ContentFault) -> String {
    let said = reason(words, &fault.reason);
    if fault.about.is_empty() { said } else { format!("{}: {said}", fault.about) }
}

fn reason(words: &Words, reason: &Reason) -> String {
    let Some(key) = key_of(reason.name) else { return reason.to_string() };
    let parts = reason.parts.iter();
    let args: Vec<_> = parts.map(|(name, part)| (*name, Arg::text(part.as_str()))).collect();
    words.say(key, &args)
}

/// The sentence of this name; content of the dungeon, which nobody brings, has only English ones.
fn key_of(name: &str) -> Option<Key> {
    Some(match name {
        "unknown-key" => key::FAULT_UNKNOWN_KEY,
        "no-id" => key::FAULT_NO_ID,
        "id" => key::FAULT_ID,
        "no-number" => key::FAULT_NO_NUMBER,
        "number" => key::FAULT_NUMBER,
        "missing" => key::FAULT_MISSING,
        "name" => key::FAULT_NAME,
        "word" => key::FAULT_WORD,
        "no-list" => key::FAULT_NO_LIST,
        "list" => key::FAULT_LIST,
        "names" => key::FAULT_NAMES,
        "no-table" => key::FAULT_NO_TABLE,
        "table" => key::FAULT_TABLE,
        "tables" => key::FAULT_TABLES,
        "more" => key::FAULT_MORE,
        "no-toml" => key::FAULT_NO_TOML,
        "potions" => key::FAULT_POTIONS,
        "two-rewards" => key::FAULT_TWO_REWARDS,
        "reward-card" => key::FAULT_REWARD_CARD,
        "no-reward" => key::FAULT_NO_REWARD,
        "bad-name" => key::FAULT_BAD_NAME,
        "no-effects" => key::FAULT_NO_EFFECTS,
        "twice" => key::FAULT_TWICE,
        "effect" => key::FAULT_EFFECT,
        "opens" => key::FAULT_OPENS,
        "opens-hero" => key::FAULT_OPENS_HERO,
        "count-starting" => key::FAULT_COUNT_STARTING,
        "count-monsters" => key::FAULT_COUNT_MONSTERS,
        "count-gatekeepers" => key::FAULT_COUNT_GATEKEEPERS,
        "count-lords" => key::FAULT_COUNT_LORDS,
        "same-name" => key::FAULT_SAME_NAME,
        "unbeatable" => key::FAULT_UNBEATABLE,
        "deadly" => key::FAULT_DEADLY,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use goblin::Content;

    use super::*;
    use crate::Language;

    /// Cards with as many kinds of faults as one can think of.
    fn faulty() -> String {
        let cards = Content::goblin()
            .source
            .replacen("id = \"goblin-1\"", "id = \"Ours!\"\nextra = 1", 1)
            .replace("healing = 4", "healing = 3")
            .replacen("color = \"blue\"", "color = \"pink\"", 1)
            .replacen("name = \"Ice shard\"", "name = 7", 1);
        let more = "\n[[lord]]\nname = ' '\nattack = 200\ncurses = 7\n\
            [[monster]]\nlevel = 'I'\nname = 'Rock'\nattack = 99\nhit-points = 99\ncurses = ['red', 'red']\n\
            [[starting]]\nhero = 'horan'\nname = 'Void'\ncolor = 'red'\nnext = []\neffects = []\n\
            [[starting]]\nhero = 'horan'\nname = 'Void'\ncolor = 'red'\nnext = []\neffects = ['attack']\n";
        cards + more
    }

    #[test]
    fn every_fault_of_a_card_file_has_a_sentence_of_its_own() {
        let words = Words::new(Language::German);
        let mut faults = Content::parse(&faulty()).unwrap_err();
        faults.0.extend(Content::parse("no toml [").unwrap_err().0);
        faults.0.extend(Content::parse("").unwrap_err().0);
        for fault in &faults.0 {
            assert!(key_of(fault.reason.name).is_some(), "{fault}");
            let said = content_fault(&words, fault);
            assert!(!said.contains('{') && said != fault.reason.to_string(), "{said}");
        }
        let mut names: Vec<&str> = faults.0.iter().map(|fault| fault.reason.name).collect();
        names.sort_unstable();
        names.dedup();
        assert!(names.len() >= 12, "{names:?}");
    }
}
