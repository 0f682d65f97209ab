//! Everything a viewer may know of one player.

use goblin::{Card, Content, Hero, Known, PlayerView, Potion, SlotView, Starting, Won};
use table::{Seat, Viewer};
use words::{Arg, Words, goblin as say};

use super::player_card::{hearts, keys};
use crate::app::Speech;
use crate::goblin::table::card::{Marks, card_face, starting_back};
use crate::goblin::{Game, pictures};
use crate::prelude::*;
use crate::ui::{picture, pictures as shared};

/// The sheet of a player.
#[component]
pub(super) fn PlayerSheet(game: Game, seat: Seat) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.view.get();
        let player = view.players.get(seat.index())?;
        Some(speech.with(|words| {
            game.ask(|table| {
                let rules = table.rules();
                let able = rules.setup().abilities.is_on();
                let own = view.viewer == Viewer::Seat(seat);
                let cards = Cards { words, content: rules.content(), hero: player.hero };
                cards.sheet(player, rules.full(), able, own)
            })
        }))
    }
}

/// What cards of one player are drawn with.
struct Cards<'a> {
    words: &'a Words,
    content: &'a Content,
    hero: Option<Hero>,
}

impl Cards<'_> {
    fn sheet(&self, player: &PlayerView, full: u8, able: bool, own: bool) -> AnyView {
        let words = self.words;
        let name = self.hero.map(Hero::name);
        let ability = self.hero.filter(|_| able).map(|hero| {
            let text = say::ability(words, hero);
            view! { <section><h3>{words.text("web-ability")}</h3><p>{text}</p></section> }
                .into_any()
        });
        let potion = |kind: Potion| {
            let rule = say::potion_rule(words, kind);
            view! {
                <li><span class="portrait">{picture(pictures::potion(kind))}</span>
                    <span><b class="capital">{say::potion(words, kind)}</b><br/>{rule}</span></li>
            }
            .into_any()
        };
        let potions: Vec<AnyView> = player.potions.iter().map(potion).collect();
        let potions = (!potions.is_empty()).then(|| {
            view! { <section><h3>{words.text("web-potions")}</h3><ul class="left">{potions}</ul></section> }
                .into_any()
        });
        let worn = player.weapon.into_iter().chain(player.armor).map(Card::Won);
        let in_hand = player.hand.own.iter().flatten().copied().map(Card::Starting);
        let in_hand = in_hand.chain(player.hand.won.iter().copied().map(Card::Won));
        let mut hand: Vec<AnyView> = in_hand.map(|card| self.card(card)).collect();
        if player.hand.own.is_none() {
            hand.extend((0..player.hand.starting).map(|_| self.back()));
        }
        let deck = player.deck.slots.iter().map(|slot| self.slot(*slot)).collect();
        let concealed =
            player.concealed.iter().copied().map(|card: Starting| self.card(Card::Starting(card)));
        let hidden = player.deck.won.iter().copied().map(|card: Won| self.card(Card::Won(card)));
        let concealed_key = if own { "web-concealed-own" } else { "web-concealed" };
        let names: Vec<&str> = player.keys.iter().map(goblin::Level::name).collect();
        let names = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
        let keys_words = words.say("web-keys-of", &[("keys", Arg::text(names))]);
        let hit_points = words.say("web-hit-points", &[("count", player.hit_points.into())]);
        let limit =
            words.say("web-hand-limit", &[("count", Arg::Number(player.hand.limit as i64))]);
        view! {
            <div class="hero-sheet" data-hero=name>
                <span class="portrait big">{picture(name.map_or("icon-question", shared::hero_named))}</span>
                <div class="sheet-numbers">
                    <p role="img" aria-label=hit_points>{hearts(player.hit_points, full)}</p>
                    <p role="img" aria-label=keys_words>{keys(player.keys)}</p>
                </div>
                {ability}
                {self.part("web-equipment", None, worn.map(|card| self.card(card)).collect())}
                {potions}
                {self.part("web-pile-hand", Some(limit), hand)}
                {self.part("web-deck", Some(words.text("web-deck-order")), deck)}
                {self.part(concealed_key, None, concealed.chain(hidden).collect())}
                {self.part("web-discard", None, player.discard.iter().map(|&card| self.card(card)).collect())}
            </div>
        }
        .into_any()
    }

    /// A heading and the cards below it.
    fn part(&self, key: &str, about: Option<String>, cards: Vec<AnyView>) -> AnyView {
        let none = cards.is_empty().then(|| self.words.text("web-no-cards"));
        view! {
            <section>
                <h3>{self.words.text(key)}</h3>
                <p class="about">{none.or(about)}</p>
                <ul class="cards">{cards}</ul>
            </section>
        }
        .into_any()
    }

    fn card(&self, card: Card) -> AnyView {
        let Self { words, content, hero } = *self;
        let line = say::card_line(words, content, hero, card);
        let face = card_face(words, content, hero, card, Marks::default());
        view! { <li><span class="heard">{line}</span>{face}</li> }.into_any()
    }

    fn back(&self) -> AnyView {
        let line = self.words.text("goblin-starting-card");
        view! { <li><span class="heard">{line}</span>{starting_back(self.hero)}</li> }.into_any()
    }

    /// One card of the deck, as far as it is known.
    fn slot(&self, slot: SlotView) -> AnyView {
        match slot.known {
            Known::Card(card) => self.card(card),
            Known::Starting | Known::Peeked => self.back(),
            Known::Nothing => {
                let line = self.words.text("web-unknown-card");
                view! { <li><span class="heard">{line}</span>{starting_back(None)}</li> }.into_any()
            }
        }
    }
}
