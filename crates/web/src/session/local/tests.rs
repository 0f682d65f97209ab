//! Games of both kinds, played at random at a table.

use bots::Bot;
use dungeon::{Action, Dungeon};
use goblin::Goblin;
use table::{Luck as _, PlayoutLuck};

use super::*;
use crate::session::begun::{dungeon_rules, goblin_rules};

/// A person against a bot.
fn table<G: Recorded>(rules: G, own_draws: bool) -> LocalTable<G> {
    let dice = FairDice::from_seed(7, 2, rules.setup_hash(None));
    let players = vec![Chooser::Human, Chooser::Bot(Bot::Easy)];
    LocalTable::new(rules, players, (!own_draws).then_some(dice)).0
}

fn dungeon() -> Dungeon {
    dungeon_rules("horan, taia")
}

fn goblin() -> Goblin {
    goblin_rules("horan, taia")
}

/// One random action or draw.
fn go_on<G: Recorded>(
    table: &mut LocalTable<G>,
    luck: &mut PlayoutLuck,
    viewer: Viewer,
) -> Vec<Frame<G>> {
    match table.host.turn() {
        Turn::Seat(seat) => {
            let legal = table.legal_actions();
            let action = legal[luck.below(legal.len() as u32) as usize];
            table.play(seat, action, viewer).unwrap()
        }
        Turn::Chance => {
            let chances = table.chances();
            let chance = chances[luck.below(chances.len() as u32) as usize].chance;
            table.draw(chance, viewer).unwrap()
        }
        Turn::Over => Vec::new(),
    }
}

/// Whatever a viewer is told in frames is what the log says, and the last frame is the present.
fn tells_everything<G: Recorded<View: PartialEq>>(rules: &G) {
    for own_draws in [false, true] {
        for viewer in Viewer::all(2) {
            let (mut table, mut luck) = (table(rules.clone(), own_draws), PlayoutLuck::new(1));
            for _ in 0..300 {
                let known = table.log(viewer).len();
                let frames = go_on(&mut table, &mut luck, viewer);
                let Some(last) = frames.last() else { break };
                assert!(last.view == table.view(viewer));
                let told: Vec<_> = frames.into_iter().flat_map(|frame| frame.events).collect();
                assert_eq!(told, table.log(viewer)[known..]);
            }
        }
    }
}

#[test]
fn frames_tell_everything_and_end_in_the_present() {
    tells_everything(&dungeon());
    tells_everything(&goblin());
}

fn reads_back<G: Recorded<View: PartialEq>>(rules: &G) {
    for own_draws in [false, true] {
        let (mut table, mut luck) = (table(rules.clone(), own_draws), PlayoutLuck::new(2));
        for round in 0..200 {
            go_on(&mut table, &mut luck, Viewer::Spectator);
            if round % 3 == 0 && table.can_take_back() {
                table.take_back().unwrap();
            }
            let mut again = LocalTable::<G>::read(&table.record()).unwrap();
            for viewer in Viewer::all(2) {
                assert!(again.view(viewer) == table.view(viewer));
                assert_eq!(again.log(viewer), table.log(viewer));
            }
            assert_eq!(again.players(), table.players());
            if table.can_take_back() {
                let mut before = table.clone();
                before.take_back().unwrap();
                again.take_back().unwrap();
                assert_eq!(again.log(Viewer::Spectator), before.log(Viewer::Spectator));
            }
        }
    }
}

#[test]
fn a_game_read_back_is_the_same_with_its_log_and_what_can_be_taken_back() {
    reads_back(&dungeon());
    reads_back(&goblin());
}

#[test]
fn nothing_to_take_back_is_told_as_such() {
    // Not as dice that the players would have to roll themselves.
    let mut table = table(dungeon(), false);
    assert_eq!(table.take_back(), Err(HostError::NothingToUndo));
}

#[test]
fn what_a_bot_did_is_not_taken_back() {
    let mut table = table(dungeon(), false);
    let mut bots = 0;
    for _ in 0..400 {
        let Turn::Seat(seat) = table.host.turn() else { break };
        let legal = table.legal_actions();
        let way = legal.iter().find(|action| matches!(action, Action::Move(_)));
        let action = *way.unwrap_or(legal.last().unwrap());
        table.play(seat, action, Viewer::Spectator).unwrap();
        if !table.is_person(seat) && table.host.undoable_by().is_some() {
            bots += 1;
            assert!(!table.can_take_back() && table.take_back().is_err());
        }
    }
    assert!(bots > 0, "no bot walked");
}

#[test]
fn who_has_left_is_nobody_at_this_device_any_more() {
    let rules = goblin_rules("horan, taia, xanros");
    let dice = FairDice::from_seed(7, 3, rules.setup_hash(None));
    let players = vec![Chooser::Human, Chooser::Bot(Bot::Easy), Chooser::Human];
    let mut table = LocalTable::new(rules, players, Some(dice)).0;
    let [first, last] = [Seat::new(0), Seat::new(2)];
    assert_eq!(table.people(), [first, last]);
    table.withdraw(first, Viewer::Spectator).unwrap();
    assert_eq!(table.people(), [last]);
    assert_eq!(LocalTable::<Goblin>::read(&table.record()).unwrap().people(), [last]);
}

#[test]
fn a_lent_seat_is_a_bots_until_it_is_taken_back() {
    let mut table = table(goblin(), false);
    let first = Seat::new(0);
    let carry_out = |table: &mut LocalTable<Goblin>, command| {
        assert!(table.carry_out(&command, Viewer::Spectator).is_ok());
    };
    assert!(table.people().contains(&first) && table.lent().is_empty());
    carry_out(&mut table, Command::Lend(first));
    assert_eq!((table.people().contains(&first), table.lent()), (false, vec![first]));
    assert_eq!(table.players()[0], Chooser::Human, "it is still a person's seat");
    let kept = LocalTable::<Goblin>::read(&table.record()).unwrap();
    assert_eq!((kept.player(first), kept.lent()), (Chooser::OPPONENT, vec![first]));
    carry_out(&mut table, Command::ComeBack(first));
    assert!(table.is_person(first) && table.lent().is_empty());
}

/// A player's view says why an action is not possible, as the host does: of everything that was ever possible.
fn explains<G: Recorded<Action: PartialEq>>(rules: &G) {
    let (mut table, mut luck) = (table(rules.clone(), false), PlayoutLuck::new(2));
    let mut known: Vec<G::Action> = Vec::new();
    for _ in 0..200 {
        let Turn::Seat(seat) = table.host.turn() else { break };
        for action in table.legal_actions() {
            if !known.contains(&action) {
                known.push(action);
            }
        }
        let view = table.view(Viewer::Seat(seat));
        for &action in &known {
            let told = crate::session::asks::why_not(table.rules(), &view, action);
            assert_eq!(told, table.host.why_not(seat, action), "{action}");
        }
        go_on(&mut table, &mut luck, Viewer::Seat(seat));
    }
    assert!(known.len() > 20);
}

#[test]
fn a_view_says_why_something_is_not_possible() {
    explains(&dungeon());
    explains(&goblin());
}
