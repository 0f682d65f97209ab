//! Chance: what can be rolled and drawn, how it is sampled, and what it leads to.

use alloc::vec::Vec;

use table::{EventSink, Luck, Stream, Weighted};

use super::legal::not_in_phase;
use super::{Dungeon, Verdict, impossible};
use crate::{Chance, Dice, Draw, Event, Hero, Phase, Refusal, State, TileType, Token};

/// The streams of fair dice, as `docs/fair-dice.md` numbers them.
const DICE: Stream = Stream::new(0);
const TILES: Stream = Stream::new(1);
const TOKENS: Stream = Stream::new(2);
const HEROES: Stream = Stream::new(3);

/// Sides of a die that can turn up: a swordsman's reroll is one step (K10.5).
#[derive(Clone, Copy)]
struct Sides {
    lowest: u8,
    count: u32,
}

impl Sides {
    const PLAIN: Self = Self { lowest: 1, count: 6 };
    const WITHOUT_ONE: Self = Self { lowest: 2, count: 5 };

    fn of(state: &State) -> Self {
        let swordsman = state.active_hero().hero == Hero::Victorius;
        let skilled = matches!(state.phase, Phase::Chance(Draw::Roll { skilled: true, .. }));
        if swordsman && skilled { Self::WITHOUT_ONE } else { Self::PLAIN }
    }

    fn throw(self, number: u32) -> Chance {
        let die = |number: u32| self.lowest + number as u8;
        Chance::Dice(Dice(die(number / self.count), die(number % self.count)))
    }

    fn contains(self, die: u8) -> bool {
        (self.lowest..=6).contains(&die)
    }
}

impl Dungeon {
    pub(super) fn chance_stream(&self, state: &State) -> Stream {
        let Phase::Chance(draw) = state.phase else { return DICE };
        match draw {
            Draw::StartRoll { .. } | Draw::Roll { .. } => DICE,
            Draw::Tile { .. } => TILES,
            Draw::Token | Draw::SecondToken { .. } => TOKENS,
            Draw::Hero { .. } => HEROES,
        }
    }

    pub(super) fn list_chances(&self, state: &State, list: &mut Vec<Weighted<Chance>>) {
        let Phase::Chance(draw) = state.phase else { return };
        match draw {
            Draw::Hero { .. } => {
                let heroes = free_heroes(state);
                list.extend(heroes.map(|hero| Weighted { chance: Chance::Hero(hero), weight: 1 }));
            }
            Draw::StartRoll { .. } | Draw::Roll { .. } => {
                let sides = Sides::of(state);
                let throws = (0..sides.count * sides.count).map(|number| sides.throw(number));
                list.extend(throws.map(|chance| Weighted { chance, weight: 1 }));
            }
            Draw::Tile { .. } => {
                let weight = |tile| (Chance::Tile(tile), self.tile_weight(state, tile));
                list.extend(weighted(TileType::all().map(weight)));
            }
            Draw::Token | Draw::SecondToken { .. } => {
                let weight = |token: Token| (Chance::Token(token), state.bag[token.index()]);
                list.extend(weighted(Token::all().map(weight)));
            }
        }
    }

    #[inline]
    pub(super) fn sample_chance(&self, state: &State, luck: &mut impl Luck) -> Chance {
        let Phase::Chance(draw) = state.phase else { impossible() };
        match draw {
            Draw::Tile { again: false, .. } => {
                let number = luck.below(u32::from(state.stack_total));
                Chance::Tile(TileType::from_index(place_in(&state.stack, number)))
            }
            Draw::Tile { again: true, .. } => {
                let weight = |index| self.tile_weight(state, TileType::from_index(index));
                let weights: [u8; TileType::COUNT] = core::array::from_fn(weight);
                let total = weights.iter().copied().map(u32::from).sum();
                Chance::Tile(TileType::from_index(place_in(&weights, luck.below(total))))
            }
            Draw::Token | Draw::SecondToken { .. } => {
                let number = luck.below(u32::from(state.bag_total));
                Chance::Token(Token::from_index(place_in(&state.bag, number)))
            }
            Draw::Hero { .. } => {
                let number = luck.below(free_heroes(state).count() as u32);
                let hero = free_heroes(state).nth(number as usize);
                Chance::Hero(hero.expect("there are more heroes than seats"))
            }
            Draw::StartRoll { .. } | Draw::Roll { .. } => {
                let sides = Sides::of(state);
                sides.throw(luck.below(sides.count * sides.count))
            }
        }
    }

