//! The rest of a battle without draws: which cards to play, found over sets instead of orders.
//!
//! What counts at the end is which cards were played, not in which order; the order only has to exist.
//! So the search goes over pairs of (cards played, card played last), each once.

use super::stakes::{Stakes, Sums};
use super::{Goal, Prospect};
use crate::{
    ActionCard, Battle, Card, CardSet, Colors, Curse, Curses, Effect, Goblin, Hero, Player, Potion,
};

/// More cards than this are not decided here.
pub(super) const MOST: usize = 8;

/// One card of the hand as the segment sees it.
#[derive(Clone, Copy, Default)]
struct Held {
    color: u8,
    next: u8,
    attack: u8,
    defense: u8,
    heal: u8,
    /// Counts for Horan's pair: the printed attack.
    strikes: bool,
    /// What would count if it were named (G8.3).
    void: Void,
}

/// Attack and defence that curses make void and that can still be named.
#[derive(Clone, Copy, Default)]
struct Void {
    attack: u8,
    defense: u8,
}

impl Void {
    /// What these curses make void of a card.
    fn of(face: ActionCard, curses: Curses) -> Self {
        let void = |effect: Effect| {
            if curses.contains(effect.curse()) { face.effect(effect) } else { 0 }
        };
        Self { attack: void(Effect::Attack), defense: void(Effect::Defense) }
    }

    /// The most of each.
    fn most(self, other: Self) -> Self {
        Self { attack: self.attack.max(other.attack), defense: self.defense.max(other.defense) }
    }
}

/// What does not change while the cards are tried.
struct Trial<'a> {
    stakes: &'a Stakes,
    held: [Held; MOST],
    len: usize,
    /// Colors no card may have.
    forbidden: u8,
    /// The hand position of a card that may be played against its color's curse.
    defiant: usize,
    /// Whose ability is in play.
    ability: Option<Hero>,
    /// Horan's bonus counts (G8.2).
    pair_counts: bool,
    /// Xanros may still name an attack or a defence (G8.3).
    names: bool,
    strength: bool,
    full: u8,
    best: Prospect,
    ceiling: f64,
    /// For each set of cards played, which card came last, and with which ability used: done before.
    seen: [[u16; 1 << MOST]; 2],
}

/// How far a line has come.
#[derive(Clone, Copy)]
struct Line {
    played: usize,
    /// Cards played before and in this line.
    count: usize,
    next: u8,
    last_strikes: bool,
    used: bool,
    attack: u16,
    defense: u16,
    hit_points: u8,
    /// The most that a potion of strength could add to attack, or to defence.
    most_attack: u8,
    most_defense: u8,
    /// The most that naming one card of the whole chain brings, and one that a potion can double too.
    named: Void,
    doubled: Void,
    /// What the cards that are left would add if all of them could be played.
    left: Left,
}

/// Sums of the cards that are not played yet.
#[derive(Clone, Copy, Default)]
struct Left {
    attack: u16,
    defense: u16,
    void_attack: u16,
    void_defense: u16,
    heal: u8,
    cards: u8,
}

impl Left {
    fn with(self, card: Held) -> Self {
        Self {
            attack: self.attack + u16::from(card.attack),
            defense: self.defense + u16::from(card.defense),
            void_attack: self.void_attack + u16::from(card.void.attack),
            void_defense: self.void_defense + u16::from(card.void.defense),
            heal: self.heal.saturating_add(card.heal),
            cards: self.cards + 1,
        }
    }

    fn without(self, card: Held) -> Self {
        Self {
            attack: self.attack - u16::from(card.attack),
            defense: self.defense - u16::from(card.defense),
            void_attack: self.void_attack - u16::from(card.void.attack),
            void_defense: self.void_defense - u16::from(card.void.defense),
            heal: self.heal.saturating_sub(card.heal),
            cards: self.cards - 1,
        }
    }
}

