//! What a first game of Goblin explains, and what of it is on the table now.

use goblin::{Action, Card, Decision, Hero, Phase, PlayerView, Seen, Switch, View};
use table::Seat;
use words::{Arg, goblin as say};

use super::Game;
use crate::around::Face;
use crate::around::lessons::{Due, FirstCard, Introduced, Lesson, Teaches};
use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::Waits;

static MONSTER: Lesson =
    Lesson { name: "goblin-monster", text: key::WEB_LESSON_MONSTER, icon: "icon-fight" };
static CHAIN: Lesson =
    Lesson { name: "goblin-chain", text: key::WEB_LESSON_CHAIN, icon: "icon-play-card" };
static CURSE: Lesson =
    Lesson { name: "goblin-curse", text: key::WEB_LESSON_GOBLIN_CURSE, icon: "icon-curse" };
static REWARD: Lesson =
    Lesson { name: "goblin-reward", text: key::WEB_LESSON_REWARD, icon: "icon-discard" };
static MERCHANT: Lesson =
    Lesson { name: "goblin-merchant", text: key::WEB_LESSON_MERCHANT, icon: "icon-merchant" };
static KEY: Lesson =
    Lesson { name: "goblin-key", text: key::WEB_LESSON_GOBLIN_KEY, icon: "icon-piece-key" };
static RESHUFFLE: Lesson =
    Lesson { name: "goblin-reshuffle", text: key::WEB_LESSON_RESHUFFLE, icon: "icon-shuffle" };

/// All of them, in the order of a game.
pub(crate) static LESSONS: [&Lesson; 7] =
    [&MONSTER, &CHAIN, &CURSE, &REWARD, &MERCHANT, &KEY, &RESHUFFLE];

/// What is taught at this table.
pub(super) fn teaches(game: Game) -> Teaches {
    let card = FirstCard {
        name: "goblin-card",
        title: key::WEB_LESSON_GOBLIN_TITLE,
        introduced: Callback::new(move |()| introduced(game)),
    };
    Teaches { due: Memo::new(move |_| now(game)), all: &LESSONS, card: Some(card) }
}

/// What there is to be explained while somebody at this device chooses.
fn now(game: Game) -> Vec<Due> {
    let Waits::Person(seat) = game.offered.waits.get() else { return Vec::new() };
    let made = |event: &Seen| matches!(*event, Seen::DeckMade { seat: whose, .. } | Seen::Shuffled { seat: whose } if whose == seat);
    let made = game.shown.log.read().iter().any(made);
    on_table(&game.shown.view.read(), &game.offered.legal.read(), seat, made)
}

/// What is there that this player should know about; `made` tells whether the player's deck was made anew.
fn on_table(view: &View, legal: &[Action], seat: Seat, made: bool) -> Vec<Due> {
    let mut due = Vec::new();
    let Some(own) = view.players.get(seat.index()) else { return due };
    let card = card_of(own.hero);
    if matches!(view.turn.phase, Phase::Seat(Decision::Arrange)) {
        let at = vec![format!("{card} .piles"), card, ".arrange h2".to_owned()];
        return vec![Due { lesson: &RESHUFFLE, at }];
    }
    if let Some(battle) = &view.battle {
        if !matches!(view.turn.phase, Phase::Seat(Decision::Battle)) {
            return due;
        }
        if !battle.curses.is_empty() {
            due.push(Due::new(&CURSE, [".curse-list .curse-chip", ".curse-list"]));
        }
        if !battle.chain.is_empty() {
            due.push(Due::new(&CHAIN, [".chain .next-slot"]));
        }
        return due;
    }
    if !matches!(view.turn.phase, Phase::Seat(Decision::Turn)) {
        return due;
    }
    if has_won(own) {
        due.push(Due { lesson: &REWARD, at: vec![format!("{card} .piles"), card.clone()] });
    }
    if view.players.iter().any(|player| !player.keys.is_empty()) {
        due.push(Due::new(
            &KEY,
            [".hero-card .key.won", ".hero-card .keys", ".plaque .key.won", ".hero-card"],
        ));
    }
    if made {
        due.push(Due { lesson: &RESHUFFLE, at: vec![format!("{card} .piles"), card] });
    }
    if legal.contains(&Action::Merchant) && own.payments().next().is_some() {
        due.push(Due::new(&MERCHANT, [".town", r#"[data-action="merchant"]"#]));
    }
    if legal.iter().any(|action| matches!(action, Action::Fight(_))) {
        due.push(Due::new(&MONSTER, [".foe.lit:not(.hopeless)", ".foe.lit"]));
    }
    due
}

/// Whether a card that was won is anywhere with this player.
fn has_won(player: &PlayerView) -> bool {
    let won = |card: &Card| matches!(card, Card::Won(_));
    player.weapon.is_some()
        || player.armor.is_some()
        || !player.hand.won.is_empty()
        || player.discard.iter().any(won)
}

fn card_of(hero: Option<Hero>) -> String {
    let name = hero.map_or("", Hero::name);
    format!(r#".hero-card[data-hero="{name}"]"#)
}

/// Who the person is that chooses, in the first turn of a game against others.
fn introduced(game: Game) -> Option<Introduced> {
    let speech = expect_context::<Speech>();
    let view = game.shown.view.get();
    let Waits::Person(seat) = game.offered.waits.get() else { return None };
    if usize::from(view.turn.number) > view.players.len() || view.players.len() < 2 {
        return None;
    }
    let hero = view.players.get(seat.index())?.hero?;
    let face = Face::of::<goblin::Goblin>(&view, seat)?;
    let able = game.with_rules(|rules| rules.setup().abilities) == Switch::On;
    speech.with(|words| {
        let limit = view.players[seat.index()].hand.limit;
        let cards =
            words.say(key::WEB_LESSON_GOBLIN_CARDS, &[("count", Arg::Number(limit as i64))]);
        let ability = able.then(|| say::ability(words, hero));
        let told = vec![
            ("icon-trophy", key::WEB_LESSON_GOAL, vec![words.text(key::WEB_LESSON_GOBLIN_GOAL)]),
            ("icon-hand", key::WEB_LESSON_SKILL, std::iter::once(cards).chain(ability).collect()),
            ("icon-fight", key::WEB_LESSON_TURN, vec![words.text(key::WEB_LESSON_GOBLIN_TURN)]),
        ];
        Some(Introduced { face, who: say::hero_title(words, hero), told })
    })
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::session::begun;

    #[test]
    fn everything_there_is_to_learn_comes_up_in_games() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 1..9 {
            let host = begun::goblin("horan, taia", seed);
            begun::at_random(host, seed, 1500, |host, seat, legal| {
                let due = on_table(&host.view(Viewer::Seat(seat)), legal, seat, false);
                seen.extend(due.iter().map(|due| due.lesson.name));
            });
        }
        let about = [&MONSTER, &CHAIN, &CURSE, &REWARD, &MERCHANT, &RESHUFFLE];
        assert!(about.iter().all(|lesson| seen.contains(lesson.name)), "{seen:?}");
    }
}
