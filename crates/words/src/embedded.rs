//! The files of `text/`, as part of the program.

use crate::Language;

/// The text of a language.
pub(crate) const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/en.ftl"),
        Language::Czech => include_str!("../text/cs.ftl"),
        Language::German => include_str!("../text/de.ftl"),
        Language::Polish => include_str!("../text/pl.ftl"),
    }
}
