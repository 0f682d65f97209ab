//! Drawing a part of the board.

use goblin::{Action, Content};
use words::{Arg, Words, goblin as say};

use super::chances::outlook;
use super::look::Look;
use super::sight::{Foe, Part};
use crate::goblin::table::card::monster_face;
use crate::prelude::*;

/// What parts are drawn with.
#[derive(Clone, Copy)]
pub(super) struct Drawn<'a> {
    pub words: &'a Words,
    pub content: &'a Content,
    /// What is looked at closely.
    pub look: RwSignal<Option<Look>>,
}

impl Drawn<'_> {
    pub(super) fn part(self, part: &Part) -> AnyView {
        match part {
            Part::Town(town, lit, hinted) => self.town(town, *lit, *hinted),
            Part::Cavern(cavern) => self.cavern(cavern),
            Part::Chamber(lord, open, keys) => self.chamber(*lord, *open, *keys),
        }
    }

    /// A monster to look at closely; one that can be fought now is lit.
    pub(super) fn monster(self, foe: Foe) -> AnyView {
        let Self { words, content, look } = self;
        let Foe { monster, lit, fought, hinted, chance } = foe;
        let action = Action::Fight(monster);
        let mut label = say::monster_line(words, content, monster);
        let badge = chance.map(|chance| {
            let shown = chance.percent();
            label.push_str("; ");
            label.push_str(&words.say("web-chance", &[("chance", Arg::text(shown.as_str()))]));
            view! { <span class="chance" data-outlook=outlook(chance) aria-hidden="true">{shown}</span> }
                .into_any()
        });
        let mut class = "foe".to_owned();
        for (holds, name) in [(lit, " lit"), (fought, " fought"), (hinted, " hinted")] {
            if holds {
                class.push_str(name);
            }
        }
        view! {
            <button
                type="button"
                class=class
                data-testid=lit.then_some("target")
                data-action=lit.then(|| action.to_string())
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
}
