//! A game that is watched: from this browser, or from a link.

mod bar;
mod eyes;
mod go_on;
mod more;
mod proof;
mod time;

use dungeon::Dungeon;
use goblin::Goblin;
use leptos::task::spawn_local;

use self::bar::TimeBar;
use self::more::more;
use self::time::{Time, paced};
use super::Parts;
use super::part::Part;
use super::unreadable::NotOpened;
use crate::around::Curves;
use crate::games::{dungeon as karak, goblin as caverns};
use crate::prelude::*;
use crate::session::{Replay, Session, Trust, Unreadable, link};
use crate::shell::{GameId, GameName, Saves, WatchedGame, t};
use crate::stage::{Stage, Staged};
use crate::ui::{Icon, Page};

/// Where the record is.
#[derive(Clone, PartialEq, Eq)]
enum Fetched {
    /// It is being unpacked.
    Loading,
    /// Here it is, or why it cannot be had.
    Here(Result<String, Unreadable>),
}

/// The game, from the beginning of this turn on.
#[component]
pub(crate) fn Watch(game: WatchedGame, turn: Option<u16>) -> impl IntoView {
    let (saves, parts) = (expect_context::<Saves>(), expect_context::<Parts>());
    let record = RwSignal::new(Fetched::Loading);
    let kept = match game {
        WatchedGame::Kept(id) => {
            record.set(Fetched::Here(saves.record(id).ok_or(Unreadable::Missing)));
            Some(id)
        }
        WatchedGame::Link(packed) => {
            spawn_local(async move {
                let unpacked = link::unpack(&packed).await;
                // The screen may have been left meanwhile.
                record.try_set(Fetched::Here(unpacked));
            });
            None
        }
    };
    let trust = RwSignal::new(Trust::Sealed);
    let anyway = move || {
        view! {
            <button type="button" data-testid="anyway" on:click=move |_| trust.set(Trust::Anything)>
                <Icon name="icon-watch"/>{t(key::WEB_CHANGED_WATCH)}
            </button>
        }
        .into_any()
    };
    move || {
        let Fetched::Here(text) = record.get() else {
            return view! { <Page title=key::WEB_WATCH><p role="status">{t(key::WEB_LOADING)}</p></Page> }
                .into_any();
        };
        let refused = move |trouble| {
            let anyway = (trouble == Unreadable::Changed).then(anyway);
            view! { <NotOpened kept trouble anyway/> }.into_any()
        };
        let text = match text {
            Ok(text) => text,
            Err(trouble) => return refused(trouble),
        };
        let Some(game) = table::game_of(&text).and_then(GameName::of) else {
            return refused(Unreadable::NotAGame);
        };
        let trust = trust.get();
        let table =
            move |part: Part| (part.watch)(&text, trust, turn, kept).unwrap_or_else(refused);
        parts.show(game, key::WEB_WATCH, table)
    }
}

/// The table of the dungeon, with the bar that moves its time.
pub(super) fn dungeon(
    record: &str,
    trust: Trust,
    turn: Option<u16>,
    kept: Option<GameId>,
) -> Result<AnyView, Unreadable> {
    let (stage, bar) = open::<Dungeon>(record, trust, turn, kept)?;
    let game = karak::Game::on(stage);
    Ok(view! { <karak::TableScreen game time=Some(bar)/> }.into_any())
}

/// The table of Goblin, with the bar that moves its time.
pub(super) fn goblin(
    record: &str,
    trust: Trust,
    turn: Option<u16>,
    kept: Option<GameId>,
) -> Result<AnyView, Unreadable> {
    let (stage, bar) = open::<Goblin>(record, trust, turn, kept)?;
    Ok(view! { <caverns::TableScreen game=stage time=Some(bar)/> }.into_any())
}

/// Puts a game on the stage, with the bar that moves its time.
fn open<G: Staged>(
    record: &str,
    trust: Trust,
    turn: Option<u16>,
    kept: Option<GameId>,
) -> Result<(Stage<G>, AnyView), Unreadable> {
    let mut replay = Replay::<G>::read(record, trust)?;
    if let Some(position) = turn.and_then(|turn| replay.beginning_of(turn)) {
        replay.seek(position);
    }
    let stage = paced(Stage::open(Session::replay(replay, kept)));
    let time = Time::of(stage);
    let curves = move || {
        let view = stage.shown.view.get_untracked();
        Curves::of::<G, _>(&view, &stage.session().recap()?, &|turn| time.place_of(turn))
    };
    let curves = Callback::new(move |()| curves());
    let more = more(stage, time);
    Ok((stage, view! { <TimeBar time curves more/> }.into_any()))
}
