//! Reading content files: TOML, with every fault that a file has and the line it stands in.
//!
//! A game describes its tables with the few calls of [`Reader`]; none of them stops at a fault.

mod reason;
mod syntax;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

/// A table: values by their keys.
pub use toml::de::DeTable as TomlTable;
use toml::de::DeValue;

pub use self::reason::Reason;
use crate::{Faults, NotationError};

/// A value, which knows where it stands.
pub type Value<'s> = toml::Spanned<DeValue<'s>>;

/// Nobody mends more at once; a file that is nothing but faults is not worth more time.
const MAX_FAULTS: usize = 100;
/// The longest name of a set.
const MAX_ID: usize = 40;

/// One thing that is wrong with a content file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentFault {
    /// Counted from 1.
    pub line: usize,
    /// The card or part of the file it is about, as the file calls it; empty for the whole file.
    pub about: String,
    /// What is wrong, and what would be right.
    pub reason: Reason,
}

/// Everything that is wrong with a content file: at least one fault, in the order of lines. The first
/// hundred are told; if there are more, a last line says how many.
pub type ContentFaults = Faults<ContentFault>;

/// Reads a content file: `content` gets its outermost table and says what is in it.
///
/// ```
/// let size = |text: &str| {
///     table::content::read(text, |reader, root| {
///         reader.known_keys(root, "the file", &["id", "size"]);
///         (reader.id(root), reader.number(root, "size", 0, 1..=9))
///     })
/// };
/// assert_eq!(size("id = 'small'\nsize = 3"), Ok(("small".to_owned(), Some(3))));
/// assert_eq!(
///     size("id = 'small'\nsize = 30\ncolor = 'red'").unwrap_err().to_string(),
///     "line 2: `size` is a number from 1 to 9\nline 3: the file has no `color`; it can have: id, size"
/// );
/// ```
///
/// # Errors
/// Everything that is wrong with it: what is no TOML, and what `content` found.
pub fn read<T>(
    source: &str,
    content: impl FnOnce(&mut Reader<'_>, &TomlTable<'_>) -> T,
) -> Result<T, ContentFaults> {
    // A file keeps its name and hash whichever way its lines end.
    let source = &source.replace("\r\n", "\n");
    let (readable, no_toml) = syntax::readable(source);
    let (about, whole) = (String::new(), no_toml.is_empty());
    let mut reader = Reader { source, whole, about, found: Vec::new(), more: 0 };
    for fault in no_toml {
        reader.fault(fault.at, Reason::new("no-toml", &[], fault.reason));
    }
    let table = TomlTable::parse(&readable).map(toml::Spanned::into_inner).unwrap_or_default();
    let content = content(&mut reader, &table);
    if reader.found.is_empty() { Ok(content) } else { Err(reader.faults()) }
}

/// A content file that is being read, and what was found wrong so far.
pub struct Reader<'s> {
    source: &'s str,
    /// All of the file is TOML.
    whole: bool,
    about: String,
    /// The first faults of the file with the byte they stand at, in this order.
    found: Vec<(usize, String, Reason)>,
    /// How many faults stand behind those.
    more: usize,
}

