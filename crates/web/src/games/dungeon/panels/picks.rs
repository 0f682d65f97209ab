//! A decision between a few pictures: tokens, heroes, fountains. Heroes and fountains are lit on the map as well.

use dungeon::Action;
use leptos::html;

use super::pick_button::PickButton;
use crate::games::dungeon::Game;
use crate::games::dungeon::spots::{Asking, Pick, Spot};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// The decision that is to be made now, or what was asked beside walking.
#[component]
pub(crate) fn PickPanel(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let question = Memo::new(move |_| question(game));
    let text = move |of: fn((Key, Key)) -> Key| question.get().map(|keys| speech.text(of(keys)));
    let asks = Memo::new(move |_| game.asking.read().is_some());
    let panel = NodeRef::<html::Div>::new();
    // Whoever asked by key goes on here.
    Effect::new(move |_| {
        if let Some(panel) = panel.get().filter(|_| game.asking.get_untracked().is_some()) {
            drop(panel.focus());
        }
    });
    let button = move |(index, (pick, seat))| view! { <PickButton game pick seat key=index + 1/> };
    let picks = move || listed(game).into_iter().enumerate().map(button).collect_view();
    view! {
        <div class="panel parchment" tabindex="-1" node_ref=panel>
            <h2>{move || text(|(asked, _)| asked)}</h2>
            <p class="does">{move || text(|(_, does)| does)}</p>
            <div class="picks">{picks}</div>
            <Show when=move || asks.get()><Back game/></Show>
        </div>
    }
}

/// What there is to choose from: on the map, or else what is legal.
fn listed(game: Game) -> Vec<(Pick, Option<table::Seat>)> {
    let spots = game.spots.get();
    if spots.is_empty() {
        let legal = game.offered.legal.read();
        return legal.iter().map(|&action| (Pick::Take(action), None)).collect();
    }
    spots.into_iter().map(|Spot { pick, seat, .. }| (pick, seat)).collect()
}

/// What is asked, and what comes of it whichever is chosen.
fn question(game: Game) -> Option<(Key, Key)> {
    match game.asking.get() {
        Some(Asking::Swap) => return Some((key::WEB_SWAP_WHOM, key::WEB_SWAP_DOES)),
        Some(Asking::Portal(_)) => {
            let whom = game.spots.read().iter().any(|spot| spot.seat.is_some());
            let asked = if whom { key::WEB_PORTAL_WHOM } else { key::WEB_PORTAL_WHERE };
            return Some((asked, key::WEB_PORTAL_DOES));
        }
        None => {}
    }
    let first = game.offered.legal.read().first().copied()?;
    Some(if matches!(first, Action::Choose(_)) {
        (key::WEB_TOKEN_WHICH, key::WEB_TOKEN_DOES)
    } else if matches!(first, Action::Rise(_)) {
        (key::WEB_RISE_WHERE, key::WEB_RISE_DOES)
    } else {
        (key::WEB_CURSE_WHOM, key::WEB_CURSE_DOES)
    })
}

/// One question back, or none at all.
#[component]
fn Back(game: Game) -> impl IntoView {
    let shortcuts = expect_context::<Shortcuts>();
    let back = move || {
        let before = match game.asking.get_untracked() {
            Some(Asking::Portal(Some(_))) => Some(Asking::Portal(None)),
            Some(Asking::Portal(None) | Asking::Swap) | None => None,
        };
        game.ask(before);
    };
    shortcuts.on(Shortcut::Key("Escape"), back);
    view! {
        <button type="button" class="wide" data-testid="back-out" on:click=move |_| back()>
            <Icon name="icon-undo"/>
            {t(key::WEB_BACK)}
        </button>
    }
}
