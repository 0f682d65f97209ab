//! The start page as plain HTML in every language, so that it is seen and tapped before the game is there.
//!
//! `crates/web/page/home.html` is what it looks like; the words come from the texts that the game speaks with.

use std::fs;

use anyhow::{Context, Result, anyhow, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;

use super::texts::WORDS;
use crate::workspace::Workspace;

/// The first is seen without scripts; the others wait until `drawn.js` wants them.
const LANGUAGES: [&str; 4] = ["en", "cs", "de", "pl"];
/// Where the arch goes. It is there once: `drawn.js` moves it.
const LOGO: &str = "<!-- logo -->";

/// The start page in every language, from its frame and the arch.
pub(super) fn draw(workspace: &Workspace, frame: &str, logo: &str) -> Result<String> {
    let frame = joined(frame);
    if frame.matches(LOGO).count() != 1 {
        bail!("home.html must have the place `{LOGO}` once");
    }
    let mut html = String::new();
    for language in LANGUAGES {
        let path = workspace.file(WORDS).join(language).with_extension("ftl");
        let source = fs::read_to_string(&path)
            .with_context(|| format!("{} could not be read", path.display()))?;
        let texts = parser::parse_runtime(source.as_str())
            .map_err(|_| anyhow!("{} has faults", path.display()))?;
        let page = with_texts(&frame, &texts)
            .with_context(|| format!("home.html cannot be drawn with {}", path.display()))?;
        html.push_str(&if language == LANGUAGES[0] {
            format!("<div id=\"drawn\">{}</div>", page.replace(LOGO, &joined(logo)))
        } else {
            format!(
                "<template class=\"drawn\" lang=\"{language}\">{}</template>",
                page.replace(LOGO, "")
            )
        });
    }
    Ok(html)
}

/// A file without its opening comment, and without the room between its lines: the game leaves none either.
fn joined(file: &str) -> String {
    let opened = file.strip_prefix("<!--").and_then(|rest| rest.split_once("-->"));
    opened.map_or(file, |(_, rest)| rest).lines().map(str::trim).collect()
}

/// The frame with a text in every `{place}`.
fn with_texts(frame: &str, texts: &Resource<&str>) -> Result<String> {
    let mut parts = frame.split('{');
    let mut html = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, rest) = part.split_once('}').context("a `{` is never closed")?;
        html.push_str(&escaped(&text(key, texts)?));
        html.push_str(rest);
    }
    Ok(html)
}

/// What a message says. One argument at most is left for the browser to fill in, and nothing has to be chosen.
fn text(key: &str, texts: &Resource<&str>) -> Result<String> {
    let pattern = texts.body.iter().find_map(|entry| match entry {
        Entry::Message(message) if message.id.name == key => message.value.as_ref(),
        Entry::Message(_)
        | Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    let Pattern { elements } = pattern.with_context(|| format!("there is no text `{key}`"))?;
    let mut text = String::new();
    for element in elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => text.push_str(&format!("{{ ${} }}", id.name)),
            PatternElement::Placeable { .. } => bail!("`{key}` is more than a text"),
        }
    }
    Ok(text)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use fluent_syntax::parser;

    use super::{draw, joined, with_texts};
    use crate::workspace::Workspace;

    fn drawn(frame: &str) -> Result<String, String> {
        let source = "a = A & \"B\"\nturn = Turn { $number }\nmany = { $n ->\n   *[other] x\n }\n";
        let texts = parser::parse_runtime(source).unwrap();
        with_texts(frame, &texts).map_err(|error| error.to_string())
    }

    #[test]
    fn texts_go_to_their_places_and_are_no_markup() {
        let html = drawn("<p title=\"{a}\">{turn}</p>").unwrap();
        assert_eq!(html, "<p title=\"A &amp; &quot;B&quot;\">Turn { $number }</p>");
        assert_eq!(joined("<!-- Why. -->\n<p>\n  a\n</p>\n"), "<p>a</p>");
    }

    #[test]
    fn a_text_that_is_missing_or_has_to_be_chosen_is_told() {
        assert!(drawn("{b}").unwrap_err().contains("no text `b`"));
        assert!(drawn("{many}").unwrap_err().contains("`many` is more than a text"));
        assert!(drawn("{a").unwrap_err().contains("never closed"));
    }

    #[test]
    fn the_start_page_is_drawn_in_every_language_with_one_arch() {
        let workspace = Workspace::find().unwrap();
        let page =
            |name: &str| fs::read_to_string(workspace.file("crates/web/page").join(name)).unwrap();
        let html = draw(&workspace, &page("home.html"), &page("logo.svg")).unwrap();
        assert!(html.starts_with("<div id=\"drawn\"><a class=\"button skip\""), "{html}");
        assert_eq!(html.matches("class=\"logo-art\"").count(), 1);
        for words in ["Play now", "lang=\"cs\"", "Sofort spielen", "Zagraj teraz"] {
            assert!(html.contains(words), "{words}");
        }
    }
}
