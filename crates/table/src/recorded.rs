//! What a game says of itself in records.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::{Faults, Header, Rules};

/// The line of a record that carries the position a game begins in.
pub(crate) const POSITION_LINE: &str = "position";

/// A game whose set-up and positions can be written as text, and read back.
///
/// [`from_header`](Self::from_header) of what [`header`](Self::header) wrote gives a game that goes on
/// alike and writes the same lines.
pub trait Recorded: Rules + Clone {
    /// The name of the game: what its records say behind `game:`.
    const GAME: &'static str;
    /// The keys of all lines that [`header`](Self::header) may write.
    const LINES: &'static [&'static str];
    /// The newest rules that this version plays: `rules:` of a record has a number from 1 to it.
    const RULES_VERSION: u32;
    /// Everything that is wrong with such lines, in sentences.
    type Faults: fmt::Display;

    /// The lines that say how the game was set up, content included.
    fn header(&self) -> Header;

    /// The game that these lines describe. Lines with other keys are left to the caller.
    ///
    /// # Errors
    /// Everything that is wrong.
    fn from_header(header: &Header) -> Result<Self, Self::Faults>;

    /// Whether this version brings the content that a line `content:` names.
    fn brings(content: &str) -> bool;

    /// Whether the moment has a text of its own, so that reading it gives a game that goes on alike. In the middle of
    /// a decision or draw it may have none.
    fn has_text(&self, state: &Self::State) -> bool;

    /// The position as text; where it [has none](Self::has_text) of its own, only a picture of the table.
    fn position_text(&self, state: &Self::State) -> String;

    /// The position that a text describes, if a game can come to it.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn read_position(&self, text: &str) -> Result<Self::State, PositionFaults>;

    /// The hash of the set-up that goes into the key of the dice, for a game that begins in this position, or where
    /// its rules say.
    fn setup_hash(&self, position: Option<&Self::State>) -> [u8; 32] {
        let mut header = self.header();
        write_position(self, position, &mut header);
        header.hash()
    }
}

/// Adds the position a game begins in to its set-up lines, if it is not the rules' own.
pub(crate) fn write_position<G: Recorded>(
    rules: &G,
    position: Option<&G::State>,
    header: &mut Header,
) {
    if let Some(state) = position {
        header.push(POSITION_LINE, format!("\n{}", rules.position_text(state).trim_end()));
    }
}

/// Everything that is wrong with a position: at least one fault.
pub type PositionFaults = Faults<PositionFault>;

/// One thing that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionFault {
    /// Counted from 1.
    pub line: usize,
    /// What the line says, shortened if long; empty where it is about all of them.
    pub text: String,
    /// What is wrong.
    pub reason: String,
}

impl PositionFault {
    /// A fault in this line, counted from 1, of a position.
    pub fn new(position: &str, line: usize, reason: impl Into<String>) -> Self {
        let text = position.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        let text = crate::NotationError::quote(text.trim());
        Self { line, text, reason: reason.into() }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.text {
            "" => write!(f, "line {}: {}", self.line, self.reason),
            text => write!(f, "line {}, `{text}`: {}", self.line, self.reason),
        }
    }
}
