//! What somebody at a table types.

use protocol::ChatPolicy;
use table::Seat;
use words::{EMOTES, Key, Language, Words, key};

use crate::terminal::{Answer, Aside, understand};

/// One line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// An answer to what the game asks, in small letters, or something only the game understands.
    Reply(String),
    /// About the game, as in a game that is played here.
    Aside(Aside),
    /// About the table.
    Wish(Wish),
}

/// What can be wished for at a table. What is left out of it is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Say(String),
    /// By number, from 1; without one the list.
    Emote(Option<u8>),
    Claim(Option<Seat>),
    Free(Option<Seat>),
    Bot(Option<(Seat, String)>),
    Ready(bool),
    Start,
    /// To a bot of this name.
    Lend(String),
    TakeBack,
    Agree(bool),
    Rematch,
    Players,
    Name(String),
    About(About),
}

/// What concerns others at a table, most of it for its host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// With this player; from which of several own ones.
    Change(Option<(Option<Seat>, Seat)>),
    /// Whom, as they are called.
    Mute(String, bool),
    Remove(String),
    HandOver(String),
    Give(Option<(Seat, String)>),
    Set(Option<Setting>),
    Close,
}

/// What the host of a table can set while people are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    Open(bool),
    Hints(bool),
    Chat(ChatPolicy),
}

/// By what they are called.
pub(super) const SETTINGS: [(Key, Setting); 7] = [
    (key::JOIN_SETTING_OPEN, Setting::Open(true)),
    (key::JOIN_SETTING_PRIVATE, Setting::Open(false)),
    (key::JOIN_SETTING_HINTS, Setting::Hints(true)),
    (key::JOIN_SETTING_NO_HINTS, Setting::Hints(false)),
    (key::JOIN_SETTING_LINES, Setting::Chat(ChatPolicy::Lines)),
    (key::JOIN_SETTING_EMOTES, Setting::Chat(ChatPolicy::Emotes)),
    (key::JOIN_SETTING_SILENT, Setting::Chat(ChatPolicy::Silent)),
];

#[derive(Clone, Copy, Debug)]
enum Verb {
    Say,
    Emote,
    Claim,
    Free,
    Bot,
    Ready,
    NotReady,
    Start,
    Lend,
    Back,
    Withdraw,
    Agree,
    Disagree,
    Rematch,
    Players,
    Name,
    Change,
    Mute,
    Unmute,
    Remove,
    Host,
    Give,
    Setting,
    Close,
    Undo,
    Map,
    Sheets,
    Why,
    Help,
    Quit,
}

const VERBS: [(Key, Verb); 30] = [
    (key::JOIN_WORD_SAY, Verb::Say),
    (key::JOIN_WORD_EMOTE, Verb::Emote),
    (key::JOIN_WORD_CLAIM, Verb::Claim),
    (key::JOIN_WORD_FREE, Verb::Free),
    (key::JOIN_WORD_BOT, Verb::Bot),
    (key::JOIN_WORD_READY, Verb::Ready),
    (key::JOIN_WORD_NOT_READY, Verb::NotReady),
    (key::JOIN_WORD_START, Verb::Start),
    (key::JOIN_WORD_LEND, Verb::Lend),
    (key::JOIN_WORD_BACK, Verb::Back),
    (key::JOIN_WORD_WITHDRAW, Verb::Withdraw),
    (key::JOIN_WORD_AGREE, Verb::Agree),
    (key::JOIN_WORD_DISAGREE, Verb::Disagree),
    (key::JOIN_WORD_REMATCH, Verb::Rematch),
    (key::JOIN_WORD_PLAYERS, Verb::Players),
    (key::JOIN_WORD_NAME, Verb::Name),
    (key::JOIN_WORD_CHANGE, Verb::Change),
    (key::JOIN_WORD_MUTE, Verb::Mute),
    (key::JOIN_WORD_UNMUTE, Verb::Unmute),
    (key::JOIN_WORD_REMOVE, Verb::Remove),
    (key::JOIN_WORD_HOST, Verb::Host),
    (key::JOIN_WORD_GIVE, Verb::Give),
    (key::JOIN_WORD_SETTING, Verb::Setting),
    (key::JOIN_WORD_CLOSE, Verb::Close),
    (key::JOIN_WORD_UNDO, Verb::Undo),
    (key::JOIN_WORD_MAP, Verb::Map),
    (key::JOIN_WORD_SHEETS, Verb::Sheets),
    (key::JOIN_WORD_WHY, Verb::Why),
    (key::JOIN_WORD_HELP, Verb::Help),
    (key::JOIN_WORD_QUIT, Verb::Quit),
];

