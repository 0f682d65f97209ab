//! Exact odds of one combat under the best play: first win, then tie, then spend little.

use table::Seat;

use super::{Prospects, Ratio};
use crate::play::compare;
use crate::{Content, FightResult, Hero, Piece, State};

/// Who fights, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// Which hero.
    pub hero: Hero,
    /// Has the curse, so has no skills (K9.2).
    pub cursed: bool,
    /// What the weapons add together.
    pub weapons: u8,
    /// Magic bolts.
    pub bolts: u8,
    /// Hit points; without one nothing is sacrificed or lost.
    pub hit_points: u8,
    /// The first move of the turn led here, for Taia (K10.6).
    pub first_move: bool,
}

/// What to expect of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The monster is beaten.
    pub win: Ratio,
    /// Nobody is hurt.
    pub tie: Ratio,
    /// A hit point is lost.
    pub loss: Ratio,
    /// Magic bolts used up.
    pub bolts: Ratio,
    /// Hit points sacrificed (K10.3).
    pub sacrificed: Ratio,
    /// Hit points lost by losing.
    pub lost: Ratio,
}

/// What [`Odds`] says about winning and losing, as plain numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    /// The monster is beaten.
    pub win: f32,
    /// A hit point is lost.
    pub loss: f32,
}

/// Sums over equally likely throws; compared in the order of what matters more.
#[derive(Clone, Copy, Default)]
struct Tally {
    throws: u32,
    wins: u32,
    ties: u32,
    bolts: u32,
    sacrificed: u32,
    lost: u32,
}

impl Tally {
    fn add(&mut self, other: Self, times: u32) {
        self.throws += other.throws * times;
        self.wins += other.wins * times;
        self.ties += other.ties * times;
        self.bolts += other.bolts * times;
        self.sacrificed += other.sacrificed * times;
        self.lost += other.lost * times;
    }

    /// Better play first wins more, then ties more, then costs fewer hit points, then fewer bolts.
    /// Both sides count for one throw, so they are brought to a common denominator.
    fn is_better_than(self, other: Self) -> bool {
        let scale = |value: u32, throws: u32| u64::from(value) * u64::from(throws);
        let order =
            |ours: u32, theirs: u32| scale(ours, other.throws).cmp(&scale(theirs, self.throws));
        order(self.wins, other.wins)
            .then(order(self.ties, other.ties))
            .then(order(self.sacrificed + self.lost, other.sacrificed + other.lost).reverse())
            .then(order(self.bolts, other.bolts).reverse())
            .is_gt()
    }

    fn ratio(self, value: u32) -> Ratio {
        Ratio::new(value, self.throws)
    }
}

impl Odds {
    /// How the combat may end, without what it costs.
    pub const fn prospects(self) -> Prospects {
        Prospects { win: self.win, tie: self.tie, loss: self.loss }
    }
}

impl Fighter {
    /// The hero of this seat as it is now, in a combat that the first move of a turn does not lead into.
    pub fn of(content: &Content, state: &State, seat: Seat) -> Self {
        let hero = state.hero(seat);
        Self {
            hero: hero.hero,
            cursed: state.cursed() == Some(seat),
            weapons: content.bonus.together(&hero.inventory),
            bolts: hero.inventory.count(Piece::MagicBolt),
            hit_points: hero.hit_points,
            first_move: false,
        }
    }

    /// The odds against a monster of this strength.
    pub fn against(self, strength: u8) -> Odds {
        let mut once = Tally::default();
        self.throws(|sum| once.add(self.best_end(sum, strength), 1));
        let mut total = once;
        if self.skilled(Hero::Horan) {
            // K10.2: for each first throw the better of standing and throwing again.
            total = Tally::default();
            self.throws(|sum| {
                let stand = self.best_end(sum, strength);
                if once.is_better_than(stand) {
                    total.add(once, 1);
                } else {
                    total.add(stand, once.throws);
                }
            });
        }
        let losses = total.throws - total.wins - total.ties;
        Odds {
            win: total.ratio(total.wins),
            tie: total.ratio(total.ties),
            loss: total.ratio(losses),
            bolts: total.ratio(total.bolts),
            sacrificed: total.ratio(total.sacrificed),
            lost: total.ratio(total.lost),
        }
    }

    /// The same chances as [`against`](Self::against), found in a few steps: for
    /// bots, which ask about every monster all the time.
    pub fn chances(self, strength: u8) -> Chances {
        let more = self
            .weapons
            .saturating_add(self.bolts)
            .saturating_add(u8::from(self.first_move && self.skilled(Hero::Taia)))
            .saturating_add(u8::from(self.skilled(Hero::Xanros) && self.hit_points > 0));
        let needed = strength.saturating_sub(more);
        let tie_or_win = self.at_least(needed);
        let win = if self.skilled(Hero::Aderyn) { tie_or_win } else { self.at_least(needed + 1) };
        if !self.skilled(Hero::Horan) {
            return Chances { win, loss: 1.0 - tie_or_win };
        }
        // K10.2: he throws again as long as the second throw may turn out better.
        let second = if win > 0.0 { 1.0 - win } else { 1.0 - tie_or_win };
        Chances { win: win + second * win, loss: second * (1.0 - tie_or_win) }
    }

    /// The chance that one throw shows so much or more.
    fn at_least(self, sum: u8) -> f32 {
        let (mut hits, mut throws) = (0_u8, 0_u8);
        self.throws(|thrown| {
            hits += u8::from(thrown >= sum);
            throws += 1;
        });
        f32::from(hits) / f32::from(throws)
    }

    fn skilled(self, hero: Hero) -> bool {
        self.hero == hero && !self.cursed
    }

    /// Every throw once: all equally likely. A swordsman's dice show 2 to 6 (K10.5).
    fn throws(self, mut each: impl FnMut(u8)) {
        let lowest = if self.skilled(Hero::Victorius) { 2 } else { 1 };
        for first in lowest..=6 {
            for second in lowest..=6 {
                each(first + second);
            }
        }
    }

    /// The best that can be made of a throw that stands: as few bolts as do it, and the sacrifice
    /// only where bolts are not enough.
    fn best_end(self, sum: u8, strength: u8) -> Tally {
        let first_move = self.first_move && self.skilled(Hero::Taia);
        let total = sum.saturating_add(self.weapons).saturating_add(u8::from(first_move));
        let can_sacrifice = self.skilled(Hero::Xanros) && self.hit_points > 0;
        let most = self.bolts.saturating_add(u8::from(can_sacrifice));
        let thief = self.skilled(Hero::Aderyn);
        let equal = if thief { FightResult::Won } else { FightResult::Tied };
        let reach = |result: FightResult| {
            (0..=most).find(|&more| compare(total.saturating_add(more), strength, equal) == result)
        };
        let (result, more) = match (reach(FightResult::Won), reach(FightResult::Tied)) {
            (Some(more), _) => (FightResult::Won, more),
            (None, Some(more)) => (FightResult::Tied, more),
            (None, None) => (FightResult::Lost, 0),
        };
        let bolts = more.min(self.bolts);
        let sacrificed = more - bolts;
        let lost = u32::from(result == FightResult::Lost && self.hit_points > 0);
        Tally {
            throws: 1,
            wins: u32::from(result == FightResult::Won),
            ties: u32::from(result == FightResult::Tied),
            // The wizard's bolts are not used up (K10.1).
            bolts: if self.skilled(Hero::Argentus) { 0 } else { u32::from(bolts) },
            sacrificed: u32::from(sacrificed),
            lost,
        }
    }
}
