//! A look back at a game that is over, in sentences: who led, when it turned, who had luck.

use bots::{Fight, Lead, Recap, SeatLuck, TurningPoint};
use table::Seat;

use crate::{Arg, Key, Words, key};

/// So many fights more or less than expected are luck worth the name.
const LUCK: f32 = 1.0;

/// What is said about a game that is over, part by part. A part of which there is nothing to say is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecapText {
    /// A heading for all of it.
    pub title: String,
    /// Since when the winner was ahead.
    pub lead: Option<String>,
    /// When the game turned, in order.
    pub turning_points: Vec<String>,
    /// How everybody's fights went, in the order of the seats; empty if nobody fought.
    pub luck: Vec<String>,
    /// The luckiest win and the unluckiest defeat of the game, as far as there are such.
    pub surprises: Vec<String>,
}

impl RecapText {
    /// All sentences in order, without the heading.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        let parts = self.lead.iter().chain(&self.turning_points);
        parts.chain(&self.luck).chain(&self.surprises).map(String::as_str)
    }
}

/// What a look back says. Its events are sentences already; `who` says who sits where.
pub fn recap(
    words: &Words,
    recap: &Recap<String>,
    who: &dyn Fn(Seat) -> Arg<'static>,
) -> RecapText {
    let seats = || Seat::first(recap.luck.len()).zip(&recap.luck);
    let fought = recap.luck.iter().any(|seat| seat.fights > 0);
    let luck = seats().filter(|_| fought).map(|(seat, luck)| self::luck(words, who(seat), luck));
    let luckiest = greatest(seats().map(|(seat, luck)| (seat, luck.luckiest.as_ref())));
    let unluckiest = greatest(seats().map(|(seat, luck)| (seat, luck.unluckiest.as_ref())));
    let surprises = [(key::RECAP_LUCKIEST, luckiest), (key::RECAP_UNLUCKIEST, unluckiest)];
    RecapText {
        title: words.text(key::RECAP_TITLE),
        lead: recap.lead.map(|it| lead(words, who(it.seat), it)),
        turning_points: recap
            .turning_points
            .iter()
            .map(|it| turning_point(words, it, who))
            .collect(),
        luck: luck.collect(),
        surprises: surprises
            .into_iter()
            .filter_map(|(key, found)| {
                found.map(|(seat, fight)| surprise(words, key, who(seat), fight))
            })
            .collect(),
    }
}

/// The fight that was hardest to expect; of equals the first.
fn greatest<'a>(
    fights: impl Iterator<Item = (Seat, Option<&'a Fight<String>>)>,
) -> Option<(Seat, &'a Fight<String>)> {
    let mut best: Option<(Seat, &Fight<String>)> = None;
    for (seat, fight) in fights {
        if let Some(fight) = fight
            && best.is_none_or(|(_, other)| other.luck.abs() < fight.luck.abs())
        {
            best = Some((seat, fight));
        }
    }
    best
}

fn lead(words: &Words, hero: Arg<'static>, lead: Lead) -> String {
    let hero = ("hero", hero);
    if lead.at_last {
        words.say(key::RECAP_LEAD_LAST, &[hero])
    } else if lead.after == 0 {
        words.say(key::RECAP_LEAD_ALWAYS, &[hero])
    } else {
        words.say(key::RECAP_LEAD_SINCE, &[hero, ("number", lead.after.into())])
    }
}

/// "Turn 34: Horan beats the dragon: 16 against 15. Horan's chance to win …".
fn turning_point(
    words: &Words,
    point: &TurningPoint<String>,
    who: &dyn Fn(Seat) -> Arg<'static>,
) -> String {
    let told = match &point.event {
        Some(told) => told.clone(),
        None => words.say(key::RECAP_NEW_HAND, &[("hero", who(point.by))]),
    };
    let (hero, before) = (("hero", who(point.seat)), ("before", percent(point.before)));
    let chance = if point.after >= 1.0 {
        words.say(key::RECAP_CHANCE_WON, &[hero, before])
    } else if point.after <= 0.0 {
        words.say(key::RECAP_CHANCE_LOST, &[hero, before])
    } else {
        let key =
            if point.after > point.before { key::RECAP_CHANCE_UP } else { key::RECAP_CHANCE_DOWN };
        words.say(key, &[hero, before, ("after", percent(point.after))])
    };
    let args =
        [("number", point.turn.into()), ("told", Arg::text(told)), ("chance", Arg::text(chance))];
    words.say(key::RECAP_TURN, &args)
}

/// How the fights of a seat went, against what was to be expected.
fn luck(words: &Words, hero: Arg<'static>, luck: &SeatLuck<String>) -> String {
    let hero = ("hero", hero);
    if luck.fights == 0 {
        return words.say(key::RECAP_LUCK_NONE, &[hero]);
    }
    let counts = [("won", luck.won.into()), ("count", luck.fights.into())];
    let [won, count] = counts;
    let expected = ("expected", Arg::Tenths((luck.expected * 10.0).round() as u32));
    let text = if luck.luck() >= LUCK {
        words.say(key::RECAP_LUCK_GOOD, &[hero, won, count, expected])
    } else if luck.luck() <= -LUCK {
        words.say(key::RECAP_LUCK_BAD, &[hero, won, count, expected])
    } else {
        words.say(key::RECAP_LUCK_EVEN, &[hero, won, count])
    };
    if luck.tied == 0 {
        return text;
    }
    let tied = words.say(key::RECAP_TIED, &[("count", luck.tied.into())]);
    format!("{text} {tied}")
}

fn surprise(words: &Words, key: Key, hero: Arg<'static>, fight: &Fight<String>) -> String {
    let args = [
        ("hero", hero),
        ("number", fight.turn.into()),
        ("chance", percent(fight.chance)),
        ("told", Arg::text(fight.event.as_str())),
    ];
    words.say(key, &args)
}

/// Whole numbers, and nothing was certain.
fn percent(chance: f32) -> Arg<'static> {
    Arg::Number(((chance * 100.0).round() as i64).clamp(1, 99))
}