    pub(super) fn can_turn_up(&self, state: &State, chance: Chance) -> Verdict {
        let Phase::Chance(draw) = state.phase else {
            return Err(not_in_phase(state, Refusal::NothingToDraw));
        };
        let possible = |possible: bool, refusal| if possible { Ok(()) } else { Err(refusal) };
        match (draw, chance) {
            (Draw::Hero { .. }, Chance::Hero(hero)) => {
                possible(free_heroes(state).any(|free| free == hero), Refusal::NotAHeroDraw)
            }
            (Draw::StartRoll { .. } | Draw::Roll { .. }, Chance::Dice(Dice(first, second))) => {
                let plain = Sides::PLAIN.contains(first) && Sides::PLAIN.contains(second);
                possible(plain, Refusal::NotADiceRoll)?;
                let sides = Sides::of(state);
                let stands = sides.contains(first) && sides.contains(second);
                possible(stands, Refusal::SwordsmanRollsNoOne)
            }
            (Draw::Tile { .. }, Chance::Tile(tile)) => {
                possible(state.stack[tile.index()] > 0, Refusal::TileNotInStack)?;
                possible(self.tile_weight(state, tile) > 0, Refusal::TileWouldClose)
            }
            (Draw::Token | Draw::SecondToken { .. }, Chance::Token(token)) => {
                possible(state.bag[token.index()] > 0, Refusal::TokenNotInBag)
            }
            (Draw::Hero { .. }, _) => Err(Refusal::NotAHeroDraw),
            (Draw::StartRoll { .. }, _) => Err(Refusal::NotAStartRoll),
            (Draw::Roll { .. }, _) => Err(Refusal::NotADiceRoll),
            (Draw::Tile { .. }, _) => Err(Refusal::NotATileDraw),
            (Draw::Token | Draw::SecondToken { .. }, _) => Err(Refusal::NotATokenDraw),
        }
    }

    #[inline]
    pub(super) fn turn_up(
        &self,
        state: &mut State,
        chance: Chance,
        sink: &mut impl EventSink<Event>,
    ) {
        match chance {
            Chance::Hero(hero) => self.hero_drawn(state, hero, sink),
            Chance::Tile(tile) => self.tile_drawn(state, tile, sink),
            Chance::Token(token) => self.token_drawn(state, token, sink),
            Chance::Dice(dice) => match state.phase {
                Phase::Chance(Draw::StartRoll { .. }) => self.rolled_for_start(state, dice, sink),
                Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_) => {
                    self.rolled(state, dice, sink);
                }
            },
        }
    }

    /// How many of this tile can be drawn: none that would close the dungeon, when another one is
    /// drawn in its place (K3.5).
    fn tile_weight(&self, state: &State, tile: TileType) -> u8 {
        match state.phase {
            Phase::Chance(Draw::Tile { direction, again: true })
                if !self.keeps_open(state, direction, tile) =>
            {
                0
            }
            Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_) => state.stack[tile.index()],
        }
    }
}

/// Heroes nobody has or had.
fn free_heroes(state: &State) -> impl Iterator<Item = Hero> {
    let taken = |hero: Hero| state.named.iter().any(|seat| state.hero(seat).hero == hero);
    Hero::ALL.into_iter().filter(move |&hero| !taken(hero))
}

fn weighted(chances: impl Iterator<Item = (Chance, u8)>) -> impl Iterator<Item = Weighted<Chance>> {
    chances
        .filter(|&(_, count)| count > 0)
        .map(|(chance, count)| Weighted { chance, weight: u32::from(count) })
}

/// The pile's kind at place `number` when each is repeated as often as it is there.
#[inline]
fn place_in(pile: &[u8], mut number: u32) -> usize {
    for (index, &count) in pile.iter().enumerate() {
        if number < u32::from(count) {
            return index;
        }
        number -= u32::from(count);
    }
    unreachable!("the number is below the sum of the pile")
}
