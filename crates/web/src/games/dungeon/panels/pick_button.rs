//! One of a few pictures to choose from.

use dungeon::{Action, Hero, Token, View, odds};
use table::Seat;
use words::Arg;
use words::dungeon as say;

use super::gives::Gives;
use super::odds_bar::OddsBar;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::games::dungeon::spots::{Pick, away, fountain};
use crate::prelude::*;
use crate::shell::{Settings, Speech};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// A token, a hero or a fountain.
#[component]
pub(crate) fn PickButton(
    game: Game,
    pick: Pick,
    /// The hero it is about.
    seat: Option<Seat>,
    /// The number of its key, counted from 1.
    key: usize,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let shown = game.shown.view.get_untracked();
    let action = if let Pick::Take(action) = pick { Some(action) } else { None };
    let (icon, hero) = face(&shown, action, seat);
    let name = {
        let shown = shown.clone();
        move || title(speech, &shown, action, seat)
    };
    let about = {
        let shown = shown.clone();
        move || detail(speech, &shown, action, seat)
    };
    let number = strength(game, action).map(|strength| view! { <b class="number">{strength}</b> });
    let gives = if let Some(Action::Choose(from)) = action {
        Some(view! { <Gives game from/> })
    } else {
        None
    };
    let choose = move || game.pick(pick);
    let shortcuts = expect_context::<Shortcuts>();
    shortcuts.on(Shortcut::nth(key - 1), choose);
    view! {
        <button
            type="button"
            class="pick"
            class:hinted=move || action.is_some_and(|action| game.hint() == Some(action))
            class:picked=move || game.picked.get() == Some(pick)
            data-testid="action"
            data-action=action.map_or_else(|| "carry".to_owned(), |action| action.to_string())
            data-hero=hero
            on:click=move |_| choose()
        >
            <span class="portrait big"><Icon name=icon/>{number}</span>
            <span class="name">{name}</span>
            <span class="about">{about}</span>
            {hearts(&shown, action, seat)}
            {gives}
            {action.map(|action| chances(game, action))}
        </button>
    }
}

/// The chances of the combat that a choice leads into.
fn chances(game: Game, action: Action) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let shown = game.shown.view.get_untracked();
    move || {
        let ahead = settings
            .odds
            .get()
            .then(|| game.foresee(&shown, |rules, state| odds::of_choice(rules, state, action)));
        ahead.flatten().map(|odds| view! { <OddsBar odds/> })
    }
}

/// How much a hero needs a portal.
fn hearts(view: &View, action: Option<Action>, seat: Option<Seat>) -> Option<AnyView> {
    let portal = action.is_none() || matches!(action, Some(Action::Portal(..)));
    let hero = view.heroes.get(seat.filter(|_| portal)?.index())?;
    let shown = view! {
        <span class="about hearts">
            <Icon name="icon-heart"/>
            <b>{hero.hit_points}</b>
            {hero.cursed.then(|| view! { <Icon name="icon-curse"/> })}
        </span>
    };
    Some(shown.into_any())
}

/// The picture of what a choice is about, and the hero whose colour it has.
fn face(
    view: &View,
    action: Option<Action>,
    seat: Option<Seat>,
) -> (&'static str, Option<&'static str>) {
    let hero = seat.and_then(|seat| view.heroes.get(seat.index())).and_then(|hero| hero.hero);
    match (action, hero) {
        (Some(Action::Choose(token)), _) => (pictures::token(token), None),
        (Some(Action::KeepCurse), _) => ("icon-curse", None),
        (_, Some(hero)) => (pictures::hero(hero), Some(Hero::name(hero))),
        (_, None) => ("icon-fountain", None),
    }
}

fn title(speech: Speech, view: &View, action: Option<Action>, seat: Option<Seat>) -> String {
    let hero = seat.and_then(|seat| view.heroes.get(seat.index())).and_then(|hero| hero.hero);
    speech.with(|words| match (action, hero) {
        (Some(Action::Choose(token)), _) => say::token(words, token),
        (Some(keep @ Action::KeepCurse), _) => say::action(words, view, keep),
        (_, Some(hero)) => say::hero(words, hero),
        (Some(Action::Rise(at) | Action::Portal(_, at)), None) => fountain(words, view, at),
        (action, None) => {
            action.map_or_else(String::new, |action| say::action(words, view, action))
        }
    })
}

/// How far it is, or how many points a hero has.
fn detail(
    speech: Speech,
    view: &View,
    action: Option<Action>,
    hero: Option<Seat>,
) -> Option<String> {
    let at = if let Some(Action::Rise(at)) = action {
        at
    } else if let Some(Action::Swap(seat)) = action {
        view.heroes.get(seat.index())?.place
    } else if let Some(Action::Curse(seat)) = action {
        let points = view.heroes.get(seat.index())?.points;
        return Some(
            speech.say(key::UI_POINTS_COUNT, &[("points", Arg::Halves(points.halves.into()))]),
        );
    } else if let Some(Action::Portal(_, fountain)) = action {
        // Whoever is chosen, or where to.
        hero.map_or(Some(fountain), |seat| Some(view.heroes.get(seat.index())?.place))?
    } else {
        return None;
    };
    Some(speech.with(|words| away(words, view, at)))
}

fn strength(game: Game, action: Option<Action>) -> Option<u8> {
    let Some(Action::Choose(Token::Monster(monster))) = action else { return None };
    Some(game.with_rules(|rules| rules.content().strength[monster]))
}
