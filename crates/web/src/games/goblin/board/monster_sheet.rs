//! A monster seen closely: what it does, what it gives, how a fight would go, and the way into it.

use goblin::{Action, Card, Goblin, Monster, MonsterKind};
use table::Recorded as _;
use words::{Arg, goblin as say};

use super::chances::Chances;
use crate::around::rule_link;
use crate::games::goblin::Game;
use crate::games::goblin::card::{Marks, card_face, monster_face, reward_picture};
use crate::games::goblin::forecast::Forecast;
use crate::prelude::*;
use crate::shell::{Settings, Speech};
use crate::stage::{Waits, said};
use crate::ui::html::{bold, element, escaped, tag};
use crate::ui::{Markup, capital, picture};

/// The sheet. *Fight* is there if it can be fought now, else the reason why not.
#[component]
pub(super) fn MonsterSheet(
    game: Game,
    monster: Monster,
    chances: RwSignal<Chances>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let action = Action::Fight(monster);
    move || {
        let lit = game.offered.legal.read().contains(&action);
        let found = chances.read().iter().find(|(found, _)| *found == monster).copied();
        let found = found.map(|(_, forecast)| forecast);
        let promise = lit.then(|| promise(speech, game, monster, settings.odds.get(), found));
        let face = described(speech, game, monster, settings.rewards.get());
        let way =
            if lit { fight(speech, game, action, open) } else { why_not(speech, game, action) };
        view! {
            <div class="monster-sheet">
                {face}
                {promise}
                {way}
            </div>
        }
        .into_any()
    }
}

/// What the fight will probably cost and what it brings.
fn promise(
    speech: Speech,
    game: Game,
    monster: Monster,
    odds: bool,
    found: Option<Forecast>,
) -> AnyView {
    speech.with(|words| {
        // It has its place before it is known: nobody taps where a button was a moment ago.
        let waiting = || words.say(key::WEB_CHANCE, &[("chance", Arg::text("…"))]);
        let costs = odds.then(|| {
            let line = found.map_or_else(waiting, |forecast| forecast.line(words));
            view! {
                <p class="chance-line" data-outlook=found.map(Forecast::outlook)>
                    {picture("icon-dice")}<b>{line}</b>
                </p>
            }
        });
        let (icon, reward) = game.with_rules(|rules| {
            let content = rules.content();
            (reward_picture(content, monster), say::reward_kind(words, content, monster))
        });
        view! {
            {costs}
            <p class="chance-line brings">{picture(icon)}<b>{capital(&reward)}</b></p>
        }
        .into_any()
    })
}

/// The card, its curses in words, and its back for players who ask (G1.8), at once or each time.
fn described(speech: Speech, game: Game, monster: Monster, open: bool) -> AnyView {
    let text = speech.with(|words| {
        game.with_rules(|rules| {
            let content = rules.content();
            let curse = |curse| element("li", &[], &escaped(&say::curse_rule(words, curse)));
            let curses: String =
                content.monsters[monster.index()].curses.iter().map(curse).collect();
            let back = match monster.kind() {
                MonsterKind::Ordinary(won) => Some(won),
                MonsterKind::Gatekeeper | MonsterKind::Lord => None,
            };
            let back = back.map(|won| {
                let face = card_face(words, content, None, Card::Won(won), Marks::default());
                let parts = [
                    element("summary", &[], &escaped(&words.text(key::WEB_LOOK_BACK))),
                    face.0,
                    element("p", &[], &escaped(&say::won_line(words, content, won))),
                ];
                let marks = [("class", "back"), ("open", "")];
                element("details", &marks[..if open { 2 } else { 1 }], &parts.concat())
            });
            let parts = [
                tag("p", "capital", &bold(&say::monster_kind(words, monster))),
                element("p", &[], &escaped(&say::monster_line(words, content, monster))),
                tag("ul", "skills", &curses),
                back.unwrap_or_default(),
            ];
            [monster_face(words, content, monster, None).0, parts.concat()]
        })
    });
    let [face, parts] = text;
    view! {
        {Markup(tag("div", "big-card", &face))}
        {Markup(tag("div", "monster-words", &parts))}
    }
    .into_any()
}

fn fight(speech: Speech, game: Game, action: Action, open: RwSignal<bool>) -> AnyView {
    let go = move |_| {
        open.set(false);
        game.choose(action);
    };
    view! {
        <button type="button" class="main-action wide" autofocus="" data-testid="action" data-action=action.to_string() on:click=go>
            {picture("icon-fight")}
            <span>{speech.text(key::WEB_DO_FIGHT)}<br/><small>{speech.text(key::WEB_WHOLE_TURN)}</small></span>
        </button>
    }
    .into_any()
}

/// Why it cannot be fought now, with the rule that says so.
fn why_not(speech: Speech, game: Game, action: Action) -> AnyView {
    // Whoever is not asked learns nothing from what holds for another.
    let Waits::Person(_) = game.offered.waits.get() else { return ().into_any() };
    let Some(error) = game.why_not(action) else { return ().into_any() };
    let view = game.shown.view.get();
    let (words, rule) =
        speech.with(|words| game.with_rules(|rules| said(rules, words, &view, error)));
    view! {
        <p class="refused">{picture("icon-info")}<span>{words}<br/>{rule_link(speech, Goblin::GAME, rule)}</span></p>
    }
    .into_any()
}
