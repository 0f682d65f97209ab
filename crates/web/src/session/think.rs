//! What a worker is told and asked, and what it answers, all as text.
//!
//! A worker learns the rules of a game once. A question then is what one player sees and may do, and nothing else: so it
//! thinks about games that are hosted in the page and about those hosted elsewhere alike. It runs the same compiled module
//! as the page, which never waits for it.

use std::cell::RefCell;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use bots::Bot;
use serde::{Deserialize, Serialize};
use table::{Recorded, Rules};

use super::mind::{self, Mind};
use super::review;

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// This bot, for its own decision.
    Bot(Bot),
    /// The best bot there is, for a hint.
    Hint,
}

/// Where a bot's own luck comes from: the same luck in the same situation makes the same choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotLuck {
    /// Follows from the game's dice where there are some, so that nobody foresees it who does not know them.
    pub seed: u64,
    /// The moment of the game.
    pub moment: u64,
}

/// What a worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The choice and what is to follow, in notation: at least one action.
    pub plan: Vec<String>,
    /// Nothing else makes sense.
    pub only: bool,
    /// The chance to win the game then.
    pub win: Option<f32>,
    /// The second best choice, and the chance with that.
    pub other: Option<(Vec<String>, f32)>,
}

/// What stands before the rules or the view.
#[derive(Serialize, Deserialize)]
enum Head {
    /// The set-up of a game follows, which questions name by this number.
    Learn(u32),
    /// What a player sees follows.
    Ask { rules: u32, bot: Option<String>, luck: BotLuck, legal: Vec<String> },
    /// The record of a game that is over follows.
    Review,
}

/// What teaches a worker the rules of a game, under a number of their own.
pub fn lesson<G: Recorded>(number: u32, rules: &G) -> String {
    text(&Head::Learn(number), &rules.header())
}

/// What is asked about a situation in a game whose rules were taught under this number.
pub fn question<G: Rules>(
    rules: u32,
    asked: Asked,
    luck: BotLuck,
    view: &G::View,
    legal: &[G::Action],
) -> String {
    let bot = match asked {
        Asked::Bot(bot) => Some(bot.to_string()),
        Asked::Hint => None,
    };
    let legal = legal.iter().map(ToString::to_string).collect();
    text(&Head::Ask { rules, bot, luck, legal }, view)
}

/// What is asked to have the game of a record reviewed.
pub fn for_review(record: &str) -> String {
    // A head that is only a name can be written.
    let head = serde_json::to_string(&Head::Review).unwrap_or_default();
    format!("{head}\n{record}")
}

fn text(head: &Head, body: &impl Serialize) -> String {
    // Neither has anything that JSON cannot say; an empty text would be answered with a sentence.
    let lines = [serde_json::to_string(head), serde_json::to_string(body)];
    lines.map(Result::unwrap_or_default).join("\n")
}

/// A lesson and a question in one text, for measuring: the lesson is the first two lines.
pub struct Asking<'a> {
    lesson: &'a str,
    question: &'a str,
}

impl<'a> Asking<'a> {
    /// Reads it.
    ///
    /// # Errors
    /// A sentence: there are fewer than four lines.
    pub fn read(text: &'a str) -> Result<Self, String> {
        let (second, _) = text.match_indices('\n').nth(1).ok_or("this is no question")?;
        let (lesson, question) = text.split_at(second);
        Ok(Self { lesson, question: question.trim_start() })
    }

    /// Teaches the lesson and asks the question.
    ///
    /// # Errors
    /// A sentence, as for [`answer`].
    pub fn answer(&self) -> Result<String, String> {
        at_once(self.lesson)?;
        self.ask()
    }

    /// Asks the question again.
    ///
    /// # Errors
    /// A sentence, as for [`answer`].
    pub fn ask(&self) -> Result<String, String> {
        at_once(self.question)
    }
}

/// The answer where nothing has to be fetched first: everywhere but in a browser.
fn at_once(text: &str) -> Result<String, String> {
    match pin!(answer(text)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answered) => answered,
        Poll::Pending => Err("the game's part of the module is not here yet".to_owned()),
    }
}

/// Answers a lesson or a question.
///
/// # Errors
/// A sentence: the text cannot be read, or the rules are not known.
pub async fn answer(text: &str) -> Result<String, String> {
    let (head, body) = text.split_once('\n').ok_or("this is no question")?;
    let (rules, bot, luck, legal) = match serde_json::from_str(head) {
        Ok(Head::Learn(number)) => {
            let room = Room { number, mind: mind::learn(body).await? };
            ROOM.set(Some(room));
            return Ok(String::new());
        }
        Ok(Head::Ask { rules, bot, luck, legal }) => (rules, bot, luck, legal),
        Ok(Head::Review) => return review::find(body).await,
        Err(error) => return Err(error.to_string()),
    };
    let bot = bot.map(|bot| bot.parse::<Bot>()).transpose();
    let asked = bot.map_err(|error| error.to_string())?.map_or(Asked::Hint, Asked::Bot);
    ROOM.with_borrow_mut(|room| match room {
        Some(room) if room.number == rules => room.mind.answer(asked, luck, &legal, body),
        Some(_) | None => Err(format!("nobody has taught the rules number {rules}")),
    })
}

thread_local! {
    /// The game that is thought about, kept from one question to the next.
    static ROOM: RefCell<Option<Room>> = const { RefCell::new(None) };
}

struct Room {
    number: u32,
    mind: Box<dyn Mind>,
}

#[cfg(test)]
mod tests {
    use bots::{Bots, Chooser};
    use dungeon::Dungeon;
    use goblin::Goblin;
    use table::{FairDice, Viewer};

