//! The screen of a game: caverns, cards and log around what is to be decided.

use super::Game;
use super::action_bar::ActionBar;
use super::battle::{Battle, is_fought, watch};
use super::board::Board;
use super::card::fetch_pictures;
use super::how_to::HowTo;
use super::lessons::teaches;
use super::players::Players;
use super::ranking::Ranking;
use super::scenes::Scenes;
use crate::around::{Banner, Layout, Outcome};
use crate::prelude::*;
use crate::stage::Waits;
use crate::ui::Enlarged;

/// A game on the table.
#[component]
pub fn TableScreen(
    game: Game,
    /// What moves the time of a game that is watched.
    #[prop(optional_no_strip)]
    time: Option<AnyView>,
) -> impl IntoView {
    fetch_pictures();
    let advised = watch(game);
    let how = view! { <HowTo game/> }.into_any();
    let ranking = Callback::new(move |()| view! { <Ranking game/> }.into_any());
    // Whoever looks at the page next must not find a card there.
    let passed = Memo::new(move |_| matches!(game.offered.waits.get(), Waits::HandOver(_)));
    let fights = Memo::new(move |_| is_fought(&game.shown.view.read()));
    let board = view! {
        <Board game fights/>
        <Battle game advised fights/>
        <Scenes game/>
        <Enlarged kind=".playing-card:not([data-hero])" hidden=passed/>
    };
    let layout = Layout {
        banner: view! { <Banner stage=game how=Some(how)/> }.into_any(),
        supply: ().into_any(),
        heroes: view! { <Players game/> }.into_any(),
        board: board.into_any(),
        bar: view! { <ActionBar game advised time/> }.into_any(),
        outcome: view! { <Outcome stage=game ranking/> }.into_any(),
        fights,
        teaches: teaches(game),
    };
    layout.table(game, key::UI_GOBLIN_TITLE)
}
