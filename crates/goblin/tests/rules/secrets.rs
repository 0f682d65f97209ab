//! G3.3 and G3.4 in motion: what is told and shown while a deck is arranged or Taia looks, and what
//! cannot be taken back because of it.

use goblin::{
    Action, Back, Chance, Decision, Event, Goblin, Known, Phase, Seen, Shown, State, View,
};
use table::{Host, PlayoutLuck, Rules, Seat, SeatSet, Step, Turn, Viewer};

use crate::support::{Game, setup, test_cards};

/// Whether this action shows somebody something, so that it cannot be undone.
#[track_caller]
fn reveals(game: &Game, action: &str) -> bool {
    let action: Action = action.parse().unwrap();
    assert_eq!(game.rules.why_not(&game.state, action), None, "{action}");
    let mut others = SeatSet::first(game.rules.seats());
    others.remove(game.state.active());
    let news = game.rules.news(&game.state, action);
    assert!(news.is_empty() || news == others, "whoever acts knew it");
    !news.is_empty()
}

/// A deck as a viewer sees it, from its top card: `?` is unknown.
fn slots(view: &View, seat: usize) -> String {
    let word = |known: Known| match known {
        Known::Nothing => "?".to_owned(),
        Known::Starting => "starting".to_owned(),
        Known::Peeked => "peeked".to_owned(),
        Known::Card(card) => card.to_string(),
    };
    let slots = view.players[seat - 1].deck.slots.iter();
    slots.map(|slot| word(slot.known)).collect::<Vec<_>>().join(" ")
}

/// About to arrange a deck of three starting cards and two won ones in the refill.
fn arranging() -> Game {
    let position = "seat 1: hand s1 s2 s3; deck none; discard s4 s5 s6 I.1 I.2";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; leave").forget();
    game
}

// While a deck is arranged

#[test]
fn g3_3_the_owner_follows_the_arrangement_and_nobody_else_does() {
    let mut game = arranging();
    game.play("place starting; place I.2");
    assert_eq!(slots(&game.view(1), 1), "starting I.2 ? ? ?");
    for viewer in [0, 2] {
        assert_eq!(slots(&game.view(viewer), 1), "? ? ? ? ?");
        assert_eq!(game.view(viewer).players[0].deck.won.len(), 2, "which cards is no secret");
    }
}

#[test]
fn g3_3_what_is_placed_is_told_to_the_owner_alone() {
    let mut game = arranging();
    game.play("place starting; place I.2");
    assert!(matches!(
        game.seen(1)[..],
        [Seen::Placed { back: Back::Starting, .. }, Seen::Placed { back: Back::Won(_), .. }]
    ));
    assert_eq!((game.seen(0), game.seen(2)), (vec![], vec![]));
}

/// Every order in which the cards of the new deck can be placed.
fn orders(rules: &Goblin, state: &State) -> Vec<Vec<Action>> {
    if state.phase() != Phase::Seat(Decision::Arrange) {
        return vec![Vec::new()];
    }
    let (mut legal, mut found) = (Vec::new(), Vec::new());
    rules.legal_actions(state, &mut legal);
    for place in legal.into_iter().filter(|action| matches!(action, Action::Place(_))) {
        let mut next = *state;
        rules.advance(&mut next, Step::Act(place), &mut ());
        let rest = orders(rules, &next);
        found.extend(rest.into_iter().map(|rest| [&[place][..], &rest].concat()));
    }
    found
}

/// What the others are told while a deck is arranged: up to its last card, and when it is done. The
/// backs that come to light then are no secret any more.
#[derive(PartialEq, Eq, Debug)]
struct Told {
    arranging: Vec<String>,
    done: Vec<String>,
    backs: Vec<Back>,
}

/// Until their backs come to light, all these orders are one to the others.
#[track_caller]
fn assert_alike(all: &[Told], placed: usize, expected: usize) {
    assert_eq!(all.len(), expected, "orders");
    for told in all {
        assert_eq!(told.arranging.len() + 1, placed, "placements");
        assert_eq!(told.arranging, all[0].arranging);
        let alike = all.iter().filter(|other| other.backs == told.backs);
        alike.for_each(|other| assert_eq!(told.done, other.done));
    }
    let twins = |told: &&Told| all.iter().filter(|other| other.backs == told.backs).count() > 1;
    assert!(all.iter().filter(twins).count() * 2 > all.len(), "most have something to hide");
}

