//! What the banner says below the sentence: how it is done.

use goblin::Action;

use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::t;
use crate::stage::Waits;

/// Which word on how it is done belongs to these choices.
fn key(legal: &[Action]) -> Option<Key> {
    let any = |kind: fn(&Action) -> bool| legal.iter().any(kind);
    if any(|action| matches!(action, Action::Fight(_))) {
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
        tip.map(|key| view! { <p class="tap">{t(key)}</p> }.into_any())
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
        assert_eq!(key(&[Action::End, play]), Some(key::WEB_TAP_CARD));
        assert_eq!(key(&[Action::End]), None);
    }
}
