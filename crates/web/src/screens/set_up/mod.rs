//! Setting up a game: who plays with which hero, and by which rules.

mod dungeon;
mod first;
mod form;
mod goblin;
mod hero_choice;
mod online;
mod seat_card;
mod seats;

use std::sync::Arc;

use ::dungeon::Hero;
use words::Arg;

use self::hero_choice::{Choosing, HeroChoice};
use self::online::OnlineDraft;
use self::seat_card::seat_card;
use self::seats::Seats;
use crate::platform::storage;
use crate::prelude::*;
use crate::screens::part::Part;
use crate::screens::{GameTabs, Parts};
use crate::shell::{Company, GameName, Screen, Speech, people, t};
use crate::ui::{Icon, Page};

/// What a hero can do in this game, in sentences.
type About = Arc<dyn Fn(Hero) -> Vec<String> + Send + Sync>;

/// What a game adds to the form.
struct Rules {
    /// By which rules it is played.
    options: AnyView,
    /// What a hero can do.
    about: About,
    /// Begins the game of these seats; what was chosen comes back as lines, to be remembered.
    begin: Begin,
    /// The key of what is said to a lone player.
    solo: Key,
}

/// Begins a game of these seats, and gives what was chosen as lines.
type Begin = Box<dyn Fn(&Seats, Where) -> String + Send>;

/// Where a game is begun.
enum Where {
    /// At this device.
    Here,
    /// At a table that a server keeps: it gets the set-up, as the lines of a record.
    Online(Box<dyn FnOnce(String)>),
}

/// Under which name the browser keeps what was chosen.
const fn kept_as(game: GameName, company: Company) -> &'static str {
    match (game, company) {
        (GameName::Dungeon, Company::Bots) => "karak.setup",
        (GameName::Dungeon, Company::People) => "karak.setup.people",
        (GameName::Dungeon, Company::Online) => "karak.setup.online",
        (GameName::Goblin, Company::Online) => "karak.setup.goblin.online",
        (GameName::Goblin, Company::Bots) => "karak.setup.goblin",
        (GameName::Goblin, Company::People) => "karak.setup.goblin.people",
    }
}

/// Chooses everything about a new game.
#[component]
pub(crate) fn SetUp(
    /// Which game.
    game: GameName,
    /// With whom.
    company: Company,
) -> impl IntoView {
    let form = move |part: Part| (part.set_up)(company);
    expect_context::<Parts>().show(game, title(company), form)
}

/// Everything about a new game of the dungeon.
pub(super) fn dungeon(company: Company) -> AnyView {
    form(GameName::Dungeon, company, dungeon::rules)
}

/// Everything about a new game of Goblin.
pub(super) fn goblin(company: Company) -> AnyView {
    form(GameName::Goblin, company, goblin::rules)
}

const fn title(company: Company) -> Key {
    match company {
        Company::Bots => key::WEB_NEW_GAME,
        Company::People => key::WEB_PASS_AND_PLAY,
        Company::Online => key::WEB_ONLINE_NEW,
    }
}

/// The form; what was chosen the last time is suggested.
fn form(game: GameName, company: Company, rules: fn(RwSignal<Seats>, &str) -> Rules) -> AnyView {
    let speech = expect_context::<Speech>();
    let text = storage::get(kept_as(game, company)).unwrap_or_default();
    let remembered = Seats::remembered(game, &text);
    let chosen = remembered.unwrap_or_else(|| Seats::suggested(game, company));
    let seats = RwSignal::new(chosen.with_people(people::known()));
    let Rules { options, about, begin, solo } = rules(seats, &text);
    let table = OnlineDraft::new();
    let begin_game = move |_| {
        let chosen = seats.get_untracked();
        people::remember(&chosen.people);
        let place = match company {
            Company::Bots | Company::People => Where::Here,
            Company::Online => table.place(game, &chosen),
        };
        let lines = chosen.lines() + &begin(&chosen, place);
        // A browser that keeps nothing suggests the same again the next time.
        let _: Result<(), _> = storage::set(kept_as(game, company), &lines);
    };
    let choosing = Choosing { seat: RwSignal::new(0), open: RwSignal::new(false) };
    let cards = move || {
        let chosen = seats.read();
        let drafts = chosen.drafts.iter().enumerate();
        let mut cards: Vec<AnyView> =
            drafts.map(|(seat, &draft)| seat_card(speech, seats, seat, draft, choosing)).collect();
        if chosen.has_room() {
            cards.push(more(speech, seats));
        }
        cards
    };
    let screen: fn(GameName) -> Screen = match company {
        Company::Bots => Screen::set_up,
        Company::People => |game| Screen::SetUp { game, company: Company::People },
        Company::Online => |game| Screen::SetUp { game, company: Company::Online },
    };
    let solo = if company == Company::Online { key::WEB_ONLINE_ALONE } else { solo };
    let kept = (company == Company::Online).then(|| table.fields());
    view! {
        <Page title=title(company)>
            <GameTabs chosen=game screen/>
            <section class="panel" aria-labelledby="setup-players">
                <h2 id="setup-players">{t(key::WEB_SETUP_PLAYERS)}</h2>
                <ul class="seats">{cards}</ul>
            </section>
            {options}
            {kept}
            <div class="begin">
                <p role="status">{move || note(speech, &seats.read(), company, solo)}</p>
                <button
                    type="button"
                    class="main-action big"
                    data-testid="begin"
                    on:click=begin_game
                >
                    <Icon name="icon-play"/>
                    {t(if company == Company::Online { key::WEB_ONLINE_OPEN } else { key::WEB_SETUP_BEGIN })}
                </button>
            </div>
            <HeroChoice seats choosing about/>
        </Page>
    }
    .into_any()
}

/// What the player of a seat is called: by name, or by number.
fn called(speech: Speech, seats: &Seats, seat: usize) -> String {
    let number = Arg::Number(seat as i64 + 1);
    seats.name(seat).unwrap_or_else(|| speech.say(key::WEB_SETUP_PLAYER, &[("number", number)]))
}

/// A place for one more.
fn more(speech: Speech, seats: RwSignal<Seats>) -> AnyView {
    view! {
        <li class="seat-add">
            <button type="button" on:click=move |_| seats.update(Seats::add)>
                <Icon name="icon-human"/>
                {speech.text(key::WEB_SETUP_ADD)}
            </button>
        </li>
    }
    .into_any()
}

/// What is special about a table of these players, if anything is.
fn note(speech: Speech, seats: &Seats, company: Company, solo: Key) -> String {
    match (seats.people(), seats.drafts.len()) {
        (2.., _) if company == Company::Online => speech.text(key::WEB_ONLINE_FIRST_IS_YOURS),
        (0, _) => speech.text(key::WEB_SETUP_WATCH),
        (1, 1) => speech.text(solo),
        (1, _) => String::new(),
        (people, _) => {
            let count = Arg::Number(people as i64);
            speech.say(key::WEB_SETUP_PASS, &[("count", count)])
        }
    }
}
