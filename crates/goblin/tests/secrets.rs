//! What is hidden stays hidden (G3.4): states that differ only in it look the same, byte for byte, to
//! everybody who may not know; and the owner does see it.

mod keen;
mod moments;

use goblin::{
    Action, Card, Content, Decision, Edition, Event, Goblin, Phase, Seen, Setup, Shown, SlotCard,
    State, Switch,
};
use table::conformance::Conformance as _;
use table::{PlayoutLuck, Rules as _, Seat, Step, Turn, Viewer};

fn rules(heroes: &str, edition: Edition) -> Goblin {
    let content = Content::parse(include_str!("data/test-cards.toml")).unwrap();
    let setup = Setup::with_heroes(heroes).unwrap().by(edition);
    Goblin::new(content, Setup { abilities: Switch::On, ..setup }).unwrap()
}

fn games() -> [Goblin; 4] {
    [
        rules("taia, horan", Edition::En),
        rules("xanros, taia, aderyn", Edition::Cs),
        rules("victorius, argentus, taia, random", Edition::De),
        rules("taia, random", Edition::Pl),
    ]
}

/// What is sent to a viewer.
fn sent(rules: &Goblin, state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&rules.view(state, viewer)).unwrap()
}

/// What was met, so that the test knows it has looked at something.
#[derive(Default, Debug)]
struct Met {
    twins: u32,
    arranging: u32,
    arranged: u32,
    looking: u32,
    peeked: u32,
}

#[test]
fn states_that_differ_in_hidden_cards_look_the_same() {
    let mut met = Met::default();
    for (number, rules) in (0..).zip(games()) {
        let mut luck = PlayoutLuck::new(number);
        for seed in 0..3 {
            moments::follow(&rules, seed, 50, |state| {
                for viewer in Viewer::all(rules.seats()) {
                    let twin = rules.reshuffled(state, viewer, &mut luck);
                    let same = sent(&rules, state, viewer) == sent(&rules, &twin, viewer);
                    assert!(same, "{viewer:?} sees what they may not know: {state:?} {twin:?}");
                    note(&mut met, state, &twin, viewer);
                    owners_see(&rules, state, &twin);
                }
            });
        }
    }
    let Met { twins, arranging, arranged, looking, peeked } = met;
    assert!(twins > 5_000 && arranging > 100 && arranged > 100, "{met:?}");
    assert!(looking > 20 && peeked > 100, "{met:?}");
}

fn note(met: &mut Met, state: &State, twin: &State, viewer: Viewer) {
    if state == twin {
        return;
    }
    met.twins += 1;
    if viewer == Viewer::Seat(state.active()) {
        return;
    }
    let deck = |state: &State| state.active_player().deck;
    let private =
        deck(state).slots().iter().any(|slot| !slot.is_open() && slot.card() != SlotCard::Unknown);
    let peeked = deck(state).slots().iter().any(|slot| matches!(slot.card(), SlotCard::Peeked(_)));
    met.arranged += u32::from(private && deck(state) != deck(twin));
    met.arranging += u32::from(state.phase() == Phase::Seat(Decision::Arrange));
    met.looking +=
        u32::from(state.phase() == Phase::Seat(Decision::Look) && state.battle() != twin.battle());
    met.peeked += u32::from(peeked);
}

/// The owner's view tells apart what it hides from the others: hands, own arrangements, faces looked at.
fn owners_see(rules: &Goblin, state: &State, twin: &State) {
    for seat in state.playing().iter() {
        let (one, other) = (state.player(seat), twin.player(seat));
        let slots = |state: &State| state.player(seat).deck.slots().to_vec();
        let differ = one.hand != other.hand || slots(state) != slots(twin);
        let looking = seat == state.active() && state.battle() != twin.battle();
        let viewer = Viewer::Seat(seat);
        let told = sent(rules, state, viewer) != sent(rules, twin, viewer);
        assert!(told || !(differ || looking), "seat {seat} does not see their own cards");
    }
}

/// What others hear of a step, and see after it, does not depend on what they cannot see.
#[test]
fn the_same_step_in_such_states_tells_the_others_the_same() {
    let (mut compared, mut placed, mut closed) = (0, 0, 0);
    for (number, rules) in (0..).zip(games()) {
        let mut luck = PlayoutLuck::new(100 + number);
        let mut keen = keen::Keen::new(number);
        moments::follow(&rules, 10 + number, 60, |state| {
            let Turn::Seat(seat) = rules.turn(state) else { return };
            let action = keen.choose(&rules, state);
            // What comes to light for all by this is no secret any more.
            if !rules.news(state, action).is_empty() {
                return;
            }
            for viewer in Viewer::all(rules.seats()).filter(|&it| it != Viewer::Seat(seat)) {
                let twin = rules.reshuffled(state, viewer, &mut luck);
                if rules.why_not(&twin, action).is_some() {
                    continue;
                }
                let told = |mut state: State| {
                    let mut events: Vec<Event> = Vec::new();
                    rules.advance(&mut state, Step::Act(action), &mut events);
                    let seen = events.iter().filter_map(|event| rules.seen(event, viewer));
                    (seen.collect::<Vec<_>>(), sent(&rules, &state, viewer))
                };
                let (one, other) = (told(*state), told(twin));
                assert_eq!(one, other, "{viewer:?} is told of {action}");
                compared += 1;
                placed += u32::from(matches!(action, Action::Place(_)));
                closed += one.0.iter().filter(|&&seen| is_closed(seen)).count();
            }
        });
    }
    assert!(compared > 1_000 && placed > 100, "{compared} steps, {placed} of them in new decks");
    assert!(closed > 20, "{closed} cards shown as backs");
}

fn is_closed(seen: Seen) -> bool {
    matches!(
        seen,
        Seen::Drew { card: Shown::Starting, .. }
            | Seen::Looked { card: Shown::Starting, .. }
            | Seen::PutUnder { card: Shown::Starting, .. }
    )
}

/// Everybody's own hand is in their own view, and no other view names a card of it.
#[test]
fn a_hand_is_in_its_owners_view_alone() {
    let rules = rules("taia, horan, xanros", Edition::En);
    moments::follow(&rules, 3, 40, |state| {
        for seat in Seat::first(rules.seats()) {
            for viewer in Viewer::all(rules.seats()) {
                let hand = rules.view(state, viewer).players[seat.index()].hand.clone();
                let cards = hand.own.map(|own| {
                    let own = own.into_iter().map(Card::Starting);
                    own.chain(hand.won.iter().copied().map(Card::Won)).collect()
                });
                let expected = (viewer == Viewer::Seat(seat)).then(|| state.player(seat).hand);
                assert_eq!(cards, expected);
            }
        }
    });
}
