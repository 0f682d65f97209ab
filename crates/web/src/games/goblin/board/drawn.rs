//! Drawing a part of the board.

use goblin::{Action, Content, Monster};
use words::{Words, goblin as say};

use super::lights::{Light, Lights};
use super::look::Look;
use super::sight::Part;
use crate::games::goblin::Game;
use crate::games::goblin::card::monster_face;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::Markup;

/// What parts are drawn with.
#[derive(Clone, Copy)]
pub(super) struct Drawn {
    pub game: Game,
    pub speech: Speech,
    /// What is looked at closely.
    pub look: RwSignal<Option<Look>>,
    pub lights: Memo<Lights>,
}

impl Drawn {
    pub(super) fn part(self, words: &Words, part: &Part) -> AnyView {
        match part {
            Part::Town(town) => self.town(words, town),
            Part::Cavern(cavern) => self.cavern(words, cavern),
            Part::Chamber(lord, open, keys) => self.chamber(words, *lord, *open, *keys),
        }
    }

    /// A monster to look at closely; one that can be fought now is lit.
    pub(super) fn monster(self, monster: Monster) -> AnyView {
        let Self { speech, game, look, lights } = self;
        let light = Memo::new(move |_| lights.read().of(monster));
        let drawn = move || {
            let light = light.get();
            speech.with(|words| {
                game.with_rules(|rules| foe(words, rules.content(), monster, light, look))
            })
        };
        view! { {move || drawn()} }.into_any()
    }
}

fn foe(
    words: &Words,
    content: &Content,
    monster: Monster,
    light: Light,
    look: RwSignal<Option<Look>>,
) -> AnyView {
    let mut label = say::monster_line(words, content, monster);
    let badge = light.forecast.map(|forecast| {
        label.push_str("; ");
        label.push_str(&forecast.line(words));
        view! {
            <span class="chance" data-outlook=forecast.outlook() aria-hidden="true">
                {forecast.chance.percent()}
                {Markup(forecast.sign())}
            </span>
        }
        .into_any()
    });
    view! {
        <button
            type="button"
            class=light.class("foe")
            data-testid=light.lit.then_some("target")
            data-action=light.lit.then(|| Action::Fight(monster).to_string())
            aria-haspopup="dialog"
            on:click=move |_| look.set(Some(Look::Monster(monster)))
        >
            <span class="heard">{label}</span>
            {monster_face(words, content, monster, None)}
            {badge}
        </button>
    }
    .into_any()
}