fn backs(events: &[Event]) -> Vec<Back> {
    let back = |event: &Event| {
        let Event::Open(Seen::BackSeen { back, .. }) = *event else { return None };
        Some(back)
    };
    events.iter().filter_map(back).collect()
}

#[test]
fn g3_4_whatever_the_order_the_others_see_the_same() {
    let joining = "seat 1: hand s1 s3; deck I.1; discard s2 s4 s5 s6 I.2 I.3\n battle: I.7";
    let in_battle = "seat 1: hand s1 s6; deck none; discard s2 s3 s4 s5 I.1 I.2 I.3\n battle: I.5";
    let won_alone =
        "seat 1: hand s1 s2 s3 s4 s5 s6; deck none; discard I.1 I.2 I.3 I.4\n battle: I.5";
    let in_refill = "seat 1: hand s1 s2 s3; deck none; discard s4 s5 s6 I.1 I.2 I.3";
    for (heroes, position, before, placed, expected) in [
        ("taia, horan", joining, "play s1", 5, 30),
        ("horan, taia", in_battle, "play s6", 6, 210),
        ("horan, taia", won_alone, "play s6", 3, 24),
        ("horan, taia", in_refill, "merchant; leave", 5, 120),
    ] {
        let mut game = Game::able(heroes, position);
        game.play(before);
        let told = orders(&game.rules, &game.state).into_iter().map(|order| {
            let mut game = Game { rules: game.rules.clone(), state: game.state, events: vec![] };
            let sent = order.into_iter().map(|place| {
                game.forget();
                game.play(&place.to_string()).settle();
                let sent = [0, 2].map(|other| (game.view(other), game.seen(other)));
                serde_json::to_string(&sent).unwrap()
            });
            let mut arranging: Vec<String> = sent.collect();
            let done = vec![arranging.pop().unwrap()];
            Told { arranging, done, backs: backs(&game.events) }
        });
        assert_alike(&told.collect::<Vec<_>>(), placed, expected);
    }
}

#[test]
fn g5_8_a_game_may_end_while_a_deck_is_arranged() {
    for end in [Step::Agree, Step::Withdraw(Seat::new(1)), Step::Withdraw(FIRST)] {
        let mut game = arranging();
        game.play("place starting; place I.2");
        game.rules.apply(&mut game.state, end, &mut ()).unwrap();
        assert_eq!(game.turn(), "over");
        for viewer in Viewer::all(2) {
            let view = game.rules.view(&game.state, viewer);
            let twin = game.rules.determinize(&view, &mut PlayoutLuck::new(1)).unwrap();
            assert_eq!(game.rules.view(&twin, viewer), view);
        }
    }
}

#[test]
fn g3_4_when_the_deck_is_made_the_back_of_its_top_card_is_told() {
    let mut game = arranging();
    game.play("place I.2; place starting; place starting; place I.1");
    for viewer in [0, 1, 2] {
        let seen = game.seen(viewer);
        assert!(seen.iter().any(|seen| matches!(seen, Seen::BackSeen { back: Back::Won(_), .. })));
        assert!(seen.iter().any(|seen| matches!(seen, Seen::Drew { card: Shown::Card(_), .. })));
    }
    assert_eq!(slots(&game.view(2), 1), "starting ? ? ?", "the next one is on top now");
}

#[test]
fn g3_4_a_shuffled_deck_is_unknown_to_the_owner_too() {
    let mut game = arranging();
    game.play("shuffle");
    assert_eq!(
        (game.turn().as_str(), game.chances().as_str()),
        ("chance", "3 back starting; 1 back I.1; 1 back I.2")
    );
    assert_eq!(slots(&game.view(1), 1), "? ? ? ? ?");
}

