//! What the page asks a web worker, and what the worker answers, both as text.
//!
//! A worker gets the saved game and plays it up to now, which takes a few milliseconds and needs no code that the page
//! does not have anyway. The bot in it gets what a player on that seat sees and may do, and nothing else. It runs the same
//! compiled module as the page, which never waits for it.

use std::cell::RefCell;

use bots::{Bot, BotPlayer, Bots, Budget, DEFAULT_ITERATIONS, Grounds, Hint};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{Header, PlayoutLuck, Recorded, Viewer};

use crate::app::lines;
use crate::local::{Asks, LocalTable};

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// This bot, for its own decision.
    Bot(Bot),
    /// The best bot there is, for a hint.
    Hint,
}

/// What a worker answers.
#[derive(Clone, PartialEq, Debug)]
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

/// What is asked about a saved game at this moment. The bot's own luck follows from the game's dice and the moment: the
/// same question has the same answer, and nobody can foresee it who does not know the dice.
pub fn question(asked: Asked, moment: u64, record: &str) -> String {
    let mut text = String::new();
    match asked {
        Asked::Bot(bot) => lines::add(&mut text, "bot", &bot),
        Asked::Hint => {}
    }
    lines::add(&mut text, "moment", &moment);
    text.push('\n');
    text.push_str(record);
    text
}

/// Chances as whole numbers: text of those needs little code.
const WHOLE: f32 = 1e6;

impl Answer {
    fn written(&self) -> String {
        let mut text = String::new();
        let chance = |chance: f32| (chance * WHOLE) as u32;
        lines::add(&mut text, "action", &self.action);
        lines::add(&mut text, "only", &self.only);
        if let Some(win) = self.win {
            lines::add(&mut text, "win", &chance(win));
        }
        if let Some((action, win)) = &self.other {
            lines::add(&mut text, "other", action);
            lines::add(&mut text, "other-win", &chance(*win));
        }
        text
    }

    /// An answer from its text, if it is one.
    pub fn read(text: &str) -> Option<Self> {
        let chance = |name| Some(lines::value(text, name)?.parse::<u32>().ok()? as f32 / WHOLE);
        let other = lines::value(text, "other");
        Some(Self {
            action: lines::value(text, "action")?.to_owned(),
            only: lines::flag(text, "only")?,
            win: chance("win"),
            other: other.and_then(|action| Some((action.to_owned(), chance("other-win")?))),
        })
    }
}

/// Answers a question.
///
/// # Errors
/// A sentence: the question cannot be read, or there is nothing to choose.
pub fn answer(question: &str) -> Result<String, String> {
    let (asked, record) = question.split_once("\n\n").ok_or("this is no question")?;
    match table::game_of(record) {
        Some(Dungeon::GAME) => DUNGEON.with_borrow_mut(|room| room.answer(asked, record)),
        Some(Goblin::GAME) => GOBLIN.with_borrow_mut(|room| room.answer(asked, record)),
        Some(_) | None => Err("no such game is played here".to_owned()),
    }
}

thread_local! {
    /// Room to think, kept from one question to the next.
    static DUNGEON: RefCell<KeptPlayer<Dungeon>> = const { RefCell::new(KeptPlayer { used: None }) };
    static GOBLIN: RefCell<KeptPlayer<Goblin>> = const { RefCell::new(KeptPlayer { used: None }) };
}

/// Where a game's questions are thought about.
struct KeptPlayer<G: Bots> {
    used: Option<(Header, BotPlayer<G>)>,
}

