//! What no honest client does: nothing breaks, and others play on.

use goblin::Goblin;
use protocol::{Command, GameName, MAX_FROM_CLIENT, News};
use serde_json::{Value, json};
use server::Settings;
use table::{Luck as _, PlayoutLuck, Seat};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::harness::{Person, Raw, Running, ask, ask_with};
use crate::whole_games::{seated, table_of};

/// Two people play on while others do what they like, and nothing has broken.
async fn plays_on(running: Running, mut people: Vec<Person<Goblin>>) {
    let [one, two] = &mut people[..] else { panic!("two people") };
    tokio::join!(one.plays_to_the_end(), two.plays_to_the_end());
    assert!(one.verdict().is_some_and(protocol::Verdict::is_proved));
    assert!(running.server.metrics().contains("karak_panicked_total 0"));
    running.stop().await;
}

#[tokio::test]
async fn what_is_no_message_ends_its_connection_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, people) = seated::<Goblin>(&running).await;
    let cookie = Person::<Goblin>::new(running.address, 9).await.cookie;
    let deep = format!("{}1{}", "[".repeat(20_000), "]".repeat(20_000));
    let inside = format!("{{\"say\":{{\"text\":\"a\",\"more\":{deep}}}}}");
    let wrong = [
        "",
        "null",
        "[]",
        "{}",
        "\"\"",
        "\"hello\"",
        "{\"hello\":1}",
        "{\"order\":\"a beer\"}",
        "\u{0}",
        "{\"say\":{\"text\":\"a\"}",
        "{\"say\":{\"text\":\"\\ud800\"}}",
        "{\"command\":{}}",
        "{\"command\":{\"number\":-1,\"command\":\"start\"}}",
        "{\"command\":{\"number\":1e99,\"command\":\"start\"}}",
        "{\"command\":{\"number\":1,\"command\":{\"claim\":{\"seat\":0}}}}",
        "{\"command\":{\"number\":1,\"command\":{\"claim\":{\"seat\":255}}}}",
        "{\"command\":{\"number\":1,\"command\":{\"play\":{\"seat\":1,\"actions\":[\"fly\"]}}}}",
        "{\"command\":{\"number\":1,\"command\":\"start\"},\"ping\":1}",
        "{\"promise\":{\"seat\":1,\"hash\":\"00\"}}",
        "{\"hello\":{\"protocol\":1,\"client\":1,\"connection\":9,\"have\":[]}}",
        &deep,
    ];
    for text in wrong {
        let mut raw = Raw::welcome(running.address, &code, &cookie).await;
        raw.send(Message::text(text)).await;
        let bye = raw.bye().await;
        assert_eq!(bye.as_deref(), Some("not_understood"), "{}", text.get(..80).unwrap_or(text));
    }
    // Before a hello nothing else is understood either.
    for text in wrong.into_iter().take(19).chain(["\"ping\"", "{\"say\":{\"text\":\"a\"}}"]) {
        let mut raw = Raw::open(running.address, &code, &cookie).await;
        raw.send(Message::text(text)).await;
        assert_eq!(raw.bye().await.as_deref(), Some("not_understood"), "{text}");
    }
    // What nobody has to know is passed over, however deep it is.
    let mut raw = Raw::welcome(running.address, &code, &cookie).await;
    raw.send(Message::text(inside)).await;
    assert_eq!(raw.until("said").await["text"], "a");
    for protocol in [0, 2, 65_535] {
        let mut raw = Raw::open(running.address, &code, &cookie).await;
        raw.say(&json!({"hello": {"protocol": protocol, "client": 1}})).await;
        assert_eq!(raw.bye().await.as_deref(), Some("other_version"));
    }
    let frame =
        |data, text: &[u8]| Message::Frame(Frame::message(text.to_vec(), OpCode::Data(data), true));
    let long = |bytes| format!("{{\"say\":{{\"text\":\"{}\"}}}}", "x".repeat(bytes));
    let around = long(0).len();
    // As long as a message may be, and longer.
    let mut raw = Raw::welcome(running.address, &code, &cookie).await;
    raw.send(Message::text(long(MAX_FROM_CLIENT - around))).await;
    raw.send(Message::text("\"ping\"")).await;
    raw.until("pong").await;
    let kinds = [
        (Message::binary(vec![0; 100]), "not_understood"),
        (Message::binary(b"\"ping\"".to_vec()), "not_understood"),
        (frame(Data::Text, b"\xff\xfe\"ping\""), "not_understood"),
        (frame(Data::Reserved(3), b"x"), "not_understood"),
        (Message::text(long(MAX_FROM_CLIENT - around + 1)), "too_much"),
        (Message::text(long(1 << 20)), "too_much"),
        (Message::binary(vec![0; 1 << 20]), "too_much"),
    ];
    for (message, why) in kinds {
        for hello in [false, true] {
            let mut raw = Raw::open(running.address, &code, &cookie).await;
            if hello {
                raw.hello(1, 1).await;
                raw.until("welcome").await;
            }
            raw.send(message.clone()).await;
            assert_eq!(raw.bye().await.as_deref(), Some(why));
        }
    }
    plays_on(running, people).await;
}

