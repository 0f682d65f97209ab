//! Combat (K4), with the skills that touch it (K10).

use core::cmp::Ordering;

use table::EventSink;

use super::legal::not_in_phase;
use super::{Dungeon, Verdict, impossible};
use crate::{
    Content, Decision, Dice, Draw, Event, FULL_HIT_POINTS, Fight, FightResult, Hero, Inventory,
    LootFrom, MOVES, Monster, Phase, Piece, Place, Refusal, State, Thing,
};

impl Fight {
    /// The sum against which the strength is held (K4.2).
    pub fn total(&self, content: &Content, inventory: &Inventory) -> u8 {
        self.dice.sum()
            + content.bonus.together(inventory)
            + self.bolts
            + u8::from(self.first_move)
            + u8::from(self.sacrificed)
    }
}

/// How a total compares with a strength (K4.3). What an equal one means depends on the hero.
#[inline]
pub(crate) fn compare(total: u8, strength: u8, equal: FightResult) -> FightResult {
    match total.cmp(&strength) {
        Ordering::Greater => FightResult::Won,
        Ordering::Equal => equal,
        Ordering::Less => FightResult::Lost,
    }
}

impl Dungeon {
    /// K10.4: the thief decides to fight.
    #[inline]
    pub(super) fn can_fight(&self, state: &State) -> Verdict {
        if matches!(state.phase, Phase::Seat(Decision::MustFight)) {
            return Ok(());
        }
        super::legal::walking(state)?;
        if state.here().thing.monster().is_none() {
            Err(Refusal::NoMonsterHere)
        } else if state.active_hero().hero != Hero::Aderyn {
            Err(Refusal::NotAderyn)
        } else {
            // A cursed thief is never free to walk on a monster's tile: she has to fight first.
            Ok(())
        }
    }

    /// K4.1; skills are those of this moment (K4.6). Only the thief fights without a move.
    pub(super) fn begin_fight(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Some(monster) = state.here().thing.monster() else { impossible() };
        let seat = state.active;
        sink.push(Event::FightBegan { seat, monster, strength: self.strength(monster) });
        let (skilled, first_move) = (state.skilled(seat), by_first_move(state));
        state.phase = Phase::Chance(Draw::Roll { skilled, first_move, second: false });
    }

    pub(super) fn strength(&self, monster: Monster) -> u8 {
        self.content().strength[monster]
    }

    /// What the dice mean: Horan may roll again (K10.2), else bolts and sacrifice come next.
    pub(super) fn rolled(&self, state: &mut State, dice: Dice, sink: &mut impl EventSink<Event>) {
        let Phase::Chance(Draw::Roll { skilled, first_move, second }) = state.phase else {
            impossible()
        };
        let fight = Fight { dice, skilled, first_move, bolts: 0, sacrificed: false };
        let total = fight.total(self.content(), &state.active_hero().inventory);
        sink.push(Event::Rolled { seat: state.active, dice, total });
        if state.active_hero().hero == Hero::Horan && skilled && !second {
            state.phase = Phase::Seat(Decision::SecondRoll(fight));
        } else {
            self.strengthen(state, fight, sink);
        }
    }

    /// K10.2.
    pub(super) fn can_roll_again(&self, state: &State) -> Verdict {
        if matches!(state.phase, Phase::Seat(Decision::SecondRoll(_))) {
            return Ok(());
        }
        let fight = strengthening(state)?;
        Err(match (state.active_hero().hero == Hero::Horan, fight.skilled) {
            (true, true) => Refusal::RolledTwice,
            (true, false) => Refusal::SkillCursed,
            (false, _) => Refusal::NotHoran,
        })
    }

