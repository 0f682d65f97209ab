//! What is left in stack and bag.

use words::{Arg, dungeon as say};

use super::gives::Gives;
use super::tile_picture::TilePicture;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::{Dialog, Icon};

/// Two numbers; tapping them shows what is left by kind.
#[component]
pub(crate) fn Supply(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let open = RwSignal::new(false);
    let tiles = Memo::new(move |_| {
        game.shown.view.read().supply.tiles.iter().map(|&(_, count)| u16::from(count)).sum::<u16>()
    });
    let tokens = Memo::new(move |_| {
        game.shown.view.read().supply.tokens.iter().map(|&(_, count)| u16::from(count)).sum::<u16>()
    });
    let label = move || {
        let tiles = speech.say(key::UI_TILES_LEFT, &[("count", Arg::from(tiles.get()))]);
        let tokens = speech.say(key::UI_TOKENS_LEFT, &[("count", Arg::from(tokens.get()))]);
        format!("{tiles}, {tokens}")
    };
    view! {
        <button
            type="button"
            class="supply"
            title=label
            aria-haspopup="dialog"
            on:click=move |_| open.set(true)
        >
            <span class="heard">{label}</span>
            <span aria-hidden="true"><Icon name="icon-tile"/><b>{move || tiles.get()}</b></span>
            <span aria-hidden="true"><Icon name="icon-bag"/><b>{move || tokens.get()}</b></span>
        </button>
        <Dialog open title=Signal::derive(move || speech.text(key::WEB_SUPPLY))>
            <SupplySheet game/>
        </Dialog>
    }
}

/// What is left, by kind.
#[component]
fn SupplySheet(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let strength = game.with_rules(|rules| rules.content().strength);
    move || {
        let supply = game.shown.view.read().supply.clone();
        let (no_tiles, no_tokens) = (supply.tiles.is_empty(), supply.tokens.is_empty());
        let tile = |(tile, count)| {
            let name = speech.with(|words| say::tile_type(words, tile));
            view! { <li><TilePicture tile/><span>{name}</span><b>{format!("× {count}")}</b></li> }
        };
        let token = |(token, count)| {
            let name = speech.with(|words| say::token(words, token));
            let number = if let dungeon::Token::Monster(monster) = token {
                Some(view! { <b class="number">{strength[monster]}</b> })
            } else {
                None
            };
            view! {
                <li>
                    <span class="portrait"><Icon name=pictures::token(token)/>{number}</span>
                    <span>{name}<Gives game from=token/></span>
                    <b>{format!("× {count}")}</b>
                </li>
            }
        };
        let none = |none: bool| none.then(|| view! { <p>{t(key::WEB_SUPPLY_NONE)}</p> });
        view! {
            <section>
                <h3>{t(key::WEB_SUPPLY_TOKENS)}</h3>
                <ul class="left">{supply.tokens.into_iter().map(token).collect_view()}</ul>
                {none(no_tokens)}
            </section>
            <section>
                <h3>{t(key::WEB_SUPPLY_TILES)}</h3>
                <ul class="left">{supply.tiles.into_iter().map(tile).collect_view()}</ul>
                {none(no_tiles)}
            </section>
        }
    }
}
