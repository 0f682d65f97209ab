//! `karak review`: what every decision of a game was worth, and how lucky everybody was.

use std::io::Write as _;

use anyhow::{Context as _, Result, bail};
use bots::{Review, ReviewOf};
use serde::Serialize;
use table::{Host, Saved, Turn, Viewer};
use words::Words;

use crate::cli::ReviewArgs;
use crate::game::Playable;
use crate::saved::SavedFile;
use crate::terminal::language;

/// What `--json` prints.
#[derive(Serialize)]
struct Shown {
    game: &'static str,
    #[serde(flatten)]
    review: Review<String, String>,
}

pub(crate) fn run<G: Playable>(args: &ReviewArgs, file: &SavedFile<'_>) -> Result<()> {
    if file.is_watched() {
        bail!("this is what one viewer saw of a game: a review needs all of it");
    }
    let saved: Saved<G> = file.read()?;
    let host = saved.resume(|_, _| {}).context("the record is refused")?;
    if host.turn() != Turn::Over {
        bail!("the game is not over: what is hidden would be told");
    }
    let review = review(&host).context(
        "there is nothing to review: nobody plays against anybody, or nobody has decided anything",
    )?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let review = review.map(|action| action.to_string(), |chance| chance.to_string());
        serde_json::to_writer(&mut out, &Shown { game: G::GAME, review })?;
        writeln!(out)?;
        return Ok(());
    }
    let words = Words::new(language(args.lang));
    write!(out, "{}", review_text(&words, &host, &host.view(Viewer::Spectator)))?;
    Ok(())
}

/// The review of a game that is over.
fn review<G: Playable>(host: &Host<G>) -> Option<ReviewOf<G>> {
    bots::review(host.rules(), host.start(), &host.steps())
}

/// The same in lines with a heading; empty while the game goes on, and where there is nothing to review.
pub(crate) fn review_text<G: Playable>(words: &Words, host: &Host<G>, view: &G::View) -> String {
    let Some(told) = Some(host).filter(|host| host.turn() == Turn::Over).and_then(review) else {
        return String::new();
    };
    let (rules, steps) = (host.rules(), host.steps());
    let who = |seat| G::who(view, seat);
    let text = words::review(words, rules, (host.start(), &steps), &told, &who);
    let lines: Vec<&str> = text.lines().collect();
    format!("{}\n  {}\n", text.title, lines.join("\n  "))
}