/// The bot that plays for somebody who does not say which.
const USUAL_BOT: &str = "normal";

/// The words of a language; the English ones are understood everywhere.
pub(super) struct Vocabulary {
    verbs: Vec<(String, Verb)>,
    settings: Vec<(String, Setting)>,
}

/// The words of these keys in a language and in English, several of which may mean the same.
fn meanings<T: Copy>(words: &Words, keys: &[(Key, T)]) -> Vec<(String, T)> {
    let english = Words::new(Language::English);
    let of = |words: &Words| -> Vec<(String, T)> {
        let texts = keys.iter().map(|&(key, meaning)| (words.text(key), meaning));
        let each = |(text, meaning): (String, T)| {
            text.split(' ').map(|word| (word.to_owned(), meaning)).collect::<Vec<_>>()
        };
        texts.flat_map(each).collect()
    };
    [of(words), of(&english)].concat()
}

fn find<T: Copy>(meanings: &[(String, T)], word: &str) -> Option<T> {
    meanings.iter().find(|(known, _)| known == word).map(|&(_, meaning)| meaning)
}

impl Vocabulary {
    pub(super) fn new(words: &Words) -> Self {
        Self { verbs: meanings(words, &VERBS), settings: meanings(words, &SETTINGS) }
    }

    /// The line, understood.
    pub(super) fn understand(&self, line: &str) -> Line {
        let line = line.trim();
        let (word, rest) =
            line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let word = word.to_lowercase();
        let Some(verb) = find(&self.verbs, &word) else {
            return match understand(line) {
                Answer::Reply(reply) => Line::Reply(reply),
                Answer::Aside(Aside::Agree) => Line::Wish(Wish::Agree(true)),
                Answer::Aside(aside) => Line::Aside(aside),
            };
        };
        Line::Wish(match verb {
            Verb::Say => Wish::Say(rest.to_owned()),
            Verb::Emote => Wish::Emote(emote(rest)),
            Verb::Claim => Wish::Claim(rest.parse().ok()),
            Verb::Free => Wish::Free(rest.parse().ok()),
            Verb::Bot => Wish::Bot(bot(rest)),
            Verb::Ready => Wish::Ready(true),
            Verb::NotReady => Wish::Ready(false),
            Verb::Start => Wish::Start,
            Verb::Lend if rest.is_empty() => Wish::Lend(USUAL_BOT.to_owned()),
            Verb::Lend => Wish::Lend(rest.to_lowercase()),
            Verb::Back => Wish::TakeBack,
            Verb::Agree => Wish::Agree(true),
            Verb::Disagree => Wish::Agree(false),
            Verb::Rematch => Wish::Rematch,
            Verb::Players => Wish::Players,
            Verb::Name => Wish::Name(rest.to_owned()),
            Verb::Change => Wish::About(About::Change(change(rest))),
            Verb::Mute => Wish::About(About::Mute(rest.to_owned(), true)),
            Verb::Unmute => Wish::About(About::Mute(rest.to_owned(), false)),
            Verb::Remove => Wish::About(About::Remove(rest.to_owned())),
            Verb::Host => Wish::About(About::HandOver(rest.to_owned())),
            Verb::Give => Wish::About(About::Give(gift(rest))),
            Verb::Setting => Wish::About(About::Set(find(&self.settings, &rest.to_lowercase()))),
            Verb::Close => Wish::About(About::Close),
            Verb::Withdraw => return Line::Aside(Aside::Withdraw),
            Verb::Undo => return Line::Aside(Aside::Undo),
            Verb::Map => return Line::Aside(Aside::Map),
            Verb::Sheets => return Line::Aside(Aside::Sheets),
            Verb::Why => return Line::Aside(Aside::Why(rest.to_lowercase())),
            Verb::Help => return Line::Aside(Aside::Help),
            Verb::Quit => return Line::Aside(Aside::Quit),
        })
    }
}

