//! Something was tapped that cannot be taken back: do it, or not.

use dungeon::Token;
use dungeon::reach::{Target, TargetKind};
use words::dungeon as say;

use super::consequence::consequence_there;
use super::gives::Gives;
use super::odds_bar::OddsBar;
use crate::games::dungeon::pictures;
use crate::games::dungeon::{Aim, Game};
use crate::prelude::*;
use crate::shell::{Settings, Speech, t};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// Confirm, cancel, and the chances of a combat that waits there.
#[component]
pub(crate) fn ConfirmBar(game: Game) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let shortcuts = expect_context::<Shortcuts>();
    let chances = move |target: &Target| {
        let ahead = settings.odds.get().then(|| game.chances_at(target));
        ahead.flatten().map(|odds| view! { <OddsBar odds/> })
    };
    move || {
        let aim = game.offered.proposed.get()?;
        let cancel = move || game.offered.proposed.set(None);
        shortcuts.on(Shortcut::Main, move || game.confirm());
        shortcuts.on(Shortcut::Digit(1), move || game.confirm());
        shortcuts.on(Shortcut::Digit(2), cancel);
        let (chances, asked) = match aim {
            Aim::Go(target) => (chances(&target), going(game, &target)),
            Aim::End => (None, ending(game)),
        };
        Some(view! {
            {chances}
            <div class="acts">
                <button
                    type="button"
                    class="act main-action"
                    data-testid="confirm"
                    on:click=move |_| game.confirm()
                >
                    {asked}
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

/// What the button says that goes to a place: what is done there, what it gives and what comes of it.
fn going(game: Game, target: &Target) -> AnyView {
    let speech = expect_context::<Speech>();
    let words = match target.kind {
        TargetKind::Walk => speech.text(key::WEB_GO_HERE),
        TargetKind::Gate => speech.text(key::WEB_GO_GATE),
        TargetKind::Fight(monster) => {
            speech.say(key::ACTION_FIGHT, &[("monster", say::monster_noun(monster))])
        }
        TargetKind::Explore(_) => speech.text(key::WEB_EXPLORE),
    };
    let fought = if let TargetKind::Fight(monster) = target.kind { Some(monster) } else { None };
    let gives = fought.map(|monster| {
        view! { <small class="comes"><Gives game from=Token::Monster(monster)/></small> }
    });
    let number = fought.map(|monster| {
        let strength = game.with_rules(|rules| rules.content().strength[monster]);
        view! { <b class="number">{strength}</b> }
    });
    let view = game.shown.view.get_untracked();
    let comes = consequence_there(&view, target, game.ends_turn(target));
    let comes = comes.map(|comes| view! { <small class="comes">{t(comes)}</small> });
    view! {
        <Icon name=picture(target.kind)/>
        <span class="act-words">
            <span>{words}</span>
            {gives}
            {comes}
        </span>
        {number}
    }
    .into_any()
}

/// What the button says that ends the turn, and what is given away.
fn ending(game: Game) -> AnyView {
    let speech = expect_context::<Speech>();
    let moves = game.shown.view.with_untracked(|view| view.turn.moves);
    let left = speech.say(key::WEB_MOVES_LEFT, &[("count", moves.into())]);
    view! {
        <Icon name="icon-end-turn"/>
        <span class="act-words">
            <span>{t(key::WEB_DO_END)}</span>
            <small class="comes">{left}</small>
        </span>
    }
    .into_any()
}

const fn picture(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Walk => "icon-walk",
        TargetKind::Gate => "icon-gate",
        TargetKind::Fight(monster) => pictures::monster(monster),
        TargetKind::Explore(_) => "icon-explore",
    }
}