#[test]
fn g3_4_the_owner_never_knows_the_order_of_the_starting_cards() {
    let mut game = arranging();
    game.play("place starting; place starting; place I.1; place I.2");
    assert_eq!(game.chances(), "1 card s4; 1 card s5; 1 card s6", "chance decides which it is");
    game.play("card s5");
    assert_eq!(slots(&game.view(1), 1), "starting I.1 I.2 starting");
    assert_eq!(slots(&game.view(2), 1), "starting ? ? ?");
    assert!(
        game.seen(1).iter().any(|seen| matches!(seen, Seen::Drew { card: Shown::Card(_), .. }))
    );
    assert!(
        game.seen(2).iter().any(|seen| matches!(seen, Seen::Drew { card: Shown::Starting, .. }))
    );
}

// While Taia looks

/// Taia has one draw and four cards in her deck; won cards among them lie open or hidden.
fn looking() -> Game {
    let mut game =
        Game::able("taia, horan", "seat 1: hand s1 s3; deck starting ? ? ?\n battle: I.7");
    game.play("play s1").forget();
    game.play("card s4; card s5");
    game
}

#[test]
fn g3_4_taia_sees_faces_and_the_others_backs() {
    let game = looking();
    let shown = |seat| game.view(seat).battle.map(|battle| battle.looked).unwrap_or_default();
    assert!(matches!(shown(1)[..], [Shown::Card(_), Shown::Card(_)]));
    for viewer in [0, 2] {
        assert_eq!(shown(viewer), [Shown::Starting; 2]);
        let looked = |seen: &Seen| matches!(seen, Seen::Looked { card: Shown::Starting, .. });
        assert_eq!(game.seen(viewer).iter().filter(|seen| looked(seen)).count(), 2);
    }
}

#[test]
fn g3_4_the_others_cannot_tell_which_she_keeps() {
    let (mut one, mut other) = (looking(), looking());
    one.play("take s4");
    other.play("take s5");
    for viewer in [0, 2] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(one.seen(viewer), other.seen(viewer));
        assert_eq!(slots(&one.view(viewer), 1), "starting ? peeked");
    }
    assert_eq!(slots(&one.view(1), 1), "starting ? s5");
    assert_eq!(slots(&other.view(1), 1), "starting ? s4");
}

