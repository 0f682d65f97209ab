//! How a game is set up, and the lines of a record that say so.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use table::{Faults, Header, NotationError, PositionFaults, Recorded, Seat, hex, plain_number};

use crate::state::SEATS;
use crate::{Content, Edition, Goblin, Hero, HitPoints, Options, State, Switch, position};

/// The rules as they are now. Behavior that changes is gated on the version a game was begun with.
pub const RULES_VERSION: u32 = 2;
/// Turns are counted in sixteen bits.
pub const MAX_TURN_LIMIT: u16 = u16::MAX - 1;

/// Who begins (G1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum First {
    /// Drawn at random.
    #[default]
    Random,
    /// The host chose.
    Seat(Seat),
}

/// Wishes for a game: [`Goblin::new`](crate::Goblin::new) checks them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules the game was begun with, from 1 to [`RULES_VERSION`].
    pub rules_version: u32,
    /// One for each seat; `None` is drawn at random (G9.8).
    pub heroes: Vec<Option<Hero>>,
    /// Who begins.
    pub first: First,
    /// The preset the settings were made from (G9.1).
    pub edition: Edition,
    /// The settings.
    pub options: Options,
    /// Special abilities, for the whole table (G8).
    pub abilities: Switch,
    /// The game ends with this turn, whoever's it is (G5.8).
    pub turn_limit: Option<u16>,
}

/// One thing that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// No seat, or more than four.
    Seats(usize),
    /// A hero was chosen twice.
    Twice(Hero),
    /// The seat that should begin does not exist.
    NoSuchSeat(Seat),
    /// The turn limit is 0 or too large.
    TurnLimit(u16),
    /// There are 4 or 5 gatekeepers.
    Gatekeepers(u8),
    /// Hit points out of range, or not as many numbers as seats.
    HitPoints(HitPoints),
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
            edition: Edition::En,
            options: Options::of(Edition::En),
            abilities: Switch::Off,
            turn_limit: None,
        }
    }
}

impl Setup {
    /// A game of these heroes (names or `random`, separated by commas) by the English book.
    ///
    /// # Errors
    /// A name that is no hero's.
    pub fn with_heroes(list: &str) -> Result<Self, NotationError> {
        Ok(Self { heroes: parse_heroes(list)?, ..Self::default() })
    }

    /// The same by the book of another edition.
    pub fn by(self, edition: Edition) -> Self {
        let setup = Self { edition, ..self };
        Self { options: setup.preset(), ..setup }
    }

    /// The same by another version of the rules.
    pub fn by_rules(self, rules_version: u32) -> Self {
        let edition = self.edition;
        Self { rules_version, ..self }.by(edition)
    }

    /// What the edition says of every setting.
    pub const fn preset(&self) -> Options {
        Options::by_rules(self.edition, self.rules_version)
    }

