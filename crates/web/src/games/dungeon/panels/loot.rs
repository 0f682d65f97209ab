//! Too much to carry: which piece stays, by tap or drag.

use dungeon::{Action, Piece};
use leptos::ev::PointerEvent;
use wasm_bindgen::JsCast as _;
use web_sys::Element;
use words::dungeon as say;

use super::slots::bonus;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// How far a finger may slip and still tap, in pixels.
const SLIP: i32 = 8;

/// A piece on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Drag {
    piece: Piece,
    from: (i32, i32),
    by: (i32, i32),
}

/// The pieces that may stay, and the tile they stay on.
#[component]
pub(crate) fn LootPanel(game: Game) -> impl IntoView {
    let drag = RwSignal::new(None::<Drag>);
    let pieces = move || {
        let leave =
            |action: &Action| if let Action::Leave(piece) = *action { Some(piece) } else { None };
        game.offered.legal.read().iter().filter_map(leave).collect::<Vec<_>>()
    };
    let piece = move |(index, piece): (usize, Piece)| {
        view! { <LootPiece game piece key=index + 1 drag/> }
    };
    view! {
        <div class="panel parchment loot">
            <h2>{t(key::WEB_LOOT)}</h2>
            <div class="picks">{move || pieces().into_iter().enumerate().map(piece).collect_view()}</div>
            <p class="leave-here" class:ready=move || drag.get().is_some()>
                <Icon name="icon-tile"/>
                <span><b>{t(key::WEB_LOOT_LEAVE)}</b>{t(key::WEB_LOOT_HOW)}</span>
            </p>
        </div>
    }
}

/// One piece: tap it, or drag it onto the tile.
#[component]
fn LootPiece(game: Game, piece: Piece, key: usize, drag: RwSignal<Option<Drag>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let action = Action::Leave(piece);
    let weapons = game.with_rules(|rules| rules.content().bonus);
    let own = move || drag.get().filter(|drag| drag.piece == piece);
    let dragged = StoredValue::new(false);
    let down = move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        let from = (event.client_x(), event.client_y());
        drag.set(Some(Drag { piece, from, by: (0, 0) }));
        if let Some(target) = event.current_target().and_then(|at| at.dyn_into::<Element>().ok()) {
            // Moves outside the piece still belong to it. Where that is refused it stays where the finger left it, and
            // can be picked up again.
            drop(target.set_pointer_capture(event.pointer_id()));
        }
    };
    let moved = move |event: PointerEvent| {
        if let Some(now) = own() {
            let by = (event.client_x() - now.from.0, event.client_y() - now.from.1);
            drag.set(Some(Drag { by, ..now }));
        }
    };
    let up = move |event: PointerEvent| {
        let far = own().is_some_and(|now| now.by.0.abs().max(now.by.1.abs()) > SLIP);
        drag.set(None);
        if !far {
            return;
        }
        // A captured drag ends with a click on the piece, wherever it ends. That one comes at once, where it comes at
        // all; later ones are taps and keys.
        dragged.set_value(true);
        timer::after(40, move || {
            dragged.try_update_value(|dragged| *dragged = false);
        });
        if page::is_at(event.client_x(), event.client_y(), ".leave-here") {
            game.choose(action);
        }
    };
    let shortcuts = expect_context::<Shortcuts>();
    shortcuts.on(Shortcut::nth(key - 1), move || game.choose(action));
    let shift = move || {
        own().map_or_else(String::new, |now| format!("translate({}px, {}px)", now.by.0, now.by.1))
    };
    view! {
        <button
            type="button"
            class="pick"
            class:hinted=move || game.hint() == Some(action)
            class:dragged=move || own().is_some()
            data-testid="action"
            data-action=action.to_string()
            style:transform=shift
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=move |_| drag.set(None)
            on:click=move |_| if !dragged.get_value() { game.choose(action) }
        >
            <span class="portrait big piece">
                <Icon name=pictures::piece(piece)/>
                {bonus(piece, weapons).map(|plus| view! { <b class="number">{plus}</b> })}
            </span>
            <span class="name">{move || speech.with(|words| say::piece(words, piece))}</span>
        </button>
    }
}
