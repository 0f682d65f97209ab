//! A table that a server hosts, as this device takes part in it.
//!
//! [`RemoteTable`] turns messages into news without knowing a browser; [`join`] keeps the connection. What is around a game
//! is the same for all games: [`Online`]. What is played reaches a session through [`Remote`], so that the code of the
//! connection is fetched only by those who play online.

mod join;
mod memory;
mod online;
mod tab;
mod table;
#[cfg(test)]
mod tests;

use std::rc::Rc;
use std::sync::Arc;

use ::table::{Seat, Viewer};

pub use join::join;
pub use online::{Connected, Online, Talk, Wish};
pub use table::RemoteTable;

use super::{Asks, Command, Frame, Played, Reply};
use crate::shell::Person;

/// What happens to a game that is hosted elsewhere, for its stage.
pub enum GameNews<G: Played> {
    /// One thing after the other, as this viewer saw it.
    Steps {
        /// Who saw it.
        viewer: Viewer,
        /// What to show.
        frames: Vec<Frame<G>>,
        /// Who acted.
        by: Seat,
    },
    /// This viewer begins anew: something was taken back, or too much was missed.
    Anew {
        /// Who.
        viewer: Viewer,
        /// Whether something was taken back.
        taken_back: bool,
    },
    /// What was asked for did not come into effect, for this reason.
    GivenBack(protocol::Why),
    /// What was chosen before the page was loaded anew had not reached the server.
    NotSent,
    /// Something else has changed: who is asked may have too.
    Changed,
}

/// What is told of a game.
pub type Listener<G> = Rc<dyn Fn(GameNews<G>)>;

/// A game that is hosted elsewhere.
pub trait Remote<G: Played> {
    /// What is around the game.
    fn online(&self) -> Online;
    /// The rules of the game.
    fn rules(&self) -> Option<Arc<G>>;
    /// Whom the game waits for.
    fn asks(&self) -> Asks;
    /// The eyes that this device begins to look with.
    fn eyes(&self) -> Viewer;
    /// Whether this device has these eyes.
    fn has_eyes(&self, viewer: Viewer) -> bool;
    /// This guest's seats, also those that are lent.
    fn owners(&self) -> Vec<Seat>;
    /// This guest's seats that a bot plays for at the moment.
    fn lent(&self) -> Vec<Seat>;
    /// Whether a bot plays for this seat now, whoever's it is.
    fn is_bot(&self, seat: Seat) -> bool;
    /// What people are called and their colors, by seat.
    fn people(&self) -> Vec<Person>;
    /// What the person who is asked may do.
    fn legal_actions(&self) -> Vec<G::Action>;
    /// What may turn up now, when it is to be typed in.
    fn chances(&self) -> Vec<G::Chance>;
    /// Whether something of this guest's can be taken back.
    fn can_take_back(&self) -> bool;
    /// What this viewer sees, and everything that happened as this viewer knows it.
    fn look(&self, viewer: Viewer) -> Option<(G::View, Vec<G::Seen>)>;
    /// Asks the server for something.
    ///
    /// # Errors
    /// Never: a server that refuses says so later.
    fn send(&self, command: &Command<'_, G>) -> Reply<G>;
    /// From now on news of the game go there.
    fn follow(&self, told: Listener<G>);
    /// The whole record, once the game is over.
    fn record(&self) -> Option<String>;
    /// How often something has changed.
    fn sequence(&self) -> usize;
}
