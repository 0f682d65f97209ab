//! What makes a batch of games the same batch: everything that its rows depend on.

use std::fmt;
use std::str::FromStr;

use bots::Bot;
use serde::{Deserialize, Serialize};
use table::{Header, NotationError, plain_number};

use crate::{Counter, Study};

/// A batch of games: the same batch gives the same rows everywhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Batch {
    /// The program and its version: another one may play otherwise.
    pub program: String,
    /// The name of the game.
    pub game: String,
    /// Who chooses for each seat.
    pub seats: Vec<Bot>,
    /// How many games.
    pub games: u64,
    /// Where luck comes from.
    pub seed: u64,
    /// The rest of the set-up, as in records.
    pub setup: Header,
    /// The hash of the model's weights: other ones play otherwise. Empty in batches of the first versions.
    #[serde(default)]
    pub weights: String,
    /// What is counted, by [`Counter::key`].
    pub counters: Vec<String>,
    /// Which part of the games, if not all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

impl Batch {
    /// All these games.
    pub fn new<G: Study>(program: &str, rules: &G, seats: &[Bot], games: u64, seed: u64) -> Self {
        Self {
            program: program.to_owned(),
            game: G::GAME.to_owned(),
            seats: seats.to_vec(),
            games,
            seed,
            setup: rules.header(),
            weights: table::hex(&table::sha256(G::WEIGHTS.as_bytes())),
            counters: rules.counters().iter().map(Counter::key).collect(),
            shard: None,
        }
    }

    /// The numbers of the games to play.
    pub fn numbers(&self) -> impl Iterator<Item = u64> + Send + use<> {
        let shard = self.shard.unwrap_or(Shard::WHOLE);
        (0..self.count()).map(move |index| shard.number(index))
    }

    /// The number of one of these games.
    pub fn number(&self, index: u64) -> u64 {
        self.shard.unwrap_or(Shard::WHOLE).number(index)
    }

    /// How many games that are.
    pub fn count(&self) -> u64 {
        let Shard { part, of } = self.shard.unwrap_or(Shard::WHOLE);
        if self.games < part { 0 } else { (self.games - part) / of + 1 }
    }

    /// The batch this is a part of.
    pub fn whole(&self) -> Self {
        Self { shard: None, ..self.clone() }
    }

    /// A value of the set-up, or nothing.
    pub fn set_up(&self, key: &str) -> &str {
        self.setup.get(key).unwrap_or_default()
    }

    /// Sixteen digits that another batch has otherwise: each line of a table carries them.
    pub fn mark(&self) -> String {
        // Names and numbers: nothing of this can fail to be written.
        let text = serde_json::to_vec(self).unwrap_or_default();
        table::hex(&table::sha256(&text)[..8])
    }

    /// What the other batch has otherwise, as words for a sentence, if anything.
    pub fn differs_in(&self, other: &Self) -> Option<&'static str> {
        let Self { program, game, seats, games, seed, setup, weights, counters, shard } = self;
        let differences = [
            (*program != other.program, "the version of the program"),
            (*game != other.game, "the game"),
            (*seats != other.seats, "the bots"),
            (*games != other.games, "the number of games"),
            (*seed != other.seed, "the seed"),
            (*weights != other.weights, "the weights of the bots' model"),
            (*setup != other.setup || *counters != other.counters, "the options of the game"),
            (*shard != other.shard, "the shard"),
        ];
        differences.iter().find(|(differs, _)| *differs).map(|&(_, what)| what)
    }
}

/// One part of a batch. As text: `3/16` for the third of sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shard {
    part: u64,
    of: u64,
}

impl Shard {
    const WHOLE: Self = Self { part: 1, of: 1 };

    const fn number(self, index: u64) -> u64 {
        self.part - 1 + index * self.of
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl FromStr for Shard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parts = text.split_once('/');
        let numbers = parts.and_then(|(part, of)| Some((plain_number(part)?, plain_number(of)?)));
        match numbers {
            Some((part, of)) if (1..=of).contains(&part) => Ok(Self { part, of }),
            Some(_) | None => Err(NotationError::new(
                "a shard is its number and how many there are: `3/16`",
                text,
            )),
        }
    }
}

table::text_serde!(Shard);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_read_back_and_nothing_else_reads() {
        for text in ["1/1", "3/16", "16/16"] {
            assert_eq!(text.parse::<Shard>().unwrap().to_string(), text);
        }
        for wrong in ["", "3", "0/4", "5/4", "1/0", "-1/2", "1/2/3", "a/b"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_game_is_in_one_shard() {
        let mut batch = Batch {
            program: String::new(),
            game: String::new(),
            seats: Vec::new(),
            games: 10,
            seed: 0,
            setup: Header::default(),
            weights: String::new(),
            counters: Vec::new(),
            shard: None,
        };
        assert_eq!(batch.numbers().count() as u64, batch.count());
        let mut all = Vec::new();
        for part in 1..=12 {
            batch.shard = Some(Shard { part, of: 12 });
            assert_eq!(batch.numbers().count() as u64, batch.count(), "{part}");
            all.extend(batch.numbers());
        }
        batch.shard = Some(Shard { part: 1, of: u64::MAX });
        assert_eq!(batch.numbers().collect::<Vec<_>>(), [0]);
        batch.shard = Some(Shard { part: u64::MAX, of: u64::MAX });
        assert_eq!(batch.count(), 0);
        all.sort_unstable();
        assert_eq!(all, (0..10).collect::<Vec<_>>());
        assert_eq!(batch.differs_in(&batch.whole()), Some("the shard"));
        let fitted = Batch { weights: "other".to_owned(), ..batch.clone() };
        assert_eq!(batch.differs_in(&fitted), Some("the weights of the bots' model"));
    }
}
