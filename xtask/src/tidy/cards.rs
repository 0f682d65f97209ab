//! Every card of Goblin's own set has a picture, and no two of a kind look alike: `crates/web/page/cards.txt`.

use std::collections::{BTreeMap, BTreeSet};

use super::{Fault, TextFile};
use crate::web::cards::{LIST, parse};

/// Where the names of cards are.
const TEXTS: &str = "crates/words/text/en.ftl";

/// Cards without a picture, pictures of no card, and pictures that are alike.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    let find = |path| files.iter().find(|file| file.path == path);
    let (Some(list), Some(texts)) = (find(LIST), find(TEXTS)) else { return Vec::new() };
    let named =
        texts.contents.lines().filter_map(|line| line.strip_prefix("card-")?.split_once(" ="));
    let mut missing: BTreeSet<&str> = named.map(|(name, _)| name).collect();
    let known = missing.clone();
    let mut looks = BTreeMap::new();
    let mut faults = Vec::new();
    for picture in parse(&list.contents) {
        let picture = match picture {
            Ok(picture) => picture,
            Err((line, sentence)) => {
                faults.push(Fault::new(list, line, sentence));
                continue;
            }
        };
        let (name, line) = (picture.name, picture.line);
        if !known.contains(name) {
            faults.push(Fault::new(list, line, format!("there is no card `{name}`")));
        } else if !missing.remove(name) {
            faults.push(Fault::new(list, line, format!("the card `{name}` is there twice")));
        }
        if let Some(other) = looks.insert((picture.kind, picture.look()), name) {
            faults.push(Fault::new(list, line, format!("`{name}` looks like `{other}`")));
        }
    }
    let without = |name: &str| Fault::new(list, 0, format!("the card `{name}` has no picture"));
    faults.extend(missing.into_iter().map(without));
    faults
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::{LIST, TEXTS, faults};

    #[test]
    fn every_card_has_a_picture_that_no_other_of_its_kind_has() {
        let texts =
            TextFile::new(TEXTS, "card-rat = Rat\ncard-cat = Cat\ncard-bow = Bow\nother = x\n");
        let check = |list: &str| -> Vec<String> {
            let files = [TextFile::new(LIST, list), texts.clone()];
            faults(&files).iter().map(ToString::to_string).collect()
        };
        let fine = "[monster]\nrat = rat #123456\ncat = rat #123456 + hat #123456\n[weapon]\nbow = rat #123456\n";
        assert_eq!(check(fine), [""; 0]);
        let found = check("[monster]\nrat = rat #123456\ncat = rat #654321\ndog = dog #123456\n");
        assert_eq!(
            found,
            [
                "crates/web/page/cards.txt:3: `cat` looks like `rat`",
                "crates/web/page/cards.txt:4: there is no card `dog`",
                "crates/web/page/cards.txt: the card `bow` has no picture",
            ]
        );
    }
}
