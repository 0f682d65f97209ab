//! The search itself: rounds of candidates, of which the best that is surely better is adopted.

use anyhow::{Context as _, Result, ensure};
use goblin::Content;
use serde::{Deserialize, Serialize};
use table::PlayoutLuck;

use super::Candidate;
use super::edit::renamed;
use super::ladder::nonsense;
use super::trial::{Deals, Kind, Trial};
use crate::WRONG;
use crate::compare::holm;

/// Candidates that make no sense or change nothing are drawn again so often.
const DRAWS: u64 = 400;
/// The luck of the draws is apart from that of the games.
const APART: u64 = 0x2545_f491_4f6c_dd1d;

/// How a search goes. Together with the cards it begins with this says all of what comes out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// Every candidate is played at all of these.
    pub kinds: Vec<Kind>,
    /// Same seed, same search.
    pub seed: u64,
    /// What the new set is called.
    pub id: String,
    /// How often the best candidate can be adopted.
    pub rounds: u64,
    /// So many in each round.
    pub candidates: usize,
    /// Each changes so many things.
    pub changes: usize,
    /// How often the better half of the candidates is played again, with twice as many games.
    pub stages: u32,
    /// Games of each kind in the first stage.
    pub games: u64,
    /// On so many threads; the result does not depend on it.
    pub threads: usize,
}

/// What is written down on the way, and what a search that goes on already knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A candidate was played.
    Tried(Tried),
    /// A round is over.
    Adopted {
        /// Counted from 1.
        round: u64,
        /// What was adopted, if anything was surely better.
        candidate: Option<String>,
    },
}

/// How a candidate did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tried {
    /// Counted from 1.
    pub round: u64,
    /// Counted from 1.
    pub stage: u32,
    /// Its changes.
    pub candidate: String,
    /// How bad the set was without them.
    pub before: f64,
    /// What they add to that: less than 0 is better.
    pub change: f64,
    /// The standard error of that.
    pub error: f64,
    /// How often chance alone makes them look so good.
    pub chance: f64,
    /// What is missed with them.
    pub misses: Vec<String>,
}

/// A card set with a candidate's changes.
struct Changed {
    candidate: Candidate,
    content: Content,
}

impl Search {
    /// Goes on from what is known already. `tell` hears of everything new, with the best set so far.
    ///
    /// # Errors
    /// If the cards cannot be played with, what is known is of another search, or `tell` fails.
    pub fn run(
        &self,
        start: &Content,
        known: Vec<Entry>,
        mut tell: impl FnMut(&Entry, &Content) -> Result<()>,
    ) -> Result<Content> {
        let named = renamed(start, &self.id);
        let mut best = named.with_context(|| format!("`{}` is no name of a set", self.id))?;
        let mut known = known.into_iter();
        for round in 1..=self.rounds {
            let adopted = self.round(&best, round, &mut known, &mut tell)?;
            let candidate = adopted.as_ref().map(|changed| changed.candidate.to_string());
            if let Some(changed) = adopted {
                best = changed.content;
            }
            let entry = Entry::Adopted { round, candidate };
            match known.next() {
                Some(before) => ensure!(before == entry, "the log is of another search"),
                None => tell(&entry, &best)?,
            }
        }
        Ok(best)
    }

    /// What is adopted in this round.
    fn round(
        &self,
        best: &Content,
        round: u64,
        known: &mut impl Iterator<Item = Entry>,
        tell: &mut impl FnMut(&Entry, &Content) -> Result<()>,
    ) -> Result<Option<Changed>> {
        let mut left = self.draw(best, round);
        for stage in 1..=self.stages {
            let mut tried = self.stage(best, left, (round, stage), known, tell)?;
            let chances: Vec<f64> = tried.iter().map(|(_, tried)| tried.chance).collect();
            let better = holm(&chances, WRONG / f64::from(self.stages));
            let change = |place: &usize| tried[*place].1.change;
            let surely = (0..tried.len()).filter(|&place| better[place]);
            if let Some(place) = surely.min_by(|one, other| change(one).total_cmp(&change(other))) {
                return Ok(Some(tried.swap_remove(place).0));
            }
            tried.sort_by(|one, other| one.1.change.total_cmp(&other.1.change));
            tried.truncate(tried.len().div_ceil(2));
            left = tried.into_iter().map(|(changed, _)| changed).collect();
        }
        Ok(None)
    }

