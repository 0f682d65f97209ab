//! What is read from a content file.

use goblin::{Color, Content, Hero, Monster, Potion, Reward, Starting, Won};

use crate::support::{CARDS, starting, tells, with};

/// The cards of the tests as they stand.
fn test_cards() -> Content {
    Content::parse(CARDS).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn every_released_set_reads_and_keeps_its_name_and_hash() {
    let released: Vec<Content> = Content::released().collect();
    assert_eq!(released[0], Content::goblin());
    assert_eq!(released[0].id, "goblin-1");
    assert_eq!(released[0].source, include_str!("../../content/goblin.toml"));
    assert_eq!(*released[0].potions.values(), [4; Potion::ALL.len()]);
}

#[test]
fn lines_may_end_as_on_windows() {
    let (content, same) = (Content::parse(&CARDS.replace('\n', "\r\n")).unwrap(), test_cards());
    assert_eq!(content, same);
    assert_eq!(content.hash(), same.hash());
}

#[test]
fn cards_are_numbered_as_they_stand_in_the_file() {
    let content = test_cards();
    let names = |table: &str| -> Vec<String> {
        let parts = CARDS.split("\n\n").filter(|part| part.starts_with(table));
        let name = |part: &str| {
            part.split("name = \"").nth(1).unwrap().split('"').next().unwrap().to_owned()
        };
        parts.map(name).collect()
    };
    let monsters = [names("[[monster]]"), names("[[gatekeeper]]"), names("[[lord]]")].concat();
    let numbered: Vec<&str> = Monster::all().map(|monster| content.monster_name(monster)).collect();
    assert_eq!(numbered, monsters);
    for (number, name) in
        [("I.1", 0), ("II.1", 20), ("III.24", 63), ("I.k1", 64), ("III.k5", 78), ("X.3", 81)]
    {
        let monster: Monster = number.parse().unwrap();
        assert_eq!(content.monster_name(monster), monsters[name], "{number}");
    }
    let starting: Vec<&str> = Hero::ALL
        .into_iter()
        .flat_map(|hero| Starting::all().map(move |card| (hero, card)))
        .map(|(hero, card)| content.starting_name(hero, card))
        .collect();
    assert_eq!(starting, names("[[starting]]"));
    assert_eq!(content.reward_name("I.1".parse::<Won>().unwrap()), "Free attack");
}

#[test]
fn mixed_tables_count_by_level_and_hero() {
    let (head, cards) = CARDS.split_once("# Argentus").unwrap();
    let mut tables: Vec<&str> = cards.split("\n\n").filter(|part| part.starts_with("[[")).collect();
    tables.reverse();
    let content = Content::parse(&format!("{head}\n{}", tables.join("\n\n"))).unwrap();
    let (last, ordered) = ("II.20".parse().unwrap(), test_cards());
    assert_eq!(content.monster_name(last), ordered.monster_name("II.1".parse().unwrap()));
    let (first, sixth) = ("s1".parse().unwrap(), "s6".parse().unwrap());
    assert_eq!(content.starting_name(Hero::Taia, first), ordered.starting_name(Hero::Taia, sixth));
}

#[test]
fn effects_resolve_from_right_to_left() {
    let first = |effects: &str| {
        Content::parse(&starting("\"attack 1\"", effects)).unwrap().starting[Hero::Argentus][0]
    };
    let card = first("\"draw 1\", \"attack 2\", \"heal 3\"");
    assert_eq!((card.attack, card.defense, card.heal, card.draw), (2, 0, 3, 1));
    assert!(card.heals_first);
    assert!(!first("\"heal 3\", \"draw 1\"").heals_first);
    assert!(!first("\"heal 9\"").heals_first);
    assert_eq!(card.next, [Color::Blue].into_iter().collect());
}

#[test]
fn equipment_has_its_own_effects() {
    let text = with(
        "effects = [\"attack 1\"] }",
        "effects = [\"hand 1\", \"heart 2\", \"defence 3\", \"attack 4\"] }",
    );
    // The first such reward in the file is an action card.
    tells(&text, &["line", "Free attack: an effect is attack, defence, heal or draw, not `hand`"]);
    let text = with(
        "\"Plain weapon\", effects = [\"attack 1\"]",
        "\"Plain weapon\", effects = [\"hand 1\", \"heart 2\", \"attack 4\"]",
    );
    let Reward::Equipment(weapon) = Content::parse(&text).unwrap().rewards[9] else {
        panic!("it is a weapon")
    };
    assert_eq!((weapon.attack, weapon.defense, weapon.heart, weapon.hand), (4, 0, 2, 1));
}
