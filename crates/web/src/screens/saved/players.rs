//! Who plays a saved game: the heroes' pictures, with a sign for bots.

use dungeon::Hero;
use words::{Arg, dungeon as say};

use crate::around::Portrait;
use crate::prelude::*;
use crate::shell::{GameName, Speech, Summary};
use crate::ui::Icon;

/// The key of what a record calls a player.
fn kind(player: &str) -> Key {
    match player {
        "human" => key::UI_SEAT_HUMAN,
        "easy" => key::UI_SEAT_EASY_BOT,
        "normal" => key::UI_SEAT_NORMAL_BOT,
        "hard" => key::UI_SEAT_HARD_BOT,
        _ => key::UI_BOT,
    }
}

/// Which game a summary is about; the oldest ones do not say it, and are of the dungeon.
pub fn game_of(summary: &Summary) -> GameName {
    GameName::of(&summary.game).unwrap_or_default()
}

/// A row of pictures; each says who it is.
#[component]
pub fn Players(summary: Summary) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let seats = summary.heroes.into_iter().enumerate().map(|(index, name)| {
        let hero: Option<Hero> = name.parse().ok();
        let player = summary.players.get(index).map_or("human", String::as_str);
        let (kind, bot) = (kind(player), player != "human");
        let label = move || {
            let noun = hero
                .map_or_else(|| Arg::labeled(key::SEAT, (index + 1).to_string()), say::hero_noun);
            let seat = Arg::labeled(key::SEAT, (index + 1).to_string());
            let kind = Arg::text(speech.text(kind));
            speech.say(key::UI_SEAT_LINE, &[("seat", seat), ("hero", noun), ("kind", kind)])
        };
        view! {
            <li title=label>
                <Portrait hero/>
                {bot.then(|| view! { <span class="of-bot"><Icon name="icon-bot"/></span> })}
                <span class="heard">{label}</span>
            </li>
        }
    });
    view! { <ul class="players">{seats.collect_view()}</ul> }.into_any()
}
