//! Who plays a saved game: the heroes' pictures, with a sign for bots.

use dungeon::Hero;
use words::{Arg, dungeon as say};

use crate::around::{Portrait, player};
use crate::prelude::*;
use crate::shell::{Color, GameName, Speech, Summary, people};
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

/// What the person on this seat is called, if anything.
pub fn name_of(names: &[String], seat: usize) -> Option<String> {
    names.get(seat).and_then(|name| people::name(name))
}

/// A row of pictures; each says who it is.
#[component]
pub fn Players(summary: Summary) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let seats = summary.heroes.into_iter().enumerate().map(|(index, name)| {
        let hero: Option<Hero> = name.parse().ok();
        let kind_name = summary.players.get(index).map_or("human", String::as_str);
        let (kind, bot) = (kind(kind_name), kind_name != "human");
        let person = name_of(&summary.names, index);
        let color = summary.colors.get(index).and_then(|color| Color::of(color));
        let shown = player(person.clone());
        let label = Signal::derive(move || {
            let noun = hero
                .map_or_else(|| Arg::labeled(key::SEAT, (index + 1).to_string()), say::hero_noun);
            let seat = match &person {
                Some(name) => Arg::text(name.clone()),
                None => Arg::labeled(key::SEAT, (index + 1).to_string()),
            };
            let kind = Arg::text(speech.text(kind));
            speech.say(key::UI_SEAT_LINE, &[("seat", seat), ("hero", noun), ("kind", kind)])
        });
        view! {
            <li title=label>
                <Portrait hero color/>
                {bot.then(|| view! { <span class="of-bot"><Icon name="icon-bot"/></span> })}
                <span class="heard">{label}</span>
                {shown}
            </li>
        }
    });
    view! { <ul class="players">{seats.collect_view()}</ul> }.into_any()
}
