//! All heroes at the end, most points first.

use std::cmp::Reverse;

use table::Seat;
use words::{Arg, dungeon as say};

use crate::around::player;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// The list.
#[component]
pub(crate) fn Ranking(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let rows = move || {
        let view = game.shown.view.get();
        let mut heroes: Vec<_> = Seat::first(view.heroes.len()).zip(view.heroes.clone()).collect();
        heroes.sort_by_key(|(_, hero)| Reverse((hero.playing, hero.points.halves)));
        let row = |(seat, hero): (Seat, dungeon::HeroView)| {
            let drawn = hero.hero?;
            let name = speech.with(|words| say::hero(words, drawn));
            let points = speech
                .say(key::UI_POINTS_COUNT, &[("points", Arg::Halves(hero.points.halves.into()))]);
            let left =
                (!hero.playing).then(|| view! { <small>{speech.text(key::UI_LEFT_GAME)}</small> });
            Some(view! {
                <li data-hero=drawn.name()>
                    <span class="portrait"><Icon name=pictures::hero(drawn)/></span>
                    <span class="name">{name}{player(game.name(seat))}{left}</span>
                    <b>{points}</b>
                </li>
            })
        };
        heroes.into_iter().filter_map(row).collect_view()
    };
    view! {
        <h3>{t(key::WEB_RANKING)}</h3>
        <ol class="ranking">{rows}</ol>
    }
    .into_any()
}
