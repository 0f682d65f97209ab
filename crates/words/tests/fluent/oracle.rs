//! Fluent's own libraries, used like [`words::Words`].

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use words::{Arg, FORMS, Language};

/// The texts of one language, as Fluent reads them.
pub(crate) struct Oracle(FluentBundle<FluentResource>);

impl Oracle {
    /// Nothing if Fluent finds a fault.
    pub(crate) fn read(language: Language, source: &str) -> Option<Self> {
        let resource = FluentResource::try_new(source.to_owned()).ok()?;
        let mut texts = FluentBundle::new_concurrent(vec![language.code().parse().unwrap()]);
        texts.set_use_isolating(false);
        if language != Language::English {
            texts.set_formatter(Some(with_comma));
        }
        texts.add_resource_overriding(resource);
        Some(Self(texts))
    }

    /// What Fluent makes of a message, if it has one that says something.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let name = (*name).to_owned();
            match arg {
                Arg::Number(number) => values.set(name, *number),
                Arg::Halves(halves) => values.set(name, f64::from(*halves) / 2.0),
                Arg::Tenths(tenths) => values.set(name, f64::from(*tenths) / 10.0),
                Arg::Text(text) => values.set(name, text.as_ref()),
                Arg::Noun(key) => self.set_noun(&mut values, &name, key, None),
                Arg::Labeled(key, label) => self.set_noun(&mut values, &name, key, Some(label)),
            }
        }
        Some(self.format(self.0.get_message(key)?.value()?, &values))
    }

    /// Sets a noun's base form and all its other forms.
    fn set_noun(&self, values: &mut FluentArgs<'_>, name: &str, key: &str, label: Option<&str>) {
        let mut inner = FluentArgs::new();
        if let Some(label) = label {
            inner.set("label", label);
        }
        let noun = self.0.get_message(key).filter(|noun| noun.value().is_some());
        let value = noun.as_ref().and_then(FluentMessage::value);
        let base = value.map_or_else(|| key.to_owned(), |value| self.format(value, &inner));
        for form in FORMS {
            values.set(format!("{name}-{form}"), base.clone());
        }
        for form in noun.iter().flat_map(FluentMessage::attributes) {
            values.set(format!("{name}-{}", form.id()), self.format(form.value(), &inner));
        }
        values.set(Cow::Owned(name.to_owned()), base);
    }

    fn format(&self, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> String {
        self.0.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}

fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    if let FluentValue::Number(number) = value {
        Some(number.as_string().replace('.', ","))
    } else {
        None
    }
}
