//! What a player wants.

mod erase;
mod offline;

use words::Arg;

use self::erase::Erase;
use self::offline::WithoutNetwork;
use crate::app::{Pace, Settings, Speech, TextSize, t};
use crate::prelude::*;
use crate::ui::{Choice, Choices, LanguageChoice, Page, Switch};

const fn pace_text(pace: Pace) -> &'static str {
    match pace {
        Pace::None => "web-pace-none",
        Pace::Fast => "web-pace-fast",
        Pace::Normal => "web-pace-normal",
        Pace::Slow => "web-pace-slow",
    }
}

/// All settings; each holds at once and is remembered.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    let (settings, speech) = (expect_context::<Settings>(), expect_context::<Speech>());
    let paces = Pace::ALL.map(|pace| Choice::new(t(pace_text(pace)))).to_vec();
    let pace = move || Pace::ALL.iter().position(|&pace| pace == settings.pace.get()).unwrap_or(0);
    let percent = move |size: TextSize| {
        let number = Arg::Number(size.percent().into());
        speech.say("web-text-percent", &[("number", number)])
    };
    let sizes = TextSize::ALL.map(|size| Choice::new(move || percent(size))).to_vec();
    let size = move || {
        TextSize::ALL.iter().position(|&size| size == settings.text_size.get()).unwrap_or(0)
    };
    view! {
        <Page title="web-settings">
            <div class="columns">
            <section class="parchment options">
                <h2>{t("web-settings-look")}</h2>
                <LanguageChoice/>
                <Choices
                    name="text-size"
                    legend=Signal::derive(t("web-text-size"))
                    choices=sizes
                    chosen=Signal::derive(size)
                    choose=Callback::new(move |index: usize| {
                        settings.text_size.set(TextSize::ALL[index]);
                    })
                />
                <Choices
                    name="pace"
                    legend=Signal::derive(t("web-pace"))
                    choices=paces
                    chosen=Signal::derive(pace)
                    choose=Callback::new(move |index: usize| settings.pace.set(Pace::ALL[index]))
                />
                <Switch on=settings.sound label="web-sound" about="web-sound-about"/>
                <Switch on=settings.read_aloud label="web-read-aloud" about="web-read-aloud-about"/>
            </section>
            <section class="parchment options">
                <h2>{t("web-settings-help")}</h2>
                <Switch
                    on=settings.confirm
                    label="web-confirm-setting"
                    about="web-confirm-setting-about"
                />
                <Switch on=settings.hints label="web-hints" about="web-hints-about"/>
                <Switch on=settings.odds label="web-odds" about="web-odds-about"/>
            </section>
            <WithoutNetwork/>
            <Erase/>
            </div>
        </Page>
    }
    .into_any()
}
