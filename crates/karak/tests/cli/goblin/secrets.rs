//! What others must not see is nowhere in what they are shown.

use super::by_hand;
use crate::support::{Folder, karak, karak_with};

/// Horan holds other cards in each of these games; what everybody sees is the same.
const ENTRIES: &str = "1 merchant\n1 leave\n2 fight I.1\n2 play s3\n2 end";

#[test]
fn games_that_differ_in_a_hand_look_alike_to_everybody_else() {
    let folder = Folder::new("goblin-alike");
    let one = folder.write("one.karak", by_hand([1, 2, 3, 4], ENTRIES));
    let other = folder.write("other.karak", by_hand([6, 5, 4, 3], ENTRIES));
    let shown = |path: &str, viewer: &str, more: &[&str]| {
        karak(&[&["replay", path, "--view", viewer], more].concat()).fine().out
    };
    for at in ["1", "2", "3", "4", "5"] {
        for more in [&["--json", "--at", at][..], &["--log", "--at", at], &["--map", "none"]] {
            for viewer in ["2", "spectator"] {
                assert_eq!(shown(&one, viewer, more), shown(&other, viewer, more), "{viewer}");
            }
            assert_ne!(shown(&one, "1", more), shown(&other, "1", more));
        }
    }
}

#[test]
fn choices_are_shown_to_whoever_has_them() {
    let folder = Folder::new("goblin-choices");
    let path = folder.write("game.karak", by_hand([1, 2, 3, 4], "1 fight I.1"));
    let legal = |viewer: &str| karak(&["replay", &path, "--view", viewer, "--json"]).fine().json();
    let own = legal("1")["legal"].as_array().unwrap().clone();
    assert!(own.contains(&"play s1".into()) && own.contains(&"end".into()), "{own:?}");
    for viewer in ["2", "spectator"] {
        let json = legal(viewer);
        assert!(json["legal"].as_array().unwrap().is_empty(), "{viewer}");
        assert!(json["view"]["players"][0]["hand"]["own"].is_null(), "{viewer}");
    }
}

#[test]
fn nobody_reads_the_cards_of_another_when_the_device_is_passed_on() {
    let folder = Folder::new("goblin-passed");
    let path = folder.write("game.karak", by_hand([1, 2, 3, 4], ""));
    let args = ["play", "--terminal", "--resume", &path];
    let input = "\ncards\nmerchant\n\n\ncards\nodds\nmerchant\n\n\nq\nq\n";
    let out = karak_with(&args, input).fine().out;
    let mut turns = out.split("press Enter when nobody else is looking");
    let (before, horan, taia) =
        (turns.next().unwrap(), turns.next().unwrap(), turns.next().unwrap());
    let own = ["Horan one", "Horan two", "Horan three", "Horan four"];
    let others = ["Taia two", "Taia three", "Taia four"];
    for name in own {
        assert!(!before.contains(name) && horan.contains(name) && !taia.contains(name), "{name}");
    }
    for name in others {
        assert!(!before.contains(name) && !horan.contains(name) && taia.contains(name), "{name}");
    }
}
