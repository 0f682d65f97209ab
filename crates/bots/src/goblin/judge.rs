//! How well a player stands, in numbers: what the model weighs.

use goblin::{
    Card, CardSet, Curse, Curses, Effect, EquipmentKind, Goblin, Hero, Level, Monster, Player,
    Potion, State,
};
use table::{Rules as _, Seat, SeatSet};

use super::hand::{Need, bits, need};
use super::outlook::all_cards;
use crate::Judged;

macro_rules! features {
    ($($name:ident)+) => {
        /// The numbers that describe a player.
        #[derive(Clone, Copy, Debug, Default)]
        pub(super) struct Standing {
            $($name: f32,)+
        }

        impl Standing {
            const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            fn write(&self, features: &mut [f32]) {
                let values = [$(self.$name),+];
                features.copy_from_slice(&values);
            }
        }
    };
}

features! {
    key_1 key_2 key_3
    hit_points dead weak
    strength healing countercurse
    lord_strength lord_healing lord_countercurse
    worn_attack worn_defense worn_hand worn_heart
    cards attack defense draw heal
    mean_attack mean_defense mean_draw chain
    lord_attack lord_defense lord_best
    step_attack step_defense step_best
    hand_covers hand_ready hand_draws hand_worth
    lord_open_attack lord_open_defense lord_open_best
    lord_covers lord_ready lord_ready_next
    to_move order
    argentus horan xanros aderyn victorius
}

impl Judged for Goblin {
    const FEATURES: &'static [&'static str] = Standing::NAMES;
    const WEIGHTS: &'static str = include_str!("../../data/goblin.txt");

    fn describe(&self, state: &State, seat: Seat, features: &mut [f32]) {
        describe(self, state, seat, state.player(seat), features);
    }

    fn playing(&self, state: &State) -> SeatSet {
        state.playing()
    }

    fn turns(&self, state: &State) -> u16 {
        state.turn()
    }
}

/// How a seat would stand if this were its player.
pub(super) fn describe(
    rules: &Goblin,
    state: &State,
    seat: Seat,
    player: &Player,
    features: &mut [f32],
) {
    standing(rules, state, seat, player).write(features);
}

fn standing(rules: &Goblin, state: &State, seat: Seat, player: &Player) -> Standing {
    let mut it = Standing::default();
    let full = f32::from(player.full);
    let key = |level| f32::from(u8::from(player.keys.contains(level)));
    (it.key_1, it.key_2, it.key_3) = (key(Level::I), key(Level::II), key(Level::III));
    let open = rules.lord_is_open(player.keys);
    let lord_open = f32::from(u8::from(open));
    it.hit_points = f32::from(player.hit_points) / full;
    it.dead = truth(player.hit_points == 0);
    it.weak = truth(player.hit_points > 0 && player.hit_points * 2 < player.full);
    let potion = |potion| truth(player.potions.contains(potion));
    it.strength = potion(Potion::Strength);
    it.healing = potion(Potion::Healing);
    it.countercurse = potion(Potion::Countercurse);
    it.lord_strength = it.strength * lord_open;
    it.lord_healing = it.healing * lord_open;
    it.lord_countercurse = it.countercurse * lord_open;
    for card in EquipmentKind::ALL.into_iter().filter_map(|kind| player.equipment(kind)) {
        if let Some(face) = rules.equipment(card) {
            it.worn_attack += f32::from(face.attack);
            it.worn_defense += f32::from(face.defense);
            it.worn_hand += f32::from(face.hand);
            it.worn_heart += f32::from(face.heart);
        }
    }
    it.deck(rules, state, player, open);
    it.seat(rules, state, seat, player, open);
    it
}

impl Standing {
    /// The cards, wherever they are, and how far they go against what comes next and the lord.
    fn deck(&mut self, rules: &Goblin, state: &State, player: &Player, open: bool) {
        let cards = all_cards(state, player);
        let count = cards.len() as f32;
        let mut colors = [0_u16; 4];
        let (mut attack, mut defense, mut heal, mut draw) = (0, 0, 0, 0);
        for card in cards.iter() {
            let face = rules.action_card(player.hero, card);
            colors[face.color as usize] += 1;
            attack += u16::from(face.attack);
            defense += u16::from(face.defense);
            heal += u16::from(face.heal);
            draw += u16::from(face.draw);
        }
        let follows = |card: Card| {
            let next = bits(rules.action_card(player.hero, card).next);
            (0..4).filter(|color| next & (1 << color) != 0).map(|color| colors[color]).sum::<u16>()
        };
        let chains = cards.iter().map(follows).sum::<u16>();
        self.cards = count / 10.0;
        self.attack = f32::from(attack) / 10.0;
        self.defense = f32::from(defense) / 10.0;
        self.heal = f32::from(heal) / 10.0;
        self.draw = f32::from(draw) / 10.0;
        self.mean_attack = f32::from(attack) / count;
        self.mean_defense = f32::from(defense) / count;
        self.mean_draw = f32::from(draw) / count;
        self.chain = f32::from(chains) / (count * count);
        let full = player.full;
        if let Some(lord) = state.lord() {
            let need = need(rules, player, lord, curses(rules, lord), full);
            let odds = Odds::of(rules, player, cards, need);
            (self.lord_attack, self.lord_defense, self.lord_best) =
                (odds.attack, odds.defense, odds.best);
            if open {
                self.lord_open_attack = odds.attack;
                self.lord_open_defense = odds.defense;
                self.lord_open_best = odds.best;
            }
        }
        if let Some(monster) = milestone(rules, state, player).filter(|_| !open) {
            let need = need(rules, player, monster, curses(rules, monster), full);
            let odds = Odds::of(rules, player, cards, need);
            (self.step_attack, self.step_defense, self.step_best) =
                (odds.attack, odds.defense, odds.best);
        }
    }

