//! What the page asks a web worker, and what the worker answers, both as bytes: a compact form that needs little code to
//! read.
//!
//! A worker gets what a player on that seat sees and may do, and nothing else. It runs the same compiled module as the
//! page, which never waits for it.

use std::cell::RefCell;

use bots::{Bot, Bots, Budget, DEFAULT_ITERATIONS, Grounds, Hint, Player};
use dungeon::Dungeon;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Header, PlayoutLuck, Recorded, Rules};

/// What a worker is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question<V> {
    /// How the game was set up.
    pub setup: Header,
    /// What the player sees.
    pub view: V,
    /// What the player may do, in notation.
    pub legal: Vec<String>,
    /// Who is asked.
    pub asked: Asked,
    /// Where chance of the bot's own begins: the same question has the same answer.
    pub seed: u64,
}

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// This bot, for its own decision.
    Bot(Bot),
    /// The best bot there is, for a hint.
    Hint,
}

/// What a worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The choice, in notation.
    pub action: String,
    /// Nothing else makes sense.
    pub only: bool,
    /// The chance to win the game then.
    pub win: Option<f32>,
    /// The second best choice, and the chance with that.
    pub other: Option<(String, f32)>,
}

impl<V> Question<V> {
    /// What somebody with this view of the game may be asked.
    pub fn new<G>(rules: &G, view: V, legal: &[G::Action], asked: Asked, seed: u64) -> Self
    where
        G: Recorded + Rules<View = V>,
    {
        let legal = legal.iter().map(ToString::to_string).collect();
        Self { setup: rules.header(), view, legal, asked, seed }
    }
}

/// A question or an answer as bytes.
pub fn bytes(message: &impl Serialize) -> Vec<u8> {
    // Writing what is in memory already into memory does not fail.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A question or an answer from its bytes.
///
/// # Errors
/// They are not what was expected.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    postcard::from_bytes(bytes).map_err(|error| error.to_string())
}

/// Answers a question, both as bytes.
///
/// # Errors
/// A sentence: the question cannot be read, or is none that a game can lead to.
pub fn answer(question: &[u8]) -> Result<Vec<u8>, String> {
    DUNGEON.with_borrow_mut(|room| room.answer(question))
}

thread_local! {
    /// Rules and room to think, kept from one question to the next.
    static DUNGEON: RefCell<Room<Dungeon>> = const { RefCell::new(Room { used: None }) };
}

/// Where a game's questions are thought about.
struct Room<G: Bots> {
    used: Option<(Header, G, Player<G>)>,
}

impl<G: Bots + Recorded<View: DeserializeOwned>> Room<G> {
    fn answer(&mut self, question: &[u8]) -> Result<Vec<u8>, String> {
        let question: Question<G::View> = read(question)?;
        let legal: Vec<G::Action> = question
            .legal
            .iter()
            .map(|action| action.parse())
            .collect::<Result<_, _>>()
            .map_err(|error: table::NotationError| error.to_string())?;
        if legal.is_empty() {
            return Err("there is nothing to choose".to_owned());
        }
        if self.used.as_ref().is_none_or(|(setup, ..)| *setup != question.setup) {
            let rules = G::from_header(&question.setup).map_err(|faults| faults.to_string())?;
            let player = Player::new(&rules);
            self.used = Some((question.setup, rules, player));
        }
        let Some((_, rules, player)) = &mut self.used else {
            return Err("there is no game to think about".to_owned());
        };
        let mut luck = PlayoutLuck::new(question.seed);
        let view = question.view;
        let hint = match question.asked {
            Asked::Bot(Bot::Hard(iterations)) => {
                player.hint(rules, &view, &legal, &mut luck, Budget::iterations(iterations))
            }
            Asked::Hint => {
                let budget = Budget::iterations(DEFAULT_ITERATIONS);
                player.hint(rules, &view, &legal, &mut luck, budget)
            }
            Asked::Bot(bot @ (Bot::Random | Bot::Easy | Bot::Normal)) => {
                let action = player.choose(rules, bot, || view, &legal, &mut luck);
                Hint { action, grounds: Grounds::Thumb, win: None, other: None }
            }
        };
        let answer = Answer {
            action: hint.action.to_string(),
            only: hint.grounds == Grounds::Only,
            win: hint.win,
            other: hint.other.map(|(action, win)| (action.to_string(), win)),
        };
        Ok(bytes(&answer))
    }
}

#[cfg(test)]
mod tests {
    use table::{Host, Turn, Viewer};

    use super::*;
    use crate::dungeon::begun::begun;

    fn game() -> Host<Dungeon> {
        begun("horan, taia", 7)
    }

    #[test]
    fn every_level_plays_a_game_through_the_worker() {
        for bot in Bot::LEVELS {
            let mut host = game();
            for seed in 0..60 {
                let Turn::Seat(seat) = host.turn() else { break };
                let legal = host.legal_actions();
                let view = host.view(Viewer::Seat(seat));
                let question = Question::new(host.rules(), view, &legal, Asked::Bot(bot), seed);
                let asked = bytes(&question);
                let reply: Answer = read(&answer(&asked).unwrap()).unwrap();
                host.play(seat, reply.action.parse().unwrap()).unwrap();
            }
            assert!(host.entries().len() > 10);
        }
    }

    #[test]
    fn a_hint_says_what_speaks_for_it() {
        let host = game();
        let Turn::Seat(seat) = host.turn() else { panic!("somebody's turn") };
        let view = host.view(Viewer::Seat(seat));
        let legal = host.legal_actions();
        let question = Question::new(host.rules(), view, &legal, Asked::Hint, 0);
        let asked = bytes(&question);
        let reply: Answer = read(&answer(&asked).unwrap()).unwrap();
        assert!(reply.win.is_some_and(|win| (0.0..=1.0).contains(&win)), "{reply:?}");
    }

    #[test]
    fn nonsense_is_answered_with_a_sentence() {
        for nonsense in [&[][..], b"{}", &[255; 40], &[0; 400]] {
            assert!(answer(nonsense).is_err());
        }
    }
}
