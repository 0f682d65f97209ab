//! A review of a game that is over, in sentences: who had luck, how well everybody decided, and what to learn.

use bots::{Decided, Mark, ReviewOf, SeatReview};
use table::{Seat, Step, StepOf, Turn, Viewer};

use crate::{Arg, Narrated, Words, key};

/// Luck of less than so much of a victory is not worth a word.
const LUCK: f64 = 0.03;

/// What is said about how a game was played, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReviewText {
    /// A heading for all of it.
    pub title: String,
    /// What points are.
    pub note: String,
    /// How lucky everybody was and how well they decided, in the order of the seats.
    pub seats: Vec<String>,
    /// What there is to learn, the dearest first, with the better line.
    pub lessons: Vec<String>,
}

impl ReviewText {
    /// All sentences in order, without the heading.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        let note = core::iter::once(&self.note);
        note.chain(&self.seats).chain(&self.lessons).map(String::as_str)
    }
}

/// What a review of the game that these steps made of the start says; `who` says who sits where.
pub fn review<G: Narrated>(
    words: &Words,
    rules: &G,
    (start, steps): (G::State, &[StepOf<G>]),
    told: &ReviewOf<G>,
    who: &dyn Fn(Seat) -> Arg<'static>,
) -> ReviewText {
    let seats = Seat::first(told.seats.len()).zip(&told.seats);
    let seat = |(seat, it): (Seat, &SeatReview)| {
        let lines =
            [luck(words, who(seat), it), play(words, who(seat), it, told.result[seat.index()])];
        let marks = it.marks.iter().any(|&count| count > 0);
        let marks = marks.then(|| self::marks(words, who(seat), it));
        lines.into_iter().chain(marks).collect::<Vec<_>>()
    };
    ReviewText {
        title: words.text(key::REVIEW_TITLE),
        note: words.text(key::REVIEW_NOTE),
        seats: seats.flat_map(seat).collect(),
        lessons: told
            .lessons()
            .map(|it| {
                let state = before(rules, start, steps, it.step);
                lesson(words, rules, state, it, who(it.seat))
            })
            .collect(),
    }
}

fn luck(words: &Words, hero: Arg<'static>, seat: &SeatReview) -> String {
    let args = [("hero", hero), ("points", points(seat.luck.abs()))];
    if seat.luck >= LUCK {
        words.say(key::REVIEW_LUCK_GOOD, &args)
    } else if seat.luck <= -LUCK {
        words.say(key::REVIEW_LUCK_BAD, &args)
    } else {
        let [hero, _] = args;
        words.say(key::REVIEW_LUCK_EVEN, &[hero])
    }
}

fn play(words: &Words, hero: Arg<'static>, seat: &SeatReview, result: f64) -> String {
    // Luck that was better than a victory would leave less than nothing.
    let args = [
        ("hero", hero),
        ("count", seat.decisions.into()),
        ("error", Arg::Tenths((seat.error * 1000.0).round() as u32)),
        ("adjusted", points(seat.adjusted.clamp(0.0, 1.0))),
        ("result", points(result)),
    ];
    words.say(key::REVIEW_PLAY, &args)
}

fn marks(words: &Words, hero: Arg<'static>, seat: &SeatReview) -> String {
    let [doubtful, mistakes, blunders] = seat.marks.map(Arg::from);
    let args =
        [("hero", hero), ("doubtful", doubtful), ("mistakes", mistakes), ("blunders", blunders)];
    words.say(key::REVIEW_MARKS, &args)
}

fn lesson<G: Narrated>(
    words: &Words,
    rules: &G,
    mut state: G::State,
    decided: &Decided<G::Action>,
    hero: Arg<'static>,
) -> String {
    let seat = decided.seat;
    let say = |state: &G::State, action: G::Action| {
        rules.action(words, &rules.view(state, Viewer::Seat(seat)), action)
    };
    let done = decided.action.map_or_else(String::new, |action| say(&state, action));
    let mut better = Vec::new();
    for &action in &decided.better {
        if rules.turn(&state) != Turn::Seat(seat) {
            break;
        }
        better.push(say(&state, action));
        if rules.apply(&mut state, Step::Act(action), &mut ()).is_err() {
            break;
        }
    }
    let args = [
        ("number", decided.turn.into()),
        ("hero", hero),
        ("done", Arg::text(done)),
        // Whole points, so that the number fits the mark.
        ("points", Arg::Number((decided.loss * 100.0) as i64)),
        ("better", Arg::text(better.join(" → "))),
    ];
    let key = match decided.mark {
        Some(Mark::Blunder) => key::REVIEW_BLUNDER,
        Some(Mark::Mistake) => key::REVIEW_MISTAKE,
        Some(Mark::Doubtful) | None => key::REVIEW_DOUBTFUL,
    };
    words.say(key, &args)
}

/// The state before a step.
fn before<G: Narrated>(rules: &G, start: G::State, steps: &[StepOf<G>], step: usize) -> G::State {
    let mut state = start;
    for &step in &steps[..step.min(steps.len())] {
        if rules.apply(&mut state, step, &mut ()).is_err() {
            break;
        }
    }
    state
}

/// Hundredths of a victory.
fn points(chance: f64) -> Arg<'static> {
    Arg::Number((chance * 100.0).round() as i64)
}
