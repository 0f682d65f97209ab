//! Putting the new deck in order, by drag, taps or keys; or having it shuffled.

mod order;

use goblin::{Action, Back, Card, Content, Hero};
use leptos::ev::{KeyboardEvent, PointerEvent};
use wasm_bindgen::JsCast as _;
use web_sys::Element;
use words::{Arg, Words, goblin as say};

use super::card::{Marks, card_face, starting_back};
use crate::around::Act;
use crate::games::goblin::Game;
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::{Settings, Speech, t};
use crate::ui::Shortcut;
use order::{laid, moved, to_lay};

/// How long the click that ends a drag may take, in milliseconds.
const CLICK: u32 = 40;

/// The cards of the new deck in a row, the top one first.
#[component]
pub(crate) fn ArrangePanel(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let order = Order {
        cards: RwSignal::new(Vec::new()),
        taken: RwSignal::new(None),
        held: StoredValue::new(None),
        dragged: StoredValue::new(false),
    };
    Effect::new(move |_| {
        let view = game.shown.view.get();
        let player = view.players.get(view.turn.seat.index());
        order.cards.set(player.map(to_lay).unwrap_or_default());
        order.taken.set(None);
    });
    let cards = move || -> Vec<AnyView> {
        let view = game.shown.view.get();
        let hero = view.players.get(view.turn.seat.index()).and_then(|player| player.hero);
        let cards = order.cards.get();
        let card = |(place, &back): (usize, &Back)| {
            let (name, face) = speech
                .with(|words| game.with_rules(|rules| drawn(words, rules.content(), hero, back)));
            let number = Arg::Number(place as i64 + 1);
            let name =
                format!("{}: {name}", speech.say(key::WEB_ARRANGE_PLACE, &[("number", number)]));
            place_button(order, place, name, face)
        };
        cards.iter().enumerate().map(card).collect()
    };
    // Most decks are as good shuffled: their cards lie open once somebody wants to put them in order.
    let own = RwSignal::new(false);
    let legal = Memo::new(move |_| game.offered.legal.read().contains(&Action::Shuffle));
    let step = move |by: isize, key: Key| {
        view! {
            <button type="button" class="act step" disabled=move || order.taken.get().is_none() on:click=move |_| order.step(by)>
                {t(key)}
            </button>
        }
        .into_any()
    };
    let asks = move || {
        view! {
            <p class="about">{t(key::WEB_ARRANGE_WHY)}</p>
            <div class="acts first">{shuffle(game, speech, true)}{arrange(game, speech, own)}{always(game, speech)}</div>
        }
        .into_any()
    };
    let arranges = move || {
        view! {
            <p class="about">{t(key::WEB_ARRANGE_HOW)}</p>
            <ol class="order">{move || cards()}</ol>
            <div class="acts">{step(-1, key::WEB_ARRANGE_UP)}{step(1, key::WEB_ARRANGE_DOWN)}</div>
            <div class="acts">{legal.get().then(|| shuffle(game, speech, false))}{done(game, speech, order)}</div>
        }
        .into_any()
    };
    view! {
        <div class="panel parchment arrange">
            <h2>{t(key::WEB_ARRANGE)}</h2>
            {move || if legal.get() && !own.get() { asks() } else { arranges() }}
        </div>
    }
    .into_any()
}

/// Has it shuffled. It is the first choice until somebody puts the deck in order; during a battle nothing is, because the
/// next card may decide it.
fn shuffle(game: Game, speech: Speech, first: bool) -> AnyView {
    let fights = game.shown.view.with_untracked(|view| view.battle.is_some());
    let shown = Act {
        id: "action",
        action: Some(Action::Shuffle.to_string()),
        icon: "icon-shuffle",
        words: speech.text(key::WEB_ARRANGE_SHUFFLE),
        key: Some(Shortcut::Digit(if first { 1 } else { 2 })),
        main: first && !fights,
        ..Act::default()
    };
    shown.button(move || game.choose(Action::Shuffle))
}

/// The same from now on.
fn always(game: Game, speech: Speech) -> AnyView {
    let settings = expect_context::<Settings>();
    let shown = Act {
        id: "always-shuffle",
        icon: "icon-shuffle",
        words: speech.text(key::WEB_ARRANGE_ALWAYS),
        note: speech.text(key::WEB_ARRANGE_ALWAYS_ABOUT),
        ..Act::default()
    };
    shown.button(move || {
        settings.always_shuffle.set(true);
        game.choose(Action::Shuffle);
    })
}

