//! The end of a game: who won, with what, and what next.

use table::Seat;
use words::Arg;

use super::look_back::LookedBack;
use super::menu::download;
use super::online::online;
use super::{Face, Share, player};
use crate::prelude::*;
use crate::session::begin;
use crate::shell::{GameId, Navigation, Saves, Screen, Speech, WatchedGame, t};
use crate::stage::{Stage, Staged, Waits};
use crate::ui::{Dialog, Icon, Shortcut, Shortcuts, picture};

/// The winner's parchment. It can be put aside to look at the table.
#[component]
pub(crate) fn Outcome<G: Staged>(
    stage: Stage<G>,
    /// All heroes with what they reached, best first.
    ranking: Callback<(), AnyView>,
) -> impl IntoView {
    let over = Memo::new(move |_| stage.offered.waits.get() == Waits::Nothing);
    let parts = move |aside| {
        vec![
            view! { <Winners stage/> }.into_any(),
            view! { {move || ranking.run(())} }.into_any(),
            ways(stage, aside),
            view! { <LookedBack stage/> }.into_any(),
        ]
    };
    sheet(over, Callback::new(parts))
}

/// The parchment, or the way back to it.
fn sheet(over: Memo<bool>, parts: Callback<RwSignal<bool>, Vec<AnyView>>) -> AnyView {
    let aside = RwSignal::new(false);
    let shown = move || {
        if !over.get() {
            return None;
        }
        if aside.get() {
            let show = view! {
                <button type="button" class="show-result main-action" on:click=move |_| aside.set(false)>
                    <Icon name="icon-trophy"/>{t(key::WEB_RESULT_SHOW)}
                </button>
            };
            return Some(show.into_any());
        }
        let sheet = view! {
            <div class="outcome-veil">
                <section class="outcome parchment" data-testid="outcome" aria-label=t(key::WEB_OVER)>
                    {parts.run(aside)}
                </section>
            </div>
        };
        Some(sheet.into_any())
    };
    view! { {shown} }.into_any()
}

/// Who won, and why the game ended.
#[component]
fn Winners<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let portrait = |(face, name): (Face, Option<String>)| {
        view! {
            <span class="winner" data-hero=face.hero>
                <span class="portrait huge"><Icon name=face.icon/></span>
                {player(name)}
            </span>
        }
    };
    move || {
        let (view, rules) = (stage.shown.view.get(), stage.rules());
        let winners = G::won_by(&view)?;
        let ending = speech.with(|words| rules.ending(words, &view));
        let who = ending.lines().next().unwrap_or_default().to_owned();
        let why = speech.with(|words| rules.why_over(words, &view));
        let face = |seat| Some((Face::of::<G>(&view, seat)?, stage.name(seat)));
        let faces: Vec<_> = winners.iter().filter_map(face).collect();
        let turns = [("count", G::turn_number(&view).into())];
        // Several people know themselves who of them it is.
        let own = match *stage.session().people() {
            [alone] => place::<G>(&view, alone),
            _ => None,
        };
        let own = own.map(|place| {
            let placed = speech.say(key::WEB_YOU_PLACED, &[("place", Arg::Number(place))]);
            view! { <p class="own-place" data-testid="own-place">{placed}</p> }
        });
        Some(view! {
            {(!faces.is_empty()).then(|| picture("icon-crown"))}
            <div class="winners">{faces.into_iter().map(portrait).collect_view()}</div>
            <h2>{who}</h2>
            {own}
            <p>{why}</p>
            <p>{speech.say(key::WEB_TURNS, &turns)}</p>
        })
    }
}

/// Which place a player came to among others, counted from 1; none who played alone.
fn place<G: Staged>(view: &G::View, seat: Seat) -> Option<i64> {
    let winners = G::won_by(view)?;
    let seats = || Seat::first(table::MAX_SEATS).take_while(|&seat| G::hero(view, seat).is_some());
    let standing = |seat: Seat| (winners.contains(seat), G::reached(view, seat));
    let better = seats().filter(|&other| standing(other) > standing(seat)).count();
    (seats().count() > 1).then_some(better as i64 + 1)
}

/// What next.
fn ways<G: Staged>(stage: Stage<G>, aside: RwSignal<bool>) -> AnyView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let again = Callback::new(move |()| {
        stage.session().again(|rules, players, people, own_draws| {
            begin(rules, players, people, own_draws, saves, navigation);
        });
    });
    let download = Callback::new(move |()| download(stage));
    let record = Callback::new(move |named| stage.session().record_for_all(named));
    let around = online(stage).map(|(online, around)| (around.over)(online));
    let again = around.is_none().then_some(again);
    let rest = buttons(stage.session().id(), G::GAME, aside, Ways { again, download, record });
    view! { {around}{rest} }.into_any()
}

/// What the buttons do.
struct Ways {
    /// Nothing where others have to agree.
    again: Option<Callback<()>>,
    download: Callback<()>,
    /// The game as it may be passed on, with people's names or without.
    record: Callback<bool, String>,
}

fn buttons(
    id: Option<GameId>,
    game: &'static str,
    aside: RwSignal<bool>,
    Ways { again, download, record }: Ways,
) -> AnyView {
    let speech = expect_context::<Speech>();
    let share = RwSignal::new(false);
    if let Some(again) = again {
        expect_context::<Shortcuts>().on(Shortcut::Main, move || again.run(()));
    }
    let again = again.map(|again| {
        view! {
            <button type="button" class="main-action" data-testid="again" on:click=move |_| again.run(())>
                <Icon name="icon-play"/>{t(key::WEB_AGAIN)}
            </button>
        }
    });
    let watch = id.map(|id| {
        let link = Screen::Watch { game: WatchedGame::Kept(id), turn: None }.link();
        view! { <a class="button" data-testid="watch" href=link><Icon name="icon-watch"/>{t(key::WEB_WATCH)}</a> }
    });
    view! {
        <div class="ways">
            {again}
            {watch}
            <button type="button" data-testid="share" aria-haspopup="dialog" on:click=move |_| share.set(true)>
                <Icon name="icon-share"/>{t(key::WEB_SHARE)}
            </button>
            <a class="button" href=Screen::Home.link()><Icon name="icon-home"/>{t(key::WEB_HOME)}</a>
            <button type="button" on:click=move |_| aside.set(true)><Icon name="icon-explore"/>{t(key::WEB_LOOK)}</button>
            <button type="button" on:click=move |_| download.run(())><Icon name="icon-save"/>{t(key::WEB_MENU_RECORD)}</button>
        </div>
        <Dialog open=share title=Signal::derive(move || speech.text(key::WEB_SHARE))>
            <Share record game/>
        </Dialog>
    }
    .into_any()
}
