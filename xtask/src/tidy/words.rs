//! The texts in all languages: the same messages, no argument English does not have, nothing given twice.
//!
//! A noun is handed over in several forms (`$monster`, `$monster-acc`): the argument is what stands before the
//! first hyphen. Terms and attributes are a language's own business, and so is agreeing with a noun's gender
//! (`$hero-gender`) where English has no need to know it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use super::{Fault, TextFile};

const FOLDER: &str = "crates/words/text";
const LANGUAGES: [&str; 4] = ["en", "cs", "de", "pl"];

/// What one language's file holds.
struct Texts<'file> {
    file: &'file TextFile,
    messages: BTreeMap<&'file str, BTreeSet<&'file str>>,
}

/// Everything wrong with the texts. Without any text file there is nothing to check yet.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    if !files.iter().any(|file| file.path.starts_with(FOLDER)) {
        return Vec::new();
    }
    let mut faults = Vec::new();
    let mut languages = Vec::new();
    for language in LANGUAGES {
        let path = format!("{FOLDER}/{language}.ftl");
        match files.iter().find(|file| file.path == path) {
            Some(file) => languages.push(read(file, &mut faults)),
            None => faults.push(Fault {
                path,
                line: 0,
                sentence: "this language's file is missing".into(),
            }),
        }
    }
    let english = languages.iter().find(|texts| texts.file.path.ends_with("/en.ftl"));
    if let Some(english) = english {
        for texts in &languages {
            compare(english, texts, &mut faults);
        }
    }
    faults
}

/// Reads one file, noting what does not parse and what is there twice.
fn read<'file>(file: &'file TextFile, faults: &mut Vec<Fault>) -> Texts<'file> {
    let resource = match parser::parse(file.contents.as_str()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            let lines = |position: usize| file.contents[..position].matches('\n').count() + 1;
            faults.extend(
                errors
                    .iter()
                    .map(|error| Fault::new(file, lines(error.pos.start), error.to_string())),
            );
            resource
        }
    };
    let mut messages = BTreeMap::new();
    let mut terms = BTreeSet::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut arguments = BTreeSet::new();
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                for pattern in message.value.iter().chain(attributes) {
                    collect_from_pattern(pattern, &mut arguments);
                }
                if messages.insert(message.id.name, arguments).is_some() {
                    faults.push(Fault::new(
                        file,
                        0,
                        format!("the message `{}` is there twice", message.id.name),
                    ));
                }
            }
            Entry::Term(term) => {
                if !terms.insert(term.id.name) {
                    faults.push(Fault::new(
                        file,
                        0,
                        format!("the term `-{}` is there twice", term.id.name),
                    ));
                }
            }
            // What does not parse was reported above.
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => {}
        }
    }
    Texts { file, messages }
}

fn compare(english: &Texts, texts: &Texts, faults: &mut Vec<Fault>) {
    let mut fault = |sentence: String| faults.push(Fault::new(texts.file, 0, sentence));
    for (id, known) in &english.messages {
        match texts.messages.get(id) {
            None => fault(format!("the message `{id}` is missing")),
            Some(used) => {
                for argument in used.difference(known) {
                    fault(format!(
                        "the message `{id}` uses `${argument}`, which English does not have"
                    ));
                }
            }
        }
    }
    for id in texts.messages.keys().filter(|id| !english.messages.contains_key(*id)) {
        fault(format!("the message `{id}` is not in English"));
    }
}

fn collect_from_pattern<'file>(
    pattern: &Pattern<&'file str>,
    arguments: &mut BTreeSet<&'file str>,
) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, arguments);
        }
    }
}

fn collect_from_expression<'file>(
    expression: &Expression<&'file str>,
    arguments: &mut BTreeSet<&'file str>,
) {
    match expression {
        Expression::Select { selector, variants } => {
            collect_from_inline(selector, arguments);
            for variant in variants {
                collect_from_pattern(&variant.value, arguments);
            }
        }
        Expression::Inline(inline) => collect_from_inline(inline, arguments),
    }
}

