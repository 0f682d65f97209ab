//! Puts sentences together.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use crate::{Arg, FORMS, Language};

/// The texts of one language.
type Texts = FluentBundle<FluentResource>;

/// Speaks one language. What is missing is said in English, if that is embedded; what is missing there too is
/// said by its key.
pub struct Words {
    language: Language,
    /// The language's own texts, then English if that is another language.
    texts: Vec<Texts>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// Speaks with the embedded texts.
    #[cfg(feature = "embedded")]
    pub fn new(language: Language) -> Self {
        // A test reads all four files; of a broken one what can be read is used.
        let own = FluentResource::try_new(crate::embedded::source(language).to_owned())
            .unwrap_or_else(|(readable, _)| readable);
        Self::with(language, own)
    }

    /// Speaks with this text, one of the files of `text/`: for a page that fetches the one it needs.
    ///
    /// # Errors
    /// A sentence that says which line cannot be read.
    pub fn from_source(language: Language, source: &str) -> Result<Self, String> {
        match FluentResource::try_new(source.to_owned()) {
            Ok(own) => Ok(Self::with(language, own)),
            Err((_, errors)) => Err(errors.first().map_or_else(
                || "the texts cannot be read".to_owned(),
                |error| {
                    let before = source.get(..error.pos.start).unwrap_or_default();
                    format!("line {} of the texts: {error}", before.matches('\n').count() + 1)
                },
            )),
        }
    }

    /// Says every text by its key: for a page that could fetch none.
    pub fn wordless(language: Language) -> Self {
        Self { language, texts: Vec::new() }
    }

    fn with(language: Language, own: FluentResource) -> Self {
        let mut texts = vec![bundle(language, own)];
        #[cfg(feature = "embedded")]
        if language != Language::English {
            texts.extend(Self::new(Language::English).texts);
        }
        texts.shrink_to_fit();
        Self { language, texts }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether the language has its own text for this key.
    pub fn has(&self, key: &str) -> bool {
        self.texts.first().is_some_and(|own| own.has_message(key))
    }

    /// A text without arguments.
    pub fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The text of this key with these arguments.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let found =
            self.texts.iter().find_map(|texts| Some((texts, texts.get_message(key)?.value()?)));
        let Some((texts, pattern)) = found else { return key.to_owned() };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(Cow::Borrowed(*name), *number),
                Arg::Halves(halves) => values.set(Cow::Borrowed(*name), f64::from(*halves) / 2.0),
                Arg::Text(text) => values.set(Cow::Borrowed(*name), text.as_ref()),
                Arg::Noun(key) => self.set_noun(&mut values, texts, name, key, None),
                Arg::Labeled(key, label) => {
                    self.set_noun(&mut values, texts, name, key, Some(label));
                }
            }
        }
        format(texts, pattern, &values)
    }

    /// Sets the base form of a noun and all its other forms. `texts` are those of the sentence: a noun in
    /// another language is a last resort.
    fn set_noun<'a>(
        &'a self,
        values: &mut FluentArgs<'a>,
        texts: &'a Texts,
        name: &'a str,
        key: &'a str,
        label: Option<&'a str>,
    ) {
        let mut inner = FluentArgs::new();
        if let Some(label) = label {
            inner.set("label", label);
        }
        let everywhere = std::iter::once(texts).chain(&self.texts);
        let found = everywhere
            .filter_map(|texts| Some((texts, texts.get_message(key)?)))
            .find_map(|(texts, noun)| Some((texts, format(texts, noun.value()?, &inner), noun)));
        let base = found.as_ref().map_or(key, |(_, base, _)| base).to_owned();
        for form in FORMS {
            values.set(format!("{name}-{form}"), base.clone());
        }
        if let Some((texts, _, noun)) = &found {
            for form in noun.attributes() {
                values.set(format!("{name}-{}", form.id()), format(texts, form.value(), &inner));
            }
        }
        values.set(Cow::Borrowed(name), base);
    }
}

fn bundle(language: Language, own: FluentResource) -> Texts {
    let mut texts = Texts::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
    // Marks around arguments would show up in terminals; none of the languages is written right to left.
    texts.set_use_isolating(false);
    match language {
        Language::English => {}
        Language::Czech | Language::German | Language::Polish => {
            texts.set_formatter(Some(with_comma));
        }
    }
    texts.add_resource_overriding(own);
    texts
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

/// What cannot be filled in stays visible in the text; tests see to it that there is no such thing.
fn format(texts: &Texts, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> String {
    texts.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
}
