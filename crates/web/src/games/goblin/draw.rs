//! Players draw from their own box: what was drawn is tapped here.

use goblin::{Back, Card, Chance, Draw, Goblin, Phase, View};
use table::Seat;
use words::{Narrated, Words, goblin as say};

use super::card::{Marks, card_face, monster_face, starting_back, won_back};
use crate::around::pictures as shared;
use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::Markup;
use crate::ui::html::{element, icon};

/// Everything that may have been drawn, as pictures to tap.
#[component]
pub(crate) fn DrawPanel(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.shown.view.get();
        let key = match view.turn.phase {
            Phase::Chance(Draw::Hero(_)) => key::WEB_DRAW_HERO,
            Phase::Chance(Draw::Monster(_)) => key::WEB_DRAW_MONSTER,
            Phase::Chance(Draw::FirstHand(_) | Draw::Card) => key::WEB_DRAW_CARD,
            Phase::Chance(Draw::Back) => key::WEB_DRAW_BACK,
            Phase::Chance(Draw::First) => key::WEB_DRAW_FIRST,
            Phase::Seat(_) | Phase::Over(_) => return None,
        };
        let seat = Goblin::acting(&view);
        let for_bot = !game.is_person(seat);
        let listed = view.may_be_drawn(&game.offered.chances.read(), for_bot);
        let title = speech.say(key, &[("hero", say::who(&view, seat))]);
        let picks: Vec<AnyView> = speech.with(|words| {
            game.with_rules(|rules| {
                let pick = |&chance: &Chance| pick(words, rules, game, &view, chance);
                listed.iter().map(pick).collect()
            })
        });
        let panel = view! {
            <div class="panel parchment draws">
                <h2>{title}</h2>
                <div class="picks small">{picks}</div>
            </div>
        };
        Some(panel.into_any())
    }
}

/// One thing that may have been drawn.
fn pick(words: &Words, rules: &Goblin, game: Game, view: &View, chance: Chance) -> AnyView {
    let content = rules.content();
    let hero = view.players.get(Goblin::acting(view).index()).and_then(|player| player.hero);
    let portrait = |name: &'static str| {
        let marks = [("class", "portrait big"), ("data-hero", name)];
        Markup(element("span", &marks, &icon(shared::hero_named(name))))
    };
    let seated = |seat: Seat| Goblin::hero(view, seat);
    let (shown, name) = match chance {
        Chance::Hero(hero) => (portrait(hero.name()), say::hero_title(words, hero)),
        Chance::Monster(monster) => (
            monster_face(words, content, monster, None),
            say::monster_line(words, content, monster),
        ),
        Chance::Card(card) => {
            let card = Card::Starting(card);
            let face = card_face(words, content, hero, card, Marks::default());
            (face, say::card_line(words, content, hero, card))
        }
        Chance::Back(Back::Starting) => {
            (starting_back(hero), words.text(key::GOBLIN_STARTING_CARD))
        }
        Chance::Back(Back::Won(card)) => {
            let name = say::monster_name(words, content, card.monster());
            (won_back(words, content, card), name)
        }
        Chance::First(seat) => {
            let name = words.say(key::HERO_TITLE, &[("hero", say::who(view, seat))]);
            (portrait(seated(seat).unwrap_or("")), name)
        }
    };
    let titled = matches!(chance, Chance::Hero(_) | Chance::First(_))
        .then(|| view! { <span class="name" aria-hidden="true">{name.clone()}</span> }.into_any());
    view! {
        <button type="button" class="pick" data-testid="chance" data-chance=chance.to_string() on:click=move |_| game.draw(chance)>
            <span class="heard">{name}</span>
            {shown}
            {titled}
        </button>
    }
    .into_any()
}
