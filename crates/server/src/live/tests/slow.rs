//! Connections that take nothing: so much is kept for them and no more, and the others at their table play on.

use super::*;

/// Devices of one guest that take nothing.
const SLOW: usize = 5;

#[tokio::test]
async fn connections_that_take_nothing_end_and_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path()).await;
    let code = opened(&hall).await;
    let (_, mut first) = comes(&hall, &code, 1).await;
    let mut slow = Vec::new();
    for _ in 0..SLOW {
        slow.push(comes(&hall, &code, 1).await.1);
    }
    let (quick, mut parcels) = comes(&hall, &code, 2).await;
    takes_and_frees(&hall, &code, quick, &mut parcels).await;
    for parcels in slow.iter_mut().chain([&mut first]) {
        let (texts, bye) = all(parcels).await;
        assert_eq!((texts.len(), bye), (MESSAGES, Some(Bye::TooSlow)));
    }
    assert_eq!(hall.figures.slow.get(), 1 + SLOW as u64, "each is counted once");
    hall.stop().await;
}

#[tokio::test]
async fn what_waits_for_a_connection_is_bounded_in_bytes() {
    const BYTES: usize = 4_096;
    let folder = tempfile::tempdir().unwrap();
    let outbox = OutboxLimits { messages: 1_000, bytes: BYTES };
    let hall = hall_limited(folder.path(), outbox).await;
    let code = opened(&hall).await;
    let (_, mut slow) = comes(&hall, &code, 1).await;
    let (quick, mut parcels) = comes(&hall, &code, 2).await;
    takes_and_frees(&hall, &code, quick, &mut parcels).await;
    let (texts, bye) = waiting(&mut slow);
    assert_eq!(bye, Some(Bye::TooSlow));
    let lengths: Vec<usize> = texts.iter().map(|text| text.len()).collect();
    let (shown, longest) = (lengths[0], lengths.iter().max().unwrap());
    let waited: usize = lengths.iter().sum();
    assert!(waited > BYTES && waited <= shown + BYTES + longest, "{waited} bytes have waited");
    hall.stop().await;
}

/// The host plays against a bot, and so many others watch.
async fn watched<const N: usize>(hall: &Arc<Hall>) -> (Player, [(ConnectionId, Parcels); N]) {
    let mut host = playing(hall, 1).await;
    while host.client.follower(OWN).is_none() {
        assert!(host.next(hall).await, "the game begins");
    }
    let mut watching = Vec::new();
    for guest in 2..2 + N as u64 {
        watching.push(comes(hall, &host.code, guest).await);
    }
    (host, watching.try_into().unwrap_or_else(|_| panic!("so many")))
}

/// All that waits, and whether the connection is ended with it.
fn waiting(parcels: &mut Parcels) -> (Vec<Utf8Bytes>, Option<Bye>) {
    let mut texts = Vec::new();
    while let Some(parcel) = parcels.try_recv() {
        match parcel {
            Parcel::Message(text) => texts.push(text),
            Parcel::Last(bye) => return (texts, Some(bye)),
        }
    }
    (texts, None)
}

/// The last of these messages that shows everything.
fn last_fresh(texts: &[Utf8Bytes]) -> Option<&Utf8Bytes> {
    texts.iter().rfind(|text| text.starts_with("{\"fresh\""))
}

const MANY: OutboxLimits = OutboxLimits { messages: 1_000, bytes: 1 << 20 };

#[tokio::test]
async fn what_is_shown_anew_is_written_once_for_all_who_see_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall_limited(folder.path(), MANY).await;
    let (mut host, [(_, mut ben), (_, mut carl), (_, mut dora)]) = watched(&hall).await;
    // Answered when all who came before have been shown what there is.
    host.does(&hall, Command::AgreeToEnd { seat: FIRST, agrees: false }).await;
    for parcels in [&mut ben, &mut carl, &mut dora] {
        assert!(last_fresh(&waiting(parcels).0).is_some());
    }
    host.does(&hall, Command::GiveSeat { seat: FIRST, guest: GuestNumber(1) }).await;
    let [ben, carl, dora] = [&mut ben, &mut carl, &mut dora].map(|parcels| waiting(parcels).0);
    let [ben, carl, dora] = [&ben, &carl, &dora].map(|texts| last_fresh(texts).expect("one"));
    assert!(ben.contains(r#""viewer":{"seat":1}"#) && carl.contains(r#""viewer":"spectator""#));
    assert_eq!(carl.as_ptr(), dora.as_ptr(), "they share it");
    hall.stop().await;
}

#[tokio::test]
async fn whoever_sat_nowhere_and_is_sent_away_changes_nothing_for_others() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall_limited(folder.path(), MANY).await;
    let (mut host, [(_, mut ben), (_, mut carl)]) = watched(&hall).await;
    host.does(&hall, Command::AgreeToEnd { seat: FIRST, agrees: false }).await;
    waiting(&mut carl);
    host.does(&hall, Command::Remove { guest: GuestNumber(1) }).await;
    assert_eq!(waiting(&mut ben).1, Some(Bye::Removed));
    let (texts, bye) = waiting(&mut carl);
    assert_eq!((last_fresh(&texts), bye), (None, None));
    assert!(texts.iter().any(|text| text.starts_with("{\"table\"")), "everybody is told");
    hall.stop().await;
}

/// A guest takes a seat and frees it again, many times, and reads all that comes.
async fn takes_and_frees(
    hall: &Arc<Hall>,
    code: &Code,
    connection: ConnectionId,
    parcels: &mut Parcels,
) {
    for number in 1..=40 {
        let what = if number % 2 == 1 { "claim" } else { "free" };
        let command = format!(r#"{{"{what}":{{"seat":1}}}}"#);
        assert!(hall.send(code, said(connection, number, &command)).await.is_some());
        let text = "\"ping\"".into();
        assert!(hall.send(code, Mail::Say { connection, text }).await.is_some());
        loop {
            let Some(Parcel::Message(text)) = parcels.recv().await else {
                panic!("whoever listens is answered")
            };
            if text.as_str() == "\"pong\"" {
                break;
            }
        }
    }
}
