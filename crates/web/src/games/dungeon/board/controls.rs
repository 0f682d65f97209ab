//! Buttons for players who do not pinch: centre, nearer, farther, everything.

use super::eye::NEARER;
use super::gestures::Gestures;
use crate::prelude::*;
use crate::shell::t;
use crate::ui::Icon;

/// The buttons in the corner of the board.
#[component]
pub fn Controls(gestures: Gestures) -> impl IntoView {
    let centre = move |_| {
        if let Some(place) = gestures.hero() {
            gestures.eye.centre(place);
        }
    };
    view! {
        <div class="board-controls">
            <button type="button" class="round" aria-label=t(key::WEB_BOARD_CENTRE) title=t(key::WEB_BOARD_CENTRE) on:click=centre>
                <Icon name="icon-centre"/>
            </button>
            <button type="button" class="round" aria-label=t(key::WEB_BOARD_FIT) title=t(key::WEB_BOARD_FIT) on:click=move |_| gestures.fit()>
                <Icon name="icon-map"/>
            </button>
            <button type="button" class="round zoom" aria-label=t(key::WEB_BOARD_ZOOM_IN) title=t(key::WEB_BOARD_ZOOM_IN) on:click=move |_| gestures.zoom(NEARER)>
                "+"
            </button>
            <button type="button" class="round zoom" aria-label=t(key::WEB_BOARD_ZOOM_OUT) title=t(key::WEB_BOARD_ZOOM_OUT) on:click=move |_| gestures.zoom(1.0 / NEARER)>
                "−"
            </button>
        </div>
    }
    .into_any()
}
