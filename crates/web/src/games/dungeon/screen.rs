//! The screen of a game: board, sheets and log around what is to be decided.

use std::sync::Arc;

use super::board::Board;
use super::lessons::teaches;
use super::panels::{
    ActionBar, FightSheet, Footprints, Heroes, Prize, Ranking, Supply, TapPlace, comes_of,
    mark_hints,
};
use super::{Aim, Game};
use crate::around::{Banner, Layout, Outcome};
use crate::prelude::*;

/// A game on the table.
#[component]
pub fn TableScreen(
    game: Game,
    /// What moves the time of a game that is watched.
    #[prop(optional_no_strip)]
    time: Option<AnyView>,
) -> impl IntoView {
    let stage = game.stage();
    mark_hints(game);
    let laying = move || game.laying.get().map(|laying| (laying, game.turning.get()));
    let how = view! { <TapPlace game/> }.into_any();
    let beside = view! { <Footprints game/> }.into_any();
    let ranking = Callback::new(move |()| view! { <Ranking game/> }.into_any());
    let fights = Memo::new(move |_| game.shown.scene.read().is_some());
    let later = stage.replay(|replay| replay.end().tiles).unwrap_or_default();
    let board = view! {
        <Board
            later
            content=Arc::new(game.with_rules(|rules| rules.content().clone()))
            view=game.shown.view
            targets=game.targets
            proposed=Signal::derive(move || game.offered.proposed.get().and_then(Aim::target))
            hinted=game.hinted
            spots=game.spots
            picked=game.picked
            laying=Signal::derive(laying)
            chances=Callback::new(move |target| game.chances_at(&target))
            comes=Callback::new(move |target| comes_of(game, &target))
            pointed=game.shown.pointed
            chosen=Callback::new(move |target| game.aim(&target))
            pick=Callback::new(move |pick| game.aim_at(pick))
            turned=Callback::new(move |to| game.turn_tile(to))
            unreachable=Callback::new(move |place| game.tap_place(place))
        />
        <FightSheet game fights/>
        <Prize game/>
    };
    let layout = Layout {
        banner: view! { <Banner stage how=Some(how) beside=Some(beside)/> }.into_any(),
        supply: view! { <Supply game/> }.into_any(),
        heroes: view! { <Heroes game/> }.into_any(),
        board: board.into_any(),
        bar: match time {
            Some(time) => view! { <section class="bar watching">{time}</section> }.into_any(),
            None => view! { <ActionBar game/> }.into_any(),
        },
        outcome: view! { <Outcome stage ranking/> }.into_any(),
        fights,
        teaches: teaches(game),
    };
    layout.table(stage, key::UI_TITLE)
}
