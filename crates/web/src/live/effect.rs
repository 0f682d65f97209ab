//! What is done when signals change.

use leptos::prelude as theirs;

/// Something that is done soon, and again whenever a signal changes that it has read, until whoever made it has gone.
pub struct Effect;

/// The one kind of effect there is.
fn effect(mut act: Box<dyn FnMut()>) {
    theirs::Effect::new(move |_: Option<()>| act());
}

impl Effect {
    /// Begins; what it returns it is given the next time.
    pub fn new<T: 'static>(mut act: impl FnMut(Option<T>) -> T + 'static) -> Self {
        let mut before = None;
        effect(Box::new(move || before = Some(act(before.take()))));
        Self
    }
}
