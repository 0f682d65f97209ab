//! What was tapped on the board, seen closely.

use goblin::{Action, Card, Monster, Potion, Won};
use words::goblin as say;

use super::chances::Chances;
use super::monster_sheet::MonsterSheet;
use crate::games::goblin::Game;
use crate::games::goblin::buying::{can_buy, why_cards_do_not_pay};
use crate::games::goblin::card::{Marks, card_face, listed};
use crate::games::goblin::potion_entry;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::html::{escaped, tag};
use crate::ui::{Dialog, Markup, opened_by, picture};

/// What is looked at closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// A monster, wherever it lies.
    Monster(Monster),
    /// The merchant and the pawnshop.
    Town,
}

/// The sheet of what was tapped.
#[component]
pub(super) fn LookSheet(
    game: Game,
    look: RwSignal<Option<Look>>,
    chances: RwSignal<Chances>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let open = opened_by(look);
    let title = Signal::derive(move || match look.get() {
        Some(Look::Monster(monster)) => game.with_rules(|rules| {
            speech.with(|words| say::monster_name(words, rules.content(), monster))
        }),
        Some(Look::Town) => speech.text(key::WEB_TOWN),
        None => String::new(),
    });
    view! {
        <Dialog open title>
            {move || match look.get() {
                Some(Look::Monster(monster)) => view! { <MonsterSheet game monster chances open/> }.into_any(),
                Some(Look::Town) => view! { <TownSheet game open/> }.into_any(),
                None => ().into_any(),
            }}
        </Dialog>
    }
    .into_any()
}

/// Everything that can be bought, and the way there.
#[component]
fn TownSheet(game: Game, open: RwSignal<bool>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.shown.view.get();
        let potion = |(kind, count): (Potion, u8)| {
            let stock = speech.say(key::WEB_STOCK, &[("count", count.into())]);
            let stock = tag("b", "number", &escaped(&stock));
            speech.with(|words| potion_entry(words, kind, &stock))
        };
        let potions: String = view.town.potions.into_iter().map(potion).collect();
        let pawned = cards(speech, game, &view.town.pawnshop);
        let empty = view.town.pawnshop.is_empty().then(|| speech.text(key::WEB_PAWNSHOP_EMPTY));
        let legal = game.offered.legal.read().contains(&Action::Merchant);
        let needless = (legal && !game.with_rules(|rules| can_buy(rules, &view))).then(|| {
            let nothing = speech.text(key::WEB_MERCHANT_NOTHING);
            let why = speech.with(|words| why_cards_do_not_pay(words, &view));
            view! {
                <p class="refused">{picture("icon-info")}<span>{nothing}" "{why}</span></p>
            }
            .into_any()
        });
        let visit = legal.then(|| {
            let go = move |_| {
                open.set(false);
                game.choose(Action::Merchant);
            };
            view! {
                <button type="button" class="main-action wide" data-testid="action" data-action="merchant" on:click=go>
                    {picture("icon-merchant")}{speech.text(key::GOBLIN_ACTION_MERCHANT)}
                </button>
            }
            .into_any()
        });
        view! {
            <section>
                <h3>{speech.text(key::WEB_MERCHANT)}</h3>
                {Markup(tag("ul", "left wares", &potions))}
            </section>
            <section>
                <h3>{speech.text(key::WEB_PAWNSHOP)}</h3>
                <p>{empty}</p>
                {pawned}
            </section>
            {needless}
            {visit}
        }
        .into_any()
    }
}

/// Won cards, face up, each with its words for listeners.
pub(crate) fn cards(speech: Speech, game: Game, won: &[Won]) -> AnyView {
    speech.with(|words| {
        game.with_rules(|rules| {
            let content = rules.content();
            let card = |&won: &Won| {
                let face = card_face(words, content, None, Card::Won(won), Marks::default());
                listed(&say::won_line(words, content, won), face)
            };
            Markup(tag("ul", "cards", &won.iter().map(card).collect::<String>())).into_any()
        })
    })
}
