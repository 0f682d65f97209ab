//! By which rules a new game is played, in plain words.

use leptos::prelude::*;
use words::Arg;

use super::draft::{Draft, Goal};
use crate::app::{Speech, t};
use crate::ui::{Choice, Choices, Switch};

/// A switch for one field of what is chosen.
fn field(
    draft: RwSignal<Draft>,
    get: fn(&Draft) -> bool,
    set: fn(&mut Draft, bool),
) -> RwSignal<bool> {
    let on = RwSignal::new(get(&draft.read_untracked()));
    Effect::new(move |_| {
        let wanted = on.get();
        if get(&draft.read_untracked()) != wanted {
            draft.update(|draft| set(draft, wanted));
        }
    });
    on
}

/// Goals, length, own draws and who begins.
#[component]
pub(super) fn Options(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let treasures = move || {
        let count = Arg::from(draft.read().treasures_to_win());
        speech.say("web-goal-treasures", &[("count", count)])
    };
    let goals = vec![Choice::new(t("web-goal-dragon")), Choice::new(treasures)];
    let goal_about = move || {
        speech.text(match draft.read().goal {
            Goal::Dragon => "web-goal-dragon-about",
            Goal::Treasures => "web-goal-treasures-about",
        })
    };
    let inventory = field(draft, |draft| draft.inventory, |draft, on| draft.inventory = on);
    let short = field(draft, |draft| draft.short, |draft, on| draft.short = on);
    let own_draws = field(draft, |draft| draft.own_draws, |draft, on| draft.own_draws = on);
    view! {
        <section class="panel" aria-labelledby="setup-game">
            <h2 id="setup-game">{t("web-setup-game")}</h2>
            <div class="parchment options">
                <div class="field">
                <Choices
                    name="goal"
                    legend=Signal::derive(t("web-setup-goal"))
                    choices=goals
                    chosen=Signal::derive(move || usize::from(draft.read().goal == Goal::Treasures))
                    choose=Callback::new(move |index: usize| {
                        draft.update(|draft| draft.goal = Goal::ALL[index]);
                    })
                />
                <p class="about">{goal_about}</p>
                </div>
                <Switch on=inventory label="web-goal-inventory" about="web-goal-inventory-about"/>
                <Switch on=short label="web-short" about="web-short-about"/>
                <Switch on=own_draws label="web-own-draws" about="web-own-draws-about"/>
                <Show when=move || { draft.read().seats.len() > 1 }>
                    <First draft/>
                </Show>
            </div>
        </section>
    }
    .into_any()
}

/// Who begins: the dice decide, or somebody is named.
#[component]
fn First(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let count = Memo::new(move |_| draft.read().seats.len());
    let seats = move || {
        (0..count.get())
            .map(|seat| {
                let number = move || [("number", Arg::Number(seat as i64 + 1))];
                view! {
                    <option
                        value=seat.to_string()
                        prop:selected=move || draft.read().first == Some(seat)
                    >
                        {move || speech.say("web-setup-player", &number())}
                    </option>
                }
            })
            .collect_view()
    };
    let choose =
        move |chosen: String| draft.update(|draft| draft.first = chosen.parse::<usize>().ok());
    view! {
        <label class="field">
            <strong>{t("web-first")}</strong>
            <select on:change:target=move |event| choose(event.target().value())>
                <option value="roll" prop:selected=move || draft.read().first.is_none()>
                    {t("web-first-roll")}
                </option>
                {seats}
            </select>
        </label>
    }
    .into_any()
}
