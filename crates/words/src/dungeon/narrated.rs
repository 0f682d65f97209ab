//! Karak, told.

use dungeon::{Action, Decision, Dungeon, Event, Hero, Phase, Refusal, View};
use table::{Seat, SeatSet};

use crate::{Arg, Narrated, Words};

impl Narrated for Dungeon {
    fn acting(view: &View) -> Seat {
        view.acting().unwrap_or(view.turn.seat)
    }

    fn turn_number(view: &View) -> u16 {
        view.turn.number
    }

    fn turn_began(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat } = *event { Some(seat) } else { None }
    }

    fn won_by(view: &View) -> Option<SeatSet> {
        view.result.as_ref().map(|result| result.winners)
    }

    /// A blow that has already won is struck, and what leaves no choice is done.
    fn foregone(view: &View, legal: &[Action]) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        let battle = view.battle.as_ref()?;
        let strengthening = matches!(view.turn.phase, Phase::Seat(Decision::Strengthen(_)));
        let won = battle.total.is_some_and(|total| total > battle.strength);
        (strengthening && won).then_some(Action::Strike)
    }

    fn who(view: &View, seat: Seat) -> Arg<'static> {
        super::who(view, seat)
    }

    fn hero(view: &View, seat: Seat) -> Option<&'static str> {
        view.heroes.get(seat.index())?.hero.map(Hero::name)
    }

    fn hero_title(words: &Words, view: &View, seat: Seat) -> Option<String> {
        view.heroes.get(seat.index())?.hero.map(|hero| super::hero_title(words, hero))
    }

    fn prompt(&self, words: &Words, view: &View) -> String {
        super::prompt(words, view)
    }

    fn action(&self, words: &Words, view: &View, action: Action) -> String {
        super::action(words, view, action)
    }

    fn event(&self, words: &Words, view: &View, event: &Event) -> String {
        super::event(words, view, event)
    }

    fn headline(&self, words: &Words, view: &View, line: &[Event]) -> String {
        super::headline(words, view, line)
    }

    fn refusal(words: &Words, refusal: Refusal) -> String {
        super::refusal(words, refusal)
    }

    fn ending(&self, words: &Words, view: &View) -> String {
        super::ending(words, view)
    }

    fn why_over(&self, words: &Words, view: &View) -> Option<String> {
        let ending = view.result.as_ref()?.ending;
        Some(super::event(words, view, &Event::GameEnded { ending }))
    }
}