    /// The hand, and whose turn comes when.
    fn seat(&mut self, rules: &Goblin, state: &State, seat: Seat, player: &Player, open: bool) {
        let next = state.active() == seat;
        self.to_move = truth(next);
        let seats = rules.seats();
        let wait = (seat.index() + seats - state.active().index()) % seats;
        self.order = wait as f32 / seats as f32;
        for card in player.hand.iter() {
            let face = rules.action_card(player.hero, card);
            self.hand_worth += f32::from(face.attack) + 0.7 * f32::from(face.defense);
        }
        self.hand_worth /= 10.0;
        if let Some(monster) = milestone(rules, state, player) {
            let need = need(rules, player, monster, curses(rules, monster), player.hit_points);
            let reach = need.reach(rules, player, player.hand);
            let all = f32::from((need.attack + need.defense).max(1));
            let ready = truth(need.is_met(reach) && player.hit_points > 0);
            let covers = (f32::from(reach.covered) / all).min(1.0);
            let draws = (1.0 - covers) * f32::from(reach.draws);
            if open {
                self.lord_covers = covers;
                self.lord_ready = ready;
                self.lord_ready_next = ready * truth(next);
            } else {
                self.hand_covers = covers;
                self.hand_ready = ready;
            }
            self.hand_draws = draws;
        }
        if !rules.setup().abilities.is_on() {
            return;
        }
        let hero = match player.hero {
            Hero::Argentus => &mut self.argentus,
            Hero::Horan => &mut self.horan,
            Hero::Xanros => &mut self.xanros,
            Hero::Aderyn => &mut self.aderyn,
            Hero::Victorius => &mut self.victorius,
            Hero::Taia => return,
        };
        *hero = 1.0;
    }
}

/// How far average hands and the best hand of some cards go against a monster, color aside.
struct Odds {
    attack: f32,
    defense: f32,
    best: f32,
}

impl Odds {
    fn of(rules: &Goblin, player: &Player, cards: CardSet, need: Need) -> Self {
        let curses = need.curses;
        let limit = rules.hand_limit(player, curses);
        let counts = |effect: Effect| f32::from(u8::from(!curses.contains(effect.curse())));
        let (strikes, shields) = (counts(Effect::Attack), counts(Effect::Defense));
        let draws = f32::from(u8::from(!curses.contains(Curse::Draw)));
        let mut top = [0.0_f32; 8];
        let (mut attack, mut defense, mut draw) = (0.0, 0.0, 0.0);
        for card in cards.iter() {
            let face = rules.action_card(player.hero, card);
            if curses.contains(face.color.curse()) {
                continue;
            }
            let (strike, shield) =
                (strikes * f32::from(face.attack), shields * f32::from(face.defense));
            attack += strike;
            defense += shield;
            draw += draws * f32::from(face.draw);
            let mut worth = strike + shield;
            for place in &mut top[..limit.min(8)] {
                if *place < worth {
                    core::mem::swap(place, &mut worth);
                }
            }
        }
        let count = cards.len().max(1) as f32;
        let hand = limit as f32 * (1.0 + draw / count);
        let (needed, guarded) = (f32::from(need.attack.max(1)), f32::from(need.defense.max(1)));
        let doubled = if need.strength { top[0] } else { 0.0 };
        Self {
            attack: (attack / count * hand / needed).min(1.5),
            defense: (defense / count * hand / guarded).min(1.5),
            best: ((top.iter().sum::<f32>() + doubled) / (needed + guarded)).min(2.0),
        }
    }
}

fn curses(rules: &Goblin, monster: Monster) -> Curses {
    rules.content().monsters[monster.index()].curses
}

fn truth(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// The next monster on a player's way to the lord.
pub(super) fn milestone(rules: &Goblin, state: &State, player: &Player) -> Option<Monster> {
    if rules.lord_is_open(player.keys) {
        return state.lord();
    }
    let level = Level::ALL.into_iter().find(|&level| !player.keys.contains(level))?;
    state.cavern(level).gate
}
