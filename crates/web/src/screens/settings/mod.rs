//! What a player wants.

mod erase;
mod offline;

use words::Arg;

use self::erase::Erase;
use self::offline::WithoutNetwork;
use crate::around::lessons::teach_again;
use crate::platform::vibrate;
use crate::prelude::*;
use crate::shell::{Pace, Settings, Speech, TextSize, t};
use crate::ui::{Choice, Choices, LanguageChoice, Page, Slider, Switch};

const fn pace_text(pace: Pace) -> Key {
    match pace {
        Pace::None => key::WEB_PACE_NONE,
        Pace::Fast => key::WEB_PACE_FAST,
        Pace::Normal => key::WEB_PACE_NORMAL,
        Pace::Slow => key::WEB_PACE_SLOW,
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
        speech.say(key::WEB_TEXT_PERCENT, &[("number", number)])
    };
    let sizes = TextSize::ALL.map(|size| Choice::new(move || percent(size))).to_vec();
    let size = move || {
        TextSize::ALL.iter().position(|&size| size == settings.text_size.get()).unwrap_or(0)
    };
    view! {
        <Page title=key::WEB_SETTINGS>
            <div class="columns">
            <section class="parchment options">
                <h2>{t(key::WEB_SETTINGS_LOOK)}</h2>
                <LanguageChoice/>
                <Choices
                    name="text-size"
                    legend=Signal::derive(t(key::WEB_TEXT_SIZE))
                    choices=sizes
                    chosen=Signal::derive(size)
                    choose=Callback::new(move |index: usize| {
                        settings.text_size.set(TextSize::ALL[index]);
                    })
                />
                <Choices
                    name="pace"
                    legend=Signal::derive(t(key::WEB_PACE))
                    choices=paces
                    chosen=Signal::derive(pace)
                    choose=Callback::new(move |index: usize| settings.pace.set(Pace::ALL[index]))
                />
                <Slider value=settings.volume label=key::WEB_VOLUME icons=["icon-sound-on", "icon-sound-off"]/>
                {vibrate::can().then(|| view! {
                    <Switch on=settings.vibration label=key::WEB_VIBRATION about=key::WEB_VIBRATION_ABOUT/>
                })}
                <Switch on=settings.read_aloud label=key::WEB_READ_ALOUD about=key::WEB_READ_ALOUD_ABOUT/>
            </section>
            <section class="parchment options">
                <h2>{t(key::WEB_SETTINGS_HELP)}</h2>
                <Switch
                    on=settings.confirm
                    label=key::WEB_CONFIRM_SETTING
                    about=key::WEB_CONFIRM_SETTING_ABOUT
                />
                <Switch on=settings.throw label=key::WEB_THROW_SETTING about=key::WEB_THROW_SETTING_ABOUT/>
                <Switch on=settings.steady label=key::WEB_STEADY about=key::WEB_STEADY_ABOUT/>
                <Switch on=settings.hints label=key::WEB_HINTS about=key::WEB_HINTS_ABOUT/>
                <Switch on=settings.lessons label=key::WEB_LESSONS about=key::WEB_LESSONS_ABOUT/>
                {teach_again()}
                <Switch on=settings.odds label=key::WEB_ODDS about=key::WEB_ODDS_ABOUT/>
                <Switch on=settings.rewards label=key::WEB_REWARDS about=key::WEB_REWARDS_ABOUT/>
                <Switch
                    on=settings.always_shuffle
                    label=key::WEB_SHUFFLE_SETTING
                    about=key::WEB_SHUFFLE_SETTING_ABOUT
                />
            </section>
            <WithoutNetwork/>
            <Erase/>
            </div>
        </Page>
    }
    .into_any()
}
