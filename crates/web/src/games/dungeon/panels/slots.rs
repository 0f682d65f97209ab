//! What a hero carries, each piece in its slot.

use dungeon::{Goals, Inventory, Piece, WeaponBonus};
use words::dungeon as say;

use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::Icon;

/// How many slots there are of each kind (K1.4).
const SLOTS: [(Kind, u16); 3] = [
    (Kind::Weapon, Inventory::WEAPON_SLOTS),
    (Kind::Spell, Inventory::SPELL_SLOTS),
    (Kind::Key, Inventory::KEY_SLOTS),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Weapon,
    Spell,
    Key,
}

impl Kind {
    const fn pieces(self) -> &'static [Piece] {
        match self {
            Self::Weapon => &Piece::WEAPONS,
            Self::Spell => &[Piece::MagicBolt, Piece::PortalOfHealing],
            Self::Key => &[Piece::Key],
        }
    }

    const fn free(self) -> (&'static str, &'static str, Key) {
        match self {
            Self::Weapon => ("weapon", "icon-piece-sword", key::WEB_SLOT_WEAPON),
            Self::Spell => ("spell", "icon-piece-bolt", key::WEB_SLOT_SPELL),
            Self::Key => ("key", "icon-piece-key", key::WEB_SLOT_KEY),
        }
    }
}

/// A slot as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    Free(Kind),
    Full(Piece),
}

/// Filled slots of each kind, then free ones, then treasures. Where treasures take slots (K12.2) they stand in free ones.
fn slots(inventory: Inventory, goals: Goals) -> Vec<Slot> {
    let treasures = [Piece::Treasure, Piece::DragonTreasure]
        .into_iter()
        .flat_map(|piece| std::iter::repeat_n(piece, usize::from(inventory.count(piece))));
    let mut left: Vec<Piece> = treasures.collect();
    let mut shown = Vec::new();
    for (kind, count) in SLOTS {
        let held = inventory.pieces().filter(|piece| kind.pieces().contains(piece));
        let full: Vec<Slot> = held.map(Slot::Full).collect();
        let free = usize::from(count).saturating_sub(full.len());
        shown.extend(full);
        for _ in 0..free {
            let treasure =
                left.first().copied().filter(|&piece| goals.inventory && piece == Piece::Treasure);
            shown.push(treasure.map_or(Slot::Free(kind), Slot::Full));
            if treasure.is_some() {
                left.remove(0);
            }
        }
    }
    shown.extend(left.into_iter().map(Slot::Full));
    shown
}

/// What a piece adds: weapons by their content, a bolt and a treasure one each.
pub(super) fn bonus(piece: Piece, weapons: WeaponBonus) -> Option<String> {
    match piece {
        Piece::Daggers | Piece::Sword | Piece::Axe => {
            weapons.of(piece).map(|bonus| format!("+{bonus}"))
        }
        Piece::MagicBolt => Some("+1".to_owned()),
        Piece::Treasure => Some("1".to_owned()),
        Piece::DragonTreasure => Some("1½".to_owned()),
        Piece::PortalOfHealing | Piece::Key => None,
    }
}

/// The slots of a hero in a row.
#[component]
pub(crate) fn Slots(
    inventory: Inventory,
    goals: Goals,
    /// Without words and numbers.
    #[prop(optional)]
    small: bool,
    /// What each weapon adds.
    #[prop(optional)]
    weapons: WeaponBonus,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let slot = move |slot: Slot| match slot {
        Slot::Free(kind) => {
            let (class, icon, key) = kind.free();
            view! {
                <span class=format!("slot free {class}") role="img" aria-label=move || speech.text(key)>
                    <Icon name=icon/>
                </span>
            }
            .into_any()
        }
        Slot::Full(piece) => {
            let name = move || speech.with(|words| say::piece(words, piece));
            let plus = bonus(piece, weapons).filter(|_| !small);
            view! {
                <span class="slot full" class:treasure=bonus_is_points(piece) data-piece=piece.to_string() role="img" aria-label=name title=name>
                    <Icon name=pictures::piece(piece)/>
                    {plus.map(|plus| view! { <b>{plus}</b> })}
                </span>
            }
            .into_any()
        }
    };
    view! {
        <span class="slots" class:small=small>
            {slots(inventory, goals).into_iter().map(slot).collect_view()}
        </span>
    }
}

const fn bonus_is_points(piece: Piece) -> bool {
    matches!(piece, Piece::Treasure | Piece::DragonTreasure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_shown_and_treasures_take_slots_only_by_their_goal() {
        let mut inventory = Inventory::default();
        assert_eq!(slots(inventory, Goals::default()).len(), 6);
        for piece in [Piece::Axe, Piece::MagicBolt, Piece::Treasure, Piece::DragonTreasure] {
            inventory.add(piece);
        }
        let full =
            |slots: &[Slot]| slots.iter().filter(|slot| matches!(slot, Slot::Full(_))).count();
        let usual = slots(inventory, Goals::default());
        assert_eq!((usual.len(), full(&usual)), (8, 4));
        let shared = slots(inventory, Goals { treasures: false, inventory: true });
        assert_eq!((shared.len(), full(&shared)), (7, 4));
    }
}
