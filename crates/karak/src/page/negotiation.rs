//! What a browser says it understands, and what it has already.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, IF_NONE_MATCH};

use super::table::File;

/// A form in which a file can be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Brotli,
    Gzip,
    Plain,
}

impl Form {
    /// From the smallest to the largest.
    const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Plain];

    /// As HTTP calls it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Plain => "identity",
        }
    }

    /// The file in this form, if it exists.
    pub(super) fn of(self, file: &File) -> Option<&'static [u8]> {
        match self {
            Self::Brotli => file.brotli,
            Self::Gzip => file.gzip,
            Self::Plain => Some(file.plain),
        }
    }

    /// The form the browser likes best, and of those the smallest. Plain is always possible: who refuses even that
    /// gets it all the same, which is kinder than an error.
    pub(super) fn best(file: &File, headers: &HeaderMap) -> Self {
        let wishes = Wishes::read(headers);
        let possible = Self::ALL.into_iter().filter(|form| form.of(file).is_some());
        let liked = possible.map(|form| (wishes.of(form), form)).filter(|&(wish, _)| wish > 0);
        // `max_by_key` would take the last of equals, so the smallest must come last.
        let best = liked.rev().max_by_key(|&(wish, _)| wish);
        best.map_or(Self::Plain, |(_, form)| form)
    }
}

/// What `Accept-Encoding` says, in thousandths.
struct Wishes {
    named: Vec<(String, u16)>,
}

impl Wishes {
    fn read(headers: &HeaderMap) -> Self {
        let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        let items = lines.flat_map(|line| line.split(','));
        let named = items.map(|item| {
            let mut parts = item.split(';');
            let name = parts.next().unwrap_or_default().trim().to_ascii_lowercase();
            let quality = parts.find_map(|part| {
                let (key, value) = part.split_once('=')?;
                key.trim().eq_ignore_ascii_case("q").then(|| thousandths(value.trim()))
            });
            (name, quality.unwrap_or(1000))
        });
        Self { named: named.filter(|(name, _)| !name.is_empty()).collect() }
    }

    /// 0 means: not at all. Plain is fine without being named, but after everything that is.
    fn of(&self, form: Form) -> u16 {
        let wish = |name: &str| self.named.iter().find(|(found, _)| found == name);
        let named = wish(form.name()).or_else(|| wish("*")).map(|&(_, wish)| wish);
        named.unwrap_or(u16::from(form == Form::Plain))
    }
}

/// `0.5` as 500; what is no such number counts as 0.
fn thousandths(value: &str) -> u16 {
    let number: f32 = value.parse().unwrap_or(0.0);
    (number.clamp(0.0, 1.0) * 1000.0).round() as u16
}

/// Whether the browser has this version already.
pub(super) fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    let lines = headers.get_all(IF_NONE_MATCH).iter().filter_map(|line| line.to_str().ok());
    let mut tags = lines.flat_map(|line| line.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

#[cfg(test)]
mod tests {
    use axum::http::header::{ACCEPT_ENCODING, IF_NONE_MATCH};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::{File, Form, is_known};

    const FILE: File = File {
        path: "a",
        content_type: "text/plain",
        tag: "t",
        plain: b"plain",
        brotli: Some(b"br"),
        gzip: Some(b"gz"),
    };

    fn headers(name: &HeaderName, lines: &[&'static str]) -> HeaderMap {
        lines.iter().map(|line| (name.clone(), HeaderValue::from_static(line))).collect()
    }

    #[test]
    fn the_smallest_form_that_is_liked_best_is_sent() {
        for (lines, expected) in [
            (&["gzip, deflate, br, zstd"][..], Form::Brotli),
            (&["GZIP"], Form::Gzip),
            (&["br;q=0.5, gzip;q=0.8"], Form::Gzip),
            (&["br;q=0, gzip"], Form::Gzip),
            (&["gzip", "br"], Form::Brotli),
            (&["*"], Form::Brotli),
            (&["*;q=0.5, br;q=0"], Form::Gzip),
            (&["gzip;q=0.001"], Form::Gzip),
            (&["identity, gzip;q=0.5"], Form::Plain),
            (&["identity;q=0.5, gzip;q=1.0"], Form::Gzip),
            (&["deflate"], Form::Plain),
            (&["*;q=0"], Form::Plain),
            (&["br;q=nonsense"], Form::Plain),
            (&[""], Form::Plain),
            (&[], Form::Plain),
        ] {
            assert_eq!(Form::best(&FILE, &headers(&ACCEPT_ENCODING, lines)), expected, "{lines:?}");
        }
        let bare = File { brotli: None, gzip: None, ..FILE };
        assert_eq!(Form::best(&bare, &headers(&ACCEPT_ENCODING, &["br"])), Form::Plain);
    }

    #[test]
    fn known_versions_are_recognised() {
        for line in ["\"t\"", "W/\"t\"", "\"other\", \"t\"", "*"] {
            assert!(is_known("\"t\"", &headers(&IF_NONE_MATCH, &[line])), "{line}");
        }
        assert!(!is_known("\"t\"", &headers(&IF_NONE_MATCH, &["\"other\""])));
        assert!(!is_known("\"t\"", &HeaderMap::new()));
    }
}
