//! What the solver says to the player who fights: what the battle promises, and the best way to play for those who
//! ask.

use bots::goblin::{Advice, Adviser};
use goblin::solver::Goal;
use goblin::{Action, Card, Content, Hero, Potion};
use words::{Arg, Words, goblin as say};

use super::ShownBattle;
use crate::games::goblin::Game;
use crate::games::goblin::forecast::Forecast;
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::Settings;
use crate::stage::{Notice, Waits};
use crate::ui::picture;

/// What to do in this battle.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advised {
    /// One after the other, until something is drawn or the battle is over; nothing unless somebody asked.
    pub play: Vec<Action>,
    /// Something is drawn then.
    draws: bool,
    /// What can be expected with it.
    forecast: Forecast,
}

/// Asks the solver in every situation of a battle in which somebody here chooses. Whoever asks for a hint is shown the
/// best way to play until the battle is over.
pub(crate) fn watch(game: Game) -> RwSignal<Option<Advised>> {
    let settings = expect_context::<Settings>();
    let advised = RwSignal::new(None);
    let asked = StoredValue::new(0_u32);
    let battle = Memo::new(move |_| game.shown.view.read().battle.is_some());
    let hinted = Memo::new(move |before: Option<&bool>| {
        let hint = matches!(&*game.notice.read(), Some(Notice::Hint(_)));
        battle.get() && (hint || before.is_some_and(|before| *before))
    });
    Effect::new(move |_| {
        let person = matches!(game.offered.waits.get(), Waits::Person(_));
        game.shown.view.track();
        let fights = person && battle.get() && (settings.odds.get() || hinted.get());
        let line = hinted.get();
        let this = asked.try_update_value(|asked| {
            *asked += 1;
            *asked
        });
        if !fights {
            return advised.set(None);
        }
        timer::after_frame(move || {
            // Another question was asked meanwhile, or the table was left.
            if this.is_some() && asked.try_update_value(|asked| *asked) == this {
                advised.set(advise(game, line));
            }
        });
    });
    advised
}

fn advise(game: Game, line: bool) -> Option<Advised> {
    let view = game.shown.view.get_untracked();
    let advice = game.with_rules(|rules| Adviser::new(rules, &view, Goal::WIN)?.battle())?;
    let Advice { prospect, error, play, draws, .. } = advice;
    let play = play.into_iter().filter(|_| line).map(|(action, _)| action).collect();
    let player = view.players.get(view.turn.seat.index());
    let forecast = Forecast::new(prospect, error, player.map_or(0, |player| player.hit_points));
    Some(Advised { play, draws, forecast })
}

/// The shortest name of a step of a battle.
fn step(words: &Words, content: &Content, hero: Option<Hero>, action: Action) -> Option<String> {
    let name = |card| match card {
        Card::Won(won) => Some(say::won_name(words, content, won)),
        Card::Starting(card) => Some(say::starting_name(words, content, hero?, card)),
    };
    let named = |key, card| Some(words.say(key, &[("card", Arg::text(name(card)?))]));
    let with = |what: &str, more: &str| [what, " (", more, ")"].concat();
    Some(match action {
        Action::Play(card) => name(card)?,
        Action::Discard(card) => named(key::WEB_BATTLE_STEP_DISCARD, card)?,
        Action::Take(card) => named(key::WEB_BATTLE_STEP_TAKE, card)?,
        Action::Defy(card, curse) => {
            let curse = Arg::text(say::curse(words, curse));
            with(&name(card)?, &words.say(key::UI_DEFIED, &[("curse", curse)]))
        }
        Action::Name(card, effect) => {
            let curse = Arg::text(say::curse(words, effect.curse()));
            with(&name(card)?, &words.say(key::UI_DEFIED, &[("curse", curse)]))
        }
        Action::Double(effect) => {
            with(&say::potion(words, Potion::Strength), &say::effect(words, effect))
        }
        Action::Counter(curse) => {
            with(&say::potion(words, Potion::Countercurse), &say::curse(words, curse))
        }
        Action::Heal => say::potion(words, Potion::Healing),
        Action::End => words.text(key::WEB_BATTLE_STEP_END),
        Action::Fight(_)
        | Action::Merchant
        | Action::Revive
        | Action::Decline
        | Action::Place(_)
        | Action::Shuffle
        | Action::Keep
        | Action::Pawn
        | Action::Buy(_)
        | Action::Pay(_)
        | Action::Leave
        | Action::Choose(_) => return None,
    })
}

impl ShownBattle<'_> {
    /// What the battle promises, and the best line for those who asked.
    pub(super) fn advice(&self, advised: RwSignal<Option<Advised>>) -> AnyView {
        let Self { words, rules, .. } = *self;
        let settings = expect_context::<Settings>();
        let advised = advised.read();
        let Some(advised) = advised.as_ref() else {
            return view! { <p class="advice"></p> }.into_any();
        };
        let step = |&action: &Action| step(words, rules.content(), self.hero, action);
        let mut line: Vec<String> = advised.play.iter().filter_map(step).collect();
        let asked = !line.is_empty();
        if asked && advised.draws {
            line.push(words.text(key::WEB_BATTLE_STEP_DRAW));
        }
        let best = asked.then(|| {
            let line = [("line", Arg::text(line.join(" → ")))];
            told("icon-hint", words.say(key::WEB_BATTLE_BEST, &line))
        });
        let promise = settings.odds.get().then(|| told("icon-dice", advised.forecast.line(words)));
        view! { {promise}{best} }.into_any()
    }
}

fn told(icon: &'static str, said: String) -> AnyView {
    view! { <p class="advice">{picture(icon)}<span>{said}</span></p> }.into_any()
}
