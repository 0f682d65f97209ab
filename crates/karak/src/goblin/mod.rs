//! Goblin at the terminal: its sentences, its tables, its sheets, its draws, its advice.

mod asides;
pub(crate) mod balance;
mod battle;
mod board;
pub(crate) mod cards;
mod draws;
mod faces;
pub(crate) mod odds;
mod scene;
mod setup;
mod sheets;
pub(crate) mod tune;

use anyhow::Result;
use bots::Chooser;
use bots::goblin::Adviser;
use goblin::solver::Goal;
use goblin::{
    Action, Card, CavernView, Chance, Content, Curse, Curses, Doubled, Effect, Goblin, Monster,
    Phase, Potion, Product, ResultView, View, Visit,
};
use table::{Seat, Weighted};
use words::{Arg, FightChance, Key, Language, Words, goblin as say, key};

use self::scene::Scene;
use crate::cli::{Lettering, SetupArgs};
use crate::game::{Playable, Question, TerminalStyle, TextArea};

/// What is worth drawing again when it has changed.
#[derive(PartialEq)]
pub(crate) struct Glance {
    visit: Visit,
    battle: Option<(Monster, Curses, Option<Doubled>)>,
    /// Cards played, cards in hand, and cards in the deck that is being arranged.
    cards: [usize; 3],
}

impl Playable for Goblin {
    const HAND_OVER: Option<[Key; 2]> = Some([key::UI_HAND_OVER_HIDE, key::UI_HAND_OVER_TAKE]);
    const HELP: Key = key::UI_GOBLIN_HELP_TEXT;
    const EXAMPLES: &'static str = "fight I.3, play s1, end, merchant, buy healing, pay I.5";
    type Glance = Glance;
    type Outcome = ResultView;

    fn set_up(args: &SetupArgs, seats: usize, turn_limit: Option<u16>) -> Result<Self> {
        setup::rules(args, seats, turn_limit)
    }

    fn suit(args: &mut SetupArgs, language: Language) {
        args.goblin.edition.get_or_insert(say::edition_in(language));
        args.goblin.lang = Some(language);
    }

    fn outcome(view: &View) -> Option<&ResultView> {
        view.result.as_ref()
    }

    fn greeting(&self, words: &Words) -> Vec<String> {
        let title = [key::UI_GOBLIN_TITLE, key::UI_GOBLIN_SUBTITLE, key::UI_GOBLIN_GOAL];
        let mut lines = title.map(|key| words.text(key)).to_vec();
        let setup = self.setup();
        lines.push(say::edition(words, setup.edition));
        lines.extend(say::differences(words, &setup.options, &setup.preset()));
        lines.push(say::abilities(words, setup.abilities));
        if !Content::released().any(|set| set.hash() == self.content().hash()) {
            let name = Arg::text(self.content().id.as_str());
            lines.push(words.say(key::UI_CARDS_SET, &[("name", name)]));
        }
        lines
    }

    fn choice(&self, words: &Words, view: &View, action: Action) -> String {
        say::action(words, self, view, action)
    }

    fn fight_chance(&self, view: &View, action: Action) -> Option<FightChance> {
        let (prospect, error) = Adviser::new(self, view, Goal::WIN)?.after(action)?;
        Some(FightChance::within((prospect.win, error)))
    }

    fn aside(
        &self,
        words: &Words,
        view: &View,
        asked: &str,
        screen: TerminalStyle,
    ) -> Option<String> {
        Scene::new(words, self, view, screen).aside(asked)
    }

    fn as_notation(line: &str) -> String {
        as_notation(line)
    }

    fn glance(view: &View) -> Glance {
        let battle = view.battle.as_ref();
        let player = view.players.get(view.turn.seat.index());
        let hand = player.map_or(0, |player| player.hand.won.len() + player.hand.starting);
        let arranged = match view.turn.phase {
            Phase::Seat(goblin::Decision::Arrange) => player.map_or(0, |it| it.deck.won.len()),
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => 0,
        };
        Glance {
            visit: view.turn.visit,
            battle: battle.map(|battle| (battle.monster, battle.curses, battle.doubled)),
            cards: [battle.map_or(0, |battle| battle.chain.len()), hand, arranged],
        }
    }

