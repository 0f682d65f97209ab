//! How likely each seat is to win: a small model fitted on simulated games.

use alloc::vec;
use alloc::vec::Vec;

use table::{MAX_SEATS, Rules, Seat, SeatSet};

/// A game of which one can tell how well each seat stands.
pub trait Judged: Rules {
    /// Names of the numbers that describe a seat, in the order of [`describe`](Self::describe).
    const FEATURES: &'static [&'static str];
    /// What each of them counts, as `karak lab fit` writes it.
    const WEIGHTS: &'static str;

    /// How well a seat stands, as far as everybody and this state know, between two turns. The slice
    /// has as many places as there are features.
    fn describe(&self, state: &Self::State, seat: Seat, features: &mut [f32]);

    /// Who is still in the game.
    fn playing(&self, state: &Self::State) -> SeatSet;

    /// Turns begun so far.
    fn turns(&self, state: &Self::State) -> u16;
}

/// What each feature counts. The score of a seat is the sum of its features by weight; the chances to
/// win are the softmax of the scores.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    weights: Vec<f32>,
}

impl Model {
    /// The model that was fitted for a game.
    ///
    /// # Panics
    /// If its weights cannot be read; every test of a bot reads them.
    pub fn fitted<R: Judged>() -> Self {
        match Self::parse(R::FEATURES, R::WEIGHTS) {
            Ok(model) => model,
            Err(fault) => panic!("the weights of a game: {fault}"),
        }
    }

    /// The model of a file: a line for each feature, its name and its weight; `#` begins a comment.
    ///
    /// # Errors
    /// A sentence, if a feature is missing, unknown or no number.
    pub fn parse(features: &[&str], text: &str) -> Result<Self, &'static str> {
        let mut weights = vec![f32::NAN; features.len()];
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            let (name, weight) =
                line.split_once(' ').ok_or("a line is a feature and its weight")?;
            let place = features.iter().position(|feature| *feature == name);
            let weight: f64 = weight.trim().parse().map_err(|_| "a weight is a number")?;
            weights[place.ok_or("a feature the game does not have")?] = weight as f32;
        }
        if weights.iter().all(|weight| weight.is_finite()) {
            Ok(Self { weights })
        } else {
            Err("a feature without a weight")
        }
    }

    /// A model with these weights, in the order of the features.
    pub fn new(weights: Vec<f32>) -> Self {
        Self { weights }
    }

    /// The weights, in the order of the features.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The chance of each seat to win. For a lone player, who plays against nobody, a number between
    /// 0 and 1 that is higher the better things stand.
    pub fn chances<R: Judged>(
        &self,
        rules: &R,
        state: &R::State,
        scratch: &mut Vec<f32>,
    ) -> [f32; MAX_SEATS] {
        if let Some(chances) = over(rules, state) {
            return chances;
        }
        softmax(rules.playing(state), &self.scores(rules, state, scratch))
    }

    /// The chance of a seat whose player does not know all of the state: each of `guesses` says how
    /// much more the others would score if what is hidden were otherwise.
    pub(crate) fn chance_by_guesses<R: Judged>(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        guesses: &[[f32; MAX_SEATS]],
        scratch: &mut Vec<f32>,
    ) -> f32 {
        self.chances_by_guesses(rules, state, guesses, scratch)[seat.index()]
    }

    /// The same for all seats. A guess has nothing for the seat that guesses.
    pub(crate) fn chances_by_guesses<R: Judged>(
        &self,
        rules: &R,
        state: &R::State,
        guesses: &[[f32; MAX_SEATS]],
        scratch: &mut Vec<f32>,
    ) -> [f32; MAX_SEATS] {
        if let Some(chances) = over(rules, state) {
            return chances;
        }
        let (playing, scores) = (rules.playing(state), self.scores(rules, state, scratch));
        let mut sum = [0.0; MAX_SEATS];
        for guess in guesses {
            let mut possible = scores;
            for (score, more) in possible.iter_mut().zip(guess) {
                *score += more;
            }
            let chances = softmax(playing, &possible);
            for (sum, chance) in sum.iter_mut().zip(chances) {
                *sum += chance / guesses.len() as f32;
            }
        }
        sum
    }

    /// The sum of the features of each seat by weight.
    pub(crate) fn scores<R: Judged>(
        &self,
        rules: &R,
        state: &R::State,
        scratch: &mut Vec<f32>,
    ) -> [f32; MAX_SEATS] {
        scratch.clear();
        scratch.resize(self.weights.len(), 0.0);
        let playing = rules.playing(state);
        let mut scores = [0.0; MAX_SEATS];
        for seat in playing.iter() {
            scratch.fill(0.0);
            rules.describe(state, seat, scratch);
            let products = self.weights.iter().zip(scratch.iter());
            scores[seat.index()] = products.map(|(weight, feature)| weight * feature).sum();
        }
        scores
    }
}

/// Who has won, when the game is over: those who share a victory have a part of it each. A lone
/// player's last state is as good as any other.
fn over<R: Judged>(rules: &R, state: &R::State) -> Option<[f32; MAX_SEATS]> {
    let winners = rules.winners(state);
    (rules.seats() > 1 && !winners.is_empty()).then(|| {
        let mut chances = [0.0; MAX_SEATS];
        for seat in winners.iter() {
            chances[seat.index()] = 1.0 / winners.len() as f32;
        }
        chances
    })
}

/// A lone player's score of 0 is as good as this one.
const ALONE: f32 = 8.0;

fn softmax(playing: SeatSet, scores: &[f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    if let (1, Some(seat)) = (playing.len(), playing.iter().next()) {
        chances[seat.index()] = 1.0 / (1.0 + libm::expf((ALONE - scores[seat.index()]) / 4.0));
        return chances;
    }
    let highest = playing.iter().map(|seat| scores[seat.index()]).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in playing.iter() {
        let power = libm::expf(scores[seat.index()] - highest);
        chances[seat.index()] = power;
        sum += power;
    }
    for seat in playing.iter() {
        chances[seat.index()] /= sum;
    }
    chances
}
