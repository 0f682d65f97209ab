//! Reads aloud, where the browser can.

use js_sys::{Reflect, global};
use leptos::prelude::window;
use wasm_bindgen::JsCast as _;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

/// Reads a text in the language of this code, after what is being read. Silent where nothing can be read.
pub fn say(text: &str, language: &str) {
    let Some(voices) = synthesis() else { return };
    let Ok(spoken) = SpeechSynthesisUtterance::new_with_text(text) else { return };
    spoken.set_lang(language);
    let own = |voice: &SpeechSynthesisVoice| voice.lang().starts_with(language);
    let all = voices.get_voices();
    let found = all.iter().filter_map(|voice| voice.dyn_into().ok()).find(own);
    if found.is_some() {
        spoken.set_voice(found.as_ref());
    }
    voices.speak(&spoken);
}

/// Whether something is being read, or about to be.
pub fn is_speaking() -> bool {
    synthesis().is_some_and(|voices| voices.speaking() || voices.pending())
}

/// Stops reading.
pub fn hush() {
    if let Some(voices) = synthesis() {
        voices.cancel();
    }
}

/// Some browsers have no voices at all: asking for them would throw.
fn synthesis() -> Option<SpeechSynthesis> {
    for name in ["speechSynthesis", "SpeechSynthesisUtterance"] {
        let known = Reflect::get(&global(), &name.into()).ok()?;
        if known.is_undefined() || known.is_null() {
            return None;
        }
    }
    window().speech_synthesis().ok()
}
