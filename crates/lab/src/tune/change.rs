//! Small changes to the numbers and curses of a card file.

use std::fmt;

use goblin::{
    ActionCard, Content, Curse, Curses, Effect, Equipment, Hero, Level, Monster, MonsterCard,
    MonsterKind, REWARDS, Reward, STARTING_CARDS, Starting, Won,
};
use table::{Luck, PlayoutLuck};

/// Changes that are tried together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate(pub Vec<Change>);

/// One small change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A number on the front of one monster or of a whole group.
    Front(Whom, Number, Step),
    /// Another curse on a monster: one that goes, one that comes, or both.
    Curse(Monster, Option<Curse>, Option<Curse>),
    /// A number on a card that heroes use; what is not printed counts 0.
    Face(Printed, Mark, Step),
}

/// By how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// One more.
    Up,
    /// One less.
    Down,
}

/// Whose front changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// A single monster's.
    One(Monster),
    /// Those of all ordinary monsters of a level.
    Row(Level),
    /// Those of all gatekeepers of a level.
    Gatekeepers(Level),
    /// Those of all lords.
    Lords,
}

/// A number on the front of a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// What it does.
    Attack,
    /// What it takes.
    HitPoints,
}

/// A card that heroes use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A reward.
    Reward(Won),
    /// A hero's own.
    Starting(Hero, Starting),
}

/// What is printed on such cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Of cards and equipment.
    Attack,
    /// Of cards and equipment.
    Defense,
    /// Of action cards.
    Heal,
    /// Of action cards.
    Draw,
    /// Of equipment.
    Heart,
    /// Of equipment.
    Hand,
}

impl Step {
    const BOTH: [Self; 2] = [Self::Up, Self::Down];

    /// A number changed by this; nothing below 0.
    pub(super) const fn of(self, number: u8) -> Option<u8> {
        match self {
            Self::Up => number.checked_add(1),
            Self::Down => number.checked_sub(1),
        }
    }
}

impl Whom {
    /// The monsters that are meant.
    pub(super) fn monsters(self) -> impl Iterator<Item = Monster> {
        Monster::all().filter(move |&monster| match (self, monster.kind()) {
            (Self::One(one), _) => one == monster,
            (Self::Row(level), MonsterKind::Ordinary(_))
            | (Self::Gatekeepers(level), MonsterKind::Gatekeeper) => monster.level() == Some(level),
            (Self::Lords, MonsterKind::Lord) => true,
            (Self::Row(_), MonsterKind::Gatekeeper | MonsterKind::Lord)
            | (Self::Gatekeepers(_), MonsterKind::Ordinary(_) | MonsterKind::Lord)
            | (Self::Lords, MonsterKind::Ordinary(_) | MonsterKind::Gatekeeper) => false,
        })
    }
}

impl Number {
    const ALL: [Self; 2] = [Self::Attack, Self::HitPoints];

    /// What the file calls it.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::HitPoints => "hit-points",
        }
    }

    /// What it is on a card.
    pub(super) const fn on(self, front: MonsterCard) -> u8 {
        match self {
            Self::Attack => front.attack,
            Self::HitPoints => front.hit_points,
        }
    }
}

impl Mark {
    const OF_ACTIONS: [Self; 4] = [Self::Attack, Self::Defense, Self::Heal, Self::Draw];
    const OF_EQUIPMENT: [Self; 4] = [Self::Attack, Self::Defense, Self::Heart, Self::Hand];

    /// What the file calls it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Attack => Effect::Attack.name(),
            Self::Defense => Effect::Defense.name(),
            Self::Heal => Effect::Heal.name(),
            Self::Draw => Effect::Draw.name(),
            Self::Heart => "heart",
            Self::Hand => "hand",
        }
    }

    /// What a card like this can have.
    fn among(face: Reward) -> [Self; 4] {
        match face {
            Reward::Action(_) => Self::OF_ACTIONS,
            Reward::Equipment(_) => Self::OF_EQUIPMENT,
        }
    }
}

impl Printed {
    /// What is printed on it.
    pub(super) fn face(self, content: &Content) -> Reward {
        match self {
            Self::Reward(card) => content.rewards[card.index()],
            Self::Starting(hero, card) => Reward::Action(content.starting[hero][card.index()]),
        }
    }
}

