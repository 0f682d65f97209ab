//! The course of a game: everybody's chances from turn to turn, and when they turned.

use alloc::vec::Vec;

use table::{MAX_SEATS, Seat, SeatSet};

use super::{Cause, Lead, Moment, Recap, SeatLuck, TurningPoint};

/// A swing of less than this turns nothing.
const SWING: f32 = 0.12;
/// A seat with more than this before and after is winning all along.
const DOUBT: f32 = 0.67;
/// So much more a swing counts that makes somebody else the leader.
const LEAD: f32 = 0.1;
/// So much less one counts that nothing explains but what was drawn for the next turn.
const UNTOLD: f32 = 0.08;
/// So much more the swing of the one counts to whom something happened: one gains what others lose.
const OWN: f32 = 0.03;

/// What is gathered turn by turn.
pub(super) struct Course<E> {
    standings: Vec<Standing>,
    /// What happened on the way to each of them.
    causes: Vec<Vec<(Cause, E)>>,
    /// What happened in the turn that is being played.
    now: Vec<(Cause, E)>,
}

/// How everybody stands when a turn begins, or at the end.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// The turn that begins, or the last one.
    pub(super) turn: u16,
    /// The turn that led here.
    pub(super) last: u16,
    /// Whose that was.
    pub(super) by: Seat,
    pub(super) chances: [f32; MAX_SEATS],
}

/// A swing that may have turned the game.
#[derive(Clone, Copy)]
struct Swing {
    /// The standing it led to.
    point: usize,
    seat: Seat,
    /// What explains it: its place among what happened.
    cause: Option<usize>,
    /// How much it counts.
    size: f32,
    lead_changed: bool,
}

/// What explains that the chances of a seat rose or fell on the way to a standing, and to whom that
/// happened: the place among the causes, if it is one of them. `None` if nothing explains it.
type Explain<'a> = &'a dyn Fn(usize, Seat, bool) -> Option<(Option<usize>, Option<Seat>)>;

impl<E: Clone> Course<E> {
    pub(super) fn new() -> Self {
        Self { standings: Vec::new(), causes: Vec::new(), now: Vec::new() }
    }

    /// Something happened in the turn that is being played.
    pub(super) fn hear(&mut self, cause: Cause, event: E) {
        self.now.push((cause, event));
    }

    pub(super) fn add(&mut self, standing: Standing) {
        self.standings.push(standing);
        self.causes.push(core::mem::take(&mut self.now));
    }

    /// All that is told. `draws_ahead` says whether nothing at all may have made the difference but what
    /// was drawn for the next turn.
    pub(super) fn told(
        self,
        seats: usize,
        winners: SeatSet,
        draws_ahead: bool,
        luck: Vec<SeatLuck<E>>,
    ) -> Recap<E> {
        let Self { standings, causes, .. } = self;
        let explain = |point: usize, seat: Seat, rises: bool| {
            let fitting =
                causes[point].iter().enumerate().filter(|(_, (it, _))| it.explains(seat, rises));
            // Of equals the last one: that is how it ended.
            match fitting.max_by_key(|(_, (cause, _))| cause.weight) {
                Some((place, (cause, _))) => Some((Some(place), cause.seat)),
                None => draws_ahead.then_some((None, Some(standings[point].by))),
            }
        };
        let swings = swings(&standings, seats, winners, &explain);
        let turning_points = swings.iter().map(|swing| {
            let (before, after) = (&standings[swing.point - 1], &standings[swing.point]);
            let seat = swing.seat;
            TurningPoint {
                turn: after.last,
                by: after.by,
                event: swing.cause.map(|place| causes[swing.point][place].1.clone()),
                seat,
                before: before.chances[seat.index()],
                after: after.chances[seat.index()],
                lead_changed: swing.lead_changed,
            }
        });
        Recap {
            turning_points: turning_points.collect(),
            course: moments(&standings, seats, &swings),
            lead: lead(&standings, seats, winners),
            luck,
        }
    }
}

