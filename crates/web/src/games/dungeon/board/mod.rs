//! The dungeon on its board. It knows no rules: it shows a view and where one can go, and gives back what was tapped.
//!
//! `camera` and `hand` are the arithmetic of looking and touching, `Eye` and
//! `Gestures` apply it to the page; `art` draws; the other files are the layers of the board.

mod art;
mod camera;
mod controls;
mod eye;
mod figures;
mod footsteps;
mod framing;
mod gestures;
mod ground;
mod hand;
mod heroes;
mod in_hand;
mod labels;
mod light_art;
mod lights;
mod narration;
mod pointed;
mod promise;
mod seek;
mod spots;
mod tip;
mod tooltip;

use std::sync::Arc;

use dungeon::odds::Prospects;
use dungeon::reach::Target;
use dungeon::{Content, Direction, Place, TileView, View};
use leptos::{ev, svg};

pub(super) use self::art::{thing, tile};
use self::controls::Controls;
use self::footsteps::Footsteps;
use self::gestures::Gestures;
use self::ground::{Ground, Things};
use self::heroes::Heroes;
use self::in_hand::InHand;
pub(super) use self::labels::going;
pub(super) use self::light_art::light;
use self::lights::{Lights, focus};
use self::narration::Narration;
use self::pointed::Pointed;
use self::promise::{PromiseMarks, Promises};
use self::spots::Spots;
use self::tooltip::Tooltip;
use super::spots::{Pick, Spot};
use super::{Laying, Turned};
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::t;