    /// Plays all of these, each with the same deals as the best so far.
    fn stage(
        &self,
        best: &Content,
        candidates: Vec<Changed>,
        (round, stage): (u64, u32),
        known: &mut impl Iterator<Item = Entry>,
        tell: &mut impl FnMut(&Entry, &Content) -> Result<()>,
    ) -> Result<Vec<(Changed, Tried)>> {
        let deals = Deals {
            seed: self.seed ^ (round << 8 | u64::from(stage)),
            games: self.games << (stage - 1),
            threads: self.threads,
        };
        let (mut base, mut all) = (None, Vec::new());
        for changed in candidates {
            let candidate = changed.candidate.to_string();
            if let Some(entry) = known.next() {
                let same =
                    |it: &Tried| (it.round, it.stage, &it.candidate) == (round, stage, &candidate);
                let tried = match entry {
                    Entry::Tried(tried) if same(&tried) => Some(tried),
                    Entry::Tried(_) | Entry::Adopted { .. } => None,
                };
                all.push((changed, tried.context("the log is of another search")?));
                continue;
            }
            let base = match &mut base {
                Some(base) => base,
                none => none.insert(Trial::play(best, &self.kinds, deals)?),
            };
            let trial = Trial::play(&changed.content, &self.kinds, deals)?;
            let apart = trial.against(base);
            let tried = Tried {
                round,
                stage,
                candidate,
                before: base.badness(),
                change: apart.change,
                error: apart.error,
                chance: apart.chance(),
                misses: trial.misses(),
            };
            tell(&Entry::Tried(tried.clone()), best)?;
            all.push((changed, tried));
        }
        Ok(all)
    }

    /// The candidates of a round: all different, and sensible to people.
    fn draw(&self, best: &Content, round: u64) -> Vec<Changed> {
        let mut luck = PlayoutLuck::for_game(self.seed ^ APART, round);
        let mut drawn: Vec<Changed> = Vec::new();
        for _ in 0..DRAWS {
            if drawn.len() == self.candidates {
                break;
            }
            let candidate = Candidate::random(best, self.changes, &mut luck);
            let Some(content) = candidate.apply(best) else { continue };
            let known = drawn.iter().any(|other| other.content.source == content.source);
            if !known && content.source != best.source && nonsense(&content).is_none() {
                drawn.push(Changed { candidate, content });
            }
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use goblin::{Setup, Switch};

    use super::*;

    fn search() -> Search {
        let setup = Setup {
            heroes: vec![None; 2],
            abilities: Switch::Off,
            turn_limit: Some(60),
            ..Setup::default()
        };
        let kinds = vec![Kind { setup, bots: vec![Bot::Easy; 2] }];
        Search {
            kinds,
            seed: 3,
            id: "tried".to_owned(),
            rounds: 2,
            candidates: 3,
            changes: 2,
            stages: 2,
            games: 16,
            threads: 2,
        }
    }

    /// Runs a search that knows the first entries of another already.
    fn run(known: &[Entry]) -> (Content, Vec<Entry>) {
        let mut told = known.to_vec();
        let tell = |entry: &Entry, _: &Content| {
            told.push(entry.clone());
            Ok(())
        };
        (search().run(&Content::goblin(), known.to_vec(), tell).unwrap(), told)
    }

    #[test]
    fn a_search_that_was_stopped_goes_on_to_the_same_end() {
        let (content, log) = run(&[]);
        assert_eq!(content.id, "tried");
        assert_eq!(nonsense(&content), None);
        assert!(log.len() >= 8, "three candidates at least in each of two rounds");
        for stop in [1, log.len() / 2, log.len()] {
            assert_eq!(run(&log[..stop]), (content.clone(), log.clone()));
        }
    }

    #[test]
    fn the_log_of_another_search_is_refused() {
        let (_, mut log) = run(&[]);
        log.swap(0, 1);
        let error = search().run(&Content::goblin(), log, |_, _| Ok(())).unwrap_err();
        assert_eq!(error.to_string(), "the log is of another search");
    }
}
