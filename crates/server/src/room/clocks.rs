//! Clocks: a bank and an increment for each player, and an allowance for lost connections.
//!
//! Times are milliseconds of whatever clock the caller has; nothing here asks for the time.

use protocol::{ClockNow, ClockSettings};
use table::{BySeat, MAX_SEATS, Seat};

const SECOND: u64 = 1_000;

/// All clocks of a table.
#[derive(Clone)]
pub(crate) struct Clocks {
    settings: ClockSettings,
    /// What a player has at least who takes a seat back after the time was up.
    afresh: u64,
    seats: BySeat<SeatClock>,
    running: Option<Running>,
}

#[derive(Clone, Copy, Default)]
struct SeatClock {
    left: u64,
    lost: u64,
}

#[derive(Clone, Copy)]
struct Running {
    seat: Seat,
    /// Whether the player is connected.
    here: bool,
    /// Up to when time has been counted.
    since: u64,
    /// What was counted since the last entry.
    used: Used,
}

/// What a decision has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Used {
    pub(crate) time: u64,
    pub(crate) lost: u64,
}

impl Clocks {
    pub(crate) fn new(settings: ClockSettings, afresh: u64) -> Self {
        let seat = SeatClock {
            left: u64::from(settings.bank) * SECOND,
            lost: u64::from(settings.lost_connection) * SECOND,
        };
        Self { settings, afresh, seats: BySeat([seat; MAX_SEATS]), running: None }
    }

    /// From now on this player decides, or nobody whose time counts.
    pub(crate) fn run(&mut self, decides: Option<(Seat, bool)>, now: u64) {
        self.count(now);
        let used = match (self.running, decides) {
            (Some(running), Some((seat, _))) if running.seat == seat => running.used,
            _ => Used::default(),
        };
        self.running = decides.map(|(seat, here)| Running { seat, here, since: now, used });
    }

    /// Counts what has passed.
    fn count(&mut self, now: u64) {
        let Some(running) = &mut self.running else { return };
        let clock = &mut self.seats[running.seat];
        let passed = now.saturating_sub(running.since);
        let lost = if running.here { 0 } else { passed.min(clock.lost) };
        let time = (passed - lost).min(clock.left);
        clock.lost -= lost;
        clock.left -= time;
        running.used.lost += lost;
        running.used.time += time;
        running.since = now;
    }

    /// What the player who decides has used since the last entry; counted anew from here.
    pub(crate) fn take_used(&mut self, now: u64) -> Used {
        self.count(now);
        self.running
            .as_mut()
            .map_or_else(Used::default, |running| core::mem::take(&mut running.used))
    }

    /// When the time of the player who decides is up, if nothing happens until then.
    pub(crate) fn up_at(&self) -> Option<u64> {
        let running = self.running?;
        let clock = self.seats[running.seat];
        let lost = if running.here { 0 } else { clock.lost };
        Some(running.since + lost + clock.left)
    }

    /// Whose time is up now.
    pub(crate) fn is_up(&mut self, now: u64) -> Option<Seat> {
        self.count(now);
        self.running.map(|running| running.seat).filter(|&seat| self.seats[seat].left == 0)
    }

    /// Forgets what was counted since the last entry: the log says what it was.
    pub(crate) fn forget(&mut self) {
        if let Some(Running { seat, used, .. }) = self.running.take() {
            let clock = &mut self.seats[seat];
            clock.left += used.time;
            clock.lost += used.lost;
        }
    }

    /// What a log says a seat used.
    pub(crate) fn used(&mut self, seat: Seat, used: Used) {
        let clock = &mut self.seats[seat];
        clock.left = clock.left.saturating_sub(used.time);
        clock.lost = clock.lost.saturating_sub(used.lost);
    }

    /// A turn of this seat has ended.
    pub(crate) fn turn_ended(&mut self, seat: Seat) {
        self.seats[seat].left += u64::from(self.settings.increment) * SECOND;
    }

    /// The end of a turn was taken back, and what was given for it; time that was used stays used.
    pub(crate) fn turn_taken_back(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat];
        clock.left = clock.left.saturating_sub(u64::from(self.settings.increment) * SECOND);
    }

    /// The player takes the seat back after the time was up.
    pub(crate) fn afresh(&mut self, seat: Seat) {
        let least = self.afresh.max(u64::from(self.settings.increment) * SECOND);
        let clock = &mut self.seats[seat];
        clock.left = clock.left.max(least);
    }

    pub(crate) fn now(&mut self, seat: Seat, now: u64) -> ClockNow {
        self.count(now);
        let SeatClock { left, lost } = self.seats[seat];
        let runs = self.running.is_some_and(|running| running.seat == seat);
        ClockNow { left, runs, lost_connection: lost }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    fn clocks() -> Clocks {
        Clocks::new(ClockSettings { bank: 60, increment: 5, lost_connection: 30 }, 10 * SECOND)
    }

    #[test]
    fn only_the_clock_of_the_player_who_decides_runs() {
        let mut clocks = clocks();
        clocks.run(Some((ONE, true)), 1_000);
        assert_eq!(clocks.up_at(), Some(61_000));
        assert_eq!(clocks.take_used(5_000), Used { time: 4_000, lost: 0 });
        clocks.run(Some((TWO, true)), 5_000);
        assert_eq!(clocks.now(ONE, 9_000).left, 56_000);
        assert_eq!(
            clocks.now(TWO, 9_000),
            ClockNow { left: 56_000, runs: true, lost_connection: 30_000 }
        );
    }

    #[test]
    fn a_lost_connection_has_an_allowance_of_its_own() {
        let mut clocks = clocks();
        clocks.run(Some((ONE, true)), 0);
        clocks.run(Some((ONE, false)), 10_000);
        assert_eq!(clocks.up_at(), Some(10_000 + 30_000 + 50_000));
        clocks.run(Some((ONE, true)), 20_000);
        assert_eq!(clocks.take_used(20_000), Used { time: 10_000, lost: 10_000 });
        clocks.run(Some((ONE, false)), 20_000);
        assert_eq!(clocks.is_up(89_999), None);
        assert_eq!(clocks.is_up(90_000), Some(ONE));
    }

    #[test]
    fn taking_back_takes_the_increment_and_gives_no_time() {
        let mut clocks = clocks();
        clocks.run(Some((ONE, true)), 0);
        clocks.take_used(10_000);
        clocks.turn_ended(ONE);
        assert_eq!(clocks.now(ONE, 10_000).left, 55_000);
        clocks.turn_taken_back(ONE);
        assert_eq!(clocks.now(ONE, 10_000).left, 50_000);
    }

    #[test]
    fn a_log_gives_the_same_clocks_again() {
        let mut clocks = clocks();
        clocks.run(Some((ONE, true)), 0);
        clocks.run(Some((ONE, false)), 3_000);
        let used = clocks.take_used(8_000);
        let mut again = self::clocks();
        again.used(ONE, used);
        assert_eq!(clocks.now(ONE, 8_000).left, again.now(ONE, 0).left);
        assert_eq!(clocks.now(ONE, 8_000).lost_connection, again.now(ONE, 0).lost_connection);
    }

    #[test]
    fn whoever_comes_back_has_time_to_decide() {
        let mut clocks = clocks();
        clocks.run(Some((ONE, true)), 0);
        assert_eq!(clocks.is_up(60_000), Some(ONE));
        clocks.afresh(ONE);
        assert_eq!(clocks.now(ONE, 60_000).left, 10_000);
    }
}