    use super::*;
    use crate::session::begun::{dungeon_rules, goblin_rules};
    use crate::session::{Asks, LocalTable};

    const HEROES: &str = "horan, taia";

    fn table<G: Recorded>(rules: G, player: Chooser) -> LocalTable<G> {
        let dice = FairDice::from_seed(7, rules.seats(), rules.setup_hash(None));
        let players = vec![player; rules.seats()];
        LocalTable::new(rules, players, Some(dice)).0
    }

    /// What a worker that knows the rules is asked about whoever's turn it is.
    fn asked<G: Recorded>(table: &LocalTable<G>, asked: Asked, luck: BotLuck) -> String {
        let (Asks::Person(seat) | Asks::Bot(seat, _)) = table.asks() else {
            panic!("nobody is asked")
        };
        let view = table.view(Viewer::Seat(seat));
        question::<G>(1, asked, luck, &view, &table.legal_actions())
    }

    const fn luck(seed: u64, moment: u64) -> BotLuck {
        BotLuck { seed, moment }
    }

    fn plays<G: Bots + Recorded>(rules: G, bot: Bot) {
        assert_eq!(at_once(&lesson(1, &rules)), Ok(String::new()));
        let mut table = table(rules, Chooser::Bot(bot));
        for moment in 0..60 {
            let Asks::Bot(seat, _) = table.asks() else { break };
            let reply = at_once(&asked(&table, Asked::Bot(bot), luck(7, moment))).unwrap();
            let reply: Answer = serde_json::from_str(&reply).unwrap();
            let action = reply.plan[0].parse().unwrap_or_else(|_| panic!("{reply:?}"));
            assert!(table.play(seat, action, Viewer::Spectator).is_ok(), "{reply:?}");
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
        at_once(&lesson(1, table.rules())).unwrap();
        let asked = asked(&table, Asked::Hint, luck(7, 0));
        let reply: Answer = serde_json::from_str(&at_once(&asked).unwrap()).unwrap();
        assert!(reply.win.is_some_and(|win| (0.0..=1.0).contains(&win)), "{reply:?}");
        assert_eq!(at_once(&asked), at_once(&asked), "the same question has the same answer");
    }

    /// What speaks for a choice in a game that has gone on for a while.
    fn weighs<G: Bots + Recorded<View: PartialEq>>(record: &str) {
        let table = LocalTable::<G>::read(record).unwrap();
        at_once(&lesson(1, table.rules())).unwrap();
        let (Asks::Person(seat) | Asks::Bot(seat, _)) = table.asks() else { panic!() };
        let view = table.view(Viewer::Seat(seat));
        let json = serde_json::to_string(&view).unwrap();
        assert!(serde_json::from_str::<G::View>(&json).unwrap() == view);
        let reply = at_once(&asked(&table, Asked::Bot(Bot::HARD), luck(7, 7))).unwrap();
        let reply: Answer = serde_json::from_str(&reply).unwrap();
        assert!(reply.win.is_some(), "{reply:?}: nothing was searched");
    }

    #[test]
    fn a_game_that_has_gone_on_is_searched() {
        weighs::<Dungeon>(include_str!("../../../../xtask/browser/data/walk.karak"));
        weighs::<Goblin>(include_str!("../../../../xtask/browser/data/goblin-turn.karak"));
    }

    /// From the number of the moment alone everybody could foresee it.
    #[test]
    fn what_a_bot_chooses_by_chance_follows_from_the_seed() {
        let table = table(dungeon_rules(HEROES), Chooser::Bot(Bot::Random));
        at_once(&lesson(1, table.rules())).unwrap();
        let chosen = |seed| {
            let asked = |moment| asked(&table, Asked::Bot(Bot::Random), luck(seed, moment));
            (0..16).map(|moment| at_once(&asked(moment)).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(chosen(7), chosen(7), "the same seed has the same answers");
        assert_ne!(chosen(7), chosen(8));
    }

    #[test]
    fn a_question_has_no_more_than_the_view() {
        let table = table(goblin_rules(HEROES), Chooser::Human);
        let record = table.record();
        let (_, secret) = record.split_once("dice-host:").unwrap();
        let secret = secret.lines().next().unwrap().trim();
        let texts = [
            lesson(1, table.rules()),
            asked(&table, Asked::Hint, luck(table.bot_seed().unwrap(), 0)),
        ];
        assert!(!secret.is_empty() && texts.iter().all(|text| !text.contains(secret)));
    }

    #[test]
    fn nonsense_is_answered_with_a_sentence() {
        let table = table(goblin_rules(HEROES), Chooser::Human);
        let good = asked(&table, Asked::Hint, luck(0, 0));
        let untaught = |text: &str| at_once(text).is_err_and(|why| !why.is_empty());
        assert!(untaught(&good), "nobody has taught the rules");
        at_once(&lesson(1, table.rules())).unwrap();
        assert!(at_once(&good).is_ok());
        for nonsense in [
            "",
            "x",
            "{}\n{}",
            "{\"Learn\":1}\n[[\"game\",\"chess\"]]",
            "\"Review\"\ngame: chess",
            "{\"Learn\":1}\n[[\"game\",\"goblin\"],[\"heroes\",\"conan\"]]",
            &good.replace("\"rules\":1", "\"rules\":2"),
            &good.replace("\"bot\":null", "\"bot\":\"mighty\""),
            &good.replace("\"legal\":[", "\"legal\":[\"fly\","),
            good.split_once('\n').unwrap().0,
            &good[..good.len() - 9],
        ] {
            assert!(untaught(nonsense), "{nonsense}");
        }
        assert!(at_once(&good).is_ok(), "what was taught is still known");
    }
}
