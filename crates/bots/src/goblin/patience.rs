//! What to do when no fight can be won: keep the cards that will win one, and get what is missing.

use alloc::vec::Vec;

use goblin::{Action, Card, CardSet, EquipmentKind, Potion, Product, Reward, State, Won};

use super::outlook::{Outlook, all_cards, outlook};
use super::worth::{PRECIOUS, Worth};

impl Worth<'_> {
    /// In a lost battle against the next milestone: a card that the hand to wait for does not need, or
    /// the end of card play. `None` against all others, where something else may be gained.
    pub(super) fn spare(&self, state: &State, legal: &[Action]) -> Option<Action> {
        let (rules, player) = (self.rules(), state.active_player());
        let monster = self.milestone(state)?;
        if state.battle()?.monster != monster || !legal.contains(&Action::End) {
            return None;
        }
        let wanted = outlook(rules, player, all_cards(state, player), monster).cards;
        let spared = player.hand.without(wanted);
        let followers = |card: Card| {
            let next = rules.action_card(player.hero, card).next;
            let follows = |&other: &Card| {
                other != card && next.contains(rules.action_card(player.hero, other).color)
            };
            spared.iter().filter(follows).count()
        };
        let playable = spared.iter().filter(|&card| legal.contains(&Action::Play(card)));
        let best = playable.max_by_key(|&card| followers(card));
        Some(best.map_or(Action::End, Action::Play))
    }

    /// What to buy so that some hand beats the next milestone, or comes closer to it; `None` if one
    /// does already, or nothing helps.
    pub(super) fn remedy(
        &self,
        state: &State,
        offered: impl Fn(Product) -> bool,
    ) -> Option<Product> {
        let (rules, player) = (self.rules(), state.active_player());
        let monster = self.milestone(state)?;
        let cards = all_cards(state, player);
        let present = outlook(rules, player, cards, monster);
        let payments = rules.payments(player);
        if present.short == 0 || payments.is_empty() {
            return None;
        }
        let mut best = (present.short, None);
        for potion in Potion::ALL {
            let free = !player.potions.contains(potion) && state.pile(potion) > 0;
            if free && offered(Product::Potion(potion)) {
                let mut armed = *player;
                armed.potions.insert(potion);
                let found = outlook(rules, &armed, cards, monster);
                if found.short < best.0 && self.can_spare(payments, found, None) {
                    best = (found.short, Some(Product::Potion(potion)));
                }
            }
        }
        let cards_offered = state.pawnshop().won().filter(|&card| offered(Product::Card(card)));
        for card in cards_offered {
            let mut armed = *player;
            let mut more = cards;
            match rules.content().rewards[card.index()] {
                Reward::Action(_) => more.insert(Card::Won(card)),
                Reward::Equipment(face) => match face.kind {
                    EquipmentKind::Weapon => armed.weapon = Some(card),
                    EquipmentKind::Armor => armed.armor = Some(card),
                },
            }
            let found = outlook(rules, &armed, more, monster);
            if found.short < best.0 && self.can_spare(payments, found, Some(card)) {
                best = (found.short, Some(Product::Card(card)));
            }
        }
        best.1
    }

    /// The payments for this, the one that hurts least first: not a card of the hand to wait for, but
    /// what would be replaced.
    pub(super) fn payments(
        &self,
        state: &State,
        product: Product,
    ) -> impl Iterator<Item = Action> + use<> {
        let player = state.active_player();
        let cards = all_cards(state, player);
        let wanted = self
            .milestone(state)
            .map_or(CardSet::EMPTY, |it| outlook(self.rules(), player, cards, it).cards);
        let replaced = match product {
            Product::Card(card) => self.owned_beside(card),
            Product::Potion(_) => None,
        };
        let price = |card: Won| {
            if Some(card) == replaced {
                0.0
            } else if wanted.contains(Card::Won(card)) {
                self.card(card) + PRECIOUS
            } else {
                self.card(card)
            }
        };
        let mut payments: Vec<_> =
            self.rules().payments(player).won().map(|card| (price(card), card)).collect();
        payments.sort_by(|one, other| one.0.total_cmp(&other.0));
        payments.into_iter().map(|(_, card)| Action::Pay(card))
    }

    /// Whether something is left to pay with that the hand to wait for does not need.
    fn can_spare(&self, payments: CardSet, outlook: Outlook, bought: Option<Won>) -> bool {
        let replaced = bought.and_then(|card| self.owned_beside(card));
        let spare = |card: Won| match self.rules().content().rewards[card.index()] {
            Reward::Action(_) => !outlook.cards.contains(Card::Won(card)),
            Reward::Equipment(_) => Some(card) == replaced,
        };
        payments.won().any(spare)
    }
}
