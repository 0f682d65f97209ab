//! Taps that were meant for the moment before are not taken for this one.
//!
//! What can be chosen changes under a finger that is on its way: a bot's turn ends, a sheet opens, other buttons come. Whoever
//! sees that needs longer than a moment to tap it on purpose. Keys are pressed on purpose.

use leptos::ev::MouseEvent;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::platform::timer;
use crate::prelude::*;
use crate::shell::Settings;
use crate::stage::{Stage, Staged};

/// So long nothing new is taken for tapped, in milliseconds.
const MOMENT: f64 = 300.0;

/// What stays where it is, whoever has to choose.
const LASTING: &str = ".table-head, .heroes, .log, .board-controls, .tools, .skip-bar, .toasts";

/// When something else could be chosen, and when a finger went down.
#[derive(Clone, Copy)]
pub(super) struct Steady {
    changed: StoredValue<f64>,
    pressed: StoredValue<f64>,
    wanted: RwSignal<bool>,
}

impl Steady {
    /// Watches what can be chosen.
    pub(super) fn new<G: Staged>(stage: Stage<G>) -> Self {
        let settings = expect_context::<Settings>();
        let [changed, pressed] = [0.0, 0.0].map(StoredValue::new);
        let steady = Self { changed, pressed, wanted: settings.steady };
        let offered = stage.offered;
        let choices = Memo::new(move |_| (offered.asked.get(), offered.proposed.get()));
        // Read, not only tracked: nobody else asks for it.
        Effect::new(move |_| choices.with(|_| steady.change()));
        steady
    }

    /// Something else can be chosen.
    pub(super) fn change(self) {
        self.changed.set_value(timer::now());
    }

    /// A finger or the mouse button goes down.
    pub(super) fn press(self) {
        self.pressed.set_value(timer::now());
    }

    /// Something was tapped: that ends here if the finger went down before what it is on could be seen.
    pub(super) fn tap(self, event: &MouseEvent) {
        let early = self.pressed.get_value() < self.changed.get_value() + MOMENT;
        // Keys press buttons too, and count no clicks.
        if !early || event.detail() == 0 || !self.wanted.get_untracked() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let lasting = target.is_some_and(|target| matches!(target.closest(LASTING), Ok(Some(_))));
        if !lasting {
            event.stop_propagation();
            event.prevent_default();
        }
    }
}
