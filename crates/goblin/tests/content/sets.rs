//! What can be wrong with a set although each card is right.

use goblin::Content;

use crate::support::{CARDS, beast, one_fault, tells, with};

/// The set without its first table of this kind.
fn without(table: &str) -> String {
    let start = CARDS.find(table).unwrap();
    let end = start + CARDS[start..].find("\n\n").unwrap();
    [&CARDS[..start], &CARDS[end..]].concat()
}

/// The set with a copy of its first table of this kind, under another name.
fn with_another(table: &str) -> String {
    let start = CARDS.find(table).unwrap();
    let end = start + CARDS[start..].find("\n\n").unwrap();
    let copy = CARDS[start..end].replace("name = \"", "name = \"Another ");
    format!("{CARDS}\n{copy}\n")
}

#[test]
fn too_few_and_too_many_cards() {
    for (table, owner, what, must, rule) in [
        ("[[starting]]", "argentus", "starting cards", 6, "G1.3"),
        ("[[monster]]", "level I", "ordinary monsters", 20, "G1.2"),
        ("[[gatekeeper]]", "level I", "gatekeepers", 5, "G1.2"),
        ("[[lord]]", "the file", "lords", 3, "G1.2"),
    ] {
        let reason = |there| format!("{owner} has {there} {what}, there must be {must} ({rule})");
        one_fault(&without(table), "", &reason(must - 1));
        one_fault(&with_another(table), "", &reason(must + 1));
    }
    let moved =
        with("[[gatekeeper]] # I.k1\nlevel = \"I\"", "[[gatekeeper]] # I.k1\nlevel = \"III\"");
    tells(&moved, &["level I has 4 gatekeepers", "level III has 6 gatekeepers"]);
}

#[test]
fn the_same_name_twice() {
    for (old, line, name, kind) in [
        ("Beast 2", "name = \"BEAST 1", "BEAST 1", "monsters"),
        ("Lord 1", "name = \"BEAST 1", "BEAST 1", "monsters"),
        ("Argentus two", "name = \"ARGENTUS ONE", "ARGENTUS ONE", "starting cards"),
        ("Free defence", "action = { name = \"FREE ATTACK", "FREE ATTACK", "rewards"),
    ] {
        one_fault(&with(old, name), line, &format!("{name}: two {kind} have this name"));
    }
    let both_kinds = with("\"Free attack\"", "\"Beast 1\"");
    assert!(Content::parse(&both_kinds).is_ok(), "a reward may be called like a monster");
    // Also of a card that belongs nowhere.
    let homeless = beast("level = \"I\"", "level = \"IV\"").replacen("Beast 2", "Beast 1", 1);
    tells(&homeless, &["a level is I, II or III", "Beast 1: two monsters have this name"]);
}

