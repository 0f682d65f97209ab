//! Numbers as the languages write and count them.

use crate::Language;

/// A whole number and tenths.
#[derive(Clone, Copy)]
pub(super) struct Number {
    pub(super) whole: i64,
    pub(super) tenths: u8,
}

impl Number {
    pub(super) fn halves(halves: u32) -> Self {
        Self { whole: i64::from(halves / 2), tenths: if halves.is_multiple_of(2) { 0 } else { 5 } }
    }

    pub(super) fn tenths(tenths: u32) -> Self {
        Self { whole: i64::from(tenths / 10), tenths: (tenths % 10) as u8 }
    }

    /// Writes it as the language does.
    pub(super) fn tell(self, language: Language, told: &mut String) {
        told.push_str(&self.whole.to_string());
        if self.tenths != 0 {
            told.push(match language {
                Language::English => '.',
                Language::Czech | Language::German | Language::Polish => ',',
            });
            told.push(char::from(b'0' + self.tenths));
        }
    }

    /// Its plural category: the rules of Unicode's CLDR for cardinal numbers.
    pub(super) fn category(self, language: Language) -> &'static str {
        let (count, is_whole) = (self.whole.unsigned_abs(), self.tenths == 0);
        if is_whole && count == 1 {
            return "one";
        }
        let few = |count| (2..=4).contains(&count);
        match language {
            Language::Czech if !is_whole => "many",
            Language::Polish if !is_whole => "other",
            Language::Czech if few(count) => "few",
            Language::Polish if few(count % 10) && !(12..=14).contains(&(count % 100)) => "few",
            Language::Polish => "many",
            Language::English | Language::German | Language::Czech => "other",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The categories of 0, 1, 2, 5, 12, 22, 101 and 1.5.
    fn categories(language: Language) -> [&'static str; 8] {
        let whole = |whole| Number { whole, tenths: 0 };
        let numbers = [0, 1, 2, 5, 12, 22, 101].map(whole);
        let mut all = [Number::halves(3); 8];
        all[..7].copy_from_slice(&numbers);
        all.map(|number| number.category(language))
    }

    #[test]
    fn every_language_counts_its_own_way() {
        let germanic = ["other", "one", "other", "other", "other", "other", "other", "other"];
        assert_eq!(categories(Language::English), germanic);
        assert_eq!(categories(Language::German), germanic);
        let czech = ["other", "one", "few", "other", "other", "other", "other", "many"];
        assert_eq!(categories(Language::Czech), czech);
        let polish = ["many", "one", "few", "many", "many", "few", "many", "other"];
        assert_eq!(categories(Language::Polish), polish);
    }

    #[test]
    fn fractions_have_a_point_or_a_comma() {
        let told = |number: Number, language| {
            let mut told = String::new();
            number.tell(language, &mut told);
            told
        };
        assert_eq!(told(Number::halves(3), Language::English), "1.5");
        assert_eq!(told(Number::halves(4), Language::Polish), "2");
        assert_eq!(told(Number::tenths(53), Language::German), "5,3");
        assert_eq!(told(Number { whole: -3, tenths: 0 }, Language::Czech), "-3");
    }
}
