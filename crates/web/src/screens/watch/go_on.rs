//! Playing on from a moment of a game that is watched: against bots, with new dice.

use bots::Bot;
use table::Seat;
use words::Arg;

use super::time::ask;
use crate::around::Face;
use crate::prelude::*;
use crate::session::{GoingOn, Replay, fresh_dice, summary};
use crate::shell::{Navigation, Saves, Screen, Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::{Icon, picture, pressed_row};

const LEVELS: [(Bot, Key); 3] = [
    (Bot::Easy, key::UI_SEAT_EASY_BOT),
    (Bot::Normal, key::UI_SEAT_NORMAL_BOT),
    (Bot::HARD, key::UI_SEAT_HARD_BOT),
];

/// Which seat somebody takes, against whom, and the way there; else why that cannot be.
pub(super) fn go_on<G: Staged>(stage: Stage<G>) -> AnyView {
    let Some(GoingOn { turn, is_now, seats }) = ask(stage, Replay::can_go_on) else {
        let over = ask(stage, Replay::is_over);
        let why = if over { key::WEB_GO_ON_OVER } else { key::WEB_GO_ON_SECRET };
        return view! { <p class="about">{t(why)}</p> }.into_any();
    };
    let view = stage.shown.view.get_untracked();
    let seat = |seat| (seat, Face::of::<G>(&view, seat), stage.who(&view, seat));
    let begin = Callback::new(move |(seat, bot)| begin(stage, seat, bot));
    let about = if is_now { key::WEB_GO_ON_ABOUT } else { key::WEB_GO_ON_BEFORE };
    choice(about, turn, seats.into_iter().map(seat).collect(), begin)
}

/// The seats, and against whom.
fn choice(
    about: Key,
    turn: u16,
    seats: Vec<(Seat, Option<Face>, Arg<'static>)>,
    begin: Callback<(Seat, Bot)>,
) -> AnyView {
    let speech = expect_context::<Speech>();
    let bot = RwSignal::new(Bot::Normal);
    let seat = move |(seat, face, hero): (Seat, Option<Face>, Arg<'static>)| {
        let name = speech.say(key::WEB_GO_ON_AS, &[("hero", hero)]);
        let icon = face.map_or("icon-question", |face| face.icon);
        view! {
            <button
                type="button"
                class="act"
                data-testid="go-on"
                data-hero=face.map(|face| face.hero)
                on:click=move |_| begin.run((seat, bot.get_untracked()))
            >
                <span class="portrait">{picture(icon)}</span>
                <span class="act-words">{name}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <section class="go-on">
            <h3><Icon name="icon-torch"/>{t(key::WEB_GO_ON)}</h3>
            <p class="about">{move || speech.say(about, &[("number", turn.into())])}</p>
            {pressed_row(key::WEB_GO_ON_BOTS, bot, LEVELS)}
            <div class="acts">{seats.into_iter().map(seat).collect::<Vec<_>>()}</div>
        </section>
    }
    .into_any()
}

/// Sets the table as it is now and goes there. What is watched stays as it was.
fn begin<G: Staged>(stage: Stage<G>, seat: Seat, bot: Bot) {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let seats = stage.rules().seats();
    let table = stage.replay(|replay| replay.go_on(seat, bot, |set_up| fresh_dice(set_up, seats)));
    if let Some(Some(table)) = table {
        let id = saves.new_id();
        saves.save(id, &table.record(), summary(&table));
        navigation.go(&Screen::Play(id));
    }
}
