//! A room at another node, which follows row by row, is the same as one that reads the whole log.

use super::*;

/// Enters rows that came since, and says how many there are now.
fn follow(follower: &mut Room<Goblin>, kept: &Kept, from: usize) -> usize {
    for row in &kept.rows[from..] {
        assert!(follower.follow(row.clone(), kept.now).is_ok());
    }
    kept.rows.len()
}

fn assert_same(follower: &mut Room<Goblin>, room: &mut Room<Goblin>, now: u64) {
    // Who is connected is not in the log.
    let [mut one, mut two] = [follower.now(now), room.now(now)];
    for guest in one.guests.iter_mut().chain(&mut two.guests) {
        guest.here = false;
    }
    assert_eq!(one, two);
    assert_eq!(follower.fair(), room.fair());
    for viewer in [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Spectator] {
        let text = |room: &Room<Goblin>| serde_json::to_string(&room.fresh(viewer)).unwrap();
        assert_eq!(text(follower), text(room));
    }
}

#[test]
fn whoever_follows_a_whole_game_has_the_same() {
    let settings = Settings { clock: clocks().clock, ..Settings::default() };
    let mut kept = Kept::opened(settings);
    let mut follower = Room::<Goblin>::restored("CODE", kept.rows.clone(), TIMES, 0).unwrap();
    follower.elsewhere(&[GuestId(1), GuestId(2)], 0);
    let mut known = kept.rows.len();
    kept.does(ANNA, Command::Claim { seat: ONE });
    kept.does(BEN, Command::Claim { seat: TWO });
    kept.does(BEN, Command::Ready { ready: true });
    known = follow(&mut follower, &kept, known);
    kept.does(ANNA, Command::Start);
    kept.promises(ANNA, ONE);
    known = follow(&mut follower, &kept, known);
    assert_same(&mut follower, &mut kept.room, kept.now);
    kept.promises(BEN, TWO);
    kept.shows(ANNA, ONE);
    kept.shows(BEN, TWO);
    for _ in 0..60 {
        known = follow(&mut follower, &kept, known);
        assert_same(&mut follower, &mut kept.room, kept.now);
        kept.now += 700;
        // It could go on there as well: its dice are the same.
        let (guest, seat, action) = kept.acting();
        let command = Command::Play { seat, actions: vec![action] };
        let numbered = Numbered { number: 1, answers: None, command };
        let mut again = Room::<Goblin>::restored("CODE", kept.rows.clone(), TIMES, 0).unwrap();
        let fresh = Fresh { secret: [5; 32] };
        let Ok(there) = again.command(guest, &numbered, &fresh, 0) else { panic!("it can") };
        kept.plays();
        // How long it took is another matter.
        let entry = |row: &Entered| {
            if let Entered::Game { entry, .. } = row { entry.clone() } else { row.to_body() }
        };
        assert_eq!(there.rows.last().map(entry), kept.rows.last().map(entry));
    }
}

#[test]
fn a_guest_is_here_who_is_connected_anywhere() {
    let mut kept = Kept::opened(Settings::default());
    assert!(!kept.room.disconnected(BEN, 0) || !kept.room.now(0).guests[1].here);
    assert!(kept.room.elsewhere(&[GuestId(2)], 1));
    assert!(kept.room.now(1).guests[1].here);
    assert!(!kept.room.elsewhere(&[GuestId(2)], 2), "nobody came");
    assert!(kept.room.elsewhere(&[], 3) && !kept.room.now(3).guests[1].here);
}
