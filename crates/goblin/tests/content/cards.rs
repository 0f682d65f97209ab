//! What can be wrong with one card, or with the head of a file.

use goblin::Content;

use crate::support::{beast, one_fault, starting, tells, with};

#[test]
fn the_head_of_a_file() {
    one_fault(
        &with("id = \"test-cards\"", "id = \"My Goblins\""),
        "id",
        "`id` is text of at most 40 small letters, digits and hyphens",
    );
    one_fault(&with("id = \"test-cards\"\n", ""), "", "the file has no `id`: give the set a name");
    one_fault(
        &with("id = ", "colour = 3\nid = "),
        "colour",
        "the file has no `colour`; it can have: id, potions, starting, monster, gatekeeper, lord",
    );
    one_fault(
        &with("healing = 4", "healing = 3"),
        "healing",
        "there are 3 healing potions, there must be 4 (G1.3)",
    );
    one_fault(
        &with("healing = 4", "healing = -4"),
        "healing",
        "`healing` is a number from 0 to 99",
    );
    one_fault(
        &with("healing = 4\n", ""),
        "[potions]",
        "`healing` is missing: a number from 0 to 99",
    );
    one_fault(
        &with("healing = 4", "healing = 4\npoison = 4"),
        "poison",
        "`potions` has no `poison`; it can have: strength, healing, countercurse",
    );
    tells(
        &with("[potions]", "potions = 4\n[poison]"),
        &["`potions` is a table: write [potions]", "the file has no `poison`"],
    );
}

#[test]
fn starting_cards() {
    one_fault(
        &with("hero = \"argentus\"", "hero = \"merlin\""),
        "hero",
        "Argentus one: a hero is argentus, horan, xanros, aderyn, victorius or taia, not `merlin`",
    );
    one_fault(
        &with("hero = \"argentus\"\n", ""),
        "[[starting]]",
        "Argentus one: `hero` is missing",
    );
    one_fault(
        &starting("name = \"Argentus one\"\n", ""),
        "[[starting]]",
        "[[starting]] 1: `name` is missing",
    );
    one_fault(
        &starting("\"Argentus one\"", "4"),
        "name",
        "[[starting]] 1: `name` is a name in quotes",
    );
    one_fault(
        &starting("color = \"green\"\n", ""),
        "[[starting]]",
        "Argentus one: `color` is missing",
    );
    one_fault(
        &starting("\"green\"", "\"pink\""),
        "color",
        "Argentus one: a color is green, blue, red or yellow, not `pink`",
    );
    one_fault(
        &starting("color", "colour = \"blue\"\ncolor"),
        "colour",
        "Argentus one: a starting card has no `colour`; it can have: hero, name, color, next, effects",
    );
    one_fault(
        &starting("\"blue\"", "\"pink\""),
        "next",
        "Argentus one: a color is green, blue, red or yellow, not `pink`",
    );
    one_fault(
        &starting("\"blue\"", "\"red\", \"red\""),
        "next",
        "Argentus one: red stands twice in `next`",
    );
    one_fault(&starting("\"blue\"", "7"), "next", "Argentus one: `next` holds names in quotes");
    one_fault(
        &starting("[\"blue\"]", "\"blue\""),
        "next",
        "Argentus one: `next` is a list in square brackets",
    );
    one_fault(
        &starting("next = [\"blue\"]\n", ""),
        "[[starting]]",
        "Argentus one: `next` is missing: a list in square brackets",
    );
}

#[test]
fn a_card_may_lead_nowhere() {
    assert!(Content::parse(&starting("\"blue\"", "")).is_ok());
}

#[test]
fn effects() {
    one_fault(
        &starting("[\"attack 1\"]", "[]"),
        "effects",
        "Argentus one: `effects` is empty: a card has at least one effect",
    );
    one_fault(
        &starting("\"attack 1\"", "\"dance 1\""),
        "effects",
        "Argentus one: an effect is attack, defence, heal or draw, not `dance`",
    );
    one_fault(
        &starting("\"attack 1\"", "\"attack 1\", \"attack 2\""),
        "effects",
        "Argentus one: attack stands twice in `effects`",
    );
    for number in
        ["", " ", " 0", " 10", " -1", " +1", " one", "  1", " 1.0", " 99999999999999999999"]
    {
        let text = starting("attack 1", &format!("attack{number}"));
        one_fault(
            &text,
            "effects",
            "Argentus one: attack needs a number from 1 to 9, such as \"attack 1\"",
        );
    }
    one_fault(
        &with(
            "\"Plain weapon\", effects = [\"attack 1\"]",
            "\"Plain weapon\", effects = [\"draw 1\"]",
        ),
        "weapon",
        "Plain weapon: equipment has attack, defence, heart or hand, not `draw`",
    );
}

