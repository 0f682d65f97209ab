//! The screen of a game: caverns, cards and log around what is to be decided.

use super::Game;
use super::table::{ActionBar, Battle, Board, HowTo, Players, Ranking, Scenes, is_fought, watch};
use crate::at_table::{Around, Banner, Outcome};
use crate::play::AnyGame;
use crate::prelude::*;

/// A game on the table.
#[component]
pub fn TableScreen(game: Game) -> impl IntoView {
    let any = AnyGame::from(game);
    let advised = watch(game);
    let how = view! { <HowTo game/> }.into_any();
    let ranking = Callback::new(move |()| view! { <Ranking game/> }.into_any());
    let fights = Memo::new(move |_| is_fought(&game.view.read()));
    let board = view! {
        <Board game fights/>
        <Battle game advised fights/>
        <Scenes game/>
    };
    let around = Around {
        banner: view! { <Banner game=any how=Some(how)/> }.into_any(),
        supply: ().into_any(),
        heroes: view! { <Players game/> }.into_any(),
        board: board.into_any(),
        bar: view! { <ActionBar game advised/> }.into_any(),
        outcome: view! { <Outcome game=any ranking/> }.into_any(),
        fights,
    };
    around.table(any, key::UI_GOBLIN_TITLE)
}
