//! A look back at a game that is over, as text.

use bots::Recap;
use table::{Host, Turn};
use words::Words;

use crate::game::Playable;
use crate::review::review_text;

/// What there is to tell about a game, once it is over.
pub(crate) fn recap<G: Playable>(host: &Host<G>) -> Option<Recap<G::Seen>> {
    (host.turn() == Turn::Over).then(|| bots::recap(host.rules(), host.start(), &host.steps()))
}

/// The same in lines with a heading, and the review after it; empty if there is nothing to tell.
pub(crate) fn recap_text<G: Playable>(words: &Words, host: &Host<G>, view: &G::View) -> String {
    let Some(recap) = recap(host) else { return String::new() };
    let told = recap.map(|event| host.rules().event(words, view, event));
    let text = words::recap(words, &told, &|seat| G::who(view, seat));
    let lines: Vec<&str> = text.lines().collect();
    let review = review_text(words, host, view);
    if lines.is_empty() {
        return review;
    }
    let gap = if review.is_empty() { "" } else { "\n" };
    format!("{}\n  {}\n{gap}{review}", text.title, lines.join("\n  "))
}
