//! Clients that cheat, and why it gains them nothing.

use protocol::{
    Bytes, Command, FromClient, FromClientOf, GuestNumber, Hello, News, Stage, Verdict, promise_of,
    share_of_silent,
};
use table::example::Race;
use table::{FairDice, Luck as _, Secrets, Stream, sha256};

use crate::client::{FIRST, SECOND, play_to_the_end};
use crate::network::World;
use crate::server::set_up;

/// An honest first player, and a second one who says whatever they like.
struct Duel {
    world: World,
    cheater: usize,
}

impl Duel {
    /// Both sit, and the dice are being made.
    fn new(seed: u64) -> Self {
        let mut world = World::new(seed, 2, false);
        world.connect(0);
        world.command(0, Command::Claim { seat: FIRST });
        world.command(0, Command::Ready { ready: true });
        world.settle();
        let cheater = world.server.open(GuestNumber(2));
        let mut duel = Self { world, cheater };
        let hello =
            Hello { protocol: 1, client: 7, connection: 1, have: Vec::new(), shared: false };
        duel.says(FromClient::Hello(hello));
        let claim = Command::Claim { seat: SECOND };
        for (number, command) in [(1, claim), (2, Command::Ready { ready: true })] {
            let numbered = protocol::Numbered { number, answers: None, command };
            duel.says(FromClient::Command(numbered));
        }
        duel.world.command(0, Command::Start);
        duel.world.settle();
        assert_eq!(duel.world.server.table.stage, Stage::MakingDice);
        duel
    }

    fn says(&mut self, message: FromClientOf<Race>) {
        self.world.server.receive(self.cheater, message);
        self.world.post();
        self.world.settle();
    }

    fn promises(&mut self, share: [u8; 16]) {
        let hash = promise_of(&Bytes(share));
        self.says(FromClient::Promise { seat: SECOND, hash });
    }

    fn shows(&mut self, share: [u8; 16]) {
        self.says(FromClient::Share { seat: SECOND, bytes: Bytes(share) });
    }

    /// The share of the second seat as it is in the dice.
    fn share(&self) -> [u8; 16] {
        assert_eq!(self.world.server.table.stage, Stage::Playing);
        self.world.server.dice().secrets().seats[1]
    }

    /// The honest player finds nothing wrong with the server, whatever the other one did.
    fn ends_well(mut self) {
        self.world.server.table.seats[1].sitter = protocol::Sitter::Bot("stand-in".to_owned());
        let command = Command::Introduce { name: None, color: None };
        self.world.command(0, command);
        self.world.settle();
        play_to_the_end(&mut self.world);
        let proved = |news: &_| matches!(news, News::Proof { verdict, .. } if *verdict == Verdict::default());
        assert!(self.world.devices[0].news.iter().any(proved));
    }
}

#[test]
fn whoever_shows_another_share_than_promised_is_silent() {
    let mut duel = Duel::new(1);
    duel.promises([1; 16]);
    // The other one's share is known by now: this one would be liked better.
    assert!(duel.world.server.shares.contains_key(&FIRST));
    duel.shows([2; 16]);
    let secret = duel.world.server.secret;
    assert_eq!(duel.share(), share_of_silent(&secret, SECOND));
    assert_eq!(duel.world.server.proof().silent, [SECOND]);
    // A second try comes too late.
    duel.shows([1; 16]);
    assert_eq!(duel.share(), share_of_silent(&secret, SECOND));
    duel.ends_well();
}

#[test]
fn a_promise_stands_and_a_late_one_is_none() {
    let mut duel = Duel::new(2);
    duel.promises([1; 16]);
    duel.promises([2; 16]);
    let promises = duel.world.server.fair.clone().unwrap().promises;
    assert_eq!(promises[1].hash, promise_of(&Bytes([1; 16])));
    duel.shows([1; 16]);
    assert_eq!(duel.share(), [1; 16]);
    duel.ends_well();

    let mut duel = Duel::new(3);
    duel.world.server.silence();
    duel.world.post();
    duel.world.settle();
    duel.promises([1; 16]);
    duel.shows([1; 16]);
    assert_eq!(duel.share(), share_of_silent(&duel.world.server.secret, SECOND));
    duel.ends_well();
}

#[test]
fn nobody_answers_for_the_seat_of_another() {
    let mut duel = Duel::new(4);
    let hash = promise_of(&Bytes([3; 16]));
    duel.says(FromClient::Promise { seat: FIRST, hash });
    duel.promises([1; 16]);
    duel.says(FromClient::Share { seat: FIRST, bytes: Bytes([3; 16]) });
    duel.shows([1; 16]);
    assert_ne!(duel.world.server.dice().secrets().seats[0], [3; 16]);
    duel.ends_well();
}

/// The first die of these shares.
fn die(secret: [u8; 32], seats: [[u8; 16]; 2]) -> usize {
    let dice = FairDice::new(Secrets { host: secret, seats: seats.to_vec() }, set_up());
    dice.outcome(Stream::new(0), 0).below(6) as usize
}

/// Whoever tries share after share, or chooses between showing and falling silent, needs the server's secret to know what
/// it comes to. Without it each choice gives each die as often as every other.
#[test]
fn without_the_secret_no_share_is_better_than_another() {
    const SECRETS: u32 = 6_000;
    let other = [8; 16];
    // What a client that guesses a secret would think best.
    let guess = sha256(b"guess");
    let tries = (0_u8..=255).map(|byte| [byte; 16]);
    let best = tries.max_by_key(|&share| die(guess, [other, share])).unwrap();
    assert_eq!(die(guess, [other, best]), 5);
    let mut shown = [0_u32; 6];
    let mut silent = [0_u32; 6];
    for number in 0..SECRETS {
        let secret = sha256(&number.to_le_bytes());
        shown[die(secret, [other, best])] += 1;
        silent[die(secret, [other, share_of_silent(&secret, SECOND)])] += 1;
    }
    for count in shown.into_iter().chain(silent) {
        assert!(count.abs_diff(SECRETS / 6) < 150, "{shown:?} {silent:?}");
    }
}
