//! Finding words whatever their case and accents: who types `prisera` finds „příšera“.

/// A text cut where a search begins and ends to match, each piece with whether it matches.
pub fn pieces(text: &str, query: &Folded) -> Vec<(bool, String)> {
    if query.0.is_empty() {
        return vec![(false, text.to_owned())];
    }
    // Each folded letter with where its letter begins and ends in the text.
    let letters: Vec<(char, usize, usize)> = text
        .char_indices()
        .flat_map(|(at, letter)| {
            fold(letter).map(move |folded| (folded, at, at + letter.len_utf8()))
        })
        .collect();
    let (mut pieces, mut done, mut index) = (Vec::new(), 0, 0);
    while index + query.0.len() <= letters.len() {
        let window = &letters[index..index + query.0.len()];
        let same = window.iter().zip(&query.0).all(|((letter, ..), wanted)| letter == wanted);
        let (from, to) = (window[0].1, window[window.len() - 1].2);
        if same && from >= done {
            if from > done {
                pieces.push((false, text[done..from].to_owned()));
            }
            pieces.push((true, text[from..to].to_owned()));
            done = to;
            index += query.0.len();
        } else {
            index += 1;
        }
    }
    if done < text.len() {
        pieces.push((false, text[done..].to_owned()));
    }
    pieces
}

/// What is searched for, without case and accents. Too short to search for is nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Folded(Vec<char>);

impl Folded {
    /// Of what somebody typed.
    pub fn new(typed: &str) -> Self {
        let folded: Vec<char> = typed.trim().chars().flat_map(fold).collect();
        if folded.len() < 2 { Self::default() } else { Self(folded) }
    }

    /// Nothing is searched for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A letter without case and accents, as far as the page's languages have any.
fn fold(letter: char) -> impl Iterator<Item = char> {
    let (first, second) = match letter.to_lowercase().next().unwrap_or(letter) {
        'á' | 'ä' | 'ą' => ('a', None),
        'č' | 'ć' => ('c', None),
        'ď' => ('d', None),
        'é' | 'ě' | 'ę' => ('e', None),
        'í' => ('i', None),
        'ł' => ('l', None),
        'ň' | 'ń' => ('n', None),
        'ó' | 'ö' => ('o', None),
        'ř' => ('r', None),
        'š' | 'ś' => ('s', None),
        'ß' => ('s', Some('s')),
        'ť' => ('t', None),
        'ú' | 'ů' | 'ü' => ('u', None),
        'ý' => ('y', None),
        'ž' | 'ź' | 'ż' => ('z', None),
        '’' => ('\'', None),
        '\u{a0}' => (' ', None),
        same => (same, None),
    };
    std::iter::once(first).chain(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, query: &str, marked: &str) {
        let pieces = pieces(text, &Folded::new(query));
        let whole: String = pieces.iter().map(|(_, piece)| piece.as_str()).collect();
        assert_eq!(whole, text, "nothing is lost");
        let shown = pieces.iter().map(
            |(hit, piece)| {
                if *hit { format!("[{piece}]") } else { piece.clone() }
            },
        );
        assert_eq!(shown.collect::<String>(), marked, "{query} in {text}");
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        check("Nestvůra a NESTVŮRY", "nestvur", "[Nestvůr]a a [NESTVŮR]Y");
        check("Źródło", "zrodlo", "[Źródło]");
        check("der Größte", "grösst", "der [Größt]e");
        check("der Größte", "GROSST", "der [Größt]e");
        check("Straße", "strase", "Straße");
    }

    #[test]
    fn matches_do_not_overlap_and_short_searches_find_nothing() {
        check("aaaa", "aa", "[aa][aa]");
        check("aaa", "aa", "[aa]a");
        check("abc", "a", "abc");
        check("abc", "  ", "abc");
        check("", "ab", "");
        check("ß", "ss", "[ß]");
        check("K4.3", "k4.3", "[K4.3]");
    }
}
