//! How a game is set up, and the lines of a record that say so.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use table::{
    Faults, Header, MAX_SEATS, NotationError, PositionFaults, Recorded, Seat, hex, plain_number,
};

use crate::{Content, Dungeon, Hero, State, position};

/// The rules as they are now. Behavior that changes is gated on the version a game was begun with.
pub const RULES_VERSION: u32 = 2;
/// Turns are counted in sixteen bits.
pub const MAX_TURN_LIMIT: u16 = u16::MAX - 1;

/// Who begins (K1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum First {
    /// Both dice decide.
    #[default]
    Roll,
    /// The host chose.
    Seat(Seat),
}

/// The alternative goals (K12); none is the book's own game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goals {
    /// Enough treasures win at once (K12.1).
    pub treasures: bool,
    /// Treasures take slots (K12.2).
    pub inventory: bool,
}

/// Wishes for a game: [`Dungeon::new`](crate::Dungeon::new) checks them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules the game was begun with, from 1 to [`RULES_VERSION`].
    pub rules_version: u32,
    /// One for each seat; `None` is drawn at random.
    pub heroes: Vec<Option<Hero>>,
    /// Who begins.
    pub first: First,
    /// What else wins.
    pub goals: Goals,
    /// The game ends with this turn, whoever's it is (K11.3).
    pub turn_limit: Option<u16>,
}

/// One thing that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// No seat, or more than five.
    Seats(usize),
    /// A hero was chosen twice.
    Twice(Hero),
    /// The seat that should begin does not exist.
    NoSuchSeat(Seat),
    /// The turn limit is 0 or too large.
    TurnLimit(u16),
    /// The content has no tiles, or more tiles or tokens than the engine holds.
    Content,
    /// A line of a record says something unknown.
    Line {
        /// The key of the line.
        key: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// Everything that is wrong with a set-up: at least one fault.
pub type SetupFaults = Faults<SetupFault>;

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules_version: RULES_VERSION,
            heroes: Vec::new(),
            first: First::default(),
            goals: Goals::default(),
            turn_limit: None,
        }
    }
}

impl Setup {
    /// A game of these heroes (names or `random`, separated by commas), otherwise as the book says.
    ///
    /// # Errors
    /// A name that is no hero's.
    pub fn with_heroes(list: &str) -> Result<Self, NotationError> {
        Ok(Self { heroes: parse_heroes(list)?, ..Self::default() })
    }

    /// Everything that is wrong.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let seats = self.heroes.len();
        if !(1..=MAX_SEATS).contains(&seats) {
            faults.push(SetupFault::Seats(seats));
        }
        for hero in Hero::ALL {
            if self.heroes.iter().filter(|&&chosen| chosen == Some(hero)).count() > 1 {
                faults.push(SetupFault::Twice(hero));
            }
        }
        match self.first {
            First::Seat(seat) if seat.index() >= seats => faults.push(SetupFault::NoSuchSeat(seat)),
            First::Seat(_) | First::Roll => {}
        }
        match self.turn_limit {
            Some(limit) if limit == 0 || limit > MAX_TURN_LIMIT => {
                faults.push(SetupFault::TurnLimit(limit));
            }
            Some(_) | None => {}
        }
        faults
    }

    /// The lines of a record that say all this. `content` is named, and carried whole if it is not
    /// one of the embedded sets.
    fn header(&self, content: &Content) -> Header {
        let mut header = Header::default();
        header.push("game", Dungeon::GAME);
        header.push("rules", self.rules_version.to_string());
        header.push("content", format!("{} {}", content.id, hex(&content.hash())));
        if !content.is_released() {
            header.push("content-file", format!("\n{}", content.source));
        }
        header.push("heroes", heroes_text(&self.heroes));
        match self.first {
            First::Roll => header.push("first", "roll"),
            First::Seat(seat) => header.push("first", seat.to_string()),
        }
        if self.goals != Goals::default() {
            header.push("goals", self.goals.to_string());
        }
        if let Some(limit) = self.turn_limit {
            header.push("turn-limit", limit.to_string());
        }
        header
    }

    /// Reads the lines of a record.
    fn from_header(header: &Header) -> Result<(Self, Content), SetupFaults> {
        let mut faults = Vec::new();
        let mut wrong = |key: &str, reason: String| {
            faults.push(SetupFault::Line { key: key.to_owned(), reason });
        };
        match header.get("game") {
            Some(Dungeon::GAME) => {}
            Some(_) => wrong("game", "this is not a record of `dungeon`".to_owned()),
            None => wrong("game", "is missing; write `game: dungeon`".to_owned()),
        }
        let mut rules_version = RULES_VERSION;
        match header.get("rules").map(str::parse::<u32>) {
            None => {}
            Some(Ok(version)) if (1..=RULES_VERSION).contains(&version) => rules_version = version,
            Some(_) => wrong("rules", format!("known versions are 1 to {RULES_VERSION}")),
        }
        let content = read_content(header, &mut wrong).unwrap_or_else(Content::karak);
        let mut setup = Self { rules_version, ..Self::default() };
        match header.get("heroes").map(parse_heroes) {
            Some(Ok(heroes)) => setup.heroes = heroes,
            Some(Err(error)) => wrong("heroes", error.to_string()),
            None => {
                wrong("heroes", "is missing; write `heroes: horan, taia` or the like".to_owned());
            }
        }
        match header.get("first") {
            None | Some("roll") => {}
            Some(seat) => match seat.parse() {
                Ok(seat) => setup.first = First::Seat(seat),
                Err(_) => wrong("first", "is `roll` or a seat's number".to_owned()),
            },
        }
        match header.get("goals").map(str::parse) {
            Some(Ok(goals)) => setup.goals = goals,
            Some(Err(error)) => wrong("goals", NotationError::to_string(&error)),
            None => {}
        }
        match header.get("turn-limit").map(plain_number) {
            Some(Some(limit)) => setup.turn_limit = Some(limit),
            Some(None) => wrong("turn-limit", format!("is a number from 1 to {MAX_TURN_LIMIT}")),
            None => {}
        }
        // Without the heroes nothing can be said of seats.
        if !setup.heroes.is_empty() {
            faults.extend(setup.faults());
        }
        if faults.is_empty() { Ok((setup, content)) } else { Err(Faults(faults)) }
    }
}

