//! What all lines need: words, faults, and which cards lie somewhere already.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use table::{NotationError, PositionFault, Seat};

use crate::number::MONSTERS;
use crate::{Card, CardSet, Goblin, Level, Monster, MonsterKind, SEATS, Won};

/// Reads lines and notes what is wrong with them.
pub(super) struct LineReader<'r> {
    pub(super) rules: &'r Goblin,
    text: &'r str,
    pub(super) faults: Vec<PositionFault>,
    /// The line that is being read.
    pub(super) line: usize,
    /// Monsters, and so rewards, that lie somewhere.
    placed: [bool; MONSTERS],
    /// Starting cards that lie somewhere, by seat.
    starting: [CardSet; SEATS],
}

impl<'r> LineReader<'r> {
    pub(super) fn new(rules: &'r Goblin, text: &'r str) -> Self {
        Self {
            rules,
            text,
            faults: Vec::new(),
            line: 1,
            placed: [false; MONSTERS],
            starting: [CardSet::EMPTY; SEATS],
        }
    }

    pub(super) fn fault(&mut self, reason: impl Into<String>) {
        self.faults.push(PositionFault::new(self.text, self.line, reason));
    }

    /// Whether something is wrong with the line that is being read.
    pub(super) fn is_faulty(&self) -> bool {
        self.faults.iter().any(|fault| fault.line == self.line)
    }

    pub(super) fn parse<T: FromStr<Err = NotationError>>(&mut self, word: &str) -> Option<T> {
        word.parse().map_err(|error: NotationError| self.fault(error.to_string())).ok()
    }

    /// A list of things that stand at most once each.
    pub(super) fn list<T>(&mut self, words: &str) -> Vec<T>
    where
        T: FromStr<Err = NotationError> + PartialEq,
    {
        let mut list = Vec::new();
        for word in items(words) {
            match self.parse::<T>(word) {
                Some(item) if list.contains(&item) => self.fault(format!("`{word}` stands twice")),
                Some(item) => list.push(item),
                None => {}
            }
        }
        list
    }

    /// Whether a monster, or its reward, lies nowhere yet.
    pub(super) fn is_free(&self, monster: Monster) -> bool {
        !self.placed[monster.index()]
    }

    /// A monster, or its reward, lies here and nowhere else.
    pub(super) fn place(&mut self, monster: Monster) -> Option<Monster> {
        if core::mem::replace(&mut self.placed[monster.index()], true) {
            self.fault(format!("`{monster}` lies in two places"));
            return None;
        }
        Some(monster)
    }

    /// A won card or a piece of equipment, whichever it is.
    pub(super) fn won(&mut self, word: &str) -> Option<Won> {
        let card = self.parse::<Won>(word)?;
        self.place(card.monster()).map(|_| card)
    }

    /// An action card of a seat.
    pub(super) fn card(&mut self, seat: Seat, word: &str) -> Option<Card> {
        match self.parse(word)? {
            Card::Won(card) if self.rules.equipment(card).is_some() => {
                self.fault(format!("`{card}` is no action card"));
                None
            }
            Card::Won(card) => self.place(card.monster()).map(|_| Card::Won(card)),
            card @ Card::Starting(_) => {
                let own = &mut self.starting[seat.index()];
                if own.contains(card) {
                    self.fault(format!("`{card}` of seat {seat} lies in two places"));
                    return None;
                }
                own.insert(card);
                Some(card)
            }
        }
    }

    pub(super) fn cards(&mut self, seat: Seat, words: &str) -> CardSet {
        items(words).filter_map(|word| self.card(seat, word)).collect()
    }

    /// The starting cards of a seat that no line has named.
    pub(super) fn unnamed(&self, seat: Seat) -> CardSet {
        CardSet::STARTING.without(self.starting[seat.index()])
    }

    /// The ordinary monsters of a level that lie nowhere yet.
    pub(super) fn free_ordinary(&self, level: Level) -> impl Iterator<Item = Monster> {
        let ordinary = |monster: &Monster| matches!(monster.kind(), MonsterKind::Ordinary(_));
        self.free(level).filter(ordinary)
    }

    /// The gatekeepers of a level that lie nowhere yet.
    pub(super) fn free_gatekeepers(&self, level: Level) -> impl Iterator<Item = Monster> {
        self.free(level).filter(|monster| monster.kind() == MonsterKind::Gatekeeper)
    }

    fn free(&self, level: Level) -> impl Iterator<Item = Monster> {
        Monster::all()
            .filter(move |&monster| monster.level() == Some(level) && self.is_free(monster))
    }
}

/// The words of a list; `none` is an empty one.
pub(super) fn items(words: &str) -> impl Iterator<Item = &str> {
    words.split_whitespace().filter(|&word| word != "none")
}

/// A clause such as `hand s1 s2`: its first word and the rest.
pub(super) fn clause(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(key, rest)| (key, rest.trim()))
}
