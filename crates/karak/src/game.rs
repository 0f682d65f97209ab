//! What the program needs from a game beyond its rules and its records: how it is set up, told, drawn
//! and asked about.
//!
//! The commands are generic over [`Playable`]; which game it is is decided once for each command, in
//! `main.rs`. Whatever is told or drawn comes from one viewer's view: what that viewer may not know is
//! not there to be shown.

use anyhow::Result;
use bots::{Chooser, Retold, Reviewed};
use lab::Study;
use serde::Serialize;
use table::{Seat, Weighted};
use words::{FightChance, Key, Language, Narrated, Words};

use crate::cli::{Lettering, SetupArgs};

/// A game that can be played, replayed and simulated here.
pub(crate) trait Playable:
    Study<Refusal: Send + Sync + 'static> + Retold + Reviewed + Narrated
{
    /// Texts for passing the device on where players have secrets from each other: to whoever looks at the
    /// screen, and, when it is cleared, to whoever gets it. Both name the next player as `hero`. `None`
    /// where everything is open to all, so that nobody has to look away.
    const HAND_OVER: Option<[Key; 2]>;
    /// The text that explains what can be typed.
    const HELP: Key;
    /// Some actions in notation, separated by commas.
    const EXAMPLES: &'static str;
    /// What a picture is drawn again for when it has changed.
    type Glance: PartialEq;
    /// How a game ended.
    type Outcome: Serialize;

    /// Whether players know things that others must not see.
    fn has_secrets() -> bool {
        Self::HAND_OVER.is_some()
    }

    /// The rules for what was asked for on the command line.
    fn set_up(args: &SetupArgs, seats: usize, turn_limit: Option<u16>) -> Result<Self>;

    /// Fills in what is usual where this language is spoken and was not asked for otherwise.
    fn suit(_args: &mut SetupArgs, _language: Language) {}

    /// The result, when the game is over.
    fn outcome(view: &Self::View) -> Option<&Self::Outcome>;

    /// The title and the goals, a line each.
    fn greeting(&self, words: &Words) -> Vec<String>;
    /// What an action says as a choice: with whatever helps to choose, such as odds.
    fn choice(&self, words: &Words, view: &Self::View, action: Self::Action) -> String;
    /// The chance to win the fight that this action of whose decision it is leads into or goes on with,
    /// if there is one.
    fn fight_chance(&self, view: &Self::View, action: Self::Action) -> Option<FightChance>;
    /// The answer to something only this game's players ask for beside the question.
    fn aside(
        &self,
        words: &Words,
        view: &Self::View,
        asked: &str,
        screen: TerminalStyle,
    ) -> Option<String>;
    /// What was typed in small letters, as this game's notation writes it.
    fn as_notation(line: &str) -> String {
        line.to_owned()
    }

    /// What the picture shows that makes it worth drawing again.
    fn glance(view: &Self::View) -> Self::Glance;
    /// The table, as much of it as there is room for.
    fn picture(
        &self,
        words: &Words,
        view: &Self::View,
        lettering: Lettering,
        room: Option<TextArea>,
    ) -> String;
    /// What whoever decides needs to see of the moment, drawn in place of the table while it lasts.
    fn close_up(&self, _: &Words, _: &Self::View, _: TerminalStyle) -> Option<String> {
        None
    }
    /// What the signs of the picture mean.
    fn legend(&self, words: &Words, view: &Self::View, lettering: Lettering) -> String;
    /// What the picture shows, for players who do not see it.
    fn in_words(&self, words: &Words, view: &Self::View) -> String;
    /// What each hero has, and what all share. `players` is empty where nobody knows them.
    fn sheets(
        &self,
        words: &Words,
        view: &Self::View,
        players: &[Chooser],
        screen: TerminalStyle,
    ) -> String;

    /// Whatever a player could think of, possible or not.
    fn thinkable(view: &Self::View, seat: Seat) -> Vec<Self::Action>;
    /// What a player means who asks about this action.
    fn meant(action: Self::Action, possible: impl Fn(Self::Action) -> bool) -> Self::Action;

    /// What has to be rolled or drawn now, of what chance may turn up.
    fn question(
        &self,
        words: &Words,
        view: &Self::View,
        chances: &[Weighted<Self::Chance>],
    ) -> Question<Self::Chance>;
    /// A short way to type a roll or draw, beside numbers and names of the list and full notation.
    fn short_draw(line: &str, listed: &[(Self::Chance, String)]) -> Option<Self::Chance>;
}

/// How many characters there is room for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextArea {
    pub(crate) columns: usize,
    pub(crate) lines: usize,
}

/// With which signs something is shown, if with any, and how wide the terminal is, if there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TerminalStyle {
    pub(crate) lettering: Option<Lettering>,
    pub(crate) columns: Option<usize>,
}

/// Asks for a roll or draw that was made at a real table.
pub(crate) struct Question<C> {
    pub(crate) prompt: String,
    /// In the order of their numbers, with their names; empty where they are too many for a list.
    pub(crate) listed: Vec<(C, String)>,
    /// The text for an answer that is none; it may quote it as `text`.
    pub(crate) not_understood: Key,
}
