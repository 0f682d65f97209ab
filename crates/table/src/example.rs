//! A whole game, small enough to read first; the host and the conformance kit are tested with it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{
    EventSink, Faults, Header, Luck, Misfit, NotationError, PositionFault, PositionFaults, Reason,
    Recorded, Rules, Seat, SeatSet, Sections, Step, Stream, Turn, Viewer, Weighted,
};

/// Two runners. An even die lets the first begin, an odd one the second. In turn each walks one field, or rolls a die and runs as far; who rolls a 1 falls
/// and starts anew. The first on field 10 wins.
#[derive(Clone, Copy, Debug)]
pub struct Race;

/// Where the runners are, who is next, and whether the die is rolling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RaceState {
    fields: [u8; 2],
    next: Seat,
    rolling: bool,
    begun: bool,
    left: SeatSet,
}

/// What a runner may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaceAction {
    /// One field, surely.
    Walk,
    /// As far as the die says.
    Roll,
}

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die(u8);

/// A runner came to a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrived(pub Seat, pub u8);

/// Why a step is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotNow {
    /// It is not the turn of whoever would do this.
    Turn,
    /// A die has six sides.
    Die,
    /// The seat has left, or there is no such seat.
    Seat,
}

/// All there is to see: the fields, and who is next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RaceView {
    fields: [u8; 2],
    next: (Seat, bool, bool),
    left: SeatSet,
}

/// A part of [`RaceView`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum RaceSection {
    /// Where the runners are.
    Fields([u8; 2]),
    /// Who is next, whether the die is rolling, and whether the race has begun.
    Next(Seat, bool, bool),
    /// Who still runs.
    Left(SeatSet),
}

const GOAL: u8 = 10;

impl RaceState {
    fn arrive(&mut self, field: u8, sink: &mut impl EventSink<Arrived>) {
        self.fields[self.next.index()] = field;
        self.rolling = false;
        sink.push(Arrived(self.next, field));
        self.next = self.left.after(self.next).unwrap_or_default();
    }
}

impl Rules for Race {
    const OPEN: bool = true;
    type State = RaceState;
    type Action = RaceAction;
    type Chance = Die;
    type Event = Arrived;
    type Seen = Arrived;
    type View = RaceView;
    type Refusal = NotNow;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> RaceState {
        RaceState {
            fields: [0; 2],
            next: Seat::new(0),
            rolling: true,
            begun: false,
            left: SeatSet::first(2),
        }
    }

    fn turn(&self, state: &RaceState) -> Turn {
        if !self.winners(state).is_empty() || state.left.is_empty() {
            Turn::Over
        } else if state.rolling {
            Turn::Chance
        } else {
            Turn::Seat(state.next)
        }
    }

    fn legal_actions(&self, state: &RaceState, buffer: &mut Vec<RaceAction>) {
        buffer.clear();
        buffer.extend(
            [RaceAction::Walk, RaceAction::Roll]
                .into_iter()
                .filter(|&action| self.why_not(state, action).is_none()),
        );
    }

    fn why_not(&self, state: &RaceState, _: RaceAction) -> Option<NotNow> {
        match self.turn(state) {
            Turn::Seat(_) => None,
            Turn::Chance | Turn::Over => Some(NotNow::Turn),
        }
    }

    fn chances(&self, state: &RaceState, buffer: &mut Vec<Weighted<Die>>) {
        buffer.clear();
        if self.turn(state) == Turn::Chance {
            buffer.extend((1..=6).map(|pips| Weighted { chance: Die(pips), weight: 1 }));
        }
    }

    fn sample(&self, _: &RaceState, luck: &mut impl Luck) -> Die {
        Die(luck.below(6) as u8 + 1)
    }

    fn stream(&self, _: &RaceState) -> Stream {
        Stream::new(0)
    }

    fn news(&self, _: &RaceState, _: RaceAction) -> SeatSet {
        SeatSet::EMPTY
    }

    fn apply(
        &self,
        state: &mut RaceState,
        step: Step<RaceAction, Die>,
        sink: &mut impl EventSink<Arrived>,
    ) -> Result<(), NotNow> {
        let turn = self.turn(state);
        match step {
            Step::Act(_) if !matches!(turn, Turn::Seat(_)) => return Err(NotNow::Turn),
            Step::Chance(_) if turn != Turn::Chance => return Err(NotNow::Turn),
            Step::Chance(Die(pips)) if !(1..=6).contains(&pips) => return Err(NotNow::Die),
            Step::Withdraw(_) | Step::Agree if turn == Turn::Over => return Err(NotNow::Turn),
            Step::Withdraw(seat) if !state.left.contains(seat) => return Err(NotNow::Seat),
            Step::Act(_) | Step::Chance(_) | Step::Withdraw(_) | Step::Agree => {}
        }
        self.advance(state, step, sink);
        Ok(())
    }

    fn advance(
        &self,
        state: &mut RaceState,
        step: Step<RaceAction, Die>,
        sink: &mut impl EventSink<Arrived>,
    ) {
        match step {
            Step::Act(RaceAction::Walk) => state.arrive(state.fields[state.next.index()] + 1, sink),
            Step::Act(RaceAction::Roll) => state.rolling = true,
            Step::Chance(Die(pips)) if !state.begun => {
                state.begun = true;
                state.rolling = false;
                state.next = Seat::new(usize::from(pips % 2));
            }
            Step::Chance(Die(1)) => state.arrive(0, sink),
            Step::Chance(Die(pips)) => state.arrive(state.fields[state.next.index()] + pips, sink),
            Step::Withdraw(seat) => {
                state.left.remove(seat);
                if state.next == seat && state.begun {
                    state.rolling = false;
                    state.next = state.left.after(seat).unwrap_or_default();
                }
            }
            Step::Agree => state.left = SeatSet::EMPTY,
        }
    }

