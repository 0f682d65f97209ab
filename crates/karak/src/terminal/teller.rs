//! Tells and draws a game from one viewer's view, wherever it is played: here or at a table online.

use bots::{BotPlayer, Budget, Chooser, DEFAULT_ITERATIONS, Grounds, Hint};
use table::{HostError, PlayoutLuck, Seat};
use words::{Arg, HintReason, Words, key};

use super::audience::News;
use crate::game::{Playable, TerminalStyle, TextArea};

/// Lines that prompt, choices and sheets take beside the map.
const LINES_BESIDE_MAP: usize = 14;

/// What was drawn last, and in which turn.
pub(crate) type Shown<G> = Option<(<G as Playable>::Glance, u16)>;

/// Why an action is not possible now, if it is not.
pub(crate) type WhyNot<'a, G> =
    &'a dyn Fn(<G as table::Rules>::Action) -> Option<HostError<<G as table::Rules>::Refusal>>;

/// One view, and how it is told.
pub(crate) struct Teller<'a, G: Playable> {
    pub(crate) rules: &'a G,
    pub(crate) words: &'a Words,
    pub(crate) view: &'a G::View,
    pub(crate) screen: TerminalStyle,
}

impl<G: Playable> Teller<'_, G> {
    /// What happened, a line each, with a heading for each turn; and how many turns began in it.
    pub(crate) fn news(&self, news: &[News<G::Seen>]) -> (String, usize) {
        let begins = |news: &News<G::Seen>| match news {
            News::Happened(event) => G::turn_began(event),
            News::TakenBack => None,
        };
        let begun = news.iter().filter(|news| begins(news).is_some()).count();
        let mut turn = G::turn_number(self.view).saturating_sub(begun as u16);
        let mut told = String::new();
        for news in news {
            if let Some(seat) = begins(news) {
                turn = turn.saturating_add(1);
                let number = Arg::Number(i64::from(turn));
                let args = [("number", number), ("hero", G::who(self.view, seat))];
                told += &format!("\n{}\n", self.words.say(key::UI_TURN_HEADING, &args));
                continue;
            }
            let text = match news {
                News::Happened(event) => self.rules.event(self.words, self.view, event),
                News::TakenBack => self.words.text(key::UI_UNDONE),
            };
            told += &format!("  {text}\n");
        }
        (told, begun)
    }

    /// What is to be decided, with a numbered choice a line.
    pub(crate) fn question(&self, legal: &[G::Action]) -> String {
        let mut text = format!("\n{}\n", self.rules.prompt(self.words, self.view));
        for (number, &action) in (1..).zip(legal) {
            let choice = self.rules.choice(self.words, self.view, action);
            text += &format!("{number:>3}. {choice}\n");
        }
        text
    }

    /// The table when it has changed, and the sheets at the beginning of a turn.
    pub(crate) fn changes(&self, shown: &mut Shown<G>, players: &[Chooser]) -> String {
        let (glance, turn) = (G::glance(self.view), G::turn_number(self.view));
        let before = shown.replace((glance, turn));
        let same_turn = before.as_ref().is_some_and(|(_, before)| *before == turn);
        if same_turn && before == *shown {
            return String::new();
        }
        let mut text = self.picture();
        if !same_turn {
            text.push('\n');
            text += &self.sheets(players);
        }
        text
    }

    /// As much of the picture as the terminal has room for; in words all of it is told on demand only.
    /// A close-up takes the place of the picture.
    fn picture(&self) -> String {
        if let Some(now) = self.rules.close_up(self.words, self.view, self.screen) {
            return format!("\n{now}");
        }
        let Some(lettering) = self.screen.lettering else { return String::new() };
        let room = terminal_size::terminal_size().map(|(width, height)| TextArea {
            columns: usize::from(width.0),
            lines: usize::from(height.0).saturating_sub(LINES_BESIDE_MAP),
        });
        format!("\n{}", self.rules.picture(self.words, self.view, lettering, room))
    }

    /// All that is drawn, with what its signs mean, however high; or all of it in words.
    pub(crate) fn whole_picture(&self) -> String {
        let Some(lettering) = self.screen.lettering else {
            return self.rules.in_words(self.words, self.view);
        };
        let room = self.screen.columns.map(|columns| TextArea { columns, lines: usize::MAX });
        let picture = self.rules.picture(self.words, self.view, lettering, room);
        picture + &self.rules.legend(self.words, self.view, lettering)
    }

    /// What everybody has.
    pub(crate) fn sheets(&self, players: &[Chooser]) -> String {
        self.rules.sheets(self.words, self.view, players, self.screen)
    }

    /// All of the table, drawn or in words, and the sheets. `players` may be empty where nobody knows them.
    pub(crate) fn whole_table(&self, players: &[Chooser]) -> String {
        let table = match self.screen.lettering {
            Some(lettering) => self.rules.picture(self.words, self.view, lettering, None),
            None => self.rules.in_words(self.words, self.view),
        };
        let now = self.rules.close_up(self.words, self.view, self.screen);
        let now = now.map_or_else(String::new, |now| now + "\n");
        format!("{table}\n{now}{}", self.sheets(players))
    }

    /// The table as it is at the end, and who has won.
    pub(crate) fn end(&self, players: &[Chooser]) -> String {
        let table = self.whole_table(players);
        format!("\n{table}\n{}\n", self.rules.ending(self.words, self.view))
    }

    /// Why what was typed is not possible.
    pub(crate) fn why(&self, text: &str, why_not: WhyNot<'_, G>) -> String {
        let Ok(action) = G::as_notation(text).parse::<G::Action>() else {
            let args = [("text", Arg::text(text)), ("examples", Arg::text(G::EXAMPLES))];
            return self.words.say(key::UI_WHY_UNKNOWN, &args) + "\n";
        };
        let reason = match why_not(meant::<G>(action, why_not)) {
            Some(error) => self.reason(error),
            None => self.words.text(key::UI_WHY_POSSIBLE),
        };
        reason + "\n"
    }

    /// Everything this player could think of that is not possible now, with the reason.
    pub(crate) fn why_not_all(&self, seat: Seat, why_not: WhyNot<'_, G>) -> String {
        let mut text = self.words.text(key::UI_WHY_LIST) + "\n";
        for action in G::thinkable(self.view, seat) {
            let action = meant::<G>(action, why_not);
            if let Some(error) = why_not(action) {
                let action = self.rules.action(self.words, self.view, action);
                text += &format!("  {action}: {}\n", self.reason(error));
            }
        }
        text
    }

    /// The reason as a sentence.
    pub(crate) fn reason(&self, error: HostError<G::Refusal>) -> String {
        self.rules.host_error(self.words, self.view, error)
    }

    /// The best of these choices, from what the view shows. The same question has the same answer.
    pub(crate) fn hint(&self, bots: &mut BotPlayer<G>, legal: &[G::Action]) -> String {
        let mut luck = PlayoutLuck::new(0);
        let budget = Budget::iterations(DEFAULT_ITERATIONS);
        let hint = bots.hint(self.rules, self.view, legal, &mut luck, budget);
        // As it stands on the list.
        let choice = |action: G::Action| {
            let text = self.rules.action(self.words, self.view, action);
            let place = legal.iter().position(|&legal| legal == action);
            place.map_or(text.clone(), |place| format!("{}. {text}", place + 1))
        };
        let reason = match hint {
            Hint { grounds: Grounds::Only, .. } => HintReason::Only,
            Hint { win: Some(win), ref other, .. } => {
                let other = other.as_ref().map(|(plan, win)| (choice(plan[0]), *win));
                HintReason::Win { win, other }
            }
            Hint { win: None, .. } => HintReason::Unweighed,
        };
        let fight = self.rules.fight_chance(self.view, hint.action());
        words::hint(self.words, &choice(hint.action()), &reason, fight, None) + "\n"
    }
}

fn meant<G: Playable>(action: G::Action, why_not: WhyNot<'_, G>) -> G::Action {
    G::meant(action, |other| why_not(other).is_none())
}

/// What a reply in small letters chooses: a number of the list, or an action's notation.
pub(crate) fn chosen<G: Playable>(reply: &str, legal: &[G::Action]) -> Option<G::Action> {
    match reply.parse::<usize>() {
        Ok(number) => number.checked_sub(1).and_then(|index| legal.get(index)).copied(),
        Err(_) => G::as_notation(reply).parse().ok(),
    }
}

/// What a player would only confirm: the one choice there is, or what the game takes for granted.
pub(crate) fn without_asking<G: Playable>(
    view: &G::View,
    legal: &[G::Action],
) -> Option<G::Action> {
    if let [only] = legal { Some(*only) } else { G::foregone(view, legal) }
}
