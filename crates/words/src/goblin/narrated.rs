//! Karak: Goblin, told.

use goblin::{Action, Decision, Goblin, Hero, Phase, Refusal, Seen, View};
use table::{Seat, SeatSet};

use super::cards::monster_noun;
use crate::{Arg, Narrated, Words, key};

impl Narrated for Goblin {
    fn acting(view: &View) -> Seat {
        view.acting()
    }

    fn turn_number(view: &View) -> u16 {
        view.turn.number
    }

    fn turn_began(event: &Seen) -> Option<Seat> {
        if let Seen::TurnBegan { seat } = *event { Some(seat) } else { None }
    }

    fn won_by(view: &View) -> Option<SeatSet> {
        view.result.as_ref().map(|result| result.winners)
    }

    /// The last card of a deck that is arranged has only one place left, some can pay with one card only, and who has fallen can only
    /// revive.
    fn foregone(view: &View, legal: &[Action]) -> Option<Action> {
        match (view.turn.phase, legal) {
            (Phase::Seat(Decision::Arrange | Decision::Pay(_)), &[only])
            | (Phase::Seat(Decision::Turn), &[only @ Action::Revive]) => Some(only),
            // A battle is ended by hand, so that the card before can be taken back.
            (Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_), _) => None,
        }
    }

    fn who(view: &View, seat: Seat) -> Arg<'static> {
        super::who(view, seat)
    }

    fn hero(view: &View, seat: Seat) -> Option<&'static str> {
        view.players.get(seat.index())?.hero.map(Hero::name)
    }

    fn hero_title(words: &Words, view: &View, seat: Seat) -> Option<String> {
        view.players.get(seat.index())?.hero.map(|hero| super::hero_title(words, hero))
    }

    fn prompt(&self, words: &Words, view: &View) -> String {
        super::prompt(words, self, view)
    }

    /// How a battle stands is to be seen beside it.
    fn short_prompt(&self, words: &Words, view: &View) -> String {
        match &view.battle {
            Some(battle) if view.turn.phase == Phase::Seat(Decision::Battle) => {
                let hero = super::who(view, view.turn.seat);
                let monster = monster_noun(words, self.content(), battle.monster);
                let args = [("hero", hero), ("monster", monster)];
                words.say(key::GOBLIN_PROMPT_BATTLE_HERE, &args)
            }
            Some(_) | None => self.prompt(words, view),
        }
    }

    fn action(&self, words: &Words, view: &View, action: Action) -> String {
        super::action(words, self, view, action)
    }

    fn event(&self, words: &Words, view: &View, event: &Seen) -> String {
        super::event(words, self, view, event)
    }

    fn headline(&self, words: &Words, view: &View, line: &[Seen]) -> String {
        super::headline(words, self, view, line)
    }

    fn refusal(words: &Words, refusal: Refusal) -> String {
        super::refusal(words, refusal)
    }

    fn ending(&self, words: &Words, view: &View) -> String {
        super::ending(words, view)
    }

    fn why_over(&self, words: &Words, view: &View) -> Option<String> {
        let ending = view.result.as_ref()?.ending;
        Some(super::event(words, self, view, &Seen::GameEnded { ending }))
    }
}
