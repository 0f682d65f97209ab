//! Which picture is on a card. `cards.txt` has one for every card of the game's own set; they are fetched for this game only.

use goblin::{Content, EquipmentKind, Hero, Monster, Reward, STARTING_CARDS, Starting, Won};
use leptos::task::spawn_local;
use words::Key;

use crate::platform::{fetch, page};
use crate::ui::html::icon;

/// How many pictures of each kind there are.
const WEAPONS: usize = 12;
const ARMOURS: usize = 13;
const REWARDS: usize = 39;
const STARTING: usize = 36;

/// Fetches all pictures, unless they are there. A card says what it is without them too.
pub(crate) fn fetch_pictures() {
    const THERE: &str = "#card-light";
    if page::has(THERE) {
        return;
    }
    spawn_local(async {
        if let Ok(drawing) = fetch::text("pictures/cards.html").await
            && !page::has(THERE)
        {
            page::append(&drawing);
        }
    });
}

/// A monster's.
pub(super) fn monster(content: &Content, monster: Monster) -> String {
    picture(content.monster_name(monster), || ("monster", monster.index()))
}

/// That of a reward: an action card, a weapon or an armour.
pub(super) fn won(content: &Content, won: Won) -> String {
    picture(content.reward_name(won), || {
        let kind = |won: Won| match &content.rewards[won.index()] {
            Reward::Action(_) => ("action", REWARDS),
            Reward::Equipment(piece) => match piece.kind {
                EquipmentKind::Weapon => ("weapon", WEAPONS),
                EquipmentKind::Armor => ("armour", ARMOURS),
            },
        };
        let (name, count) = kind(won);
        let alike = Won::all().filter(|&other| kind(other).0 == name);
        (name, alike.take_while(|&other| other != won).count() % count)
    })
}

/// That of a hero's starting card.
pub(super) fn starting(content: &Content, hero: Hero, card: Starting) -> String {
    let place = hero as usize * STARTING_CARDS + card.index();
    picture(content.starting_name(hero, card), || ("action", REWARDS + place % STARTING))
}

/// The picture of a card of this name; one that the game's own set does not have gets a spare one of its kind.
fn picture(name: &str, spare: impl Fn() -> (&'static str, usize)) -> String {
    if let Some(key) = Key::of_card(name) {
        return icon(key.name());
    }
    let (kind, place) = spare();
    icon(&["spare-", kind, "-", &(place + 1).to_string()].concat())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of a kind, in the order of the list.
    fn listed(kind: &str) -> Vec<&'static str> {
        let list = include_str!("../../../../page/cards.txt");
        let lines = list.lines().skip_while(|line| line.trim_matches(['[', ']']) != kind).skip(1);
        let lines = lines.take_while(|line| !line.starts_with('['));
        lines.filter_map(|line| Some(line.split_once(" = ")?.0)).collect()
    }

    #[test]
    fn every_card_has_a_picture_of_its_own() {
        let content = Content::goblin();
        let mut seen = BTreeSet::new();
        for each in Monster::all() {
            assert!(seen.insert(monster(&content, each)), "{}", content.monster_name(each));
        }
        for each in Won::all() {
            assert!(seen.insert(won(&content, each)), "{}", content.reward_name(each));
        }
        for hero in Hero::ALL {
            for each in Starting::all() {
                assert!(seen.insert(starting(&content, hero, each)));
            }
        }
        assert!(seen.iter().all(|picture| picture.contains("\"#card-")), "{seen:?}");
    }

    #[test]
    fn the_list_has_as_many_as_are_counted_here() {
        let content = Content::goblin();
        assert_eq!(listed("monster").len(), Monster::all().count());
        assert_eq!(listed("weapon").len(), WEAPONS);
        assert_eq!(listed("armour").len(), ARMOURS);
        assert_eq!(listed("action").len(), REWARDS + STARTING);
        let first = content.starting_name(Hero::ALL[0], Starting::all().next().unwrap());
        assert_eq!(listed("action")[REWARDS], first.to_ascii_lowercase());
    }

    #[test]
    fn cards_of_other_names_differ_too() {
        let other = Content::goblin().source.replace("name = \"", "name = \"My ");
        let content = Content::parse(&other).unwrap();
        let pictures: BTreeSet<String> =
            Monster::all().map(|each| monster(&content, each)).collect();
        assert_eq!(pictures.len(), Monster::all().count());
        assert!(pictures.iter().all(|picture| picture.contains("\"#spare-monster-")));
        let pictures: BTreeSet<String> = Won::all().map(|each| won(&content, each)).collect();
        assert_eq!(pictures.len(), Won::all().count());
    }
}
