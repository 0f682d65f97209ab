//! The parts of a report.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::charts::{self, Bar};
use super::{counts, course, name};
use crate::{Batch, Gathered, Study, Summary, Wins};

/// Bars of a histogram at most.
const BINS: u16 = 40;
/// Percentage points a hero or who begins may be off even (G10.8).
const TOLERANCE: f64 = 0.04;

/// Everything about one batch.
pub(super) fn all<G: Study>(rules: &G, batch: &Batch, gathered: &Gathered) -> Markup {
    let Gathered { summary, course } = gathered;
    let even = 1.0 / batch.seats.len().max(1) as f64;
    let places = ["who begins", "second", "third", "fourth", "fifth"];
    let order = places.iter().map(ToString::to_string).zip(summary.by_order.iter().copied());
    let seats = summary.by_seat.iter().enumerate();
    let seats = seats.map(|(seat, wins)| (format!("seat {}", seat + 1), *wins));
    let named = |wins: &BTreeMap<String, Wins>| -> Vec<(String, Wins)> {
        wins.iter().map(|(name, wins)| (name.clone(), *wins)).collect()
    };
    html! {
        h2 { "Who wins" }
        p { "The line is where all would win alike: " (percent(even)) "." }
        (wins("By hero", &named(&summary.by_hero), even))
        (wins("By order of play", &order.collect::<Vec<_>>(), even))
        (wins("By seat", &seats.collect::<Vec<_>>(), even))
        @if summary.by_bot.len() > 1 { (wins("By bot", &named(&summary.by_bot), even)) }
        (balance(summary, even))
        h2 { "How long, and how games end" }
        (lengths(summary))
        (endings(summary))
        h2 { "What was fought, bought and won" }
        (counts::counts(&rules.counters(), summary))
        @if !course.rounds.is_empty() {
            h2 { "How games go on" }
            (course::rounds::<G>(course))
            h2 { "Whether the model foretells well" }
            (course::calibration(course))
        }
    }
}

/// Heroes of several batches side by side.
pub(super) fn batches<G: Study>(batches: &[(Batch, Gathered)]) -> Markup {
    if batches.len() < 2 {
        return html! {};
    }
    html! {
        h2 { "By edition and options" }
        div.table { table {
            thead { tr {
                th { "batch" } th { "even" }
                @for hero in G::heroes() { th { (hero) } }
                th { "who begins" } th { "turns" }
            } }
            tbody { @for (batch, Gathered { summary, .. }) in batches { tr {
                td { (name(batch)) }
                td { (percent(1.0 / batch.seats.len().max(1) as f64)) }
                @for hero in G::heroes() { td { (share(summary.by_hero.get(hero).copied())) } }
                td { (share(summary.by_order.first().copied())) }
                td { (format!("{:.1}", summary.turns as f64 / summary.games.max(1) as f64)) }
            } } }
        } }
    }
}

fn share(wins: Option<Wins>) -> String {
    let wins = wins.filter(|wins| wins.of > 0);
    wins.map_or_else(String::new, |wins| {
        let (low, high) = wins.interval();
        format!("{} ({:.1}–{:.1})", percent(wins.share()), 100.0 * low, 100.0 * high)
    })
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn wins(title: &str, wins: &[(String, Wins)], even: f64) -> Markup {
    let bar = |(name, wins): &(String, Wins)| Bar {
        name: name.clone(),
        value: wins.share(),
        interval: Some(wins.interval()),
        text: percent(wins.share()),
    };
    let bars: Vec<Bar> = wins.iter().filter(|(_, wins)| wins.of > 0).map(bar).collect();
    html! {
        h3 { (title) }
        figure {
            (charts::bars(&format!("{title}: share of victories with intervals"), &bars, Some(even)))
            details { summary { "Numbers" } div.table { table {
                thead { tr { th {} th { "share" } th { "from" } th { "to" } th { "games" } th { "won or shared" } } }
                tbody { @for (name, wins) in wins {
                    @let (low, high) = wins.interval();
                    tr {
                        td { (name) }
                        @for share in [wins.share(), low, high] { td { (percent(share)) } }
                        td { (wins.of) }
                        td { (wins.wins) }
                    }
                } }
            } } }
        }
    }
}

/// Who is further off even than G10.8 wants, beyond what chance explains.
fn balance(summary: &Summary, even: f64) -> Markup {
    let off = |wins: &Wins| wins.share() - even;
    let sure = |wins: &Wins| {
        let (low, high) = wins.interval();
        low > even || high < even
    };
    let begins = summary.by_order.first().map(|wins| ("who begins", wins));
    let heroes = summary.by_hero.iter().map(|(hero, wins)| (hero.as_str(), wins));
    let far: Vec<(&str, &Wins)> =
        heroes.chain(begins).filter(|(_, wins)| off(wins).abs() > TOLERANCE).collect();
    html! {
        h3 { "Balance" }
        @if far.is_empty() {
            p { "Every hero, and who begins, is within 4 points of even." }
        } @else {
            p { "More than 4 points off even:" }
            ul { @for (name, wins) in far {
                li {
                    (name) ": " (format!("{:+.1} points", 100.0 * off(wins)))
                    @if sure(wins) { ", more than chance explains" } @else { ", which may be chance" }
                }
            } }
        }
    }
}

fn lengths(summary: &Summary) -> Markup {
    let longest = summary.lengths.keys().next_back().copied().unwrap_or(1);
    let width = (longest / BINS + 1).max(1);
    let mut bins: BTreeMap<u16, u64> = (0..=longest / width).map(|bin| (bin, 0)).collect();
    for (turns, games) in &summary.lengths {
        *bins.entry(turns / width).or_default() += games;
    }
    let bins: Vec<(f64, u64)> =
        bins.into_iter().map(|(bin, games)| (f64::from(bin * width), games)).collect();
    let mean = summary.turns as f64 / summary.games.max(1) as f64;
    html! {
        figure {
            (charts::histogram("How many games had so many turns", &bins, "turns of all players"))
            figcaption {
                "Turns of all players together; " (format!("{mean:.1}")) " on average, "
                (median(&summary.lengths)) " in the middle game."
            }
            details { summary { "Numbers" } div.table { table {
                thead { tr { th { "turns" } th { "games" } } }
                tbody { @for (begin, games) in &bins {
                    tr { td { (format!("{begin} to {}", begin + f64::from(width) - 1.0)) } td { (games) } }
                } }
            } } }
        }
    }
}

/// The middle one.
fn median(lengths: &BTreeMap<u16, u64>) -> u16 {
    let mut left = lengths.values().sum::<u64>().div_ceil(2);
    for (&turns, &games) in lengths {
        if games >= left {
            return turns;
        }
        left -= games;
    }
    0
}

fn endings(summary: &Summary) -> Markup {
    html! {
        div.table { table {
            thead { tr { th { "ending" } th { "games" } th { "share" } } }
            tbody { @for (ending, &games) in &summary.endings {
                tr {
                    td { (ending.replace('_', " ")) }
                    td { (games) }
                    td { (percent(games as f64 / summary.games.max(1) as f64)) }
                }
            } }
        } }
    }
}
