//! The hand worth waiting for: how far the best hand a player could hold goes against a monster.

use goblin::{Card, CardSet, Curses, Effect, Goblin, Monster, Player, Potion, State};

use super::hand::{Need, bits, need};

/// Chains that are followed side by side.
const BEAM: usize = 24;
/// Cards that are looked at.
const CARDS: usize = 32;
/// Cards of a hand at most.
const HAND: usize = 8;

/// What the best hand comes to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// How much attack and defence is missing together; with 0 the hand beats the monster.
    pub(super) short: u16,
    /// The cards of that hand.
    pub(super) cards: CardSet,
}

#[derive(Clone, Copy, Default)]
struct Line {
    rank: u16,
    short: u16,
    used: u32,
    next: u8,
    attack: u16,
    defense: u16,
    most_attack: u16,
    most_defense: u16,
}

#[derive(Clone, Copy)]
struct Held {
    card: Card,
    color: u8,
    next: u8,
    attack: u16,
    defense: u16,
}

/// All action cards of a player, wherever they are.
pub(super) fn all_cards(state: &State, player: &Player) -> CardSet {
    let mut cards = player.hand;
    cards.add(player.deck.cards());
    cards.add(player.discard);
    if player.hero == state.active_player().hero
        && let Some(battle) = state.battle()
    {
        battle.chain().for_each(|card| cards.insert(card));
    }
    cards
}

/// The best hand out of these cards with all hit points, abilities aside.
pub(super) fn outlook(
    rules: &Goblin,
    player: &Player,
    cards: CardSet,
    monster: Monster,
) -> Outlook {
    let curses = rules.content().monsters[monster.index()].curses;
    let mut best = best_hand(rules, player, cards, monster, curses);
    if player.potions.contains(Potion::Countercurse) {
        for curse in curses.iter() {
            let mut lifted = curses;
            lifted.remove(curse);
            let other = best_hand(rules, player, cards, monster, lifted);
            if other.short < best.short {
                best = other;
            }
        }
    }
    best
}

fn best_hand(
    rules: &Goblin,
    player: &Player,
    cards: CardSet,
    monster: Monster,
    curses: Curses,
) -> Outlook {
    let need = need(rules, player, monster, curses, player.full);
    let mut held = [None; CARDS];
    let faces = cards.iter().map(|card| (card, rules.action_card(player.hero, card)));
    let playable = faces.filter(|(_, face)| !curses.contains(face.color.curse()));
    for (place, (card, face)) in held.iter_mut().zip(playable) {
        let counts = |effect: Effect| {
            if curses.contains(effect.curse()) { 0 } else { u16::from(face.effect(effect)) }
        };
        *place = Some(Held {
            card,
            color: 1 << face.color as u8,
            next: bits(face.next),
            attack: counts(Effect::Attack),
            defense: counts(Effect::Defense),
        });
    }
    let limit = rules.hand_limit(player, curses).min(HAND);
    let best = need.best_line(&held, limit);
    let used = held.iter().enumerate().filter(|(place, _)| best.used & (1 << place) != 0);
    let cards = used.filter_map(|(_, held)| held.map(|held| held.card)).collect();
    Outlook { short: best.short, cards }
}

impl Need {
    fn best_line(self, held: &[Option<Held>; CARDS], limit: usize) -> Line {
        let mut best = Line { short: self.attack + self.defense, ..Line::default() };
        let mut lines = [Line { next: 0b1111, ..best }; BEAM];
        let mut count = 1;
        for _ in 0..limit {
            let mut longer = [Line::default(); BEAM];
            let mut found = 0;
            for line in &lines[..count] {
                for (place, card) in held.iter().enumerate() {
                    let Some(card) = card else { break };
                    if line.used & (1 << place) != 0 || line.next & card.color == 0 {
                        continue;
                    }
                    let line = self.with(line, *card, 1 << place);
                    if line.short < best.short {
                        best = line;
                    }
                    keep(&mut longer, &mut found, line);
                }
            }
            if best.short == 0 || found == 0 {
                break;
            }
            (lines, count) = (longer, found);
        }
        best
    }

    fn with(self, line: &Line, card: Held, bit: u32) -> Line {
        let mut line = Line {
            used: line.used | bit,
            next: card.next,
            attack: line.attack + card.attack,
            defense: line.defense + card.defense,
            most_attack: line.most_attack.max(card.attack),
            most_defense: line.most_defense.max(card.defense),
            ..*line
        };
        let short = |attack, defense| {
            self.attack.saturating_sub(attack) + self.defense.saturating_sub(defense)
        };
        line.short = short(line.attack, line.defense);
        if self.strength {
            let stronger = short(line.attack + line.most_attack, line.defense);
            let safer = short(line.attack, line.defense + line.most_defense);
            line.short = stronger.min(safer);
        }
        // Of two that come as far, the one that can go on in more ways.
        line.rank = 1000 - line.short * 4 + line.next.count_ones() as u16;
        line
    }
}

/// Keeps the best lines, the best first; of two with the same cards and the same end one is enough.
fn keep(lines: &mut [Line; BEAM], count: &mut usize, line: Line) {
    if *count == BEAM && lines[BEAM - 1].rank >= line.rank {
        return;
    }
    let same = |other: &Line| other.used == line.used && other.next == line.next;
    if lines[..*count].iter().any(same) {
        return;
    }
    let place = lines[..*count].partition_point(|other| other.rank >= line.rank);
    let last = (*count).min(BEAM - 1);
    lines.copy_within(place..last, place + 1);
    lines[place] = line;
    *count = last + 1;
}