    /// Everything that is wrong.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let seats = self.heroes.len();
        if !(1..=SEATS).contains(&seats) {
            faults.push(SetupFault::Seats(seats));
        }
        for hero in Hero::ALL {
            if self.heroes.iter().filter(|&&chosen| chosen == Some(hero)).count() > 1 {
                faults.push(SetupFault::Twice(hero));
            }
        }
        match self.first {
            First::Seat(seat) if seat.index() >= seats => faults.push(SetupFault::NoSuchSeat(seat)),
            First::Seat(_) | First::Random => {}
        }
        match self.turn_limit {
            Some(limit) if limit == 0 || limit > MAX_TURN_LIMIT => {
                faults.push(SetupFault::TurnLimit(limit));
            }
            Some(_) | None => {}
        }
        let Options { gatekeepers, hit_points, .. } = self.options;
        if !(4..=5).contains(&gatekeepers) {
            faults.push(SetupFault::Gatekeepers(gatekeepers));
        }
        if !hit_points.fits(seats) {
            faults.push(SetupFault::HitPoints(hit_points));
        }
        faults
    }

    /// The lines of a record that say all this. `content` is named, and carried whole if it is not
    /// one of the embedded sets.
    fn header(&self, content: &Content) -> Header {
        let mut header = Header::default();
        header.push("game", Goblin::GAME);
        header.push("rules", self.rules_version.to_string());
        header.push("content", format!("{} {}", content.id, hex(&content.hash())));
        if !content.is_released() {
            header.push("content-file", format!("\n{}", content.source));
        }
        header.push("edition", self.edition.to_string());
        let settings = self.options.differences(&self.preset());
        if !settings.is_empty() {
            header.push("settings", settings);
        }
        header.push("abilities", self.abilities.to_string());
        header.push("heroes", heroes_text(&self.heroes));
        match self.first {
            First::Random => header.push("first", "random"),
            First::Seat(seat) => header.push("first", seat.to_string()),
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
            Some(Goblin::GAME) => {}
            Some(_) => wrong("game", "this is not a record of `goblin`".to_owned()),
            None => wrong("game", "is missing; write `game: goblin`".to_owned()),
        }
        let mut setup = Self::default();
        match header.get("rules").map(str::parse::<u32>) {
            None => {}
            Some(Ok(version)) if (1..=RULES_VERSION).contains(&version) => {
                setup = setup.by_rules(version);
            }
            Some(_) => wrong("rules", format!("known versions are 1 to {RULES_VERSION}")),
        }
        let content = read_content(header, &mut wrong).unwrap_or_else(Content::goblin);
        match header.get("edition").map(str::parse::<Edition>) {
            Some(Ok(edition)) => setup = setup.by(edition),
            Some(Err(error)) => wrong("edition", error.to_string()),
            None => {}
        }
        if let Some(Err(error)) = header.get("settings").map(|list| setup.options.change(list)) {
            wrong("settings", error.to_string());
        }
        match header.get("abilities").map(str::parse::<Switch>) {
            Some(Ok(abilities)) => setup.abilities = abilities,
            Some(Err(error)) => wrong("abilities", error.to_string()),
            None => {}
        }
        match header.get("heroes").map(parse_heroes) {
            Some(Ok(heroes)) => setup.heroes = heroes,
            Some(Err(error)) => wrong("heroes", error.to_string()),
            None => {
                wrong("heroes", "is missing; write `heroes: horan, taia` or the like".to_owned());
            }
        }
        match header.get("first") {
            None | Some("random") => {}
            Some(seat) => match seat.parse() {
                Ok(seat) => setup.first = First::Seat(seat),
                Err(_) => wrong("first", "is `random` or a seat's number".to_owned()),
            },
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

impl Recorded for Goblin {
    const GAME: &'static str = "goblin";
    const LINES: &'static [&'static str] = &[
        "game",
        "rules",
        "content",
        "content-file",
        "edition",
        "settings",
        "abilities",
        "heroes",
        "first",
        "turn-limit",
    ];
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
                wrong("content", "is not a set this version knows".to_owned());
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

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(0) => f.write_str("nobody plays: choose 1 to 4 heroes (G1.1)"),
            Self::Seats(seats) => write!(f, "{seats} seats are too many: up to 4 can play (G1.1)"),
            Self::Twice(hero) => write!(f, "{hero} was chosen twice: every hero plays once (G1.1)"),
            Self::NoSuchSeat(seat) => {
                write!(f, "seat {seat} cannot begin: nobody sits there (G1.7)")
            }
            Self::TurnLimit(_) => {
                write!(f, "a turn limit is a number from 1 to {MAX_TURN_LIMIT} (G5.8)")
            }
            Self::Gatekeepers(_) => f.write_str("there are 4 or 5 gatekeepers on a level (G9.2)"),
            Self::HitPoints(points) => {
                write!(
                    f,
                    "hit points are 3 to 7, for all or one number for each seat: {points} (G9.10)"
                )
            }
            Self::Line { key, reason } => write!(f, "`{key}` {reason}"),
        }
    }
}
