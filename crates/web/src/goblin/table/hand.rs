//! The hand of who looks at the page, always in sight: what can be played is raised.

use goblin::{Action, Card, Curses, Decision, Goblin, Hero, Phase, View};
use table::Viewer;
use words::{Arg, Words, goblin as say};

use super::battle::{Advised, Tap, hinted, number_key};
use super::card::{Marks, card_face};
use crate::app::{Speech, t};
use crate::goblin::{Game, pictures};
use crate::play::Waits;
use crate::prelude::*;
use crate::ui::{Dialog, opened_by, picture};

/// What can be done with a card of the hand.
fn choices(legal: &[Action], card: Card) -> Vec<Action> {
    let about = |action: &Action| matches!(*action, Action::Play(one) | Action::Defy(one, _) | Action::Discard(one) if one == card);
    legal.iter().copied().filter(about).collect()
}

/// The hand.
#[component]
pub(crate) fn Hand(game: Game, advised: RwSignal<Option<Advised>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let inspected = RwSignal::new(None::<Card>);
    let open = opened_by(inspected);
    let cards = move || {
        let (view, legal) = (game.view.get(), game.legal.get());
        let Viewer::Seat(seat) = view.viewer else { return None };
        let player = view.players.get(seat.index())?;
        let own = player.hand.own.iter().flatten().copied().map(Card::Starting);
        let hand: Vec<Card> = own.chain(player.hand.won.iter().copied().map(Card::Won)).collect();
        let fights = view.battle.as_ref().filter(|_| view.turn.seat == seat);
        let curses = fights.map_or(Curses::EMPTY, |battle| battle.curses);
        let chooses = fights.is_some() && matches!(game.waits.get(), Waits::Person(_));
        let (hinted, proposed) = (hinted(game, advised), game.proposed.get());
        let discards = matches!(view.turn.phase, Phase::Seat(Decision::Discard));
        let stays = fights.filter(|_| discards).map(|battle| battle.stay);
        let limit = stays.unwrap_or(player.hand.limit);
        Some(speech.with(|words| {
            game.ask(|table| {
                let (view, legal, hero) = (&view, &legal, player.hero);
                let rules = table.rules();
                let shown = Shown { game, words, rules, view, legal, hero, curses, hinted, proposed, chooses, inspected };
                let cards: Vec<AnyView> = hand.iter().map(|&card| shown.card(card)).collect();
                let args =
                    [("count", Arg::Number(hand.len() as i64)), ("limit", Arg::Number(limit as i64))];
                let count = words.say("web-hand-count", &args);
                view! {
                    <p class="hand-count"><span class="heard">{count}</span><span aria-hidden="true">{hand.len().to_string()}"/"{limit.to_string()}</span></p>
                    <ul class="hand-cards" data-chooses=chooses.then_some("")>{cards}</ul>
                }
                .into_any()
            })
        }))
    };
    view! {
        <section class="hand" data-testid="hand" aria-label=t("web-hand")>{move || cards()}</section>
        <Dialog open title=Signal::derive(move || speech.text("web-hand"))>
            {move || inspected.get().map(|card| inspect(speech, game, card))}
        </Dialog>
    }
    .into_any()
}

/// A card large enough to read, and in words.
fn inspect(speech: Speech, game: Game, card: Card) -> AnyView {
    let view = game.view.get_untracked();
    let Viewer::Seat(seat) = view.viewer else { return ().into_any() };
    let hero = view.players.get(seat.index()).and_then(|player| player.hero);
    speech.with(|words| {
        game.ask(|table| {
            let content = table.rules().content();
            let face = card_face(words, content, hero, card, Marks::default());
            let line = say::card_line(words, content, hero, card);
            view! { <div class="inspected">{face}<p>{line}</p></div> }.into_any()
        })
    })
}

/// All that a card of the hand is drawn from.
struct Shown<'a> {
    game: Game,
    words: &'a Words,
    rules: &'a Goblin,
    view: &'a View,
    legal: &'a [Action],
    hero: Option<Hero>,
    curses: Curses,
    hinted: Option<Action>,
    /// What was tapped and is not yet confirmed.
    proposed: Option<Action>,
    /// Its owner chooses a card now.
    chooses: bool,
    /// Which card is looked at closely.
    inspected: RwSignal<Option<Card>>,
}

impl Shown<'_> {
    fn card(&self, card: Card) -> AnyView {
        let Self { game, words, rules, chooses, inspected, .. } = *self;
        let marks = Marks { curses: self.curses, ..Marks::default() };
        let content = rules.content();
        let face = card_face(words, content, self.hero, card, marks);
        let choices = choices(self.legal, card);
        let plain = choices.iter().copied().find(|action| !matches!(action, Action::Defy(..)));
        let defies: Vec<AnyView> =
            choices.into_iter().filter_map(|action| self.defy(action)).collect();
        let line = match plain {
            Some(action) => say::action(words, rules, self.view, action),
            None => say::card_line_against(words, content, self.hero, card, self.curses),
        };
        let key = plain.and_then(|action| number_key(self.legal, action));
        let class = match (plain, chooses) {
            (Some(_), _) if plain == self.proposed => "hand-card playable proposed",
            (Some(_), _) => "hand-card playable",
            (None, true) => "hand-card unplayable",
            (None, false) => "hand-card",
        };
        view! {
            <li>
                {defies}
                <button
                    type="button"
                    class=class
                    class:hinted=plain.is_some() && plain == self.hinted
                    data-testid=plain.map_or("card", |_| "action")
                    data-action=plain.map(|action| action.to_string())
                    data-key=key
                    aria-disabled=(plain.is_none() && chooses).then_some("true")
                    aria-haspopup=(plain.is_none() && !chooses).then_some("dialog")
                    on:click=move |_| match plain {
                        Some(action) if game.propose(&action) => {}
                        Some(action) => game.choose(action),
                        None if chooses => game.explain(Action::Play(card)),
                        None => inspected.set(Some(card)),
                    }
                >
                    <span class="heard">{line}</span>
                    {face}
                    <kbd aria-hidden="true">{key.clone()}</kbd>
                </button>
            </li>
        }
        .into_any()
    }

    /// Xanros can play this card against a curse.
    fn defy(&self, action: Action) -> Option<AnyView> {
        let Action::Defy(_, curse) = action else { return None };
        let Self { game, words, rules, view, legal, hinted, .. } = *self;
        let shown = view! { "✦"{picture(pictures::curse(curse))} };
        let tap = Tap { game, words, rules, view, legal, hinted };
        Some(tap.button("defy", action, shown.into_any()))
    }
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
