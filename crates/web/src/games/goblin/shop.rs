//! At the merchant's: what there is to buy, and what can be paid with.

use goblin::{
    Action, Card, Content, Decision, Goblin, Phase, PlayerView, Potion, Product, View, Won,
};
use words::{Words, goblin as say};

use super::buying::why_cards_do_not_pay;
use super::card::{Marks, card_face};
use super::changes::changes;
use crate::around::Act;
use crate::games::goblin::{Game, asks_first, pictures};
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::picture;

/// The exchange: wares on one side, what can be paid with on the other. First the ware is chosen, then the payment.
#[component]
pub(crate) fn ShopPanel(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let (view, legal) = (game.shown.view.get(), game.offered.legal.get());
        let undoable = game.offered.undoable.get();
        speech.with(|words| {
            game.with_rules(|rules| {
                let shop = Shop { words, rules, game, view: &view, legal: &legal };
                shop.panel(undoable)
            })
        })
    }
}

struct Shop<'a> {
    words: &'a Words,
    rules: &'a Goblin,
    game: Game,
    view: &'a View,
    legal: &'a [Action],
}

impl Shop<'_> {
    fn content(&self) -> &Content {
        self.rules.content()
    }

    fn panel(&self, undoable: bool) -> AnyView {
        let (words, game) = (self.words, self.game);
        let chosen = match self.view.turn.phase {
            Phase::Seat(Decision::Pay(product)) => Some(product),
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => None,
        };
        let potions = self.view.town.potions.into_iter();
        let potions = potions.map(|(kind, count)| self.potion(kind, count, chosen));
        let pawned = self.view.town.pawnshop.iter();
        let pawned = pawned.map(|&card| self.ware(Product::Card(card), chosen));
        let wares: Vec<AnyView> = potions.chain(pawned).collect();
        let payments: Vec<AnyView> = self
            .player()
            .into_iter()
            .flat_map(PlayerView::payments)
            .map(|card| self.payment(card, chosen))
            .collect();
        let nothing = payments.is_empty().then(|| {
            let why = why_cards_do_not_pay(words, self.view).unwrap_or_default();
            [words.text(key::WEB_SHOP_NOTHING), why].join(" ")
        });
        let how = words.text(if chosen.is_some() { key::WEB_SHOP_PAY } else { key::WEB_SHOP_HOW });
        let acts: Vec<AnyView> = self.legal.iter().filter_map(|&action| self.act(action)).collect();
        let other = (chosen.is_some() && undoable).then(|| {
            let words = words.text(key::WEB_SHOP_OTHER);
            let shown = Act { id: "other", icon: "icon-undo", words, ..Act::default() };
            shown.button(move || game.take_back())
        });
        let class = if chosen.is_some() { "exchange paying" } else { "exchange" };
        view! {
            <div class="panel parchment shop">
                <h2>{words.text(key::WEB_MERCHANT)}</h2>
                <p class="about">{how}</p>
                <div class=class>
                    <section class="wares">
                        <h3>{words.text(key::WEB_FOR_SALE)}</h3>
                        <div class="picks">{wares}</div>
                    </section>
                    <section class="purse">
                        <h3>{words.text(key::WEB_PAY_WITH)}</h3>
                        <p class="about">{nothing.unwrap_or_else(|| words.text(key::WEB_PAY_WHERE))}</p>
                        <div class="picks">{payments}</div>
                    </section>
                </div>
                <div class="acts">{other}{acts}</div>
            </div>
        }
        .into_any()
    }

    /// What else can be done here: go, and drink where that costs no turn (G9.6).
    fn act(&self, action: Action) -> Option<AnyView> {
        if matches!(action, Action::Buy(_) | Action::Pay(_)) {
            return None;
        }
        let game = self.game;
        let shown = Act {
            id: "action",
            action: Some(action.to_string()),
            icon: pictures::action(action),
            words: say::action(self.words, self.rules, self.view, action),
            note: if action == Action::Leave {
                self.words.text(key::WEB_ENDS_TURN)
            } else {
                String::new()
            },
            main: action == Action::Leave
                && !self.legal.iter().any(|one| matches!(one, Action::Buy(_))),
            ..Act::default()
        };
        Some(shown.button(move || {
            // Whoever came to buy does not go by a slip.
            if action != Action::Leave || !asks_first(game, action) {
                game.choose(action);
            }
        }))
    }

    fn player(&self) -> Option<&PlayerView> {
        self.view.players.get(self.view.turn.seat.index())
    }

    fn potion(&self, kind: Potion, count: u8, chosen: Option<Product>) -> AnyView {
        let words = self.words;
        let stock = words.say(key::WEB_STOCK, &[("count", count.into())]);
        let shown = view! {
            <span class="portrait big" data-potion=kind.name()>{picture(pictures::potion(kind))}</span>
            <span class="name capital">{say::potion_printed(words, kind)}</span>
            <span class="about">{say::potion_rule(words, kind)}</span>
            <span class="about"><b>{stock}</b></span>
        };
        self.pick(
            Action::Buy(Product::Potion(kind)),
            chosen == Some(Product::Potion(kind)),
            shown.into_any(),
        )
    }

    fn ware(&self, product: Product, chosen: Option<Product>) -> AnyView {
        let Product::Card(card) = product else { return ().into_any() };
        let face = card_face(self.words, self.content(), None, Card::Won(card), Marks::default());
        self.pick(Action::Buy(product), chosen == Some(product), face.into_any())
    }

    /// A card to pay with: what it is worth stands on it, where it comes from below.
    fn payment(&self, card: Won, chosen: Option<Product>) -> AnyView {
        let words = self.words;
        let worn =
            self.player().is_some_and(|player| [player.weapon, player.armor].contains(&Some(card)));
        let from = words.text(if worn { key::WEB_PAY_WORN } else { key::WEB_PAY_HAND });
        let face = card_face(words, self.content(), None, Card::Won(card), Marks::default());
        // A card of the hand costs itself; what is worn also counts in every battle.
        let costs =
            worn.then(|| changes(words, self.rules, self.instead(card, chosen), Some(card)));
        let shown = view! { {face}<span class="about">{from}</span>{costs} };
        self.pick(Action::Pay(card), false, shown.into_any())
    }

    /// The piece that is bought and worn instead of this one (G7.2).
    fn instead(&self, card: Won, chosen: Option<Product>) -> Option<Won> {
        let kind = |card| self.rules.equipment(card).map(|equipment| equipment.kind);
        let Some(Product::Card(bought)) = chosen else { return None };
        Some(bought).filter(|&bought| kind(bought).is_some() && kind(bought) == kind(card))
    }

    /// Something to take; what cannot be taken says why when it is tapped.
    fn pick(&self, action: Action, chosen: bool, shown: AnyView) -> AnyView {
        let game = self.game;
        let legal = self.legal.contains(&action);
        let class = match (chosen, legal) {
            (true, _) => "pick chosen",
            (false, true) => "pick",
            (false, false) => "pick refused",
        };
        let click = move |_| if legal { game.choose(action) } else { game.explain(action) };
        view! {
            <button type="button" class=class
                aria-disabled=(!legal).then_some("true") aria-current=chosen.then_some("true")
                data-testid=legal.then_some("action") data-action=legal.then(|| action.to_string()) on:click=click>
                <span class="heard">{say::action(self.words, self.rules, self.view, action)}</span>
                {shown}
            </button>
        }
        .into_any()
    }
}
