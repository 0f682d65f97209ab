//! How the games of this device ended: a line for each person in each, kept also when the game is deleted.

use dungeon::Hero;

use super::{GameName, lines, people};
use crate::platform::storage;

const KEPT_AS: &str = "karak.history";

/// How a file of them begins.
const FILE: &str = "karak-history=1\n";

/// More games than anybody plays; older ones go first.
const MOST: usize = 3000;

/// How a game ended for one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The game's number and the seat: the same game is not counted twice.
    pub id: String,
    /// When, in seconds since 1970.
    pub when: u64,
    /// Which game.
    pub game: GameName,
    /// How many played.
    pub players: u16,
    /// Turns of the game.
    pub turns: u16,
    /// Whom the person played.
    pub hero: Hero,
    /// Whether the person won.
    pub won: bool,
    /// What was reached: points in halves, or keys.
    pub score: u16,
    /// Fights that were fought out.
    pub fights: u16,
    /// Of them won.
    pub fights_won: u16,
    /// How many would have been won with average luck, in tenths.
    pub expected: u16,
    /// Throws of two dice in fights.
    pub throws: u16,
    /// What they showed together.
    pub pips: u16,
    /// What the person is called.
    pub name: Option<String>,
}

impl Ended {
    /// What a line says, if it makes sense.
    fn parse(line: &str) -> Option<Self> {
        let mut parts = line.splitn(14, ' ');
        let mut next = || parts.next();
        let id = next()?.to_owned();
        let when = next()?.parse().ok()?;
        let game = GameName::of(next()?)?;
        let mut number = || parts_number(next());
        let (players, turns) = (number()?, number()?);
        let hero = next()?.parse().ok()?;
        let mut number = || parts_number(next());
        let (won, score, fights, fights_won) = (number()?, number()?, number()?, number()?);
        let (expected, throws, pips) = (number()?, number()?, number()?);
        let name = next().and_then(people::name);
        let sound = won <= 1 && fights_won <= fights && pips <= throws.saturating_mul(12);
        sound.then_some(Self {
            id,
            when,
            game,
            players,
            turns,
            hero,
            won: won == 1,
            score,
            fights,
            fights_won,
            expected,
            throws,
            pips,
            name,
        })
    }

    fn line(&self) -> String {
        let numbers = [
            u16::from(self.won),
            self.score,
            self.fights,
            self.fights_won,
            self.expected,
            self.throws,
            self.pips,
        ];
        let numbers = numbers.map(|number| number.to_string()).join(" ");
        let (game, hero, name) = (self.game.name(), self.hero.name(), self.name.as_deref());
        let Self { id, when, players, turns, .. } = self;
        format!("{id} {when} {game} {players} {turns} {hero} {numbers} {}", name.unwrap_or(""))
    }
}

fn parts_number(part: Option<&str>) -> Option<u16> {
    part?.parse().ok()
}

fn parse(text: &str) -> Vec<Ended> {
    lines::all(text, "ended").filter_map(Ended::parse).collect()
}

/// All of them as a text.
pub fn text(all: &[Ended]) -> String {
    let mut text = FILE.to_owned();
    for ended in all {
        lines::add(&mut text, "ended", &ended.line());
    }
    text
}

/// Everything that is kept, oldest first.
pub fn all() -> Vec<Ended> {
    parse(&storage::get(KEPT_AS).unwrap_or_default())
}

/// What a file says; nothing if it is none of this kind, or a line of it makes no sense.
pub fn read(file: &str) -> Option<Vec<Ended>> {
    let text = file.replace('\r', "");
    let rows = text.strip_prefix(FILE)?;
    let found = parse(rows);
    let said = rows.lines().filter(|line| !line.is_empty()).count();
    (found.len() == said).then_some(found)
}

/// Adds what is not known yet; how many that were. A browser that keeps nothing forgets them with the tab.
pub fn add(more: Vec<Ended>) -> usize {
    let (kept, new) = joined(all(), more);
    let _: Result<(), _> = storage::set(KEPT_AS, &text(&kept));
    new
}

/// Forgets everything.
pub fn erase() {
    storage::remove(KEPT_AS);
}

fn joined(mut kept: Vec<Ended>, more: Vec<Ended>) -> (Vec<Ended>, usize) {
    let mut new = 0;
    for ended in more {
        if kept.iter().all(|known| known.id != ended.id) {
            kept.push(ended);
            new += 1;
        }
    }
    kept.sort_by_key(|ended| ended.when);
    let excess = kept.len().saturating_sub(MOST);
    kept.drain(..excess);
    (kept, new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(id: &str, name: Option<&str>) -> Ended {
        Ended {
            id: id.to_owned(),
            when: 1_792_137_600,
            game: GameName::Dungeon,
            players: 4,
            turns: 33,
            hero: Hero::Taia,
            won: true,
            score: 13,
            fights: 9,
            fights_won: 5,
            expected: 42,
            throws: 11,
            pips: 80,
            name: name.map(str::to_owned),
        }
    }

    #[test]
    fn what_is_kept_reads_back() {
        let rows = vec![ended("7f.0", Some("Anna Marie")), ended("80.1", None)];
        assert_eq!(read(&text(&rows)), Some(rows.clone()));
        assert_eq!(read(&text(&rows).replace('\n', "\r\n")), Some(rows));
    }

    #[test]
    fn what_is_no_history_is_refused_as_a_whole() {
        let good = text(&[ended("7f.0", None)]);
        for bad in [
            String::new(),
            "game: dungeon\n".to_owned(),
            good.replace("taia", "conan"),
            good.replace("history=1", "history=9"),
            good.replace(" 5 42 ", " 50 42 "),
            good.replace(" 11 80 ", " 11 800 "),
            format!("{good}nonsense"),
        ] {
            assert_eq!(read(&bad), None, "{bad}");
        }
    }

    #[test]
    fn a_game_is_counted_once() {
        let (kept, new) =
            joined(vec![ended("7f.0", None)], vec![ended("7f.0", None), ended("7f.1", None)]);
        assert_eq!((kept.len(), new), (2, 1));
        let many = (0..MOST as u32 + 5).map(|id| ended(&id.to_string(), None)).collect();
        assert_eq!(joined(Vec::new(), many).0.len(), MOST);
    }
}
