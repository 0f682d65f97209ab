//! What is asked on the page beyond the decision: whether what was tapped is done, and what is left where nothing fits.

use goblin::{Action, Decision, Goblin, Phase, Shown, View};

use super::cards::card_noun;
use super::names::{hero_of, who};
use crate::{Words, key};

/// The question while this is proposed and that is possible, if the decision's own does not say it.
pub fn question(
    words: &Words,
    rules: &Goblin,
    view: &View,
    legal: &[Action],
    proposed: Option<Action>,
) -> Option<String> {
    let seat = view.turn.seat;
    let hero = ("hero", who(view, seat));
    match proposed {
        Some(Action::End) => Some(words.say(key::GOBLIN_PROMPT_END, &[hero])),
        Some(Action::Play(card) | Action::Defy(card, _)) => {
            let card = card_noun(words, rules.content(), hero_of(view, seat), Shown::Card(card));
            Some(words.say(key::GOBLIN_PROMPT_PLAY, &[hero, ("card", card)]))
        }
        None if view.turn.phase == Phase::Seat(Decision::Battle) && legal == [Action::End] => {
            Some(words.say(key::GOBLIN_PROMPT_BATTLE_NONE, &[hero]))
        }
        None if legal.contains(&Action::Shuffle) => {
            Some(words.say(key::GOBLIN_PROMPT_NEW_DECK, &[hero]))
        }
        Some(_) | None => None,
    }
}
