//! The keys of everything that has a name.

use goblin::{Color, Curse, Edition, Effect, EquipmentKind, Hero, Potion};

use crate::{Key, key};

/// "Horan".
pub(super) const fn hero(hero: Hero) -> Key {
    match hero {
        Hero::Argentus => key::HERO_ARGENTUS,
        Hero::Horan => key::HERO_HORAN,
        Hero::Xanros => key::HERO_XANROS,
        Hero::Aderyn => key::HERO_ADERYN,
        Hero::Victorius => key::HERO_VICTORIUS,
        Hero::Taia => key::HERO_TAIA,
    }
}

/// A hero's special ability (G8), as a sentence.
pub(super) const fn ability(hero: Hero) -> Key {
    match hero {
        Hero::Argentus => key::GOBLIN_ABILITY_ARGENTUS,
        Hero::Horan => key::GOBLIN_ABILITY_HORAN,
        Hero::Xanros => key::GOBLIN_ABILITY_XANROS,
        Hero::Aderyn => key::GOBLIN_ABILITY_ADERYN,
        Hero::Victorius => key::GOBLIN_ABILITY_VICTORIUS,
        Hero::Taia => key::GOBLIN_ABILITY_TAIA,
    }
}

/// "red".
pub(super) const fn color(color: Color) -> Key {
    match color {
        Color::Green => key::GOBLIN_COLOR_GREEN,
        Color::Blue => key::GOBLIN_COLOR_BLUE,
        Color::Red => key::GOBLIN_COLOR_RED,
        Color::Yellow => key::GOBLIN_COLOR_YELLOW,
    }
}

/// "attack".
pub(super) const fn effect(effect: Effect) -> Key {
    match effect {
        Effect::Attack => key::GOBLIN_EFFECT_ATTACK,
        Effect::Defense => key::GOBLIN_EFFECT_DEFENCE,
        Effect::Heal => key::GOBLIN_EFFECT_HEAL,
        Effect::Draw => key::GOBLIN_EFFECT_DRAW,
    }
}

/// "attack 2".
pub(super) const fn count(effect: Effect) -> Key {
    match effect {
        Effect::Attack => key::GOBLIN_COUNT_ATTACK,
        Effect::Defense => key::GOBLIN_COUNT_DEFENCE,
        Effect::Heal => key::GOBLIN_COUNT_HEAL,
        Effect::Draw => key::GOBLIN_COUNT_DRAW,
    }
}

/// What a curse is aimed at: "red".
pub(super) const fn curse(curse: Curse) -> Key {
    match curse {
        Curse::Attack => key::GOBLIN_CURSE_ATTACK,
        Curse::Defense => key::GOBLIN_CURSE_DEFENCE,
        Curse::Heal => key::GOBLIN_CURSE_HEAL,
        Curse::Draw => key::GOBLIN_CURSE_DRAW,
        Curse::Green => key::GOBLIN_CURSE_GREEN,
        Curse::Blue => key::GOBLIN_CURSE_BLUE,
        Curse::Red => key::GOBLIN_CURSE_RED,
        Curse::Yellow => key::GOBLIN_CURSE_YELLOW,
        Curse::Weapon => key::GOBLIN_CURSE_WEAPON,
        Curse::Armor => key::GOBLIN_CURSE_ARMOUR,
    }
}

/// What a curse does, as a sentence.
pub(super) const fn curse_rule(curse: Curse) -> Key {
    match curse {
        Curse::Attack => key::GOBLIN_CURSED_ATTACK,
        Curse::Defense => key::GOBLIN_CURSED_DEFENCE,
        Curse::Heal => key::GOBLIN_CURSED_HEAL,
        Curse::Draw => key::GOBLIN_CURSED_DRAW,
        Curse::Green => key::GOBLIN_CURSED_GREEN,
        Curse::Blue => key::GOBLIN_CURSED_BLUE,
        Curse::Red => key::GOBLIN_CURSED_RED,
        Curse::Yellow => key::GOBLIN_CURSED_YELLOW,
        Curse::Weapon => key::GOBLIN_CURSED_WEAPON,
        Curse::Armor => key::GOBLIN_CURSED_ARMOUR,
    }
}

/// "healing potion".
pub(super) const fn potion(potion: Potion) -> Key {
    match potion {
        Potion::Strength => key::GOBLIN_POTION_STRENGTH,
        Potion::Healing => key::GOBLIN_POTION_HEALING,
        Potion::Countercurse => key::GOBLIN_POTION_COUNTERCURSE,
    }
}

/// What a potion does, as a sentence.
pub(super) const fn potion_rule(potion: Potion) -> Key {
    match potion {
        Potion::Strength => key::GOBLIN_DRINK_STRENGTH,
        Potion::Healing => key::GOBLIN_DRINK_HEALING,
        Potion::Countercurse => key::GOBLIN_DRINK_COUNTERCURSE,
    }
}

/// "weapon".
pub(super) const fn equipment(kind: EquipmentKind) -> Key {
    match kind {
        EquipmentKind::Weapon => key::GOBLIN_KIND_WEAPON,
        EquipmentKind::Armor => key::GOBLIN_KIND_ARMOUR,
    }
}

/// "Czech edition".
pub(super) const fn edition(edition: Edition) -> Key {
    match edition {
        Edition::En => key::GOBLIN_EDITION_EN,
        Edition::Cs => key::GOBLIN_EDITION_CS,
        Edition::De => key::GOBLIN_EDITION_DE,
        Edition::Pl => key::GOBLIN_EDITION_PL,
    }
}
