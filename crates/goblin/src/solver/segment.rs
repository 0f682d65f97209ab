//! The rest of a battle without draws: which cards to play, found over sets instead of orders.
//!
//! What counts at the end is which cards were played, not in which order; the order only has to exist.
//! So sets of cards are gone through, each after all of its parts, with the cards that may come last in a
//! chain of them.

use super::chains::{Chains, places};
use super::held::{Held, Void};
use super::stakes::{Stakes, Sums};
use super::{Goal, Prospect};
use crate::{Battle, Card, CardSet, Colors, Curse, Curses, Effect, Goblin, Hero, Player, Potion};

/// More cards than this are not decided here.
pub(super) const MOST: usize = 8;

/// What does not change while the cards are tried.
struct Trial<'a> {
    stakes: &'a Stakes,
    held: [Held; MOST],
    len: usize,
    /// Which cards may follow each by its colors, as bits of their places; and which are of each color.
    follow: [u8; MOST],
    of_color: [u8; 4],
    /// Cards that count for Horan's pair.
    strikers: u8,
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
}

/// What some cards come to that are played in a row.
#[derive(Clone, Copy)]
struct Line {
    /// Cards played before and in this line.
    count: usize,
    /// Argentus's or Horan's ability was used.
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
        trial.all(rules, player, battle, curses, potions);
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
    let strength =
        |card: Card| Held::of(*rules.action_card(player.hero, card), battle.curses).strength();
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
        let (mut of_color, mut strikers, mut follow) = ([0; 4], 0, [0; MOST]);
        for (place, card) in player.hand.iter().enumerate().take(MOST) {
            let face = rules.action_card(player.hero, card);
            held[place] = Held::of(*face, curses);
            of_color[face.color as usize] |= 1 << place;
            strikers |= u8::from(face.attack > 0) << place;
        }
        for (follow, card) in follow.iter_mut().zip(&held) {
            *follow = of_colors(of_color, card.next);
        }
        Self {
            stakes,
            held,
            len: player.hand.len(),
            follow,
            of_color,
            strikers,
            forbidden: curses.colors().bits(),
            defiant: MOST,
            ability: rules.has_ability(player, player.hero).then_some(player.hero),
            pair_counts: rules.pair_counts(curses),
            names: rules.names_late() && rules.may_defy(player, battle),
            strength: player.potions.contains(Potion::Strength),
            full: player.full,
            best: Prospect::default(),
            ceiling: stakes.ceiling(potions, player.hand.len() + usize::from(battle.len)) - 1e-9,
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
            named,
            doubled: battle.last().filter(|_| self.names).map_or(Void::default(), void),
            count: usize::from(battle.len),
            used: battle.ability_used,
            attack: counted(Curse::Attack, battle.attack, battle.defying_attack),
            defense: counted(Curse::Defense, battle.defense, battle.defying_defense),
            hit_points: player.hit_points,
            most_attack: last_counts(Effect::Attack),
            most_defense: last_counts(Effect::Defense),
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
                self.all(rules, player, battle, curses, potions);
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
                self.all(rules, player, battle, curses, potions);
                self.held[place] = plain;
            }
        }
        self.names = names;
    }

    /// Tries all sets of cards that can be played one after the other.
    fn all(
        &mut self,
        rules: &Goblin,
        player: &Player,
        battle: &Battle,
        curses: Curses,
        potions: u8,
    ) {
        let start = self.start(rules, player, battle, curses);
        let playable = self.playable();
        let whole = self.line(start, playable, true);
        if self.best.value >= self.ceiling || self.best.value >= self.promise(&whole, potions) {
            return;
        }
        let last = battle.last().map(|card| rules.action_card(player.hero, card));
        let mut chains = Chains::new();
        let next = last.map_or(Colors::ALL, |face| face.next).bits();
        let follow = of_colors(self.of_color, next);
        let strikes = last.is_some_and(|face| face.attack > 0);
        let ways = self.ways(start.count, start.used, follow & playable, strikes, playable);
        if ways == [0; 2] {
            self.end(&start, potions);
            return;
        }
        chains.go_on(0, start.used, ways);
        while let Some((set, used, lasts)) = chains.take() {
            let (left, count) = (playable & !set, start.count + set.count_ones() as usize);
            let mut ways = [0; 2];
            for last in places(lasts) {
                let follow = self.follow[last] & left;
                let more = self.ways(count, used, follow, self.held[last].strikes, left);
                ways = [ways[0] | more[0], ways[1] | more[1]];
            }
            // A card more never hurts: only where none can follow it may be the best end.
            if ways == [0; 2] {
                self.end(&self.line(start, set, used), potions);
                if self.best.value >= self.ceiling {
                    return;
                }
            }
            chains.go_on(set, used, ways);
        }
    }

    /// The cards that no curse keeps from being played.
    fn playable(&self) -> u8 {
        let forbidden = of_colors(self.of_color, self.forbidden);
        let defiant = if self.defiant < self.len { 1 << self.defiant } else { 0 };
        let all = ((1_u16 << self.len) - 1) as u8;
        all & !forbidden | defiant
    }

    /// The cards that can come next after one that these follow by color, which strikes or not: those with
    /// which the ability is as before, and those with which it is used.
    fn ways(&self, count: usize, used: bool, follow: u8, strikes: bool, left: u8) -> [u8; 2] {
        let free = count == 0 || (count == 1 && self.ability == Some(Hero::Victorius));
        let follow = if free { left } else { follow };
        if self.ability == Some(Hero::Argentus) && !used {
            return [follow, self.of_color[crate::Color::Blue as usize] & left & !follow];
        }
        if self.pairs() && count > 0 && strikes {
            return [follow & !self.strikers, follow & self.strikers];
        }
        [follow, 0]
    }

    /// What these cards come to after the start.
    fn line(&self, start: Line, set: u8, used: bool) -> Line {
        let mut line = Line { used, count: start.count + set.count_ones() as usize, ..start };
        for place in places(set) {
            let card = self.held[place];
            line.attack += u16::from(card.attack);
            line.defense += u16::from(card.defense);
            line.hit_points = line.hit_points.saturating_add(card.heal).min(self.full);
            line.most_attack = line.most_attack.max(card.attack);
            line.most_defense = line.most_defense.max(card.defense);
            line.named = line.named.most(card.void);
            line.doubled = line.doubled.most(card.void);
        }
        line
    }

    /// More than this nothing is worth if all cards can be played, and whatever potions could add comes for nothing.
    fn promise(&self, whole: &Line, potions: u8) -> f64 {
        let doubled = |most: u8| if self.strength { u16::from(most) } else { 0 };
        let named = |named: u8, twice: u8| {
            if self.names { u16::from(named) + doubled(twice) } else { 0 }
        };
        self.stakes.promise(Sums {
            attack: whole.attack
                + doubled(whole.most_attack)
                + named(whole.named.attack, whole.doubled.attack)
                + u16::from(self.pairs()),
            defense: whole.defense
                + doubled(whole.most_defense)
                + named(whole.named.defense, whole.doubled.defense),
            hit_points: whole.hit_points,
            potions,
            cards: whole.count as u8,
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

/// The cards of these colors.
fn of_colors(of_color: [u8; 4], colors: u8) -> u8 {
    let of = |color: usize| if colors >> color & 1 == 0 { 0 } else { of_color[color] };
    of(0) | of(1) | of(2) | of(3)
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
