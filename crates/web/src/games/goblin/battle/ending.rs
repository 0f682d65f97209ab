//! How a battle ends: defence, strike, and the stamp.

use words::Words;

use super::ShownBattle;
use crate::games::goblin::BattleEnd;
use crate::prelude::*;
use crate::ui::picture;

/// How far it has come, for the style.
pub(super) fn step(end: BattleEnd) -> &'static str {
    match end {
        // Aderyn can beat a monster while she falls (G8.4).
        BattleEnd { beaten: Some(true), .. } => "beaten",
        BattleEnd { fell: true, .. } => "fell",
        BattleEnd { beaten: Some(false), .. } => "stayed",
        BattleEnd { struck: Some(_), .. } => "struck",
        BattleEnd { defended: Some(_), .. } | BattleEnd { .. } => "defended",
    }
}

/// Hit points lost, as a number with its picture.
fn wound(words: &Words, damage: u8) -> AnyView {
    let said = words.say(key::WEB_BATTLE_DAMAGE, &[("count", damage.into())]);
    let (class, icon) =
        if damage == 0 { ("wound none", "icon-shield") } else { ("wound", "icon-heart-broken") };
    view! { <span class=class>{picture(icon)}{said}</span> }.into_any()
}

impl ShownBattle<'_> {
    pub(super) fn ending(&self, end: BattleEnd) -> AnyView {
        let words = self.words;
        // The table is still as it was before the blow: nobody loses more than they have.
        let player = self.view.players.get(self.view.turn.seat.index());
        let most = player.map_or(0, |player| player.hit_points);
        let wound = end.defended.map(|blow| wound(words, blow.damage.min(most)));
        let (class, icon, key) = match step(end) {
            "fell" => ("result lost", "icon-unconscious", key::WEB_BATTLE_FELL),
            "beaten" => ("result won", "icon-trophy", key::WEB_BATTLE_WON),
            "stayed" => ("result tied", "icon-shield", key::WEB_BATTLE_STAYED),
            _ => return view! { <p class="blows">{wound}</p> }.into_any(),
        };
        let stamp = view! { <p class=class>{picture(icon)}{words.text(key)}</p> };
        view! {
            <p class="blows">{wound}</p>
            {stamp}
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::goblin::{Defended, Struck};

    #[test]
    fn a_battle_ends_step_by_step() {
        let blow = Defended { strength: 3, defense: 1, damage: 2 };
        let mut end = BattleEnd { defended: Some(blow), ..BattleEnd::default() };
        assert_eq!(step(end), "defended");
        end.struck = Some(Struck { attack: 4, needed: 3 });
        assert_eq!(step(end), "struck");
        end.beaten = Some(true);
        assert_eq!(step(end), "beaten");
        end.beaten = Some(false);
        assert_eq!(step(end), "stayed");
        end.fell = true;
        assert_eq!(step(end), "fell");
    }
}
