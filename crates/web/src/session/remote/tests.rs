//! A server made of a host, and devices that follow it.

use ::table::{BySeat, FairDice, Host, Recorded as _, Seat, Turn, Viewer};
use goblin::Goblin;
use protocol::{
    Command as Asked, FromClient, FromClientOf, FromServer, FromServerOf, GameName, GuestNow,
    GuestNumber, Refused, SeatNow, Settings, Sitter, Stage, TableNow, VERSION, Welcome, Why,
};

use super::GameNews;
use super::table::{RemoteTable, Told};
use crate::session::begun::goblin_rules;
use crate::session::{Asks, Command};

const YOU: GuestNumber = GuestNumber(0);

/// A game in which the device under test plays for these seats, counted from 0.
struct Served {
    host: Host<Goblin>,
    device: RemoteTable<Goblin>,
    own: Vec<Seat>,
}

fn table_of(own: &[Seat], stage: Stage) -> TableNow {
    let seat = |seat: Seat| SeatNow {
        sitter: if own.contains(&seat) {
            Sitter::Guest(YOU)
        } else {
            Sitter::Guest(GuestNumber(1))
        },
        ready: true,
        lent_to: None,
        out_of_time: false,
        agrees_to_end: false,
        clock: None,
        wishes: None,
    };
    let guest = |number, name: &str| GuestNow {
        number,
        name: Some(name.to_owned()),
        color: Some(1),
        here: true,
    };
    TableNow {
        code: "AAAAAAAA".to_owned(),
        settings: Settings::default(),
        stage,
        seats: Seat::first(2).map(seat).collect(),
        guests: vec![guest(YOU, "Bo"), guest(GuestNumber(1), "Bo")],
        host: YOU,
        rematch: None,
    }
}

impl Served {
    fn new(own: &[usize]) -> Self {
        let own: Vec<Seat> = own.iter().map(|&seat| Seat::new(seat)).collect();
        let rules = goblin_rules("horan, taia");
        let dice = FairDice::from_seed(5, 2, rules.setup_hash(None));
        let mut host = Host::new(rules, Some(dice));
        host.begin();
        let mut served = Self { host, device: RemoteTable::new(7, BySeat([[0; 16]; 5])), own };
        served.device.opened();
        served.device.outgoing();
        let welcome = Welcome {
            protocol: VERSION,
            program: "0".to_owned(),
            you: YOU,
            game: GameName::Goblin,
            set_up: served.host.rules().header().to_string(),
            table: table_of(&served.own, Stage::Playing),
            fair: None,
        };
        served.tell(&FromServer::Welcome(welcome));
        for viewer in served.viewers() {
            served.fresh(viewer);
        }
        served
    }

    fn viewers(&self) -> Vec<Viewer> {
        table_of(&self.own, Stage::Playing).viewers_of(YOU, false)
    }

    fn tell(&mut self, message: &FromServerOf<Goblin>) -> bool {
        self.device.heard(&message.write())
    }

    fn fresh(&mut self, viewer: Viewer) {
        let host = &self.host;
        let message = FromServer::Fresh {
            viewer,
            sequence: host.sequence(),
            link: protocol::Bytes([host.sequence() as u8; 32]),
            view: host.view(viewer),
            log: host.log(viewer).collect(),
            legal: host.legal_for(viewer),
            undo: false,
        };
        assert!(self.tell(&message));
    }

    fn news(&mut self) -> Vec<GameNews<Goblin>> {
        let mut news = Vec::new();
        while let Some(told) = self.device.next_told() {
            if let Told::Game(game) = told {
                news.push(game);
            }
        }
        news
    }

    /// The commands that the device sends now.
    fn commands(&mut self) -> Vec<protocol::NumberedOf<Goblin>> {
        let texts = std::iter::from_fn(|| self.device.outgoing());
        let read = |text: String| FromClient::read(&text, 9999).unwrap();
        let command = |message: FromClientOf<Goblin>| match message {
            FromClient::Command(numbered) => Some(numbered),
            FromClient::Hello(_)
            | FromClient::Promise { .. }
            | FromClient::Share { .. }
            | FromClient::Say { .. }
            | FromClient::Emote { .. }
            | FromClient::Ping => None,
        };
        texts.map(read).filter_map(command).collect()
    }

    /// Plays the first legal action of whoever's turn it is, and tells the device.
    fn play(&mut self) {
        let Turn::Seat(seat) = self.host.turn() else { panic!("nobody is asked") };
        let action = self.host.legal_actions()[0];
        let from = self.host.sequence();
        let done = self.host.play(seat, action).unwrap();
        let updates: Vec<_> = self
            .viewers()
            .into_iter()
            .map(|viewer| (viewer, done.update(self.host.rules(), viewer)))
            .collect();
        assert!(self.host.sequence() > from);
        for (viewer, update) in updates {
            let link = protocol::Bytes([self.host.sequence() as u8; 32]);
            let message = FromServer::Update { viewer, link, update, undo: false };
            assert!(self.tell(&message));
        }
    }
}