/// The best end of card play if no more cards are drawn; `None` if the hand is too large.
pub(super) fn best(
    rules: &Goblin,
    player: &Player,
    battle: &Battle,
    goal: Goal,
) -> Option<Prospect> {
    if player.hand.len() > MOST {
        return None;
    }
    let mut best = Prospect { value: f64::MIN, ..Prospect::default() };
    let lifts = player.potions.contains(Potion::Countercurse);
    let lifted = battle.curses.iter().filter(|_| lifts).map(Some);
    for lifted in [None].into_iter().chain(lifted) {
        let mut curses = battle.curses;
        if let Some(curse) = lifted {
            curses.remove(curse);
        }
        let mut stakes = Stakes::of(rules, player, battle, goal);
        stakes.equip(rules, player, curses);
        let potions = player.potions.len() as u8 - u8::from(lifted.is_some());
        let mut trial = Trial::new(rules, player, battle, curses, &stakes, potions);
        trial.best = best;
        let start = trial.start(rules, player, battle, curses);
        trial.from(start, potions);
        if rules.may_defy(player, battle) {
            trial.defy_each(rules, player, battle, curses, potions);
        }
        best = trial.best;
        if best.value >= trial.ceiling {
            break;
        }
    }
    Some(best)
}

/// What the hand is worth in any case if no more cards are drawn: of a hand that is too large only
/// the strongest cards are looked at.
pub(super) fn at_least(rules: &Goblin, player: &Player, battle: &Battle, goal: Goal) -> Prospect {
    let whole = best(rules, player, battle, goal);
    whole.unwrap_or_else(|| {
        let hand = strongest(rules, player, battle);
        best(rules, &Player { hand, ..*player }, battle, goal).unwrap_or_default()
    })
}

/// As many cards of the hand as are looked at, those that count for most under the curses.
#[cold]
fn strongest(rules: &Goblin, player: &Player, battle: &Battle) -> CardSet {
    let strength = |card: Card| {
        let held = Held::of(*rules.action_card(player.hero, card), battle.curses);
        held.attack + held.defense + held.heal
    };
    let mut hand = player.hand;
    while hand.len() > MOST {
        let Some(weakest) = hand.iter().min_by_key(|&card| strength(card)) else { break };
        hand.remove(weakest);
    }
    hand
}

impl<'a> Trial<'a> {
    fn new(
        rules: &Goblin,
        player: &Player,
        battle: &Battle,
        curses: Curses,
        stakes: &'a Stakes,
        potions: u8,
    ) -> Self {
        let mut held = [Held::default(); MOST];
        for (held, card) in held.iter_mut().zip(player.hand.iter()) {
            *held = Held::of(*rules.action_card(player.hero, card), curses);
        }
        Self {
            stakes,
            held,
            len: player.hand.len(),
            forbidden: curses.colors().bits(),
            defiant: MOST,
            ability: rules.has_ability(player, player.hero).then_some(player.hero),
            pair_counts: rules.pair_counts(curses),
            names: rules.names_late() && rules.may_defy(player, battle),
            strength: player.potions.contains(Potion::Strength),
            full: player.full,
            best: Prospect::default(),
            ceiling: stakes.ceiling(potions, player.hand.len() + usize::from(battle.len)) - 1e-9,
            seen: [[0; 1 << MOST]; 2],
        }
    }

    /// Where the battle stands.
    fn start(&self, rules: &Goblin, player: &Player, battle: &Battle, curses: Curses) -> Line {
        let last = battle.last().map(|card| rules.action_card(player.hero, card));
        let counted = |curse: Curse, all: u16, defying: u8| {
            if curses.contains(curse) { u16::from(defying) } else { all }
        };
        let last_counts = |effect: Effect| match last {
            Some(face) if !curses.contains(effect.curse()) => face.effect(effect),
            Some(face) if battle.defied == Some((battle.len - 1, effect.curse())) => {
                face.effect(effect)
            }
            Some(_) | None => 0,
        };
        let void = |card: Card| Void::of(*rules.action_card(player.hero, card), curses);
        let named = if self.names {
            battle.chain().map(void).fold(Void::default(), Void::most)
        } else {
            Void::default()
        };
        Line {
            played: 0,
            named,
            doubled: battle.last().filter(|_| self.names).map_or(Void::default(), void),
            count: usize::from(battle.len),
            next: last.map_or(Colors::ALL, |face| face.next).bits(),
            last_strikes: last.is_some_and(|face| face.attack > 0),
            used: battle.ability_used,
            attack: counted(Curse::Attack, battle.attack, battle.defying_attack),
            defense: counted(Curse::Defense, battle.defense, battle.defying_defense),
            hit_points: player.hit_points,
            most_attack: last_counts(Effect::Attack),
            most_defense: last_counts(Effect::Defense),
            left: self.held[..self.len].iter().fold(Left::default(), |left, &card| left.with(card)),
        }
    }

