//! The part of TOML that content files are written in.
//!
//! Tables, lists of tables, and keys with text on one line, whole numbers, `true` and `false`, lists and tables in
//! braces; no dotted names, dates, floats or long texts. A library for all of TOML is 14 KiB more to download for the
//! page; tests compare with one.

#[cfg(test)]
mod tests;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::NotationError;

/// Deeper lists and tables mean nothing in any file.
const MAX_DEPTH: usize = 8;
/// A table with more keys is nonsense, and every new key is compared with all before it.
const MAX_KEYS: usize = 10_000;

/// A table: values by their keys, in the order of the file.
#[derive(Default)]
pub struct Table {
    entries: Vec<Entry>,
}

/// A key with its value.
pub(super) struct Entry {
    /// The byte of the file where the key starts.
    pub(super) at: usize,
    pub(super) key: String,
    value: Value,
}

/// A value, which knows where it stands.
pub struct Value {
    at: usize,
    kind: Kind,
}

enum Kind {
    Text(String),
    /// Nothing if it is negative or larger than any number of a game.
    Number(Option<u32>),
    Flag(bool),
    /// In square brackets.
    List(Vec<Value>),
    /// One table after the other under its name in double brackets.
    Tables(Vec<Value>),
    Table(Table),
    /// Something that cannot be read, and was told as a fault.
    Broken,
}

impl Table {
    /// The value of a key, if it is there.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

impl Value {
    /// The byte of the file where it starts.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The table that it is.
    pub const fn as_table(&self) -> Option<&Table> {
        if let Kind::Table(table) = &self.kind { Some(table) } else { None }
    }

    pub(super) fn as_text(&self) -> Option<&str> {
        if let Kind::Text(text) = &self.kind { Some(text) } else { None }
    }

    pub(super) const fn as_number(&self) -> Option<u32> {
        if let Kind::Number(number) = self.kind { number } else { None }
    }

    pub(super) const fn as_flag(&self) -> Option<bool> {
        if let Kind::Flag(flag) = self.kind { Some(flag) } else { None }
    }

    pub(super) fn as_list(&self) -> Option<&[Self]> {
        if let Kind::List(list) | Kind::Tables(list) = &self.kind { Some(list) } else { None }
    }

    pub(super) const fn is_broken(&self) -> bool {
        matches!(self.kind, Kind::Broken)
    }
}

/// Reads a file whose lines end the usual way, and hands over what is no TOML, or none of our part of it.
pub(super) fn parse(source: &str, mut fault: impl FnMut(usize, &str)) -> Table {
    // Some editors begin a file with an invisible mark.
    let at = if source.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut parser = Parser { source, at };
    let (mut file, mut place) = (File::default(), Place::Top);
    while parser.at < source.len() {
        let start = parser.at;
        if let Err(Fault { at, reason }) = parser.line(&mut file, &mut place) {
            fault(at, &reason);
            parser.go_on_after(start);
        }
    }
    file.top
}

/// What is being read.
#[derive(Default)]
struct File {
    top: Table,
    /// What stands under a name that cannot be.
    lost: Table,
}

/// Where the keys of the next lines belong.
#[derive(Clone, Copy)]
enum Place {
    Top,
    /// Under this entry of the file, in the last table there.
    Under(usize),
    Lost,
}

impl File {
    fn table(&mut self, place: Place) -> &mut Table {
        let kind = match place {
            Place::Top => return &mut self.top,
            Place::Under(index) => Some(&mut self.top.entries[index].value.kind),
            Place::Lost => None,
        };
        let kind = match kind {
            Some(Kind::Tables(list)) => list.last_mut().map(|last| &mut last.kind),
            kind => kind,
        };
        if let Some(Kind::Table(table)) = kind { table } else { &mut self.lost }
    }
}

struct Fault {
    at: usize,
    reason: String,
}

fn fault<T>(at: usize, reason: &str) -> Result<T, Fault> {
    Err(Fault { at, reason: reason.to_owned() })
}

struct Parser<'s> {
    source: &'s str,
    at: usize,
}

impl<'s> Parser<'s> {
    /// An empty line, a table's name or a key with its value.
    fn line(&mut self, file: &mut File, place: &mut Place) -> Result<(), Fault> {
        self.spaces();
        match self.byte() {
            None | Some(b'\n' | b'#') => {}
            Some(b'[') => {
                *place = Place::Lost;
                self.header(file, place)?;
            }
            Some(_) => self.pair(file.table(*place), 0)?,
        }
        self.spaces();
        self.comment()?;
        if self.at == self.source.len() || self.take("\n") {
            return Ok(());
        }
        fault(self.at, "nothing can stand here but a comment, which starts with #")
    }

