//! A decision between a few pictures: tokens, heroes, fountains.

use dungeon::{Action, Hero, Place, Token, View, odds};
use table::Seat;
use words::Arg;
use words::dungeon as say;

use super::choice::is_hinted;
use super::gives::Gives;
use super::odds_bar::OddsBar;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::{Settings, Speech};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// The decision that is to be made now.
#[component]
pub(crate) fn PickPanel(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let title = move || {
        let legal = game.offered.legal.read();
        legal.first().map(|action| {
            let token = matches!(action, Action::Choose(_));
            let rise = matches!(action, Action::Rise(_));
            let key = if token {
                key::WEB_TOKEN_WHICH
            } else if rise {
                key::WEB_RISE_WHERE
            } else {
                key::WEB_CURSE_WHOM
            };
            speech.text(key)
        })
    };
    let does = move || {
        let legal = game.offered.legal.read();
        legal.first().map(|&action| speech.text(what_it_does(action)))
    };
    view! {
        <div class="panel parchment">
            <h2>{title}</h2>
            <p class="does">{does}</p>
            <Picks game actions=Signal::derive(move || game.offered.legal.get())/>
        </div>
    }
}

/// What comes of the decision, whichever is chosen.
fn what_it_does(action: Action) -> Key {
    if matches!(action, Action::Choose(_)) {
        key::WEB_TOKEN_DOES
    } else if matches!(action, Action::Rise(_)) {
        key::WEB_RISE_DOES
    } else if matches!(action, Action::Portal(..)) {
        key::WEB_PORTAL_DOES
    } else if matches!(action, Action::Swap(_)) {
        key::WEB_SWAP_DOES
    } else {
        key::WEB_CURSE_DOES
    }
}

/// Actions as pictures with their words.
#[component]
pub(crate) fn Picks(
    game: Game,
    actions: Signal<Vec<Action>>,
    /// Called when one was taken.
    #[prop(optional)]
    done: Option<Callback<()>>,
) -> impl IntoView {
    let pick = move |(index, action): (usize, Action)| {
        view! { <PickButton game action key=index + 1 done/> }
    };
    view! {
        <div class="picks">
            {move || actions.get().into_iter().enumerate().map(pick).collect_view()}
        </div>
    }
}

/// One picture to choose.
#[component]
fn PickButton(game: Game, action: Action, key: usize, done: Option<Callback<()>>) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let shown = game.shown.view.get_untracked();
    let (icon, hero) = face(&shown, action);
    let name = {
        let shown = shown.clone();
        move || title(speech, &shown, action)
    };
    let about = {
        let shown = shown.clone();
        move || detail(speech, &shown, action)
    };
    let long = {
        let shown = shown.clone();
        move || speech.with(|words| say::action(words, &shown, action))
    };
    let odds = {
        let shown = shown.clone();
        move || {
            let ahead = settings.odds.get().then(|| {
                game.foresee(&shown, |rules, state| odds::of_choice(rules, state, action))
            });
            ahead.flatten().map(|odds| view! { <OddsBar odds/> })
        }
    };
    let number = strength(game, action).map(|strength| view! { <b class="number">{strength}</b> });
    let gives =
        if let Action::Choose(from) = action { Some(view! { <Gives game from/> }) } else { None };
    let choose = move || {
        if let Some(done) = done {
            done.run(());
        }
        game.choose(action);
    };
    let shortcuts = expect_context::<Shortcuts>();
    shortcuts.on(Shortcut::nth(key - 1), choose);
    view! {
        <button
            type="button"
            class="pick"
            class:hinted=move || is_hinted(game, action)
            data-testid="action"
            data-action=action.to_string()
            data-hero=hero
            title=long
            on:click=move |_| choose()
        >
            <span class="portrait big"><Icon name=icon/>{number}</span>
            <span class="name">{name}</span>
            <span class="about">{about}</span>
            {gives}
            {odds}
        </button>
    }
}

/// The picture of what an action is about, and the hero whose colour it has.
fn face(view: &View, action: Action) -> (&'static str, Option<&'static str>) {
    let of = |seat: Seat| view.heroes.get(seat.index()).and_then(|hero| hero.hero);
    if let Action::Choose(token) = action {
        (pictures::token(token), None)
    } else if let Action::Curse(seat) | Action::Swap(seat) = action {
        let hero = of(seat);
        (hero.map_or("icon-question", pictures::hero), hero.map(Hero::name))
    } else if let Action::Rise(_) | Action::Portal(..) = action {
        ("icon-fountain", None)
    } else {
        ("icon-curse", None)
    }
}

fn title(speech: Speech, view: &View, action: Action) -> String {
    let named = |seat: Seat| {
        let hero = view.heroes.get(seat.index()).and_then(|hero| hero.hero);
        hero.map(|hero| speech.with(|words| say::hero(words, hero))).unwrap_or_default()
    };
    if let Action::Choose(token) = action {
        speech.with(|words| say::token(words, token))
    } else if let Action::Curse(seat) | Action::Swap(seat) = action {
        named(seat)
    } else if let Action::Rise(at) | Action::Portal(_, at) = action {
        fountain(speech, at)
    } else {
        speech.with(|words| say::action(words, view, action))
    }
}

/// A fountain's name: the start tile has one of its own.
fn fountain(speech: Speech, at: Place) -> String {
    if at == Place::START {
        speech.text(key::WEB_START_TILE)
    } else {
        speech.say(key::PLACE_AT, &[("label", Arg::text(at.to_string()))])
    }
}

/// How far it is, and who is there.
fn detail(speech: Speech, view: &View, action: Action) -> Option<String> {
    let at = if let Action::Rise(at) | Action::Portal(_, at) = action {
        at
    } else if let Action::Swap(seat) = action {
        view.heroes.get(seat.index())?.place
    } else if let Action::Curse(seat) = action {
        let points = view.heroes.get(seat.index())?.points;
        return Some(
            speech.say(key::UI_POINTS_COUNT, &[("points", Arg::Halves(points.halves.into()))]),
        );
    } else {
        return None;
    };
    let moved = if let Action::Portal(seat, _) = action { seat } else { view.turn.seat };
    let from = view.heroes.get(moved.index())?.place;
    let away = from.x.abs_diff(at.x) + from.y.abs_diff(at.y);
    Some(speech.say(key::WEB_STEPS_AWAY, &[("count", Arg::Number(away.into()))]))
}

fn strength(game: Game, action: Action) -> Option<u8> {
    let Action::Choose(Token::Monster(monster)) = action else { return None };
    Some(game.with_rules(|rules| rules.content().strength[monster]))
}
