//! Text in columns that fit the screen.

use std::borrow::Cow;

use textwrap::core::display_width;

/// What is taken where nobody knows how wide the screen is.
pub(crate) const USUAL_COLUMNS: usize = 80;
/// A space at which no line is broken: it holds a sign and its word together.
pub(crate) const TIE: char = '\u{a0}';
/// Spaces between two columns.
const GAP: usize = 2;

/// Rows of cells. Columns are as wide as they have to be; where they are too wide for the screen, cells
/// take several lines.
#[derive(Default)]
pub(crate) struct Grid {
    rows: Vec<Row>,
}

enum Row {
    Cells(Vec<String>),
    /// Over all columns, not indented.
    Line(String),
}

impl Grid {
    pub(crate) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(Row::Cells(cells.into()));
    }

    /// A line between rows.
    pub(crate) fn line(&mut self, line: String) {
        self.rows.push(Row::Line(line));
    }

    fn cells(&self) -> impl Iterator<Item = &[String]> {
        self.rows.iter().filter_map(|row| match row {
            Row::Cells(cells) => Some(&cells[..]),
            Row::Line(_) => None,
        })
    }

    /// The rows as lines of at most so many characters, indented.
    pub(crate) fn text(&self, indent: usize, columns: usize) -> String {
        let widths = self.widths(columns.saturating_sub(indent));
        let mut text = String::new();
        for row in &self.rows {
            let row = match row {
                Row::Cells(cells) => cells,
                Row::Line(line) => {
                    text.push_str(&wrapped(&format!("{line}\n"), columns));
                    continue;
                }
            };
            let cells: Vec<Vec<String>> =
                row.iter().zip(&widths).map(|(cell, &width)| broken(cell, width)).collect();
            let lines = cells.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..lines {
                let mut whole = " ".repeat(indent);
                for (cell, width) in cells.iter().zip(&widths) {
                    let part = cell.get(line).map_or("", String::as_str);
                    whole.push_str(part);
                    whole.push_str(&" ".repeat((width + GAP).saturating_sub(display_width(part))));
                }
                text.push_str(&untied(whole.trim_end()));
                text.push('\n');
            }
        }
        text
    }

    /// Whether every row takes one line.
    pub(crate) fn fits(&self, indent: usize, columns: usize) -> bool {
        self.widths(usize::MAX) == self.widths(columns.saturating_sub(indent))
    }

    /// How wide each column is: what is too much is taken from the widest, as long as no word breaks.
    fn widths(&self, columns: usize) -> Vec<usize> {
        let count = self.cells().map(<[String]>::len).max().unwrap_or(0);
        let widest = |column: usize, width: fn(&str) -> usize| {
            self.cells()
                .filter_map(|row| row.get(column))
                .map(|cell| width(cell))
                .max()
                .unwrap_or(0)
        };
        let word = |cell: &str| cell.split(' ').map(display_width).max().unwrap_or(0);
        let least: Vec<usize> = (0..count).map(|column| widest(column, word)).collect();
        let mut widths: Vec<usize> =
            (0..count).map(|column| widest(column, display_width)).collect();
        let room = columns.saturating_sub(GAP * count.saturating_sub(1));
        while widths.iter().sum::<usize>() > room {
            let narrowable = (0..count).filter(|&column| widths[column] > least[column]);
            let Some(column) = narrowable.max_by_key(|&column| widths[column]) else { break };
            widths[column] -= 1;
        }
        widths
    }
}

/// A cell as lines of at most this width.
fn broken(cell: &str, width: usize) -> Vec<String> {
    let options =
        textwrap::Options::new(width.max(1)).word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(cell, options).into_iter().map(String::from).collect()
}

/// A line broken between words where it is too long: further lines stand a little to the right of where
/// the first one begins.
pub(crate) fn wrapped(line: &str, columns: usize) -> Cow<'_, str> {
    let indent = line.len() - line.trim_start_matches(' ').len();
    let further = " ".repeat(indent + 4);
    if display_width(line.trim_end_matches('\n')) <= columns || further.len() * 2 > columns {
        return untied(line);
    }
    let options = textwrap::Options::new(columns)
        .subsequent_indent(&further)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    Cow::Owned(untied(&textwrap::fill(line, options)).into_owned())
}

/// Nobody has to see that a space was one that ties.
fn untied(text: &str) -> Cow<'_, str> {
    if text.contains(TIE) { Cow::Owned(text.replace(TIE, " ")) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        let mut grid = Grid::default();
        grid.row(["I.3".to_owned(), "Jeskynní krysa".to_owned(), "útok 1".to_owned()]);
        grid.row(["II.12".to_owned(), "Netopýr".to_owned(), String::new()]);
        grid
    }

    #[test]
    fn columns_are_as_wide_as_they_have_to_be() {
        assert_eq!(grid().text(2, 80), "  I.3    Jeskynní krysa  útok 1\n  II.12  Netopýr\n");
    }

    #[test]
    fn what_is_too_wide_takes_several_lines() {
        let text = "I.3    Jeskynní  útok 1\n       krysa\nII.12  Netopýr\n";
        assert_eq!(grid().text(0, 23), text);
        assert!(grid().text(0, 1).contains("Jeskynní"), "no word is broken");
    }

    #[test]
    fn what_is_tied_stays_together() {
        let line = format!("to red, {TIE}to{TIE}blue\n");
        assert_eq!(wrapped(&line, 14), "to red,\n     to blue\n");
    }

    #[test]
    fn long_lines_are_broken_and_indented() {
        assert_eq!(wrapped("  one two three\n", 13), "  one two\n      three\n");
        assert_eq!(wrapped("  one two three\n", 80), "  one two three\n");
    }
}