/// The swings that turned the game most, in order: the winner's, and those of whoever is ahead.
fn swings(
    standings: &[Standing],
    seats: usize,
    winners: SeatSet,
    explain: Explain<'_>,
) -> Vec<Swing> {
    let mut found: Vec<Swing> = Vec::new();
    // A seat that shares the victory in the end has turned nothing by that.
    let last = standings.len() - usize::from(winners.len() > 1 && !standings.is_empty());
    for point in 1..last {
        let leaders = [point - 1, point].map(|point| leader(&standings[point], seats));
        let lead_changed = leaders[0] != leaders[1];
        let bonus = if lead_changed { LEAD } else { 0.0 };
        let mut best: Option<Swing> = None;
        for seat in winners.iter().chain(leaders) {
            let (lasting, rises) = lasting(standings, seats, point, seat);
            let Some((cause, whose)) = explain(point, seat, rises) else { continue };
            let lasting = if cause.is_some() { lasting } else { lasting - UNTOLD };
            if lasting < SWING {
                continue;
            }
            let own = if whose == Some(seat) { OWN } else { 0.0 };
            let size = lasting + bonus + own;
            if best.is_none_or(|other| other.size < size) {
                best = Some(Swing { point, seat, cause, size, lead_changed });
            }
        }
        found.extend(best);
    }
    found.sort_by(|one, other| other.size.total_cmp(&one.size));
    found.truncate(Recap::<()>::MOST_TURNING_POINTS);
    found.sort_by_key(|swing| swing.point);
    found
}

/// How much of a seat's swing to this standing had not been there a round before and was still there a
/// round later, if it turned anything, and whether it was a rise.
fn lasting(standings: &[Standing], seats: usize, point: usize, seat: Seat) -> (f32, bool) {
    let chance = |point: usize| standings[point].chances[seat.index()];
    // A round apart the same seat is to move, so that having the next move makes no difference.
    let earlier = chance(point.saturating_sub(seats));
    let later = chance((point + seats - 1).min(standings.len() - 1));
    let (before, after) = (chance(point - 1), chance(point));
    let rises = after > before;
    if before.min(after) > DOUBT {
        return (0.0, rises);
    }
    let swings = [after - before, later - before, after - earlier];
    let smallest = swings.map(|swing| if rises { swing } else { -swing });
    (smallest.into_iter().fold(f32::MAX, f32::min), rises)
}

/// Who is ahead; of equals the first seat.
fn leader(standing: &Standing, seats: usize) -> Seat {
    let mut best = Seat::new(0);
    for seat in Seat::first(seats) {
        if standing.chances[seat.index()] > standing.chances[best.index()] {
            best = seat;
        }
    }
    best
}

/// Since when the only winner was ahead.
fn lead(standings: &[Standing], seats: usize, winners: SeatSet) -> Option<Lead> {
    let seat = winners.iter().next().filter(|_| winners.len() == 1)?;
    let behind = standings.iter().rposition(|standing| leader(standing, seats) != seat);
    let first = behind.map_or(0, |behind| behind + 1);
    let after = standings.get(first)?.last;
    Some(Lead { seat, after, at_last: first > 0 && first + 1 == standings.len() })
}

