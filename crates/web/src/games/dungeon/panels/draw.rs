//! Players roll and draw themselves: they tap what turned up.

use dungeon::{Chance, Dice, Hero, TileType, Token};
use words::dungeon as say;

use super::dice::Face;
use super::tile_picture::TilePicture;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// Everything that can turn up now.
#[component]
pub(crate) fn DrawPanel(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let chances = game.offered.chances.get();
        let title = chances.first().map(|chance| match chance {
            Chance::Dice(_) => key::WEB_DRAW_DICE,
            Chance::Tile(_) => key::WEB_DRAW_TILE,
            Chance::Token(_) => key::WEB_DRAW_TOKEN,
            Chance::Hero(_) => key::WEB_DRAW_HERO,
        });
        let dice = chances.iter().any(|chance| matches!(chance, Chance::Dice(_)));
        let content = if dice {
            view! { <DicePicker game/> }.into_any()
        } else {
            let pick = |chance: Chance| view! { <DrawButton game chance/> };
            view! { <div class="picks small">{chances.into_iter().map(pick).collect_view()}</div> }
                .into_any()
        };
        view! {
            <div class="panel parchment">
                <h2>{title.map(|key| speech.text(key))}</h2>
                {content}
            </div>
        }
    }
}

/// A tile, token or hero that may have been drawn.
#[component]
fn DrawButton(game: Game, chance: Chance) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (picture, name) = match chance {
        Chance::Tile(tile) => (view! { <TilePicture tile/> }.into_any(), Named::Tile(tile)),
        Chance::Token(token) => {
            (view! { <Icon name=pictures::token(token)/> }.into_any(), Named::Token(token))
        }
        Chance::Hero(hero) => {
            (view! { <Icon name=pictures::hero(hero)/> }.into_any(), Named::Hero(hero))
        }
        Chance::Dice(_) => return None,
    };
    let words = move || {
        speech.with(|words| match name {
            Named::Tile(tile) => say::tile_type(words, tile),
            Named::Token(token) => say::token(words, token),
            Named::Hero(hero) => say::hero(words, hero),
        })
    };
    Some(view! {
        <button type="button" class="pick" data-testid="chance" data-chance=chance.to_string() on:click=move |_| game.draw(chance)>
            <span class="portrait">{picture}</span>
            <span class="name">{words}</span>
        </button>
    })
}

#[derive(Clone, Copy)]
enum Named {
    Tile(TileType),
    Token(Token),
    Hero(Hero),
}

/// Two rows of six faces; the throw is told when both are chosen.
#[component]
fn DicePicker(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let chosen = [RwSignal::new(None::<u8>), RwSignal::new(None::<u8>)];
    let possible = move |face: u8| {
        let shows = |chance: &Chance| matches!(chance, Chance::Dice(dice) if dice.0 == face);
        game.offered.chances.read().iter().any(shows)
    };
    Effect::new(move |_| {
        if let [Some(first), Some(second)] = chosen.map(|die| die.get()) {
            game.draw(Chance::Dice(Dice(first, second)));
        }
    });
    let row = move |(die, key): (RwSignal<Option<u8>>, Key)| {
        let face = move |face: u8| {
            view! {
                <button
                    type="button"
                    class="die-button"
                    class:chosen=move || die.get() == Some(face)
                    aria-pressed=move || (die.get() == Some(face)).to_string()
                    aria-label=face.to_string()
                    data-testid="die"
                    disabled=move || !possible(face)
                    on:click=move |_| die.set(Some(face))
                >
                    <Face shows=face/>
                </button>
            }
        };
        view! {
            <fieldset class="dice-row">
                <legend>{move || speech.text(key)}</legend>
                {(1..=6).map(face).collect_view()}
            </fieldset>
        }
    };
    let [first, second] = chosen;
    view! {
        {row((first, key::WEB_DIE_FIRST))}
        {row((second, key::WEB_DIE_SECOND))}
        <p class="heard">{t(key::WEB_DRAW_DICE)}</p>
    }
}
