//! Showing a position in the form it can be read in.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::{Rules, Seat};

use crate::{
    Battle, Card, CardSet, Countered, Decision, Deck, Doubled, Goblin, Level, Monster, Phase,
    Potion, Slot, SlotCard, State,
};

/// Whether the state has a text of its own: at the beginning of a turn, in card play and while cards are discarded
/// for a curse.
pub fn has_text(state: &State) -> bool {
    matches!(state.phase, Phase::Seat(Decision::Turn | Decision::Battle | Decision::Discard))
}

/// The position as text. Where it [has one](has_text) it [reads](super::read) back as the same state; at all other
/// times it has no line `turn`.
pub fn show(rules: &Goblin, state: &State) -> String {
    let mut text = String::new();
    if has_text(state) {
        text += &format!("turn: {} {}\n", state.active, state.turn);
    }
    if let Some(lord) = state.lord {
        text += &format!("lord: {lord}\n");
    }
    for level in Level::ALL {
        text += &format!("{level}: {}\n", level_line(state, level));
    }
    for (key, cards) in [("pawnshop", state.pawnshop), ("gone", state.gone)] {
        if !cards.is_empty() {
            text += &format!("{key}: {}\n", list(cards.iter()));
        }
    }
    text += &piles_line(rules, state);
    for seat in Seat::first(rules.seats()) {
        text += &format!("seat {seat}: {}\n", seat_line(rules, state, seat));
    }
    if let Some(battle) = &state.battle {
        text += &format!("battle: {}\n", battle_line(battle));
    }
    text
}

fn level_line(state: &State, level: Level) -> String {
    let cavern = state.cavern(level);
    let or_gap = |monster: Option<Monster>| monster.map_or("-".into(), |it| it.to_string());
    let row = list(cavern.row.into_iter().map(or_gap));
    let mut line = format!("{row} top {} gate {}", or_gap(cavern.top), or_gap(cavern.gate));
    let unseen: Vec<Monster> = cavern.unseen_gates(level).collect();
    let beaten = (0..crate::GATEKEEPERS)
        .map(|place| Monster::gatekeeper(level, place))
        .filter(|&monster| cavern.gate != Some(monster) && !unseen.contains(&monster));
    let beaten = list(beaten);
    if !beaten.is_empty() {
        line += &format!(" beaten {beaten}");
    }
    line
}

/// Nothing if the piles hold all that nobody has.
fn piles_line(rules: &Goblin, state: &State) -> String {
    let left = |potion: Potion| {
        let owns = |&seat: &Seat| state.player(seat).potions.contains(potion);
        let owned = state.playing.iter().filter(owns).count();
        usize::from(rules.content().potions[potion]) - owned
    };
    let fewer = |potion: &Potion| usize::from(state.pile(*potion)) != left(*potion);
    let piles: Vec<String> = Potion::ALL
        .into_iter()
        .filter(fewer)
        .map(|potion| format!("{} {potion}", state.pile(potion)))
        .collect();
    if piles.is_empty() { String::new() } else { format!("potions: {}\n", piles.join(", ")) }
}

fn seat_line(rules: &Goblin, state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let mut clauses = Vec::new();
    if rules.setup().heroes[seat.index()].is_none() && state.named.contains(seat) {
        clauses.push(format!("hero {}", player.hero));
    }
    if !state.playing.contains(seat) {
        clauses.push("gone".into());
        return clauses.join("; ");
    }
    clauses.push(format!("hit-points {}", player.hit_points));
    clauses.push(format!("hand {}", or_none(player.hand)));
    clauses.push(format!("deck {}", deck_clause(&player.deck)));
    if !player.discard.is_empty() {
        clauses.push(format!("discard {}", list(player.discard.iter())));
    }
    clauses.extend(player.weapon.map(|card| format!("weapon {card}")));
    clauses.extend(player.armor.map(|card| format!("armour {card}")));
    if !player.potions.is_empty() {
        clauses.push(format!("potions {}", list(player.potions.iter())));
    }
    if !player.keys.is_empty() {
        clauses.push(format!("keys {}", list(player.keys.iter())));
    }
    clauses.join("; ")
}

fn deck_clause(deck: &Deck) -> String {
    if deck.is_empty() {
        return "none".into();
    }
    let mut clause = list(deck.slots().iter().rev().map(|&slot| slot_word(slot)));
    let won = deck.hidden().only_won();
    if !won.is_empty() {
        clause += &format!(" hiding {}", list(won.iter()));
    }
    clause
}

fn slot_word(slot: Slot) -> String {
    let word = match slot.card() {
        SlotCard::Unknown => return "?".into(),
        SlotCard::Starting => "starting".into(),
        SlotCard::Peeked(card) => Card::Starting(card).to_string(),
        SlotCard::Won(card) => card.to_string(),
    };
    if slot.is_open() { word } else { format!("({word})") }
}

fn battle_line(battle: &Battle) -> String {
    let mut clauses = alloc::vec![battle.monster.to_string()];
    let chain: Vec<Card> = battle.chain().collect();
    if !chain.is_empty() {
        clauses.push(format!("chain {}", list(chain.iter())));
    }
    clauses.extend(battle.countered.map(|Countered { curse, after }| match after {
        0 => format!("countered {curse}"),
        1.. => format!("countered {curse} after {after}"),
    }));
    let card = |place: u8| chain[usize::from(place)];
    clauses.extend(battle.defied.map(|(place, curse)| format!("defied {} {curse}", card(place))));
    clauses.extend(
        battle.doubled.map(|Doubled { place, effect }| format!("doubled {} {effect}", card(place))),
    );
    clauses.join("; ")
}

fn or_none(cards: CardSet) -> String {
    if cards.is_empty() { "none".into() } else { list(cards.iter()) }
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
