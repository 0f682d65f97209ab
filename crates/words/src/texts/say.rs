//! Tells a text with its arguments.

use std::borrow::Cow;

use super::Texts;
use super::plural::Number;
use crate::{Arg, FORMS};

/// What an argument stands for.
pub(super) enum Value<'a> {
    Number(Number),
    Text(Cow<'a, str>),
}

/// Puts a text together.
pub(super) struct Teller<'a> {
    /// Where the text comes from.
    pub(super) texts: &'a Texts,
    /// Where else to look for nouns: one in another language is a last resort.
    pub(super) all: &'a [Texts],
    pub(super) args: &'a [(&'a str, Arg<'a>)],
    pub(super) told: String,
}

impl<'a> Teller<'a> {
    /// Tells an argument. One that is missing stays visible; tests see to it that there is no such thing.
    pub(super) fn tell(&mut self, name: &str) {
        match self.value(name) {
            Some(Value::Number(number)) => number.tell(self.texts.language, &mut self.told),
            Some(Value::Text(text)) => self.told.push_str(&text),
            None => {
                for part in ["{$", name, "}"] {
                    self.told.push_str(part);
                }
            }
        }
    }

    /// What the argument of this name stands for, or the form of a noun, if that is what the name asks for.
    pub(super) fn value(&self, name: &str) -> Option<Value<'a>> {
        // What is given twice is what was given last.
        self.args.iter().rev().find_map(|(given, arg)| {
            let rest = name.strip_prefix(given)?;
            let form = if rest.is_empty() { None } else { Some(rest.strip_prefix('-')?) };
            match arg {
                Arg::Noun(key) => self.noun(key, form, &[]).map(Value::Text),
                Arg::Labeled(key, label) => {
                    let label = [("label", Arg::text(label.as_ref()))];
                    self.noun(key, form, &label).map(Value::Text)
                }
                Arg::Number(_) | Arg::Halves(_) | Arg::Tenths(_) | Arg::Text(_)
                    if form.is_some() =>
                {
                    None
                }
                Arg::Number(number) => Some(Value::Number(Number { whole: *number, tenths: 0 })),
                Arg::Halves(halves) => Some(Value::Number(Number::halves(*halves))),
                Arg::Tenths(tenths) => Some(Value::Number(Number::tenths(*tenths))),
                Arg::Text(text) => Some(Value::Text(Cow::Borrowed(text))),
            }
        })
    }

    /// A noun, or one of its forms. A form that it does not have is its base form, a noun that there is not is its key.
    fn noun(
        &self,
        key: &'a str,
        form: Option<&str>,
        label: &[(&str, Arg<'_>)],
    ) -> Option<Cow<'a, str>> {
        let mut everywhere = std::iter::once(self.texts).chain(self.all);
        let found = everywhere.find_map(|texts| Some((texts, texts.say(&[], key, label)?)));
        if let Some((texts, _)) = &found
            && let Some(form) = form
            && let Some(said) = texts.form(key, form, label)
        {
            return Some(Cow::Owned(said));
        }
        let base = found.map_or(Cow::Borrowed(key), |(_, base)| Cow::Owned(base));
        form.is_none_or(|form| FORMS.contains(&form)).then_some(base)
    }

    /// Whether a variant is the one for this value: a number has the category or is exactly the one in the key, a text
    /// is the same.
    pub(super) fn fits(&self, value: &Value<'_>, key: &str) -> bool {
        let is_number = key.starts_with(|letter: char| letter.is_ascii_digit());
        match value {
            Value::Number(number) if is_number => {
                number.tenths == 0 && key.parse() == Ok(number.whole)
            }
            Value::Number(number) => number.category(self.texts.language) == key,
            Value::Text(text) => !is_number && text == key,
        }
    }
}