/// Opens the cards, to be put in order.
fn arrange(game: Game, speech: Speech, own: RwSignal<bool>) -> AnyView {
    let shown = Act {
        id: "arrange",
        icon: "icon-hand",
        words: speech.text(key::WEB_ARRANGE_OWN),
        key: Some(Shortcut::Digit(2)),
        ..Act::default()
    };
    shown.button(move || {
        // A notice would cover the cards.
        game.notice_read.set(true);
        own.set(true);
    })
}

/// Lays the deck as it is now.
fn done(game: Game, speech: Speech, order: Order) -> AnyView {
    let shown = Act {
        id: "arranged",
        icon: "icon-check",
        words: speech.text(key::WEB_ARRANGE_DONE),
        key: Some(Shortcut::Digit(1)),
        main: true,
        ..Act::default()
    };
    shown.button(move || game.choose_all(&laid(&order.cards.get_untracked())))
}

/// The deck as it is being put in order.
#[derive(Clone, Copy)]
struct Order {
    cards: RwSignal<Vec<Back>>,
    /// The place that was tapped: the next tap says where its card goes.
    taken: RwSignal<Option<usize>>,
    /// Where the card under the finger lies now.
    held: StoredValue<Option<usize>>,
    /// The click that ends a drag is no tap.
    dragged: StoredValue<bool>,
}

impl Order {
    /// Takes a card elsewhere, and says where it lies then.
    fn shift(self, from: usize, to: usize) -> usize {
        let cards = self.cards.get_untracked();
        let to = to.min(cards.len().saturating_sub(1));
        self.cards.set(moved(&cards, from, to));
        to
    }

    fn step(self, by: isize) {
        if let Some(from) = self.taken.get_untracked() {
            self.taken.set(Some(self.shift(from, from.saturating_add_signed(by))));
        }
    }

    fn tap(self, place: usize) {
        if self.dragged.get_value() {
            return;
        }
        match self.taken.get_untracked() {
            Some(from) => {
                self.shift(from, place);
                self.taken.set(None);
            }
            None => self.taken.set(Some(place)),
        }
    }

    fn drag(self, event: &PointerEvent) {
        let Some(from) = self.held.get_value() else { return };
        let (x, y) = (event.client_x(), event.client_y());
        let places = self.cards.read_untracked().len();
        let over = (0..places).find(|to| page::is_at(x, y, &place_of(*to)));
        if let Some(to) = over.filter(|&to| to != from) {
            self.dragged.set_value(true);
            self.held.set_value(Some(self.shift(from, to)));
            self.taken.set(None);
        }
    }

    fn drop(self) {
        self.held.set_value(None);
        timer::after(CLICK, move || {
            self.dragged.try_update_value(|dragged| *dragged = false);
        });
    }
}

/// Where a place is found on the page.
fn place_of(place: usize) -> String {
    format!("[data-place=\"{place}\"]")
}

/// A card in words and as a picture. Starting cards look alike, wherever they go (G3.3).
fn drawn(words: &Words, content: &Content, hero: Option<Hero>, back: Back) -> (String, AnyView) {
    match back {
        Back::Starting => (words.text(key::GOBLIN_STARTING_CARD), starting_back(hero).into_any()),
        Back::Won(card) => {
            let face = card_face(words, content, hero, Card::Won(card), Marks::default());
            (say::won_line(words, content, card), face.into_any())
        }
    }
}

/// A place in the deck and the card that lies there. Arrow keys and a finger take the card elsewhere.
fn place_button(order: Order, place: usize, name: String, face: AnyView) -> AnyView {
    let keys = move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => place.saturating_sub(1),
            "ArrowRight" | "ArrowDown" => place + 1,
            "Home" => 0,
            "End" => usize::MAX,
            _ => return,
        };
        event.prevent_default();
        let to = order.shift(place, to);
        order.taken.set(None);
        page::focus(&place_of(to));
    };
    let down = move |event: PointerEvent| {
        order.held.set_value(Some(place));
        if let Some(target) = event.current_target().and_then(|at| at.dyn_into::<Element>().ok()) {
            // Moves outside the card still belong to it. Where that is refused it can be tapped.
            drop(target.set_pointer_capture(event.pointer_id()));
        }
    };
    let is_taken = move || order.taken.get() == Some(place);
    view! {
        <li>
            <button
                type="button"
                class="place"
                class:taken=move || is_taken()
                aria-pressed=move || is_taken().to_string()
                data-place=place.to_string()
                on:keydown=keys
                on:pointerdown=down
                on:pointermove=move |event| order.drag(&event)
                on:pointerup=move |_| order.drop()
                on:pointercancel=move |_| order.drop()
                on:click=move |_| order.tap(place)
            >
                <span class="heard">{name}</span>
                <b class="number" aria-hidden="true">{(place + 1).to_string()}</b>
                {face}
            </button>
        </li>
    }
    .into_any()
}
