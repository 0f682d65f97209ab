//! Minds that think about a game: each is in its game's part of the module.

#![expect(clippy::unnecessary_wraps, reason = "the part that a mind is in may not arrive")]

use bots::{Bot, BotPlayer, Bots, Budget, DEFAULT_ITERATIONS, Grounds, Hint};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{Header, PlayoutLuck, Recorded};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::think::{Answer, Asked, BotLuck};

/// Thinks about one game.
pub(super) trait Mind {
    /// What is best for a player with this view.
    fn answer(
        &mut self,
        asked: Asked,
        luck: BotLuck,
        legal: &[String],
        view: &str,
    ) -> Result<String, String>;
}

/// Somebody who knows the rules, or why nobody could learn them.
pub(super) type Learned = Result<Box<dyn Mind>, String>;

/// Learns the rules of a game, whose part of the module is fetched first.
pub(super) async fn learn(header: &str) -> Learned {
    let header: Header = serde_json::from_str(header).map_err(|error| error.to_string())?;
    let learned = match header.get("game") {
        Some(Dungeon::GAME) => dungeon_mind(header).await,
        Some(Goblin::GAME) => goblin_mind(header).await,
        Some(_) | None => return Err("no such game is played here".to_owned()),
    };
    learned.map_err(|error| error.to_string())?
}

#[wasm_split(dungeon, fallible)]
fn dungeon_mind(header: Header) -> Result<Learned, SplitLoaderError> {
    Ok(MindOf::<Dungeon>::learn(&header))
}

#[wasm_split(goblin, fallible)]
fn goblin_mind(header: Header) -> Result<Learned, SplitLoaderError> {
    Ok(MindOf::<Goblin>::learn(&header))
}

/// The rules of a game and room to think.
struct MindOf<G: Bots> {
    rules: G,
    player: BotPlayer<G>,
}

impl<G: Bots + Recorded> MindOf<G> {
    fn learn(header: &Header) -> Learned {
        let rules = G::from_header(header).map_err(|faults| faults.to_string())?;
        Ok(Box::new(Self { player: BotPlayer::new(&rules), rules }))
    }
}

impl<G: Bots + Recorded> Mind for MindOf<G> {
    fn answer(
        &mut self,
        asked: Asked,
        luck: BotLuck,
        legal: &[String],
        view: &str,
    ) -> Result<String, String> {
        let view: G::View = serde_json::from_str(view).map_err(|error| error.to_string())?;
        let legal: Result<Vec<G::Action>, _> = legal.iter().map(|action| action.parse()).collect();
        let legal = legal.map_err(|error| error.to_string())?;
        if legal.is_empty() {
            return Err("there is nothing to choose".to_owned());
        }
        let mut luck = PlayoutLuck::for_game(luck.seed, luck.moment);
        let (rules, player) = (&self.rules, &mut self.player);
        let hint = match asked {
            Asked::Bot(Bot::Hard(iterations)) => {
                player.hint(rules, &view, &legal, &mut luck, Budget::iterations(iterations))
            }
            Asked::Hint => {
                let budget = Budget::iterations(DEFAULT_ITERATIONS);
                player.hint(rules, &view, &legal, &mut luck, budget)
            }
            Asked::Bot(bot @ (Bot::Random | Bot::Easy | Bot::Normal)) => {
                Hint::thumb(player.choose(rules, bot, || view, &legal, &mut luck))
            }
        };
        let noted = |plan: Vec<G::Action>| plan.iter().map(ToString::to_string).collect();
        let answer = Answer {
            plan: noted(hint.plan),
            only: hint.grounds == Grounds::Only,
            win: hint.win,
            other: hint.other.map(|(plan, win)| (noted(plan), win)),
        };
        serde_json::to_string(&answer).map_err(|error| error.to_string())
    }
}
