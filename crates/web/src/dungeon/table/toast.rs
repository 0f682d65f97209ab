//! A small parchment for what is told beside the game.

use leptos::prelude::*;
use words::dungeon as say;
use words::{FightChance, HintReason, hint};

use super::choice::{Choice, picture};
use super::prospects;
use super::reason::{reason, rule_link};
use crate::app::{Settings, Speech, t};
use crate::dungeon::{Game, HintGiven, Notice};
use crate::ui::Icon;

/// The notice, if there is one.
#[component]
pub(crate) fn Toast(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    mark_hints(game);
    let shown = move || {
        let notice = game.notice.get()?;
        let refused = matches!(notice, Notice::Refused(_));
        let (icon, content) = match notice {
            Notice::Refused(why) => {
                let view = game.view.read_untracked();
                let content = view! { <p>{reason(speech, &view, why)}</p>{rule_link(speech, why)} };
                ("icon-question", content.into_any())
            }
            Notice::Hint(given) => {
                let icon = picture(&game.view.read_untracked(), Choice::Act(given.action));
                (icon, view! { <Hint game given=*given/> }.into_any())
            }
            Notice::TakenBack => {
                ("icon-undo", view! { <p>{speech.text("ui-undone")}</p> }.into_any())
            }
            Notice::OutOfReach => {
                ("icon-walk", view! { <p>{speech.text("web-out-of-reach")}</p> }.into_any())
            }
        };
        Some(view! {
            <div class="toast parchment" role=if refused { "alert" } else { "status" }>
                <span class="portrait"><Icon name=icon/></span>
                <div class="toast-words">{content}</div>
                <button type="button" class="round" aria-label=t("web-close") on:click=move |_| game.notice.set(None)>
                    <Icon name="icon-close"/>
                </button>
            </div>
        })
    };
    view! { <div class="toasts">{shown}</div> }
}

/// What the best bot would do, and why.
#[component]
fn Hint(game: Game, given: HintGiven) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let lines = move || {
        let view = game.view.get_untracked();
        let name = |words: &words::Words, action| say::action(words, &view, action);
        let odds = settings.odds.get().then(|| {
            game.ask(|table| {
                prospects::after_roll(table.rules(), &view, given.action)
                    .or_else(|| prospects::ahead(table.rules(), &view, &[given.action]))
            })
        });
        let fight = odds.flatten().map(|[win, ..]| FightChance::Exact(win.value()));
        speech.with(|words| {
            let why = match given.win {
                _ if given.only => HintReason::Only,
                Some(win) => {
                    let other = given.other.map(|(action, share)| (name(words, action), share));
                    HintReason::Win { win, other }
                }
                None => HintReason::Unweighed,
            };
            hint(words, &name(words, given.action), &why, fight)
        })
    };
    let line = |text: &str| view! { <p>{text.to_owned()}</p> };
    move || lines().lines().map(line).collect_view()
}

/// A hint that is a place on the board is marked there.
fn mark_hints(game: Game) {
    Effect::new(move |_| {
        let notice = game.notice.read();
        let Some(Notice::Hint(given)) = &*notice else { return };
        let targets = game.targets.read_untracked();
        if let Some(target) = targets.iter().find(|target| target.steps == [given.action]) {
            game.proposed.set(Some(target.clone()));
        }
    });
}
