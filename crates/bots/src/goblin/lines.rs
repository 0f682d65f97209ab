//! Ways to play a hand without drawing: which cards to lay, and which to keep for later.

use goblin::solver::Goal;
use goblin::{
    Action, Battle, Card, Color, Colors, Curse, Effect, EquipmentKind, Goblin, Hero, MonsterKind,
    Player, State,
};

use super::hand::bits;

/// More cards of a hand than this are not looked at.
const HAND: usize = 8;
/// Ways that are found.
pub(super) const WAYS: usize = 3;

/// Cards in the order they are laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    value: f64,
    set: usize,
    cards: [u8; HAND],
    len: u8,
}

#[derive(Clone, Copy)]
struct Held {
    card: Card,
    color: u8,
    next: u8,
    attack: u16,
    defense: u16,
    heal: u8,
    keep: f64,
}

/// How the battle stands and what its end is worth.
struct Trial<'a> {
    rules: &'a Goblin,
    goal: Goal,
    held: [Option<Held>; HAND],
    monster_attack: u16,
    monster_hit_points: u16,
    hearts: u8,
    full: u8,
    strikes_at_zero: bool,
    ability: Option<Hero>,
    before: u8,
    seen: [[u8; 1 << HAND]; 2],
    best: [Option<Way>; WAYS],
}

#[derive(Clone, Copy)]
struct Line {
    way: Way,
    next: u8,
    used: bool,
    attack: u16,
    defense: u16,
    hit_points: u8,
    kept: f64,
}

/// The best ways to play on, by the goal and by what each card is worth in hand, the best first.
pub(super) fn ways(
    rules: &Goblin,
    state: &State,
    goal: Goal,
    keep: impl Fn(Card) -> f64,
) -> impl Iterator<Item = impl Iterator<Item = Action>> {
    let player = state.active_player();
    let trial = state.battle().map(|battle| {
        let mut trial = Trial::new(rules, player, battle, goal, keep);
        let totals = rules.totals(player, battle);
        let last = battle.last().map(|card| rules.action_card(player.hero, card));
        trial.from(Line {
            way: Way { value: f64::MIN, set: 0, cards: [0; HAND], len: 0 },
            next: bits(last.map_or(Colors::ALL, |face| face.next)),
            used: battle.ability_used,
            attack: totals.attack,
            defense: totals.defense,
            hit_points: player.hit_points,
            kept: 0.0,
        });
        (trial.best, trial.held)
    });
    trial.into_iter().flat_map(|(best, held)| {
        best.into_iter().flatten().map(move |way| {
            let cards = (0..usize::from(way.len)).filter_map(move |place| {
                held[usize::from(way.cards[place])].map(|held| Action::Play(held.card))
            });
            cards.chain([Action::End])
        })
    })
}

impl<'a> Trial<'a> {
    fn new(
        rules: &'a Goblin,
        player: &Player,
        battle: &Battle,
        goal: Goal,
        keep: impl Fn(Card) -> f64,
    ) -> Self {
        let monster = &rules.content().monsters[battle.monster.index()];
        let piles = !player.deck.is_empty() || !player.discard.is_empty();
        let draws = piles && !battle.curses.contains(Curse::Draw);
        let faces = player.hand.iter().map(|card| (card, rules.action_card(player.hero, card)));
        let still = faces.filter(|(_, face)| !(draws && face.draw > 0));
        let mut held = [None; HAND];
        let allowed = still.filter(|(_, face)| !battle.curses.contains(face.color.curse()));
        for (place, (card, face)) in held.iter_mut().zip(allowed) {
            let counts = |effect: Effect| {
                if battle.curses.contains(effect.curse()) { 0 } else { face.effect(effect) }
            };
            *place = Some(Held {
                card,
                color: 1 << face.color as u8,
                next: bits(face.next),
                attack: u16::from(counts(Effect::Attack)),
                defense: u16::from(counts(Effect::Defense)),
                heal: counts(Effect::Heal),
                keep: keep(card),
            });
        }
        let works = |kind: &EquipmentKind| !battle.curses.contains(kind.curse());
        let worn = EquipmentKind::ALL.into_iter().filter(works);
        let faces = worn.filter_map(|kind| rules.equipment(player.equipment(kind)?));
        Self {
            rules,
            goal,
            held,
            monster_attack: u16::from(monster.attack),
            monster_hit_points: u16::from(monster.hit_points),
            hearts: faces.map(|face| face.heart).sum(),
            full: player.full,
            strikes_at_zero: rules.has_ability(player, Hero::Aderyn)
                && battle.monster.kind() != MonsterKind::Lord,
            ability: rules.has_ability(player, player.hero).then_some(player.hero),
            before: battle.chain().count() as u8,
            seen: [[0; 1 << HAND]; 2],
            best: [None; WAYS],
        }
    }

    fn from(&mut self, mut line: Line) {
        line.way.value = self.value(&line);
        self.offer(line.way);
        let count = self.before + line.way.len;
        let free = count == 0 || (count == 1 && self.ability == Some(Hero::Victorius));
        let argentus = self.ability == Some(Hero::Argentus) && count > 0 && !line.used;
        for place in 0..HAND {
            let Some(card) = self.held[place] else { break };
            let follows = free || line.next & card.color != 0;
            let blue = argentus && card.color == 1 << Color::Blue as u8;
            if line.way.set & (1 << place) != 0 || !(follows || blue) {
                continue;
            }
            let used = line.used || !follows;
            let set = line.way.set | 1 << place;
            let seen = &mut self.seen[usize::from(used)][set];
            if *seen & (1 << place) != 0 {
                continue;
            }
            *seen |= 1 << place;
            let mut way = Way { set, len: line.way.len + 1, ..line.way };
            way.cards[usize::from(line.way.len)] = place as u8;
            self.from(Line {
                way,
                next: card.next,
                used,
                attack: line.attack + card.attack,
                defense: line.defense + card.defense,
                hit_points: (line.hit_points + card.heal).min(self.full),
                kept: line.kept + card.keep,
            });
        }
    }

    fn value(&self, line: &Line) -> f64 {
        let suffices = line.attack >= self.monster_hit_points;
        let spared = suffices && self.rules.setup().options.first_strike.is_on();
        let damage = if spared { 0 } else { self.monster_attack.saturating_sub(line.defense) };
        let left = u16::from(line.hit_points).saturating_sub(damage) as u8;
        let beats = suffices && (left > 0 || self.strikes_at_zero);
        let left = if left > 0 { (left + self.hearts).min(self.full) } else { 0 };
        self.goal.win * f64::from(u8::from(beats))
            + self.goal.survive * f64::from(u8::from(left > 0))
            + self.goal.hit_point * f64::from(left)
            - line.kept
    }

    /// Keeps the best ways; of those that lay the same cards the first.
    fn offer(&mut self, way: Way) {
        if self.best.iter().flatten().any(|other| other.set == way.set) {
            return;
        }
        let mut way = Some(way);
        for place in &mut self.best {
            if place.is_none_or(|other| way.is_some_and(|way| way.value > other.value)) {
                core::mem::swap(place, &mut way);
            }
        }
    }
}
