//! Heroes, colors, effects, curses, potions, levels, refusals, editions and settings.

use goblin::{
    Color, Curse, CursedHand, Edition, Effect, EquipmentKind, HIT_POINTS, Hero, Level, NewDeck,
    Options, Potion, Refusal, Resolution, Switch,
};
use words::{Language, Words, goblin as say};

use crate::support::{all_words, check};

#[test]
fn every_name_is_known() {
    for words in &all_words() {
        for hero in Hero::ALL {
            check(&say::hero(words, hero));
            check(&say::hero_title(words, hero));
            check(&say::ability(words, hero));
            assert!(say::ability(words, hero).ends_with('.'));
        }
        for color in Color::ALL {
            check(&say::color(words, color));
        }
        for effect in Effect::ALL {
            check(&say::effect(words, effect));
        }
        for curse in Curse::ALL {
            check(&say::curse(words, curse));
            check(&say::curse_rule(words, curse));
        }
        for potion in Potion::ALL {
            check(&say::potion(words, potion));
            check(&say::potion_rule(words, potion));
            let printed = say::potion_printed(words, potion);
            assert_eq!(printed.replace('\u{ad}', ""), say::potion(words, potion));
            // A shelf of the shop has room for so many letters of a line.
            let long = printed.split([' ', '\u{ad}']).find(|part| part.chars().count() > 9);
            assert_eq!(long, None, "{printed}");
        }
        for level in Level::ALL {
            check(&say::level(words, level));
        }
        for kind in EquipmentKind::ALL {
            check(&say::equipment_kind(words, kind));
        }
    }
}

#[test]
fn every_refusal_is_said() {
    for words in &all_words() {
        for &refusal in Refusal::ALL {
            let text = say::refusal(words, refusal);
            check(&text);
            assert!(text.contains(" (G") && text.ends_with(')'), "{text}");
        }
    }
}

/// Every value of every setting, one changed at a time.
fn every_setting() -> Vec<(&'static str, Options)> {
    let mut list = Vec::new();
    let switches = Switch::ALL.map(Switch::name);
    for name in Options::NAMES {
        let numbers: Vec<String> = match name {
            "gatekeepers" => ["4", "5"].map(str::to_owned).to_vec(),
            "hit-points" => {
                HIT_POINTS.map(|number| number.to_string()).chain(["3/7/5".to_owned()]).collect()
            }
            "new-deck" => NewDeck::ALL.map(|value| value.to_string()).to_vec(),
            "resolution" => Resolution::ALL.map(|value| value.to_string()).to_vec(),
            "cursed-hand" => CursedHand::ALL.map(|value| value.to_string()).to_vec(),
            _ => switches.map(str::to_owned).to_vec(),
        };
        for value in numbers {
            let mut options = Options::of(Edition::En);
            options.set(name, &value).unwrap();
            list.push((name, options));
        }
    }
    list
}

#[test]
fn every_edition_and_setting_is_explained() {
    for words in &all_words() {
        for edition in Edition::ALL {
            check(&say::edition(words, edition));
        }
        for (name, options) in every_setting() {
            check(&say::setting_name(words, name));
            let sentence = say::setting(words, &options, name);
            check(&sentence);
            assert!(sentence.ends_with('.'), "{sentence}");
        }
        for switch in Switch::ALL {
            check(&say::abilities(words, switch));
        }
        check(&say::setting_name(words, "abilities"));
        for edition in Edition::ALL {
            let (own, english) = (Options::of(edition), Options::of(Edition::En));
            for sentence in say::differences(words, &own, &english) {
                check(&sentence);
            }
            assert!(say::differences(words, &own, &own).is_empty());
        }
    }
}

#[test]
fn an_edition_is_told_by_what_is_special_about_it() {
    let english = Options::of(Edition::En);
    let told =
        |edition| say::differences(&Words::new(Language::English), &Options::of(edition), &english);
    assert_eq!(
        told(Edition::Cs),
        ["The healing potion may also be drunk outside battle, in the player’s own turn."]
    );
    assert_eq!(
        told(Edition::De),
        ["Each level has 4 gatekeepers.", "A hero may also revive with hit points left."]
    );
    assert_eq!(told(Edition::Pl).len(), 4);
}
