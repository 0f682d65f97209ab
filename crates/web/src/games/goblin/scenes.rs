//! What is shown over the table for a while: a reward that is turned over, a key that was won, the lord who falls.

use goblin::{Card, Goblin, Level, Monster, Won};
use table::Seat;
use words::Arg;

use super::card::{Marks, card_face, monster_face, won_back};
use crate::around::Face;
use crate::games::goblin::{Game, Scene};
use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::{Skipping, Waits};
use crate::ui::picture;

/// The reward or the key, as long as it is shown. The log tells it in words.
#[component]
pub(crate) fn Scenes(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        // Whoever is asked something looks at that.
        let scene =
            game.shown.scene.get().filter(|_| game.offered.waits.get() == Waits::Showing)?;
        match scene {
            Scene::Reward(seat, card) => Some(reward(speech, game, seat, card)),
            Scene::Key(seat, level) => Some(key(speech, game, seat, level)),
            Scene::Finale(seat, lord) => Some(finale(speech, game, seat, lord)),
            Scene::End(..) => None,
        }
    }
}

/// The monster's card turns over to its back.
fn reward(speech: Speech, game: Game, seat: Seat, card: Won) -> AnyView {
    let faces = speech.with(|words| {
        game.with_rules(|rules| {
            let content = rules.content();
            let back = card_face(words, content, None, Card::Won(card), Marks::default());
            view! {
                <div class="flip">
                    <div class="side front">{won_back(words, content, card)}</div>
                    <div class="side back">{back}</div>
                </div>
            }
            .into_any()
        })
    });
    shown(
        speech.say(key::WEB_REWARD, &[("hero", game.who(&game.shown.view.read_untracked(), seat))]),
        faces,
    )
}

fn key(speech: Speech, game: Game, seat: Seat, level: Level) -> AnyView {
    let args = [
        ("hero", game.who(&game.shown.view.read_untracked(), seat)),
        ("level", Arg::text(level.name())),
    ];
    let key = view! { <div class="key-won" data-level=level.name()>{picture("icon-piece-key")}<b>{level.name()}</b></div> };
    shown(speech.say(key::WEB_KEY_SCENE, &args), key.into_any())
}

/// The lord's card falls, and behind it stands who beat it. A tap goes on to the look back.
fn finale(speech: Speech, game: Game, seat: Seat, lord: Monster) -> AnyView {
    let view = game.shown.view.get_untracked();
    let champion = Face::of::<Goblin>(&view, seat);
    let fallen = speech
        .with(|words| game.with_rules(|rules| monster_face(words, rules.content(), lord, None)));
    let what = view! {
        <div class="champion">
            {picture("icon-crown")}
            <span class="portrait huge" data-hero=champion.map(|face| face.hero)>
                {champion.map(|face| picture(face.icon))}
            </span>
        </div>
        <div class="fallen">{fallen}</div>
    };
    let words = speech.say(key::WEB_FINALE, &[("hero", game.who(&view, seat))]);
    view! {
        <div class="reward-scene finale" aria-hidden="true" on:click=move |_| game.skip(Skipping::Turns)>
            <div class="rays"></div>
            {what}
            <p>{words}</p>
        </div>
    }
    .into_any()
}

fn shown(words: String, what: AnyView) -> AnyView {
    view! {
        <div class="reward-scene" aria-hidden="true">
            <div class="rays"></div>
            {what}
            <p>{words}</p>
        </div>
    }
    .into_any()
}
