//! What the proof of a game proves, in words.

use protocol::{Cheat, Unproved, Verdict};
use table::Seat;
use words::{Arg, Key, Words, key};

use super::names::harmless;

/// Whether the game is proved; if not, everything that is wrong or open, a line each.
pub(super) fn verdict(words: &Words, verdict: &Verdict) -> String {
    if verdict.is_proved() {
        return words.text(key::JOIN_PROVED) + "\n";
    }
    let mut text = String::new();
    let mut list = |heading: Key, lines: Vec<String>| {
        if !lines.is_empty() {
            text += &format!("{}\n  {}\n", words.text(heading), lines.join("\n  "));
        }
    };
    list(key::JOIN_CHEATED, verdict.cheats.iter().map(|found| cheat(words, found)).collect());
    list(key::JOIN_OPEN, verdict.unproved.iter().map(|open| unproved(words, *open)).collect());
    text
}

/// Something that no honest server does.
pub(super) fn cheat(words: &Words, cheat: &Cheat) -> String {
    let of = |key: Key, seat: Seat| words.say(key, &[("number", number(seat))]);
    let because =
        |key: Key, reason: &str| words.say(key, &[("reason", Arg::text(harmless(reason)))]);
    match cheat {
        Cheat::Commitment => words.text(key::JOIN_CHEAT_COMMITMENT),
        Cheat::SetUp => words.text(key::JOIN_CHEAT_SET_UP),
        Cheat::Promise(seat) => of(key::JOIN_CHEAT_PROMISE, *seat),
        Cheat::LatePromise(seat) => of(key::JOIN_CHEAT_LATE_PROMISE, *seat),
        Cheat::CalledSilent(seat) => of(key::JOIN_CHEAT_CALLED_SILENT, *seat),
        Cheat::Unnamed(seat) => of(key::JOIN_CHEAT_UNNAMED, *seat),
        Cheat::Secret => words.text(key::JOIN_CHEAT_SECRET),
        Cheat::Share(seat) => of(key::JOIN_CHEAT_SHARE, *seat),
        Cheat::Record(reason) => because(key::JOIN_CHEAT_RECORD, reason),
        Cheat::NoDice => words.text(key::JOIN_CHEAT_NO_DICE),
        Cheat::Dice(reason) => because(key::JOIN_CHEAT_DICE, reason),
        Cheat::Rewritten { sequence } => {
            words.say(key::JOIN_CHEAT_REWRITTEN, &[("number", Arg::Number(*sequence as i64))])
        }
        Cheat::Shown(_) => words.text(key::JOIN_CHEAT_SHOWN),
    }
}

fn unproved(words: &Words, open: Unproved) -> String {
    let of = |key: Key, seat: Seat| words.say(key, &[("number", number(seat))]);
    match open {
        Unproved::OwnDraws => words.text(key::JOIN_OPEN_OWN_DRAWS),
        Unproved::CameLate => words.text(key::JOIN_OPEN_CAME_LATE),
        Unproved::PromisedByOther(seat) => of(key::JOIN_OPEN_OTHER, seat),
        Unproved::Silent(seat) => of(key::JOIN_OPEN_SILENT, seat),
        Unproved::TooLate(seat) => of(key::JOIN_OPEN_LATE, seat),
    }
}

fn number(seat: Seat) -> Arg<'static> {
    Arg::Number(i64::from(u8::from(seat)))
}

#[cfg(test)]
mod tests {
    use table::Viewer;
    use words::Language;

    use super::*;

    #[test]
    fn all_that_can_be_found_is_told_in_every_language() {
        let seat = Seat::new(1);
        let found = Verdict {
            cheats: vec![
                Cheat::Commitment,
                Cheat::SetUp,
                Cheat::Promise(seat),
                Cheat::LatePromise(seat),
                Cheat::CalledSilent(seat),
                Cheat::Unnamed(seat),
                Cheat::Secret,
                Cheat::Share(seat),
                Cheat::Record("x\u{1b}y".to_owned()),
                Cheat::NoDice,
                Cheat::Dice("z".to_owned()),
                Cheat::Rewritten { sequence: 7 },
                Cheat::Shown(Viewer::Spectator),
            ],
            unproved: vec![
                Unproved::OwnDraws,
                Unproved::CameLate,
                Unproved::PromisedByOther(seat),
                Unproved::Silent(seat),
                Unproved::TooLate(seat),
            ],
        };
        for language in Language::ALL {
            let words = Words::new(language);
            let text = verdict(&words, &found);
            assert_eq!(text.lines().count(), 20, "{text}");
            assert!(!text.contains("join-") && !text.contains('\u{1b}'), "{text}");
            assert!(text.contains('7') && text.contains("xy"), "{text}");
            assert_eq!(verdict(&words, &Verdict::default()).lines().count(), 1);
        }
    }
}
