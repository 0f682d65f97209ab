//! What somebody might want to do at Goblin's table, and why it is not possible now.

use goblin::{Action, Card, Curse, Effect, Goblin, Potion, Product, View};
use words::{Words, goblin as say};

use crate::stage::Reason;

/// Why this is not possible now, if it is not.
pub(super) fn reason(rules: &Goblin, words: &Words, view: &View, action: Action) -> Option<Reason> {
    Reason::against(rules, words, view, action, name(rules, words, view, action))
}

/// What it is about: the card, the monster, the potion. Everything else is called what it does.
fn name(rules: &Goblin, words: &Words, view: &View, action: Action) -> String {
    let content = rules.content();
    let hero = view.players.get(view.turn.seat.index()).and_then(|player| player.hero);
    let card = |card: Card| match (card, hero) {
        (Card::Won(won), _) => Some(say::won_name(words, content, won)),
        (Card::Starting(own), Some(hero)) => Some(say::starting_name(words, content, hero, own)),
        (Card::Starting(_), None) => None,
    };
    let named = if let Action::Fight(monster) = action {
        Some(say::monster_name(words, content, monster))
    } else if let Action::Play(played) = action {
        card(played)
    } else if let Action::Buy(Product::Card(won)) = action {
        Some(say::won_name(words, content, won))
    } else if let Action::Buy(Product::Potion(potion)) = action {
        Some(say::potion(words, potion))
    } else {
        None
    };
    named.unwrap_or_else(|| say::action(words, rules, view, action))
}

/// What somebody might want to do in this situation.
pub(super) fn thinkable(view: &View) -> Vec<Action> {
    let player = view.players.get(view.turn.seat.index());
    if let Some(battle) = &view.battle {
        let Some(player) = player else { return Vec::new() };
        let curse = battle.curses.iter().next().unwrap_or(Curse::Attack);
        let own = player.hand.own.iter().flatten().copied().map(Card::Starting);
        let hand = own.chain(player.hand.won.iter().copied().map(Card::Won));
        let potions = player.potions.iter().map(|potion| match potion {
            Potion::Strength => Action::Double(Effect::Attack),
            Potion::Healing => Action::Heal,
            Potion::Countercurse => Action::Counter(curse),
        });
        let hand = hand.map(Action::Play).chain(potions).chain([Action::End]);
        // Nobody leaves a battle: that is always told.
        return hand.chain([Action::Merchant]).collect();
    }
    let caverns = view.caverns.iter();
    let monsters = caverns.flat_map(|cavern| cavern.row.into_iter().flatten().chain(cavern.gate));
    let mut actions: Vec<Action> = monsters.chain(view.town.lord).map(Action::Fight).collect();
    actions.extend([Action::Merchant, Action::Revive]);
    let pawned = view.town.pawnshop.iter().copied().map(Product::Card);
    let products = Potion::ALL.into_iter().map(Product::Potion).chain(pawned);
    actions.extend(products.map(Action::Buy));
    actions
}
