//! How games go on, and whether that was foretold.

use maud::{Markup, html};

use super::charts;
use super::sections::percent;
use crate::{Course, Mean, Study};

/// A round that fewer seats came to tells too little.
const FEW: u64 = 20;

/// Points, hit points and chances by turn.
pub(super) fn rounds<G: Study>(course: &Course) -> Markup {
    let rounds = &course.rounds;
    let line = |of: &dyn Fn(usize) -> Mean| -> Vec<(f64, f64)> {
        let points = (0..rounds.len()).filter(|&round| of(round).of >= FEW);
        points.map(|round| ((round + 1) as f64, of(round).value())).collect()
    };
    let winners = line(&|round| rounds[round].winners);
    let others = line(&|round| rounds[round].others);
    let foreseen = line(&|round| rounds[round].foreseen);
    let hit_points = line(&|round| rounds[round].hit_points);
    let score = G::SCORE;
    html! {
        h3 { (titled(score)) " over time" }
        figure {
            (charts::lines(&format!("Mean {score} by turn, of winners and of the others"), &[winners, others], ["own turns", score]))
            figcaption {
                "Mean " (score) " at the beginning of a player's own turn: those who won in the end (solid) "
                "and the others (dashed)."
            }
            details { summary { "Numbers" } div.table { table {
                thead { tr {
                    @for title in ["turn", "winners", "others", "hit points", "chance the model gave winners"] {
                        th { (title) }
                    }
                } }
                tbody { @for (index, round) in rounds.iter().enumerate() {
                    @if round.hit_points.of >= FEW { tr {
                        td { (index + 1) }
                        @for mean in [round.winners, round.others, round.hit_points] {
                            td { (format!("{:.2}", mean.value())) }
                        }
                        td { (percent(round.foreseen.value())) }
                    } }
                } }
            } } }
        }
        h3 { "Hit points over time" }
        figure { (charts::lines("Mean hit points by turn", &[hit_points], ["own turns", "hit points"])) }
        h3 { "How early the winner is known" }
        figure {
            (charts::lines("Chance to win that the model gave those who won", &[foreseen], ["own turns", "chance"]))
            figcaption { "The chance to win that the model gave those who won in the end." }
        }
    }
}

/// With a capital letter.
fn titled(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Foretold against happened.
pub(super) fn calibration(course: &Course) -> Markup {
    let calibration = &course.calibration;
    let bins: Vec<_> = calibration.bins().iter().filter(|bin| bin.count > 0).collect();
    let points: Vec<(f64, f64)> = bins.iter().map(|bin| (bin.foretold(), bin.happened())).collect();
    html! {
        figure {
            (charts::calibration("Foretold chances to win against how often it came so", &points))
            figcaption {
                "Of the seats the model gave a certain chance to win, so many did: on the dashed line it is right. "
                "Expected calibration error " (format!("{:.3}", calibration.error())) " over "
                (calibration.total()) " seats at the beginning of turns."
            }
            details { summary { "Numbers" } div.table { table {
                thead { tr { th { "foretold" } th { "happened" } th { "seats" } } }
                tbody { @for bin in bins {
                    tr { td { (percent(bin.foretold())) } td { (percent(bin.happened())) } td { (bin.count) } }
                } }
            } } }
        }
    }
}
