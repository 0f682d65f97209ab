//! A remark: one sentence beside the thing it is about, with a ring around that.

use super::Teaches;
use super::teacher::{Given, Teacher};
use crate::platform::sight::Area;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::{Shortcut, Shortcuts, picture};

/// What there is to be explained at a table. Going on takes a remark away, and so does a tap on it.
#[component]
pub(super) fn Remarks<G: Staged>(stage: Stage<G>, teaches: Teaches) -> impl IntoView {
    let happened = Memo::new(move |_| stage.shown.log.read().len());
    remarks(Teacher::new(teaches, stage.offered.waits, happened))
}

fn remarks(teacher: Teacher) -> AnyView {
    let speech = expect_context::<Speech>();
    let shortcuts = expect_context::<Shortcuts>();
    teacher.begin();
    let given = teacher.given;
    let lesson = Memo::new(move |_| given.read().as_ref().map(|given| given.due.lesson.name));
    let text = move || {
        lesson.track();
        let key = given.read_untracked().as_ref().map(|given| given.due.lesson.text);
        key.map(|key| speech.text(key))
    };
    let shown = Memo::new(move |_| given.read().as_ref().and_then(|given: &Given| given.shown));
    let remark = move || {
        let name = lesson.get()?;
        let icon = given.read_untracked().as_ref().map(|given| given.due.lesson.icon)?;
        shortcuts.on(Shortcut::Key("Escape"), move || teacher.dismiss());
        Some(view! {
            <div class="remark-ring" style=move || shown.get().map(|(thing, _)| ring(thing))></div>
            <svg class="remark-tail" aria-hidden="true"><path d=move || shown.get().map(tail)></path></svg>
            <button
                type="button"
                class="remark"
                data-testid="remark"
                data-lesson=name
                style=move || shown.get().map(|(_, here)| at(here))
                on:click=move |_| teacher.dismiss()
            >
                {picture(icon)}
                <span class="remark-words">{text}</span>
                <span class="remark-close" aria-hidden="true">{picture("icon-check")}</span>
                <span class="heard">{t(key::WEB_CLOSE)}</span>
            </button>
        })
    };
    view! {
        <div class="remarks" class:in-sight=move || shown.read().is_some()>{remark}</div>
        <p class="heard" aria-live="polite">{text}</p>
    }
    .into_any()
}

fn at(Area { left, top, .. }: Area) -> String {
    format!("left:{left:.0}px;top:{top:.0}px")
}

fn ring(thing: Area) -> String {
    let Area { width, height, .. } = thing.grown(RING);
    format!("{};width:{width:.0}px;height:{height:.0}px", at(thing.grown(RING)))
}

/// How far the ring is around the thing.
const RING: f64 = 5.0;

/// From the remark to the ring: broad where the sentence is, with its tip at the thing.
fn tail((thing, here): (Area, Area)) -> String {
    const HALF: f64 = 10.0;
    let (x, y) = here.grown(-2.0 * HALF).nearest(thing.middle());
    let (tip_x, tip_y) = thing.grown(RING + 1.0).nearest((x, y));
    let length = (tip_x - x).hypot(tip_y - y).max(1.0);
    let (across, down) = ((y - tip_y) / length * HALF, (tip_x - x) / length * HALF);
    format!(
        "M{:.1} {:.1}L{tip_x:.1} {tip_y:.1}L{:.1} {:.1}Z",
        x + across,
        y + down,
        x - across,
        y - down
    )
}
