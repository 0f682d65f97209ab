//! What a player types.

use std::path::PathBuf;

/// One line, understood.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// About the question, in small letters: a number of the list, or notation; or an aside that only
    /// the game itself understands.
    Reply(String),
    /// About something else.
    Aside(Aside),
}

/// What can be asked for at any time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Aside {
    Undo,
    Map,
    Sheets,
    Help,
    /// The best choice, and why.
    Hint,
    /// To this file, or to the one that was named at the start.
    Save(Option<PathBuf>),
    /// Why is this action not possible, or if it is empty, what is not?
    Why(String),
    Withdraw,
    Agree,
    Quit,
}

pub(crate) fn understand(line: &str) -> Answer {
    let line = line.trim();
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    Answer::Aside(match word.to_lowercase().as_str() {
        "u" | "undo" => Aside::Undo,
        "m" | "map" => Aside::Map,
        "s" | "sheets" => Aside::Sheets,
        "?" | "h" | "help" => Aside::Help,
        // In every language, as `help` names it.
        "hint" | "rada" | "tipp" | "podpowiedź" | "podpowiedz" => Aside::Hint,
        "q" | "quit" => Aside::Quit,
        "w" | "save" => Aside::Save((!rest.is_empty()).then(|| PathBuf::from(rest))),
        "why" => Aside::Why(rest.to_lowercase()),
        "withdraw" => Aside::Withdraw,
        "agree" => Aside::Agree,
        _ => return Answer::Reply(line.to_lowercase()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asides_are_told_from_replies() {
        assert_eq!(understand(" 3 \n"), Answer::Reply("3".to_owned()));
        assert_eq!(understand("Go N"), Answer::Reply("go n".to_owned()));
        assert_eq!(understand("U"), Answer::Aside(Aside::Undo));
        let game = Aside::Save(Some("A game.karak".into()));
        assert_eq!(understand("w A game.karak"), Answer::Aside(game));
        assert_eq!(understand("save"), Answer::Aside(Aside::Save(None)));
        for word in ["hint", "Rada", "TIPP", "podpowiedź", "PODPOWIEDŹ", "podpowiedz"] {
            assert_eq!(understand(word), Answer::Aside(Aside::Hint));
        }
        assert_eq!(understand("why go n"), Answer::Aside(Aside::Why("go n".to_owned())));
    }
}