    /// Xanros declares one curse to defy with one card: each such choice is tried on its own, because
    /// nothing he could learn on the way would change it. What he can name later is not declared.
    fn defy_each(
        &mut self,
        rules: &Goblin,
        player: &Player,
        battle: &Battle,
        curses: Curses,
        potions: u8,
    ) {
        let names = core::mem::replace(&mut self.names, false);
        for (place, card) in player.hand.iter().enumerate() {
            let face = rules.action_card(player.hero, card);
            let plain = self.held[place];
            if curses.contains(face.color.curse()) {
                self.defiant = place;
                self.again(rules, player, battle, curses, potions);
                self.defiant = MOST;
                continue;
            }
            let touched = |effect: &Effect| {
                let later = names && matches!(effect, Effect::Attack | Effect::Defense);
                curses.contains(effect.curse()) && face.effect(*effect) > 0 && !later
            };
            for effect in Effect::ALL.into_iter().filter(touched) {
                let mut spared = curses;
                spared.remove(effect.curse());
                self.held[place] = Held::of(*face, spared);
                self.again(rules, player, battle, curses, potions);
                self.held[place] = plain;
            }
        }
        self.names = names;
    }

    fn again(
        &mut self,
        rules: &Goblin,
        player: &Player,
        battle: &Battle,
        curses: Curses,
        potions: u8,
    ) {
        self.seen = [[0; 1 << MOST]; 2];
        let start = self.start(rules, player, battle, curses);
        self.from(start, potions);
    }

    fn from(&mut self, line: Line, potions: u8) {
        self.end(&line, potions);
        if self.best.value >= self.ceiling || self.best.value >= self.promise(&line, potions) {
            return;
        }
        let argentus = self.ability == Some(Hero::Argentus);
        let victorius = self.ability == Some(Hero::Victorius);
        let mut next = if line.count == 0 || (line.count == 1 && victorius) {
            Colors::ALL.bits()
        } else {
            line.next
        };
        if argentus && !line.used {
            next |= 1 << crate::Color::Blue as u8;
        }
        for place in 0..self.len {
            let card = self.held[place];
            let allowed = next & !(if place == self.defiant { 0 } else { self.forbidden });
            if line.played & (1 << place) != 0 || allowed & card.color == 0 {
                continue;
            }
            let out_of_order = argentus && line.count > 0 && line.next & card.color == 0;
            let pair = self.pairs() && line.count > 0 && line.last_strikes && card.strikes;
            let used = line.used || out_of_order || pair;
            let played = line.played | 1 << place;
            let seen = &mut self.seen[usize::from(used)][played];
            if *seen & (1 << place) != 0 {
                continue;
            }
            *seen |= 1 << place;
            self.from(
                Line {
                    played,
                    count: line.count + 1,
                    next: card.next,
                    last_strikes: card.strikes,
                    used,
                    attack: line.attack + u16::from(card.attack),
                    defense: line.defense + u16::from(card.defense),
                    hit_points: (line.hit_points + card.heal).min(self.full),
                    most_attack: line.most_attack.max(card.attack),
                    most_defense: line.most_defense.max(card.defense),
                    named: line.named.most(card.void),
                    doubled: line.doubled.most(card.void),
                    left: line.left.without(card),
                },
                potions,
            );
        }
    }

