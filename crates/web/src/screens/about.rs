//! What this is, and whom it is owed to.

use words::Arg;

use crate::platform::page;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Page;

/// Credits, licences and the dice.
#[component]
pub(crate) fn About() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let version = move || {
        let version = Arg::text(page::version());
        speech.say(key::WEB_ABOUT_VERSION, &[("version", version)])
    };
    view! {
        <Page title=key::WEB_ABOUT>
            <article class="parchment prose">
                <p class="version">{version}</p>
                <p>{t(key::WEB_ABOUT_WHAT)}</p>
                <p>{t(key::WEB_ABOUT_GAME)}</p>
                <p>{t(key::WEB_ABOUT_PRIVACY)}</p>
                <h2>{t(key::WEB_ABOUT_DICE)}</h2>
                <p>{t(key::WEB_ABOUT_DICE_TEXT)}</p>
                <h2>{t(key::WEB_ABOUT_CREDITS)}</h2>
                <ul>
                    <li>
                        {t(key::WEB_ABOUT_ICONS)}
                        " "
                        <a href="https://game-icons.net" rel="noreferrer">"game-icons.net"</a>
                        " ("
                        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
                            "CC BY 3.0"
                        </a>
                        "; "
                        <a href=page::file("licenses/game-icons.txt")>{t(key::WEB_ABOUT_LICENSE)}</a>
                        ")"
                    </li>
                    <li>
                        {t(key::WEB_ABOUT_LETTERS)}
                        " (SIL Open Font License: "
                        <a href=page::file("licenses/alegreya-sans.txt")>"Alegreya Sans"</a>
                        ", "
                        <a href=page::file("licenses/grenze-gotisch.txt")>"Grenze Gotisch"</a>
                        ")"
                    </li>
                    <li>
                        {t(key::WEB_ABOUT_PROGRAM)}
                        ": "
                        <a href="https://opensource.org/license/mit" rel="noreferrer">"MIT"</a>
                        ", "
                        <a href="https://www.apache.org/licenses/LICENSE-2.0" rel="noreferrer">
                            "Apache-2.0"
                        </a>
                    </li>
                </ul>
            </article>
        </Page>
    }
    .into_any()
}