#[test]
fn g3_4_a_card_she_put_under_is_concealed_from_the_others_and_not_from_her() {
    let mut game = looking();
    game.play("take s4");
    let concealed = |viewer| {
        let view = game.view(viewer);
        view.players[0].concealed.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(concealed(1), "s2 s6", "these are in slots she does not know");
    assert_eq!(concealed(2), "s2 s3 s4 s5 s6", "hand and deck together");
}

#[test]
fn g3_4_when_it_is_drawn_no_chance_decides_and_the_others_see_its_back() {
    let mut game = Game::able(
        "taia, horan",
        "seat 1: hand s1 s3; deck starting ?; discard s4 s5\n battle: I.7",
    );
    game.play("play s1; card s2; take s6").forget();
    assert_eq!((game.deck(1).as_str(), game.hand(1).as_str()), ("s2", "s3 s6"));
    game.play("end");
    assert!(game.hand(1).contains("s2"));
    assert!(matches!(
        game.seen(2).iter().find(|seen| matches!(seen, Seen::Drew { .. })),
        Some(Seen::Drew { card: Shown::Starting, .. })
    ));
}

#[test]
fn g3_4_won_cards_are_known_by_their_backs_whoever_looks() {
    let mut game =
        Game::able("taia, horan", "seat 1: hand s1 s3; deck I.1 starting ? ? ?\n battle: I.7");
    game.play("play s1").settle();
    let shown = |seat| game.view(seat).battle.map(|battle| battle.looked).unwrap_or_default();
    assert!(matches!(shown(2)[..], [Shown::Card(_), Shown::Starting]));
    assert!(matches!(shown(1)[..], [Shown::Card(_), Shown::Card(_)]));
}

// What cannot be taken back

#[test]
fn g3_4_placing_can_be_taken_back_until_a_back_is_seen() {
    let mut game = arranging();
    assert!(!reveals(&game, "place starting") && !reveals(&game, "place I.1"));
    assert!(!reveals(&game, "shuffle"), "what lies on top then is a matter of chance");
    game.play("place I.2; place starting; place starting");
    assert!(reveals(&game, "place I.1"), "the last one lets the refill begin");
    assert!(reveals(&game, "place starting"), "whichever it is");
}

#[test]
fn g3_4_a_starting_card_out_of_the_hand_is_news_to_the_others() {
    let game = Game::new("horan, taia", "seat 1: hand s1 I.1\n battle: I.7");
    assert!(reveals(&game, "play s1"));
    assert!(!reveals(&game, "play I.1"), "all saw its back");
    let five = "seat 1: hand s1 s2 s3 s4 I.4; armour I.13\n battle: I.17";
    let game = Game::new("horan, taia", five);
    assert!(reveals(&game, "discard s1") && !reveals(&game, "discard I.4"));
}

#[test]
fn g3_4_unless_they_knew_that_it_was_there() {
    let game = Game::new("horan, taia", "seat 1: hand s1 s2; deck none\n battle: I.7");
    assert!(!reveals(&game, "play s1"), "the other four lie in the discard pile");
}

#[test]
fn g3_4_a_card_under_taias_deck_is_as_good_as_in_the_hand_to_the_others() {
    let mut game = Game::able(
        "taia, horan",
        "seat 1: hand s1 s3; deck starting ?; discard s4 s5\n battle: I.7",
    );
    game.play("play s1; card s2; take s6");
    assert!(reveals(&game, "play s6") && reveals(&game, "play s3"));
}

#[test]
fn g3_4_drawing_shows_the_back_of_the_next_card_that_only_its_owner_knew() {
    let position = "seat 1: hand I.4 s1; deck I.1 (I.2); discard s2 s3 s4 s5 s6\n battle: I.7";
    assert!(reveals(&Game::new("horan, taia", position), "play I.4"));
    let open = "seat 1: hand I.4 s1; deck I.1 I.2; discard s2 s3 s4 s5 s6\n battle: I.7";
    assert!(!reveals(&Game::new("horan, taia", open), "play I.4"));
}

#[test]
fn g3_4_the_refill_shows_backs_too() {
    let position = "seat 1: hand s1 s2 s3 I.4; deck I.1 (I.2); discard s4 s5 s6";
    let mut game = Game::new("horan, taia", position);
    assert!(!reveals(&game, "merchant"));
    game.play("merchant; buy strength");
    assert!(!reveals(&game, "pay I.4"));
    game.play("pay I.4");
    assert!(reveals(&game, "leave"));
}

#[test]
fn g3_4_taias_choice_alone_shows_nothing() {
    let game = looking();
    assert!(!reveals(&game, "take s4") && !reveals(&game, "take s5"));
}

#[test]
fn g3_4_alone_at_the_table_nobody_learns_anything() {
    let game = Game::new("horan", "seat 1: hand s1 I.1\n battle: I.7");
    assert!(!reveals(&game, "play s1"));
}

// The same with a host

/// A hosted game with own draws, the first of the list each time, up to the first turn.
fn hosted(heroes: &str) -> Host<Goblin> {
    let rules = Goblin::new(test_cards(), setup("abilities on, first 1", heroes)).unwrap();
    let mut host = Host::new(rules, None);
    settle(&mut host);
    host
}

fn settle(host: &mut Host<Goblin>) {
    while host.turn() == Turn::Chance {
        let mut list = Vec::new();
        host.rules().chances(host.state(), &mut list);
        host.draw(list[0].chance).unwrap();
    }
}

#[track_caller]
fn act(host: &mut Host<Goblin>, action: &str) -> Vec<Event> {
    let Turn::Seat(seat) = host.turn() else { panic!("`{action}`: nobody's turn") };
    host.play(seat, action.parse().unwrap()).unwrap().events().to_vec()
}

#[track_caller]
fn draw(host: &mut Host<Goblin>, chance: &str) -> Vec<Event> {
    host.draw(chance.parse::<Chance>().unwrap()).unwrap().events().to_vec()
}

const FIRST: Seat = Seat::new(0);

#[test]
fn g3_4_a_played_starting_card_stays_played() {
    let mut host = hosted("horan, taia");
    act(&mut host, "fight I.1");
    act(&mut host, "play s1");
    assert!(!host.can_undo(FIRST));
    assert!(host.undo(FIRST).is_err());
}

#[test]
fn g4_10_an_undo_reaches_the_choice_of_the_monster_until_something_was_shown() {
    let mut host = hosted("horan, taia");
    let before = *host.state();
    act(&mut host, "fight I.1");
    host.undo(FIRST).unwrap();
    assert_eq!(*host.state(), before);
    act(&mut host, "fight I.2");
    act(&mut host, "play s1");
    assert!(!host.can_undo(FIRST), "the others could not know of the card");
    act(&mut host, "end");
    settle(&mut host);
    assert!(!host.can_undo(FIRST), "chance has turned up a monster");
}

#[test]
fn g3_4_taia_may_choose_again_as_long_as_nothing_else_happened() {
    let mut host = hosted("taia, horan");
    act(&mut host, "fight I.1");
    act(&mut host, "play s1");
    draw(&mut host, "card s5");
    assert_eq!(host.turn(), Turn::Seat(FIRST), "the last one is no matter of chance");
    let before = *host.state();
    act(&mut host, "take s5");
    host.undo(FIRST).unwrap();
    assert_eq!(*host.state(), before);
    act(&mut host, "take s6");
    act(&mut host, "play s6");
    assert!(!host.can_undo(FIRST), "all saw it");
}

/// About to arrange a deck of three starting cards and two won ones.
fn host_arranging() -> Host<Goblin> {
    let mut host = hosted("horan, taia");
    // The other one passes; a second battle empties the deck.
    let first = ["fight I.1", "play s1", "end", "merchant", "leave"];
    for action in first.into_iter().chain(["fight I.2", "play s2", "play s3", "end"]) {
        act(&mut host, action);
        settle(&mut host);
    }
    host
}

#[test]
fn g3_3_an_arrangement_may_be_taken_back_step_by_step() {
    let mut host = host_arranging();
    let legal: Vec<String> = host.legal_actions().iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["shuffle", "place starting", "place I.1", "place I.2"]);
    let before = *host.state();
    act(&mut host, "place I.2");
    act(&mut host, "place starting");
    host.undo(FIRST).unwrap();
    host.undo(FIRST).unwrap();
    assert_eq!(*host.state(), before);
    for place in ["place I.1", "place starting", "place starting"] {
        act(&mut host, place);
        assert!(host.can_undo(FIRST));
    }
    act(&mut host, "place I.2");
    assert!(!host.can_undo(FIRST), "the back of the top card was seen");
}

#[test]
fn g3_4_whatever_the_order_as_much_is_sent_to_the_others() {
    let host = host_arranging();
    let told = orders(host.rules(), host.state()).into_iter().map(|order| {
        let mut host = host.clone();
        let (mut sent, mut seen) = (Vec::new(), Vec::new());
        for place in order {
            let others = [Viewer::Spectator, Viewer::Seat(Seat::new(1))];
            let mut commands = vec![host.play(FIRST, place).unwrap()];
            while host.turn() == Turn::Chance {
                let mut list = Vec::new();
                host.rules().chances(host.state(), &mut list);
                commands.push(host.draw(list[0].chance).unwrap());
            }
            seen = commands.iter().flat_map(|done| done.events().to_vec()).collect();
            for viewer in others {
                let updates = commands.iter().map(|done| done.update(host.rules(), viewer));
                sent.push(serde_json::to_string(&updates.collect::<Vec<_>>()).unwrap());
            }
        }
        let done = sent.split_off(sent.len() - 2);
        let arranging = sent.chunks(2).map(<[String]>::concat).collect();
        Told { arranging, done, backs: backs(&seen) }
    });
    assert_alike(&told.collect::<Vec<_>>(), 4, 20);
}