impl Recorded for Dungeon {
    const GAME: &'static str = "dungeon";
    const LINES: &'static [&'static str] =
        &["game", "rules", "content", "content-file", "heroes", "first", "goals", "turn-limit"];
    const RULES_VERSION: u32 = RULES_VERSION;
    type Faults = SetupFaults;

    fn header(&self) -> Header {
        self.setup().header(self.content())
    }

    fn from_header(header: &Header) -> Result<Self, SetupFaults> {
        let (setup, content) = Setup::from_header(header)?;
        Self::new(content, setup)
    }

    fn brings(content: &str) -> bool {
        let (id, hash) = content.split_once(' ').unwrap_or((content, ""));
        Content::named(id, hash).is_some()
    }

    fn has_text(&self, state: &State) -> bool {
        position::has_text(state)
    }

    fn position_text(&self, state: &State) -> String {
        position::show(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionFaults> {
        position::read(self, text)
    }
}

/// The content a record names: embedded, or carried in the record itself.
fn read_content(header: &Header, wrong: &mut impl FnMut(&str, String)) -> Option<Content> {
    let carried = header.block("content-file");
    let named = header.get("content").map(|name| name.split_once(' ').unwrap_or((name, "")));
    let content = match (carried, named) {
        (None, None) => return None,
        (Some(source), _) => Content::parse(source)
            .map_err(|faults| wrong("content-file", faults.to_string()))
            .ok()?,
        (None, Some((id, hash))) => {
            let found = Content::named(id, hash);
            if found.is_none() {
                wrong(
                    "content",
                    "is not a set this version knows; known are karak and short".to_owned(),
                );
            }
            found?
        }
    };
    if let Some((id, hash)) = named
        && (content.id != id || (!hash.is_empty() && hex(&content.hash()) != hash))
    {
        wrong("content", "is not the set that the record was played with".to_owned());
    }
    Some(content)
}

fn parse_heroes(list: &str) -> Result<Vec<Option<Hero>>, NotationError> {
    let name = |name: &str| match name.trim() {
        "random" => Ok(None),
        name => name.parse().map(Some),
    };
    list.split(',').map(name).collect()
}

fn heroes_text(heroes: &[Option<Hero>]) -> String {
    let names: Vec<&str> = heroes.iter().map(|hero| hero.map_or("random", Hero::name)).collect();
    names.join(", ")
}

impl fmt::Display for Goals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.treasures, self.inventory) {
            (false, false) => "dragon",
            (true, false) => "treasures",
            (false, true) => "inventory",
            (true, true) => "treasures, inventory",
        })
    }
}

impl core::str::FromStr for Goals {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut goals = Self::default();
        for goal in text.split(',') {
            match goal.trim() {
                "dragon" => {}
                "treasures" => goals.treasures = true,
                "inventory" => goals.inventory = true,
                "both" => goals = Self { treasures: true, inventory: true },
                _ => {
                    return Err(NotationError::new(
                        "a goal is dragon, treasures, inventory or both",
                        goal,
                    ));
                }
            }
        }
        Ok(goals)
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(0) => f.write_str("nobody plays: choose 1 to 5 heroes (K1.1)"),
            Self::Seats(seats) => write!(f, "{seats} seats are too many: up to 5 can play (K1.1)"),
            Self::Twice(hero) => write!(f, "{hero} was chosen twice: every hero plays once (K1.1)"),
            Self::NoSuchSeat(seat) => {
                write!(f, "seat {seat} cannot begin: nobody sits there (K1.5)")
            }
            Self::TurnLimit(_) => {
                write!(f, "a turn limit is a number from 1 to {MAX_TURN_LIMIT} (K11.3)")
            }
            Self::Content => f.write_str("the content has no tiles, or more than the engine holds"),
            Self::Line { key, reason } => write!(f, "`{key}` {reason}"),
        }
    }
}