impl<G: Bots + Recorded> KeptPlayer<G> {
    fn answer(&mut self, asked: &str, record: &str) -> Result<String, String> {
        let table = LocalTable::<G>::read(record).map_err(|error| error.to_string())?;
        let (Asks::Person(seat) | Asks::Bot(seat, _)) = table.asks() else {
            return Err("there is nothing to choose".to_owned());
        };
        let moment = lines::value(asked, "moment").and_then(|moment| moment.parse().ok());
        let bot = lines::value(asked, "bot").map(str::parse::<Bot>).transpose();
        let (Some(moment), Ok(bot)) = (moment, bot) else {
            return Err("this is no question".to_owned());
        };
        let (rules, legal) = (table.rules(), table.legal_actions());
        let view = table.view(Viewer::Seat(seat));
        let setup = rules.header();
        if self.used.as_ref().is_none_or(|(used, _)| *used != setup) {
            self.used = Some((setup, BotPlayer::new(rules)));
        }
        let Some((_, player)) = &mut self.used else {
            return Err("there is no room to think".to_owned());
        };
        let mut luck = PlayoutLuck::for_game(table.bot_seed(), moment);
        let hint = match bot {
            Some(Bot::Hard(iterations)) => {
                player.hint(rules, &view, &legal, &mut luck, Budget::iterations(iterations))
            }
            None => {
                let budget = Budget::iterations(DEFAULT_ITERATIONS);
                player.hint(rules, &view, &legal, &mut luck, budget)
            }
            Some(bot @ (Bot::Random | Bot::Easy | Bot::Normal)) => {
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
        Ok(answer.written())
    }
}

#[cfg(test)]
mod tests {
    use bots::Chooser;
    use table::FairDice;

    use super::*;
    use crate::begun::{dungeon_rules, goblin_rules};

    const HEROES: &str = "horan, taia";

    fn table<G: Recorded>(rules: G, player: Chooser) -> LocalTable<G> {
        table_of(7, rules, player)
    }

    fn table_of<G: Recorded>(seed: u64, rules: G, player: Chooser) -> LocalTable<G> {
        let dice = FairDice::from_seed(seed, rules.seats(), rules.setup_hash(None));
        let players = vec![player; rules.seats()];
        LocalTable::new(rules, players, Some(dice)).0
    }

    fn plays<G: Bots + Recorded>(rules: G, bot: Bot) {
        let mut table = table(rules, Chooser::Bot(bot));
        for moment in 0..60 {
            let Asks::Bot(seat, _) = table.asks() else { break };
            let asked = question(Asked::Bot(bot), moment, &table.record());
            let reply = Answer::read(&answer(&asked).unwrap()).unwrap();
            let action = reply.action.parse().unwrap_or_else(|_| panic!("{}", reply.action));
            assert!(table.play(seat, action, Viewer::Spectator).is_ok(), "{}", reply.action);
        }
        assert!(table.sequence() > 10);
    }

    #[test]
    fn every_level_plays_both_games_through_the_worker() {
        for bot in Bot::LEVELS {
            plays(dungeon_rules(HEROES), bot);
            plays(goblin_rules(HEROES), bot);
        }
    }

    #[test]
    fn a_hint_says_what_speaks_for_it() {
        let table = table(dungeon_rules(HEROES), Chooser::Human);
        let asked = question(Asked::Hint, 0, &table.record());
        let reply = Answer::read(&answer(&asked).unwrap()).unwrap();
        assert!(reply.win.is_some_and(|win| (0.0..=1.0).contains(&win)), "{reply:?}");
        assert_eq!(answer(&asked), answer(&asked), "the same question has the same answer");
    }

    /// From the number of the moment alone everybody could foresee it.
    #[test]
    fn what_a_bot_chooses_by_chance_follows_from_the_dice() {
        let chosen = |seed| {
            let table = table_of(seed, dungeon_rules(HEROES), Chooser::Bot(Bot::Random));
            let asked = |moment| question(Asked::Bot(Bot::Random), moment, &table.record());
            (0..16).map(|moment| answer(&asked(moment)).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(chosen(7), chosen(7), "the same game has the same answers");
        assert_ne!(chosen(7), chosen(8));
    }

    #[test]
    fn answers_read_back() {
        let answer = Answer {
            action: "end turn".to_owned(),
            only: false,
            win: Some(0.625),
            other: Some(("move n".to_owned(), 0.5)),
        };
        assert_eq!(Answer::read(&answer.written()), Some(answer.clone()));
        let only = Answer { only: true, win: None, other: None, ..answer };
        assert_eq!(Answer::read(&only.written()), Some(only));
        assert_eq!(Answer::read("only=true"), None);
    }

    #[test]
    fn nonsense_is_answered_with_a_sentence() {
        let record = table(goblin_rules(HEROES), Chooser::Human).record();
        for nonsense in [
            "",
            "moment=1\n\n",
            "moment=1\n\ngame: chess\n",
            &question(Asked::Hint, 0, "game: goblin\n"),
            &["moment=x\n\n", &record].concat(),
            &["bot=mighty\nmoment=1\n\n", &record].concat(),
        ] {
            assert!(answer(nonsense).is_err_and(|why| !why.is_empty()), "{nonsense}");
        }
    }
}
