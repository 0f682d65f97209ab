//! Buttons for who does not pinch: centre, nearer, farther, everything.

use super::eye::NEARER;
use super::gestures::Gestures;
use crate::app::t;
use crate::prelude::*;
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
            <button type="button" class="round" aria-label=t("web-board-centre") title=t("web-board-centre") on:click=centre>
                <Icon name="icon-centre"/>
            </button>
            <button type="button" class="round" aria-label=t("web-board-fit") title=t("web-board-fit") on:click=move |_| gestures.fit()>
                <Icon name="icon-map"/>
            </button>
            <button type="button" class="round zoom" aria-label=t("web-board-zoom-in") title=t("web-board-zoom-in") on:click=move |_| gestures.zoom(NEARER)>
                "+"
            </button>
            <button type="button" class="round zoom" aria-label=t("web-board-zoom-out") title=t("web-board-zoom-out") on:click=move |_| gestures.zoom(1.0 / NEARER)>
                "−"
            </button>
        </div>
    }
    .into_any()
}
