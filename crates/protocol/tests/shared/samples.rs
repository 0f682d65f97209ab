//! One of every message.

use protocol::{
    Bye, Bytes, ChatPolicy, ClockNow, ClockSettings, Command, CommandOf, FairNow, FromClient,
    FromClientOf, FromServer, FromServerOf, GameName, GuestNow, GuestNumber, Have, Hello, NewTable,
    Numbered, Promise, Proof, Refused, SeatNow, Settings, Sitter, Stage, TableNow, Welcome, Why,
};
use serde::{Deserialize, Serialize};
use table::example::{Race, RaceAction};
use table::{FairDice, Follower, Host, Seat, Turn, Viewer};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
const GUEST: GuestNumber = GuestNumber(2);

pub(crate) fn from_client() -> Vec<(String, FromClientOf<Race>)> {
    let have = Have { viewer: Viewer::Seat(FIRST), sequence: 4, link: Bytes([0xab; 32]) };
    let watching = Have { viewer: Viewer::Spectator, ..have };
    let hello = Hello {
        protocol: 1,
        client: u64::MAX,
        connection: 2,
        have: vec![have, watching],
        shared: false,
    };
    let mut all = vec![
        FromClient::Hello(hello),
        FromClient::Promise { seat: FIRST, hash: Bytes([0xcd; 32]) },
        FromClient::Share { seat: FIRST, bytes: Bytes([0xef; 16]) },
        FromClient::Say { text: "Ahoj „světe“".to_owned() },
        FromClient::Emote { emote: 3 },
        FromClient::Ping,
    ];
    for (number, command) in (1..).zip(commands()) {
        let answers = matches!(&command, Command::Play { .. } | Command::Undo { .. }).then_some(4);
        all.push(FromClient::Command(Numbered { number, answers, command }));
    }
    all.into_iter().map(|message| (client_name(&message), message)).collect()
}

fn client_name(message: &FromClientOf<Race>) -> String {
    match message {
        FromClient::Hello(_) => "hello".to_owned(),
        FromClient::Command(numbered) => format!("command_{}", command_name(&numbered.command)),
        FromClient::Promise { .. } => "promise".to_owned(),
        FromClient::Share { .. } => "share".to_owned(),
        FromClient::Say { .. } => "say".to_owned(),
        FromClient::Emote { .. } => "emote".to_owned(),
        FromClient::Ping => "ping".to_owned(),
    }
}

fn commands() -> Vec<CommandOf<Race>> {
    let (seat, guest) = (FIRST, GUEST);
    let bot = "hard".to_owned();
    vec![
        Command::Play { seat, actions: vec![RaceAction::Walk] },
        Command::Draw { chance: "die 6".parse().unwrap() },
        Command::Correct,
        Command::Undo { seat },
        Command::Withdraw { seat },
        Command::AgreeToEnd { seat, agrees: true },
        Command::Lend { seat, bot: bot.clone() },
        Command::TakeBack { seat },
        Command::Claim { seat },
        Command::Free { seat },
        Command::Swap { from: seat, to: SECOND },
        Command::SeatBot { seat, bot },
        Command::Ready { ready: true },
        Command::Start,
        Command::Rematch,
        Command::Introduce { name: Some("Anna".to_owned()), color: Some(2) },
        Command::Keep { settings: settings() },
        Command::Remove { guest },
        Command::HandOver { guest },
        Command::GiveSeat { seat, guest },
        Command::Close,
    ]
}

fn command_name(command: &CommandOf<Race>) -> &'static str {
    match command {
        Command::Play { .. } => "play",
        Command::Draw { .. } => "draw",
        Command::Correct => "correct",
        Command::Undo { .. } => "undo",
        Command::Withdraw { .. } => "withdraw",
        Command::AgreeToEnd { .. } => "agree_to_end",
        Command::Lend { .. } => "lend",
        Command::TakeBack { .. } => "take_back",
        Command::Claim { .. } => "claim",
        Command::Free { .. } => "free",
        Command::Swap { .. } => "swap",
        Command::SeatBot { .. } => "seat_bot",
        Command::Ready { .. } => "ready",
        Command::Start => "start",
        Command::Rematch => "rematch",
        Command::Introduce { .. } => "introduce",
        Command::Keep { .. } => "keep",
        Command::Remove { .. } => "remove",
        Command::HandOver { .. } => "hand_over",
        Command::GiveSeat { .. } => "give_seat",
        Command::Close => "close",
    }
}

fn settings() -> Settings {
    Settings {
        open: true,
        chat: Some(ChatPolicy::Emotes),
        hints: false,
        own_draws: false,
        clock: Some(ClockSettings { bank: 600, increment: 10, lost_connection: 120 }),
    }
}

