//! How well a seat stands, in numbers.

use dungeon::{
    Dungeon, FULL_HIT_POINTS, Hero, MOVES, Monster, Piece, State, Thing, TileKind, Token, Ways,
};
use table::{Seat, SeatSet};

use super::thumb::{Reached, Thumb};
use crate::Judged;

/// What is a turn farther away counts so much less.
const PATIENCE: [f32; 5] = [1.0, 0.75, 0.56, 0.42, 0.32];

/// The same for a player in a hurry.
const SOON: [f32; 5] = [1.0, 0.5, 0.25, 0.125, 0.06];

/// Everything but who the hero is, which comes last.
const COUNTED: usize = 27;

impl Judged for Dungeon {
    const FEATURES: &'static [&'static str] = &[
        "points",
        "points-late",
        "lead-late",
        "weapons",
        "weapons-late",
        "bolts",
        "portals",
        "key",
        "key-late",
        "hit-points",
        "unconscious",
        "last-hit-point",
        "cursed",
        "chest-ahead",
        "treasure-ahead",
        "key-ahead",
        "arms-ahead",
        "fountain-ahead",
        "unknown-ahead",
        "dragon-wins",
        "dragon-loses",
        "next",
        "promise",
        "promise-late",
        "lead-scarce",
        "dragon-strength",
        "dragon-strength-late",
        "argentus",
        "horan",
        "xanros",
        "aderyn",
        "victorius",
        "taia",
    ];
    const WEIGHTS: &'static str = include_str!("../../data/dungeon.txt");

    fn describe(&self, state: &State, seat: Seat, features: &mut [f32]) {
        let mut ways = Ways::new();
        ways.find(state, seat);
        let thumb = Thumb::new(self, state, seat);
        let hero = thumb.hero();
        let inventory = &hero.inventory;
        let all = f32::from(self.content().token_count() as u8);
        let late = 1.0 - f32::from(state.tokens_left()) / all.max(1.0);
        let points = f32::from(inventory.points().halves) / 2.0;
        let lead = points - f32::from(thumb.best_other().unwrap_or(0)) / 2.0;
        let weapons = thumb.weapons();
        let key = f32::from(u8::from(inventory.has(Piece::Key)));
        let ahead = Ahead::of(&thumb, &ways);
        let dragon = strength_against_dragon(&thumb);
        let numbers: [f32; COUNTED] = [
            points,
            points * late,
            lead.clamp(-3.0, 3.0) * late,
            weapons,
            weapons * late,
            f32::from(inventory.count(Piece::MagicBolt)),
            f32::from(inventory.count(Piece::PortalOfHealing)),
            key,
            key * late,
            f32::from(hero.hit_points) / f32::from(FULL_HIT_POINTS),
            f32::from(u8::from(hero.hit_points == 0)),
            f32::from(u8::from(hero.hit_points == 1)),
            f32::from(u8::from(state.cursed() == Some(seat))),
            ahead.chest,
            ahead.treasure,
            ahead.key,
            ahead.arms,
            ahead.fountain * (1.0 - f32::from(hero.hit_points) / f32::from(FULL_HIT_POINTS)),
            ahead.unknown,
            ahead.dragon_wins,
            ahead.dragon_loses,
            f32::from(u8::from(state.active() == seat)),
            ahead.promise,
            ahead.promise * late,
            lead.clamp(-4.0, 4.0) / (1.0 + treasures_left(&thumb)),
            dragon,
            dragon * late,
        ];
        features[..COUNTED].copy_from_slice(&numbers);
        features[COUNTED + hero_place(hero.hero)] = 1.0;
    }

    fn playing(&self, state: &State) -> SeatSet {
        state.playing()
    }

    fn turns(&self, state: &State) -> u16 {
        state.turn_number()
    }
}

/// The order of the heroes among the features.
const fn hero_place(hero: Hero) -> usize {
    match hero {
        Hero::Argentus => 0,
        Hero::Horan => 1,
        Hero::Xanros => 2,
        Hero::Aderyn => 3,
        Hero::Victorius => 4,
        Hero::Taia => 5,
    }
}

/// The best that lies ahead of a hero, by kind: what it is worth, its chance, and how far it is.
#[derive(Clone, Copy, Debug, Default)]
struct Ahead {
    chest: f32,
    treasure: f32,
    key: f32,
    arms: f32,
    fountain: f32,
    unknown: f32,
    dragon_wins: f32,
    dragon_loses: f32,
    promise: f32,
}

