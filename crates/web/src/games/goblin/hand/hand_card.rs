//! A card of the hand: raised if it can be played, and what a tap on it does.

use goblin::{Action, Card, Curses, Hero};
use words::goblin as say;

use super::Held;
use crate::games::goblin::battle::{Advised, Tap, hinted, number_key};
use crate::games::goblin::card::{Marks, card_face};
use crate::games::goblin::{Game, asks_first, pictures};
use crate::platform::page;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::{Shortcut, Shortcuts, picture};

/// What can be done with a card of the hand.
fn choices(legal: &[Action], card: Card) -> Vec<Action> {
    let about = |action: &Action| matches!(*action, Action::Play(one) | Action::Defy(one, _) | Action::Discard(one) if one == card);
    legal.iter().copied().filter(about).collect()
}

/// What a card of the hand is for at this moment.
#[derive(Clone, PartialEq, Debug)]
struct Use {
    /// Whose it is.
    hero: Option<Hero>,
    /// What the monster forbids.
    curses: Curses,
    /// What a tap does.
    plain: Option<Action>,
    /// How Xanros can play it against a curse.
    defies: Vec<Action>,
    /// Its owner chooses a card now.
    chooses: bool,
    /// What of it is best.
    hinted: Option<Action>,
    /// It was tapped and is not yet confirmed.
    proposed: bool,
    /// The key of a tap.
    key: Option<Shortcut>,
    /// What it says, or what a tap would do.
    line: String,
}

impl Use {
    fn of(speech: Speech, game: Game, card: Card, held: &Held, hinted: Option<Action>) -> Self {
        let legal = game.offered.legal.read();
        let choices = choices(&legal, card);
        let is_plain = |action: &Action| !matches!(action, Action::Defy(..));
        let plain = choices.iter().copied().find(is_plain);
        let defies = choices.iter().copied().filter(|action| !is_plain(action));
        let Held { hero, curses, .. } = *held;
        let line = speech.with(|words| {
            game.with_rules(|rules| match plain {
                Some(action) => say::action(words, rules, &game.shown.view.read(), action),
                None => say::card_line_against(words, rules.content(), hero, card, curses),
            })
        });
        Self {
            hero,
            curses,
            line,
            plain,
            defies: defies.collect(),
            chooses: held.chooses,
            hinted: hinted.filter(|hinted| choices.contains(hinted)),
            proposed: plain.is_some() && plain == game.offered.proposed.get(),
            key: plain.and_then(|action| number_key(&legal, action)),
        }
    }

    fn class(&self) -> &'static str {
        match (self.plain, self.chooses) {
            (Some(_), _) if self.plain == self.hinted => "hand-card playable hinted",
            (Some(_), _) => "hand-card playable",
            (None, true) if self.defies.is_empty() => "hand-card unplayable",
            (None, _) => "hand-card",
        }
    }

    fn drawn(
        &self,
        speech: Speech,
        game: Game,
        card: Card,
        inspected: RwSignal<Option<Card>>,
        held: Memo<Option<Held>>,
    ) -> AnyView {
        let Self { hero, curses, plain, chooses, .. } = *self;
        let defy = |action: &Action| self.defy(speech, game, *action);
        let defies: Vec<AnyView> = self.defies.iter().filter_map(defy).collect();
        let marks = Marks { curses, ..Marks::default() };
        let face = speech.with(|words| {
            game.with_rules(|rules| card_face(words, rules.content(), hero, card, marks))
        });
        // A card that only defies a curse is played by its own button, or by a tap if there is one way.
        let single = if let [only] = &*self.defies { Some(*only) } else { None };
        let tapped = move || match plain.or(single) {
            Some(action) if asks_first(game, action) => {}
            Some(action) => play(game, action, card, held),
            None if chooses => game.explain(Action::Play(card)),
            None => inspected.set(Some(card)),
        };
        let shortcuts = expect_context::<Shortcuts>();
        shortcuts.on(self.key, tapped);
        let disabled = plain.is_none() && chooses && self.defies.is_empty();
        view! {
            <li class=if self.proposed { "proposed" } else { "" }>
                {defies}
                <button
                    type="button"
                    class=self.class()
                    data-testid=plain.map_or("card", |_| "action")
                    data-action=plain.map(|action| action.to_string())
                    aria-disabled=disabled.then_some("true")
                    aria-haspopup=(plain.is_none() && !chooses).then_some("dialog")
                    on:click=move |_| tapped()
                >
                    <span class="heard">{self.line.clone()}</span>
                    {face}
                    <kbd aria-hidden="true">{self.key.and_then(Shortcut::sign)}</kbd>
                </button>
            </li>
        }
        .into_any()
    }

    /// Xanros can play this card against a curse.
    fn defy(&self, speech: Speech, game: Game, action: Action) -> Option<AnyView> {
        let Action::Defy(_, curse) = action else { return None };
        let verb = speech.text(key::WEB_DO_DEFY);
        let shown =
            view! { <span aria-hidden="true">{verb}</span>{picture(pictures::curse(curse))} };
        let (view, legal) = (game.shown.view.read_untracked(), game.offered.legal.read_untracked());
        speech.with(|words| {
            game.with_rules(|rules| {
                let hinted = self.hinted;
                let tap = Tap { game, words, rules, view: &view, legal: &legal, hinted };
                Some(tap.button("defy", action, shown.into_any()))
            })
        })
    }
}

/// Plays a card. Whoever goes through the hand by keyboard stands at the same place then, and not nowhere.
fn play(game: Game, action: Action, card: Card, held: Memo<Option<Held>>) {
    let place = held.with_untracked(|held| {
        let cards = held.as_ref().map_or(&[][..], |held| &held.cards);
        cards.iter().position(|one| *one == card).unwrap_or_default()
    });
    let by_key = page::let_go(".hand-card");
    game.choose(action);
    if by_key {
        request_animation_frame(move || {
            let here = format!(".hand-cards > :nth-child({}) > .hand-card", place + 1);
            page::focus(if page::has(&here) {
                &here
            } else {
                ".hand-cards > :last-child > .hand-card"
            });
        });
    }
}

/// One card, raised if it can be played.
pub(super) fn hand_card(
    game: Game,
    card: Card,
    held: Memo<Option<Held>>,
    advised: RwSignal<Option<Advised>>,
    inspected: RwSignal<Option<Card>>,
) -> AnyView {
    let speech = expect_context::<Speech>();
    let now = Memo::new(move |_| {
        let held = held.read();
        held.as_ref().map(|held| Use::of(speech, game, card, held, hinted(game, advised)))
    });
    let drawn = move || now.get().map(|now| now.drawn(speech, game, card, inspected, held));
    view! { {move || drawn()} }.into_any()
}

#[cfg(test)]
mod tests {
    use goblin::Curse;

    use super::*;

    #[test]
    fn a_card_offers_what_is_legal_with_it() {
        let [first, second]: [Card; 2] = ["s1", "I.3"].map(|card| card.parse().unwrap());
        let play = Action::Play(first);
        let defy = Action::Defy(first, Curse::Red);
        let legal = [play, defy, Action::Discard(second), Action::End];
        assert_eq!(choices(&legal, first), [play, defy]);
        assert_eq!(choices(&legal, second), [Action::Discard(second)]);
    }
}