#[test]
fn fronts_of_monsters() {
    one_fault(
        &beast("\"I\"", "\"IV\""),
        "level = \"IV\"",
        "Beast 1: a level is I, II or III, not `IV`",
    );
    one_fault(&beast("level = \"I\"\n", ""), "[[monster]]", "Beast 1: `level` is missing");
    one_fault(
        &beast("name = \"Beast 1\"\n", ""),
        "[[monster]]",
        "[[monster]] 1: `name` is missing",
    );
    one_fault(
        &beast("attack = 0", "attack = 100"),
        "attack",
        "Beast 1: `attack` is a number from 0 to 99",
    );
    one_fault(
        &beast("attack = 0\n", ""),
        "[[monster]]",
        "Beast 1: `attack` is missing: a number from 0 to 99",
    );
    one_fault(
        &beast("hit-points = 1", "hit-points = 0"),
        "hit-points",
        "Beast 1: `hit-points` is a number from 1 to 99",
    );
    one_fault(
        &beast("hit-points = 1", "hit-points = \"two\""),
        "hit-points",
        "Beast 1: `hit-points` is a number from 1 to 99",
    );
    one_fault(
        &beast("curses = []\n", ""),
        "[[monster]]",
        "Beast 1: `curses` is missing: a list in square brackets",
    );
    one_fault(
        &beast("[]", "[\"fear\"]"),
        "curses",
        "Beast 1: a curse is attack, defence, heal, draw, green, blue, red, yellow, weapon or armour, not `fear`",
    );
    one_fault(
        &beast("[]", "[\"heal\", \"heal\"]"),
        "curses",
        "Beast 1: heal stands twice in `curses`",
    );
    one_fault(
        &beast("attack", "shade = 3\nattack"),
        "shade",
        "Beast 1: a monster has no `shade`; it can have: level, name, attack, hit-points, curses, action, weapon, armour",
    );
    one_fault(
        &with("name = \"Gatekeeper I 1\"", "key = 1\nname = \"Gatekeeper I 1\""),
        "key",
        "Gatekeeper I 1: a gatekeeper has no `key`; it can have: level, name, attack, hit-points, curses",
    );
    one_fault(
        &with("[[gatekeeper]] # I.k1\nlevel = \"I\"", "[[gatekeeper]] # I.k1\nlevel = 1"),
        "level = 1",
        "Gatekeeper I 1: `level` is a name in quotes",
    );
    one_fault(
        &with("name = \"Lord 1\"", "name = \"Lord 1\"\nlevel = \"X\""),
        "level = \"X\"",
        "Lord 1: a lord has no `level`; it can have: name, attack, hit-points, curses",
    );
}

#[test]
fn rewards() {
    let action = "action = { name = \"Free attack\", color = \"green\", next = [\"green\", \"blue\", \"red\", \"yellow\"], effects = [\"attack 1\"] }";
    one_fault(
        &with(&format!("{action}\n"), ""),
        "[[monster]]",
        "Beast 1: it has no reward: write `action`, `weapon` or `armour`",
    );
    let second = format!("{action}\nweapon = {{ name = \"Club\", effects = [\"attack 0\"] }}");
    tells(
        &with(action, &second),
        &[
            "Beast 1: it has another reward already: take out `weapon`",
            "Club: attack needs a number",
        ],
    );
    one_fault(
        &with(action, "action = \"Free attack\""),
        "action",
        "Beast 1: `action` is a card: write action = { name = …, effects = … }",
    );
    one_fault(
        &with("action = { name = \"Free attack\", ", "action = { "),
        "action",
        "the reward of Beast 1: `name` is missing",
    );
    one_fault(
        &with("\"Free attack\", ", "\"Free attack\", kind = 1, "),
        "action",
        "Free attack: an action card has no `kind`; it can have: name, color, next, effects",
    );
    one_fault(
        &with("\"Plain weapon\", ", "\"Plain weapon\", color = \"red\", "),
        "weapon",
        "Plain weapon: equipment has no `color`; it can have: name, effects",
    );
    one_fault(
        &with("\"Plain armour\", effects = [\"defence 1\"]", "\"Plain armour\", effects = []"),
        "armour",
        "Plain armour: `effects` is empty: a card has at least one effect",
    );
}

#[test]
fn names() {
    // The last ones are a space without width, a line that runs backwards, and a space of another kind.
    for name in [
        "",
        " Spark",
        "Spark ",
        "Sp\\tark",
        "Sp\\u0007ark",
        &"x".repeat(41),
        "Sp\\u200Bark",
        "Sp\\u202Eark",
        "Sp\u{a0}ark",
    ] {
        let reason =
            "[[starting]] 1: `name` is 1 to 40 printable characters, no space at either end";
        one_fault(&starting("Argentus one", name), "name", reason);
    }
    assert!(
        Content::parse(&starting("Argentus one", &"é".repeat(40))).is_ok(),
        "characters count, not bytes"
    );
}
