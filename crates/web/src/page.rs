//! The page: what happened in one game, how it ended, and the engine's own count of positions.

use leptos::prelude::*;

use crate::{game, seed};

/// The whole page.
#[component]
pub fn Page() -> impl IntoView {
    let seed = seed::from_page();
    let game::Played { log, outcome } = game::play_to_end(seed);
    view! {
        <main>
            <h1>"Karak"</h1>
            <p>"Game " <a href=format!("?seed={seed}")>{seed.to_string()}</a></p>
            <pre data-testid="log" aria-label="What happened" tabindex="0">{log.join("\n")}</pre>
            <p class="outcome" data-testid="outcome" role="status">{outcome}</p>
            <details>
                <summary>"Positions counted by this browser"</summary>
                <pre data-testid="perft">{game::perft_text()}</pre>
            </details>
        </main>
    }
}
