//! Drawings of numbers as SVG.

use maud::{Markup, html};

/// How wide drawings are, in their own units: they grow and shrink with the page.
const WIDTH: f64 = 480.0;
/// Room for names at the left of bars.
const NAMES: f64 = 140.0;
/// Room for numbers at the right of bars.
const NUMBERS: f64 = 54.0;
const ROW: f64 = 24.0;
/// Height of a drawing with axes, and its margins.
const HEIGHT: f64 = 230.0;
const LEFT: f64 = 46.0;
const BOTTOM: f64 = 34.0;
const TOP: f64 = 24.0;

/// A share with its interval.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) interval: Option<(f64, f64)>,
    pub(super) text: String,
}

/// Bars side by side, one below the other, with a line where all would be even.
pub(super) fn bars(about: &str, bars: &[Bar], even: Option<f64>) -> Markup {
    let tops = bars.iter().map(|bar| bar.interval.map_or(bar.value, |(_, high)| high));
    let most = tops.chain(even).fold(1e-9, f64::max) * 1.05;
    let x = |value: f64| NAMES + (WIDTH - NAMES - NUMBERS) * value / most;
    let height = ROW * bars.len() as f64 + 8.0;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-label=(about) {
            @for (index, bar) in bars.iter().enumerate() {
                @let y = ROW * index as f64 + 4.0;
                @let middle = y + ROW / 2.0;
                text x=(number(NAMES - 8.0)) y=(number(middle + 4.0)) text-anchor="end" { (bar.name) }
                rect.bar x=(number(NAMES)) y=(number(y + 3.0)) width=(number(x(bar.value) - NAMES)) height=(number(ROW - 6.0)) {}
                @if let Some((low, high)) = bar.interval {
                    line.whisker x1=(number(x(low))) x2=(number(x(high))) y1=(number(middle)) y2=(number(middle)) {}
                    circle.dot cx=(number(x(bar.value))) cy=(number(middle)) r="4" {}
                }
                text.faint x=(number(WIDTH - NUMBERS + 6.0)) y=(number(middle + 4.0)) { (bar.text) }
            }
            @if let Some(even) = even {
                line.even x1=(number(x(even))) x2=(number(x(even))) y1="0" y2=(number(height)) {}
            }
        }
    }
}

/// Two axes with a few numbers at each.
struct Axes {
    right: f64,
    top: f64,
    labels: [&'static str; 2],
}

impl Axes {
    fn x(&self, value: f64) -> f64 {
        LEFT + (WIDTH - LEFT - 12.0) * value / self.right
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / self.top
    }

    fn draw(&self, about: &str, inside: &Markup) -> Markup {
        let ticks = |most: f64| (0..=5).map(move |part| most * f64::from(part) / 5.0);
        html! {
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(about) {
                @for tick in ticks(self.top) {
                    line.axis x1=(number(LEFT)) x2=(number(WIDTH - 12.0)) y1=(number(self.y(tick))) y2=(number(self.y(tick))) {}
                    text.faint x=(number(LEFT - 6.0)) y=(number(self.y(tick) + 4.0)) text-anchor="end" { (short(tick)) }
                }
                @for tick in ticks(self.right) {
                    text.faint x=(number(self.x(tick))) y=(number(HEIGHT - BOTTOM + 15.0)) text-anchor="middle" { (short(tick)) }
                }
                text.faint x=(number(WIDTH - 12.0)) y=(number(HEIGHT - 3.0)) text-anchor="end" { (self.labels[0]) }
                text.faint x="2" y="9" { (self.labels[1]) }
                (inside)
            }
        }
    }
}

/// A round number not below this one that five steps lead to.
fn round_up(most: f64) -> f64 {
    let unit = 10_f64.powf((most / 5.0).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * unit);
    step.into_iter().map(|step| step * 5.0).find(|top| *top >= most * 0.999).unwrap_or(most)
}

/// How many fall into each of these bins, which begin at the numbers given.
pub(super) fn histogram(about: &str, bins: &[(f64, u64)], label: &'static str) -> Markup {
    let width = bins.windows(2).map(|pair| pair[1].0 - pair[0].0).next().unwrap_or(1.0);
    let right = bins.last().map_or(1.0, |bin| bin.0 + width);
    let top = bins.iter().map(|bin| bin.1).max().unwrap_or(1).max(1) as f64;
    let axes = Axes { right: round_up(right), top: round_up(top), labels: [label, "games"] };
    let inside = html! {
        @for &(begin, count) in bins {
            @let (left, y) = (axes.x(begin), axes.y(count as f64));
            rect.bar x=(number(left + 0.5)) y=(number(y)) width=(number(axes.x(begin + width) - left - 1.0)) height=(number(axes.y(0.0) - y)) {}
        }
    };
    axes.draw(about, &inside)
}

/// One or two lines through points; the second is dashed.
pub(super) fn lines(about: &str, lines: &[Vec<(f64, f64)>], labels: [&'static str; 2]) -> Markup {
    let points = || lines.iter().flatten();
    let right = points().map(|point| point.0).fold(1.0, f64::max);
    let top = points().map(|point| point.1).fold(1e-9, f64::max);
    let axes = Axes { right: round_up(right), top: round_up(top), labels };
    let inside = html! {
        @for (index, line) in lines.iter().enumerate() {
            @let points: Vec<String> = line.iter().map(|&(x, y)| format!("{},{}", number(axes.x(x)), number(axes.y(y)))).collect();
            polyline class=(if index == 0 { "one" } else { "two" }) points=(points.join(" ")) {}
        }
    };
    axes.draw(about, &inside)
}

/// Foretold against happened: what is on the diagonal came as foretold.
pub(super) fn calibration(about: &str, points: &[(f64, f64)]) -> Markup {
    let axes = Axes { right: 1.0, top: 1.0, labels: ["foretold", "happened"] };
    let path: Vec<String> = points
        .iter()
        .map(|&(x, y)| format!("{},{}", number(axes.x(x)), number(axes.y(y))))
        .collect();
    let inside = html! {
        line.even x1=(number(axes.x(0.0))) y1=(number(axes.y(0.0))) x2=(number(axes.x(1.0))) y2=(number(axes.y(1.0))) {}
        polyline.one points=(path.join(" ")) {}
        @for &(x, y) in points {
            circle.dot cx=(number(axes.x(x))) cy=(number(axes.y(y))) r="4" {}
        }
    };
    axes.draw(about, &inside)
}

/// A coordinate: tenths are enough.
fn number(value: f64) -> String {
    format!("{value:.1}")
}

/// A number at an axis.
fn short(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
