//! What is there only under a condition.

use leptos::children::ViewFn;
use leptos::prelude::{AnyView, ChildrenFn, IntoAny as _, IntoView, component};

use super::Memo;

/// Whether something is to be shown.
pub struct Condition(Box<dyn Fn() -> bool + Send + Sync>);

impl<F: Fn() -> bool + Send + Sync + 'static> From<F> for Condition {
    fn from(holds: F) -> Self {
        Self(Box::new(holds))
    }
}

/// Shows its content while a condition holds, else what stands in for it.
#[component]
pub fn Show(
    /// Whether the content is shown.
    #[prop(into)]
    when: Condition,
    /// What is shown otherwise.
    #[prop(optional, into)]
    fallback: ViewFn,
    /// Drawn anew each time the condition comes to hold.
    children: ChildrenFn,
) -> impl IntoView {
    let holds = Memo::new(move |_| (when.0)());
    let shown = move || -> AnyView { if holds.get() { children() } else { fallback.run() } };
    shown.into_any()
}
