//! What each player has, as far as the viewer may know it.

use bots::Chooser;
use goblin::{Card, Curses, Decision, DeckView, Hero, Known, Phase, PlayerView, SlotView};
use table::Seat;
use words::{Arg, goblin as say, key};

use super::scene::Scene;
use crate::layout::Grid;

impl Scene<'_> {
    /// A few lines for each player, and the turn.
    pub(super) fn sheets(&self, players: &[Chooser]) -> String {
        let mut text = String::new();
        for (seat, player) in self.players() {
            let bot = players.get(seat.index()).is_some_and(|player| player.bot().is_some());
            text.push_str(&self.sheet(seat, player, bot));
        }
        if self.view.turn.number > 0 {
            let number = Arg::Number(i64::from(self.view.turn.number));
            text.push_str(&(self.words.say(key::UI_TURN, &[("number", number)]) + "\n"));
        }
        text
    }

    fn sheet(&self, seat: Seat, player: &PlayerView, bot: bool) -> String {
        let mut name = self.seat_name(seat);
        if bot {
            name.push_str(&format!(" ({})", self.words.text(key::UI_BOT)));
        }
        if !player.playing {
            return self.line(&format!("{name}: {}", self.words.text(key::UI_LEFT_GAME)));
        }
        let piles = format!("     {}; {}", self.deck_in_short(player), self.discard(player));
        self.line(&format!("{name}: {}", self.belongings(player)))
            + &self.hand(player, Curses::EMPTY)
            + &self.line(&piles)
    }

    /// "Hit points 4/5; keys: I; Flint axe (weapon: attack 2); healing potion".
    pub(super) fn belongings(&self, player: &PlayerView) -> String {
        let (words, content) = (self.words, self.rules.content());
        let hit_points = words.text(key::UI_HIT_POINTS);
        let mut parts = vec![format!("{hit_points} {}/{}", player.hit_points, player.full)];
        if !player.keys.is_empty() {
            let keys: Vec<String> = player.keys.iter().map(|level| level.to_string()).collect();
            parts.push(self.listing(key::UI_KEYS, &keys));
        }
        let worn = player.weapon.into_iter().chain(player.armor);
        parts.extend(worn.map(|card| say::won_line(words, content, card)));
        parts.extend(player.potions.iter().map(|potion| say::potion(words, potion)));
        parts.join("; ")
    }

    /// The own hand card by card, with what these curses make void; of another's hand what its backs show.
    pub(super) fn hand(&self, player: &PlayerView, curses: Curses) -> String {
        let hand = &player.hand;
        let number = |count: usize| Arg::Number(count as i64);
        let count = hand.won.len() + hand.starting;
        let args = [("count", number(count)), ("limit", number(self.limit(player)))];
        let heading = self.words.say(key::UI_HAND, &args);
        let won = hand.won.iter().copied().map(Card::Won);
        let Some(own) = &hand.own else {
            let starting = (hand.starting > 0).then(|| self.starting_cards(hand.starting));
            let names = won.map(|card| self.faces.name(player.hero, card));
            let backs: Vec<String> = starting.into_iter().chain(names).collect();
            return self.line(&format!("     {heading}: {}", self.list(&backs)));
        };
        let cards = own.iter().copied().map(Card::Starting).chain(won);
        format!("     {heading}:\n") + &self.cards(player.hero, cards, curses)
    }

    /// How many cards may be in a hand: while cards are given up for a curse, how many stay (G6.4).
    fn limit(&self, player: &PlayerView) -> usize {
        let turn = &self.view.turn;
        let acts =
            self.view.players.get(turn.seat.index()).is_some_and(|it| core::ptr::eq(it, player));
        match (turn.phase, &self.view.battle) {
            (Phase::Seat(Decision::Discard), Some(battle)) if acts => battle.stay,
            (Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_), _) => player.hand.limit,
        }
    }

    /// Cards that can be played, a line each.
    pub(super) fn cards(
        &self,
        hero: Option<Hero>,
        cards: impl Iterator<Item = Card>,
        curses: Curses,
    ) -> String {
        let mut grid = Grid::default();
        cards.for_each(|card| grid.row(self.faces.card(hero, card, curses)));
        grid.text(7, self.columns)
    }

    fn starting_cards(&self, count: usize) -> String {
        self.words.say(key::UI_STARTING_CARDS, &[("count", Arg::Number(count as i64))])
    }

    fn deck_heading(&self, deck: &DeckView) -> String {
        self.words.say(key::UI_DECK, &[("count", Arg::Number(deck.slots.len() as i64))])
    }

    /// How many cards a deck has, and what its top card's back shows.
    fn deck_in_short(&self, player: &PlayerView) -> String {
        let heading = self.deck_heading(&player.deck);
        match player.deck.slots.first() {
            Some(&top) => {
                let card = Arg::text(self.slot(player.hero, top));
                format!("{heading}, {}", self.words.say(key::UI_ON_TOP, &[("card", card)]))
            }
            None => heading,
        }
    }

    fn slot(&self, hero: Option<Hero>, slot: SlotView) -> String {
        match slot.known {
            Known::Nothing => self.words.text(key::UI_UNKNOWN_CARD),
            Known::Starting | Known::Peeked => self.words.text(key::GOBLIN_STARTING_CARD),
            Known::Card(card) => self.faces.name(hero, card),
        }
    }

    fn discard(&self, player: &PlayerView) -> String {
        let count = Arg::Number(player.discard.len() as i64);
        let heading = self.words.say(key::UI_DISCARD_PILE, &[("count", count)]);
        let cards = player.discard.iter().map(|&card| self.faces.name(player.hero, card));
        match &cards.collect::<Vec<_>>()[..] {
            [] => heading,
            names => format!("{heading}: {}", names.join(", ")),
        }
    }

    /// Every hand, or the own one alone.
    pub(super) fn hands(&self) -> String {
        let own = self.players().find(|(_, player)| player.hand.own.is_some());
        match own {
            Some((_, player)) => self.hand(player, self.curses()),
            None => self.each(|player| self.hand(player, Curses::EMPTY)),
        }
    }

    /// Every deck from its top card down, and which cards are where nobody knows.
    pub(super) fn decks(&self) -> String {
        self.each(|player| self.deck(player))
    }

    pub(super) fn deck(&self, player: &PlayerView) -> String {
        let slots = player.deck.slots.iter().map(|&slot| self.slot(player.hero, slot));
        let slots: Vec<String> = slots.collect();
        let heading = self.deck_heading(&player.deck);
        let mut text = self.line(&format!("     {heading}: {}", self.list(&slots)));
        let name = |card| self.faces.name(player.hero, card);
        let starting = player.concealed.iter().copied().map(Card::Starting).map(name);
        // Backs of won cards in a hand are to be seen: those that are not lie in the deck.
        let won = player.deck.won.iter().copied().map(Card::Won).map(name);
        let (in_deck, anywhere): (Vec<String>, Vec<String>) = match player.hand.own {
            Some(_) => (starting.chain(won).collect(), Vec::new()),
            None => (won.collect(), starting.collect()),
        };
        for (key, cards) in [(key::UI_HIDDEN_IN_DECK, in_deck), (key::UI_HIDDEN_AMONG, anywhere)] {
            if !cards.is_empty() {
                let line = self.words.say(key, &[("cards", Arg::text(cards.join(", ")))]);
                text.push_str(&self.line(&format!("     {line}")));
            }
        }
        text
    }

    /// Every discard pile, card by card.
    pub(super) fn discards(&self) -> String {
        self.each(|player| {
            let count = Arg::Number(player.discard.len() as i64);
            let heading = self.words.say(key::UI_DISCARD_PILE, &[("count", count)]);
            let cards = player.discard.iter().copied();
            format!("     {heading}\n") + &self.cards(player.hero, cards, Curses::EMPTY)
        })
    }

    /// Something about each player who is in the game, below the name.
    fn each(&self, about: impl Fn(&PlayerView) -> String) -> String {
        let playing = self.players().filter(|(_, player)| player.playing);
        playing.map(|(seat, player)| self.seat_name(seat) + "\n" + &about(player)).collect()
    }
}
