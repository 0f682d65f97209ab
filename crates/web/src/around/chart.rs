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
    /// Turns that the chances are known of, in order: two at least.
    turns: Vec<u16>,
    /// Whose chances, from 0 to 1, at these turns.
    lines: Vec<(Face, Vec<f32>)>,
    /// Turns in which the game turned.
    points: Vec<u16>,
}

impl Curves {
    /// The curves of a game; none for a lone player, or before there is anything to compare.
    pub(crate) fn of<G: Staged, E>(view: &G::View, recap: &Recap<E>) -> Option<Self> {
        let turns: Vec<u16> = recap.course.iter().map(|moment| moment.turn).collect();
        let line = |seat: Seat| {
            let chance = |moment: &Moment| moment.chances.get(seat.index()).copied().unwrap_or(0.0);
            Some((Face::of::<G>(view, seat)?, recap.course.iter().map(chance).collect()))
        };
        let lines = Seat::first(recap.luck.len()).filter_map(line).collect();
        let points = recap.turning_points.iter().map(|point| point.turn).collect();
        (turns.len() > 1).then_some(Self { turns, lines, points })
    }

    /// Where a turn stands, from 0 to 1.
    fn across(&self, turn: u16) -> f32 {
        let (first, last) = (self.turns[0], self.turns[self.turns.len() - 1]);
        let length = last.saturating_sub(first).max(1);
        f32::from(turn.clamp(first, last) - first) / f32::from(length)
    }

    /// The turn at this place, from 0 to 1.
    fn turn(&self, across: f32) -> u16 {
        let (first, last) = (self.turns[0], self.turns[self.turns.len() - 1]);
        first + (across.clamp(0.0, 1.0) * f32::from(last - first)).round() as u16
    }

    /// The last moments may be of one turn, its beginning and the end of the game: those are drawn a little apart.
    fn points(&self, chances: &[f32]) -> String {
        let (width, height) = SIZE;
        let last = self.turns.len() - 1;
        let point = |(place, chance): (usize, &f32)| {
            let early = place + 1 == last && self.turns[place] == self.turns[last];
            let across = self.across(self.turns[place]) - if early { 0.01 } else { 0.0 };
            let (x, y) = (across * f32::from(width), (1.0 - chance) * f32::from(height));
            format!("{},{} ", x.round(), y.round())
        };
        chances.iter().enumerate().map(point).collect()
    }

    /// The chart: the higher a line, the likelier that player was to win. A tap gives the turn it points at; `now` is the
    /// turn that is looked at.
    pub(crate) fn chart(
        self,
        now: impl Fn() -> Option<u16> + Send + Sync + 'static,
        tapped: impl Fn(u16) + 'static,
    ) -> AnyView {
        let (width, height) = SIZE;
        let line = |(face, chances): &(Face, Vec<f32>)| {
            view! {
                <polyline class="curve" data-hero=face.hero points=self.points(chances)></polyline>
            }
            .into_any()
        };
        let lines = self.lines.iter().map(line).collect::<Vec<_>>();
        let x = move |across: f32| (across * f32::from(width)).round().to_string();
        let point = |&turn: &u16| {
            let x = x(self.across(turn));
            view! { <circle class="turned-here" cx=x cy=height + 6 r="4"></circle> }.into_any()
        };
        let points = self.points.iter().map(point).collect::<Vec<_>>();
        let grid = format!("M0 0H{width}M0 {}H{width}M0 {height}H{width}", height / 2);
        let frame = format!("-2 -2 {} {}", width + 4, height + 14);
        let curves = StoredValue::new(self);
        let cursor = move || {
            let now = now()?;
            let x = curves.with_value(|curves| x(curves.across(now)));
            Some(view! { <path class="now" d=format!("M{x} 0V{height}")></path> })
        };
        let tap = move |event: MouseEvent| {
            if let Some(across) = page::across(&event) {
                tapped(curves.with_value(|curves| curves.turn(across as f32)));
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

#[cfg(test)]
mod tests {
    use super::Curves;

    fn curves(turns: &[u16]) -> Curves {
        Curves { turns: turns.to_vec(), lines: Vec::new(), points: Vec::new() }
    }

    #[test]
    fn a_line_goes_from_edge_to_edge_and_up_when_chances_rise() {
        assert_eq!(curves(&[1, 6, 11]).points(&[0.0, 0.5, 1.0]), "0,90 150,45 300,0 ");
        assert_eq!(curves(&[1, 11, 11]).points(&[0.0, 0.5, 1.0]), "0,90 297,45 300,0 ");
    }

    #[test]
    fn a_tap_finds_the_turn() {
        let curves = curves(&[1, 6, 11]);
        for turn in 1..=11 {
            assert_eq!(curves.turn(curves.across(turn)), turn);
        }
        assert_eq!((curves.turn(-1.0), curves.turn(2.0)), (1, 11));
        assert_eq!(self::curves(&[4, 4]).turn(0.5), 4, "a game of one turn");
    }
}
