//! What a throw adds up to, part by part.

use dungeon::{Inventory, Piece, WeaponBonus};

use super::dice::throw_class;
use crate::games::dungeon::pictures;
use crate::games::dungeon::{FightScene, Game};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::Waits;
use crate::ui::{Icon, Markup, html};

/// The parts of a total.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Sum {
    dice: u8,
    weapons: Vec<(Piece, u8)>,
    skill: u8,
    bolts: u8,
    sacrifice: u8,
    total: u8,
}

impl Sum {
    fn of(scene: &FightScene, inventory: Inventory, bonus: WeaponBonus) -> Option<Self> {
        let (dice, total) = (scene.dice?.sum(), scene.total?);
        let weapons = weapons(inventory, bonus);
        let sacrifice = u8::from(scene.sacrificed);
        let known = dice + weapons.iter().map(|&(_, plus)| plus).sum::<u8>();
        // What is neither thrown, carried nor given is a skill's.
        let skill = total.saturating_sub(known + scene.bolts + sacrifice);
        Some(Self { dice, weapons, skill, bolts: scene.bolts, sacrifice, total })
    }
}

/// Each weapon with what it adds.
fn weapons(inventory: Inventory, bonus: WeaponBonus) -> Vec<(Piece, u8)> {
    inventory.pieces().filter_map(|piece| Some((piece, bonus.of(piece)?))).collect()
}

/// The sum as it grows.
#[component]
pub(crate) fn FightSum(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let bonus = game.with_rules(|rules| rules.content().bonus);
    let fought = move || {
        let scene = game.shown.scene.get()?;
        let inventory = game.shown.view.read_untracked().heroes.get(scene.seat.index())?.inventory;
        Some((scene, inventory))
    };
    let sum = Memo::new(move |_| fought().and_then(|(scene, held)| Sum::of(&scene, held, bonus)));
    let drawn = move |name: &str, class: &str, icon: &'static str, key: Key, plus: u8| {
        let inner =
            [html::icon(icon), html::heard(&speech.text(key)), html::bold(&format!("+{plus}"))];
        Markup(html::tag(name, class, &inner.concat()))
    };
    // What comes after the throw is on the table at once, before anything is decided.
    let part = move |icon: &'static str, key: Key, plus: u8| {
        let added = matches!(key, key::WEB_SUM_BOLTS | key::WEB_SUM_SACRIFICE);
        (plus > 0).then(|| drawn("li", if added { "added" } else { "" }, icon, key, plus))
    };
    move || {
        let throws = game.shown.scene.get().map_or(0, |scene| scene.throws);
        let Some(sum) = sum.get() else {
            let rolls = game.offered.waits.get() == Waits::Showing;
            let words = if rolls { key::WEB_SUM_ROLLS } else { key::WEB_THROW_ABOUT };
            // What the dice will be helped by is seen before they are thrown.
            let held = fought().map_or_else(Vec::new, |(_, held)| weapons(held, bonus));
            let weapon = |(piece, plus)| {
                drawn("span", "weapon", pictures::piece(piece), key::WEB_SUM_WEAPONS, plus)
            };
            let weapons = held.into_iter().map(weapon).collect_view();
            return view! { <p class="sum">{t(words)}{weapons}</p> }.into_any();
        };
        let weapon = |(piece, plus)| part(pictures::piece(piece), key::WEB_SUM_WEAPONS, plus);
        view! {
            <ul class=format!("sum {}", throw_class(throws))>
                <li>
                    <Icon name="icon-dice"/>
                    <span class="heard">{t(key::WEB_SUM_DICE)}</span>
                    <b>{sum.dice}</b>
                </li>
                {sum.weapons.into_iter().map(weapon).collect_view()}
                {part("icon-star", key::WEB_SUM_SKILL, sum.skill)}
                {part("icon-piece-bolt", key::WEB_SUM_BOLTS, sum.bolts)}
                {part("icon-sacrifice", key::WEB_SUM_SACRIFICE, sum.sacrifice)}
                <li class="equals">
                    <span class="heard">{t(key::WEB_SUM_TOTAL)}</span>
                    <b>{format!("= {}", sum.total)}</b>
                </li>
            </ul>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use dungeon::{Dice, Monster};
    use table::Seat;

    use super::*;

    #[test]
    fn the_parts_add_up_to_the_total() {
        let mut inventory = Inventory::default();
        inventory.add(Piece::Axe);
        inventory.add(Piece::Daggers);
        let scene = FightScene {
            seat: Seat::new(0),
            monster: Monster::Dragon,
            strength: 15,
            dice: Some(Dice(3, 4)),
            total: Some(14),
            bolts: 1,
            sacrificed: true,
            result: None,
            throws: 1,
        };
        let sum = Sum::of(&scene, inventory, WeaponBonus { daggers: 1, sword: 2, axe: 3 }).unwrap();
        assert_eq!((sum.dice, sum.skill, sum.bolts, sum.sacrifice), (7, 1, 1, 1));
        assert_eq!(sum.weapons, [(Piece::Daggers, 1), (Piece::Axe, 3)]);
    }
}
