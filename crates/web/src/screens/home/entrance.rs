//! The entrance to one of the games: what it is, and how to begin.

use crate::platform::page;
use crate::prelude::*;
use crate::shell::{Company, GameName, Screen, t};
use crate::ui::Icon;

/// A picture, a sentence, *Play now*, and the other ways in.
#[component]
pub(super) fn Entrance(
    game: GameName,
    /// The key of what one does in it.
    pitch: Key,
    /// The key of what *Play now* begins.
    quick: Key,
    /// What tests call its *Play now*.
    play_now: &'static str,
    /// Plays now.
    play: Callback<GameName>,
) -> impl IntoView {
    let (picture, heading) = match game {
        GameName::Dungeon => ("dungeon.svg", "entrance-dungeon"),
        GameName::Goblin => ("goblin.svg", "entrance-goblin"),
    };
    let way = move |screen: Screen, icon, label, about| {
        view! {
            <a class="button" href=screen.link() title=t(about) aria-describedby=heading>
                <Icon name=icon/>
                <span>{t(label)}</span>
            </a>
        }
        .into_any()
    };
    view! {
        <section class="entrance" aria-labelledby=heading>
            <div class="entrance-picture">
                <img src=page::file(picture) alt="" width="720" height="360"/>
                <h2 id=heading>{t(game.title())}</h2>
            </div>
            <p>{t(pitch)}</p>
            <button
                type="button"
                class="main-action play-now"
                data-testid=play_now
                aria-describedby=heading
                on:click=move |_| play.run(game)
            >
                <Icon name="icon-play"/>
                <span>
                    <strong>{t(key::WEB_PLAY_NOW)}</strong>
                    <small>{t(quick)}</small>
                </span>
            </button>
            <div class="entrance-ways">
                {way(
                    Screen::set_up(game),
                    "icon-hero-horan",
                    key::WEB_NEW_GAME,
                    key::WEB_NEW_GAME_ABOUT,
                )}
                {way(
                    Screen::SetUp { game, company: Company::People },
                    "icon-pass",
                    key::WEB_PASS_AND_PLAY,
                    key::WEB_PASS_AND_PLAY_ABOUT,
                )}
                {way(Screen::rules(game.name()), "icon-rules", key::WEB_RULES, key::WEB_RULES)}
            </div>
        </section>
    }
    .into_any()
}
