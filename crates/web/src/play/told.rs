//! What the parts around a board are told about a game, in words and pictures.

use table::{HostError, Seat};
use words::RecapText;

use super::Staged;
use crate::ui::pictures;

/// Whose picture stands beside something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Portrait {
    /// The hero's name in notation.
    pub hero: &'static str,
    /// The hero's picture.
    pub icon: &'static str,
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// What happened.
    pub text: String,
    /// Whose turn begins with it.
    pub turn: Option<Portrait>,
}

/// Something told beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What it is about.
    pub icon: &'static str,
    /// In one or more lines.
    pub text: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    /// Somebody tried what is not possible.
    pub refused: bool,
}

/// Something that is not possible now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Its picture.
    pub icon: &'static str,
    /// Its name.
    pub name: String,
    /// Why it is not possible.
    pub why: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won.
    pub winners: Vec<Portrait>,
    /// Who won, in words, and why the game ended.
    pub said: [String; 2],
    /// Turns played.
    pub turns: u16,
}

/// How one player's chance to win went.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// Whose.
    pub portrait: Portrait,
    /// From 0 to 1, in even steps over the game.
    pub chances: Vec<f32>,
}

/// A look back at a game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct LookBack {
    /// What there is to say.
    pub text: RecapText,
    /// How the chances went; empty for a lone player.
    pub curves: Vec<Curve>,
}

/// The hero of a seat, once there is one.
pub(super) fn portrait<G: Staged>(view: &G::View, seat: Seat) -> Option<Portrait> {
    let hero = G::hero(view, seat)?;
    Some(Portrait { hero, icon: pictures::hero_named(hero) })
}

/// The rule that refuses, if a rule does.
pub(super) fn rule<R: table::Reason>(why: HostError<R>) -> Option<&'static str> {
    if let HostError::Refused(refusal) = why { Some(refusal.rule()) } else { None }
}
