//! A card file that somebody brings: what is wrong with it, or what is in it.

use goblin::{Content, Hero, Level, Monster, MonsterKind, Starting, Won};
use table::content::ContentFaults;
use words::{Words, goblin as say, key};

use crate::ui::capital;

/// Longer files are no card files; the terminal has the same limit.
const MAX_BYTES: usize = 256 << 10;

/// Why a file cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum NotCards {
    /// It is far longer than any set of cards.
    TooLarge,
    /// It is something else than text, a picture for instance.
    NotText,
    /// The browser could not read it.
    Unreadable,
    /// Everything that is wrong with it.
    Faults(ContentFaults),
}

/// The cards of a file, or everything that is wrong with it.
pub(super) fn check(text: &str) -> Result<Content, NotCards> {
    if text.len() > MAX_BYTES {
        return Err(NotCards::TooLarge);
    }
    // Bytes that are no letters were replaced by a sign of their own when the file was read.
    if text.contains(['\0', '\u{fffd}']) {
        return Err(NotCards::NotText);
    }
    // Some editors begin a file with an invisible mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    Content::parse(text).map_err(NotCards::Faults)
}

/// The names of the cards, group by group, each with what the group is called.
pub(super) fn preview(words: &Words, content: &Content) -> Vec<(String, Vec<String>)> {
    let monsters = |wanted: &dyn Fn(Monster) -> bool| {
        let found = Monster::all().filter(|&monster| wanted(monster));
        found.map(|monster| say::monster_name(words, content, monster)).collect::<Vec<_>>()
    };
    let mut groups: Vec<(String, Vec<String>)> = Level::ALL
        .into_iter()
        .map(|level| {
            let ordinary = |monster: Monster| {
                monster.level() == Some(level) && monster.kind() != MonsterKind::Gatekeeper
            };
            (capital(&say::level(words, level)), monsters(&ordinary))
        })
        .collect();
    let gatekeepers = monsters(&|monster| monster.kind() == MonsterKind::Gatekeeper);
    groups.push((words.text(key::WEB_CARDS_GATEKEEPERS), gatekeepers));
    let lords = monsters(&|monster| monster.kind() == MonsterKind::Lord);
    groups.push((words.text(key::WEB_CARDS_LORDS), lords));
    let rewards = Won::all().map(|card| say::won_name(words, content, card));
    groups.push((words.text(key::WEB_CARDS_REWARDS), rewards.collect()));
    for hero in Hero::ALL {
        groups.push((say::hero(words, hero), starting(words, content, hero)));
    }
    groups
}

/// The names of the cards a hero begins with.
pub(super) fn starting(words: &Words, content: &Content, hero: Hero) -> Vec<String> {
    Starting::all().map(|card| say::starting_name(words, content, hero, card)).collect()
}

#[cfg(test)]
mod tests {
    use table::content::ContentFault;
    use words::Language;

    use super::*;

    fn own() -> String {
        Content::goblin().source.replace("\"goblin-1\"", "\"ours\"")
    }

    #[test]
    fn a_good_file_is_taken_with_all_its_cards() {
        let content = check(&format!("\u{feff}{}", own())).unwrap();
        assert_eq!(content.id, "ours");
        let words = Words::wordless(Language::English);
        let groups = preview(&words, &content);
        let counts: Vec<usize> = groups.iter().map(|(_, names)| names.len()).collect();
        assert_eq!(counts, [20, 20, 24, 15, 3, 64, 6, 6, 6, 6, 6, 6]);
        assert!(groups[6].1.contains(&"Spark".to_owned()));
    }

    #[test]
    fn a_faulty_file_gets_every_message_with_its_line() {
        let text = own()
            .replace("healing = 4", "healing = 3")
            .replacen("color = \"blue\"", "color = \"pink\"", 1)
            .replacen("name = \"Ice shard\"", "name = 7", 1);
        let Err(NotCards::Faults(faults)) = check(&text) else { panic!("it has faults") };
        assert!(faults.0.is_sorted_by_key(|fault| fault.line));
        for (wrong, right) in [
            ("healing = 3", "there must be 4"),
            ("\"pink\"", "green, blue, red or yellow"),
            ("name = 7", "a name in quotes"),
        ] {
            let line = 1 + text.lines().position(|line| line.contains(wrong)).unwrap();
            let told = |fault: &ContentFault| {
                fault.line == line && fault.reason.to_string().contains(right)
            };
            assert!(faults.0.iter().any(told), "{wrong}: {faults:?}");
        }
        assert!(matches!(check("not toml at all ["), Err(NotCards::Faults(_))));
        assert!(matches!(check(""), Err(NotCards::Faults(_))));
    }

    #[test]
    fn what_is_huge_or_no_text_is_not_even_looked_at() {
        assert_eq!(check(&"x".repeat(MAX_BYTES + 1)), Err(NotCards::TooLarge));
        assert_eq!(check("\u{89}PNG\0\0"), Err(NotCards::NotText));
        assert_eq!(check(&String::from_utf8_lossy(&[0xff, 0xd8, 0xff])), Err(NotCards::NotText));
    }
}
