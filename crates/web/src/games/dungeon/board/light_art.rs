//! How lit places are drawn.

use dungeon::Direction;
use dungeon::reach::TargetKind;
use words::dungeon::percents;

use super::promise::{Promise, Promises};
use crate::games::dungeon::pictures;
use crate::ui::decimal::tenths;

/// Below a monster: what it gives, and the chance to win that.
pub fn promised(promises: Promises, Promise { monster, chances }: Promise) -> String {
    let loot = pictures::piece(promises.with_content(|content| content.back[monster]));
    let win = chances.map(|chances| percents(chances)[0]);
    let (class, text, width) = match win {
        None => ("promise", String::new(), 26),
        Some(win) => {
            let class = match win {
                60.. => "promise good",
                30.. => "promise",
                _ => "promise poor",
            };
            (class, format!(r#"<text x="10" y="5">{win} %</text>"#), 72)
        }
    };
    let left = -width / 2;
    format!(
        r##"<g class="{class}" transform="translate(8 37)"><rect x="{left}" y="-11" width="{width}" height="22" rx="11"/><use href="#{loot}" x="{icon}" y="-8.5" width="17" height="17"/>{text}</g>"##,
        icon = left + 5,
    )
}

/// A lit place around its middle, so many moves away.
pub fn light(kind: TargetKind, moves: usize) -> String {
    let badge = |class: &str, icon: Option<&str>, x: f64, y: f64| {
        let inside = match icon {
            Some(icon) => format!(
                r##"<use href="#{icon}" x="{}" y="{}" width="19" height="19"/>"##,
                tenths(x - 9.5),
                tenths(y - 9.5)
            ),
            None => format!(r#"<text x="{}" y="{}">{moves}</text>"#, tenths(x), tenths(y + 5.2)),
        };
        let (x, y) = (tenths(x), tenths(y));
        format!(r#"<g class="mark {class}"><circle cx="{x}" cy="{y}" r="13.5"/>{inside}</g>"#)
    };
    let small = |x: f64, y: f64| {
        let [x, y, text] = [x, y, y + 4.2].map(tenths);
        format!(
            r#"<g class="mark small"><circle cx="{x}" cy="{y}" r="9"/><text x="{x}" y="{text}">{moves}</text></g>"#
        )
    };
    let far = |x: f64, y: f64| if moves > 1 { small(x, y) } else { String::new() };
    let tile = r#"<rect class="lit" x="-47" y="-47" width="94" height="94" rx="9"/>"#;
    match kind {
        TargetKind::Walk => format!("{tile}{}", badge("", None, 32.0, -32.0)),
        TargetKind::Gate => {
            format!("{tile}{}{}", badge("gate", Some("icon-gate"), 32.0, -32.0), small(32.0, -10.0))
        }
        TargetKind::Fight(_) => {
            format!("{tile}{}{}", badge("fight", Some("icon-fight"), 32.0, -32.0), far(32.0, -10.0))
        }
        TargetKind::Explore(direction) => {
            let turn = direction as u32 * 90;
            // The doorway is on the side one comes from.
            let (x, y) = match direction {
                Direction::North => (0.0, 22.0),
                Direction::East => (-22.0, 0.0),
                Direction::South => (0.0, -22.0),
                Direction::West => (22.0, 0.0),
            };
            format!(
                r#"<rect class="hit" x="-48" y="-48" width="96" height="96" rx="9"/><g transform="rotate({turn})"><path class="door-light" d="M-17 50C-40 10 -34 -16 0 -20C34 -16 40 10 17 50Z"/><path class="door" d="M-15 50V43A15 15 0 0 1 15 43V50"/></g>{}{}"#,
                badge("explore", Some("icon-explore"), x, y),
                far(x + 15.0, y - 13.0)
            )
        }
    }
}