fn table_now() -> TableNow {
    let seat = |sitter| SeatNow {
        wishes: None,
        sitter,
        ready: true,
        lent_to: Some("normal".to_owned()),
        out_of_time: false,
        agrees_to_end: false,
        clock: Some(ClockNow { left: 599_000, runs: true, lost_connection: 120_000 }),
    };
    let guest =
        GuestNow { number: GUEST, name: Some("Anna".to_owned()), color: Some(2), here: true };
    TableNow {
        code: "KARAK7".to_owned(),
        settings: settings(),
        stage: Stage::Playing,
        seats: vec![seat(Sitter::Guest(GUEST)), seat(Sitter::Bot("easy".to_owned()))],
        guests: vec![guest],
        host: GUEST,
        rematch: Some("KARAK8".to_owned()),
    }
}

fn fair_now() -> FairNow {
    FairNow {
        commitment: Bytes([1; 32]),
        set_up: Bytes([2; 32]),
        promises: vec![Promise { seat: FIRST, hash: Bytes([3; 32]) }],
        showing: true,
        shown: vec![FIRST],
        silent: vec![SECOND],
    }
}

pub(crate) fn from_server() -> Vec<(String, FromServerOf<Race>)> {
    let mut host = Host::new(Race, Some(FairDice::from_seed(3, 2, [0; 32])));
    host.begin();
    let Turn::Seat(seat) = host.turn() else { panic!("a race begins with a seat") };
    let viewer = Viewer::Seat(seat);
    let Follower { sequence, view, log, legal } = Follower::of(&host, viewer);
    let link = Bytes([4; 32]);
    let update = host.play(seat, RaceAction::Walk).unwrap().update(&Race, viewer);
    let welcome = Welcome {
        protocol: 1,
        program: "0.1.0".to_owned(),
        you: GUEST,
        game: GameName::Dungeon,
        set_up: "game: race\n".to_owned(),
        table: table_now(),
        fair: Some(fair_now()),
    };
    let refused = Refused {
        number: 7,
        why: Why::AgainstTheRules,
        sentence: "it is not the time for that".to_owned(),
        rule: Some("R1".to_owned()),
    };
    let proof = Proof {
        secret: Bytes([5; 32]),
        record: "game: race\n\nbegin > die 2\n".to_owned(),
        silent: vec![SECOND],
    };
    let all = vec![
        FromServer::Welcome(welcome),
        FromServer::Table(table_now()),
        FromServer::Fresh { viewer, sequence, link, view, log, legal, undo: false },
        FromServer::Update { viewer, link, update, undo: true },
        FromServer::Done { number: 7, sequence: 5 },
        FromServer::Refused(refused),
        FromServer::Fair(fair_now()),
        FromServer::Proof(proof),
        FromServer::Said { guest: GUEST, text: "hello".to_owned() },
        FromServer::Emoted { guest: GUEST, emote: 3 },
        FromServer::Pong,
        FromServer::Bye(Bye::Stopping),
    ];
    all.into_iter().map(|message| (server_name(&message).to_owned(), message)).collect()
}

fn server_name(message: &FromServerOf<Race>) -> &'static str {
    match message {
        FromServer::Welcome(_) => "welcome",
        FromServer::Table(_) => "table",
        FromServer::Fresh { .. } => "fresh",
        FromServer::Update { .. } => "update",
        FromServer::Done { .. } => "done",
        FromServer::Refused(_) => "refused",
        FromServer::Fair(_) => "fair",
        FromServer::Proof(_) => "proof",
        FromServer::Said { .. } => "said",
        FromServer::Emoted { .. } => "emoted",
        FromServer::Pong => "pong",
        FromServer::Bye(_) => "bye",
    }
}

pub(crate) fn new_table() -> NewTable {
    NewTable { game: GameName::Goblin, set_up: "game: goblin\n".to_owned(), settings: settings() }
}

/// All words that stand for something.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Words {
    why: Vec<Why>,
    bye: Vec<Bye>,
    stage: Vec<Stage>,
    chat: Vec<ChatPolicy>,
    game: Vec<GameName>,
    sitter: Vec<Sitter>,
}

pub(crate) fn words() -> Words {
    Words {
        why: vec![
            Why::Stale,
            Why::NotYourTurn,
            Why::AgainstTheRules,
            Why::NotYourSeat,
            Why::OnlyTheHost,
            Why::Taken,
            Why::NotNow,
            Why::NothingToTakeBack,
            Why::Unknown,
            Why::NotAtThisTable,
            Why::TooMuch,
            Why::NotKept,
        ],
        bye: vec![
            Bye::OtherVersion,
            Bye::NoSuchTable,
            Bye::Removed,
            Bye::Closed,
            Bye::NotUnderstood,
            Bye::TooMuch,
            Bye::TooSlow,
            Bye::Stopping,
            Bye::Again,
        ],
        stage: vec![
            Stage::Gathering,
            Stage::MakingDice,
            Stage::Playing,
            Stage::Over,
            Stage::Closed,
        ],
        chat: vec![ChatPolicy::Lines, ChatPolicy::Emotes, ChatPolicy::Silent],
        game: vec![GameName::Dungeon, GameName::Goblin],
        sitter: vec![Sitter::Empty, Sitter::Guest(GUEST), Sitter::Bot("easy".to_owned())],
    }
}
