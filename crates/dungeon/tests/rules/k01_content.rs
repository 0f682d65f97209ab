//! K1.2, K1.3: content files, and what is wrong with them.

use dungeon::Content;

/// A whole content file, four lines of head and as little as possible below.
const SMALL: &str = r#"id = "small"
treasures-to-win = 6
weapons = { daggers = 1, sword = 2, axe = 3 }

[[tile]]
kind = "tunnel"
cross = 5

[[token]]
name = "dragon"
count = 1
strength = 15
back = "dragon-treasure"
ends-game = true
"#;

/// What is wrong with a content file: `line 3: …`, one fault a line.
fn faults(text: &str) -> String {
    Content::parse(text).unwrap_err().to_string()
}

/// The lines that have a fault.
fn fault_lines(text: &str) -> Vec<usize> {
    Content::parse(text).unwrap_err().0.iter().map(|fault| fault.line).collect()
}

#[test]
fn k1_2_a_content_file_holds_79_tiles_and_no_more() {
    let with = |count: u32| SMALL.replace("cross = 5", &format!("cross = {count}"));
    assert_eq!(Content::parse(&with(79)).unwrap().tile_count(), 79);
    assert_eq!(fault_lines(&with(80)), [1, 7]);
    let spread = with(79).replace("[[token]]", "[[tile]]\nkind = \"room\"\nt = 1\n\n[[token]]");
    assert!(faults(&spread).contains("80 tiles"));
    let many = with(79).replace("cross = 79", "cross = 79\nt = 79\nstraight = 79\ncorner = 79");
    assert!(faults(&many).contains("316 tiles"));
    assert!(faults(&with(0)).contains("no tiles"));
}

#[test]
fn k1_2_equal_tiles_may_be_listed_in_two_places() {
    let twice = SMALL.replace("[[token]]", "[[tile]]\nkind = \"tunnel\"\ncross = 2\n\n[[token]]");
    assert_eq!(Content::parse(&twice).unwrap().tiles[0], 7);
    let far_too_many = "[[tile]]\nkind = \"tunnel\"\ncross = 79\n\n".repeat(4);
    assert!(
        faults(&SMALL.replace("[[token]]", &format!("{far_too_many}[[token]]"))).contains("tiles")
    );
}

#[test]
fn k1_2_dead_ends_and_unknown_kinds_are_no_tiles() {
    let dead_end = SMALL.replace("cross = 5", "cross = 5\ndead-end = 1");
    assert_eq!(fault_lines(&dead_end), [8]);
    assert!(faults(&dead_end).contains("dead-end"));
    assert_eq!(fault_lines(&SMALL.replace("\"tunnel\"", "\"cave\"")), [1, 6]);
    assert!(
        faults(&SMALL.replace("kind = \"tunnel\"\n", "")).contains("line 5: `kind` is missing")
    );
}

#[test]
fn k1_3_a_bag_holds_80_tokens_and_one_that_ends_the_game() {
    let chests = |count: u32| format!("{SMALL}\n[[token]]\nname = \"chest\"\ncount = {count}\n");
    assert_eq!(Content::parse(&chests(79)).unwrap().token_count(), 80);
    assert!(faults(&chests(80)).contains("81 tokens"));
    assert!(faults(&SMALL.replace("ends-game = true\n", "")).contains("ends the game"));
    assert!(faults(&SMALL.replace("count = 1", "count = 0")).contains("ends the game"));
}

#[test]
fn k1_3_a_token_is_given_once_and_with_its_own_keys() {
    let twice =
        format!("{SMALL}\n[[token]]\nname = \"dragon\"\ncount = 1\nstrength = 9\nback = \"key\"\n");
    assert!(faults(&twice).contains("line 16: dragon is given twice"), "{}", faults(&twice));
    let chest = format!("{SMALL}\n[[token]]\nname = \"chest\"\ncount = 1\nstrength = 4\n");
    assert_eq!(fault_lines(&chest), [19]);
    let missing = SMALL.replace("strength = 15\n", "").replace("count = 1\n", "");
    assert!(faults(&missing).contains("line 9: `count` is missing"), "{}", faults(&missing));
    assert!(faults(&missing).contains("line 9: `strength` is missing"));
}

