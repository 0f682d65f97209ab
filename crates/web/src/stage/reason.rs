//! Why something is not possible now.

use table::HostError;
use words::Words;

use super::Staged;
use crate::session::why_not;

/// Something that is not possible now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Its picture.
    pub icon: &'static str,
    /// Its name.
    pub name: String,
    /// Why it is not possible.
    pub why: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    /// What is true of this one alone.
    pub detail: Option<String>,
}

impl Reason {
    /// Why an action is not possible in what is shown, if it is not.
    pub fn against<G: Staged>(
        rules: &G,
        words: &Words,
        view: &G::View,
        action: G::Action,
        name: String,
    ) -> Option<Self> {
        let error = why_not(rules, view, action)?;
        let (why, rule) = said(rules, words, view, error);
        Some(Self { icon: G::picture(view, action), name, why, rule, detail: None })
    }
}

/// Why something is refused, and the rule that refuses, if a rule does: a link names it, so the sentence need not.
pub fn said<G: Staged>(
    rules: &G,
    words: &Words,
    view: &G::View,
    error: HostError<G::Refusal>,
) -> (String, Option<&'static str>) {
    let mut why = rules.host_error(words, view, error);
    let HostError::Refused(refusal) = error else { return (why, None) };
    let rule = table::Reason::rule(&refusal);
    if let Some(at) = why.rfind(&[" (", rule, ")"].concat()) {
        why.truncate(at);
    }
    (why, Some(rule))
}
