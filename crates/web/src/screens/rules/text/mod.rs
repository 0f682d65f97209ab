//! The little Markdown that the rules are written in, read into parts that can only become text: nothing in a file is
//! ever taken as HTML.

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A title.
    Heading(Heading),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A bullet list.
    List(Vec<Item>),
    /// A table.
    Table(TextTable),
}

/// A title of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// 1 is the title of the whole file.
    pub level: usize,
    /// What the address calls it: its number, such as `K4`, or its place among the titles without one.
    pub name: String,
    /// What it says, the number included.
    pub text: String,
}

/// A point of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The number of a rule, such as `K4.3`.
    pub number: Option<String>,
    /// What it says, without the number.
    pub blocks: Vec<Block>,
}

/// A table: cells of spans.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextTable {
    /// What the columns are.
    pub head: Vec<Vec<Span>>,
    /// One after the other.
    pub rows: Vec<Vec<Vec<Span>>>,
}

/// A run of letters in one manner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain.
    Text(String),
    /// Bold.
    Strong(String),
    /// Our ruling, with what it is about if that is said: `[R: order]`.
    Ruling(Option<String>),
    /// Our ruling that departs from the printed book: `[R!]`.
    Departure,
    /// The number of a rule or of a part.
    Reference(String),
}

/// Reads a file of rules.
pub fn read(source: &str) -> Vec<Block> {
    let lines: Vec<&str> = source.lines().collect();
    let mut blocks = blocks(&lines);
    let mut unnumbered = 0;
    for block in &mut blocks {
        if let Block::Heading(heading) = block
            && heading.name.is_empty()
        {
            unnumbered += 1;
            heading.name = format!("part-{unnumbered}");
        }
    }
    blocks
}

/// What the reader shows of a file: without its title, which the screen has, and without the introduction, which
/// speaks to developers too.
pub fn without_introduction(blocks: Vec<Block>) -> Vec<Block> {
    let part = |block: &Block| matches!(block, Block::Heading(heading) if heading.level == 2);
    let first = blocks.iter().position(part).unwrap_or(0);
    blocks.into_iter().skip(first).collect()
}

fn blocks(lines: &[&str]) -> Vec<Block> {
    let mut found = Vec::new();
    let mut rest = lines;
    while let Some((&line, after)) = rest.split_first() {
        if line.trim().is_empty() {
            rest = after;
        } else if let Some(heading) = heading(line) {
            found.push(Block::Heading(heading));
            rest = after;
        } else if line.starts_with("- ") {
            let belongs =
                |line: &&&str| line.is_empty() || line.starts_with("- ") || line.starts_with("  ");
            let (list, after) = rest.split_at(rest.iter().take_while(belongs).count());
            found.push(Block::List(items(list)));
            rest = after;
        } else if line.starts_with('|') {
            let row = |line: &&&str| line.starts_with('|');
            let (rows, after) = rest.split_at(rest.iter().take_while(row).count());
            found.push(Block::Table(table(rows)));
            rest = after;
        } else {
            let goes_on = |line: &&&str| !line.trim().is_empty() && !begins_block(line);
            let count = 1 + after.iter().take_while(goes_on).count();
            let (text, after) = rest.split_at(count);
            let text: Vec<&str> = text.iter().map(|line| line.trim()).collect();
            found.push(Block::Paragraph(spans(&text.join(" "))));
            rest = after;
        }
    }
    found
}

fn begins_block(line: &str) -> bool {
    line.starts_with("- ") || line.starts_with('|') || heading(line).is_some()
}

fn heading(line: &str) -> Option<Heading> {
    let level = line.bytes().take_while(|&byte| byte == b'#').count();
    let text = line.get(level..)?.strip_prefix(' ')?.trim();
    if level == 0 {
        return None;
    }
    let first = text.split(' ').next().unwrap_or_default();
    let name = if number_length(first) == first.len() { first } else { "" };
    Some(Heading { level, name: name.to_owned(), text: text.to_owned() })
}

