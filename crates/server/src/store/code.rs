//! Codes of tables.

use std::fmt;
use std::str::FromStr;

/// A table's code: what it is found by, and the key to it.
///
/// Eight digits and letters of Crockford's alphabet, which has no `I`, `L`, `O` and `U`: whoever reads them anyway is
/// understood. Forty bits are too many to guess where tries are limited, as they are by address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code([u8; Code::LENGTH]);

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl Code {
    /// How many letters a code has.
    pub const LENGTH: usize = 8;

    /// The code that these random bytes make.
    pub fn random(bytes: [u8; Self::LENGTH]) -> Self {
        Self(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        // All letters are ASCII: nothing is ever left out.
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// This is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCode;

impl FromStr for Code {
    type Err = NoCode;

    /// Reads what people type: small letters, spaces, hyphens and look-alikes are fine.
    fn from_str(text: &str) -> Result<Self, NoCode> {
        let mut letters = [0; Self::LENGTH];
        let mut count = 0;
        for letter in text.chars().filter(|letter| !matches!(letter, ' ' | '-')) {
            let letter = match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let known =
                ALPHABET.iter().find(|&&known| char::from(known) == letter).ok_or(NoCode)?;
            *letters.get_mut(count).ok_or(NoCode)? = *known;
            count += 1;
        }
        if count == Self::LENGTH { Ok(Self(letters)) } else { Err(NoCode) }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Without the letters: whoever has them may sit down.
impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

impl fmt::Display for NoCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table's code has eight letters and digits")
    }
}

impl std::error::Error for NoCode {}

#[cfg(test)]
mod tests {
    use super::{Code, NoCode};

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code = Code::random([0, 1, 31, 32, 10, 17, 20, 255]);
        assert_eq!(code.to_string(), "01Z0AHMZ");
        for text in ["01Z0AHMZ", "01z0-ahmz", " oi ZO-ahmz ", "0lz0ahmz"] {
            assert_eq!(text.parse(), Ok(code), "{text}");
        }
    }

    #[test]
    fn anything_else_is_no_code() {
        for text in ["", "01Z0AHM", "01Z0AHMZ0", "01Z0AHMU", "01Z0AHM\u{17d}", "01Z0/HMZ"] {
            assert_eq!(text.parse::<Code>(), Err(NoCode), "{text}");
        }
    }

    #[test]
    fn a_code_is_not_logged_by_mistake() {
        assert_eq!(format!("{:?}", Code::random([7; 8])), "Code(…)");
    }
}
