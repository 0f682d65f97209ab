//! A report as one page that needs nothing else: plots as SVG, and the numbers as tables.

mod charts;
mod counts;
mod course;
mod sections;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::{Batch, Gathered, Study, Summary};

const STYLE: &str = include_str!("style.css");

/// The page for these batches of one game, the first of which was played by these rules.
pub fn page<G: Study>(rules: &G, batches: &[(Batch, Gathered)]) -> String {
    let games: u64 = batches.iter().map(|(_, gathered)| gathered.summary.games).sum();
    let title = format!("{games} games of {}", title_of(G::GAME));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                (contents(batches))
                (sections::batches::<G>(batches))
                @for (index, (batch, gathered)) in batches.iter().enumerate() {
                    @if batches.len() > 1 {
                        h2 id=(format!("batch-{}", index + 1)) { (name(batch)) }
                    }
                    (sections::all(rules, batch, gathered))
                }
                p.faint {
                    "Intervals hold the true value 95 times of 100 (shares: Wilson). A victory that several "
                    "share counts in equal parts. Written by " (batches.first().map_or("", |(batch, _)| &batch.program)) "."
                }
            }
        }
    };
    page.into_string()
}

/// What people call the game.
fn title_of(game: &str) -> &str {
    match game {
        "dungeon" => "Karak",
        "goblin" => "Karak: Goblin",
        other => other,
    }
}

/// What was played, in a few lines.
fn contents(batches: &[(Batch, Gathered)]) -> Markup {
    html! {
        div.table {
            table {
                thead { tr { th { "batch" } th { "bots" } th { "games" } th { "seed" } th { "stopped by the turn limit" } } }
                tbody {
                    @for (batch, gathered) in batches {
                        tr {
                            td { (name(batch)) }
                            td { (bots(batch)) }
                            td { (gathered.summary.games) }
                            td { (batch.seed) }
                            td { (stopped(&gathered.summary)) }
                        }
                    }
                }
            }
        }
    }
}

fn stopped(summary: &Summary) -> String {
    format!("{:.1} %", 100.0 * summary.limited() as f64 / summary.games.max(1) as f64)
}

fn bots(batch: &Batch) -> String {
    batch.seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// What tells a batch from others: its options.
fn name(batch: &Batch) -> String {
    let mut parts = vec![format!("{} seats", batch.seats.len())];
    let content = batch.set_up("content").split(' ').next().unwrap_or_default();
    for (what, value) in [
        ("set", content),
        ("edition", batch.set_up("edition")),
        ("settings", batch.set_up("settings")),
        ("abilities", batch.set_up("abilities")),
        ("goals", batch.set_up("goals")),
    ] {
        if !value.is_empty() {
            parts.push(format!("{what} {value}"));
        }
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use dungeon::{Content, Dungeon, Setup};

    use super::*;
    use crate::{DealLuck, Played, Simulator, TurnWatch};

    #[test]
    fn a_page_escapes_what_others_wrote_and_tells_batches_apart() {
        let setup = Setup { turn_limit: Some(40), ..Setup::with_heroes("horan, taia").unwrap() };
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let bots = [Bot::Random; 2];
        let batch = Batch::new("<script>", &rules, &bots, 1, 1);
        let mut watch = TurnWatch::new::<Dungeon>();
        let row = Simulator::new(&rules).play(0, &bots, DealLuck::new(1, 0), &mut watch);
        let turns = watch.end(&row);
        let mut gathered = Gathered::default();
        gathered.add(&Played { row, turns });
        let one = page(&rules, &[(batch.clone(), gathered.clone())]);
        assert!(one.contains("&lt;script&gt;") && !one.contains("<script"));
        assert!(!one.contains("By edition and options"));
        let two = page(&rules, &[(batch.clone(), gathered.clone()), (batch, gathered)]);
        assert!(two.contains("By edition and options") && two.starts_with("<!DOCTYPE html>"));
    }
}
