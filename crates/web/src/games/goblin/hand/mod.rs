//! The hand of whoever looks at the page, always in sight: what can be played is raised.

mod hand_card;

use goblin::{Card, Curses, Decision, Hero, Phase};
use table::Viewer;
use words::{Arg, goblin as say};

use super::battle::Advised;
use super::card::{Marks, card_face};
use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::Waits;
use crate::ui::html::{element, escaped, tag};
use crate::ui::{Dialog, Markup, opened_by};
use hand_card::hand_card;

/// The hand, and what can be done with it.
#[derive(Clone, PartialEq, Debug)]
struct Held {
    hero: Option<Hero>,
    cards: Vec<Card>,
    /// How many may be in it.
    limit: usize,
    /// The rest is discarded now (G6.4).
    discards: bool,
    /// What the monster forbids.
    curses: Curses,
    /// Its owner chooses a card now.
    chooses: bool,
}

impl Held {
    /// The hand of whoever looks at the page.
    fn of(game: Game) -> Option<Self> {
        let view = game.shown.view.read();
        let Viewer::Seat(seat) = view.viewer else { return None };
        let player = view.players.get(seat.index())?;
        let own = player.hand.own.iter().flatten().copied().map(Card::Starting);
        let cards: Vec<Card> = own.chain(player.hand.won.iter().copied().map(Card::Won)).collect();
        let fights = view.battle.as_ref().filter(|_| view.turn.seat == seat);
        let discards = matches!(view.turn.phase, Phase::Seat(Decision::Discard));
        let stays = fights.filter(|_| discards).map(|battle| battle.stay);
        (!cards.is_empty()).then(|| Self {
            hero: player.hero,
            cards,
            limit: stays.unwrap_or(player.hand.limit),
            discards: stays.is_some(),
            curses: fights.map_or(Curses::EMPTY, |battle| battle.curses),
            chooses: fights.is_some() && matches!(game.offered.waits.get(), Waits::Person(_)),
        })
    }
}

/// The hand. A card that stays in it is not drawn anew.
#[component]
pub(crate) fn Hand(game: Game, advised: RwSignal<Option<Advised>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let inspected = RwSignal::new(None::<Card>);
    let open = opened_by(inspected);
    let held = Memo::new(move |_| Held::of(game));
    let any = Memo::new(move |_| held.read().is_some());
    let cards = move || held.read().as_ref().map_or_else(Vec::new, |held| held.cards.clone());
    let counts = Memo::new(move |_| {
        held.read().as_ref().map(|held| (held.cards.len(), held.limit, held.discards))
    });
    let room =
        move || ["--cards:", &counts.get().map_or(0, |(count, ..)| count).to_string()].concat();
    let chooses = move || held.read().as_ref().is_some_and(|held| held.chooses).then_some("");
    let count = move || {
        let (count, limit, discards) = counts.get()?;
        let args = [("count", Arg::Number(count as i64)), ("limit", Arg::Number(limit as i64))];
        let said =
            speech.say(if discards { key::WEB_HAND_STAYS } else { key::WEB_HAND_COUNT }, &args);
        let shown = [count.to_string(), limit.to_string()].join("/");
        Some(
            view! { <span class="heard">{said}</span><span aria-hidden="true">{shown}</span> }
                .into_any(),
        )
    };
    view! {
        <section class="hand" data-testid="hand" aria-label=t(key::WEB_HAND)>
            <Show when=move || any.get()>
                <p class="hand-count">{move || count()}</p>
                <ul class="hand-cards" data-chooses=chooses style=room>
                    <For each=move || cards() key=|card| *card let(card)>
                        {hand_card(game, card, held, advised, inspected)}
                    </For>
                </ul>
            </Show>
        </section>
        <Dialog open title=Signal::derive(move || speech.text(key::WEB_HAND))>
            {move || inspected.get().map(|card| inspect(speech, game, card))}
        </Dialog>
    }
    .into_any()
}

/// A card large enough to read, and in words.
fn inspect(speech: Speech, game: Game, card: Card) -> AnyView {
    // Whoever looks at the page next must not find it there.
    let view = game.shown.view.get();
    let Viewer::Seat(seat) = view.viewer else { return ().into_any() };
    let hero = view.players.get(seat.index()).and_then(|player| player.hero);
    speech.with(|words| {
        game.with_rules(|rules| {
            let content = rules.content();
            let face = card_face(words, content, hero, card, Marks::default());
            let line = say::card_line(words, content, hero, card);
            let line = element("p", &[], &escaped(&line));
            Markup(tag("div", "inspected", &[face.0, line].concat())).into_any()
        })
    })
}
