//! Capital and small letters of the page's languages.
//!
//! The standard library knows those of every script; its tables would be 9 KiB of the module.

/// The small letter of a Latin one; anything else as it is.
pub fn small(letter: char) -> char {
    if is_capital(letter) { beside(letter, true) } else { letter }
}

/// The capital of a Latin letter; anything else as it is.
pub fn capital(letter: char) -> char {
    let capital = beside(letter, false);
    if is_capital(capital) && beside(capital, true) == letter { capital } else { letter }
}

/// A letter or digit, as far as Latin goes.
pub fn is_of_a_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric()
        || (('À'..='ɏ').contains(&letter) && letter != '×' && letter != '÷')
}

fn is_capital(letter: char) -> bool {
    match letter {
        'A'..='Z' => true,
        'À'..='Þ' => letter != '×',
        'Ĺ'..='Ň' | 'Ź'..='Ž' => letter as u32 % 2 == 1,
        'Ā'..='Ķ' | 'Ŋ'..='Ŷ' => (letter as u32).is_multiple_of(2) && letter != 'İ',
        _ => false,
    }
}

/// The small letter of a capital, or the other way: they have the same distance within each part of Unicode.
fn beside(letter: char, small: bool) -> char {
    let distance = if letter < 'Ā' { 32 } else { 1 };
    let letter = letter as u32;
    let other = if small { letter + distance } else { letter.saturating_sub(distance) };
    char::from_u32(other).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_standard_library() {
        // Those whose other case is elsewhere in Unicode, or more than one letter, no language here has.
        const ELSEWHERE: [char; 7] = ['µ', 'ß', 'ÿ', 'İ', 'ı', 'ŉ', 'ſ'];
        for letter in ('\0'..'Ÿ').chain('Ź'..'ſ').filter(|letter| !ELSEWHERE.contains(letter)) {
            assert_eq!(small(letter).to_string(), letter.to_lowercase().to_string());
            assert_eq!(capital(letter).to_string(), letter.to_uppercase().to_string());
            // Among the signs, such as ² and ª, are some that the standard library counts as letters; no word has them.
            if !('\u{80}'..'À').contains(&letter) {
                assert_eq!(is_of_a_word(letter), letter.is_alphanumeric(), "{letter}");
            }
        }
        for letter in ELSEWHERE {
            assert_eq!((small(letter), capital(letter)), (letter, letter));
        }
    }
}
