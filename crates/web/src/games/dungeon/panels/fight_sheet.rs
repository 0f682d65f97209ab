//! The sheet of a combat: hero against monster, dice, the sum as it grows, what would help, and how it ends.

use dungeon::{FightResult, HeroView, Token};
use words::dungeon as say;

use super::dice::{RolledDice, throw_class};
use super::fight_acts::FightActs;
use super::fight_odds::FightOdds;
use super::fight_sum::FightSum;
use super::gives::Gives;
use crate::games::dungeon::pictures;
use crate::games::dungeon::{FightScene, Game};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// The combat that goes on, if one does.
#[component]
pub(crate) fn FightSheet(
    game: Game,
    /// Whether one does.
    fights: Memo<bool>,
) -> impl IntoView {
    view! {
        <Show when=move || fights.get()>
            <section class="fight parchment" data-testid="fight" aria-label=t(key::WEB_FIGHT)>
                <Versus game/>
                {throw(game)}
                <FightSum game/>
                <FightOdds game/>
                {move || game.shown.scene.get().and_then(|scene| scene.result).map(result)}
                <FightActs game/>
            </section>
        </Show>
    }
}

/// The dice of the last throw.
fn throw(game: Game) -> impl IntoView {
    let throw = Memo::new(move |_| game.shown.scene.get().map(|scene| (scene.throws, scene.dice)));
    view! {
        <div class="throw">
            {move || match throw.get() {
                Some((throws, Some(dice))) => view! { <RolledDice dice throws/> }.into_any(),
                Some((_, None)) | None => {
                    view! { <span class="dice waiting"><Icon name="icon-dice"/></span> }.into_any()
                }
            }}
        </div>
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
fn result(result: FightResult) -> impl IntoView {
    let (class, icon, key) = match result {
        FightResult::Won => ("result won", "icon-trophy", key::WEB_WON),
        FightResult::Tied => ("result tied", "icon-shield", key::WEB_TIED),
        FightResult::Lost => ("result lost", "icon-heart-broken", key::WEB_LOST),
    };
    view! { <p class=class><Icon name=icon/>{t(key)}</p> }
}
