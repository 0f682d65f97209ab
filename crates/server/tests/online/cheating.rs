//! A client that cheats while the dice are made, or a host, gains nothing, and everybody reads who it was.

use std::time::Duration;

use goblin::Goblin;
use protocol::{Bytes, Command, GameName, promise_of};
use serde_json::{Value, json};
use server::Settings;
use table::{Seat, hex};

use crate::harness::{Person, Raw, Running};
use crate::whole_games::table_of;

const OWN: [u8; 16] = [1; 16];
const LIKED_BETTER: [u8; 16] = [2; 16];

/// Anna, who is honest, and Ben's socket. The dice are being made.
struct Duel {
    anna: Person<Goblin>,
    ben: Raw,
}

impl Duel {
    async fn new(running: &Running) -> Self {
        let mut anna = Person::<Goblin>::new(running.address, 1).await;
        let cookie = Person::<Goblin>::new(running.address, 2).await.cookie;
        let code = anna.open(&table_of(GameName::Goblin, 2)).await;
        anna.connect(&code).await;
        anna.done(Command::Claim { seat: Seat::new(0) }).await;
        let mut ben = Raw::welcome(running.address, &code, &cookie).await;
        assert_eq!(ben.asks(1, json!({"claim": {"seat": 2}})).await, "done");
        assert_eq!(ben.asks(2, json!({"ready": {"ready": true}})).await, "done");
        anna.done(Command::Start).await;
        Self { anna, ben }
    }

    async fn promises(&mut self, seat: u8, share: [u8; 16]) {
        let hash = hex(&promise_of(&Bytes(share)).0);
        self.ben.say(&json!({"promise": {"seat": seat, "hash": hash}})).await;
    }

    async fn shows(&mut self, seat: u8, share: [u8; 16]) {
        self.ben.say(&json!({"share": {"seat": seat, "bytes": hex(&share)}})).await;
    }

    /// Goes on until everybody is told that the dice are so far. Anna answers meanwhile.
    async fn until(&mut self, is_so: impl Fn(&Value) -> bool) {
        let told = async { while !is_so(&self.ben.until("fair").await) {} };
        let answers = async { while self.anna.next().await {} };
        tokio::select! {
            () = told => {}
            () = answers => panic!("Anna's connection is gone"),
        }
    }

    /// Both agree to an end. The proof names Ben, and Anna's client finds nothing else that is wrong.
    async fn ends_with_ben_named(mut self) {
        self.anna.until(Person::has_begun).await;
        let agrees = json!({"agree_to_end": {"seat": 2, "agrees": true}});
        assert_eq!(self.ben.asks(3, agrees).await, "done");
        self.anna.done(Command::AgreeToEnd { seat: Seat::new(0), agrees: true }).await;
        let proof = self.ben.until("proof").await;
        assert_eq!(proof["silent"], json!([2]));
        let record = proof["record"].as_str().expect("a record");
        let shares = record.lines().find_map(|line| line.strip_prefix("dice-seats: "));
        let bens = shares.and_then(|shares| shares.split(", ").nth(1)).expect("two shares");
        assert!(bens != hex(&OWN) && bens != hex(&LIKED_BETTER), "it follows from the secret");
        self.anna.until(Person::has_proof).await;
        assert!(self.anna.verdict().is_some_and(protocol::Verdict::is_proved));
    }
}

fn names_ben(fair: &Value) -> bool {
    fair["silent"] == json!([2])
}

#[tokio::test]
async fn a_wrong_share_is_named_at_once_and_has_no_second_try() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let mut duel = Duel::new(&running).await;
    // For somebody else's seat, before it is called for, and once more.
    duel.promises(1, LIKED_BETTER).await;
    duel.shows(2, LIKED_BETTER).await;
    duel.promises(2, OWN).await;
    duel.promises(2, LIKED_BETTER).await;
    let own = json!({"seat": 2, "hash": hex(&promise_of(&Bytes(OWN)).0)});
    duel.until(|fair| fair["showing"] == true && fair["shown"] == json!([1])).await;
    let fair = duel.anna.client.fair().expect("dice").clone();
    let promises = serde_json::to_value(&fair.promises).expect("JSON");
    assert!(promises.as_array().is_some_and(|all| all.contains(&own)), "the first one stands");
    // Anna's share is known by now.
    duel.shows(1, LIKED_BETTER).await;
    duel.shows(2, LIKED_BETTER).await;
    duel.shows(2, OWN).await;
    duel.until(names_ben).await;
    duel.ends_with_ben_named().await;
    running.stop().await;
}

#[tokio::test]
async fn late_promises_and_shares_are_none() {
    let folder = tempfile::tempdir().expect("a folder");
    // Long enough for Anna, who answers at once.
    let settings = Settings { burst: 10_000, dice: Duration::from_secs(3), ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let late_promise = async {
        let mut duel = Duel::new(&running).await;
        duel.until(names_ben).await;
        duel.promises(2, OWN).await;
        duel.shows(2, OWN).await;
        duel.ends_with_ben_named().await;
    };
    let late_share = async {
        let mut duel = Duel::new(&running).await;
        duel.promises(2, OWN).await;
        duel.until(names_ben).await;
        duel.shows(2, OWN).await;
        duel.ends_with_ben_named().await;
    };
    tokio::join!(late_promise, late_share);
    running.stop().await;
}

/// The host would have other dice, had the set-up another hash.
#[tokio::test]
async fn a_host_who_changes_the_table_while_dice_are_made_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    // Ben says nothing, so the dice are not made.
    let settings = Settings { dice: Duration::from_secs(600), ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let Duel { anna, mut ben } = Duel::new(&running).await;
    // The same guest, by a device that keeps to no rules.
    let mut host = Raw::open(running.address, &anna.code, &anna.cookie).await;
    host.hello(99, 1).await;
    let welcome = host.until("welcome").await;
    assert_eq!(welcome["table"]["stage"], "making_dice");
    let kept = |settings: Value| json!({"keep": {"settings": settings}});
    let clock = json!({"bank": 60, "increment": 0, "lost_connection": 0});
    let tries = [
        kept(json!({"own_draws": true})),
        kept(json!({"clock": clock})),
        json!({"swap": {"from": 1, "to": 2}}),
        json!({"seat_bot": {"seat": 2, "bot": "easy"}}),
        json!({"free": {"seat": 1}}),
        json!({"free": {"seat": 2}}),
        json!({"claim": {"seat": 2}}),
        json!({"give_seat": {"seat": 2, "guest": 0}}),
        json!({"ready": {"ready": false}}),
        json!("start"),
    ];
    for (number, command) in (1..).zip(tries) {
        assert_eq!(host.asks(number, command.clone()).await, "not_now", "{command}");
    }
    let mut again = Raw::open(running.address, &anna.code, &anna.cookie).await;
    again.hello(98, 1).await;
    let now = again.until("welcome").await;
    for part in [
        "/set_up",
        "/fair/set_up",
        "/fair/commitment",
        "/table/settings",
        "/table/seats",
        "/table/stage",
    ] {
        assert!(now.pointer(part).is_some(), "{part} in {now}");
        assert_eq!(now.pointer(part), welcome.pointer(part), "{part}");
    }
    assert_eq!(ben.asks(3, json!({"free": {"seat": 2}})).await, "not_now", "nor does anybody else");
    running.stop().await;
}