    fn picture(
        &self,
        words: &Words,
        view: &View,
        lettering: Lettering,
        room: Option<TextArea>,
    ) -> String {
        let columns = room.map(|room| room.columns);
        let screen = TerminalStyle { lettering: Some(lettering), columns };
        Scene::new(words, self, view, screen).board(room.map_or(usize::MAX, |room| room.lines))
    }

    fn close_up(&self, words: &Words, view: &View, screen: TerminalStyle) -> Option<String> {
        Scene::new(words, self, view, screen).close_up()
    }

    fn legend(&self, words: &Words, view: &View, lettering: Lettering) -> String {
        let screen = TerminalStyle { lettering: Some(lettering), columns: None };
        Scene::new(words, self, view, screen).faces.legend()
    }

    fn in_words(&self, words: &Words, view: &View) -> String {
        let screen = TerminalStyle { lettering: None, columns: Some(usize::MAX) };
        Scene::new(words, self, view, screen).board_in_words()
    }

    fn sheets(
        &self,
        words: &Words,
        view: &View,
        players: &[Chooser],
        screen: TerminalStyle,
    ) -> String {
        Scene::new(words, self, view, screen).sheets(players)
    }

    fn thinkable(view: &View, seat: Seat) -> Vec<Action> {
        // One monster of a row stands for all.
        let in_row = |cavern: &CavernView| cavern.row.into_iter().flatten().next();
        let caverns = view.caverns.iter();
        let monsters = caverns.flat_map(|cavern| in_row(cavern).into_iter().chain(cavern.gate));
        let mut actions: Vec<Action> = monsters.chain(view.town.lord).map(Action::Fight).collect();
        actions.extend([Action::Merchant, Action::Revive]);
        if let Some(player) = view.players.get(seat.index()) {
            let own = player.hand.own.iter().flatten().copied().map(Card::Starting);
            let hand = own.chain(player.hand.won.iter().copied().map(Card::Won));
            actions.extend(hand.map(Action::Play));
            let curse = view.battle.as_ref().and_then(|battle| battle.curses.iter().next());
            actions.extend(player.potions.iter().map(|potion| drinking(potion, curse)));
        }
        let pawned = view.town.pawnshop.iter().copied().map(Product::Card);
        let products = Potion::ALL.into_iter().map(Product::Potion).chain(pawned);
        actions.extend(products.map(Action::Buy));
        actions
    }

    fn meant(action: Action, _: impl Fn(Action) -> bool) -> Action {
        action
    }

    fn question(
        &self,
        words: &Words,
        view: &View,
        chances: &[Weighted<Chance>],
    ) -> Question<Chance> {
        let screen = TerminalStyle { lettering: None, columns: None };
        Scene::new(words, self, view, screen).question(chances)
    }

    fn short_draw(line: &str, listed: &[(Chance, String)]) -> Option<Chance> {
        draws::short(line, listed)
    }
}

/// A way to use a potion: against the first curse of the monster, if it has one.
fn drinking(potion: Potion, curse: Option<Curse>) -> Action {
    match potion {
        Potion::Strength => Action::Double(Effect::Attack),
        Potion::Healing => Action::Heal,
        Potion::Countercurse => Action::Counter(curse.unwrap_or(Curse::Attack)),
    }
}

/// Notation has the numbers of levels in capital letters; nobody has to type them so.
fn as_notation(line: &str) -> String {
    let word = |word: &str| match word.split_once('.') {
        Some((level, number)) if level.bytes().all(|letter| matches!(letter, b'i' | b'x')) => {
            format!("{}.{number}", level.to_uppercase())
        }
        Some(_) | None => word.to_owned(),
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
