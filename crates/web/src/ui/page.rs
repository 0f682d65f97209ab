//! The frame of a screen around the table: a way home, a title, and the content.

use crate::prelude::*;
use crate::shell::{Navigation, Screen, t};
use crate::ui::Icon;

/// A screen with a title; its content is narrow enough to read.
#[component]
pub fn Page(
    /// The key of its title.
    title: Key,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let back = move || {
        let link = navigation.left()?.link();
        Some(
            view! { <a class="button back" data-testid="back" href=link>{t(key::WEB_TO_GAME)}</a> }
                .into_any(),
        )
    };
    view! {
        <div class="page">
            <header class="page-head">
                <a
                    class="button round"
                    href=Screen::Home.link()
                    aria-label=t(key::WEB_TO_HOME)
                    title=t(key::WEB_TO_HOME)
                >
                    <Icon name="icon-home"/>
                </a>
                <h1 tabindex="-1">{t(title)}</h1>
                {back}
            </header>
            <main id="main" class="page-body" tabindex="-1">
                {children()}
            </main>
        </div>
    }
    .into_any()
}