impl<'s> Reader<'s> {
    /// The file, its lines ended the usual way.
    pub const fn source(&self) -> &'s str {
        self.source
    }

    /// Reads a part of the file; every fault in it starts with what it is about.
    pub fn about<T>(&mut self, what: &str, read: impl FnOnce(&mut Self) -> T) -> T {
        let outer = core::mem::replace(&mut self.about, what.to_owned());
        let value = read(self);
        self.about = outer;
        value
    }

    /// Something is wrong at a byte of the file.
    #[cold]
    pub fn fault(&mut self, at: usize, reason: impl Into<Reason>) {
        let place = self.found.partition_point(|(other, ..)| *other <= at);
        if place < MAX_FAULTS {
            self.found.insert(place, (at, self.about.clone(), reason.into()));
        }
        if place == MAX_FAULTS || self.found.len() > MAX_FAULTS {
            self.found.truncate(MAX_FAULTS);
            self.more += 1;
        }
    }

    /// A value is not what it must be.
    #[cold]
    pub fn wrong(&mut self, value: &Value<'_>, reason: impl Into<Reason>) {
        self.fault(value.span().start, reason);
    }

    /// Something is not there. As long as a part of the file is no TOML it may be there: only that is told then.
    #[cold]
    pub fn missing(&mut self, at: usize, reason: impl Into<Reason>) {
        if self.whole {
            self.fault(at, reason);
        }
    }

    fn faults(self) -> ContentFaults {
        let last = self.found.last().filter(|_| self.more > 0);
        let more = last.map(|(at, ..)| {
            let english = format!("more faults, here and below: {}", self.more);
            (*at, String::new(), Reason::new("more", &[("count", &self.more)], english))
        });
        let line = |at| 1 + self.source.bytes().take(at).filter(|&byte| byte == b'\n').count();
        let found = self.found.into_iter().chain(more);
        let fault = |(at, about, reason)| ContentFault { line: line(at), about, reason };
        Faults(found.map(fault).collect())
    }

    /// Finds fault with every key that is not known; `what` is the table's name in a sentence.
    pub fn known_keys(&mut self, table: &TomlTable<'_>, what: &str, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let (found, list) = (NotationError::quote(key.get_ref()), known.join(", "));
            let english = format!("{what} has no `{found}`; it can have: {list}");
            let parts: [(_, &dyn fmt::Display); 2] = [("key", &found), ("list", &list)];
            self.fault(key.span().start, Reason::new("unknown-key", &parts, english));
        }
    }

    /// The name of the set: `id` of the whole file.
    pub fn id(&mut self, root: &TomlTable<'_>) -> String {
        let Some(value) = root.get("id") else {
            let english = "the file has no `id`: give the set a name";
            self.missing(0, Reason::new("no-id", &[], english));
            return String::new();
        };
        match value.get_ref().as_str() {
            Some(id) if !id.is_empty() && id.len() <= MAX_ID && id.bytes().all(is_id_byte) => {
                id.to_owned()
            }
            Some(_) | None => {
                let english =
                    format!("`id` is text of at most {MAX_ID} small letters, digits and hyphens");
                self.wrong(value, Reason::new("id", &[("most", &MAX_ID)], english));
                String::new()
            }
        }
    }

    /// A number that must be there; nothing if it is missing or wrong. `at` is where its table starts.
    pub fn number(
        &mut self,
        table: &TomlTable<'_>,
        key: &str,
        at: usize,
        range: RangeInclusive<u32>,
    ) -> Option<u32> {
        let (low, high) = (*range.start(), *range.end());
        let parts: [(_, &dyn fmt::Display); 3] = [("key", &key), ("low", &low), ("high", &high)];
        let Some(value) = table.get(key) else {
            let english = format!("`{key}` is missing: a number from {low} to {high}");
            self.missing(at, Reason::new("no-number", &parts, english));
            return None;
        };
        let number = number_of(value).filter(|number| range.contains(number));
        if number.is_none() {
            let english = format!("`{key}` is a number from {low} to {high}");
            self.wrong(value, Reason::new("number", &parts, english));
        }
        number
    }

    /// True or false; left out it is false.
    pub fn flag(&mut self, table: &TomlTable<'_>, key: &str) -> bool {
        let Some(value) = table.get(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.wrong(value, format!("`{key}` is true or false"));
            false
        })
    }

    /// Text that must be there, and where it stands.
    pub fn text<'t>(
        &mut self,
        at: usize,
        table: &'t TomlTable<'_>,
        key: &str,
    ) -> Option<(usize, &'t str)> {
        let Some(value) = table.get(key) else {
            self.missing(at, keyed("missing", key, format!("`{key}` is missing")));
            return None;
        };
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong(value, keyed("name", key, format!("`{key}` is a name in quotes")));
        }
        Some((value.span().start, text?))
    }

    /// One of the names of a type, that must be there.
    pub fn named<T>(&mut self, at: usize, table: &TomlTable<'_>, key: &str) -> Option<T>
    where
        T: FromStr<Err = NotationError>,
    {
        let (at, text) = self.text(at, table, key)?;
        text.parse().map_err(|error: T::Err| self.fault(at, error)).ok()
    }

    /// A list of texts that must be there, each with its place; nothing if any of it is something else.
    pub fn texts<'t>(
        &mut self,
        at: usize,
        table: &'t TomlTable<'_>,
        key: &str,
    ) -> Option<Vec<(usize, &'t str)>> {
        let Some(value) = table.get(key) else {
            let english = format!("`{key}` is missing: a list in square brackets");
            self.missing(at, keyed("no-list", key, english));
            return None;
        };
        let Some(list) = value.get_ref().as_array() else {
            let english = format!("`{key}` is a list in square brackets");
            self.wrong(value, keyed("list", key, english));
            return None;
        };
        let mut texts = Some(Vec::new());
        for entry in list {
            match (entry.get_ref().as_str(), &mut texts) {
                (Some(text), Some(texts)) => texts.push((entry.span().start, text)),
                (Some(_), None) => {}
                (None, _) => {
                    let english = format!("`{key}` holds names in quotes");
                    self.wrong(entry, keyed("names", key, english));
                    texts = None;
                }
            }
        }
        texts
    }

    /// A table of the whole file that must be there, and where it starts.
    pub fn table<'t>(
        &mut self,
        root: &'t TomlTable<'t>,
        key: &str,
    ) -> Option<(usize, &'t TomlTable<'t>)> {
        let Some(value) = root.get(key) else {
            self.missing(0, keyed("no-table", key, format!("the file has no [{key}]")));
            return None;
        };
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.wrong(value, keyed("table", key, format!("`{key}` is a table: write [{key}]")));
        }
        Some((value.span().start, table?))
    }

    /// Tables of which the file has any number, and where each starts.
    pub fn tables<'t>(
        &mut self,
        root: &'t TomlTable<'t>,
        key: &str,
    ) -> Vec<(usize, &'t TomlTable<'t>)> {
        let Some(value) = root.get(key) else { return Vec::new() };
        let Some(array) = value.get_ref().as_array() else {
            let english = format!("`{key}` is a list: write [[{key}]]");
            self.wrong(value, keyed("tables", key, english));
            return Vec::new();
        };
        let mut tables = Vec::new();
        for entry in array {
            if let Some(table) = entry.get_ref().as_table() {
                tables.push((entry.span().start, table));
            } else {
                let english = format!("`{key}` holds tables: write [[{key}]]");
                self.wrong(entry, keyed("tables", key, english));
            }
        }
        tables
    }
}

