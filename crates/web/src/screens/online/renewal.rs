//! Another version of the page: offered while nobody has to decide anything, never taken by itself.

use crate::platform::offline::{self, Check, Keeping};
use crate::platform::{page, storage};
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{Offline, t};
use crate::ui::Icon;

/// The version of a server that the page was loaded anew for: it is not offered twice.
const LOADED_FOR: &str = "karak.loaded-for";

/// The offer, while the server is of another version than this page.
pub(super) fn offer(online: Online) -> AnyView {
    let (later, wanted) = (RwSignal::new(false), RwSignal::new(false));
    load_when(wanted);
    let other = Memo::new(move |_| {
        let server = online.program.get();
        is_other(&server, &page::version()) && storage::get(LOADED_FOR).as_deref() != Some(&*server)
    });
    let busy = Memo::new(move |_| online.asked.get() || online.decides.get());
    let load = move |_| {
        // Where it cannot be kept it is offered again.
        let _: Result<(), _> = storage::set(LOADED_FOR, &online.program.get_untracked());
        wanted.set(true);
    };
    let shown = move || {
        (other.get() && !busy.get() && !later.get()).then(|| {
            view! {
                <p class="connection renewal" role="status" data-testid="renewal">
                    <span>{t(key::WEB_ONLINE_NEWER)}</span>
                    <button type="button" data-testid="renew" on:click=load>{t(key::WEB_OFFLINE_RELOAD)}</button>
                    <button type="button" on:click=move |_| later.set(true)>{t(key::WEB_OFFLINE_LATER)}</button>
                </p>
            }
        })
    };
    view! { {shown} }.into_any()
}

/// The way to another version, for a server that does not understand this one.
pub(super) fn button() -> AnyView {
    let wanted = RwSignal::new(false);
    load_when(wanted);
    view! {
        <button type="button" class="main-action" data-testid="renew" on:click=move |_| wanted.set(true)>
            <Icon name="icon-roll-again"/>{t(key::WEB_OFFLINE_RELOAD)}
        </button>
    }
    .into_any()
}

/// Loads the page anew once somebody wants it; what keeps it without a network is asked for the new version first.
fn load_when(wanted: RwSignal<bool>) {
    let offline = expect_context::<Offline>();
    Effect::new(move |asked: Option<bool>| {
        if !wanted.get() {
            return false;
        }
        let state = offline.state();
        match (state.keeping, state.check) {
            _ if state.offered => offline::renew(),
            (Keeping::Impossible, _) => reload(),
            _ if asked != Some(true) => offline::check(),
            (Keeping::Begun | Keeping::Done, Check::Newest | Check::Unreachable) => reload(),
            (Keeping::Begun | Keeping::Done, Check::Asking | Check::NotAsked) => {}
        }
        true
    });
}

fn reload() {
    // A browser that refuses shows the same page.
    drop(window().location().reload());
}

/// Whether a server is of another version than a page. Both name their program, and in brackets the files of the page, if they
/// have any: a server without a page cannot know of one.
fn is_other(server: &str, page: &str) -> bool {
    let parts = |version: &str| match version.split_once(' ') {
        Some((program, files)) => (program.to_owned(), Some(files.to_owned())),
        None => (version.to_owned(), None),
    };
    let ((server, its), (page, own)) = (parts(server), parts(page));
    let files = its.zip(own).is_some_and(|(its, own)| its != own);
    !server.is_empty() && (server != page || files)
}

#[cfg(test)]
mod tests {
    use super::is_other;

    #[test]
    fn programs_and_files_are_compared_where_both_are_known() {
        for (server, page, other) in [
            ("", "0.1.0 (aa)", false),
            ("0.1.0", "0.1.0 (aa)", false),
            ("0.1.0 (aa)", "0.1.0", false),
            ("0.1.0 (aa)", "0.1.0 (aa)", false),
            ("0.1.0 (bb)", "0.1.0 (aa)", true),
            ("0.2.0", "0.1.0 (aa)", true),
            ("0.2.0 (aa)", "0.1.0 (aa)", true),
        ] {
            assert_eq!(is_other(server, page), other, "{server}, {page}");
        }
    }
}
