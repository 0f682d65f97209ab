//! What the banner says below the sentence: how it is done.

use goblin::{Action, MonsterKind};

use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::t;
use crate::stage::Waits;

/// Which word on how it is done belongs to these choices.
fn key(legal: &[Action]) -> Option<Key> {
    let any = |kind: fn(&Action) -> bool| legal.iter().any(kind);
    if any(|action| matches!(action, Action::Fight(monster) if monster.kind() == MonsterKind::Lord))
    {
        Some(key::WEB_TAP_LORD)
    } else if any(|action| matches!(action, Action::Fight(_))) {
        Some(key::WEB_TAP_MONSTER)
    } else if any(|action| matches!(action, Action::Play(_) | Action::Defy(..))) {
        Some(key::WEB_TAP_CARD)
    } else {
        None
    }
}

/// Tells players who have not done it yet that monsters and cards are tapped.
#[component]
pub(crate) fn HowTo(game: Game) -> impl IntoView {
    move || {
        let person = matches!(game.offered.waits.get(), Waits::Person(_));
        let tip = key(&game.offered.legal.read()).filter(|_| person);
        // This one is said on every screen: whoever can win should know it.
        let urgent = |key| if key == key::WEB_TAP_LORD { "tap urgent" } else { "tap" };
        tip.map(|key| view! { <p class=urgent(key)>{t(key)}</p> }.into_any())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tapped_is_named() {
        let fight = Action::Fight("I.3".parse().unwrap());
        let play = Action::Play("s1".parse().unwrap());
        assert_eq!(key(&[fight, Action::Merchant]), Some(key::WEB_TAP_MONSTER));
        let lord = Action::Fight("X.1".parse().unwrap());
        assert_eq!(key(&[fight, lord]), Some(key::WEB_TAP_LORD));
        assert_eq!(key(&[Action::End, play]), Some(key::WEB_TAP_CARD));
        assert_eq!(key(&[Action::End]), None);
    }
}
