//! What decided a game that is over: how the chances went, when it turned, who had luck.

use crate::app::{Speech, t};
use crate::platform::timer;
use crate::play::{AnyGame, Curve};
use crate::prelude::*;

/// The width and height of the chart.
const SIZE: (u16, u16) = (300, 90);

/// The look back. It is found out after the winner is in sight.
#[component]
pub(crate) fn LookedBack(game: AnyGame) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let ready = RwSignal::new(false);
    timer::after(60, move || {
        // The screen may have been left meanwhile.
        ready.try_set(true);
    });
    move || {
        if !ready.get() {
            return None;
        }
        let found = speech.with(|words| game.look_back(words));
        let items = |lines: Vec<String>| {
            let item = |line: String| view! { <li>{line}</li> }.into_any();
            lines.into_iter().map(item).collect::<Vec<_>>()
        };
        let text = found.text;
        let turned = [text.lead.into_iter().collect(), text.turning_points].concat();
        let luck = [text.luck, text.surprises].concat();
        if turned.is_empty() && luck.is_empty() {
            return None;
        }
        let chart = (!found.curves.is_empty()).then(|| chart(&found.curves));
        let sheet = view! {
            <section class="look-back" data-testid="look-back">
                <h3>{text.title}</h3>
                {chart}
                <ul class="turned">{items(turned)}</ul>
                <ul class="luck">{items(luck)}</ul>
            </section>
        };
        Some(sheet.into_any())
    }
}

/// A line for every player: the higher, the likelier that player was to win.
fn chart(curves: &[Curve]) -> AnyView {
    let (width, height) = SIZE;
    let line = |curve: &Curve| {
        view! {
            <polyline class="curve" data-hero=curve.portrait.hero points=points(&curve.chances)></polyline>
        }
        .into_any()
    };
    view! {
        <p class="about">{t(key::WEB_RECAP_CHART)}</p>
        <svg class="chart" viewBox=format!("-2 -2 {} {}", width + 4, height + 4) aria-hidden="true">
            <path class="grid" d=format!("M0 0H{width}M0 {}H{width}M0 {height}H{width}", height / 2)></path>
            {curves.iter().map(line).collect::<Vec<_>>()}
        </svg>
    }
    .into_any()
}

fn points(chances: &[f32]) -> String {
    let (width, height) = SIZE;
    let step = f32::from(width) / (chances.len().max(2) - 1) as f32;
    let point = |(number, chance): (usize, &f32)| {
        let (x, y) = (number as f32 * step, (1.0 - chance) * f32::from(height));
        format!("{},{} ", x.round() as u16, y.round() as u16)
    };
    chances.iter().enumerate().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn a_line_goes_from_edge_to_edge_and_up_when_chances_rise() {
        assert_eq!(points(&[0.0, 0.5, 1.0]), "0,90 150,45 300,0 ");
        assert_eq!(points(&[1.0]), "0,0 ");
    }
}