/// Points that nobody has yet.
fn treasures_left(thumb: &Thumb<'_>) -> f32 {
    let (state, content) = (thumb.state, thumb.rules.content());
    let mut left = 0.0;
    for token in Token::all() {
        let points = match token {
            Token::Chest => 1.0,
            Token::Monster(monster) if content.back[monster] == Piece::Treasure => 1.0,
            Token::Monster(_) => continue,
        };
        let laid = state.tiles().iter().filter(|tile| tile.thing == Thing::Token(token)).count();
        left += points * (f32::from(state.in_bag(token)) + laid as f32);
    }
    left
}

/// The chance to beat what ends the game.
fn strength_against_dragon(thumb: &Thumb<'_>) -> f32 {
    let ends = |monster: &Monster| thumb.rules.content().ends_game[*monster];
    let dragon = Monster::ALL.into_iter().find(ends);
    dragon.map_or(0.0, |dragon| thumb.chances(dragon, Reached::Later).win)
}

impl Ahead {
    fn of(thumb: &Thumb<'_>, ways: &Ways) -> Self {
        let mut ahead = Self::default();
        let exploring = thumb.exploring(Reached::Later);
        let healing = thumb.healing();
        let state = thumb.state;
        for tile in state.indices() {
            let Some(moves) = ways.moves(tile) else { continue };
            let laid = state.tile(tile);
            let near = |moves: u8| {
                let turns = usize::from(moves.saturating_sub(1) / MOVES);
                PATIENCE.get(turns).copied().unwrap_or(0.25) - 0.01 * f32::from(moves.min(20))
            };
            let patience = |moves: u8| {
                let turns = usize::from(moves.saturating_sub(1) / MOVES);
                SOON.get(turns).copied().unwrap_or(0.03)
            };
            if let Some((_, value)) = thumb.offer(tile, Reached::Later) {
                raise(&mut ahead.promise, value * patience(moves));
            }
            if laid.kind == TileKind::Fountain {
                raise(&mut ahead.promise, healing * patience(moves));
            }
            if thumb.unknown(tile).next().is_some() {
                raise(&mut ahead.promise, exploring * patience(moves + 1));
            }
            match laid.thing {
                Thing::Token(Token::Chest) => raise(&mut ahead.chest, near(moves)),
                Thing::Token(Token::Monster(monster)) => {
                    ahead.see(thumb, monster, near(moves));
                }
                Thing::Piece(piece) => {
                    let gain = thumb.gain(piece) * near(moves);
                    match piece {
                        Piece::Key => raise(&mut ahead.key, gain),
                        Piece::Treasure | Piece::DragonTreasure => {
                            raise(&mut ahead.treasure, gain);
                        }
                        Piece::Daggers
                        | Piece::Sword
                        | Piece::Axe
                        | Piece::MagicBolt
                        | Piece::PortalOfHealing => raise(&mut ahead.arms, gain),
                    }
                }
                Thing::Nothing => {}
            }
            if laid.kind == TileKind::Fountain {
                raise(&mut ahead.fountain, near(moves));
            }
            if thumb.unknown(tile).next().is_some() {
                raise(&mut ahead.unknown, near(moves + 1));
            }
        }
        // A chest is of use with a key; without one, the way to it begins at a key.
        ahead.chest *= if thumb.hero().inventory.has(Piece::Key) { 1.0 } else { 0.0 };
        ahead
    }

    fn see(&mut self, thumb: &Thumb<'_>, monster: Monster, near: f32) {
        let content = thumb.rules.content();
        let win = thumb.chances(monster, Reached::Later).win * near;
        if content.ends_game[monster] {
            if thumb.prize(monster) > 0.0 {
                raise(&mut self.dragon_wins, win);
            } else {
                raise(&mut self.dragon_loses, win);
            }
            return;
        }
        let back = content.back[monster];
        let gain = win * thumb.gain(back);
        match back {
            Piece::Key => raise(&mut self.key, gain),
            Piece::Treasure | Piece::DragonTreasure => raise(&mut self.treasure, gain),
            Piece::Daggers
            | Piece::Sword
            | Piece::Axe
            | Piece::MagicBolt
            | Piece::PortalOfHealing => raise(&mut self.arms, gain),
        }
    }
}

fn raise(best: &mut f32, value: f32) {
    *best = best.max(value);
}