    /// The name of a table in brackets. What follows is lost unless there is such a table now.
    fn header(&mut self, file: &mut File, place: &mut Place) -> Result<(), Fault> {
        let at = self.at;
        let many = self.take("[[");
        let end = if many {
            "]]"
        } else {
            self.take("[");
            "]"
        };
        self.spaces();
        let key = self.key()?;
        self.spaces();
        if self.byte() == Some(b'.') {
            return fault(
                at,
                "the name of a table has no dot: write key = { … } in the table above",
            );
        }
        let new = Value { at, kind: Kind::Table(Table::default()) };
        let entries = &mut file.top.entries;
        let known = entries.iter().position(|entry| entry.key == key);
        let index = known.unwrap_or(entries.len());
        match known.map(|index| &mut entries[index].value.kind) {
            Some(Kind::Tables(list)) if many => list.push(new),
            Some(_) => return fault(at, &twice(&key)),
            None => {
                let list = |table| Value { at, kind: Kind::Tables(alloc::vec![table]) };
                let value = if many { list(new) } else { new };
                file.top.add(at, key, value)?;
            }
        }
        *place = Place::Under(index);
        if self.take(end) { Ok(()) } else { fault(at, "a table begins with [name] or [[name]]") }
    }

    /// A key with its value.
    fn pair(&mut self, table: &mut Table, depth: usize) -> Result<(), Fault> {
        let at = self.at;
        let key = self.key()?;
        self.spaces();
        let value = if self.take("=") {
            self.spaces();
            self.value(depth)
        } else {
            fault(at, "a key is one word, and = and a value follow it")
        };
        match value {
            Ok(value) => table.add(at, key, value),
            Err(fault) => {
                table.add(at, key, Value { at, kind: Kind::Broken })?;
                Err(fault)
            }
        }
    }

    fn key(&mut self) -> Result<String, Fault> {
        if let Some(quote @ (b'"' | b'\'')) = self.byte() {
            return self.text(quote);
        }
        let key = self.word("-_");
        if key.is_empty() {
            return fault(self.at, "a key is missing: a line is key = value or [name]");
        }
        Ok(key.to_owned())
    }

    fn value(&mut self, depth: usize) -> Result<Value, Fault> {
        let at = self.at;
        let kind = match self.byte() {
            Some(b'[' | b'{') if depth == MAX_DEPTH => {
                return fault(at, "there are too many lists in lists here");
            }
            Some(quote @ (b'"' | b'\'')) => Kind::Text(self.text(quote)?),
            Some(b'[') => {
                let mut list = Vec::new();
                self.items("]", &mut |parser| {
                    list.push(parser.value(depth + 1)?);
                    Ok(())
                })?;
                Kind::List(list)
            }
            Some(b'{') => {
                let mut table = Table::default();
                self.items("}", &mut |parser| parser.pair(&mut table, depth + 1))?;
                Kind::Table(table)
            }
            Some(_) | None => match self.word("+-_.:") {
                "true" => Kind::Flag(true),
                "false" => Kind::Flag(false),
                "" => return fault(at, "a value is missing: a number, or text in quotes"),
                word if is_number(word) => Kind::Number(word.replace('_', "").parse().ok()),
                word => {
                    let word = NotationError::quote(word);
                    let reason = format!("`{word}` is no whole number, and not in quotes either");
                    return Err(Fault { at, reason });
                }
            },
        };
        Ok(Value { at, kind })
    }

    /// What stands between brackets, with commas between; it may go on on the next lines.
    fn items(
        &mut self,
        end: &str,
        item: &mut dyn FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let start = self.at;
        self.at += 1;
        loop {
            self.blank()?;
            if self.take(end) {
                return Ok(());
            }
            if self.at == self.source.len() {
                break;
            }
            item(self)?;
            self.blank()?;
            if !self.take(",") && self.byte() != end.bytes().next() {
                break;
            }
        }
        let reason = format!("what begins here lacks a comma, or {end} at its end");
        Err(Fault { at: start, reason })
    }

