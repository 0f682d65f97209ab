//! The texts of one language: a file of `text/`, read once by Fluent's own library.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::{Arg, FORMS, Key, Language, key};

/// The texts of one language.
pub(crate) struct Texts(FluentBundle<FluentResource>);

impl Texts {
    /// The messages of this text that can be read, and the first that cannot: a sentence with its line.
    #[cfg(any(test, feature = "embedded"))]
    pub(crate) fn read(language: Language, source: &str) -> (Self, Option<String>) {
        let mut texts = Self::new(language);
        let fault = texts.add(source, 0);
        (texts, fault)
    }

    /// No texts yet.
    pub(crate) fn new(language: Language) -> Self {
        let mut texts =
            FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // Marks around arguments would show up in terminals; none of the languages is written right to left.
        texts.set_use_isolating(false);
        match language {
            Language::English => {}
            Language::Czech | Language::German | Language::Polish => {
                texts.set_formatter(Some(with_comma));
            }
        }
        Self(texts)
    }

    /// The same with the messages of this part as well, before which there are so many lines; says which is the first that cannot
    /// be read.
    pub(crate) fn add(&mut self, part: &str, lines: usize) -> Option<String> {
        let (resource, fault) = match FluentResource::try_new(part.to_owned()) {
            Ok(resource) => (resource, None),
            Err((readable, errors)) => {
                let fault = errors.first().map(|error| {
                    let before = part.get(..error.pos.start).unwrap_or_default();
                    let line = lines + before.matches('\n').count() + 1;
                    format!("line {line} of the texts: {error}")
                });
                (readable, fault)
            }
        };
        self.0.add_resource_overriding(resource);
        fault
    }

    /// Whether there is such a message.
    pub(crate) fn has(&self, key: Key) -> bool {
        self.0.has_message(key.name())
    }

    /// What the message says, if there is one that says something. `all` are the texts to look for nouns in, after
    /// these: a noun in another language is a last resort.
    pub(crate) fn say(&self, all: &[Self], key: Key, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let message = self.0.get_message(key.name())?;
        let pattern = message.value()?;
        let mut values = FluentArgs::new();
        for_each_variable(pattern, &mut |name| {
            if let Some(value) = self.value(all, name, args) {
                values.set(name, value);
            }
        });
        Some(self.format(pattern, &values).into_owned())
    }

    /// What the variable of this name stands for: an argument, or the form of a noun among them.
    fn value<'a>(
        &'a self,
        all: &'a [Self],
        name: &str,
        args: &'a [(&str, Arg<'a>)],
    ) -> Option<FluentValue<'a>> {
        args.iter().find_map(|(given, arg)| {
            let rest = name.strip_prefix(given)?;
            let form = if rest.is_empty() { None } else { Some(rest.strip_prefix('-')?) };
            match (arg, form) {
                (Arg::Noun(key), form) => self.noun(all, *key, form, None),
                (Arg::Labeled(key, label), form) => self.noun(all, *key, form, Some(label)),
                (Arg::Called(key, name), form) => self.called(all, *key, form, name),
                (_, Some(_)) => None,
                (Arg::Number(number), None) => Some(FluentValue::from(*number)),
                (Arg::Halves(halves), None) => Some(FluentValue::from(f64::from(*halves) / 2.0)),
                (Arg::Tenths(tenths), None) => Some(FluentValue::from(f64::from(*tenths) / 10.0)),
                (Arg::Text(text), None) => Some(FluentValue::from(text.as_ref())),
            }
        })
    }

    /// A noun with the name of a person behind it. Names have no forms, and may be of any letters: they are kept apart from
    /// the sentence around them.
    fn called<'a>(
        &'a self,
        all: &'a [Self],
        key: Key,
        form: Option<&str>,
        name: &'a str,
    ) -> Option<FluentValue<'a>> {
        let noun = self.noun(all, key, form, Some(name))?;
        if matches!(form, Some("gender" | "title")) {
            return Some(noun);
        }
        let FluentValue::String(said) = &noun else { return Some(noun) };
        let named = if key == key::SEAT {
            format!("\u{2068}{name}\u{2069}")
        } else {
            format!("{said} (\u{2068}{name}\u{2069})")
        };
        Some(FluentValue::from(named))
    }

    /// A noun, or one of its forms. A form that it does not have is its base form, a noun that there is not is its key.
    fn noun<'a>(
        &'a self,
        all: &'a [Self],
        key: Key,
        form: Option<&str>,
        label: Option<&'a str>,
    ) -> Option<FluentValue<'a>> {
        let mut everywhere = std::iter::once(self).chain(all);
        let found = everywhere.find_map(|texts| {
            let noun = texts.0.get_message(key.name())?;
            Some((texts, noun.value()?, noun))
        });
        let is_known = form.is_none_or(|form| FORMS.contains(&form));
        let Some((texts, base, noun)) = found else {
            return is_known.then(|| FluentValue::from(key.name()));
        };
        let own = form.and_then(|form| noun.get_attribute(form)).map(|own| own.value());
        let pattern = own.or(is_known.then_some(base))?;
        let mut inner = FluentArgs::new();
        if let Some(label) = label {
            inner.set("label", label);
        }
        Some(match texts.format(pattern, &inner) {
            Cow::Borrowed(text) => FluentValue::from(text),
            Cow::Owned(text) => FluentValue::from(text),
        })
    }

    /// What cannot be filled in stays visible in the text; tests see to it that there is no such thing.
    fn format<'a>(&'a self, pattern: &'a Pattern<&'a str>, args: &FluentArgs<'a>) -> Cow<'a, str> {
        self.0.format_pattern(pattern, Some(args), &mut Vec::new())
    }
}

