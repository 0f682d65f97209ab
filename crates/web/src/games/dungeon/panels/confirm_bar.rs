//! A place was tapped: go there, or not.

use dungeon::Token;
use dungeon::reach::{Target, TargetKind};
use words::dungeon as say;

use super::consequence::consequence_there;
use super::gives::Gives;
use super::odds_bar::OddsBar;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::{Settings, Speech, t};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// Confirm, cancel, and the chances of a combat that waits there.
#[component]
pub(crate) fn ConfirmBar(game: Game) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let shortcuts = expect_context::<Shortcuts>();
    let words = move |target: &Target| {
        let near = target.kind.reveals() && !target.is_next_step();
        match target.kind {
            TargetKind::Fight(_) | TargetKind::Explore(_) if near => speech.text(key::WEB_GO_NEAR),
            TargetKind::Walk => speech.text(key::WEB_GO_HERE),
            TargetKind::Gate => speech.text(key::WEB_GO_GATE),
            TargetKind::Fight(monster) => {
                speech.say(key::ACTION_FIGHT, &[("monster", say::monster_noun(monster))])
            }
            TargetKind::Explore(_) => speech.text(key::WEB_EXPLORE),
        }
    };
    let number = move |target: &Target| {
        let TargetKind::Fight(monster) = target.kind else { return None };
        let strength = game.with_rules(|rules| rules.content().strength[monster]);
        Some(view! { <b class="number">{strength}</b> })
    };
    let chances = move |target: &Target| {
        let fights = settings.odds.get();
        let ahead = fights.then(|| game.chances_at(target));
        ahead.flatten().map(|odds| view! { <OddsBar odds/> })
    };
    let gives = move |target: &Target| {
        let TargetKind::Fight(monster) = target.kind else { return None };
        Some(view! { <small class="comes"><Gives game from=Token::Monster(monster)/></small> })
    };
    let comes = move |target: &Target| {
        let view = game.shown.view.get_untracked();
        let comes = consequence_there(&view, target, game.ends_turn(target))?;
        Some(view! { <small class="comes">{t(comes)}</small> })
    };
    move || {
        let target = game.offered.proposed.get()?;
        let cancel = move || game.offered.proposed.set(None);
        shortcuts.on(Shortcut::Main, move || game.confirm());
        shortcuts.on(Shortcut::Digit(1), move || game.confirm());
        shortcuts.on(Shortcut::Digit(2), cancel);
        Some(view! {
            {chances(&target)}
            <div class="acts">
                <button
                    type="button"
                    class="act main-action"
                    data-testid="confirm"
                    on:click=move |_| game.confirm()
                >
                    <Icon name=picture(target.kind)/>
                    <span class="act-words">
                        <span>{words(&target)}</span>
                        {gives(&target)}
                        {comes(&target)}
                    </span>
                    {number(&target)}
                </button>
                <button
                    type="button"
                    class="act"
                    data-testid="cancel"
                    on:click=move |_| cancel()
                >
                    <Icon name="icon-close"/>
                    <span class="act-words">{t(key::WEB_CANCEL)}</span>
                </button>
            </div>
        })
    }
}

const fn picture(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Walk => "icon-walk",
        TargetKind::Gate => "icon-gate",
        TargetKind::Fight(monster) => pictures::monster(monster),
        TargetKind::Explore(_) => "icon-explore",
    }
}
