//! Something was tapped that cannot be taken back: do it, or not.

use dungeon::reach::{Target, TargetKind};
use dungeon::{Action, Dungeon, State, Token, odds};
use words::dungeon as say;

use super::belt::Belt;
use super::choice::{Choice, short_words};
use super::consequence::{comes_of, consequence};
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
    let chances =
        move |target: &Target| settings.odds.get().then(|| game.chances_at(target)).flatten();
    // Whom a thief stands beside may be fought by a button.
    let fought = move |action: Action| {
        let view = game.shown.view.get_untracked();
        let fights = settings.odds.get() && action == Action::Fight;
        let ahead = |rules: &Dungeon, state: &State| odds::of_choice(rules, state, action);
        fights.then(|| game.foresee(&view, ahead)).flatten()
    };
    move || {
        let aim = game.offered.proposed.get()?;
        let cancel = move || game.offered.proposed.set(None);
        shortcuts.on(Shortcut::Main, move || game.confirm());
        shortcuts.on(Shortcut::Digit(1), move || game.confirm());
        shortcuts.on(Shortcut::Digit(2), cancel);
        let (ahead, asked) = match aim {
            Aim::Go(target) => (chances(&target), going(game, &target)),
            Aim::End(action) => (fought(action), ending(game, action)),
        };
        // What shines is tapped without reading: a combat that is rather lost than won does not.
        let inviting = ahead.is_none_or(|odds| odds.win.value() >= odds.loss.value());
        // As high as before, so that nothing moves when a hint proposes something.
        let above = match ahead {
            Some(odds) => view! { <OddsBar odds/> }.into_any(),
            None => view! { <Belt game/> }.into_any(),
        };
        Some(view! {
            {above}
            <div class="acts asked">
                <button
                    type="button"
                    class="act"
                    class:main-action=inviting
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
    let comes =
        comes_of(game, target).map(|comes| view! { <small class="comes">{t(comes)}</small> });
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

/// What the button says that ends the turn, and what is given away by it or comes of it.
fn ending(game: Game, action: Action) -> AnyView {
    let speech = expect_context::<Speech>();
    let view = game.shown.view.get_untracked();
    let left = if action == Action::Fight {
        consequence(&view, Choice::Act(action)).map(|comes| speech.text(comes))
    } else {
        Some(speech.say(key::WEB_MOVES_GIVEN_UP, &[("count", view.turn.moves.into())]))
    };
    let icon = super::choice::picture(&view, Choice::Act(action));
    let words = move || match short_words(&view, Choice::Act(action)) {
        Some(short) => speech.text(short),
        None => speech.with(|words| say::action(words, &view, action)),
    };
    view! {
        <Icon name=icon/>
        <span class="act-words">
            <span>{words}</span>
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
