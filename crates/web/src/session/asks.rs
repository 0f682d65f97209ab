//! What a session waits for, and what it is told.

use bots::{Bot, Bots, Retold};
use table::{HostError, PlayoutLuck, Recorded, Rules, Seat, Step, Turn};
use words::Narrated;

use super::Frame;

/// A game that can be played in the page: by its rules, with bots, told in words and kept as a record.
pub trait Played: Bots + Retold + Narrated + Recorded + Rules<Seen: Copy> {
    /// The table with everybody's cards open, once the game is over.
    fn seen_by_all(&self, state: &Self::State) -> Self::View;
}

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Somebody at this device chooses for this seat.
    Person(Seat),
    /// A bot chooses for this seat.
    Bot(Seat, Bot),
    /// Somebody types in what was rolled or drawn.
    Draw,
    /// Somebody elsewhere plays for this seat.
    Elsewhere(Seat),
    /// A server is asked, and has not answered yet.
    Answer,
    /// Nobody is asked: a replay stands still until somebody moves its time.
    Time,
    /// The game is over.
    Nobody,
}

/// What somebody at this device wants.
pub enum Command<'a, G: Rules> {
    /// This seat takes these actions as one.
    Play(Seat, &'a [G::Action]),
    /// This was rolled or drawn.
    Draw(G::Chance),
    /// The last action or typed-in draw is taken back.
    TakeBack,
    /// A seat leaves the game for good.
    Withdraw(Seat),
    /// A bot plays on for a seat until it is taken back.
    Lend(Seat),
    /// Whoever the seat belongs to plays on.
    ComeBack(Seat),
}

/// What came of a command.
pub enum Happened<G: Rules> {
    /// One thing after the other.
    Steps(Vec<Frame<G>>),
    /// The game is as it was before: everything is looked at anew.
    TakenBack,
    /// A server was asked, and what comes of it is told later.
    Asked,
    /// Nothing that changes the game.
    Nothing,
}

/// What came of a command, or why it was refused.
pub type Reply<G> = Result<Happened<G>, HostError<<G as Rules>::Refusal>>;

/// Why an action is not possible for whoever's view this is, if it is not: what may be done never depends on what a player
/// does not know.
pub(crate) fn why_not<G: Rules>(
    rules: &G,
    view: &G::View,
    action: G::Action,
) -> Option<HostError<G::Refusal>> {
    let state = rules.determinize(view, &mut PlayoutLuck::new(0)).ok()?;
    match rules.turn(&state) {
        Turn::Seat(_) => rules.why_not(&state, action).map(HostError::Refused),
        Turn::Chance => Some(HostError::DrawFirst),
        Turn::Over => Some(HostError::Over),
    }
}

/// Whether an action that is possible for whoever's view this is could not be taken back: chance shows something, a
/// person learns something, or the turn is somebody else's then.
pub(super) fn is_final<G: Rules>(
    rules: &G,
    view: &G::View,
    action: G::Action,
    is_person: impl Fn(Seat) -> bool,
) -> bool {
    let Ok(mut state) = rules.determinize(view, &mut PlayoutLuck::new(0)) else { return true };
    if rules.why_not(&state, action).is_some() {
        return true;
    }
    let (turn, news) = (rules.turn(&state), rules.news(&state, action));
    rules.advance_quietly(&mut state, Step::Act(action));
    rules.turn(&state) != turn || news.iter().any(is_person)
}