#[test]
fn steps_lead_from_what_was_shown_to_what_the_host_shows() {
    let mut served = Served::new(&[0]);
    served.news();
    let viewer = Viewer::Seat(Seat::new(0));
    for _ in 0..40 {
        served.play();
        for news in served.news() {
            let GameNews::Steps { viewer: seen, frames, .. } = news else { panic!("steps") };
            assert_eq!(seen, viewer);
            let last = frames.last().unwrap();
            assert!(last.view == served.host.view(viewer));
        }
        let elsewhere = Asks::Elsewhere(Seat::new(1));
        let expected = match served.host.turn() {
            Turn::Seat(seat) if seat == Seat::new(0) => Asks::Person(seat),
            Turn::Seat(_) => elsewhere,
            Turn::Chance | Turn::Over => break,
        };
        assert_eq!(served.device.asks(), expected);
        assert_eq!(served.device.legal_actions(), served.host.legal_for(viewer));
        let several = served.host.legal_for(viewer).len() > 1;
        assert_eq!(served.device.chooses(expected), several && expected != elsewhere);
    }
}

#[test]
fn what_was_chosen_waits_for_its_answer_and_may_come_back() {
    let mut served = Served::new(&[0, 1]);
    served.news();
    let Asks::Person(seat) = served.device.asks() else { panic!("somebody here is asked") };
    let action = served.device.legal_actions()[0];
    assert_eq!(served.device.ask(&Command::Play(seat, &[action])), Ok(true));
    assert_eq!(served.device.asks(), Asks::Answer, "nothing else can be chosen meanwhile");
    assert!(served.device.waits_for_anything(), "and it is said that it is on its way");
    assert_eq!(served.device.unanswered_position(), Some(served.host.sequence()));
    let message: FromClientOf<Goblin> =
        FromClient::read(&served.device.outgoing().unwrap(), 9999).unwrap();
    let FromClient::Command(numbered) = message else { panic!("a command") };
    assert!(matches!(numbered.command, Asked::Play { .. }));
    let refused =
        Refused { number: numbered.number, why: Why::Stale, sentence: String::new(), rule: None };
    served.tell(&FromServer::Refused(refused));
    assert!(matches!(served.news()[..], [GameNews::GivenBack(Why::Stale)]));
    assert_eq!(served.device.unanswered_position(), None);
    assert_eq!(served.device.asks(), Asks::Person(seat));
}

#[test]
fn a_device_with_two_seats_waits_until_all_its_viewers_know() {
    let mut served = Served::new(&[0, 1]);
    served.news();
    assert_eq!(
        served.viewers().len(),
        3,
        "it is passed on, and shows a spectator's view meanwhile"
    );
    for _ in 0..30 {
        served.play();
        served.news();
        if let Turn::Seat(seat) = served.host.turn() {
            assert_eq!(served.device.asks(), Asks::Person(seat));
        }
    }
}

#[test]
fn people_with_one_name_are_told_apart_and_the_first_keeps_the_color() {
    let served = Served::new(&[0]);
    let people = served.device.people();
    let names: Vec<_> = people.iter().map(|person| person.name.as_deref()).collect();
    assert_eq!(names, [Some("Bo"), Some("Bo 2")]);
    assert!(people[0].color.is_some() && people[1].color.is_none());
}

#[test]
fn a_seat_that_is_lent_is_asked_nothing() {
    let mut served = Served::new(&[0, 1]);
    served.news();
    let mut table = table_of(&served.own, Stage::Playing);
    for seat in &mut table.seats {
        seat.lent_to = Some("normal".to_owned());
    }
    served.tell(&FromServer::Table(table));
    assert!(matches!(served.device.asks(), Asks::Elsewhere(_)));
    assert!(!served.tell(&FromServer::Bye(protocol::Bye::Removed)), "the connection is of no use");
}

#[test]
fn whoever_taps_twice_means_it_once_and_may_change_their_mind() {
    let mut served = Served::new(&[0]);
    for ready in [true, true, false, true] {
        served.device.order(Asked::Ready { ready });
    }
    let sent: Vec<_> = served.commands().into_iter().map(|sent| sent.command).collect();
    assert_eq!(sent, [true, false, true].map(|ready| Asked::Ready { ready }));
}

#[test]
fn a_seat_that_a_bot_decides_for_comes_back_once_it_has() {
    let mut served = Served::new(&[0]);
    served.news();
    let seat = Seat::new(0);
    let back = Asked::TakeBack { seat };
    let refused = |number| {
        FromServer::Refused(Refused {
            number,
            why: Why::NotNow,
            sentence: String::new(),
            rule: None,
        })
    };
    let mut table = table_of(&served.own, Stage::Playing);
    table.seats[0].out_of_time = true;
    served.tell(&FromServer::Table(table.clone()));
    served.device.order(back.clone());
    let commands = served.commands();
    let [asked] = &commands[..] else { panic!("it is asked for") };
    served.tell(&refused(asked.number));
    while let Some(told) = served.device.next_told() {
        assert!(!matches!(told, Told::Refused(_)), "nothing has to be asked for again");
    }
    assert_eq!(served.commands(), []);
    assert!(served.device.waits_for_anything());
    served.play();
    served.news();
    let commands = served.commands();
    let [asked] = &commands[..] else { panic!("it is asked for once more") };
    assert_eq!(asked.command, back);
    // Where nobody was too late there is nothing to wait for.
    table.seats[0].out_of_time = false;
    served.tell(&FromServer::Table(table));
    served.tell(&refused(asked.number));
    let told: Vec<_> = std::iter::from_fn(|| served.device.next_told()).collect();
    assert!(told.iter().any(|told| matches!(told, Told::Refused(_))));
    assert!(!served.device.waits_for_anything());
}
