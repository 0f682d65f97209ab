//! What can be done beside walking.

use dungeon::{Action, odds};

use super::action_button::ActionButton;
use super::belt::Belt;
use super::choice::{Choice, choices, is_prime, picture};
use super::consequence::consequence;
use super::odds_bar::OddsBar;
use crate::games::dungeon::Game;
use crate::games::dungeon::spots::Asking;
use crate::prelude::*;
use crate::shell::{Settings, Speech};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// One button for each thing to do, the likeliest first.
#[component]
pub(crate) fn WalkBar(game: Game) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let shortcuts = expect_context::<Shortcuts>();
    let shown = move || {
        let (view, legal) = (game.shown.view.get(), game.offered.legal.get());
        let can_go_on = !game.targets.read().is_empty();
        let button = |(index, choice): (usize, Choice)| {
            let main = index == 0 && is_prime(&view, choice, can_go_on);
            let (asks, words) = match choice {
                Choice::Act(action) => {
                    let number = strength(game, action);
                    return view! { <ActionButton game action key=index + 1 main number/> }
                        .into_any();
                }
                Choice::Portal => (Asking::Portal(None), key::WEB_DO_PORTAL),
                Choice::Swap => (Asking::Swap, key::WEB_DO_SWAP),
            };
            let comes = consequence(&view, choice);
            let ask = move || game.ask(Some(asks));
            shortcuts.on(Shortcut::nth(index), ask);
            view! {
                <button
                    type="button"
                    class="act"
                    data-testid="ask"
                    on:click=move |_| ask()
                >
                    <Icon name=picture(&view, choice)/>
                    <span class="act-words">
                        <span>{move || speech.text(words)}</span>
                        {comes.map(|key| view! { <small class="comes">{move || speech.text(key)}</small> })}
                    </span>
                    <kbd aria-hidden="true">{index + 1}</kbd>
                </button>
            }
            .into_any()
        };
        choices(&view, &legal).into_iter().enumerate().map(button).collect_view()
    };
    // A thief who stands on a monster's tile sees her chances before she decides.
    let chances = move || {
        let fights = settings.odds.get() && game.offered.legal.read().contains(&Action::Fight);
        let view = game.shown.view.get();
        let ahead = fights.then(|| {
            game.foresee(&view, |rules, state| odds::of_choice(rules, state, Action::Fight))
        });
        ahead.flatten().map(|odds| view! { <OddsBar odds/> })
    };
    view! {
        <Belt game/>
        {chances}
        <div class="acts">{shown}</div>
    }
}

/// The strength of the monster that would be fought here.
fn strength(game: Game, action: Action) -> Option<String> {
    if action != Action::Fight {
        return None;
    }
    let view = game.shown.view.read_untracked();
    let here = view.heroes.get(view.turn.seat.index())?.place;
    let monster = view.tile_at(here)?.thing.monster()?;
    Some(game.with_rules(|rules| rules.content().strength[monster].to_string()))
}