#[tokio::test]
async fn random_messages_break_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, people) = seated::<Goblin>(&running).await;
    let cookie = Person::<Goblin>::new(running.address, 9).await.cookie;
    let mut luck = PlayoutLuck::new(7);
    let whole = [
        json!({"command": {"number": 3, "answers": 2, "command": {"play": {"seat": 1, "actions": ["end"]}}}}),
        json!({"hello": {"protocol": 1, "client": 5, "connection": 1, "have": [{"viewer": {"seat": 1}, "sequence": 3, "link": "ab"}]}}),
        json!({"share": {"seat": 2, "bytes": "00112233445566778899aabbccddeeff"}}),
        json!({"command": {"number": 18_446_744_073_709_551_615_u64, "command": {"keep": {"settings": {"open": true}}}}}),
    ];
    let mut raw = Raw::welcome(running.address, &code, &cookie).await;
    for _ in 0..400 {
        let mut bytes = whole[luck.below(4) as usize].to_string().into_bytes();
        for _ in 0..=luck.below(3) {
            let at = luck.below(bytes.len() as u32) as usize;
            match luck.below(3) {
                0 => bytes[at] = b' ' + luck.below(90) as u8,
                1 => bytes.truncate(at + 1),
                _ => bytes.extend_from_within(at..),
            }
        }
        let text = String::from_utf8(bytes).expect("ASCII");
        raw.send(Message::text(text)).await;
        raw.send(Message::text("\"ping\"")).await;
        while let Some(message) = raw.next().await {
            if message == "pong" {
                break;
            }
            if message.get("bye").is_some() {
                raw = Raw::welcome(running.address, &code, &cookie).await;
                break;
            }
        }
    }
    plays_on(running, people).await;
}