/// Tells the variables of a text; some come twice.
fn for_each_variable<'a>(pattern: &Pattern<&'a str>, tell: &mut impl FnMut(&'a str)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    for_each_variable(&variant.value, tell);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            tell(id.name);
        }
    }
}

/// Numbers with a fraction are written with a comma.
fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        FluentValue::String(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key;

    /// What a text says that is the only one, or the first of several.
    fn said(language: Language, text: &str, args: &[(&str, Arg<'_>)]) -> String {
        let (texts, fault) = Texts::read(language, &format!("ui-title = {text}"));
        assert_eq!(fault, None);
        texts.say(&[], key::UI_TITLE, args).unwrap()
    }

    #[test]
    fn what_can_be_read_of_a_broken_text_is_used() {
        let source = "ui-title = A\nui-turn =\nui-saved = C\nui-hand = { $f\n    more\nui-keys = H\nui-saved = last\n";
        let (texts, fault) = Texts::read(Language::English, source);
        assert!(fault.is_some_and(|fault| fault.starts_with("line 2 of the texts: ")));
        assert_eq!(texts.say(&[], key::UI_SAVED, &[]).as_deref(), Some("last"));
        let keys = [key::UI_TITLE, key::UI_TURN, key::UI_SAVED, key::UI_HAND, key::UI_KEYS];
        assert_eq!(keys.map(|key| texts.has(key)), [true, false, true, false, true]);
    }

    #[test]
    fn every_language_counts_its_own_way() {
        let text = "{ $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}\n";
        let categories = |language| {
            let category = |number| said(language, text, &[("n", number)]);
            let whole = [0, 1, 2, 5, 12, 22, 101].map(Arg::Number).into_iter();
            whole.chain([Arg::Halves(3)]).map(category).collect::<Vec<_>>().join(" ")
        };
        let germanic = "other one other other other other other other";
        assert_eq!(categories(Language::English), germanic);
        assert_eq!(categories(Language::German), germanic);
        assert_eq!(categories(Language::Czech), "other one few other other other other many");
        assert_eq!(categories(Language::Polish), "many one few many many few many other");
    }

    #[test]
    fn fractions_have_a_point_or_a_comma() {
        let told = |language, number| said(language, "{ $n }", &[("n", number)]);
        assert_eq!(told(Language::English, Arg::Halves(3)), "1.5");
        assert_eq!(told(Language::Polish, Arg::Halves(4)), "2");
        assert_eq!(told(Language::German, Arg::Tenths(53)), "5,3");
        assert_eq!(told(Language::Czech, Arg::Number(-3)), "-3");
    }

    #[test]
    fn nouns_have_forms_with_a_label_or_else_their_base_form() {
        let text = "{ $who }, { $who-acc }, { $who-dat }, { $who-gender }\n\
                    seat = Seat { $label }\n    .acc = seat { $label }'s\n";
        let told = said(Language::English, text, &[("who", Arg::labeled(key::SEAT, "7"))]);
        assert_eq!(told, "Seat 7, seat 7's, Seat 7, {$who-gender}");
    }
}
