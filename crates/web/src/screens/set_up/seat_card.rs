//! One seat of a new game: who decides, and with which hero.

use leptos::prelude::*;
use words::{Arg, dungeon as say};

use super::draft::{Draft, Who};
use super::hero_choice::HeroChoice;
use crate::app::{Speech, t};
use crate::ui::{Dialog, Icon, Portrait};

/// The keys of a level's name and of the sentence about it.
const fn texts(who: Who) -> (&'static str, &'static str) {
    match who {
        Who::Person => ("web-who-person", "web-who-person-about"),
        Who::Easy => ("web-who-easy", "web-who-easy-about"),
        Who::Normal => ("web-who-normal", "web-who-normal-about"),
        Who::Hard => ("web-who-hard", "web-who-hard-about"),
    }
}

/// A card for one seat.
#[component]
pub(super) fn SeatCard(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let choosing = RwSignal::new(false);
    let number = move || [("number", Arg::Number(seat as i64 + 1))];
    let who = Memo::new(move |_| draft.read().seats.get(seat).map_or(Who::Person, |it| it.who));
    let hero = Memo::new(move |_| draft.read().seats.get(seat).and_then(|it| it.hero));
    let hero_name = move || match hero.get() {
        Some(hero) => speech.with(|words| say::hero_title(words, hero)),
        None => speech.text("web-setup-surprise"),
    };
    let several = Memo::new(move |_| draft.read().seats.len() > 1);
    let levels = Who::ALL.map(|level| {
        view! {
            <option value=format!("{level:?}") prop:selected=move || who.get() == level>
                {t(texts(level).0)}
            </option>
        }
    });
    let choose_who = move |chosen: String| {
        let found = Who::ALL.into_iter().find(|level| format!("{level:?}") == chosen);
        draft.update(|draft| {
            if let (Some(found), Some(seat)) = (found, draft.seats.get_mut(seat)) {
                seat.who = found;
            }
        });
    };
    view! {
        <li class="seat parchment">
            <div class="seat-head">
                <h3>
                    <Icon name=Signal::derive(move || match who.get() {
                        Who::Person => "icon-human",
                        Who::Easy | Who::Normal | Who::Hard => "icon-bot",
                    })/>
                    {move || speech.say("web-setup-player", &number())}
                </h3>
                <Show when=move || several.get()>
                    <button
                        type="button"
                        class="round plain"
                        aria-label=move || speech.say("web-setup-remove", &number())
                        on:click=move |_| draft.update(|draft| draft.remove(seat))
                    >
                        <Icon name="icon-close"/>
                    </button>
                </Show>
            </div>
            <label class="field">
                <span class="heard">{t("web-setup-who")}</span>
                <select on:change:target=move |event| choose_who(event.target().value())>
                    {levels}
                </select>
                <small>{move || speech.text(texts(who.get()).1)}</small>
            </label>
            <button
                type="button"
                class="seat-hero"
                aria-haspopup="dialog"
                on:click=move |_| choosing.set(true)
            >
                <Portrait hero/>
                <span class="seat-hero-name">
                    <small>{t("web-setup-hero")}</small>
                    <strong>{hero_name}</strong>
                </span>
                <span class="seat-hero-change">{t("web-setup-change")}</span>
            </button>
            <Dialog
                open=choosing
                title=Signal::derive(move || speech.say("web-setup-hero-of", &number()))
            >
                <HeroChoice draft seat open=choosing/>
            </Dialog>
        </li>
    }
    .into_any()
}