/// The set, where nothing leads to green.
fn nothing_leads_to_green() -> String {
    let lines = CARDS.lines().map(|line| {
        let Some((before, after)) = line.split_once("next = [") else { return line.to_owned() };
        let (next, rest) = after.split_once(']').unwrap();
        let next: Vec<&str> = next.split(", ").filter(|color| *color != "\"green\"").collect();
        format!("{before}next = [{}]{rest}", next.join(", "))
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_card_that_could_only_open_a_battle() {
    let text = nothing_leads_to_green();
    let green = text.matches("color = \"green\"").count();
    let green_starting_cards = text.matches("\ncolor = \"green\"").count();
    let told = Content::parse(&text).unwrap_err();
    assert_eq!(told.0.len(), green, "{told}");
    tells(
        &text,
        &[
            "Argentus one: it can only open a battle: no other starting card of the hero and no reward has green among its `next`",
            "Free attack: it can only open a battle: no other card has green among its `next`",
        ],
    );

    // A card does not follow itself.
    let lonely = text.replacen("next = [\"blue\"]", "next = [\"green\"]", 1);
    tells(&lonely, &["Argentus one: it can only open"]);
    let told = Content::parse(&lonely).unwrap_err();
    // It leads to every green reward, but no other hero has it.
    assert_eq!(told.0.len(), green_starting_cards, "{told}");

    // One reward that leads to green helps everybody but itself.
    let reward = "color = \"green\", next = [";
    let helped = text.replacen(reward, &format!("{reward}\"green\", "), 1);
    let told = Content::parse(&helped).unwrap_err();
    assert_eq!(told.0.len(), 1, "{told}");
    tells(&helped, &["Free attack: it can only open"]);

    // A card that cannot be read might be the one.
    let unread = text.replacen("effects = [\"defence 1\"] }", "effects = [\"defence 0\"] }", 1);
    assert_eq!(Content::parse(&unread).unwrap_err().0.len(), 1);
}

/// The set, where nothing but weapons and armour attacks or defends.
fn harmless() -> String {
    let lines = CARDS.lines().map(|line| {
        if line.starts_with("weapon") || line.starts_with("armour") {
            return line.to_owned();
        }
        let Some((before, after)) = line.split_once("effects = [") else { return line.to_owned() };
        let (_, rest) = after.split_once(']').unwrap();
        format!("{before}effects = [\"draw 1\"]{rest}")
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_monster_that_nobody_can_beat() {
    let gatekeeper = "name = \"Gatekeeper I 1\"\nattack = 0\nhit-points = ";
    let text = with(&format!("{gatekeeper}1"), &format!("{gatekeeper}99"));
    let told = Content::parse(&text).unwrap_err();
    assert_eq!(told.0.len(), 1, "{told}");
    tells(
        &text,
        &[
            "Gatekeeper I 1: nobody can beat it: it has 99 hit points, and all cards together reach",
            "attack with rewards up to level I",
        ],
    );
    assert!(
        Content::parse(&beast("hit-points = 1", "hit-points = 60")).is_ok(),
        "somebody may come back with rewards of level III"
    );
    let text = with(&format!("{gatekeeper}1"), &format!("{gatekeeper}60"));
    tells(&text, &["Gatekeeper I 1: nobody can beat it: it has 60 hit points"]);

    // Without attack on cards, a weapon reaches 5 and armour 1.
    let text = harmless();
    tells(
        &text,
        &[
            "Lord 3: nobody can beat it: it has 12 hit points, and all cards together reach 6 attack",
        ],
    );
    let told = Content::parse(&text).unwrap_err().to_string();
    assert!(!told.contains("Beast 1:") && !told.contains("Giant"), "{told}");
}

#[test]
fn curses_count_against_the_heroes_but_one_can_be_lifted() {
    let cursed = |curses: &str| {
        with(
            "name = \"Lord 3\"\nattack = 9\nhit-points = 12\ncurses = [\"draw\", \"armour\"]",
            &format!("name = \"Lord 3\"\nattack = 9\nhit-points = 24\ncurses = {curses}"),
        )
    };
    assert!(Content::parse(&cursed("[\"attack\"]")).is_ok(), "a countercurse potion lifts it");
    // With three colors of four forbidden all cards of two colors are left; against attack and a weapon curse
    // either the weapon remains or the cards.
    assert!(Content::parse(&cursed("[\"green\", \"blue\", \"red\"]")).is_ok());
    assert!(Content::parse(&cursed("[\"attack\", \"weapon\"]")).is_ok());
    // The best weapon if it is what is lifted; a potion of strength and an ability count the best card twice,
    // whatever the curses.
    let all = "[\"attack\", \"green\", \"blue\", \"red\", \"yellow\", \"weapon\", \"armour\"]";
    tells(
        &cursed(all),
        &[
            "Lord 3: nobody can beat it: it has 24 hit points, and all cards together reach 23 attack",
        ],
    );
}

#[test]
fn what_is_costly_to_think_about_is_told_with_its_cards() {
    assert_eq!(Content::goblin().costs(), []);
    let told = |from: &str, to: &str| {
        let text = Content::goblin().source.replace(from, to);
        let costs = Content::parse(&text).unwrap().costs();
        costs.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let at_once = told("\"draw 2\"", "\"draw 3\"");
    assert_eq!(at_once.len(), 1, "{at_once:?}");
    assert!(at_once[0].starts_with("more than 2 cards drawn by one card: "), "{at_once:?}");
    assert_eq!(at_once[0].matches("(3)").count(), 3, "{at_once:?}");
    let often = told("\"draw 1\"", "\"draw 2\"");
    assert_eq!(often.len(), 1, "{often:?}");
    assert!(often[0].starts_with("42 cards drawn by 21 cards: Old spellbook (2), "), "{often:?}");
    assert!(often[0].ends_with(" and 13 more"), "{often:?}");
    let hand = told("\"hand 1\"", "\"hand 3\"");
    assert_eq!(hand, ["a hand of 10 cards with Rune blade (3), Dream cloak (3)"]);
}

#[test]
fn a_monster_that_nobody_can_survive() {
    let gatekeeper = "name = \"Gatekeeper I 1\"\nattack = ";
    let text = with(&format!("{gatekeeper}0"), &format!("{gatekeeper}99"));
    tells(
        &text,
        &[
            "Gatekeeper I 1: nobody can survive it: its attack is 99, all cards together reach",
            "defence with rewards up to level I, and a hero has 5 hit points",
        ],
    );
    assert_eq!(Content::parse(&text).unwrap_err().0.len(), 1);
    // Armour alone reaches 5, a weapon 1: with 5 hit points an attack of 10 leaves one.
    let attacking = |attack: &str| {
        let text = harmless().replace("attack = 9", attack);
        Content::parse(&text).unwrap_err().to_string()
    };
    let told = attacking("attack = 10");
    assert!(!told.contains("nobody can survive"), "{told}");
    let told = attacking("attack = 11");
    assert!(told.contains("Lord 3: nobody can survive it: its attack is 11, all cards together reach 6 defence, and"), "{told}");
}

#[test]
fn unreadable_and_missing_cards_may_be_of_any_strength() {
    let unread = harmless().replacen("\"draw 1\"", "\"draw 0\"", 1);
    let told = Content::parse(&unread).unwrap_err().to_string();
    assert!(!told.contains("nobody"), "{told}");
    let missing = harmless().replacen("[[starting]]", "[[beginning]]", 1);
    let told = Content::parse(&missing).unwrap_err().to_string();
    assert!(!told.contains("nobody"), "{told}");
}
