//! Rules as they are written, and what is read.

use super::*;

fn text(text: &str) -> Span {
    Span::Text(text.to_owned())
}

fn reference(number: &str) -> Span {
    Span::Reference(number.to_owned())
}

#[test]
fn rules_have_numbers_references_and_marks() {
    let blocks = read(
        "## K4 Combat\n\n- **K4.2** The sum (K4.3, see K9). [R: order]\n  It goes on. [R]\n  Not so. [R!]\n",
    );
    let Block::Heading(heading) = &blocks[0] else { panic!("{blocks:?}") };
    assert_eq!((heading.level, heading.name.as_str()), (2, "K4"));
    assert_eq!(heading.text, "K4 Combat");
    let item = Item {
        number: Some("K4.2".to_owned()),
        blocks: vec![Block::Paragraph(vec![
            text("The sum ("),
            reference("K4.3"),
            text(", see "),
            reference("K9"),
            text("). "),
            Span::Ruling(Some("order".to_owned())),
            text(" It goes on. "),
            Span::Ruling(None),
            text(" Not so. "),
            Span::Departure,
        ])],
    };
    assert_eq!(blocks[1], Block::List(vec![item]));
}

#[test]
fn lists_nest_and_hold_tables() {
    let source =
        "- a\n  - b\n  - c\n    d\n\n    | x | y |\n    |---|---|\n    | 1 | |\n- e\n\nEnd";
    let blocks = read(source);
    let Block::List(items) = &blocks[0] else { panic!("{blocks:?}") };
    assert_eq!(items.len(), 2);
    let Block::List(inner) = &items[0].blocks[1] else { panic!("{items:?}") };
    assert_eq!(inner[1].blocks[0], Block::Paragraph(vec![text("c d")]));
    let table = TextTable {
        head: vec![vec![text("x")], vec![text("y")]],
        rows: vec![vec![vec![text("1")], vec![]]],
    };
    assert_eq!(inner[1].blocks[1], Block::Table(table));
    assert_eq!(blocks[1], Block::Paragraph(vec![text("End")]));
}

#[test]
fn a_table_ends_a_list_and_the_next_rule_begins_another() {
    let blocks = read("- **K1.2** Tiles:\n\n| a |\n|---|\n| b |\n\n- **K1.3** c\n");
    assert!(matches!(blocks[..], [Block::List(_), Block::Table(_), Block::List(_)]));
}

#[test]
fn what_looks_like_html_or_is_left_open_stays_text() {
    for odd in ["<b>x</b>", "a **b", "[Rx]", "[R", "a & b", "Karak", "K", "KG1", "K4x", "AK4"] {
        assert_eq!(read(odd), [Block::Paragraph(vec![text(odd)])], "{odd}");
    }
    assert_eq!(read("#x"), [Block::Paragraph(vec![text("#x")])]);
    assert_eq!(read("K4."), [Block::Paragraph(vec![reference("K4"), text(".")])]);
}

/// Every number of a list, in order.
fn numbers(blocks: &[Block]) -> Vec<String> {
    let own = blocks.iter().flat_map(|block| match block {
        Block::List(items) => items.iter().filter_map(|item| item.number.clone()).collect(),
        Block::Heading(heading) => vec![heading.name.clone()],
        Block::Paragraph(_) | Block::Table(_) => Vec::new(),
    });
    own.collect()
}

#[test]
fn the_rules_have_the_same_numbers_in_all_languages() {
    let read = |source| without_introduction(read(source));
    let dungeon = [
        include_str!("../../../../../../docs/rules/dungeon.md"),
        include_str!("../../../../../../docs/rules/cs/dungeon.md"),
        include_str!("../../../../../../docs/rules/de/dungeon.md"),
        include_str!("../../../../../../docs/rules/pl/dungeon.md"),
    ]
    .map(read);
    let goblin = [
        include_str!("../../../../../../docs/rules/goblin.md"),
        include_str!("../../../../../../docs/rules/cs/goblin.md"),
        include_str!("../../../../../../docs/rules/de/goblin.md"),
        include_str!("../../../../../../docs/rules/pl/goblin.md"),
    ]
    .map(read);
    for game in [dungeon, goblin] {
        let known = numbers(&game[0]);
        assert!(known.len() > 50, "{known:?}");
        for language in &game {
            assert_eq!(numbers(language), known);
            assert!(!format!("{language:?}").contains("k4_3"), "the introduction is shown");
        }
    }
}
