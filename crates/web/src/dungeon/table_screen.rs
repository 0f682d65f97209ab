//! The screen of a game: board, sheets and log around what is to be decided.

use std::sync::Arc;

use super::Game;
use super::board::Board;
use super::table::{
    ActionBar, FightSheet, Footprints, Heroes, Ranking, Supply, TapPlace, mark_hints,
};
use crate::at_table::{Around, Banner, Outcome};
use crate::play::AnyGame;
use crate::prelude::*;

/// A game on the table.
#[component]
pub fn TableScreen(game: Game) -> impl IntoView {
    let any = AnyGame::from(game.play());
    mark_hints(game);
    let laying = move || game.laying.get().map(|laying| (laying, game.turning.get()));
    let how = view! { <TapPlace game/> }.into_any();
    let beside = view! { <Footprints game/> }.into_any();
    let ranking = Callback::new(move |()| view! { <Ranking game/> }.into_any());
    let fights = Memo::new(move |_| game.scene.read().is_some());
    let board = view! {
        <Board
            content=Arc::new(game.ask(|table| table.rules().content().clone()))
            view=game.view
            targets=game.targets
            proposed=game.proposed
            laying=Signal::derive(laying)
            chosen=Callback::new(move |target| game.aim(&target))
            turned=Callback::new(move |to| game.turn_tile(to))
            unreachable=Callback::new(move |place| game.explain_place(place))
        />
        <FightSheet game fights/>
    };
    let around = Around {
        banner: view! { <Banner game=any how=Some(how) beside=Some(beside)/> }.into_any(),
        supply: view! { <Supply game/> }.into_any(),
        heroes: view! { <Heroes game/> }.into_any(),
        board: board.into_any(),
        bar: view! { <ActionBar game/> }.into_any(),
        outcome: view! { <Outcome game=any ranking/> }.into_any(),
        fights,
    };
    around.table(any, key::UI_TITLE)
}
