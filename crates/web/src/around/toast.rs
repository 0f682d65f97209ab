//! A small parchment for what is told beside the game.

use words::{HintReason, Words};

use super::rule_link::rule_link;
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::{Settings, Speech, t};
use crate::stage::{HintGiven, Notice, Stage, Staged, said};
use crate::ui::Icon;

/// How long something is told at least, and more for each letter, in milliseconds: enough to read it twice.
const LEAST: u32 = 5000;
const LETTER: u32 = 70;
/// Whoever is still at it is asked again.
const LONGER: u32 = 2000;
/// What is recommended, wherever it lies, and what one looks at meanwhile.
const HINTED: &str = ".hinted, [data-hinted], .in-hand .not-laid, .hero.active";
const TOAST: &str = ".toast";

/// How a notice is shown.
#[derive(Clone, Copy)]
struct Showing {
    /// Counts notices: what waits for an earlier one need not any more.
    asked: StoredValue<u32>,
    /// It has been read.
    read: RwSignal<bool>,
    /// It would cover what it recommends or is about: it lies at the other edge.
    aside: RwSignal<bool>,
}

impl Showing {
    /// It goes by itself, unless somebody points at it or has the focus there.
    fn leave_after(self, milliseconds: u32, asked: u32) {
        timer::after(milliseconds, move || {
            if self.asked.try_get_value() != Some(asked) {
                return;
            }
            if page::has(".toast:is(:hover, :focus-within)") {
                self.leave_after(LONGER, asked);
            } else {
                self.read.set(true);
            }
        });
    }

    /// It lies where it covers least of what it recommends.
    fn place(self) {
        let here = page::covered(TOAST, HINTED);
        if here > 0.0 {
            self.aside.try_set(true);
            timer::after_frame(move || {
                if page::covered(TOAST, HINTED) > here {
                    self.aside.try_set(false);
                }
            });
        }
    }
}

/// The notice, if there is one.
#[component]
pub(crate) fn Toast<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let showing = Showing {
        asked: StoredValue::new(0),
        read: stage.notice_read,
        aside: RwSignal::new(false),
    };
    Effect::new(move |_| {
        let hinted = stage.notice.with(|notice| {
            let given = notice.as_ref()?.hint()?;
            Some(format!("[data-action=\"{}\"]", given.action()))
        });
        page::mark("data-hinted", hinted.as_deref());
        let told = speech.with(|words| told(stage, words, false));
        showing.read.set(false);
        showing.aside.set(false);
        let asked = showing.asked.try_update_value(|asked| {
            *asked += 1;
            *asked
        });
        let (Some(told), Some(asked)) = (told, asked) else { return };
        timer::after_frame(move || showing.place());
        showing.leave_after(LEAST + LETTER * told.text.len() as u32, asked);
    });
    let shown = move || {
        let told = speech.with(|words| told(stage, words, settings.odds.get()))?;
        if showing.read.get() {
            return None;
        }
        let line = |text: &str| view! { <p>{text.to_owned()}</p> };
        Some(view! {
            <div class="toast parchment" role=if told.refused { "alert" } else { "status" }>
                <span class="portrait"><Icon name=told.icon/></span>
                <div class="toast-words">
                    {told.name.map(|name| view! { <b>{name}</b> })}
                    {told.text.lines().map(line).collect_view()}
                    {rule_link(speech, G::GAME, told.rule)}
                </div>
                <button type="button" class="round" aria-label=t(key::WEB_CLOSE) on:click=move |_| stage.notice.set(None)>
                    <Icon name="icon-close"/>
                </button>
            </div>
        })
    };
    view! { <div class="toasts" class:aside=move || showing.aside.get()>{shown}</div> }.into_any()
}

/// Something told beside the game.
struct Told {
    /// What it is about.
    icon: &'static str,
    /// What it is called, where something was tapped.
    name: Option<String>,
    /// In one or more lines.
    text: String,
    /// The rule that says so.
    rule: Option<&'static str>,
    /// Somebody tried what is not possible.
    refused: bool,
}

/// What is told now, with the chances of fights where they are wanted.
fn told<G: Staged>(stage: Stage<G>, words: &Words, odds: bool) -> Option<Told> {
    let view = stage.shown.view.get_untracked();
    let plain = |icon, text| Told { icon, name: None, text, rule: None, refused: false };
    Some(match stage.notice.get()? {
        Notice::Impossible(tapped) => {
            let reason = stage.rules().reason(words, &view, &tapped)?;
            let lines = [Some(reason.why), reason.detail];
            Told {
                icon: reason.icon,
                name: Some(reason.name),
                text: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"),
                rule: reason.rule,
                refused: true,
            }
        }
        Notice::Refused(why) => {
            let (text, rule) = said(&*stage.rules(), words, &view, why);
            Told { icon: "icon-question", name: None, text, rule, refused: true }
        }
        Notice::Hint(given) => plain(
            G::picture(&view, given.action()),
            hint(&*stage.rules(), words, &view, &given, odds),
        ),
        Notice::TakenBack => plain("icon-undo", words.text(key::UI_UNDONE)),
        Notice::GivenBack(key) => Told { refused: true, ..plain("icon-undo", words.text(key)) },
        Notice::Text(key) => plain("icon-walk", words.text(key)),
    })
}

fn hint<G: Staged>(
    rules: &G,
    words: &Words,
    view: &G::View,
    given: &HintGiven<G::Action>,
    odds: bool,
) -> String {
    let name = |plan: &[G::Action]| rules.plan(words, view, plan);
    let reason = match given.win {
        _ if given.only => HintReason::Only,
        Some(win) => {
            let other = given.other.as_ref().map(|(plan, share)| (name(plan), *share));
            HintReason::Win { win, other }
        }
        None => HintReason::Unweighed,
    };
    let ahead = if odds { rules.fight_ahead(words, view, &given.plan) } else { None };
    let (fight, cost) = ahead.map_or((None, None), |(fight, cost)| (Some(fight), cost));
    words::hint(words, &name(&given.plan), &reason, fight, cost)
}