    pub(super) fn roll_again(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::SecondRoll(fight)) = state.phase else { impossible() };
        sink.push(Event::RollsAgain { seat: state.active });
        let Fight { skilled, first_move, .. } = fight;
        state.phase = Phase::Chance(Draw::Roll { skilled, first_move, second: true });
    }

    pub(super) fn stand(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::SecondRoll(fight)) = state.phase else { impossible() };
        self.strengthen(state, fight, sink);
    }

    /// Bolts and sacrifice, as long as there are any; then the comparison (K4.2).
    fn strengthen(&self, state: &mut State, fight: Fight, sink: &mut impl EventSink<Event>) {
        state.phase = Phase::Seat(Decision::Strengthen(fight));
        if self.can_bolt(state).is_err() && self.can_sacrifice(state).is_err() {
            self.strike(state, sink);
        }
    }

    /// K7.1; each bolt counts once in a combat, the wizard's too (K4.2).
    pub(crate) fn can_bolt(&self, state: &State) -> Verdict {
        let fight = strengthening(state)?;
        let carried = state.active_hero().inventory.count(Piece::MagicBolt);
        let spent = if keeps_bolts(state, fight) { fight.bolts } else { 0 };
        if carried > spent { Ok(()) } else { Err(Refusal::NoBolt) }
    }

    /// A used bolt is out of the game (K6.5), except the wizard's.
    pub(super) fn use_bolt(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::Strengthen(mut fight)) = state.phase else { impossible() };
        if !keeps_bolts(state, fight) {
            state.active_hero_mut().inventory.remove(Piece::MagicBolt);
        }
        fight.bolts += 1;
        let total = fight.total(self.content(), &state.active_hero().inventory);
        sink.push(Event::BoltUsed { seat: state.active, total });
        self.strengthen(state, fight, sink);
    }

    /// K10.3.
    pub(crate) fn can_sacrifice(&self, state: &State) -> Verdict {
        let fight = strengthening(state)?;
        if state.active_hero().hero != Hero::Xanros {
            Err(Refusal::NotXanros)
        } else if !fight.skilled {
            Err(Refusal::SkillCursed)
        } else if fight.sacrificed {
            Err(Refusal::SacrificedAlready)
        } else if state.active_hero().hit_points == 0 {
            Err(Refusal::NoHitPoint)
        } else {
            Ok(())
        }
    }

    pub(super) fn sacrifice(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::Strengthen(mut fight)) = state.phase else { impossible() };
        state.active_hero_mut().hit_points -= 1;
        fight.sacrificed = true;
        let total = fight.total(self.content(), &state.active_hero().inventory);
        sink.push(Event::Sacrificed { seat: state.active, total });
        self.strengthen(state, fight, sink);
    }

    pub(super) fn can_strike(&self, state: &State) -> Verdict {
        strengthening(state).map(|_| ())
    }

    /// The comparison and what follows from it (K4.3, K4.4).
    pub(super) fn strike(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::Strengthen(fight)) = state.phase else { impossible() };
        let Some(monster) = state.here().thing.monster() else { impossible() };
        let seat = state.active;
        let hero = *state.active_hero();
        let strength = self.strength(monster);
        let total = fight.total(self.content(), &hero.inventory);
        // Ties are wins for the thief (K10.4).
        let thief = fight.skilled && hero.hero == Hero::Aderyn;
        let equal = if thief { FightResult::Won } else { FightResult::Tied };
        let result = compare(total, strength, equal);
        sink.push(Event::Fought { seat, monster, total, strength, result });
        let six = fight.dice.0 == 6 || fight.dice.1 == 6;
        let unstoppable = fight.skilled && hero.hero == Hero::Victorius && six;
        match result {
            FightResult::Won => self.won(state, monster, unstoppable && hero.hit_points > 0, sink),
            FightResult::Tied => {
                self.retreat(state, sink);
                self.after_combat(state, unstoppable, sink);
            }
            FightResult::Lost => self.lost(state, fight, unstoppable, sink),
        }
    }

    fn won(
        &self,
        state: &mut State,
        monster: Monster,
        goes_on: bool,
        sink: &mut impl EventSink<Event>,
    ) {
        let here = state.active_hero().tile;
        let piece = self.content().back[monster];
        state.tile_mut(here).thing = Thing::Nothing;
        state.active_hero_mut().inventory.add(piece);
        sink.push(Event::Looted { seat: state.active, piece });
        // The dragon's defeat ends the game at once (K4.5).
        if self.content().ends_game[monster] {
            return self.end_game(state, crate::Ending::Dragon, sink);
        }
        let curse = self.content().curses[monster] && state.playing.len() > 1;
        self.gained(state, LootFrom::Combat { curse, goes_on }, sink);
    }

    fn lost(
        &self,
        state: &mut State,
        fight: Fight,
        unstoppable: bool,
        sink: &mut impl EventSink<Event>,
    ) {
        let seat = state.active;
        let hero = state.active_hero_mut();
        // A hero at 0 here is Xanros, who gave the last one himself: nothing more is lost (K10.3).
        if hero.hit_points > 0 {
            hero.hit_points -= 1;
            let left = hero.hit_points;
            sink.push(Event::HitPointLost { seat, left });
        }
        // At 0 the hero is unconscious (K5.1).
        let down = state.active_hero().hit_points == 0;
        if down && fight.skilled && state.active_hero().hero == Hero::Horan {
            state.phase = Phase::Seat(Decision::Rise);
            return;
        }
        self.retreat(state, sink);
        self.after_combat(state, unstoppable && !down, sink);
    }

    /// Back to where the move began; a thief who did not move in this turn has a refuge (K4.3).
    fn retreat(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        let to = state.came_from.unwrap_or(state.active_hero().refuge);
        self.relocate(state, seat, to);
        sink.push(Event::Retreated { seat, to: state.tile(to).place });
    }

    /// The turn ends, except for a Victorius with a six (K10.5).
    pub(super) fn after_combat(
        &self,
        state: &mut State,
        goes_on: bool,
        sink: &mut impl EventSink<Event>,
    ) {
        if goes_on {
            state.came_from = None;
            sink.push(Event::GoesOn { seat: state.active });
            self.go_on(state, sink);
        } else {
            self.end_turn(state, sink);
        }
    }

    /// K10.2.
    pub(super) fn can_rise(&self, state: &State, place: Place) -> Verdict {
        if !matches!(state.phase, Phase::Seat(Decision::Rise)) {
            Err(not_in_phase(state, Refusal::NotDefeated))
        } else if state.fountain_at(place).is_some() {
            Ok(())
        } else {
            Err(Refusal::NoFountainToRise)
        }
    }

    pub(super) fn rise(&self, state: &mut State, place: Place, sink: &mut impl EventSink<Event>) {
        let Some(to) = state.tile_at(place) else { impossible() };
        let seat = state.active;
        self.relocate(state, seat, to);
        state.active_hero_mut().hit_points = FULL_HIT_POINTS;
        sink.push(Event::Rose { seat, at: place });
        self.end_turn(state, sink);
    }
}

/// Taia's first move led into this fight (K10.6).
pub(crate) fn by_first_move(state: &State) -> bool {
    state.plays_skilled(Hero::Taia) && state.moves == MOVES - 1
}

/// The wizard's bolts are not used up (K10.1).
fn keeps_bolts(state: &State, fight: Fight) -> bool {
    fight.skilled && state.active_hero().hero == Hero::Argentus
}

/// The combat, if it is the time for bolts and sacrifice.
fn strengthening(state: &State) -> Result<Fight, Refusal> {
    if let Phase::Seat(Decision::Strengthen(fight)) = state.phase {
        Ok(fight)
    } else if matches!(state.phase, Phase::Seat(Decision::SecondRoll(_))) {
        Err(Refusal::DecideRoll)
    } else {
        Err(not_in_phase(state, Refusal::NotInCombat))
    }
}
