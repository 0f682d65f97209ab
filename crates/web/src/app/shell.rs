//! The frame around every screen.

use leptos::prelude::*;

use super::{Navigation, Screen, Settings};
use crate::screens::{About, Home, Play, RulesReader, Saved, SetUp, SettingsScreen};

/// The whole page: the screen the address names.
#[component]
pub(crate) fn Shell() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    expect_context::<Settings>().keep();
    move || match navigation.screen() {
        Screen::Home => view! { <Home/> }.into_any(),
        Screen::SetUp => view! { <SetUp/> }.into_any(),
        Screen::Play(id) => view! { <Play id/> }.into_any(),
        Screen::Saved => view! { <Saved/> }.into_any(),
        Screen::Rules { game, number } => view! { <RulesReader game number/> }.into_any(),
        Screen::Settings => view! { <SettingsScreen/> }.into_any(),
        Screen::About => view! { <About/> }.into_any(),
    }
}
