//! Editions, and what each setting of a game does.

use goblin::{CursedHand, Edition, HitPoints, NewDeck, Options, Resolution, Switch};

use super::keys;
use crate::{Arg, Key, Language, Words, key};

/// "Czech edition".
pub fn edition(words: &Words, edition: Edition) -> String {
    words.text(keys::edition(edition))
}

/// The edition in this language: whoever owns the box knows that one.
pub const fn edition_in(language: Language) -> Edition {
    match language {
        Language::English => Edition::En,
        Language::Czech => Edition::Cs,
        Language::German => Edition::De,
        Language::Polish => Edition::Pl,
    }
}

/// What a setting is called: "Gatekeepers per level". The names are [`Options::NAMES`] and `abilities`; another one is
/// said as it is.
pub fn setting_name(words: &Words, name: &str) -> String {
    words.text(match name {
        "gatekeepers" => key::GOBLIN_SETTING_GATEKEEPERS,
        "early-revival" => key::GOBLIN_SETTING_EARLY_REVIVAL,
        "new-deck" => key::GOBLIN_SETTING_NEW_DECK,
        "resolution" => key::GOBLIN_SETTING_RESOLUTION,
        "free-potions" => key::GOBLIN_SETTING_FREE_POTIONS,
        "first-strike" => key::GOBLIN_SETTING_FIRST_STRIKE,
        "hit-points" => key::GOBLIN_SETTING_HIT_POINTS,
        "short-game" => key::GOBLIN_SETTING_SHORT_GAME,
        "cursed-hand" => key::GOBLIN_SETTING_CURSED_HAND,
        "head-start" => key::GOBLIN_SETTING_HEAD_START,
        "abilities" => key::GOBLIN_SETTING_ABILITIES,
        _ => return name.to_owned(),
    })
}

/// What a setting does as it is set, as a sentence: "Each level has 4 gatekeepers."
pub fn setting(words: &Words, options: &Options, name: &str) -> String {
    // All of them by name: a setting without a sentence does not compile.
    let Options {
        gatekeepers,
        early_revival,
        new_deck,
        resolution,
        free_potions,
        first_strike,
        hit_points,
        short_game,
        cursed_hand,
        head_start,
    } = *options;
    let count = |key, number| words.say(key, &[("count", Arg::from(number))]);
    let switch = |switch: Switch, [on, off]: [Key; 2]| if switch.is_on() { on } else { off };
    words.text(match name {
        "gatekeepers" => return count(key::GOBLIN_SETTING_GATEKEEPERS_COUNT, gatekeepers),
        "hit-points" => {
            return match hit_points {
                HitPoints::All(full) => count(key::GOBLIN_SETTING_HIT_POINTS_COUNT, full),
                HitPoints::Each(_) => {
                    let list = Arg::text(hit_points.to_string().replace('/', ", "));
                    words.say(key::GOBLIN_SETTING_HIT_POINTS_SEATS, &[("list", list)])
                }
            };
        }
        "head-start" => switch(
            head_start,
            [key::GOBLIN_SETTING_HEAD_START_ON, key::GOBLIN_SETTING_HEAD_START_OFF],
        ),
        "early-revival" => switch(
            early_revival,
            [key::GOBLIN_SETTING_EARLY_REVIVAL_ON, key::GOBLIN_SETTING_EARLY_REVIVAL_OFF],
        ),
        "free-potions" => switch(
            free_potions,
            [key::GOBLIN_SETTING_FREE_POTIONS_ON, key::GOBLIN_SETTING_FREE_POTIONS_OFF],
        ),
        "first-strike" => switch(
            first_strike,
            [key::GOBLIN_SETTING_FIRST_STRIKE_ON, key::GOBLIN_SETTING_FIRST_STRIKE_OFF],
        ),
        "short-game" => switch(
            short_game,
            [key::GOBLIN_SETTING_SHORT_GAME_ON, key::GOBLIN_SETTING_SHORT_GAME_OFF],
        ),
        "new-deck" => match new_deck {
            NewDeck::Arranged => key::GOBLIN_SETTING_NEW_DECK_ARRANGED,
            NewDeck::Shuffled => key::GOBLIN_SETTING_NEW_DECK_SHUFFLED,
        },
        "resolution" => match resolution {
            Resolution::DamageFirst => key::GOBLIN_SETTING_RESOLUTION_DAMAGE_FIRST,
            Resolution::StrikeFirst => key::GOBLIN_SETTING_RESOLUTION_STRIKE_FIRST,
        },
        "cursed-hand" => match cursed_hand {
            CursedHand::Remaining => key::GOBLIN_SETTING_CURSED_HAND_REMAINING,
            CursedHand::Base => key::GOBLIN_SETTING_CURSED_HAND_BASE,
        },
        _ => return name.to_owned(),
    })
}

/// A sentence for each setting that differs from the others: what is special about an edition, or about a game by it.
pub fn differences(words: &Words, options: &Options, from: &Options) -> Vec<String> {
    let changed = Options::NAMES.into_iter().filter(|name| options.value(name) != from.value(name));
    changed.map(|name| setting(words, options, name)).collect()
}

/// Whether the heroes have special abilities (G8), as a sentence.
pub fn abilities(words: &Words, abilities: Switch) -> String {
    words.text(match abilities {
        Switch::On => key::GOBLIN_SETTING_ABILITIES_ON,
        Switch::Off => key::GOBLIN_SETTING_ABILITIES_OFF,
    })
}
