//! Everybody's chances to win from turn to turn, as curves that can be tapped.

use bots::{Moment, Recap};
use leptos::ev::MouseEvent;
use table::Seat;

use super::Face;
use crate::platform::page;
use crate::prelude::*;
use crate::stage::Staged;

/// The width and height of the chart.
const SIZE: (u16, u16) = (300, 90);

/// How the chances went.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Curves {
    /// Where the chances are known, from the left edge at 0 to the right one at 1, in order: at two places at least.
    places: Vec<f32>,
    /// Whose chances, from 0 to 1, at these places.
    lines: Vec<(Face, Vec<f32>)>,
    /// Where the game turned.
    points: Vec<f32>,
}

/// A chart in which all turns are equally wide.
#[derive(Clone, Copy)]
pub(crate) struct EvenTurns {
    first: u16,
    last: u16,
}

impl Curves {
    /// The curves of a game, with every turn at its place; none for a lone player, or before there is anything to compare.
    pub(crate) fn of<G: Staged, E>(
        view: &G::View,
        recap: &Recap<E>,
        place: &dyn Fn(u16) -> f32,
    ) -> Option<Self> {
        let line = |seat: Seat| {
            let chance = |moment: &Moment| moment.chances.get(seat.index()).copied().unwrap_or(0.0);
            Some((Face::of::<G>(view, seat)?, recap.course.iter().map(chance).collect()))
        };
        let lines = Seat::first(recap.luck.len()).filter_map(line).collect();
        let points = recap.turning_points.iter().map(|point| place(point.turn)).collect();
        let places = places(&recap.course, place);
        (places.len() > 1).then_some(Self { places, lines, points })
    }

    fn points(&self, chances: &[f32]) -> String {
        let (width, height) = SIZE;
        let point = |(across, chance): (&f32, &f32)| {
            let (x, y) = (across * f32::from(width), (1.0 - chance) * f32::from(height));
            format!("{},{} ", x.round(), y.round())
        };
        self.places.iter().zip(chances).map(point).collect()
    }

    /// The chart: the higher a line, the likelier that player was to win. A tap gives the place it points at; `now` is the
    /// place that is looked at.
    pub(crate) fn chart(self, now: Option<Signal<f32>>, tapped: Callback<f32>) -> AnyView {
        let (width, height) = SIZE;
        let line = |(face, chances): &(Face, Vec<f32>)| {
            view! {
                <polyline class="curve" data-hero=face.hero points=self.points(chances)></polyline>
            }
            .into_any()
        };
        let lines = self.lines.iter().map(line).collect::<Vec<_>>();
        let x = move |across: f32| (across * f32::from(width)).to_string();
        let point = |&across: &f32| {
            let x = x(across);
            view! { <circle class="turned-here" cx=x cy=height + 6 r="4"></circle> }.into_any()
        };
        let points = self.points.iter().map(point).collect::<Vec<_>>();
        let grid = format!("M0 0H{width}M0 {}H{width}M0 {height}H{width}", height / 2);
        let frame = format!("0 -2 {width} {}", height + 14);
        let cursor = now.map(|now| {
            let line = move || format!("M{} 0V{height}", x(now.get()));
            view! { <path class="now" d=line></path> }
        });
        let tap = move |event: MouseEvent| {
            if let Some(across) = page::across(&event) {
                tapped.run(across as f32);
            }
        };
        view! {
            <svg class="chart" data-testid="chart" viewBox=frame preserveAspectRatio="none" aria-hidden="true" on:click=tap>
                <path class="grid" d=grid></path>
                {lines}
                {points}
                {cursor}
            </svg>
        }
        .into_any()
    }
}

/// Where the moments of a game stand. The last two may be of one turn, its beginning and the end of the game: those are
/// a little apart at least.
fn places(course: &[Moment], place: &dyn Fn(u16) -> f32) -> Vec<f32> {
    let mut places: Vec<f32> = course.iter().map(|moment| place(moment.turn)).collect();
    if let [.., before, last] = course
        && before.turn == last.turn
        && let [.., before, last] = &mut *places
    {
        (*before, *last) = (before.min(0.99), 1.0);
    }
    places
}

impl EvenTurns {
    /// The turns of a game.
    pub(crate) fn of<E>(recap: &Recap<E>) -> Self {
        let turn = |moment: Option<&Moment>| moment.map_or(1, |moment| moment.turn);
        Self { first: turn(recap.course.first()), last: turn(recap.course.last()) }
    }

    /// Where a turn stands, from 0 to 1.
    pub(crate) fn place(self, turn: u16) -> f32 {
        let length = self.last.saturating_sub(self.first).max(1);
        f32::from(turn.clamp(self.first, self.last) - self.first) / f32::from(length)
    }

    /// The turn at this place.
    pub(crate) fn turn(self, place: f32) -> u16 {
        self.first + (place.clamp(0.0, 1.0) * f32::from(self.last - self.first)).round() as u16
    }
}

#[cfg(test)]
mod tests {
    use bots::Moment;

    use super::{Curves, EvenTurns, places};

    fn points(turns: &[u16], chances: &[f32]) -> String {
        let even = EvenTurns { first: turns[0], last: turns[turns.len() - 1] };
        let moment = |&turn: &u16| Moment { turn, chances: Vec::new() };
        let course: Vec<Moment> = turns.iter().map(moment).collect();
        let places = places(&course, &|turn| even.place(turn));
        Curves { places, lines: Vec::new(), points: Vec::new() }.points(chances)
    }

    #[test]
    fn a_line_goes_from_edge_to_edge_and_up_when_chances_rise() {
        assert_eq!(points(&[1, 6, 11], &[0.0, 0.5, 1.0]), "0,90 150,45 300,0 ");
        assert_eq!(points(&[1, 11, 11], &[0.0, 0.5, 1.0]), "0,90 297,45 300,0 ");
    }

    #[test]
    fn the_end_stands_at_the_edge_wherever_its_turn_begins() {
        let moment = |turn| Moment { turn, chances: Vec::new() };
        let place = |turn: u16| f32::from(turn) / 4.0;
        assert_eq!(places(&[1, 2, 2].map(moment), &place), [0.25, 0.5, 1.0]);
        assert_eq!(places(&[1, 2, 3].map(moment), &place), [0.25, 0.5, 0.75], "it goes on");
    }

    #[test]
    fn a_tap_finds_the_turn() {
        let turns = EvenTurns { first: 1, last: 11 };
        for turn in 1..=11 {
            assert_eq!(turns.turn(turns.place(turn)), turn);
        }
        assert_eq!((turns.turn(-1.0), turns.turn(2.0)), (1, 11));
        assert_eq!(EvenTurns { first: 4, last: 4 }.turn(0.5), 4, "a game of one turn");
    }
}