/// The numbers of a card, by mark, without those that are 0, in the order in which they are printed.
pub(super) fn marks(face: Reward) -> Vec<(Mark, u8)> {
    let all = match face {
        Reward::Action(ActionCard { attack, defense, heal, draw, heals_first, .. }) => {
            let (heal, draw) = ((Mark::Heal, heal), (Mark::Draw, draw));
            let ends = if heals_first { [draw, heal] } else { [heal, draw] };
            [(Mark::Attack, attack), (Mark::Defense, defense), ends[0], ends[1]]
        }
        Reward::Equipment(Equipment { attack, defense, heart, hand, .. }) => [
            (Mark::Attack, attack),
            (Mark::Defense, defense),
            (Mark::Heart, heart),
            (Mark::Hand, hand),
        ],
    };
    all.into_iter().filter(|&(_, number)| number > 0).collect()
}

impl Candidate {
    /// So many changes at random. Not all of them make sense.
    pub fn random(content: &Content, count: usize, luck: &mut PlayoutLuck) -> Self {
        Self((0..count).map(|_| Change::random(content, luck)).collect())
    }
}

impl Change {
    fn random(content: &Content, luck: &mut PlayoutLuck) -> Self {
        match luck.below(10) {
            0 => {
                let group = match luck.below(3) {
                    0 => Whom::Row(pick(&Level::ALL, luck)),
                    1 => Whom::Gatekeepers(pick(&Level::ALL, luck)),
                    _ => Whom::Lords,
                };
                Self::Front(group, pick(&Number::ALL, luck), pick(&Step::BOTH, luck))
            }
            1..=3 => {
                let one = Whom::One(monster(luck));
                Self::Front(one, pick(&Number::ALL, luck), pick(&Step::BOTH, luck))
            }
            4..=5 => Self::random_curse(content, luck),
            6..=7 => {
                let number = luck.below(STARTING_CARDS as u32) as usize;
                let card = Starting::all().nth(number);
                let hero = pick(&Hero::ALL, luck);
                match card {
                    Some(card) => Self::random_face(content, Printed::Starting(hero, card), luck),
                    None => Self::random_curse(content, luck),
                }
            }
            _ => {
                let number = luck.below(REWARDS as u32) as usize;
                match Won::all().nth(number) {
                    Some(card) => Self::random_face(content, Printed::Reward(card), luck),
                    None => Self::random_curse(content, luck),
                }
            }
        }
    }

    fn random_face(content: &Content, card: Printed, luck: &mut PlayoutLuck) -> Self {
        let marks = Mark::among(card.face(content));
        Self::Face(card, pick(&marks, luck), pick(&Step::BOTH, luck))
    }

    fn random_curse(content: &Content, luck: &mut PlayoutLuck) -> Self {
        let monster = monster(luck);
        let has = content.monsters[monster.index()].curses;
        let present: Vec<Curse> = has.iter().collect();
        let absent: Vec<Curse> =
            Curse::ALL.into_iter().filter(|curse| !has.contains(*curse)).collect();
        let on = pick(&absent, luck);
        if present.is_empty() || luck.below(3) == 0 {
            return Self::Curse(monster, None, Some(on));
        }
        let off = Some(pick(&present, luck));
        Self::Curse(monster, off, (luck.below(2) == 0).then_some(on))
    }
}

/// The curses of a monster after one went and one came.
pub(super) fn cursed(mut curses: Curses, off: Option<Curse>, on: Option<Curse>) -> Curses {
    if let Some(curse) = off {
        curses.remove(curse);
    }
    if let Some(curse) = on {
        curses.insert(curse);
    }
    curses
}

fn monster(luck: &mut PlayoutLuck) -> Monster {
    let all: Vec<Monster> = Monster::all().collect();
    pick(&all, luck)
}

fn pick<T: Copy>(things: &[T], luck: &mut PlayoutLuck) -> T {
    things[luck.below(things.len() as u32) as usize]
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let changes: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&changes.join(", "))
    }
}

/// As logs write it: `II.7 attack +1`, `gatekeepers III hit-points -1`, `I.4 curses -heal +draw`, `horan s3 draw +1`.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Front(whom, number, step) => {
                match whom {
                    Whom::One(monster) => write!(f, "{monster}")?,
                    Whom::Row(level) => write!(f, "row {level}")?,
                    Whom::Gatekeepers(level) => write!(f, "gatekeepers {level}")?,
                    Whom::Lords => f.write_str("lords")?,
                }
                write!(f, " {} {step}", number.key())
            }
            Self::Curse(monster, off, on) => {
                write!(f, "{monster} curses")?;
                off.iter().try_for_each(|curse| write!(f, " -{curse}"))?;
                on.iter().try_for_each(|curse| write!(f, " +{curse}"))
            }
            Self::Face(card, mark, step) => {
                match card {
                    Printed::Reward(card) => write!(f, "reward {card}")?,
                    Printed::Starting(hero, card) => write!(f, "{hero} {card}")?,
                }
                write!(f, " {} {step}", mark.name())
            }
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Up => "+1",
            Self::Down => "-1",
        })
    }
}