fn emote(rest: &str) -> Option<u8> {
    rest.parse().ok().filter(|number| (1..=EMOTES.len()).contains(&usize::from(*number)))
}

/// A seat, and a level: normal unless it is named.
fn bot(rest: &str) -> Option<(Seat, String)> {
    let mut parts = rest.split_whitespace();
    let seat = parts.next()?.parse().ok()?;
    Some((seat, parts.next().unwrap_or(USUAL_BOT).to_lowercase()))
}

/// One player, or two of which the first is one's own.
fn change(rest: &str) -> Option<(Option<Seat>, Seat)> {
    match rest.split_once(' ') {
        Some((from, to)) => Some((Some(from.parse().ok()?), to.trim().parse().ok()?)),
        None => Some((None, rest.parse().ok()?)),
    }
}

/// A player, and who gets the place.
fn gift(rest: &str) -> Option<(Seat, String)> {
    let (seat, who) = rest.split_once(' ')?;
    Some((seat.parse().ok()?, who.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_one_meaning_in_every_language() {
        for language in Language::ALL {
            let vocabulary = Vocabulary::new(&Words::new(language));
            for (word, verb) in &vocabulary.verbs {
                let meanings = vocabulary.verbs.iter().filter(|(known, _)| known == word);
                let verbs: Vec<String> = meanings.map(|(_, verb)| format!("{verb:?}")).collect();
                assert!(
                    verbs.iter().all(|other| *other == format!("{verb:?}")),
                    "{language} {word}: {verbs:?}"
                );
            }
        }
    }

    #[test]
    fn lines_are_understood_in_the_language_and_in_english() {
        let czech = Vocabulary::new(&Words::new(Language::Czech));
        let seat = Seat::new(1);
        assert_eq!(czech.understand("Sednout 2"), Line::Wish(Wish::Claim(Some(seat))));
        assert_eq!(czech.understand("claim 2"), Line::Wish(Wish::Claim(Some(seat))));
        assert_eq!(czech.understand("claim 9"), Line::Wish(Wish::Claim(None)));
        assert_eq!(
            czech.understand("bot 2 hard"),
            Line::Wish(Wish::Bot(Some((seat, "hard".to_owned()))))
        );
        assert_eq!(
            czech.understand("řekni Ahoj  ty"),
            Line::Wish(Wish::Say("Ahoj  ty".to_owned()))
        );
        assert_eq!(czech.understand("proč go N"), Line::Aside(Aside::Why("go n".to_owned())));
        assert_eq!(czech.understand("rada"), Line::Aside(Aside::Hint));
        assert_eq!(czech.understand("leave"), Line::Aside(Aside::Withdraw));
        assert_eq!(czech.understand("agree"), Line::Wish(Wish::Agree(true)));
        let about = |about| Line::Wish(Wish::About(about));
        let both = About::Change(Some((Some(Seat::new(0)), seat)));
        assert_eq!(czech.understand("vyměnit 1 2"), about(both));
        assert_eq!(czech.understand("change 2"), about(About::Change(Some((None, seat)))));
        let gift = About::Give(Some((seat, "Host 3".to_owned())));
        assert_eq!(czech.understand("dát 2 Host 3"), about(gift));
        let open = about(About::Set(Some(Setting::Open(true))));
        assert_eq!(czech.understand("nastavit VEŘEJNÝ"), open);
        assert_eq!(czech.understand("setting open"), open);
        assert_eq!(czech.understand("setting loud"), about(About::Set(None)));
        assert_eq!(czech.understand(" 3 "), Line::Reply("3".to_owned()));
        assert_eq!(czech.understand("pozdrav 99"), Line::Wish(Wish::Emote(None)));
    }
}
