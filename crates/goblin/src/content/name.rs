//! What a card may be called: what it is called has to be seen.

use super::MAX_NAME;

/// Whether this is 1 to 40 characters that can be seen, with single words apart by plain spaces.
pub(super) fn is_good(name: &str) -> bool {
    (1..=MAX_NAME).contains(&name.chars().count())
        && name.trim() == name
        && name.chars().all(is_visible)
}

/// Not what controls, changes the direction of writing, or is drawn as nothing: two names that look
/// the same could be different ones, or a name could turn round the line it stands in.
fn is_visible(letter: char) -> bool {
    if letter.is_control() || (letter.is_whitespace() && letter != ' ') {
        return false;
    }
    !matches!(
        letter,
        '\u{ad}' // soft hyphen
            | '\u{34f}' // joins letters
            | '\u{600}'..='\u{605}' | '\u{6dd}' | '\u{70f}' | '\u{890}' | '\u{891}' | '\u{8e2}'
            | '\u{61c}' // direction of Arabic
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // Hangul fillers
            | '\u{17b4}' | '\u{17b5}' // Khmer vowels nobody writes
            | '\u{180b}'..='\u{180f}' // Mongolian variants
            | '\u{200b}'..='\u{200f}' // without width, and directions
            | '\u{202a}'..='\u{202e}' // directions
            | '\u{2060}'..='\u{206f}' // joiners, invisible signs, directions
            | '\u{2800}' // Braille without dots
            | '\u{e000}'..='\u{f8ff}' // whatever a font makes of it
            | '\u{fe00}'..='\u{fe0f}' // variants
            | '\u{feff}' // byte order
            | '\u{fff0}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}'
            | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1345f}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}' // tags, variants, whatever a font makes of it
    )
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::is_good;

    #[test]
    fn what_nobody_sees_is_no_part_of_a_name() {
        for name in [
            "Spark",
            "Pěkný žár",
            "Müllers Löffel",
            "Źdźbło",
            "騎士",
            "Kościej the 2nd – “old”",
            "a",
        ] {
            assert!(is_good(name), "{name}");
        }
        assert!(
            !is_good("") && !is_good(&"x".repeat(41)) && !is_good(" Spark") && !is_good("Spark ")
        );
        for letter in [
            '\t',
            '\n',
            '\u{7f}',
            '\u{85}',
            '\u{a0}',
            '\u{ad}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{2029}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{206f}',
            '\u{2800}',
            '\u{3000}',
            '\u{3164}',
            '\u{e000}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fffb}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{10ffff}',
        ] {
            assert!(!is_good(&format!("Spa{letter}rk")), "{letter:?}");
        }
    }
}