    /// Text in quotes of either kind.
    fn text(&mut self, quote: u8) -> Result<String, Fault> {
        let start = self.at;
        let mut text = String::new();
        self.at += 1;
        loop {
            let letter = self.source[self.at..].chars().next();
            let Some(letter) = letter.filter(|letter| is_printable(*letter)) else {
                return fault(start, "text ends with the quote it began with, on the same line");
            };
            self.at += letter.len_utf8();
            if letter == char::from(quote) {
                break;
            }
            text.push(if letter == '\\' && quote == b'"' { self.escaped()? } else { letter });
        }
        if text.is_empty() && self.byte() == Some(quote) {
            return fault(start, "text has one quote at its beginning and one at its end");
        }
        Ok(text)
    }

    /// What a backslash was before.
    fn escaped(&mut self) -> Result<char, Fault> {
        let (letter, digits) = match self.byte() {
            Some(letter @ (b'"' | b'\\')) => (Some(char::from(letter)), 0),
            Some(b'n') => (Some('\n'), 0),
            Some(b't') => (Some('\t'), 0),
            Some(b'u') => (None, 4),
            Some(b'U') => (None, 8),
            Some(_) | None => (None, 0),
        };
        let number = self.source.get(self.at + 1..self.at + 1 + digits).unwrap_or_default();
        let is_hexadecimal = number.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u32::from_str_radix(number, 16).ok().filter(|_| is_hexadecimal);
        let Some(letter) = letter.or_else(|| number.and_then(char::from_u32)) else {
            return fault(
                self.at - 1,
                "a backslash is written twice, or text stands in 'such quotes'",
            );
        };
        self.at += 1 + digits;
        Ok(letter)
    }

    /// Spaces, ends of lines and comments.
    fn blank(&mut self) -> Result<(), Fault> {
        loop {
            self.spaces();
            self.comment()?;
            if !self.take("\n") {
                return Ok(());
            }
        }
    }

    fn spaces(&mut self) {
        while let Some(b' ' | b'\t') = self.byte() {
            self.at += 1;
        }
    }

    /// A comment, if there is one.
    fn comment(&mut self) -> Result<(), Fault> {
        if self.byte() == Some(b'#') {
            let rest = &self.source[self.at..];
            let comment = &rest[..rest.find('\n').unwrap_or(rest.len())];
            if !comment.chars().all(is_printable) {
                return fault(self.at, "this comment holds something that cannot be printed");
            }
            self.at += comment.len();
        }
        Ok(())
    }

    /// Letters, digits and these other characters.
    fn word(&mut self, others: &str) -> &'s str {
        let start = self.at;
        while self
            .byte()
            .is_some_and(|byte| byte.is_ascii_alphanumeric() || others.as_bytes().contains(&byte))
        {
            self.at += 1;
        }
        &self.source[start..self.at]
    }

    fn take(&mut self, text: &str) -> bool {
        let is_there = self.source.as_bytes()[self.at..].starts_with(text.as_bytes());
        if is_there {
            self.at += text.len();
        }
        is_there
    }

    fn byte(&self) -> Option<u8> {
        self.source.as_bytes().get(self.at).copied()
    }

    /// To the next line after a fault; after a fault in a list of several lines, to one that looks like a beginning.
    fn go_on_after(&mut self, start: usize) {
        let read = &self.source[start..self.at];
        let line = read.rfind('\n').map(|end| start + end + 1);
        self.at = line.unwrap_or_else(|| self.next_line());
        while line.is_some() && self.at < self.source.len() {
            let next = self.next_line();
            let text = self.source[self.at..next].trim_start();
            if text.starts_with('[') || text.contains('=') {
                break;
            }
            self.at = next;
        }
    }

    fn next_line(&self) -> usize {
        let rest = &self.source[self.at..];
        rest.find('\n').map_or(self.source.len(), |end| self.at + end + 1)
    }
}

impl Table {
    fn add(&mut self, at: usize, key: String, value: Value) -> Result<(), Fault> {
        if self.entries.len() == MAX_KEYS {
            return fault(at, "there are too many keys here");
        }
        if self.get(&key).is_some() {
            return fault(at, &twice(&key));
        }
        self.entries.push(Entry { at, key, value });
        Ok(())
    }
}

fn twice(key: &str) -> String {
    format!("`{}` stands twice", NotationError::quote(key))
}

/// Digits with a sign or none, and underscores between them or not; no zero before others.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    digits.split('_').all(is_digits) && (digits == "0" || !digits.starts_with('0'))
}

const fn is_printable(letter: char) -> bool {
    letter == '\t' || !letter.is_ascii_control()
}
