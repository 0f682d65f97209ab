//! What was fought, bought and won.

use maud::{Markup, html};

use super::charts::{self, Bar};
use crate::{Counter, Deed, Summary};

/// The likeliest of what was counted are drawn; the table has all.
const DRAWN: usize = 24;
/// Longer names do not fit beside a bar.
const LETTERS: usize = 22;

/// Everything that is counted, by what is done to it.
pub(super) fn counts(counters: &[Counter], summary: &Summary) -> Markup {
    html! {
        @for deed in Deed::ALL { (section(deed, counters, summary)) }
    }
}

fn section(deed: Deed, counters: &[Counter], summary: &Summary) -> Markup {
    let a_game = |counter: &Counter| {
        let count = summary.counts.get(&counter.key()).copied().unwrap_or(0);
        count as f64 / summary.games.max(1) as f64
    };
    let of = counters.iter().filter(|counter| counter.deed == deed);
    let table: Vec<(&Counter, f64)> = of.map(|counter| (counter, a_game(counter))).collect();
    if table.is_empty() {
        return html! {};
    }
    let title = match deed {
        Deed::Other => "In a game".to_owned(),
        Deed::Fought | Deed::Beaten | Deed::Bought | Deed::Won => {
            format!("What was {}, in a game", deed.name())
        }
    };
    let mut sorted = table.clone();
    sorted.sort_by(|one, other| other.1.total_cmp(&one.1));
    let bar = |(counter, count): &(&Counter, f64)| Bar {
        name: counter.label.chars().take(LETTERS).collect(),
        value: *count,
        interval: None,
        text: format!("{count:.2}"),
    };
    let bars: Vec<Bar> = sorted.iter().take(DRAWN).map(bar).collect();
    html! {
        h3 { (title) }
        figure {
            (charts::bars(&title, &bars, None))
            @if table.len() > DRAWN {
                figcaption { "The " (DRAWN) " most frequent; the table has all " (table.len()) "." }
            }
            details { summary { "Numbers" } div.table { table {
                thead { tr { th {} th { "in a game" } } }
                tbody { @for (counter, count) in &table {
                    tr { td { (counter.label) } td { (format!("{count:.3}")) } }
                } }
            } } }
        }
    }
}
