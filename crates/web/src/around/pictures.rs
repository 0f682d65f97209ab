//! The pictures of heroes, who are the same in both games.

use dungeon::Hero;

/// The picture of a hero.
pub const fn hero(hero: Hero) -> &'static str {
    match hero {
        Hero::Argentus => "icon-hero-argentus",
        Hero::Horan => "icon-hero-horan",
        Hero::Xanros => "icon-hero-xanros",
        Hero::Aderyn => "icon-hero-aderyn",
        Hero::Victorius => "icon-hero-victorius",
        Hero::Taia => "icon-hero-taia",
    }
}

/// The picture of a hero of either game, by name.
pub fn hero_named(name: &str) -> &'static str {
    name.parse().map_or("icon-question", hero)
}
