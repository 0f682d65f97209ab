//! By which rules a new game of the dungeon is played, in plain words.

mod draft;

use std::rc::Rc;
use std::sync::Arc;

use ::table::Recorded as _;
use words::{Arg, dungeon as say};

use self::draft::{Draft, Goal};
use super::first::first;
use super::form::{self, Offer};
use super::seats::Seats;
use super::{About, Rules, Where};
use crate::prelude::*;
use crate::shell::{Navigation, Saves, Speech, t};

/// The dungeon's part of the form.
pub(super) fn rules(seats: RwSignal<Seats>, text: &str) -> Rules {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let speech = expect_context::<Speech>();
    let draft = RwSignal::new(Draft::remembered(text).unwrap_or_default());
    let about: About = Arc::new(move |hero| speech.with(|words| say::skills(words, hero)).to_vec());
    let begin = move |seats: &Seats, place: Where| {
        let draft = draft.get_untracked();
        let game = draft.game(seats);
        match place {
            Where::Here => game.begin(&seats.people, saves, navigation),
            Where::Online(open) => {
                // Screens offer only what a game can be set up with.
                if let Ok(rules) = game.rules() {
                    open(rules.header().to_string());
                }
            }
        }
        draft.lines()
    };
    Rules {
        options: options(speech, seats, draft),
        about,
        begin: Box::new(begin),
        solo: key::WEB_SETUP_SOLO,
    }
}

/// Goals, length, own draws and who begins.
fn options(speech: Speech, seats: RwSignal<Seats>, draft: RwSignal<Draft>) -> AnyView {
    let fields = move || {
        let Draft { goal, inventory, short } = draft.get();
        let count = Arg::from(draft.get().treasures_to_win());
        let goals = vec![
            Offer::plain(speech.text(key::WEB_GOAL_DRAGON)),
            Offer::plain(speech.say(key::WEB_GOAL_TREASURES, &[("count", count)])),
        ];
        let goal_about = match goal {
            Goal::Dragon => key::WEB_GOAL_DRAGON_ABOUT,
            Goal::Treasures => key::WEB_GOAL_TREASURES_ABOUT,
        };
        let chosen = Goal::ALL.iter().position(|&known| known == goal);
        let choose: Rc<dyn Fn(usize)> =
            Rc::new(move |index| draft.update(|draft| draft.goal = Goal::ALL[index]));
        let switch =
            |label, about, on, set| form::switch(speech.text(label), speech.text(about), on, set);
        view! {
            <div class="field">
                {form::choices("goal", speech.text(key::WEB_SETUP_GOAL), goals, chosen, &choose)}
                <p class="about">{speech.text(goal_about)}</p>
            </div>
            {switch(
                key::WEB_GOAL_INVENTORY,
                key::WEB_GOAL_INVENTORY_ABOUT,
                inventory,
                Box::new(move |on| draft.update(|draft| draft.inventory = on)),
            )}
            {switch(
                key::WEB_SHORT,
                key::WEB_SHORT_ABOUT,
                short,
                Box::new(move |on| draft.update(|draft| draft.short = on)),
            )}
            {switch(
                key::WEB_OWN_DRAWS,
                key::WEB_OWN_DRAWS_ABOUT,
                seats.read().own_draws,
                Box::new(move |on| seats.update(|seats| seats.own_draws = on)),
            )}
            {first(speech, seats, key::WEB_FIRST_ROLL)}
        }
        .into_any()
    };
    view! {
        <section class="panel" aria-labelledby="setup-game">
            <h2 id="setup-game">{t(key::WEB_SETUP_GAME)}</h2>
            <div class="parchment options">{fields}</div>
        </section>
    }
    .into_any()
}