/// As many moments as a chart has room for, evenly spread, and those around which the game turned.
fn moments(standings: &[Standing], seats: usize, swings: &[Swing]) -> Vec<Moment> {
    let most = Recap::<()>::MOST_MOMENTS;
    let len = standings.len();
    let mut kept: Vec<usize> = if len <= most {
        (0..len).collect()
    } else {
        // Two for each turning point: just before and just after.
        let spread = most - 2 * swings.len();
        let even = (0..spread).map(|place| place * (len - 1) / (spread - 1));
        even.chain(swings.iter().flat_map(|swing| [swing.point - 1, swing.point])).collect()
    };
    kept.sort_unstable();
    kept.dedup();
    let moment = |place: usize| Moment {
        turn: standings[place].turn,
        chances: standings[place].chances[..seats].to_vec(),
    };
    kept.into_iter().map(moment).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    /// A game of two in which the first seat's chances were these, in percent, and the last is the result.
    /// The mover of every turn gained something, if `told` says so.
    fn told(percents: &[u8], told: impl Fn(u16) -> bool) -> Recap<u16> {
        let mut course = Course::new();
        for (last, &percent) in (0..).zip(percents) {
            let by = Seat::new(usize::from(last % 2 == 0));
            let mut chances = [0.0; MAX_SEATS];
            chances[0] = f32::from(percent) / 100.0;
            chances[1] = 1.0 - chances[0];
            if last > 0 && told(last) {
                course.hear(Cause { weight: 2, seat: Some(by), good: true }, last);
                course.hear(Cause { weight: 1, seat: None, good: true }, 1000 + last);
            }
            course.add(Standing { turn: last + 1, last, by, chances });
        }
        let winner = if percents.last() == Some(&100) { FIRST } else { SECOND };
        course.told(2, [winner].into_iter().collect(), false, Vec::new())
    }

    fn turns(recap: &Recap<u16>) -> Vec<u16> {
        recap.turning_points.iter().map(|point| point.turn).collect()
    }

    #[test]
    fn a_game_that_was_never_in_doubt_did_not_turn() {
        let recap = told(&[70, 75, 80, 85, 90, 95, 100], |_| true);
        assert!(turns(&recap).is_empty());
        assert_eq!(recap.lead, Some(Lead { seat: FIRST, after: 0, at_last: false }));
    }

    #[test]
    fn what_does_not_last_a_round_turned_nothing() {
        let recap = told(&[50, 75, 50, 30, 50, 55, 60, 66, 70, 100], |_| true);
        assert!(turns(&recap).is_empty());
    }

    #[test]
    fn a_swing_that_lasts_is_told_with_what_explains_it() {
        // The first seat moves in odd turns.
        let recap = told(&[50, 52, 49, 71, 70, 72, 80, 100], |_| true);
        assert_eq!(turns(&recap), [3]);
        let point = &recap.turning_points[0];
        assert_eq!((point.seat, point.by, point.event), (FIRST, FIRST, Some(3)));
        assert!((point.before - 0.49).abs() < 1e-6 && (point.after - 0.71).abs() < 1e-6);
        assert!(point.lead_changed);
        assert_eq!(recap.lead, Some(Lead { seat: FIRST, after: 3, at_last: false }));
    }

    #[test]
    fn who_gains_and_falls_all_the_same_is_not_explained_by_the_gain() {
        let recap = told(&[60, 62, 60, 40, 38, 39, 41, 40, 20, 0], |_| true);
        assert_eq!(turns(&recap), [3, 8]);
        // Turn 3 was good for the first seat, which fell: only what is neither good nor bad explains it.
        assert_eq!(recap.turning_points[0].event, Some(1003));
        assert_eq!(recap.turning_points[1].event, Some(8));
    }

    #[test]
    fn what_nothing_explains_is_not_told() {
        let percents = [50, 52, 49, 71, 70, 72, 80, 100];
        assert!(turns(&told(&percents, |turn| turn != 3)).is_empty());
    }

    #[test]
    fn the_three_greatest_swings_are_told_in_order() {
        let percents = [50, 64, 63, 40, 41, 65, 66, 45, 46, 20, 21, 60, 61, 90, 92, 100];
        let recap = told(&percents, |_| true);
        assert_eq!(turns(&recap), [3, 5, 11], "those with a new leader count more");
    }

    #[test]
    fn a_long_game_fits_into_a_chart_that_shows_where_it_turned() {
        let mut percents = [40_u8; 301];
        percents[151..].fill(70);
        percents[300] = 100;
        let recap = told(&percents, |_| true);
        assert_eq!(turns(&recap), [151]);
        assert!(recap.course.len() <= Recap::<()>::MOST_MOMENTS);
        let of_turn = |turn: u16| recap.course.iter().find(|moment| moment.turn == turn);
        for (turn, chance) in [(1, 0.4), (151, 0.4), (152, 0.7), (301, 1.0)] {
            let moment = of_turn(turn).unwrap();
            assert!((moment.chances[0] - chance).abs() < 1e-6, "turn {turn}");
        }
    }

    #[test]
    fn the_last_turn_may_decide() {
        let recap = told(&[50, 45, 40, 42, 38, 100], |_| true);
        assert_eq!(turns(&recap), [5]);
        assert_eq!(recap.lead, Some(Lead { seat: FIRST, after: 5, at_last: true }));
    }
}