/// A sentence about one key of the file.
fn keyed(name: &'static str, key: &str, english: String) -> Reason {
    Reason::new(name, &[("key", &key)], english)
}

/// A whole number that is not negative.
fn number_of(value: &Value<'_>) -> Option<u32> {
    let number = value.get_ref().as_integer()?;
    u32::from_str_radix(number.as_str(), number.radix()).ok()
}

const fn is_id_byte(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let about = if self.about.is_empty() { "" } else { ": " };
        write!(f, "line {}: {}{about}{}", self.line, self.about, self.reason)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;

    fn faults(text: &str, content: impl FnOnce(&mut Reader<'_>, &TomlTable<'_>)) -> String {
        read(text, content).unwrap_err().to_string()
    }

    #[test]
    fn a_fault_says_what_it_is_about() {
        let told = faults("", |reader, _| {
            reader.about("outer", |reader| {
                reader.about("inner", |reader| reader.fault(0, "bad"));
                reader.fault(0, "worse");
            });
            reader.fault(0, "worst");
        });
        assert_eq!(told, "line 1: inner: bad\nline 1: outer: worse\nline 1: worst");
    }

    #[test]
    fn the_first_hundred_faults_are_told_in_whichever_order_they_are_found() {
        let text = "# a line\n".repeat(150);
        let told = |starts: &mut dyn Iterator<Item = usize>| {
            read(&text, |reader, _| starts.for_each(|at| reader.fault(at, "bad"))).unwrap_err()
        };
        let starts = || (0..150).map(|line| line * "# a line\n".len());
        let forward = told(&mut starts());
        assert_eq!(forward, told(&mut starts().rev()));
        assert_eq!(forward.0.len(), 101);
        assert_eq!(forward.0[99].to_string(), "line 100: bad");
        assert_eq!(forward.0[100].to_string(), "line 100: more faults, here and below: 50");
        assert_eq!(told(&mut starts().take(100)).0.len(), 100);
    }

    #[test]
    fn a_list_of_texts_is_read_whole_or_not_at_all() {
        let texts = |text: &str| {
            read(text, |reader, root| {
                let texts = reader.texts(0, root, "list")?;
                Some(texts.iter().map(|(_, text)| (*text).to_owned()).collect::<Vec<_>>())
            })
        };
        let two = ["a", "b"].map(str::to_owned).to_vec();
        assert_eq!(texts("list = ['a', 'b']"), Ok(Some(two)));
        assert_eq!(texts("list = []"), Ok(Some(Vec::new())));
        let told = texts("list = ['a',\n1,\n'b', [\n]]").unwrap_err().to_string();
        assert_eq!(
            told,
            "line 2: `list` holds names in quotes\nline 3: `list` holds names in quotes"
        );
        let told = texts("list = 'a'").unwrap_err().to_string();
        assert_eq!(told, "line 1: `list` is a list in square brackets");
        let told = texts("").unwrap_err().to_string();
        assert_eq!(told, "line 1: `list` is missing: a list in square brackets");
    }
}
