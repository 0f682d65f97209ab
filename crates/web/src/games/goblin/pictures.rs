//! Which picture stands for what.

use goblin::{Action, Color, Curse, Effect, EquipmentKind, Level, Monster, Potion};

/// The shape of a color: each has its own, for people who cannot tell colors apart.
pub const fn color(color: Color) -> &'static str {
    match color {
        Color::Green => "icon-color-green",
        Color::Blue => "icon-color-blue",
        Color::Red => "icon-color-red",
        Color::Yellow => "icon-color-yellow",
    }
}

/// The picture of an effect.
pub const fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Attack => "icon-piece-sword",
        Effect::Defense => "icon-shield",
        Effect::Heal => "icon-heart",
        Effect::Draw => "icon-draw-card",
    }
}

/// The picture of what a curse strikes out.
pub const fn curse(curse: Curse) -> &'static str {
    match curse {
        Curse::Attack => effect(Effect::Attack),
        Curse::Defense => effect(Effect::Defense),
        Curse::Heal => effect(Effect::Heal),
        Curse::Draw => effect(Effect::Draw),
        Curse::Green => color(Color::Green),
        Curse::Blue => color(Color::Blue),
        Curse::Red => color(Color::Red),
        Curse::Yellow => color(Color::Yellow),
        Curse::Weapon => "icon-piece-axe",
        Curse::Armor => "icon-armour",
    }
}

/// The picture of a weapon or an armour.
pub const fn equipment(kind: EquipmentKind) -> &'static str {
    match kind {
        EquipmentKind::Weapon => curse(Curse::Weapon),
        EquipmentKind::Armor => curse(Curse::Armor),
    }
}

/// Words in the names of monsters, and what a monster of that name looks like. The first that fits counts: a goblin
/// sorcerer is a goblin.
const FOES: &[(&str, &str)] = &[
    ("goblin", "icon-foe-goblin"),
    ("dragon wyrm", "icon-monster-dragon"),
    ("rat mole", "icon-monster-giant-rat"),
    ("spider weaver", "icon-monster-giant-spider"),
    ("bones bone skeleton", "icon-monster-skeleton-warrior"),
    ("king", "icon-monster-skeleton-king"),
    ("mimic", "icon-chest-open"),
    ("slime", "icon-foe-slime"),
    ("bat moth", "icon-foe-bat"),
    ("toad frog", "icon-foe-toad"),
    ("snake serpent", "icon-foe-snake"),
    ("snail", "icon-foe-snail"),
    ("beetle", "icon-foe-beetle"),
    ("crab", "icon-foe-crab"),
    ("mushroom", "icon-foe-mushroom"),
    ("wolf hound", "icon-foe-wolf"),
    ("bear boar", "icon-foe-boar"),
    ("fox", "icon-foe-fox"),
    ("cat lion sphinx", "icon-foe-cat"),
    ("owl phoenix", "icon-foe-bird"),
    ("ghost banshee wraith", "icon-foe-ghost"),
    ("golem stone", "icon-foe-golem"),
    ("troll ogre giant", "icon-foe-troll"),
    ("witch hag breaker", "icon-foe-witch"),
    ("imp sprite", "icon-foe-imp"),
    ("hydra kraken", "icon-foe-hydra"),
    ("watcher shadows nightmare", "icon-foe-eyes"),
    ("unicorn", "icon-foe-unicorn"),
    ("knight armour dancer", "icon-hero-victorius"),
];

/// The picture of a monster that the file calls by this name.
pub fn monster(monster: Monster, name: &str) -> &'static str {
    let name = name.to_ascii_lowercase();
    let called =
        |word: &str| name.split(|letter: char| !letter.is_alphanumeric()).any(|one| one == word);
    let found = FOES.iter().find(|(words, _)| words.split(' ').any(called));
    found.map_or_else(|| unknown(monster), |&(_, picture)| picture)
}

/// The picture of a monster whose name says nothing.
const fn unknown(monster: Monster) -> &'static str {
    match monster.level() {
        Some(Level::I) => "icon-claws",
        Some(Level::II) => "icon-foe-eyes",
        Some(Level::III) | None => "icon-monster-fallen",
    }
}

/// The picture of a potion.
pub const fn potion(potion: Potion) -> &'static str {
    match potion {
        Potion::Strength => "icon-potion-strength",
        Potion::Healing => "icon-potion-healing",
        Potion::Countercurse => "icon-potion-countercurse",
    }
}

/// The picture of an action.
pub const fn action(action: Action) -> &'static str {
    match action {
        Action::Fight(_) => "icon-fight",
        Action::Merchant | Action::Buy(_) | Action::Pay(_) => "icon-merchant",
        Action::Revive => "icon-heart",
        Action::Play(_) | Action::Defy(..) | Action::Name(..) => "icon-play-card",
        Action::Double(_) => potion(Potion::Strength),
        Action::Counter(_) => potion(Potion::Countercurse),
        Action::Heal => potion(Potion::Healing),
        Action::Choose(chosen) => potion(chosen),
        Action::Decline | Action::Leave => "icon-close",
        Action::End => "icon-strike",
        Action::Discard(_) => "icon-trash",
        Action::Take(_) | Action::Keep => "icon-check",
        Action::Place(_) => "icon-draw-card",
        Action::Shuffle => "icon-shuffle",
        Action::Pawn => "icon-points",
    }
}

#[cfg(test)]
mod tests {
    use goblin::Content;

    use super::*;

    #[test]
    fn every_monster_of_the_game_has_a_picture_of_its_name() {
        let content = Content::goblin();
        for each in Monster::all() {
            let name = content.monster_name(each);
            assert_ne!(monster(each, name), monster(each, "?"), "{name}");
        }
    }

    #[test]
    fn a_monster_of_another_name_looks_like_its_level() {
        let [first, lord]: [Monster; 2] = ["I.3", "X.1"].map(|monster| monster.parse().unwrap());
        assert_eq!(monster(first, "Ratatosk"), "icon-claws");
        assert_eq!(monster(first, "Grey RAT"), "icon-monster-giant-rat");
        assert_eq!(monster(lord, "Somebody"), "icon-monster-fallen");
    }
}
