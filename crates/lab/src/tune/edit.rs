//! Changes in the text of a card file: all else in it stays as it was written.

use std::ops::Range;

use goblin::{Content, Hero, Level, Monster, MonsterKind, Starting};
use table::content::{TomlTable, Value};

use super::change::{Candidate, Change, Printed, cursed, marks};

/// Keys of a monster under which its reward can stand.
const REWARDS: [&str; 3] = ["action", "weapon", "armour"];

impl Candidate {
    /// The file with these changes; nothing if one of them cannot be made or the result is no card set.
    pub fn apply(&self, content: &Content) -> Option<Content> {
        let mut changed = content.clone();
        for change in &self.0 {
            changed = Content::parse(&change.apply(&changed)?).ok()?;
        }
        Some(changed)
    }
}

impl Change {
    /// The text of the file with this change.
    fn apply(self, content: &Content) -> Option<String> {
        let source = &content.source;
        let root = TomlTable::parse(source).ok()?.into_inner();
        let mut edits: Vec<(Range<usize>, String)> = Vec::new();
        match self {
            Self::Front(whom, number, step) => {
                for monster in whom.monsters() {
                    let value = step.of(number.on(content.monsters[monster.index()]))?;
                    let at = monster_table(&root, monster)?.get(number.key())?.span();
                    edits.push((at, value.to_string()));
                }
            }
            Self::Curse(monster, off, on) => {
                let curses = cursed(content.monsters[monster.index()].curses, off, on);
                let at = monster_table(&root, monster)?.get("curses")?.span();
                edits.push((at, list(curses.iter().map(|curse| curse.name().to_owned()))));
            }
            Self::Face(card, mark, step) => {
                let mut numbers = marks(card.face(content));
                let place = numbers.iter().position(|&(other, _)| other == mark);
                let number = step.of(place.map_or(0, |place| numbers[place].1))?;
                match place {
                    Some(place) if number == 0 => drop(numbers.remove(place)),
                    Some(place) => numbers[place].1 = number,
                    None => numbers.push((mark, number)),
                }
                let texts =
                    numbers.iter().map(|(mark, number)| format!("{} {number}", mark.name()));
                edits.push((card_table(&root, card)?.get("effects")?.span(), list(texts)));
            }
        }
        let mut text = source.clone();
        edits.sort_by_key(|(at, _)| std::cmp::Reverse(at.start));
        for (at, new) in edits {
            text.replace_range(at, &new);
        }
        Some(text)
    }
}

/// The file under another name.
pub(super) fn renamed(content: &Content, id: &str) -> Option<Content> {
    let root = TomlTable::parse(&content.source).ok()?.into_inner();
    let mut text = content.source.clone();
    text.replace_range(root.get("id")?.span(), &format!("{id:?}"));
    Content::parse(&text).ok()
}

fn list(texts: impl Iterator<Item = String>) -> String {
    let quoted: Vec<String> = texts.map(|text| format!("{text:?}")).collect();
    format!("[{}]", quoted.join(", "))
}

fn monster_table<'t>(root: &'t TomlTable<'t>, monster: Monster) -> Option<&'t TomlTable<'t>> {
    let on_level = |table: &TomlTable<'_>| match monster.level() {
        Some(level) => of_level(table) == Some(level),
        None => true,
    };
    let kind = match monster.kind() {
        MonsterKind::Ordinary(_) => "monster",
        MonsterKind::Gatekeeper => "gatekeeper",
        MonsterKind::Lord => "lord",
    };
    tables(root, kind).filter(|table| on_level(table)).nth(monster.place())
}

fn card_table<'t>(root: &'t TomlTable<'t>, card: Printed) -> Option<&'t TomlTable<'t>> {
    match card {
        Printed::Reward(won) => {
            let monster = monster_table(root, won.monster())?;
            REWARDS.iter().find_map(|key| monster.get(*key)?.get_ref().as_table())
        }
        Printed::Starting(hero, card) => starting_table(root, hero, card),
    }
}

fn starting_table<'t>(
    root: &'t TomlTable<'t>,
    hero: Hero,
    card: Starting,
) -> Option<&'t TomlTable<'t>> {
    let own = |table: &&TomlTable<'_>| text(table, "hero") == Some(hero.name());
    tables(root, "starting").filter(own).nth(card.index())
}

fn of_level(table: &TomlTable<'_>) -> Option<Level> {
    text(table, "level")?.parse().ok()
}

fn text<'t>(table: &'t TomlTable<'_>, key: &str) -> Option<&'t str> {
    table.get(key)?.get_ref().as_str()
}

fn tables<'t>(root: &'t TomlTable<'t>, key: &str) -> impl Iterator<Item = &'t TomlTable<'t>> {
    let entries: &[Value<'t>] =
        root.get(key).and_then(|value| value.get_ref().as_array()).map_or(&[], |list| list);
    entries.iter().filter_map(|entry| entry.get_ref().as_table())
}

#[cfg(test)]
mod tests {
    use goblin::{Curse, Won};

    use super::super::change::{Mark, Number, Step, Whom};
    use super::*;

    fn lines_that_differ(one: &str, other: &str) -> Vec<String> {
        let pairs = one.lines().zip(other.lines());
        pairs.filter(|(one, other)| one != other).map(|(_, other)| other.to_owned()).collect()
    }

    #[test]
    fn a_change_touches_its_own_line_only() {
        let content = Content::released().last().unwrap();
        let lines = |change: Change| {
            let changed = Candidate(vec![change]).apply(&content).unwrap();
            lines_that_differ(&content.source, &changed.source)
        };
        let (bear, rat): (Monster, Won) = ("II.5".parse().unwrap(), "I.1".parse().unwrap());
        let up = |number| Change::Front(Whom::One(bear), number, Step::Up);
        assert_eq!(lines(up(Number::Attack)), ["attack = 5"]);
        assert_eq!(lines(up(Number::HitPoints)), ["hit-points = 5"]);
        let swapped = Change::Curse(bear, Some(Curse::Green), Some(Curse::Heal));
        assert_eq!(lines(swapped), ["curses = [\"heal\"]"]);
        let drawing = Change::Face(Printed::Reward(rat), Mark::Draw, Step::Up);
        assert!(lines(drawing)[0].ends_with("[\"attack 1\", \"defence 1\", \"draw 1\"] }"));
        let plainer = Change::Face(Printed::Reward(rat), Mark::Attack, Step::Down);
        assert!(lines(plainer)[0].ends_with("effects = [\"defence 1\"] }"));
        let starting = Printed::Starting(Hero::Horan, "s3".parse().unwrap());
        let starting = Change::Face(starting, Mark::Defense, Step::Up);
        assert_eq!(lines(starting), ["effects = [\"defence 2\"]"]);
        assert_eq!(lines(Change::Front(Whom::Lords, Number::Attack, Step::Down)).len(), 3);
        assert_eq!(lines(Change::Front(Whom::Row(Level::III), Number::Attack, Step::Up)).len(), 24);
    }

    #[test]
    fn what_cannot_be_made_is_refused() {
        let content = Content::released().last().unwrap();
        let heal: Won = "I.1".parse().unwrap();
        let less = Change::Face(Printed::Reward(heal), Mark::Heal, Step::Down);
        assert_eq!(Candidate(vec![less]).apply(&content), None, "below zero");
        let renamed = renamed(&content, "ours").unwrap();
        assert_eq!(lines_that_differ(&content.source, &renamed.source), ["id = \"ours\""]);
    }
}
