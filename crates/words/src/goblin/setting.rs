//! Editions, and what each setting of a game does.

use goblin::{Edition, Options, Switch};

use crate::{Arg, Words};

/// "Czech edition".
pub fn edition(words: &Words, edition: Edition) -> String {
    words.text(&format!("goblin-edition-{edition}"))
}

/// What a setting is called: "Gatekeepers per level". The names are [`Options::NAMES`].
pub fn setting_name(words: &Words, name: &str) -> String {
    words.text(&format!("goblin-setting-{name}"))
}

/// What a setting does as it is set, as a sentence: "Each level has 4 gatekeepers."
pub fn setting(words: &Words, options: &Options, name: &str) -> String {
    let number = match name {
        "gatekeepers" => options.gatekeepers,
        "hit-points" => options.hit_points,
        name => {
            let value = options.value(name).unwrap_or_default();
            return words.text(&format!("goblin-setting-{name}-{value}"));
        }
    };
    words.say(&format!("goblin-setting-{name}-count"), &[("count", Arg::from(number))])
}

/// A sentence for each setting that differs from the others: what is special about an edition, or about a game by it.
pub fn differences(words: &Words, options: &Options, from: &Options) -> Vec<String> {
    let changed = Options::NAMES.into_iter().filter(|name| options.value(name) != from.value(name));
    changed.map(|name| setting(words, options, name)).collect()
}

/// Whether the heroes have special abilities (G8), as a sentence.
pub fn abilities(words: &Words, abilities: Switch) -> String {
    words.text(&format!("goblin-setting-abilities-{abilities}"))
}
