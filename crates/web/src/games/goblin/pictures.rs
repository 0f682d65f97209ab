//! Which picture stands for what.

use goblin::{Action, Color, Curse, Effect, EquipmentKind, Potion};

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
