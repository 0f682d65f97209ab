//! A game as every client tells it.

use table::{HostError, Rules, Seat, SeatSet};

use crate::{Arg, Words, key};

/// A game that can be told in words, from one viewer's view: what that viewer may not know is not there to be told.
/// Terminal and page ask the same questions; what only one of them needs is its own business.
pub trait Narrated: Rules {
    /// Whose decision, roll or draw the game waits for.
    fn acting(view: &Self::View) -> Seat;
    /// Turns begun so far.
    fn turn_number(view: &Self::View) -> u16;
    /// Whose turn begins with this event, if one does.
    fn turn_began(event: &Self::Seen) -> Option<Seat>;
    /// Who won, when the game is over.
    fn won_by(view: &Self::View) -> Option<SeatSet>;
    /// What a player would only confirm, though there is a choice.
    fn foregone(view: &Self::View, legal: &[Self::Action]) -> Option<Self::Action>;

    /// Who sits here, as a noun for [`Words::say`]: the hero, or "Seat 2" while no hero is drawn.
    fn who(view: &Self::View, seat: Seat) -> Arg<'static>;
    /// The hero of a seat, by the name that notation has, once there is one.
    fn hero(view: &Self::View, seat: Seat) -> Option<&'static str>;
    /// The hero of a seat with name and title, once there is one.
    fn hero_title(words: &Words, view: &Self::View, seat: Seat) -> Option<String>;

    /// What the game waits for, and from whom. When it is over: the result.
    fn prompt(&self, words: &Words, view: &Self::View) -> String;
    /// The same in short, for people who see the table.
    fn short_prompt(&self, words: &Words, view: &Self::View) -> String {
        self.prompt(words, view)
    }
    /// What an action says.
    fn action(&self, words: &Words, view: &Self::View, action: Self::Action) -> String;
    /// What happened.
    fn event(&self, words: &Words, view: &Self::View, event: &Self::Seen) -> String;
    /// What these events, which are one thing, come to in one sentence.
    fn headline(&self, words: &Words, view: &Self::View, line: &[Self::Seen]) -> String;
    /// Why something is not possible, with the rule.
    fn refusal(words: &Words, refusal: Self::Refusal) -> String;
    /// Who has won, and in further lines how everybody did.
    fn ending(&self, words: &Words, view: &Self::View) -> String;
    /// Why the game ended, when it is over.
    fn why_over(&self, words: &Words, view: &Self::View) -> Option<String>;

    /// Why the host of a game does not do what it is asked for, without a full stop.
    fn host_error(
        &self,
        words: &Words,
        view: &Self::View,
        error: HostError<Self::Refusal>,
    ) -> String {
        let mut text = match error {
            HostError::TurnOf(seat) => {
                words.say(key::HOST_TURN_OF, &[("hero", Self::who(view, seat))])
            }
            HostError::DrawFirst => {
                let what = Arg::text(self.prompt(words, view));
                words.say(key::HOST_DRAW_FIRST, &[("what", what)])
            }
            HostError::NothingToDraw => words.text(key::REFUSAL_NOTHING_TO_DRAW),
            HostError::Over => words.text(key::REFUSAL_GAME_OVER),
            HostError::NotOwnDraws => words.text(key::HOST_NOT_OWN_DRAWS),
            HostError::NothingToUndo => words.text(key::UI_NOTHING_TO_UNDO),
            HostError::Begun => words.text(key::HOST_BEGUN),
            HostError::Stale { .. } => words.text(key::HOST_STALE),
            HostError::NoSuchSeat(seat) => {
                words.say(key::HOST_NO_SUCH_SEAT, &[("seat", Arg::text(seat.to_string()))])
            }
            HostError::LogFull => words.text(key::HOST_LOG_FULL),
            HostError::NotTheDice => words.text(key::HOST_NOT_THE_DICE),
            HostError::LeftOut => words.text(key::HOST_LEFT_OUT),
            HostError::Refused(refusal) => Self::refusal(words, refusal),
        };
        if text.ends_with('.') {
            text.pop();
        }
        text
    }
}
