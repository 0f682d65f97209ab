//! The players' clocks, where there are some.

use protocol::{ClockNow, Sitter};

use super::guests;
use crate::platform::timer;
use crate::prelude::*;
use crate::session::remote::{Connected, Online};
use crate::shell::Speech;

/// How often a running clock is drawn, in milliseconds.
const TICK: u32 = 500;

/// One for each player, and a word for guests who only watch.
pub(super) fn clocks(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let now = RwSignal::new(timer::now());
    timer::every(TICK, move || {
        let clocks = online.table.with_untracked(|table| {
            table.as_ref().is_some_and(|table| table.settings.clock.is_some())
        });
        if clocks {
            now.set(timer::now());
        }
    });
    let shown = move || {
        let table = online.table.get()?;
        table.settings.clock?;
        let passed = (now.get() - online.told_at.get()).max(0.0) as u64;
        let connected = online.connected.get() == Connected::Yes;
        let clock = |(place, seat): (usize, &protocol::SeatNow)| {
            let clock = seat.clock?;
            let here = match seat.sitter {
                Sitter::Guest(guest) if online.you.get() == Some(guest) => connected,
                Sitter::Guest(guest) => guests::is_here(&table, guest),
                Sitter::Bot(_) | Sitter::Empty => true,
            };
            let left = left(clock, passed, here);
            Some(view! {
                <li class:runs=clock.runs class:short=left < 30_000 data-seat=place + 1>
                    <span>{guests::sitter(speech, &table, &seat.sitter)}</span>
                    <time>{minutes(left)}</time>
                </li>
            })
        };
        let clocks: Vec<_> = table.seats.iter().enumerate().filter_map(clock).collect();
        Some(view! { <ul class="clocks" data-testid="clocks" aria-live="off">{clocks}</ul> })
    };
    let watches = Memo::new(move |_| online.own_seats().is_empty());
    let watching = move || {
        watches.get().then(|| view! { <p class="watching-word" data-testid="online-watching">{speech.text(key::WEB_ONLINE_WATCHING)}</p> })
    };
    view! { {shown}{watching} }.into_any()
}

/// What is left of a clock so many milliseconds after it was told. Of players who are not connected the allowance for
/// that is used first.
fn left(clock: ClockNow, passed: u64, here: bool) -> u64 {
    let spared = if here { 0 } else { clock.lost_connection };
    if clock.runs { clock.left.saturating_sub(passed.saturating_sub(spared)) } else { clock.left }
}

fn minutes(milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_runs_goes_on_between_messages() {
        let clock = ClockNow { left: 61_000, runs: true, lost_connection: 30_000 };
        assert_eq!(minutes(left(clock, 0, true)), "1:01");
        assert_eq!(minutes(left(clock, 1_500, true)), "1:00");
        assert_eq!(minutes(left(clock, 70_000, true)), "0:00");
        assert_eq!(left(ClockNow { runs: false, ..clock }, 70_000, true), 61_000);
    }

    #[test]
    fn whoever_is_not_connected_uses_the_allowance_first() {
        let clock = ClockNow { left: 61_000, runs: true, lost_connection: 30_000 };
        assert_eq!(left(clock, 30_000, false), 61_000);
        assert_eq!(left(clock, 40_000, false), 51_000);
    }
}
