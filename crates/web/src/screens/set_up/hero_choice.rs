//! The six heroes with what they can do, and the surprise.

use dungeon::Hero;
use leptos::prelude::*;
use words::{Arg, dungeon as say};

use super::draft::Draft;
use crate::app::{Speech, t};
use crate::ui::Portrait;

/// Chooses the hero of a seat; whoever is taken changes places.
#[component]
pub(super) fn HeroChoice(
    draft: RwSignal<Draft>,
    seat: usize,
    /// Closed when a hero is chosen.
    open: RwSignal<bool>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let own = move || draft.read().seats.get(seat).and_then(|it| it.hero);
    let choose = move |hero: Option<Hero>| {
        draft.update(|draft| draft.choose_hero(seat, hero));
        open.set(false);
    };
    let heroes = Hero::ALL.map(|hero| {
        let other = move || draft.read().seat_of(hero).filter(|&taken| taken != seat);
        let taken = move || {
            let number = Arg::Number(other()? as i64 + 1);
            Some(speech.say("web-setup-taken", &[("number", number)]))
        };
        let skills = move || {
            let skills = speech.with(|words| say::skills(words, hero));
            skills.map(|skill| view! { <span class="skill">{skill}</span> }).collect_view()
        };
        view! {
            <li>
                <button
                    type="button"
                    class="hero-card"
                    aria-pressed=move || (own() == Some(hero)).to_string()
                    on:click=move |_| choose(Some(hero))
                >
                    <Portrait hero=Some(hero)/>
                    <span class="hero-card-text">
                        <strong>{move || speech.with(|words| say::hero_title(words, hero))}</strong>
                        {move || taken().map(|taken| view! { <em class="badge">{taken}</em> })}
                        {skills}
                    </span>
                </button>
            </li>
        }
    });
    view! {
        <ul class="hero-cards">
            <li>
                <button
                    type="button"
                    class="hero-card"
                    aria-pressed=move || own().is_none().to_string()
                    on:click=move |_| choose(None)
                >
                    <Portrait hero=None/>
                    <span class="hero-card-text">
                        <strong>{t("web-setup-surprise")}</strong>
                        <span>{t("web-setup-surprise-about")}</span>
                    </span>
                </button>
            </li>
            {heroes}
        </ul>
    }
    .into_any()
}