fn collect_from_inline<'file>(
    inline: &InlineExpression<&'file str>,
    arguments: &mut BTreeSet<&'file str>,
) {
    match inline {
        InlineExpression::VariableReference { id } if id.name.ends_with("-gender") => {}
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.split('-').next().unwrap_or(id.name));
        }
        InlineExpression::FunctionReference { arguments: call, .. }
        | InlineExpression::TermReference { arguments: Some(call), .. } => {
            collect_from_call(call, arguments);
        }
        InlineExpression::Placeable { expression } => {
            collect_from_expression(expression, arguments);
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

fn collect_from_call<'file>(
    call: &CallArguments<&'file str>,
    arguments: &mut BTreeSet<&'file str>,
) {
    let named = call.named.iter().map(|argument| &argument.value);
    for inline in call.positional.iter().chain(named) {
        collect_from_inline(inline, arguments);
    }
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::{FOLDER, LANGUAGES, faults};

    /// The faults when Czech has its own text and every other language the English one.
    fn check(english: &str, czech: &str) -> Vec<String> {
        let text = |language| if language == "cs" { czech } else { english };
        let files = LANGUAGES
            .map(|language| TextFile::new(&format!("{FOLDER}/{language}.ftl"), text(language)));
        faults(&files).iter().map(|fault| fault.to_string().replace(FOLDER, "")).collect()
    }

    #[test]
    fn the_same_messages_are_fine_with_other_attributes_forms_and_fewer_arguments() {
        let english = "fight = { $hero } fights { $monster } for { $gold }.\nrat = rat\n";
        let czech = "fight = { $hero } bojuje s { $monster-ins }.\nrat = krysa\n    .ins = krysou\n-own = x\n";
        assert_eq!(check(english, czech), [""; 0]);
        let agreeing =
            "cursed = { $hero-gender ->\n   *[masculine] proklet\n    [feminine] prokleta\n }\n";
        assert_eq!(check("cursed = cursed\n", agreeing), [""; 0]);
    }

    #[test]
    fn no_texts_at_all_are_fine_but_a_missing_language_is_not() {
        assert_eq!(faults(&[]), []);
        let found = faults(&[TextFile::new(&format!("{FOLDER}/en.ftl"), "a = A\n")]);
        assert_eq!(found.len(), 3);
    }

    #[test]
    fn missing_and_additional_messages_are_faults() {
        let found = check("a = A\nb = B\n", "a = A\nc = C\n");
        assert_eq!(
            found,
            ["/cs.ftl: the message `b` is missing", "/cs.ftl: the message `c` is not in English"]
        );
    }

    #[test]
    fn arguments_are_found_wherever_they_hide() {
        let english = "a = { $n }\n";
        for czech in [
            "a = { $x }\n",
            "a = { NUMBER($x) }\n",
            "a = { -term(case: \"acc\") } { { $x } }\n-term = t\n",
            "a = { $n ->\n    [one] { $x }\n   *[other] o\n }\n",
            "a = { $x ->\n   *[other] o\n }\n",
            "a = A\n    .title = { $x-gen }\n",
        ] {
            let found = check(english, czech);
            assert_eq!(
                found,
                ["/cs.ftl: the message `a` uses `$x`, which English does not have"],
                "{czech}"
            );
        }
    }

    #[test]
    fn messages_given_twice_are_faults() {
        assert_eq!(check("a = A\n", "a = A\na = B\n"), ["/cs.ftl: the message `a` is there twice"]);
        assert_eq!(
            check("a = A\n", "a = A\n-t = A\n-t = B\n"),
            ["/cs.ftl: the term `-t` is there twice"]
        );
    }

    #[test]
    fn what_does_not_parse_is_a_fault_on_its_line() {
        let found = check("a = A\n", "a = A\nb = { $n\n");
        assert!(found[0].starts_with("/cs.ftl:"), "{found:?}");
    }
}
