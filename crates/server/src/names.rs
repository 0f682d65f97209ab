//! Names and lines that guests write, made harmless.

/// Letters of a name, and of a line of chat.
const LONGEST_NAME: usize = 24;
const LONGEST_LINE: usize = 200;

/// A name as everybody sees it, if anything is left of it.
pub(crate) fn clean(name: &str) -> Option<String> {
    cleaned(name, LONGEST_NAME)
}

/// A line of chat as everybody sees it. One that is too long is none: half a sentence is not what was meant.
pub(crate) fn line(text: &str) -> Option<String> {
    if text.chars().count() > LONGEST_LINE { None } else { cleaned(text, LONGEST_LINE) }
}

/// Without what turns letters around, hides or stacks them, and with single spaces.
fn cleaned(text: &str, longest: usize) -> Option<String> {
    let mut clean = String::new();
    let mut marks = 0;
    for letter in text.chars().take(longest * 4) {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        let doubled = letter == ' ' && (clean.is_empty() || clean.ends_with(' '));
        if letter.is_control() || is_unseen(letter) || doubled || marks > 2 {
            continue;
        }
        clean.push(letter);
    }
    let clean: String = clean.chars().take(longest).collect();
    let clean = clean.trim_end();
    (!clean.is_empty()).then(|| clean.to_owned())
}

/// Zero-width letters, marks of direction, tags and what belongs to nobody.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}')
}

/// Marks that stand above or below other letters; more than two of them climb over neighbouring lines.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_stay_as_they_are() {
        for name in ["Anna", "Jiří", "Zoë van der Berg", "李明", "Łukasz", "أحمد"] {
            assert_eq!(clean(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn tricks_do_not_get_through() {
        assert_eq!(clean("  a \n\t b  ").as_deref(), Some("a b"));
        assert_eq!(clean("\u{202e}nimda\u{202c}").as_deref(), Some("nimda"));
        assert_eq!(clean("a\u{200b}\u{feff}b\u{0}").as_deref(), Some("ab"));
        assert_eq!(
            clean(&format!("e{}", "\u{301}".repeat(50))).as_deref(),
            Some("e\u{301}\u{301}")
        );
        for nothing in ["", "   ", "\u{200b}\u{3164}", "\u{7f}"] {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        assert_eq!(clean(&"x".repeat(10_000)).unwrap().len(), LONGEST_NAME);
        assert_eq!(line(&"x".repeat(LONGEST_LINE + 1)), None);
    }
}
