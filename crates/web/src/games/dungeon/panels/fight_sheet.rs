//! The sheet of a combat: hero against monster, dice, the sum as it grows, what would help, and how it ends.

use dungeon::{FightResult, HeroView, Token};
use words::dungeon as say;

use super::dice::throw_class;
use super::fight_acts::FightActs;
use super::fight_odds::FightOdds;
use super::fight_sum::FightSum;
use super::gives::Gives;
use super::throw::Throw;
use crate::games::dungeon::pictures;
use crate::games::dungeon::{FightScene, Game};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// The combat that goes on, if one does.
#[component]
pub(crate) fn FightSheet(
    game: Game,
    /// Whether one does.
    fights: Memo<bool>,
) -> impl IntoView {
    // Whoever has read how it ended goes on with a tap.
    let decided =
        move || game.shown.scene.get_untracked().is_some_and(|scene| scene.result.is_some());
    let go_on = move |_| {
        if decided() {
            game.next();
        }
    };
    view! {
        <Show when=move || fights.get()>
            <section class="fight parchment" data-testid="fight" aria-label=t(key::WEB_FIGHT) on:click=go_on>
                <Versus game/>
                <Throw game/>
                <FightSum game/>
                <FightOdds game/>
                {move || game.shown.scene.get().and_then(|scene| scene.result).map(|ended| result(game, ended))}
                <FightActs game/>
            </section>
        </Show>
    }
}

/// Both sides.
#[component]
fn Versus(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let sides = Memo::new(move |_| {
        game.shown
            .scene
            .get()
            .map(|FightScene { seat, monster, strength, .. }| (seat, monster, strength))
    });
    move || {
        let (seat, monster, strength) = sides.get()?;
        let hero = game
            .shown
            .view
            .read_untracked()
            .heroes
            .get(seat.index())
            .and_then(|hero: &HeroView| hero.hero)?;
        let total = move || {
            game.shown
                .scene
                .get()
                .and_then(|scene| scene.total)
                .map_or_else(|| "?".to_owned(), |total| total.to_string())
        };
        let total_class = move || {
            let throws = game.shown.scene.get().map_or(0, |scene| scene.throws);
            format!("total {}", throw_class(throws))
        };
        Some(view! {
            <div class="versus">
                <div class="side-of" data-hero=hero.name()>
                    <span class="portrait big"><Icon name=pictures::hero(hero)/></span>
                    <span class="name">{move || speech.with(|words| say::hero(words, hero))}</span>
                </div>
                <div class="score">
                    <b class=total_class>{total}</b>
                    <Icon name="icon-fight"/>
                    <b class="strength">{strength}</b>
                </div>
                <div class="side-of monster">
                    <span class="portrait big"><Icon name=pictures::monster(monster)/></span>
                    <span class="name">{move || speech.with(|words| say::monster(words, monster))}</span>
                    <Gives game from=Token::Monster(monster) short=true/>
                </div>
            </div>
        })
    }
}

/// How it ended, big.
fn result(game: Game, result: FightResult) -> impl IntoView {
    expect_context::<Shortcuts>().on(Shortcut::Main, move || game.next());
    let (class, icon, key) = match result {
        FightResult::Won => ("result won", "icon-trophy", key::WEB_WON),
        FightResult::Tied => ("result tied", "icon-shield", key::WEB_TIED),
        FightResult::Lost => ("result lost", "icon-heart-broken", key::WEB_LOST),
    };
    view! { <p class=class data-testid="verdict"><Icon name=icon/>{t(key)}</p> }
}