#[tokio::test]
async fn others_seats_turns_and_tables_are_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, people) = seated::<Goblin>(&running).await;
    let cookie = Person::<Goblin>::new(running.address, 9).await.cookie;
    let mut raw = Raw::welcome(running.address, &code, &cookie).await;
    let acting = people.iter().enumerate().find_map(|(number, person)| {
        let seat = table::Viewer::Seat(Seat::new(number));
        let legal = &person.client.follower(seat)?.legal;
        Some((number + 1, legal.first()?.to_string()))
    });
    let action = acting.map_or_else(|| "end".to_owned(), |(_, action)| action);
    let mut number = 0;
    let mut answers = Vec::new();
    let mut asks: Vec<Value> = vec![
        json!("start"),
        json!("close"),
        json!("correct"),
        json!("rematch"),
        json!({"ready": {"ready": true}}),
        json!({"claim": {"seat": 1}}),
        json!({"claim": {"seat": 4}}),
        json!({"swap": {"from": 1, "to": 2}}),
        json!({"seat_bot": {"seat": 1, "bot": "easy"}}),
        json!({"keep": {"settings": {"open": true}}}),
        json!({"remove": {"guest": 0}}),
        json!({"hand_over": {"guest": 2}}),
        json!({"give_seat": {"seat": 1, "guest": 2}}),
        json!({"draw": {"chance": "hero taia"}}),
    ];
    for seat in 1..=5 {
        asks.push(json!({"play": {"seat": seat, "actions": [action.clone()]}}));
        asks.push(json!({"undo": {"seat": seat}}));
        asks.push(json!({"withdraw": {"seat": seat}}));
        asks.push(json!({"agree_to_end": {"seat": seat, "agrees": true}}));
        asks.push(json!({"lend": {"seat": seat, "bot": "easy"}}));
        asks.push(json!({"take_back": {"seat": seat}}));
        asks.push(json!({"free": {"seat": seat}}));
    }
    for ask in asks {
        number += 1;
        let answer = raw.asks(number, ask.clone()).await;
        let no = ["not_your_seat", "only_the_host", "not_now", "taken", "unknown"];
        assert!(no.contains(&answer.as_str()), "{ask}: {answer}");
        answers.push(answer);
    }
    assert!(answers.contains(&"not_your_seat".to_owned()));
    // Wrong cookies are nobody's.
    for wrong in [
        "karak-guest=",
        "karak-guest=00",
        &format!("karak-guest={}", "0".repeat(64)),
        "a=b; karak-guest=é",
    ] {
        let raw = ask(running.address, "GET", "/api/guest", Some(wrong), "").await;
        assert!(raw.1.contains("set-cookie: karak-guest="), "a guest of their own");
    }
    // Codes that are none, and tables that are not there.
    for code in ["AAAAAA", "x", "..%2f..", "%00", "00000000", "5CR7Q0XN"] {
        let answer = ask(running.address, "GET", &format!("/api/tables/{code}"), None, "").await;
        assert_eq!(answer.0, 404, "{code}");
    }
    plays_on(running, people).await;
}

#[tokio::test]
async fn players_act_for_their_own_seat_in_their_own_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    let [one, two] = &mut people[..] else { panic!("two people") };
    let decides = |seat: usize| {
        move |person: &Person<Goblin>| {
            let own = person.client.follower(table::Viewer::Seat(Seat::new(seat)));
            own.is_some_and(|own| !own.legal.is_empty())
        }
    };
    let acting = tokio::select! {
        () = one.until(decides(0)) => 0,
        () = two.until(decides(1)) => 1,
    };
    let action = people[acting].anything().expect("a decision").1.to_string();
    let waiting = 1 - acting;
    let mut raw = Raw::open(running.address, &code, &people[waiting].cookie).await;
    raw.hello(90, 1).await;
    raw.until("fresh").await;
    let (own, other) = (waiting + 1, acting + 1);
    let mut asks = vec![
        (json!({"play": {"seat": own, "actions": [action]}}), "not_your_turn"),
        (json!({"undo": {"seat": own}}), "nothing_to_take_back"),
        (json!({"take_back": {"seat": own}}), "not_now"),
        (json!({"draw": {"chance": "hero taia"}}), "not_your_seat"),
        (json!("correct"), "not_your_seat"),
    ];
    for seat in [other, 3] {
        asks.push((json!({"play": {"seat": seat, "actions": [action]}}), "not_your_seat"));
        asks.push((json!({"undo": {"seat": seat}}), "not_your_seat"));
        asks.push((json!({"withdraw": {"seat": seat}}), "not_your_seat"));
        asks.push((json!({"take_back": {"seat": seat}}), "not_your_seat"));
        asks.push((json!({"agree_to_end": {"seat": seat, "agrees": true}}), "not_your_seat"));
    }
    // The host may lend the seat of somebody who has been gone for long, and nobody is.
    let lend = json!({"lend": {"seat": other, "bot": "easy"}});
    asks.push((lend, if waiting == 0 { "not_now" } else { "not_your_seat" }));
    for (number, (ask, why)) in (1..).zip(asks) {
        assert_eq!(raw.asks(number, ask.clone()).await, why, "{ask}");
    }
    // Whoever decides may not make the dice fall either.
    let mut raw = Raw::open(running.address, &code, &people[acting].cookie).await;
    raw.hello(91, 1).await;
    assert_eq!(raw.asks(1, json!({"draw": {"chance": "hero taia"}})).await, "not_at_this_table");
    assert_eq!(raw.asks(2, json!("correct")).await, "not_at_this_table");
    plays_on(running, people).await;
}

