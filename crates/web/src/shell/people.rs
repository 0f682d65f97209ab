//! The people who play at this device: what they are called, and their colours.

use super::lines;
use crate::platform::storage;

const KEPT_AS: &str = "karak.people";

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 16;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// What they are called, if they say so.
    pub name: Option<String>,
    /// Their colour, if it is not the hero's own.
    pub color: Option<Color>,
}

/// The colours there are: one for each hero, and they can be told apart without seeing red or green.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// That of Argentus.
    Blue,
    /// That of Horan.
    Red,
    /// That of Xanros.
    Violet,
    /// That of Aderyn.
    Green,
    /// That of Victorius.
    Yellow,
    /// That of Taia.
    White,
}

impl Color {
    /// All of them, in the order of the heroes.
    pub const ALL: [Self; 6] =
        [Self::Blue, Self::Red, Self::Violet, Self::Green, Self::Yellow, Self::White];

    /// Its name in styles, and where nobody reads it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Violet => "violet",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::White => "white",
        }
    }

    /// The color of this name.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.name() == name)
    }

    /// The hero's own color.
    fn own(hero: &str) -> Option<Self> {
        let heroes = dungeon::Hero::ALL;
        let index = heroes.iter().position(|known| known.name() == hero)?;
        Some(Self::ALL[index])
    }
}

/// The colors of heroes by seat, as a style. Who has chosen one has it; a hero whose own is taken gets a free one, so
/// that no two are the same.
pub fn colors(heroes: &[Option<&str>], chosen: &[Option<Color>]) -> String {
    let wanted = |seat: usize| chosen.get(seat).copied().flatten();
    let mut taken: Vec<Color> = (0..heroes.len()).filter_map(wanted).collect();
    let mut style = String::new();
    for (seat, hero) in heroes.iter().enumerate() {
        let Some(hero) = hero else { continue };
        let color = wanted(seat).or_else(|| {
            let own = Color::own(hero).into_iter().chain(Color::ALL);
            let free = own.into_iter().find(|color| !taken.contains(color))?;
            taken.push(free);
            Some(free)
        });
        if let Some(color) = color {
            style += &format!("--hero-{hero}:var(--color-{});", color.name());
        }
    }
    style
}

/// What somebody typed in as a name: without what is no letter for the eye, without what records use to tell things
/// apart, and not too long. Nothing is no name.
pub fn name(typed: &str) -> Option<String> {
    let seen = |letter: &char| {
        let marks_direction = matches!(*letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{61c}' | '\u{feff}');
        !marks_direction && !matches!(letter, '>' | ';' | '#' | '|')
    };
    let spaced = typed.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let plain: String = spaced.filter(seen).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let short = short.trim();
    (!short.is_empty() && short != table::SOMEBODY).then(|| short.to_owned())
}

/// The names of a table, told apart: of two that are the same the second gets a number.
pub fn told_apart(names: impl IntoIterator<Item = Option<String>>) -> Vec<Option<String>> {
    let mut known: Vec<Option<String>> = Vec::new();
    let same = |a: &str, b: &str| a.to_lowercase() == b.to_lowercase();
    for wanted in names {
        let is_taken = |name: &str| known.iter().flatten().any(|known| same(known, name));
        let apart = wanted.map(|name| {
            let numbered = (2..).map(|number| format!("{name} {number}"));
            let mut offered = std::iter::once(name.clone()).chain(numbered);
            offered.find(|name| !is_taken(name)).unwrap_or(name)
        });
        known.push(apart);
    }
    known
}

/// The people of this device, by seat.
pub fn known() -> Vec<Person> {
    read(&storage::get(KEPT_AS).unwrap_or_default())
}

/// Remembers them. A browser that keeps nothing asks again.
pub fn remember(people: &[Person]) {
    let _: Result<(), _> = storage::set(KEPT_AS, &lines(people));
}

fn read(text: &str) -> Vec<Person> {
    let person = |line: &str| {
        let (color, typed) = line.split_once(' ').unwrap_or((line, ""));
        Person { name: name(typed), color: Color::of(color) }
    };
    lines::all(text, "person").take(table::MAX_SEATS).map(person).collect()
}

fn lines(people: &[Person]) -> String {
    let mut text = String::new();
    for Person { name, color } in people {
        let color = color.map_or("own", Color::name);
        lines::add(&mut text, "person", &format!("{color} {}", name.as_deref().unwrap_or("")));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_harmless() {
        for (typed, kept) in [
            ("Anna", Some("Anna")),
            ("  Anna \t Marie\n", Some("Anna Marie")),
            ("\u{202e}annA\u{2066}", Some("annA")),
            ("<b>Bo</b>", Some("<bBo</b")),
            ("1 taken by Bo; 2 > #", Some("1 taken by Bo 2")),
            ("Ångström Žluťoučká", Some("Ångström Žluťouč")),
            ("somebody", None),
            (" \u{200b} ", None),
            ("", None),
        ] {
            assert_eq!(name(typed).as_deref(), kept, "{typed:?}");
        }
    }

    #[test]
    fn the_same_name_twice_is_told_apart() {
        let names = ["Bo", "bo", "Bo 2", "Bo"].map(|name| Some(name.to_owned()));
        let apart = told_apart(names.into_iter().chain([None]));
        let apart: Vec<_> = apart.iter().map(|name| name.as_deref().unwrap_or("")).collect();
        assert_eq!(apart, ["Bo", "bo 2", "Bo 2 2", "Bo 3", ""]);
    }

    #[test]
    fn people_are_kept_as_lines() {
        let people = vec![
            Person { name: Some("Anna Marie".to_owned()), color: Some(Color::White) },
            Person { name: None, color: Some(Color::Red) },
            Person::default(),
        ];
        assert_eq!(read(&lines(&people)), people);
        assert_eq!(read("person=mauve \u{7}\nperson\nnonsense"), [Person::default()]);
    }

    #[test]
    fn no_two_heroes_have_the_same_color() {
        let heroes = [Some("argentus"), None, Some("horan"), Some("taia"), Some("aderyn")];
        let style = colors(&heroes, &[Some(Color::Red), None, Some(Color::White)]);
        let expected = [
            "--hero-argentus:var(--color-red)",
            "--hero-horan:var(--color-white)",
            "--hero-taia:var(--color-blue)",
            "--hero-aderyn:var(--color-green)",
        ];
        assert_eq!(style, expected.map(|line| format!("{line};")).concat());
        assert_eq!(colors(&[], &[None, Some(Color::Red)]), "");
    }
}
