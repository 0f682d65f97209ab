//! Reviews of games that are over: found by a worker, told in the page.
//!
//! Both ends are in the part of the module with the screens beside the games: one more part would share something with each of the
//! others, and many small files are sent larger than few.

#![expect(clippy::unnecessary_wraps, reason = "the part that a review is in may not arrive")]

use std::rc::Rc;

use bots::{Bots, Review};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{Recorded, Seat};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use words::{Arg, Narrated, ReviewText, Words};

use super::LocalTable;

/// A review in sentences.
pub struct ReviewTold {
    /// The sentences.
    pub text: ReviewText,
    /// In which turn there is something to learn, for each of the lessons.
    pub turns: Vec<u16>,
}

/// Tells a review, in any language; the second says who sits where.
pub type Telling = Rc<dyn Fn(&Words, &dyn Fn(Seat) -> Arg<'static>) -> ReviewTold>;

/// A review as text, or why there is none.
type Found = Result<String, String>;

/// How to tell a review, or why it cannot be read.
type Read = Result<Telling, String>;

/// What is said of records of other games.
const UNKNOWN: &str = "no such game is played here";

/// Reviews the game of a record that is over.
pub(super) async fn find(record: &str) -> Found {
    find_in_any(record.to_owned()).await.map_err(|error| error.to_string())?
}

#[wasm_split(beside, fallible)]
fn find_in_any(record: String) -> Result<Found, SplitLoaderError> {
    Ok(match table::game_of(&record) {
        Some(Dungeon::GAME) => find_in::<Dungeon>(&record),
        Some(Goblin::GAME) => find_in::<Goblin>(&record),
        Some(_) | None => Err(UNKNOWN.to_owned()),
    })
}

/// How to tell the review that was found for the game of this record.
pub(super) fn read(record: &str, found: &str) -> Read {
    match table::game_of(record) {
        Some(Dungeon::GAME) => read_of::<Dungeon>(record, found),
        Some(Goblin::GAME) => read_of::<Goblin>(record, found),
        Some(_) | None => Err(UNKNOWN.to_owned()),
    }
}

fn find_in<G: Bots + Recorded>(record: &str) -> Found {
    let table = LocalTable::<G>::read(record).map_err(|error| error.to_string())?;
    let review = table.review().ok_or("there is nothing to review")?;
    let review = review.told().map(|action| action.to_string(), |chance| chance.to_string());
    serde_json::to_string(&review).map_err(|error| error.to_string())
}

fn read_of<G: Narrated + Recorded>(record: &str, found: &str) -> Read {
    let table = LocalTable::<G>::read(record).map_err(|error| error.to_string())?;
    let review: Review<String, String> =
        serde_json::from_str(found).map_err(|error| error.to_string())?;
    let review = review.try_map(
        |action| action.parse::<G::Action>().map_err(|error| error.to_string()),
        |chance| chance.parse::<G::Chance>().map_err(|error| error.to_string()),
    )?;
    let (start, steps) = table.played();
    Ok(Rc::new(move |words, who| ReviewTold {
        text: words::review(words, table.rules(), (start, &steps), &review, who),
        turns: review.lessons().map(|lesson| lesson.turn).collect(),
    }))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn told<G: Bots + Narrated + Recorded>(record: &str) {
        let found = find_in::<G>(record).unwrap();
        let telling = read_of::<G>(record, &found).unwrap();
        let table = LocalTable::<G>::read(record).unwrap();
        let (whole, (start, steps)) = (table.review().unwrap(), table.played());
        for (language, source) in [
            (Language::English, include_str!("../../../words/text/en.ftl")),
            (Language::Polish, include_str!("../../../words/text/pl.ftl")),
        ] {
            let words = Words::from_source(language, source).unwrap();
            let who = |seat: Seat| Arg::text(format!("<{seat}>"));
            let ReviewTold { text, turns } = telling(&words, &who);
            let wanted = words::review(&words, table.rules(), (start, &steps), &whole, &who);
            assert_eq!(text, wanted, "told as if it had never been text");
            assert_eq!(turns.len(), text.lessons.len());
            assert!(!text.seats.is_empty());
        }
    }

    #[test]
    fn a_review_is_told_after_its_way_as_text() {
        told::<Dungeon>(include_str!("../../../../xtask/browser/data/over.karak"));
        told::<Goblin>(include_str!("../../../../xtask/browser/data/goblin-over.karak"));
    }

    #[test]
    fn what_is_not_over_is_not_reviewed() {
        let going_on = include_str!("../../../../xtask/browser/data/walk.karak");
        assert!(find_in::<Dungeon>(going_on).is_err(), "what is hidden would be told");
        assert!(find_in::<Dungeon>("nonsense").is_err());
    }
}