    fn view(&self, state: &RaceState, _: Viewer) -> RaceView {
        let RaceState { fields, next, rolling, begun, left } = *state;
        RaceView { fields, next: (next, rolling, begun), left }
    }

    fn changes(
        &self,
        before: &RaceState,
        after: &RaceState,
        viewer: Viewer,
        sections: &mut Vec<RaceSection>,
    ) {
        let (before, after) = (self.view(before, viewer), self.view(after, viewer));
        if before.fields != after.fields {
            sections.push(RaceSection::Fields(after.fields));
        }
        if before.next != after.next {
            let (seat, rolling, begun) = after.next;
            sections.push(RaceSection::Next(seat, rolling, begun));
        }
        if before.left != after.left {
            sections.push(RaceSection::Left(after.left));
        }
    }

    fn seen(&self, event: &Arrived, _: Viewer) -> Option<Arrived> {
        Some(*event)
    }

    fn determinize(&self, view: &RaceView, _: &mut impl Luck) -> Result<RaceState, Misfit> {
        let (next, rolling, begun) = view.next;
        Ok(RaceState { fields: view.fields, next, rolling, begun, left: view.left })
    }

    fn winners(&self, state: &RaceState) -> SeatSet {
        match state.left.len() {
            1 => state.left,
            _ => Seat::first(2).filter(|seat| state.fields[seat.index()] >= GOAL).collect(),
        }
    }
}

impl Sections for RaceView {
    type Section = RaceSection;

    fn replace(&mut self, section: RaceSection) {
        match section {
            RaceSection::Fields(fields) => self.fields = fields,
            RaceSection::Next(seat, rolling, begun) => self.next = (seat, rolling, begun),
            RaceSection::Left(left) => self.left = left,
        }
    }
}

impl Recorded for Race {
    const GAME: &'static str = "race";
    const LINES: &'static [&'static str] = &["game"];
    const RULES_VERSION: u32 = 1;
    type Faults = &'static str;

    fn header(&self) -> Header {
        let mut header = Header::default();
        header.push("game", Self::GAME);
        header
    }

    fn from_header(header: &Header) -> Result<Self, &'static str> {
        if header.get("game") == Some(Self::GAME) { Ok(Self) } else { Err("not a race") }
    }

    fn brings(_: &str) -> bool {
        false
    }

    fn has_text(&self, _: &RaceState) -> bool {
        true
    }

    fn position_text(&self, state: &RaceState) -> String {
        let [one, two] = state.fields;
        format!("fields: {one} {two}\nnext: {}\n", state.next)
    }

    fn read_position(&self, text: &str) -> Result<RaceState, PositionFaults> {
        let mut state = RaceState { rolling: false, begun: true, ..self.start() };
        let mut faults = Vec::new();
        for (line, words) in (1..).zip(text.lines()) {
            let read = match words.split_once(':') {
                Some(("next", seat)) => seat.trim().parse().map(|seat| state.next = seat),
                Some(("fields", fields)) => {
                    let fields: Vec<u8> =
                        fields.split_whitespace().filter_map(|field| field.parse().ok()).collect();
                    fields
                        .try_into()
                        .map(|fields| state.fields = fields)
                        .map_err(|_| NotationError::new("there are two fields", words))
                }
                Some(_) | None => Err(NotationError::new("a line is `fields:` or `next:`", words)),
            };
            if let Err(error) = read {
                faults.push(PositionFault::new(text, line, error.to_string()));
            }
        }
        if faults.is_empty() { Ok(state) } else { Err(Faults(faults)) }
    }
}

impl fmt::Display for RaceAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Walk => "walk",
            Self::Roll => "roll",
        })
    }
}

impl FromStr for RaceAction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "walk" => Ok(Self::Walk),
            "roll" => Ok(Self::Roll),
            _ => Err(NotationError::new("expected `walk` or `roll`", text)),
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let pips = text.strip_prefix("die ").map(String::from);
        pips.and_then(|pips| pips.parse().ok())
            .map(Self)
            .ok_or_else(|| NotationError::new("expected `die` and a number", text))
    }
}

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Turn => "it is not the time for that",
            Self::Die => "a die shows 1 to 6",
            Self::Seat => "nobody runs from that seat",
        })
    }
}

impl Reason for NotNow {
    fn rule(&self) -> &'static str {
        "R1"
    }
}

#[cfg(feature = "conformance")]
impl crate::conformance::Conformance for Race {
    fn candidates(&self, _: &RaceState, buffer: &mut Vec<RaceAction>) {
        buffer.extend([RaceAction::Walk, RaceAction::Roll]);
    }

    fn reshuffled(&self, state: &RaceState, _: Viewer, _: &mut impl Luck) -> RaceState {
        *state
    }

    fn conserved(&self, state: &RaceState) -> Result<(), String> {
        match state.fields.iter().max() {
            Some(&field) if field >= GOAL + 6 => Err(String::from("a runner beyond the track")),
            _ => Ok(()),
        }
    }
}
