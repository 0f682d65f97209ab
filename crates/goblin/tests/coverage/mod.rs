//! What happens in recorded games, and what does not.

use std::collections::BTreeSet;

use goblin::{Decision, Draw, Event, Goblin, Hero, Phase, Seen, State};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{EntryOf, Host, Rules as _, Viewer};

/// The names of everything that was met.
#[derive(Default)]
pub(crate) struct Coverage {
    events: BTreeSet<String>,
    decisions: BTreeSet<String>,
    draws: BTreeSet<String>,
    /// Heroes whose ability made a difference.
    abilities: BTreeSet<String>,
}

impl Coverage {
    /// Plays these entries again and notes what is met.
    pub(crate) fn add(&mut self, rules: Goblin, entries: &[EntryOf<Goblin>]) {
        let beginning = Host::new(rules, None).by_record();
        let replayed = beginning.replay_with(entries, |host, done| {
            for step in done.steps() {
                match step.before.phase() {
                    Phase::Seat(decision) => _ = self.decisions.insert(name(&decision)),
                    Phase::Chance(draw) => _ = self.draws.insert(name(&draw)),
                    Phase::Over(_) => {}
                }
                if let Some(hero) = ability(host.rules(), step.state, step.events) {
                    self.abilities.insert(hero.name().to_owned());
                }
            }
            // All that is told is told to one of the players at least.
            for viewer in Viewer::all(host.rules().seats()) {
                let seen =
                    done.events().iter().filter_map(|event| host.rules().seen(event, viewer));
                self.events.extend(seen.map(|seen| name(&seen)));
            }
        });
        replayed.unwrap_or_else(|error| panic!("{error}"));
    }

    /// What never happened.
    pub(crate) fn missing(&self) -> Vec<String> {
        let heroes = Hero::ALL.map(|hero| hero.name().to_owned()).to_vec();
        let wanted = [
            (names::<Seen>(), &self.events),
            (names::<Decision>(), &self.decisions),
            (names::<Draw>(), &self.draws),
            (heroes, &self.abilities),
        ];
        let missing = wanted.into_iter().flat_map(|(all, met)| {
            assert!(all.len() > 5, "{all:?}");
            all.into_iter().filter(|name| !met.contains(name))
        });
        missing.collect()
    }
}

/// The name of an enum's variant, as JSON writes it.
fn name(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap();
    let tagged = || value.as_object().unwrap().keys().next().unwrap();
    value.as_str().unwrap_or_else(|| tagged()).to_owned()
}

/// The names of all variants: whoever reads JSON lists them to somebody who asks for another.
fn names<T: DeserializeOwned>() -> Vec<String> {
    let error = serde_json::from_str::<T>("\"?\"").err().unwrap().to_string();
    error.split('`').skip(1).step_by(2).filter(|&name| name != "?").map(str::to_owned).collect()
}

/// Whose ability the last step used.
fn ability(rules: &Goblin, state: &State, events: &[Event]) -> Option<Hero> {
    let hero = state.active_player().hero;
    let told = |wanted: fn(&Seen) -> bool| {
        events.iter().any(|event| matches!(event, Event::Open(seen) if wanted(seen)))
    };
    let second_color = || {
        let mut chain = state.battle()?.chain().map(|card| rules.action_card(hero, card));
        let (first, second) = (chain.next()?, chain.next()?);
        Some(!first.next.contains(second.color))
    };
    let used = match hero {
        Hero::Argentus | Hero::Horan => state.battle().is_some_and(|battle| battle.ability_used),
        Hero::Xanros => told(|seen| matches!(seen, Seen::Played { defying: Some(_), .. })),
        Hero::Aderyn => {
            told(|seen| matches!(seen, Seen::Fell { .. }))
                && told(|seen| matches!(seen, Seen::Beaten { .. }))
        }
        Hero::Victorius => second_color() == Some(true),
        Hero::Taia => events.iter().any(|event| matches!(event, Event::Looked(..))),
    };
    (used && rules.has_ability(state.active_player(), hero)).then_some(hero)
}
