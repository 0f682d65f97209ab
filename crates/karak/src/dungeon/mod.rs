//! The dungeon at the terminal: its sentences, its map, its sheets, its draws.

mod draws;
mod map;
pub(crate) mod odds;
mod setup;
mod sheets;

use anyhow::Result;
use bots::Chooser;
use dungeon::{Action, Chance, Direction, Dungeon, Goals, Place, ResultView, View};
use table::{Seat, Weighted};
use words::{Arg, FightChance, Key, Words, dungeon as say, key};

use crate::cli::{Lettering, SetupArgs};
use crate::game::{Playable, Question, TerminalStyle, TextArea};

impl Playable for Dungeon {
    const HAND_OVER: Option<[Key; 2]> = None;
    const HELP: Key = key::UI_HELP_TEXT;
    const EXAMPLES: &'static str = "go n, explore e, fight, end";
    /// Where the heroes stand, and how many tiles lie.
    type Glance = (Vec<Place>, usize);
    type Outcome = ResultView;

    fn set_up(args: &SetupArgs, seats: usize, turn_limit: Option<u16>) -> Result<Self> {
        setup::rules(args, seats, turn_limit)
    }

    fn outcome(view: &View) -> Option<&ResultView> {
        view.result.as_ref()
    }

    fn greeting(&self, words: &Words) -> Vec<String> {
        let mut lines = [key::UI_TITLE, key::UI_SUBTITLE, key::UI_GOAL_DRAGON]
            .map(|key| words.text(key))
            .to_vec();
        let Goals { treasures, inventory } = self.setup().goals;
        if treasures {
            let count = Arg::Number(i64::from(self.content().treasures_to_win));
            lines.push(words.say(key::UI_GOAL_TREASURES, &[("count", count)]));
        }
        if inventory {
            lines.push(words.text(key::UI_GOAL_INVENTORY));
        }
        lines
    }

    fn choice(&self, words: &Words, view: &View, action: Action) -> String {
        say::action_with_odds(words, view, self, action)
    }

    fn fight_chance(&self, view: &View, action: Action) -> Option<FightChance> {
        let odds = ::dungeon::odds::of_choice(self, &view.to_state(self).ok()?, action)?;
        Some(words::dungeon::fight_chance(odds))
    }

    fn aside(&self, words: &Words, view: &View, asked: &str, _: TerminalStyle) -> Option<String> {
        matches!(asked, "i" | "skills").then(|| sheets::skills(words, view))
    }

    fn glance(view: &View) -> Self::Glance {
        (view.heroes.iter().map(|hero| hero.place).collect(), view.tiles.len())
    }

    fn picture(
        &self,
        _: &Words,
        view: &View,
        lettering: Lettering,
        room: Option<TextArea>,
    ) -> String {
        map::draw(view, self.content(), lettering, room)
    }

    fn legend(&self, words: &Words, view: &View, lettering: Lettering) -> String {
        sheets::legend(words, view, self.content(), lettering)
    }

    fn in_words(&self, words: &Words, view: &View) -> String {
        sheets::tiles(words, view, self.content())
    }

    fn sheets(&self, words: &Words, view: &View, players: &[Chooser], _: TerminalStyle) -> String {
        sheets::heroes(words, view, self, players)
    }

    fn thinkable(view: &View, seat: Seat) -> Vec<Action> {
        let mut actions = Direction::ALL.map(Action::Move).to_vec();
        actions.extend([Action::Fight, Action::Open, Action::Collect, Action::Bolt]);
        actions.extend([Action::Sacrifice, Action::RollAgain, Action::End]);
        let others = Seat::first(view.heroes.len()).filter(|&other| other != seat);
        actions.extend(others.map(Action::Swap));
        actions
    }

    /// Whoever asks about going where no tile lies means exploring.
    fn meant(action: Action, possible: impl Fn(Action) -> bool) -> Action {
        if let Action::Move(to) = action
            && possible(Action::Explore(to))
        {
            return Action::Explore(to);
        }
        action
    }

    fn question(
        &self,
        words: &Words,
        view: &View,
        chances: &[Weighted<Chance>],
    ) -> Question<Chance> {
        draws::question(words, view, chances)
    }

    fn short_draw(line: &str, listed: &[(Chance, String)]) -> Option<Chance> {
        draws::short(line, listed)
    }
}
