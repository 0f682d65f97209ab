//! Throws that come to the same are one outcome for a search.

use alloc::vec::Vec;

use dungeon::{Chance, Draw, Dungeon, Fight, Hero, Phase, State};
use table::Weighted;

use super::thumb::Thumb;

/// Keeps one of the throws that go on alike: those that beat the monster, those that need as many
/// bolts as others, those that lose whatever is done.
pub(super) fn merge(rules: &Dungeon, state: &State, outcomes: &mut Vec<Weighted<Chance>>) {
    let Phase::Chance(Draw::Roll { skilled, first_move, .. }) = *state.phase() else { return };
    let thumb = Thumb::new(rules, state, state.active());
    let hero = thumb.hero();
    let Some(monster) = state.tile(hero.tile).thing.monster() else { return };
    let kind = |chance: Chance| {
        let Chance::Dice(dice) = chance else { return None };
        let fight = Fight { dice, skilled, first_move, bolts: 0, sacrificed: false };
        let lacking = thumb.lacking(monster, fight).min(thumb.reserves(fight) + 2);
        // With a six the swordsman goes on (K10.5).
        let goes_on = hero.hero == Hero::Victorius && skilled && (dice.0 == 6 || dice.1 == 6);
        Some((lacking, goes_on))
    };
    let mut kept: usize = 0;
    for index in 0..outcomes.len() {
        let outcome = outcomes[index];
        let found = kind(outcome.chance);
        let alike = outcomes[..kept].iter().position(|other| kind(other.chance) == found);
        if let Some(alike) = alike {
            outcomes[alike].weight += outcome.weight;
        } else {
            outcomes[kept] = outcome;
            kept += 1;
        }
    }
    outcomes.truncate(kept);
}
