//! The text of a quick start: parts with a title, and in each a list of pictures with what they show.

use crate::screens::rules::text::{Block, Span, read as read_blocks};

/// One page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct QuickPage {
    pub title: String,
    pub rows: Vec<Row>,
}

/// A picture and what it shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// What the game calls the picture.
    pub picture: String,
    pub words: Vec<Span>,
}

/// Reads a file: `## Title`, then a line `- picture: words` for each row.
pub(super) fn read(source: &str) -> Vec<QuickPage> {
    let mut pages: Vec<QuickPage> = Vec::new();
    for line in source.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            pages.push(QuickPage { title: title.to_owned(), rows: Vec::new() });
        } else if let (Some(page), Some((picture, words))) = (pages.last_mut(), row(line)) {
            page.rows.push(Row { picture, words });
        }
    }
    pages
}

fn row(line: &str) -> Option<(String, Vec<Span>)> {
    let (picture, words) = line.strip_prefix("- ")?.split_once(": ")?;
    match read_blocks(words).into_iter().next()? {
        Block::Paragraph(words) => Some((picture.to_owned(), words)),
        Block::Heading(_) | Block::List(_) | Block::Table(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{dungeon, goblin};

    fn file(language: &str, game: &str) -> Vec<QuickPage> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/quick-start");
        read(&std::fs::read_to_string(format!("{folder}/{language}/{game}.md")).unwrap())
    }

    fn pictures(pages: &[QuickPage]) -> Vec<&str> {
        pages.iter().flat_map(|page| &page.rows).map(|row| &*row.picture).collect()
    }

    #[test]
    fn every_language_has_two_pages_with_the_same_pictures() {
        for game in ["dungeon", "goblin"] {
            let english = file("en", game);
            assert_eq!(english.len(), 2);
            for language in ["cs", "de", "pl"] {
                let pages = file(language, game);
                assert_eq!(pages.len(), 2, "{language} {game}");
                assert_eq!(pictures(&pages), pictures(&english), "{language} {game}");
            }
        }
    }

    #[test]
    fn every_picture_is_drawn() {
        let words = words::Words::wordless(words::Language::English);
        for picture in pictures(&file("en", "dungeon")) {
            assert!(dungeon::quick_picture(picture).contains("<svg"), "{picture}");
        }
        for picture in pictures(&file("en", "goblin")) {
            assert!(goblin::quick_picture(&words, picture).contains("<svg"), "{picture}");
        }
    }
}