    /// More than this no line is worth that goes on from here: all cards that are left, and whatever
    /// potions could add, for nothing.
    fn promise(&self, line: &Line, potions: u8) -> f64 {
        let left = line.left;
        let doubled = |most: u8, left: u16| {
            if self.strength { left.max(u16::from(most)) } else { 0 }
        };
        let named = |named: u8, doubly: u8, left: u16| {
            if self.names { left.max(u16::from(named)) + doubled(doubly, left) } else { 0 }
        };
        self.stakes.promise(Sums {
            attack: line.attack
                + left.attack
                + doubled(line.most_attack, left.attack)
                + named(line.named.attack, line.doubled.attack, left.void_attack)
                + u16::from(self.pairs()),
            defense: line.defense
                + left.defense
                + doubled(line.most_defense, left.defense)
                + named(line.named.defense, line.doubled.defense, left.void_defense),
            hit_points: line.hit_points.saturating_add(left.heal).min(self.full),
            potions,
            cards: line.count as u8 + left.cards,
        })
    }

    /// Ends card play here, with an effect named or none.
    fn end(&mut self, line: &Line, potions: u8) {
        self.end_with(line, Void::default(), Void::default(), potions);
        if self.names {
            let Line { named, doubled, .. } = *line;
            let attack = |void: Void| Void { defense: 0, ..void };
            let defense = |void: Void| Void { attack: 0, ..void };
            if named.attack > 0 {
                self.end_with(line, attack(named), attack(doubled), potions);
            }
            if named.defense > 0 {
                self.end_with(line, defense(named), defense(doubled), potions);
            }
        }
    }

    /// Ends card play with this much named, with and without the potion of strength; so much of it could be doubled.
    fn end_with(&mut self, line: &Line, named: Void, doubled: Void, potions: u8) {
        let attack = line.attack + u16::from(self.pairs() && line.used) + u16::from(named.attack);
        let defense = line.defense + u16::from(named.defense);
        let sums =
            Sums { attack, defense, hit_points: line.hit_points, potions, cards: line.count as u8 };
        self.offer(sums);
        if !self.strength {
            return;
        }
        let potions = potions - 1;
        if line.most_attack > 0 {
            self.offer(Sums { attack: attack + u16::from(line.most_attack), potions, ..sums });
        }
        if line.most_defense > 0 {
            self.offer(Sums { defense: defense + u16::from(line.most_defense), potions, ..sums });
        }
        // A card is doubled before the next one is played, so it has to be named by then: not every card of the chain
        // that can be named can be doubled too.
        if doubled.attack > 0 {
            let attack = line.attack + 2 * u16::from(doubled.attack);
            self.offer(Sums { attack, potions, ..sums });
        }
        if doubled.defense > 0 {
            let defense = line.defense + 2 * u16::from(doubled.defense);
            self.offer(Sums { defense, potions, ..sums });
        }
    }

    /// Horan's bonus counts (G8.2).
    fn pairs(&self) -> bool {
        self.ability == Some(Hero::Horan) && self.pair_counts
    }

    fn offer(&mut self, sums: Sums) {
        let prospect = self.stakes.end(sums);
        if prospect.value > self.best.value {
            self.best = prospect;
        }
    }
}

impl Held {
    /// What a card counts for under these curses.
    fn of(face: ActionCard, curses: Curses) -> Self {
        let counts = |effect: Effect| {
            if curses.contains(effect.curse()) { 0 } else { face.effect(effect) }
        };
        Self {
            color: 1 << face.color as u8,
            next: face.next.bits(),
            attack: counts(Effect::Attack),
            defense: counts(Effect::Defense),
            heal: counts(Effect::Heal),
            strikes: face.attack > 0,
            void: Void::of(face, curses),
        }
    }
}

/// Whether some card of the hand could make the hero draw: then this is not a segment.
pub(super) fn draws(rules: &Goblin, player: &Player, battle: &Battle) -> bool {
    let drawable = !player.deck.is_empty() || !player.discard.is_empty();
    let cursed = battle.curses.contains(Curse::Draw)
        && !player.potions.contains(Potion::Countercurse)
        && !rules.may_defy(player, battle);
    let draws = |card: Card| rules.action_card(player.hero, card).draw > 0;
    drawable && !cursed && player.hand.iter().any(draws)
}