#[test]
fn k1_3_the_dragons_treasure_belongs_to_who_ends_the_game() {
    let rat =
        "\n[[token]]\nname = \"giant-rat\"\ncount = 1\nstrength = 5\nback = \"dragon-treasure\"\n";
    assert_eq!(fault_lines(&format!("{SMALL}{rat}")), [16]);
    let both = format!("{SMALL}{rat}ends-game = true\n");
    assert_eq!(
        Content::parse(&both).unwrap().ends_game.values().iter().filter(|ends| **ends).count(),
        2
    );
}

#[test]
fn k1_3_all_faults_of_a_content_file_are_told_at_once_with_their_lines() {
    let broken = r#"id = "Bad Name"
treasures-to-win = 0
color = "red"
[weapons]
daggers = 21
sword = "two"
axe = 3
[[tile]]
kind = "cave"
[[tile]]
kind = "room"
cross = 3
t = -1
[[token]]
name = "orc"
[[token]]
name = "dragon"
count = 1.5
strength = 100
back = "crown"
ends-game = "yes"
curse = 1
"#;
    // Line 1 also has what concerns the whole file: nothing in the bag ends the game.
    assert_eq!(
        fault_lines(broken),
        [1, 1, 2, 3, 5, 6, 9, 13, 14, 15, 18, 19, 20, 21, 22],
        "{}",
        faults(broken)
    );
}

#[test]
fn k1_3_a_wrong_name_hides_no_other_fault() {
    let broken = SMALL.replace("\"tunnel\"", "\"cave\"").replace("cross = 5", "cross = -1");
    assert_eq!(fault_lines(&broken), [1, 6, 7], "{}", faults(&broken));
    let broken = format!("{SMALL}\n[[token]]\nname = \"orc\"\ncount = -1\n");
    assert_eq!(fault_lines(&broken), [17, 18], "{}", faults(&broken));
}

#[test]
fn k1_3_a_missing_weapon_is_told_at_the_weapons() {
    let no_axe = SMALL.replace(", axe = 3", "");
    assert!(faults(&no_axe).contains("`axe` is missing"));
    assert_eq!(fault_lines(&no_axe), [3]);
}

#[test]
fn k1_3_what_is_missing_is_told() {
    for part in [
        "id = \"small\"\n",
        "treasures-to-win = 6\n",
        "weapons = { daggers = 1, sword = 2, axe = 3 }\n",
    ] {
        let name = part.split(' ').next().unwrap();
        assert!(faults(&SMALL.replace(part, "")).contains(name), "{part}");
    }
    // Nothing at all: id, number of treasures, weapons, tiles and the end are missing.
    assert_eq!(fault_lines(""), [1; 5]);
}

#[test]
fn k1_3_what_is_no_toml_is_told_with_its_line() {
    let no_number = SMALL.replace("cross = 5", "cross =");
    assert_eq!(fault_lines(&no_number), [7], "that no tiles are left comes from it");
    assert!(fault_lines(&SMALL.replace("cross = 5", "cross = 5\ncross = 6")).contains(&8));
    let two = SMALL.replace("cross = 5", "cross = = 5").replace("count = 1", "count 1");
    assert!(fault_lines(&two).contains(&7) && fault_lines(&two).contains(&11), "{}", faults(&two));
    assert!(Content::parse("\u{0}\u{1}nonsense").is_err());
}

#[test]
fn k1_3_what_is_not_a_table_is_told_with_its_line() {
    let head = "id = \"small\"\ntreasures-to-win = 6\n";
    let told = faults(&format!("{head}weapons = 3\ntile = 4\ntoken = \"dragon\"\n"));
    for part in
        ["line 3: `weapons` is a table", "line 4: `tile` is a list", "line 5: `token` is a list"]
    {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
}

#[test]
fn k1_3_a_list_that_holds_something_else_is_told_with_its_line() {
    let text = r#"id = "small"
treasures-to-win = 6
weapons = { daggers = 1, sword = 2, axe = 3 }
tile = [{ kind = "tunnel", cross = 5 }, 7]
token = [{ name = "dragon", count = 1, strength = 15, back = "dragon-treasure", ends-game = true }, "chest"]
"#;
    let lines: Result<_, Vec<usize>> =
        Content::parse(text).map_err(|faults| faults.0.iter().map(|fault| fault.line).collect());
    assert_eq!(lines, Err(vec![4, 5]));
}
