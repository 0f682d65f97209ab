//! Where a remark stands: near what it is about, without covering that or what is needed to go on.

use crate::platform::sight::Area;

/// What a pixel costs that the remark covers: of the thing it is about, of what is needed to go on, of what is read
/// together with it, and of what would rather be seen; and what a pixel costs between the thing and the remark.
const THING: f64 = 1000.0;
const NEEDED: f64 = 20.0;
const READ: f64 = 8.0;
const SEEN: f64 = 1.0;
const FAR: f64 = 30.0;

/// How near the remark comes to the thing, and to the edges of the window.
const GAP: f64 = 22.0;
const MARGIN: f64 = 8.0;

/// Where a remark of this size stands best: it covers as little as can be of the thing, then of what is needed, and is
/// as near as that allows.
pub(super) fn place(
    window: Area,
    (width, height): (f64, f64),
    thing: Area,
    needed: &[Area],
    read: &[Area],
    seen: &[Area],
) -> Area {
    /// So many steps from one edge of the window to the other.
    const STEPS: u32 = 24;
    let room = window.grown(-MARGIN);
    let last = |from: f64, room: f64, size: f64| from + (room - size).max(0.0);
    let (right, bottom) = (last(room.left, room.width, width), last(room.top, room.height, height));
    let near = thing.grown(GAP);
    let (middle, centre) = thing.middle();
    // Beside the thing, and everywhere else in even steps.
    let step =
        |from: f64, to: f64, number: u32| from + (to - from) * f64::from(number) / f64::from(STEPS);
    let across = (0..=STEPS).map(|number| step(room.left, right, number));
    let across: Vec<f64> =
        across.chain([near.left - width, near.right(), middle - width / 2.0]).collect();
    let down = (0..=STEPS).map(|number| step(room.top, bottom, number));
    let down: Vec<f64> =
        down.chain([near.top - height, near.bottom(), centre - height / 2.0]).collect();
    let mut best = (f64::INFINITY, window);
    for &left in &across {
        for &top in &down {
            let left = left.clamp(room.left, right);
            let top = top.clamp(room.top, bottom);
            let here = Area { left, top, width, height };
            let covered = |areas: &[Area]| areas.iter().map(|one| here.shared(*one)).sum::<f64>();
            let too_near = here.shared(near) - here.shared(thing);
            let (x, _) = here.middle();
            let cost = here.shared(thing) * THING
                + covered(needed) * NEEDED
                + covered(read) * READ
                + covered(seen) * SEEN
                + too_near
                + here.distance(thing) * FAR
                + (x - middle).abs() / 20.0;
            if cost < best.0 {
                best = (cost, here);
            }
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Area = Area { left: 0.0, top: 0.0, width: 390.0, height: 844.0 };

    fn area(left: f64, top: f64, width: f64, height: f64) -> Area {
        Area { left, top, width, height }
    }

    #[test]
    fn a_remark_stands_beside_the_thing_and_in_the_window() {
        for thing in [
            area(150.0, 400.0, 60.0, 60.0),
            area(0.0, 0.0, 40.0, 40.0),
            area(350.0, 800.0, 40.0, 44.0),
            area(0.0, 300.0, 390.0, 200.0),
        ] {
            let here = place(WINDOW, (300.0, 90.0), thing, &[], &[], &[]);
            assert!(here.shared(thing) < 1.0, "{here:?} covers {thing:?}");
            assert_eq!(here.within(WINDOW), here);
            assert!(here.distance(thing) < 40.0, "{here:?} is far from {thing:?}");
        }
    }

    #[test]
    fn what_is_needed_stays_free_if_there_is_room() {
        let thing = area(150.0, 400.0, 60.0, 60.0);
        let bar = area(0.0, 500.0, 390.0, 344.0);
        let banner = area(0.0, 200.0, 390.0, 180.0);
        let here = place(WINDOW, (300.0, 90.0), thing, &[bar, banner], &[], &[]);
        assert!(here.shared(bar) + here.shared(banner) + here.shared(thing) < 1.0, "{here:?}");
    }

    #[test]
    fn what_would_rather_be_seen_is_covered_before_the_remark_goes_far_away() {
        let thing = area(150.0, 100.0, 60.0, 60.0);
        let row = area(0.0, 170.0, 390.0, 100.0);
        let bar = area(0.0, 300.0, 390.0, 544.0);
        let above = area(0.0, 0.0, 390.0, 95.0);
        let here = place(WINDOW, (300.0, 90.0), thing, &[bar, above], &[], &[row]);
        assert!(here.shared(bar) + here.shared(above) + here.shared(thing) < 1.0, "{here:?}");
        assert!(here.distance(thing) < 60.0, "{here:?}");
    }

    #[test]
    fn what_is_read_together_with_it_is_covered_after_what_would_rather_be_seen() {
        let thing = area(150.0, 400.0, 60.0, 20.0);
        let bars = area(0.0, 200.0, 390.0, 190.0);
        let chain = area(0.0, 430.0, 390.0, 200.0);
        let here = place(WINDOW, (300.0, 90.0), thing, &[], &[bars], &[chain]);
        assert!(here.shared(bars) + here.shared(thing) < 1.0, "{here:?}");
    }

    #[test]
    fn a_remark_that_fits_nowhere_still_begins_in_the_window() {
        let here = place(WINDOW, (500.0, 900.0), area(10.0, 10.0, 20.0, 20.0), &[], &[], &[]);
        assert!(here.left >= 0.0 && here.top >= 0.0);
    }
}
