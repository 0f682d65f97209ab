//! The line of a level: its row, its deck and its gatekeepers.

use alloc::format;
use alloc::vec::Vec;

use super::reader::LineReader;
use crate::state::{Cavern, ROW};
use crate::{CardSet, Level, Monster, MonsterKind};

/// What a line says; the rest is filled in when all lines are read.
#[derive(Default)]
pub(super) struct LevelLine {
    pub(super) number: usize,
    row: Vec<Option<Monster>>,
    top: Said,
    below: Option<Vec<Monster>>,
    gate: Said,
    beaten: Vec<Monster>,
}

/// What a line says of a place for one card.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Said {
    #[default]
    Nothing,
    Empty,
    Card(Monster),
}

impl Said {
    fn of(monster: Option<Monster>) -> Self {
        monster.map_or(Self::Empty, Self::Card)
    }
}

/// What the words of a line speak of.
#[derive(Clone, Copy)]
enum Part {
    Row,
    Top,
    Below,
    Gate,
    Beaten,
    /// After a single card.
    Done,
}

impl LineReader<'_> {
    pub(super) fn level_line(&mut self, level: Level, words: &str) -> LevelLine {
        let mut line = LevelLine { number: self.line, ..LevelLine::default() };
        let mut part = Part::Row;
        for word in words.split_whitespace() {
            part = match (word, part) {
                ("top" | "gate" | "below" | "beaten", Part::Top | Part::Gate) => {
                    self.fault(format!("a monster or `-` is missing before `{word}`"));
                    return line;
                }
                ("top", _) if line.top == Said::Nothing => Part::Top,
                ("gate", _) if line.gate == Said::Nothing => Part::Gate,
                ("below", _) if line.below.is_none() => {
                    line.below = Some(Vec::new());
                    Part::Below
                }
                ("beaten", _) if line.beaten.is_empty() => Part::Beaten,
                ("top" | "gate" | "below" | "beaten", _) => {
                    self.fault(format!("`{word}` is said twice"));
                    return line;
                }
                (_, part) => self.level_word(level, &mut line, part, word),
            };
        }
        if matches!(part, Part::Top | Part::Gate) {
            self.fault("a monster or `-` is missing at the end");
        }
        if line.row.len() > ROW {
            self.fault(format!("a row has {ROW} places"));
        }
        line
    }

    fn level_word(&mut self, level: Level, line: &mut LevelLine, part: Part, word: &str) -> Part {
        let monster = match (word, part) {
            ("-", Part::Row | Part::Top | Part::Gate) | ("none", Part::Below | Part::Beaten) => {
                None
            }
            (_, Part::Done) => {
                self.fault(format!("`{word}` belongs to nothing"));
                return Part::Done;
            }
            (_, Part::Row | Part::Top | Part::Below | Part::Gate | Part::Beaten) => {
                let gatekeeper = matches!(part, Part::Gate | Part::Beaten);
                let monster = self.monster_of(level, gatekeeper, word);
                if monster.is_none() {
                    return part;
                }
                monster
            }
        };
        match part {
            Part::Row => line.row.push(monster),
            Part::Top => {
                line.top = Said::of(monster);
                return Part::Done;
            }
            Part::Gate => {
                line.gate = Said::of(monster);
                return Part::Done;
            }
            Part::Below => line.below.get_or_insert_default().extend(monster),
            Part::Beaten => line.beaten.extend(monster),
            Part::Done => {}
        }
        part
    }

    /// A monster that lies here: ordinary, or a gatekeeper.
    fn monster_of(&mut self, level: Level, gatekeeper: bool, word: &str) -> Option<Monster> {
        let monster = self.parse::<Monster>(word)?;
        let guards = monster.kind() == MonsterKind::Gatekeeper;
        if monster.level() != Some(level) || guards != gatekeeper {
            let kind = if gatekeeper { "gatekeeper" } else { "ordinary monster" };
            self.fault(format!("`{word}` is no {kind} of level {level}"));
            return None;
        }
        self.place(monster)
    }

    /// The level with everything in its place. What fits nowhere has left the game.
    pub(super) fn cavern(
        &mut self,
        level: Level,
        line: &LevelLine,
        fought: Option<Monster>,
        gone: &mut CardSet,
    ) -> Cavern {
        self.line = line.number;
        let fought =
            fought.filter(|&monster| monster.level() == Some(level) && self.is_free(monster));
        let row = self.row(level, line, fought);
        let top = match line.top {
            Said::Card(top) => Some(top),
            Said::Empty => None,
            Said::Nothing if row.contains(&None) => None,
            Said::Nothing => {
                let next = self.free_ordinary(level).next();
                next.and_then(|next| self.place(next))
            }
        };
        if row.contains(&None) && top.is_some() {
            self.fault("a row has a gap only when its deck is empty (G5.4)");
        }
        if top.is_none() && line.below.as_ref().is_some_and(|below| !below.is_empty()) {
            self.fault("nothing lies below the top card of an empty deck");
        }
        let rest: Vec<Monster> = self.free_ordinary(level).collect();
        let below = match (&line.below, top) {
            (Some(below), _) => below.clone(),
            (None, Some(_)) => rest.clone(),
            (None, None) => Vec::new(),
        };
        for monster in rest.into_iter().filter(|monster| !below.contains(monster)) {
            if let MonsterKind::Ordinary(card) = monster.kind() {
                gone.extend([card]);
            }
        }
        let (gate, unseen) = self.gates(level, line, fought);
        let there = usize::from(self.rules.setup().options.gatekeepers);
        let turned_up = crate::GATEKEEPERS - unseen.len();
        let gates_below = there.saturating_sub(turned_up) as u8;
        Cavern::from_parts(row, top, &below, gate, &unseen, gates_below)
    }

    fn row(
        &mut self,
        level: Level,
        line: &LevelLine,
        fought: Option<Monster>,
    ) -> [Option<Monster>; ROW] {
        let mut row = [None; ROW];
        let mut fought = fought.filter(|it| matches!(it.kind(), MonsterKind::Ordinary(_)));
        for (place, there) in row.iter_mut().enumerate() {
            *there = if let Some(&said) = line.row.get(place) {
                said
            } else {
                let next = fought.take().or_else(|| self.free_ordinary(level).next());
                next.and_then(|next| self.place(next))
            };
        }
        row
    }

    /// The gatekeeper on top, and those that nobody has seen.
    fn gates(
        &mut self,
        level: Level,
        line: &LevelLine,
        fought: Option<Monster>,
    ) -> (Option<Monster>, Vec<Monster>) {
        let there = usize::from(self.rules.setup().options.gatekeepers);
        let fought = fought.filter(|monster| monster.kind() == MonsterKind::Gatekeeper);
        let gate = match line.gate {
            Said::Card(gate) => Some(gate),
            Said::Empty => None,
            Said::Nothing if line.beaten.len() >= there => None,
            Said::Nothing => {
                let next = fought.or_else(|| self.free_gatekeepers(level).next());
                next.and_then(|next| self.place(next))
            }
        };
        if line.beaten.len() + usize::from(gate.is_some()) > there {
            self.fault(format!("there are {there} gatekeepers on a level (G9.2)"));
        }
        let mut unseen: Vec<Monster> = self.free_gatekeepers(level).collect();
        if gate.is_none() {
            // The pile is empty: whoever was in it has been beaten.
            unseen.drain(..there.saturating_sub(line.beaten.len()).min(unseen.len()));
        }
        (gate, unseen)
    }
}