/// The points of a list: each begins with a dash, and what belongs to it is indented by two.
fn items(lines: &[&str]) -> Vec<Item> {
    let mut items: Vec<Vec<&str>> = Vec::new();
    for line in lines {
        match (line.strip_prefix("- "), items.last_mut()) {
            (Some(text), _) => items.push(vec![text]),
            (None, Some(item)) => item.push(line.strip_prefix("  ").unwrap_or(line)),
            (None, None) => {}
        }
    }
    items.iter().map(|lines| item(lines)).collect()
}

fn item(lines: &[&str]) -> Item {
    let mut blocks = blocks(lines);
    let mut number = None;
    if let Some(Block::Paragraph(spans)) = blocks.first_mut()
        && let Some(Span::Strong(first)) = spans.first()
        && !first.is_empty()
        && number_length(first) == first.len()
    {
        number = Some(first.clone());
        spans.remove(0);
        if let Some(Span::Text(text)) = spans.first_mut() {
            *text = text.trim_start().to_owned();
        }
    }
    Item { number, blocks }
}

fn table(rows: &[&str]) -> TextTable {
    let cells = |row: &&str| {
        let inner = row.trim().trim_start_matches('|');
        let inner = inner.strip_suffix('|').unwrap_or(inner);
        inner.split('|').map(|cell| spans(cell.trim())).collect::<Vec<_>>()
    };
    let rule = |row: &&&str| row.bytes().all(|byte| b"|-: ".contains(&byte));
    let mut rows = rows.iter().filter(|row| !rule(row)).map(cells);
    let head = rows.next().unwrap_or_default();
    TextTable { head, rows: rows.collect() }
}

fn spans(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let word_goes_on = plain.chars().next_back().is_some_and(char::is_alphanumeric);
        let (span, after) = if let Some((strong, after)) = between(rest, "**", "**") {
            (Span::Strong(strong.to_owned()), after)
        } else if let Some(after) = rest.strip_prefix("`[R]`") {
            (Span::Ruling(None), after)
        } else if let Some(after) =
            rest.strip_prefix("`[R!]`").or_else(|| rest.strip_prefix("[R!]"))
        {
            (Span::Departure, after)
        } else if let Some((about, after)) = ruling(rest) {
            (Span::Ruling(about), after)
        } else if !word_goes_on && number_length(rest) > 0 {
            let (number, after) = rest.split_at(number_length(rest));
            (Span::Reference(number.to_owned()), after)
        } else {
            // Marks around code mean nothing to readers of rules.
            if letter != '`' {
                plain.push(letter);
            }
            rest = &rest[letter.len_utf8()..];
            continue;
        };
        if !plain.is_empty() {
            found.push(Span::Text(std::mem::take(&mut plain)));
        }
        found.push(span);
        rest = after;
    }
    if !plain.is_empty() {
        found.push(Span::Text(plain));
    }
    found
}

fn between<'a>(text: &'a str, open: &str, close: &str) -> Option<(&'a str, &'a str)> {
    text.strip_prefix(open)?.split_once(close)
}

fn ruling(text: &str) -> Option<(Option<String>, &str)> {
    let (inner, after) = between(text, "[R", "]")?;
    let about = inner.strip_prefix(':').map(|about| about.trim().to_owned());
    (inner.is_empty() || about.is_some()).then_some((about, after))
}

/// How long the number of a rule is that a text begins with, such as `K4.3` or `G9`; 0 if it begins with none.
fn number_length(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    if !text.starts_with(['K', 'G']) || digits(&text[1..]) == 0 {
        return 0;
    }
    let part = 1 + digits(&text[1..]);
    let rule = text[part..].strip_prefix('.').map_or(0, digits);
    let length = if rule > 0 { part + 1 + rule } else { part };
    if text[length..].starts_with(char::is_alphanumeric) { 0 } else { length }
}

#[cfg(test)]
mod tests;
