//! The languages, and how to tell which one is wanted.

use std::fmt;
use std::str::FromStr;

/// A language that texts exist in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Čeština.
    Czech,
    /// Deutsch.
    German,
    /// Polski.
    Polish,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::Czech, Self::German, Self::Polish];

    /// The code of ISO 639: `en`, `cs`, `de` or `pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
            Self::German => "de",
            Self::Polish => "pl",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Czech => "čeština",
            Self::German => "Deutsch",
            Self::Polish => "polski",
        }
    }

    /// The language of a locale such as `cs_CZ.UTF-8`, `de-AT` or `pl_PL@euro`, if there are texts in it.
    ///
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::from_locale("cs_CZ.UTF-8"), Some(Language::Czech));
    /// assert_eq!(Language::from_locale("POSIX"), None);
    /// ```
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code.trim()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// This is no code of a language that texts exist in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are no texts in `{}`; languages are", self.0)?;
        for (index, language) in Language::ALL.into_iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma} {} ({})", language.code(), language.name())?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_and_the_error_lists_them() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        let error = "fr".parse::<Language>().unwrap_err().to_string();
        assert_eq!(
            error,
            "there are no texts in `fr`; languages are en (English), cs (čeština), de (Deutsch), pl (polski)"
        );
    }

    #[test]
    fn locales_name_their_language() {
        for (locale, language) in [
            ("cs_CZ.UTF-8", Some(Language::Czech)),
            ("de", Some(Language::German)),
            ("de-AT", Some(Language::German)),
            ("pl_PL@euro", Some(Language::Polish)),
            ("EN_us", Some(Language::English)),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("fr_FR", None),
            ("", None),
        ] {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }
}
