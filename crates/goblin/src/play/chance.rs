//! Chance: what can be drawn, how it is sampled, and what it leads to.

use alloc::vec::Vec;

use table::{EventSink, Luck, Seat, Stream, Weighted};

use super::start::{as_chance, free_heroes, lords};
use super::{Goblin, Verdict, ensure, impossible};
use crate::deck::nth_bit;
use crate::number::{LORDS, MonsterKind};
use crate::{
    Back, Card, Chance, Deck, Draw, Event, Monster, Phase, Refusal, SlotCard, Spot, Starting, State,
};

/// The streams of fair dice, as `docs/fair-dice.md` numbers them: heroes and who begins, the lord,
/// each level's deck and gatekeepers, each seat's starting cards and backs.
const SEATS: Stream = Stream::new(0);
const LORD: Stream = Stream::new(1);
const DECKS: u8 = 2;
const GATES: u8 = 5;
const CARDS: u8 = 8;
const BACKS: u8 = 12;

impl Goblin {
    pub(super) fn chance_stream(&self, state: &State) -> Stream {
        let Phase::Chance(draw) = state.phase else { return SEATS };
        let of = |first: u8, index: usize| Stream::new(first + index as u8);
        match draw {
            Draw::Hero(_) | Draw::First => SEATS,
            Draw::Monster(Spot::Chamber) => LORD,
            Draw::Monster(Spot::Row(level, _) | Spot::Deck(level)) => of(DECKS, level as usize),
            Draw::Monster(Spot::Gate(level)) => of(GATES, level as usize),
            Draw::FirstHand(seat) => of(CARDS, seat.index()),
            Draw::Card => of(CARDS, state.active.index()),
            Draw::Back => of(BACKS, state.active.index()),
        }
    }

    pub(super) fn list_chances(&self, state: &State, list: &mut Vec<Weighted<Chance>>) {
        let Phase::Chance(draw) = state.phase else { return };
        let once = |chance| Weighted { chance, weight: 1 };
        match draw {
            Draw::Hero(_) => list.extend(free_heroes(state).map(Chance::Hero).map(once)),
            Draw::First => list.extend(state.playing.iter().map(Chance::First).map(once)),
            Draw::Monster(spot) => match spot {
                Spot::Chamber => list.extend(lords().map(as_chance).map(once)),
                Spot::Row(level, _) | Spot::Deck(level) => {
                    list.extend(state.cavern(level).unseen(level).map(as_chance).map(once));
                }
                Spot::Gate(level) => {
                    list.extend(state.cavern(level).unseen_gates(level).map(as_chance).map(once));
                }
            },
            Draw::FirstHand(_) | Draw::Card => {
                let deck = drawn_deck(state, draw);
                list.extend(deck.hidden().starting().map(Chance::Card).map(once));
            }
            Draw::Back => {
                let deck = &state.active_player().deck;
                let starting = deck.unknown_starting() as u32;
                if starting > 0 {
                    let chance = Chance::Back(Back::Starting);
                    list.push(Weighted { chance, weight: starting });
                }
                let won = deck.hidden().won();
                list.extend(won.map(|card| once(Chance::Back(Back::Won(card)))));
            }
        }
    }

    #[inline]
    pub(super) fn sample_chance(&self, state: &State, luck: &mut impl Luck) -> Chance {
        let Phase::Chance(draw) = state.phase else { impossible() };
        match draw {
            Draw::Hero(_) => {
                let number = luck.below(free_heroes(state).count() as u32);
                let hero = free_heroes(state).nth(number as usize);
                Chance::Hero(hero.expect("there are more heroes than seats"))
            }
            Draw::First => {
                let number = luck.below(state.playing.len() as u32);
                let seat = state.playing.iter().nth(number as usize);
                Chance::First(seat.expect("the number is below the count"))
            }
            Draw::Monster(spot) => match spot {
                Spot::Chamber => as_chance(Monster::lord(luck.below(LORDS as u32) as usize)),
                Spot::Row(level, _) | Spot::Deck(level) => {
                    let cavern = state.cavern(level);
                    as_chance(cavern.nth_unseen(level, luck.below(cavern.below() as u32)))
                }
                Spot::Gate(level) => {
                    let cavern = state.cavern(level);
                    let number = luck.below(cavern.unseen_gates_len() as u32);
                    as_chance(cavern.nth_unseen_gate(level, number))
                }
            },
            Draw::FirstHand(_) | Draw::Card => {
                let hidden = drawn_deck(state, draw).hidden();
                let number = luck.below(hidden.starting_len() as u32);
                let place = nth_bit(u64::from(hidden.starting_bits()), number);
                Chance::Card(Starting::from_index(place))
            }
            Draw::Back => {
                let deck = &state.active_player().deck;
                let starting = deck.unknown_starting() as u32;
                let number = luck.below(deck.unknown() as u32);
                Chance::Back(match number.checked_sub(starting) {
                    None => Back::Starting,
                    Some(number) => {
                        Back::Won(crate::Won::from_index(nth_bit(deck.hidden().won_bits(), number)))
                    }
                })
            }
        }
    }