/// The board.
#[component]
pub fn Board(
    /// What lies on the table.
    #[prop(into)]
    view: Signal<Arc<View>>,
    /// Where the hero can go.
    #[prop(into)]
    targets: Signal<Vec<Target>>,
    /// What was tapped and is not yet confirmed.
    #[prop(into)]
    proposed: Signal<Option<Target>>,
    /// Where a hint says to go.
    #[prop(into)]
    hinted: Signal<Option<Target>>,
    /// Heroes and fountains to choose.
    #[prop(into)]
    spots: Signal<Vec<Spot>>,
    /// The one that was tapped and is not yet confirmed.
    #[prop(into)]
    picked: Signal<Option<Pick>>,
    /// The tile in hand, and which of its ways to lie is shown.
    #[prop(into)]
    laying: Signal<Option<(Laying, usize)>>,
    /// Where something happened that somebody asked about.
    #[prop(into)]
    pointed: Signal<Option<Place>>,
    /// A place where the hero can go was chosen.
    chosen: Callback<Target>,
    /// A hero or a fountain was chosen.
    pick: Callback<Pick>,
    /// The tile in hand was turned.
    turned: Callback<Turned>,
    /// A tile was tapped where the hero cannot go.
    unreachable: Callback<Place>,
    /// The chances of the combat at a place where the hero can go.
    chances: Callback<Target, Option<Prospects>>,
    /// What else comes of going there: that it ends the turn, for instance.
    comes: Callback<Target, Option<Key>>,
    /// What the game is played with: the strength of its monsters.
    content: Arc<Content>,
    /// Tiles that are known to be laid some time, of a game that is watched.
    later: Vec<TileView>,
) -> impl IntoView {
    let content = StoredValue::new(content);
    let ready = StoredValue::new(false);
    let promises = Promises::new(view, content, chances, comes);
    let gestures = Gestures::new(view, laying, turned);
    follow(gestures, view, laying, ready);
    frame(gestures, targets);
    gestures.listen();
    let on_click = move |event: ev::MouseEvent| {
        if !gestures.is_tap() {
            return;
        }
        let place = gestures.place(event.client_x(), event.client_y());
        if is_near(&view.read_untracked(), place) {
            unreachable.run(place);
        }
    };
    let (lights, picks) = (NodeRef::<svg::G>::new(), NodeRef::<svg::G>::new());
    let on_key = move |event: ev::KeyboardEvent| {
        let lit = (!targets.read_untracked().is_empty()).then_some(lights);
        let lit = lit.or_else(|| (!spots.read_untracked().is_empty()).then_some(picks));
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match (event.key().as_str(), lit) {
            ("Enter", Some(lit)) => focus(lit, 0),
            (key, _) if gestures.key(key) => {}
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <div class="board" role="group" aria-label=t(key::WEB_BOARD)>
            <div
                class="stage"
                role="group"
                tabindex="0"
                aria-label=t(key::WEB_BOARD_MAP)
                node_ref=gestures.eye.stage
                on:pointerdown=move |event| gestures.down(&event)
                on:pointermove=move |event| gestures.moved(&event)
                on:pointerleave=move |event| gestures.left(&event)
                on:wheel=move |event| gestures.wheel(&event)
                on:click=on_click
                on:keydown=on_key
            >
                <div class="plane" node_ref=gestures.eye.plane>
                    // What is lit and proposed changes with every tap: on a layer of its own, so that no stone is
                    // painted again for it.
                    <svg width="100" height="100" aria-hidden="true">
                        <Ground view ready later/>
                    </svg>
                    <svg class="apart" width="100" height="100" role="presentation">
                        <Lights view targets proposed hinted chosen gestures promises group=lights/>
                        <Spots view spots picked chosen=pick gestures group=picks/>
                        <g class="over" aria-hidden="true">
                            <PromiseMarks targets promises/>
                            <Footsteps view way=Signal::derive(move || proposed.get().or_else(|| hinted.get()))/>
                            <Pointed pointed gestures/>
                        </g>
                    </svg>
                    <svg class="apart" width="100" height="100" role="presentation">
                        <g class="over" aria-hidden="true">
                            <Things view content ready/>
                            <Heroes view/>
                        </g>
                        <InHand laying turned gestures/>
                    </svg>
                </div>
            </div>
            <Controls gestures/>
            <Tooltip gestures view targets laying promises/>
            <Narration view content/>
        </div>
    }
    .into_any()
}

/// Whether a tile lies there, or beside it one that opens to it.
fn is_near(view: &View, place: Place) -> bool {
    let opens = |side: Direction| {
        let beside = view.tile_at(place.towards(side));
        beside.is_some_and(|tile| tile.exits.contains(side.opposite()))
    };
    view.tile_at(place).is_some() || Direction::ALL.into_iter().any(opens)
}

/// Looks after the hero whose turn it is, and after the tile in hand.
fn follow(
    gestures: Gestures,
    view: Signal<Arc<View>>,
    laying: Signal<Option<(Laying, usize)>>,
    ready: StoredValue<bool>,
) {
    let active = Memo::new(move |_| {
        let view = view.read();
        let seat = view.turn.seat;
        let place = view.heroes.get(seat.index()).map_or(Place::START, |hero| hero.place);
        ((seat, view.turn.number), place)
    });
    let in_hand = Memo::new(move |_| laying.get().map(|(laying, _)| laying.place));
    Effect::new(move |before: Option<(table::Seat, u16)>| {
        let (turn, place) = active.get();
        match before {
            None => {
                gestures.eye.begin(place);
                ready.set_value(true);
            }
            Some(before) => {
                if before != turn {
                    gestures.eye.release();
                }
                // Measuring the board lays it out: once everything that changes with the hero is there.
                timer::after_here(1, move || {
                    if !gestures.is_busy() {
                        gestures.eye.follow(place);
                    }
                });
            }
        }
        turn
    });
    Effect::new(move |_| {
        if let Some(place) = in_hand.get() {
            gestures.eye.show_in_hand(place);
        }
    });
}

/// Gets everything that can be chosen into sight, also when the window turns.
fn frame(gestures: Gestures, targets: Signal<Vec<Target>>) {
    let frame = move || {
        let lit = targets.read_untracked();
        if lit.is_empty() || gestures.is_busy() {
            return;
        }
        let places = gestures.hero().into_iter().chain(lit.iter().map(|target| target.place));
        gestures.eye.frame(&places.collect::<Vec<_>>());
    };
    Effect::new(move |_| {
        targets.track();
        // The buttons that come with the choice lie over the board: where, is known once they are there.
        timer::after_here(1, frame);
    });
    let turned = window_event_listener(ev::resize, move |_| frame());
    on_cleanup(move || turned.remove());
}
