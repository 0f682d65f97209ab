//! Exact odds of one combat under the best play: first win, then tie, then spend little.

use alloc::string::String;
use core::fmt;

use crate::play::compare;
use crate::{Action, Content, FightResult, Hero, MOVES, Piece, View};

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

/// A probability or an expectation, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    /// Reduced.
    pub numerator: u32,
    /// At least 1.
    pub denominator: u32,
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

impl Fighter {
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

    /// The same chances as [`against`](Self::against), found in a few steps: for those who ask about
    /// every monster in every moment.
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
        let ties_win = self.skilled(Hero::Aderyn);
        let reach = |result: FightResult| {
            (0..=most)
                .find(|&more| compare(total.saturating_add(more), strength, ties_win) == result)
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

/// The odds of the combat that this action of the player whose turn it is surely leads into, if it
/// does. A thief who may sneak past is not asked to fight.
pub fn ahead(view: &View, content: &Content, action: Action) -> Option<Odds> {
    let hero = view.heroes.get(view.turn.seat.index())?;
    let sneaks = hero.hero == Some(Hero::Aderyn) && !hero.cursed;
    let place = match action {
        Action::Move(_) if sneaks => return None,
        Action::Move(direction) => hero.place.towards(direction),
        Action::Fight => hero.place,
        Action::Swap(seat) => view.heroes.get(seat.index())?.place,
        Action::Explore(_)
        | Action::Lay(_)
        | Action::Choose(_)
        | Action::Gate(_)
        | Action::RollAgain
        | Action::Stand
        | Action::Bolt
        | Action::Sacrifice
        | Action::Strike
        | Action::Leave(_)
        | Action::Curse(_)
        | Action::KeepCurse
        | Action::Portal(..)
        | Action::Open
        | Action::Collect
        | Action::Rise(_)
        | Action::End => return None,
    };
    let monster = view.tile_at(place)?.thing.monster()?;
    let weapons = Piece::WEAPONS.into_iter().zip(content.bonus);
    let fighter = Fighter {
        hero: hero.hero?,
        cursed: hero.cursed,
        weapons: weapons.map(|(weapon, bonus)| hero.inventory.count(weapon) * bonus).sum(),
        bolts: hero.inventory.count(Piece::MagicBolt),
        hit_points: hero.hit_points,
        first_move: matches!(action, Action::Move(_)) && view.turn.moves == MOVES,
    };
    Some(fighter.against(content.strength[monster as usize]))
}

impl Ratio {
    /// Reduced.
    ///
    /// # Panics
    /// If the denominator is 0.
    pub fn new(numerator: u32, denominator: u32) -> Self {
        assert!(denominator > 0, "a ratio to nothing");
        let (mut a, mut b) = (numerator, denominator);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Self { numerator: numerator / a, denominator: denominator / a }
    }

    /// The exact sum.
    ///
    /// # Panics
    /// If it has too large a denominator; those of combats have four digits at most.
    pub fn plus(self, other: Self) -> Self {
        let [a, b, c, d] =
            [self.numerator, self.denominator, other.numerator, other.denominator].map(u64::from);
        let (numerator, denominator) = (a * d + c * b, b * d);
        let (mut divisor, mut rest) = (numerator, denominator);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let part = |number: u64| u32::try_from(number / divisor).expect("a small fraction");
        Self { numerator: part(numerator), denominator: part(denominator) }
    }

    /// The nearest floating-point number.
    pub fn value(self) -> f64 {
        f64::from(self.numerator) / f64::from(self.denominator)
    }

    /// In percent with one decimal place, rounded.
    pub fn percent(self) -> String {
        alloc::format!("{:.1}", self.value() * 100.0)
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}