#[tokio::test]
async fn pages_of_other_addresses_are_kept_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    let code = person.open(&table_of(GameName::Goblin, 2)).await;
    let own = format!("http://{}", running.address);
    let body = serde_json::to_string(&table_of(GameName::Goblin, 2)).expect("JSON");
    for origin in
        ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1.evil.example"]
    {
        let opened = Raw::try_open(running.address, &code, &person.cookie, Some(origin)).await;
        assert!(opened.is_none(), "{origin}");
        let lines = format!("Cookie: {}\r\nOrigin: {origin}\r\n", person.cookie);
        for (method, path, body) in [
            ("POST", "/api/tables", body.as_str()),
            ("PUT", "/api/guest", "{\"name\":\"Evil\"}"),
            ("DELETE", "/api/guest", ""),
            ("POST", "/api/guest/link", ""),
            ("POST", "/api/guest/link/take", "{\"token\":\"00\"}"),
        ] {
            let (status, ..) = ask_with(running.address, method, path, &lines, body).await;
            assert_eq!(status, 403, "{method} {path} from {origin}");
        }
    }
    assert!(Raw::try_open(running.address, &code, &person.cookie, Some(&own)).await.is_some());
    running.stop().await;
}

#[tokio::test]
async fn too_much_at_once_ends_the_connection() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { burst: 20, sockets: 4, sockets_at_table: 3, ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    let code = person.open(&table_of(GameName::Goblin, 2)).await;
    let mut loud = Raw::welcome(running.address, &code, &person.cookie).await;
    for _ in 0..30 {
        loud.send(Message::text("\"ping\"")).await;
    }
    assert_eq!(loud.bye().await.as_deref(), Some("too_much"));
    let mut pinging = Raw::welcome(running.address, &code, &person.cookie).await;
    for _ in 0..30 {
        pinging.send(Message::Ping(Vec::new().into())).await;
    }
    assert_eq!(pinging.bye().await.as_deref(), Some("too_much"));
    drop((loud, pinging));
    let mut sockets = Vec::new();
    for client in 0..3 {
        let mut raw = Raw::open(running.address, &code, &person.cookie).await;
        raw.hello(client, 1).await;
        raw.until("welcome").await;
        sockets.push(raw);
    }
    let mut fourth = Raw::open(running.address, &code, &person.cookie).await;
    fourth.hello(9, 1).await;
    assert_eq!(fourth.bye().await.as_deref(), Some("too_much"), "the table is full");
    while fourth.next().await.is_some() {}
    // Three are left, and one more finds room, at whichever table.
    let other = person.open(&table_of(GameName::Goblin, 2)).await;
    while running.server.metrics().contains("karak_connections 4") {
        tokio::task::yield_now().await;
    }
    let _last = Raw::welcome(running.address, &other, &person.cookie).await;
    let more = Raw::try_open(running.address, &other, &person.cookie, None).await;
    assert!(more.is_none(), "the server is full");
    running.stop().await;
}

#[tokio::test]
async fn removed_guests_stay_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    let mut two = people.pop().expect("two people");
    let guest = two.client.you().expect("a number");
    people[0].done(Command::Remove { guest }).await;
    while two.next().await {}
    assert!(two.news.contains(&News::Bye(protocol::Bye::Removed)));
    for client in 0..3 {
        let mut raw = Raw::open(running.address, &code, &two.cookie).await;
        raw.hello(client, 100).await;
        assert_eq!(raw.bye().await.as_deref(), Some("removed"));
    }
    // What they are shown of the game is what anybody is.
    let path = format!("/api/tables/{code}/record");
    let (_, _, record) = ask(running.address, "GET", &path, Some(&two.cookie), "").await;
    assert!(record.contains("\nseen-by: spectator\n"), "{record}");
    // A bot plays for them, to the end.
    people[0].plays_to_the_end().await;
    running.stop().await;
}