    pub(super) fn can_turn_up(&self, state: &State, chance: Chance) -> Verdict {
        let Phase::Chance(draw) = state.phase else {
            return Err(match state.phase {
                Phase::Over(_) => Refusal::GameOver,
                Phase::Seat(_) | Phase::Chance(_) => Refusal::NothingToDraw,
            });
        };
        match (draw, chance) {
            (Draw::Hero(_), Chance::Hero(hero)) => {
                ensure(free_heroes(state).any(|free| free == hero), Refusal::NotAHeroDraw)
            }
            (Draw::Hero(_), _) => Err(Refusal::NotAHeroDraw),
            (Draw::First, Chance::First(seat)) => {
                ensure(state.playing.contains(seat), Refusal::NotAFirstDraw)
            }
            (Draw::First, _) => Err(Refusal::NotAFirstDraw),
            (Draw::Monster(spot), Chance::Monster(monster)) => can_lie(state, spot, monster),
            (Draw::Monster(Spot::Chamber), _) => Err(Refusal::NotALordDraw),
            (Draw::Monster(_), _) => Err(Refusal::NotAMonsterDraw),
            (Draw::FirstHand(_) | Draw::Card, Chance::Card(card)) => {
                let hidden = drawn_deck(state, draw).hidden();
                ensure(hidden.contains(Card::Starting(card)), Refusal::CardNotInDeck)
            }
            (Draw::FirstHand(_) | Draw::Card, _) => Err(Refusal::NotACardDraw),
            (Draw::Back, Chance::Back(back)) => {
                let deck = &state.active_player().deck;
                let there = match back {
                    Back::Starting => deck.unknown_starting() > 0,
                    Back::Won(card) => deck.hidden().contains(Card::Won(card)),
                };
                ensure(there, Refusal::BackNotInDeck)
            }
            (Draw::Back, _) => Err(Refusal::NotABackDraw),
        }
    }

    #[inline]
    pub(super) fn turn_up(
        &self,
        state: &mut State,
        chance: Chance,
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::Chance(draw) = state.phase else { impossible() };
        match (chance, draw) {
            (Chance::Hero(hero), Draw::Hero(seat)) => self.hero_drawn(state, seat, hero, sink),
            (Chance::Monster(monster), Draw::Monster(spot)) => {
                self.monster_turned_up(state, spot, monster, sink);
            }
            (Chance::Card(card), Draw::FirstHand(seat)) => {
                self.first_hand(state, seat, card, sink);
            }
            (Chance::Card(card), _) => {
                self.drawn(state, Card::Starting(card), sink);
                self.draw_on(state, sink);
            }
            (Chance::Back(back), _) => {
                let card = match back {
                    Back::Starting => SlotCard::Starting,
                    Back::Won(card) => SlotCard::Won(card),
                };
                self.back_opened(state, card, sink);
                self.draw_on(state, sink);
            }
            (Chance::First(seat), _) => self.begin_with(state, seat, sink),
            (Chance::Hero(_) | Chance::Monster(_), _) => impossible(),
        }
    }
}

/// The deck a starting card is drawn from.
fn drawn_deck(state: &State, draw: Draw) -> &Deck {
    let seat: Seat = match draw {
        Draw::FirstHand(seat) => seat,
        Draw::Hero(_) | Draw::Monster(_) | Draw::First | Draw::Back | Draw::Card => state.active,
    };
    &state.player(seat).deck
}

/// Whether a monster can be the next of this pile.
fn can_lie(state: &State, spot: Spot, monster: Monster) -> Verdict {
    let (there, otherwise) = match spot {
        Spot::Chamber => (monster.kind() == MonsterKind::Lord, Refusal::NotALordDraw),
        Spot::Row(level, _) | Spot::Deck(level) => (
            state.cavern(level).unseen(level).any(|other| other == monster),
            Refusal::MonsterNotThere,
        ),
        Spot::Gate(level) => (
            state.cavern(level).unseen_gates(level).any(|other| other == monster),
            Refusal::MonsterNotThere,
        ),
    };
    ensure(there, otherwise)
}
