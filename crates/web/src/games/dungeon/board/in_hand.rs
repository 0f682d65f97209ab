//! The drawn tile, raised over the place where it will lie, while it is turned.

use dungeon::Direction;
use leptos::ev;

use super::art;
use super::gestures::Gestures;
use super::ground::moved_to;
use super::seek::{angle_after, quarter_turns};
use crate::games::dungeon::{Laying, Turned};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::decimal::tenths;

/// The tile in hand, with two handles that turn it.
#[component]
pub fn InHand(
    laying: Signal<Option<(Laying, usize)>>,
    turned: Callback<Turned>,
    gestures: Gestures,
) -> impl IntoView {
    let tile = Memo::new(move |_| laying.get().map(|(laying, _)| laying));
    let turning = Memo::new(move |_| laying.get().map_or(0, |(_, turning)| turning));
    move || tile.get().map(|laying| view! { <Raised laying turning turned gestures/> })
}

#[component]
fn Raised(
    laying: Laying,
    turning: Memo<usize>,
    turned: Callback<Turned>,
    gestures: Gestures,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (place, kind) = (laying.place, laying.tile);
    let (first, turns) = (laying.turned(0), laying.turnings.len() > 1);
    let angle = Memo::new(move |before: Option<&i32>| {
        let quarters = quarter_turns(first, laying.turned(turning.get())).unwrap_or(0);
        angle_after(before.copied().unwrap_or(0), quarters)
    });
    // The handles are not where the hero stands.
    let from_north = gestures.hero() == Some(place.towards(Direction::North));
    let below = from_north;
    let exits: String = first.iter().map(chevron).collect();
    let drawing = format!("{}{exits}", art::tile(place, first, kind.kind));
    let name = move || {
        speech.with(|words| {
            let tile = words::dungeon::tile_type(words, kind);
            words.say(key::WEB_BOARD_IN_HAND, &[("tile", words::Arg::text(tile))])
        })
    };
    let tap = move |to: Turned| {
        move |event: ev::MouseEvent| {
            event.stop_propagation();
            if gestures.is_tap() {
                turned.run(to);
            }
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        let to = match key.as_str() {
            "Enter" | " " | "ArrowRight" | "ArrowDown" => Turned::Right,
            "ArrowLeft" | "ArrowUp" => Turned::Left,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        // Arrows may be held; what presses a button presses it once.
        if !event.repeat() || key.starts_with("Arrow") {
            turned.run(to);
        }
    };
    view! {
        <g class="in-hand" transform=moved_to(place)>
            <circle class="raised-glow" r="100"></circle>
            <rect class="raised-shadow" x="-50" y="-40" width="106" height="100" rx="8"></rect>
            <g class="raised" role="button" tabindex="0" aria-label=name on:click=tap(Turned::Right) on:keydown=on_key>
                <g class="turning" style=move || format!("transform:rotate({}deg)", angle.get()) inner_html=drawing></g>
                <rect class="not-laid" x="-50" y="-50" width="100" height="100" rx="4"></rect>
            </g>
            <Show when=move || turns>
                <Handle left=true below name=key::WEB_BOARD_TURN_LEFT icon="icon-turn-left" on_tap=Callback::new(tap(Turned::Left))/>
                <Handle left=false below name=key::WEB_BOARD_TURN_RIGHT icon="icon-turn-right" on_tap=Callback::new(tap(Turned::Right))/>
            </Show>
        </g>
    }
    .into_any()
}

/// A handle of 44 pixels, however near or far one looks from, that touches a corner of the raised tile and covers none of
/// it. Keys turn the tile itself.
#[component]
fn Handle(
    left: bool,
    below: bool,
    name: Key,
    icon: &'static str,
    on_tap: Callback<ev::MouseEvent>,
) -> impl IntoView {
    // Off the corner by as much as makes the circle touch it.
    const OFF: i32 = 16;
    let (x, right) = if left { (-54.0, -OFF) } else { (54.0, OFF) };
    let (y, down) = if below { (48.0, OFF) } else { (-60.0, -OFF) };
    view! {
        <g transform=format!("translate({} {})", tenths(x), tenths(y))>
            <g class="handle" style=format!("--right:{right}px;--down:{down}px") on:click=move |event| on_tap.run(event)>
                <title>{t(name)}</title>
                <circle r="22"></circle>
                <use href=format!("#{icon}") x="-13" y="-13" width="26" height="26"></use>
            </g>
        </g>
    }
}

/// An arrow out of an open side.
fn chevron(side: Direction) -> String {
    let turn = side as u32 * 90;
    format!(
        r##"<g class="way-out" transform="rotate({turn}) translate(0 -42)"><use href="#board-chevron"/></g>"##
    )
}
