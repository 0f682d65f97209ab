//! What this is, and whom it is owed to.

use words::Arg;

use crate::app::{Speech, t};
use crate::platform::page;
use crate::prelude::*;
use crate::ui::Page;

/// Credits, licences and the dice.
#[component]
pub(crate) fn About() -> impl IntoView {
    let speech = expect_context::<Speech>();
    let version = move || {
        let version = Arg::text(page::version());
        speech.say("web-about-version", &[("version", version)])
    };
    view! {
        <Page title="web-about">
            <article class="parchment prose">
                <p class="version">{version}</p>
                <p>{t("web-about-what")}</p>
                <p>{t("web-about-game")}</p>
                <p>{t("web-about-privacy")}</p>
                <h2>{t("web-about-dice")}</h2>
                <p>{t("web-about-dice-text")}</p>
                <h2>{t("web-about-credits")}</h2>
                <ul>
                    <li>
                        {t("web-about-icons")}
                        " "
                        <a href="https://game-icons.net" rel="noreferrer">"game-icons.net"</a>
                        " ("
                        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
                            "CC BY 3.0"
                        </a>
                        "; "
                        <a href=page::file("licenses/game-icons.txt")>{t("web-about-license")}</a>
                        ")"
                    </li>
                    <li>
                        {t("web-about-letters")}
                        " (SIL Open Font License: "
                        <a href=page::file("licenses/alegreya-sans.txt")>"Alegreya Sans"</a>
                        ", "
                        <a href=page::file("licenses/grenze-gotisch.txt")>"Grenze Gotisch"</a>
                        ")"
                    </li>
                    <li>
                        {t("web-about-program")}
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
