//! What holds for every review.

use bots::{Mark, Review, ReviewOf, Reviewed, review};
use table::{Seat, StepOf, Turn};

/// Two sums of some hundred numbers are the same if they differ by less.
const ROUNDING: f64 = 1e-9;

/// Reviews a game, and holds the review to all it promises.
pub(crate) fn check<R: Reviewed>(rules: &R, steps: &[StepOf<R>]) {
    let told = review(rules, rules.start(), steps).expect("there is something to review");
    assert_eq!(told.seats.len(), rules.seats());
    let mut state = rules.start();
    for &step in steps {
        rules.apply(&mut state, step, &mut ()).expect("it was played");
    }
    assert_eq!(rules.turn(&state), Turn::Over);
    let winners = rules.winners(&state);
    for seat in Seat::first(rules.seats()).filter(|_| !winners.is_empty()) {
        let share = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        assert!((told.result[seat.index()] - share).abs() < ROUNDING, "the end is the result");
    }
    adds_up(&told);
    is_fair(&told);
    judges(rules, steps, &told);
    counts(rules, steps, &told);
}

/// What a game came to is luck, and what decisions gave and cost.
fn adds_up<A, C>(told: &Review<A, C>) {
    assert!((told.start.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{:?}", told.start);
    for (place, seat) in told.seats.iter().enumerate() {
        let change = told.result[place] - told.start[place];
        let sum = seat.luck + seat.own + seat.others;
        assert!((change - sum).abs() < ROUNDING, "{change} is not {sum}");
        assert!((told.result[place] - seat.luck - seat.adjusted).abs() < ROUNDING);
        let luck: f64 = told.draws.iter().map(|drawn| drawn.luck[place]).sum();
        let gave: f64 = told.decisions.iter().map(|decided| decided.gave[place]).sum();
        assert!((luck - seat.luck).abs() < ROUNDING);
        assert!((gave - seat.own - seat.others).abs() < ROUNDING);
    }
}

/// What chance gives to one it takes from others; so do decisions.
fn is_fair<A, C>(told: &Review<A, C>) {
    for drawn in &told.draws {
        assert!(drawn.luck.iter().sum::<f64>().abs() < ROUNDING, "{:?}", drawn.luck);
    }
    for decided in &told.decisions {
        assert!(decided.gave.iter().sum::<f64>().abs() < 1e-6, "{:?}", decided.gave);
    }
    assert!(told.seats.iter().map(|seat| seat.luck).sum::<f64>().abs() < ROUNDING);
}

/// Losses, marks and lessons fit each other, and a better line can be played.
fn judges<R: Reviewed>(rules: &R, steps: &[StepOf<R>], told: &ReviewOf<R>) {
    for decided in &told.decisions {
        assert!(decided.loss == 0.0 || (0.01..=1.0).contains(&decided.loss), "{}", decided.loss);
        assert_eq!(decided.better.is_empty(), decided.loss == 0.0);
        assert!(decided.action.is_none() || decided.better.first() != decided.action.as_ref());
    }
    let dearest = told.decisions.iter().map(|decided| decided.loss).fold(0.0, f64::max);
    let lessons: Vec<_> = told.lessons().collect();
    assert!(lessons.len() <= ReviewOf::<R>::MOST_LESSONS);
    assert!(lessons.is_sorted_by(|one, other| one.loss >= other.loss), "the dearest first");
    let mut turns: Vec<u16> = lessons.iter().map(|lesson| lesson.turn).collect();
    turns.sort_unstable();
    assert!(turns.is_sorted_by(|one, other| one < other), "one lesson of a turn");
    let marked = dearest >= 0.05;
    let first = lessons.first().map_or(0.0, |lesson| lesson.loss);
    assert!(
        (first - if marked { dearest } else { 0.0 }).abs() < ROUNDING,
        "the dearest is a lesson"
    );
    let mut legal = Vec::new();
    for lesson in lessons {
        let mut state = rules.start();
        for &step in &steps[..lesson.step] {
            rules.apply(&mut state, step, &mut ()).expect("it was played");
        }
        rules.legal_actions(&state, &mut legal);
        assert!(legal.len() > 1, "nothing forced is a lesson");
        assert!(legal.contains(&lesson.better[0]), "a better line can be played");
    }
}

/// What is said of a seat is what its decisions say, and nothing that was forced counts.
fn counts<R: Reviewed>(rules: &R, steps: &[StepOf<R>], told: &ReviewOf<R>) {
    for (seat, sums) in Seat::first(rules.seats()).zip(&told.seats) {
        let own = || told.decisions.iter().filter(move |decided| decided.seat == seat);
        let gave: f64 = own().map(|decided| decided.gave[seat.index()]).sum();
        assert!((gave - sums.own).abs() < ROUNDING, "its own decisions are its own");
        let counted = || own().filter(|decided| decided.counts);
        assert_eq!(usize::from(sums.decisions), counted().count());
        let lost: f64 = counted().map(|decided| decided.loss).sum();
        assert!((lost - sums.lost).abs() < ROUNDING);
        assert!((sums.error * f64::from(sums.decisions) - lost).abs() < ROUNDING);
        let marked = Mark::ALL.map(|mark| own().filter(|it| it.mark == Some(mark)).count());
        assert_eq!(sums.marks.map(usize::from), marked);
    }
    let (mut state, mut legal, mut decisions) = (rules.start(), Vec::new(), told.decisions.iter());
    let mut decided = decisions.next();
    for (number, &step) in steps.iter().enumerate() {
        if let Some(found) = decided.filter(|found| found.step == number) {
            rules.legal_actions(&state, &mut legal);
            assert!(found.counts || found.loss == 0.0, "what does not count loses nothing");
            assert!(legal.len() > 1 || !found.counts, "what is forced does not count");
            decided = decisions.next();
        }
        rules.apply(&mut state, step, &mut ()).expect("it was played");
    }
    assert_eq!(decided, None, "every decision was made in a step");
}
