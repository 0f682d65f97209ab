//! By which rules and with which cards a new game of Goblin is played, in plain words.

mod card_file;
mod cards;
mod draft;
mod edition;
mod handicap;
mod house_rules;
mod own_cards;

use std::sync::Arc;

use ::goblin::Switch;
use ::table::Recorded as _;
use words::{Arg, goblin as say};

use self::cards::Cards;
use self::draft::Draft;
use self::edition::edition;
use self::house_rules::HouseRules;
use self::own_cards::{Brought, own};
use super::first::first;
use super::seats::Seats;
use super::{About, Rules, Where, form};
use crate::prelude::*;
use crate::shell::{Navigation, Saves, Speech, t};

/// How many turns a game can be limited to; a game of three takes about fifty.
const TURN_LIMITS: [u16; 6] = [20, 40, 60, 80, 100, 150];

/// Goblin's part of the form.
pub(super) fn rules(seats: RwSignal<Seats>, text: &str) -> Rules {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let speech = expect_context::<Speech>();
    let suggested = || Draft::suggested(say::edition_in(untrack(|| speech.language())));
    let draft = RwSignal::new(Draft::remembered(text).unwrap_or_else(suggested));
    let brought = RwSignal::new(Brought::before());
    let about: About = Arc::new(move |hero| {
        // Both games have the same heroes.
        let Ok(hero) = hero.name().parse() else { return Vec::new() };
        let ability = speech.with(|words| say::ability(words, hero));
        let cards = own(&brought.read());
        let cards = speech.with(|words| card_file::starting(words, &cards, hero)).join(", ");
        let cards = speech.say(key::WEB_SETUP_BEGINS_WITH, &[("cards", Arg::text(cards))]);
        draft.get().abilities.then_some(ability).into_iter().chain([cards]).collect()
    });
    let begin = move |seats: &Seats, place: Where| {
        let draft = draft.get_untracked();
        let content = brought.with_untracked(|brought| own(brought).as_ref().clone());
        let game = draft.game(seats, content);
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
    let options = view! {
        <section class="panel" aria-labelledby="setup-game">
            <h2 id="setup-game">{t(key::WEB_SETUP_GAME)}</h2>
            <div class="parchment options">{move || fields(speech, seats, draft)}</div>
        </section>
        <HouseRules draft seats/>
        <Cards brought/>
    };
    let options = options.into_any();
    Rules { options, about, begin: Box::new(begin), solo: key::WEB_SETUP_GOBLIN_SOLO }
}

/// Edition, abilities, own draws, who begins, and how long.
fn fields(speech: Speech, seats: RwSignal<Seats>, draft: RwSignal<Draft>) -> AnyView {
    let abilities = if draft.get().abilities { Switch::On } else { Switch::Off };
    let (name, sentence) = speech
        .with(|words| (say::setting_name(words, "abilities"), say::abilities(words, abilities)));
    let abilities = form::switch(
        name,
        sentence,
        abilities.is_on(),
        Box::new(move |on| draft.update(|draft| draft.abilities = on)),
    );
    let own_draws = form::switch(
        speech.text(key::WEB_OWN_CARDS),
        speech.text(key::WEB_OWN_CARDS_ABOUT),
        seats.read().own_draws,
        Box::new(move |on| seats.update(|seats| seats.own_draws = on)),
    );
    view! {
        {edition(speech, draft)}
        {abilities}
        {own_draws}
        {first(speech, seats, key::WEB_FIRST_CHANCE)}
        {turn_limit(speech, draft)}
    }
    .into_any()
}

/// After how many turns the game ends at the latest.
fn turn_limit(speech: Speech, draft: RwSignal<Draft>) -> AnyView {
    let limit = draft.get().turn_limit;
    let own = limit.filter(|limit| !TURN_LIMITS.contains(limit));
    let turns = |limit: u16| {
        let label = speech.say(key::WEB_TURN_LIMIT_TURNS, &[("count", Arg::from(limit))]);
        (limit.to_string(), label)
    };
    let mut offers = vec![("off".to_owned(), speech.text(key::WEB_TURN_LIMIT_OFF))];
    offers.extend(TURN_LIMITS.into_iter().chain(own).map(turns));
    let chosen = limit.map_or_else(|| "off".to_owned(), |limit| limit.to_string());
    let choose = move |turns: String| draft.update(|draft| draft.turn_limit = turns.parse().ok());
    view! {
        <label class="field">
            <strong>{speech.text(key::WEB_TURN_LIMIT)}</strong>
            {form::list(offers, &chosen, Box::new(choose))}
            <small>{speech.text(key::WEB_TURN_LIMIT_ABOUT)}</small>
        </label>
    }
    .into_any()
}
